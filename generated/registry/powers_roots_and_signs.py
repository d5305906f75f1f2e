# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content e2d9509744b7621f
"""The rows of the table as data."""

from math import inf, nan

from autograd.base.registry import Kink, Row

ROWS = (
    Row(
        signature="pow(Tensor self, Tensor exponent) -> Tensor",
        kind="pointwise", node="PowBackward0", numpy=("power",), inplace="pow_",
        dtypes=("kept", "numeric"), numbers="beside", domain={"self": (0.5, 2.0)},
        forward="kernels.pow_(self, exponent)",
        formulas={
            "self": "powers.pow_self(grad, self, exponent)",
            "exponent": "powers.pow_exponent(grad, self, exponent, result)",
        },
        mathematics={
            "self": "where(exponent == 0, 0, grad * (exponent * self ** (exponent - 1)).conj())",
            "exponent": (
                "where(logical_and(self == 0, real(exponent) >= 0), 0, grad * (result * "
                "log(self)).conj())"
            ),
        },
        doc="self to the power of exponent.",
        kinks=(
            Kink(
                point=(0, 0), value=(0, 0), why="x**0 is 1 for all x, and 0**y is 0 for all y > 0"
            ),
            Kink(point=(0, 2), value=(0, 0), why="the limit of x**2 log(x)"),
            Kink(point=(0, 0.5), value=(inf, 0), why="the slope on the right"),
            Kink(point=(0, -1), value=(-inf, -inf), why="the limits for x above 0"),
            Kink(
                point=(-2, 3),
                value=(12, nan),
                why="x**y is real for whole y only; no nan leaks to x",
            ),
        ),
    ),
    Row(
        signature="square(Tensor self) -> Tensor",
        kind="pointwise", node="SquareBackward0", numpy=("square",), inplace="square_",
        forward="np.square(self)",
        formulas={"self": "grad * (2 * self).conj()"},
        doc="The square of self.",
    ),
    Row(
        signature="sqrt(Tensor self) -> Tensor",
        kind="pointwise", node="SqrtBackward0", numpy=("sqrt",), inplace="sqrt_",
        domain={"self": (0.2, 3.0)},
        forward="np.sqrt(self)",
        formulas={"self": "grad / (2 * result).conj()"},
        doc="The square root of self.",
        kinks=(Kink(point=(0,), value=(inf,), why="the slope on the right"),),
    ),
    Row(
        signature="rsqrt(Tensor self) -> Tensor",
        kind="pointwise", node="RsqrtBackward0", inplace="rsqrt_", domain={"self": (0.2, 3.0)},
        forward="1 / np.sqrt(self)",
        formulas={"self": "-0.5 * grad * (result * result * result).conj()"},
        doc="The reciprocal of the square root of self.",
        kinks=(Kink(point=(0,), value=(-inf,), why="the slope on the right"),),
    ),
    Row(
        signature="cbrt(Tensor self) -> Tensor",
        kind="pointwise", node="CbrtBackward0", numpy=("cbrt",), scipy=("special.cbrt",),
        inplace="cbrt_", takes_complex=False, domain={"self": (0.2, 3.0)},
        forward="np.cbrt(self)",
        formulas={"self": "grad / (3 * result * result)"},
        doc="The cube root of self.",
        kinks=(Kink(point=(0,), value=(inf,), why="the limit on both sides"),),
    ),
    Row(
        signature="reciprocal(Tensor self) -> Tensor",
        kind="pointwise", node="ReciprocalBackward0", numpy=("reciprocal",),
        inplace="reciprocal_", domain={"self": (0.5, 3.0)},
        forward="1 / self",
        formulas={"self": "-grad * (result * result).conj()"},
        doc="The reciprocal of self, 1 / self.",
        kinks=(Kink(point=(0,), value=(-inf,), why="the limit on both sides"),),
    ),
    Row(
        signature="abs(Tensor self) -> Tensor",
        kind="pointwise", node="AbsBackward0", numpy=("absolute", "fabs"),
        aliases=("absolute",), inplace="abs_", dtypes=("numeric",), domain={"self": (0.2, 2.0)},
        forward="np.absolute(self)",
        formulas={"self": "grad * self.sgn()"},
        doc="The absolute value of self; of a complex number its modulus, which is real.",
        kinks=(
            Kink(point=(0,), value=(0,), why="the mean over all directions"),
            Kink(point=(0j,), value=(0,), why="the mean over all directions"),
        ),
    ),
    Row(
        signature="sign(Tensor self) -> Tensor",
        kind="pointwise", node="SignBackward0", numpy=("sign",), inplace="sign_",
        takes_complex=False, dtypes=("kept",), domain={"self": (0.2, 2.0)},
        forward="kernels.sign(self)",
        formulas={"self": "zero"},
        doc="The sign of self, as -1, 0 or 1; its gradient is zero everywhere, also at 0.",
        kinks=(Kink(point=(0,), value=(0,), why="it is constant on both sides of a jump"),),
    ),
    Row(
        signature="sgn(Tensor self) -> Tensor",
        kind="pointwise", node="SgnBackward0", inplace="sgn_", dtypes=("kept",),
        domain={"self": (0.2, 2.0)},
        forward="kernels.sign(self)",
        formulas={"self": "powers.sgn_self(grad, self, result)"},
        mathematics={
            "self": "where(self == 0, 0, (grad - result * real(grad * result.conj())) / abs(self))",
            "result": (
                "where(self == 0, 0, (self_t - result * real(self_t * result.conj())) / abs(self))"
            ),
        },
        jvp="powers.sgn_self(self_t, self, result)",
        doc="The sign of self, self / abs(self), and 0 at 0.",
        kinks=(Kink(point=(0,), value=(0,), why="it is constant on both sides of a jump"),),
    ),
)  # fmt: skip
