# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content d666ffd331af2d4a
"""The rows of the table as data."""

from math import inf

from autograd.base.registry import Kink, Row

ROWS = (
    Row(
        signature="sinh(Tensor self) -> Tensor",
        kind="pointwise", node="SinhBackward0", numpy=("sinh",), inplace="sinh_",
        forward="np.sinh(self)",
        formulas={"self": "grad * cosh(self).conj()"},
        doc="The hyperbolic sine of self.",
    ),
    Row(
        signature="cosh(Tensor self) -> Tensor",
        kind="pointwise", node="CoshBackward0", numpy=("cosh",), inplace="cosh_",
        forward="np.cosh(self)",
        formulas={"self": "grad * sinh(self).conj()"},
        doc="The hyperbolic cosine of self.",
    ),
    Row(
        signature="tanh(Tensor self) -> Tensor",
        kind="pointwise", node="TanhBackward0", numpy=("tanh",),
        aliases=("nn.functional.tanh",), inplace="tanh_",
        forward="np.tanh(self)",
        formulas={"self": "grad * (1 - result * result).conj()"},
        doc="The hyperbolic tangent of self.",
    ),
    Row(
        signature="asinh(Tensor self) -> Tensor",
        kind="pointwise", node="AsinhBackward0", numpy=("arcsinh",), aliases=("arcsinh",),
        inplace="asinh_", domain={"self": (-0.8, 0.8)},
        forward="np.arcsinh(self)",
        formulas={"self": "piecewise.asinh_self(grad, self)"},
        mathematics={"self": "grad / sqrt(1 + self ** 2).conj()"},
        doc="The inverse hyperbolic sine of self.",
    ),
    Row(
        signature="acosh(Tensor self) -> Tensor",
        kind="pointwise", node="AcoshBackward0", numpy=("arccosh",), aliases=("arccosh",),
        inplace="acosh_", domain={"self": (1.2, 3.0)},
        forward="np.arccosh(self)",
        formulas={"self": "grad * (rsqrt(self - 1) * rsqrt(self + 1)).conj()"},
        doc="The inverse hyperbolic cosine of self.",
        kinks=(Kink(point=(1,), value=(inf,), why="the slope on the right"),),
    ),
    Row(
        signature="atanh(Tensor self) -> Tensor",
        kind="pointwise", node="AtanhBackward0", numpy=("arctanh",), aliases=("arctanh",),
        inplace="atanh_", domain={"self": (-0.8, 0.8)},
        forward="np.arctanh(self)",
        formulas={"self": "grad / (1 - self * self).conj()"},
        doc="The inverse hyperbolic tangent of self.",
        kinks=(Kink(point=(1,), value=(inf,), why="the slope on the left"),),
    ),
)  # fmt: skip
