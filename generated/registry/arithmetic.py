# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 05ff94aca56522cf
"""The rows of the table as data."""

from autograd.base.registry import Kink, Row

ROWS = (
    Row(
        signature="add(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
        kind="pointwise", node="AddBackward0", numpy=("add",), inplace="add_", scalars=(2,),
        forward="self + other if alpha == 1 else self + alpha * other",
        formulas={"self": "grad", "other": "grad if alpha == 1 else grad * alpha.conj()"},
        doc="self + alpha * other.",
    ),
    Row(
        signature="sub(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
        kind="pointwise", node="SubBackward0", numpy=("subtract",), aliases=("subtract",),
        inplace="sub_", dtypes=("arithmetic",), scalars=(2,),
        forward="self - other if alpha == 1 else self - alpha * other",
        formulas={"self": "grad", "other": "-grad if alpha == 1 else -grad * alpha.conj()"},
        doc="self - alpha * other.",
    ),
    Row(
        signature="rsub(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
        kind="composite", scalars=(2,),
        forward="sub(other, self, alpha=alpha)",
        doc="other - alpha * self.",
    ),
    Row(
        signature="mul(Tensor self, Tensor other) -> Tensor",
        kind="pointwise", node="MulBackward0", numpy=("multiply",), aliases=("multiply",),
        inplace="mul_",
        forward="self * other",
        formulas={"self": "grad * other.conj()", "other": "grad * self.conj()"},
        doc="self * other.",
    ),
    Row(
        signature="div(Tensor self, Tensor other, *, str? rounding_mode=None) -> Tensor",
        kind="pointwise", node="DivBackward0", numpy=("divide", "true_divide"),
        aliases=("divide", "true_divide"), inplace="div_", domain={"other": (0.5, 2.0)},
        forward=(
            "self / other if rounding_mode is None else kernels.div_mode(self, other, "
            "rounding_mode)"
        ),
        formulas={
            "self": "grad / other.conj() if rounding_mode is None else zeros_like(grad)",
            "other": (
                "-grad * (self / other / other).conj() if rounding_mode is None else "
                "zeros_like(grad)"
            ),
        },
        doc=(
            'self / other, rounded towards zero ("trunc") or down ("floor") if `rounding_mode` '
            "says so."
        ),
    ),
    Row(
        signature="floor_divide(Tensor self, Tensor other) -> Tensor",
        kind="comparison", numpy=("floor_divide",), inplace="floor_divide_",
        dtypes=("numeric",), domain={"other": (0.5, 2.0)},
        forward="kernels.floor_divide(self, other)",
        doc="self / other, rounded down. It has no gradient.",
    ),
    Row(
        signature="remainder(Tensor self, Tensor other) -> Tensor",
        kind="pointwise", node="RemainderBackward0", numpy=("remainder", "mod"),
        inplace="remainder_", dtypes=("numeric",), numbers="beside",
        domain={"self": (2.1, 2.9), "other": (0.7, 0.9)},
        forward="kernels.remainder(self, other)",
        formulas={"self": "grad", "other": "piecewise.remainder_other(grad, self, other, result)"},
        mathematics={"other": "-grad * floor(self / other)"},
        doc="What is left of self / other rounded down; it has the sign of other.",
        kinks=(Kink(point=(2, 1), value=(1, -2), why="the slopes below a jump"),),
    ),
    Row(
        signature="neg(Tensor self) -> Tensor",
        kind="pointwise", node="NegBackward0", numpy=("negative",), aliases=("negative",),
        inplace="neg_", dtypes=("kept",),
        forward="-self",
        formulas={"self": "-grad"},
        doc="-self.",
    ),
    Row(
        signature="positive(Tensor(a) self) -> Tensor(a)",
        kind="view", node="PositiveBackward0", numpy=("positive",), out=False,
        dtypes=("numeric",),
        forward="self",
        formulas={"self": "grad"},
        jvp="linear",
        doc="+self, the same values.",
    ),
)  # fmt: skip
