# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content c9298c9fba394bc9
"""The rows of the table as data."""

from autograd.base.registry import Kink, Row

ROWS = (
    Row(
        signature="deg2rad(Tensor self) -> Tensor",
        kind="pointwise", node="Deg2RadBackward0", numpy=("deg2rad", "radians"),
        inplace="deg2rad_", takes_complex=False,
        forward="self * 0.017453292519943295",
        formulas={"self": "grad * 0.017453292519943295"},
        doc="Degrees as radians.",
    ),
    Row(
        signature="rad2deg(Tensor self) -> Tensor",
        kind="pointwise", node="Rad2DegBackward0", numpy=("rad2deg", "degrees"),
        inplace="rad2deg_", takes_complex=False,
        forward="self * 57.29577951308232",
        formulas={"self": "grad * 57.29577951308232"},
        doc="Radians as degrees.",
    ),
    Row(
        signature="sinc(Tensor self) -> Tensor",
        kind="pointwise", node="SincBackward0", numpy=("sinc",), aliases=("special.sinc",),
        inplace="sinc_",
        forward="kernels.sinc(self)",
        formulas={"self": "elementary.sinc_self(grad, self, result)"},
        mathematics={
            "self": "where(self == 0, 0, grad * ((cos(pi * self) - result) / self).conj())",
        },
        doc="sin(pi * self) / (pi * self), and 1 at 0.",
        kinks=(
            Kink(
                point=(0,), value=(0,), why="the limit; the second derivative there is -pi**2 / 3"
            ),
        ),
    ),
    Row(
        signature="special._sinc_derivative(int n, Tensor self) -> Tensor",
        kind="pointwise", node="SpecialSincDerivativeBackward0", out=False,
        forward="kernels.sinc_derivative(n, self)",
        formulas={"self": "grad * special._sinc_derivative(n + 1, self).conj()"},
        doc="The n-th derivative of sinc.",
    ),
)  # fmt: skip
