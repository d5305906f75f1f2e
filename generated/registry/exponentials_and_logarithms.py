# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 4ff4ad3f0c5b8d65
"""The rows of the table as data."""

from math import inf, nan

from autograd.base.registry import Kink, Row

ROWS = (
    Row(
        signature="exp(Tensor self) -> Tensor",
        kind="pointwise", node="ExpBackward0", numpy=("exp",), inplace="exp_",
        forward="np.exp(self)",
        formulas={"self": "grad * result.conj()"},
        doc="The exponential of self.",
    ),
    Row(
        signature="exp2(Tensor self) -> Tensor",
        kind="pointwise", node="Exp2Backward0", numpy=("exp2",), aliases=("special.exp2",),
        inplace="exp2_",
        forward="np.exp2(self)",
        formulas={"self": "grad * (result * 0.6931471805599453).conj()"},
        doc="2 to the power of self.",
    ),
    Row(
        signature="expm1(Tensor self) -> Tensor",
        kind="pointwise", node="Expm1Backward0", numpy=("expm1",), aliases=("special.expm1",),
        inplace="expm1_",
        forward="np.expm1(self)",
        formulas={"self": "grad * (result + 1).conj()"},
        doc="exp(self) - 1, accurate near 0.",
    ),
    Row(
        signature="log(Tensor self) -> Tensor",
        kind="pointwise", node="LogBackward0", numpy=("log",), inplace="log_",
        domain={"self": (0.2, 3.0)},
        forward="np.log(self)",
        formulas={"self": "grad / self.conj()"},
        doc="The natural logarithm of self.",
        kinks=(Kink(point=(0,), value=(inf,), why="the slope on the right"),),
    ),
    Row(
        signature="log2(Tensor self) -> Tensor",
        kind="pointwise", node="Log2Backward0", numpy=("log2",), inplace="log2_",
        domain={"self": (0.2, 3.0)},
        forward="np.log2(self)",
        formulas={"self": "grad / (self * 0.6931471805599453).conj()"},
        doc="The binary logarithm of self, to the base 2.",
    ),
    Row(
        signature="log10(Tensor self) -> Tensor",
        kind="pointwise", node="Log10Backward0", numpy=("log10",), inplace="log10_",
        domain={"self": (0.2, 3.0)},
        forward="np.log10(self)",
        formulas={"self": "grad / (self * 2.302585092994046).conj()"},
        doc="The decimal logarithm of self, to the base 10.",
    ),
    Row(
        signature="log1p(Tensor self) -> Tensor",
        kind="pointwise", node="Log1PBackward0", numpy=("log1p",), aliases=("special.log1p",),
        inplace="log1p_", domain={"self": (-0.7, 3.0)},
        forward="kernels.log1p(self)",
        formulas={"self": "grad / (self + 1).conj()"},
        doc="log(1 + self), accurate near 0.",
        kinks=(Kink(point=(-1,), value=(inf,), why="the slope on the right"),),
    ),
    Row(
        signature="logaddexp(Tensor self, Tensor other) -> Tensor",
        kind="pointwise", node="LogaddexpBackward0", numpy=("logaddexp",), dtypes=("floating",),
        numbers="tensors",
        forward="kernels.logaddexp(self, other)",
        formulas={
            "self": "powers.logaddexp_one(grad, self, other)",
            "other": "powers.logaddexp_one(grad, other, self)",
        },
        mathematics={
            "self": "grad / (1 + exp(other - self)).conj()",
            "other": "grad / (1 + exp(self - other)).conj()",
        },
        doc="log(exp(self) + exp(other)), without overflow.",
        kinks=(
            Kink(
                point=(-inf, -inf), value=(0, 0), why="both are sums of nothing", torch=(nan, nan)
            ),
            Kink(
                point=(inf, inf),
                value=(0.5, 0.5),
                why="equal ones share the gradient",
                torch=(nan, nan),
            ),
            Kink(point=(inf, -inf), value=(1, 0), why="the limit"),
            Kink(point=(inf, 1), value=(1, 0), why="the limit"),
            Kink(point=(1, -inf), value=(1, 0), why="the limit"),
        ),
    ),
)  # fmt: skip
