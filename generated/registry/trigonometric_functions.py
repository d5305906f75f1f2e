# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 726c7ed747865a87
"""The rows of the table as data."""

from math import inf

from autograd.base.registry import Kink, Row

ROWS = (
    Row(
        signature="sin(Tensor self) -> Tensor",
        kind="pointwise", node="SinBackward0", numpy=("sin",), inplace="sin_",
        forward="np.sin(self)",
        formulas={"self": "grad * cos(self).conj()"},
        doc="The sine of self, an angle in radians.",
    ),
    Row(
        signature="cos(Tensor self) -> Tensor",
        kind="pointwise", node="CosBackward0", numpy=("cos",), inplace="cos_",
        forward="np.cos(self)",
        formulas={"self": "-grad * sin(self).conj()"},
        doc="The cosine of self, an angle in radians.",
    ),
    Row(
        signature="tan(Tensor self) -> Tensor",
        kind="pointwise", node="TanBackward0", numpy=("tan",), inplace="tan_",
        domain={"self": (-1.2, 1.2)},
        forward="np.tan(self)",
        formulas={"self": "grad * (1 + result * result).conj()"},
        doc="The tangent of self, an angle in radians.",
    ),
    Row(
        signature="asin(Tensor self) -> Tensor",
        kind="pointwise", node="AsinBackward0", numpy=("arcsin",), aliases=("arcsin",),
        inplace="asin_", domain={"self": (-0.8, 0.8)},
        forward="np.arcsin(self)",
        formulas={"self": "grad * rsqrt(1 - self * self).conj()"},
        doc="The inverse sine of self, in radians.",
        kinks=(Kink(point=(1,), value=(inf,), why="the slope on the left"),),
    ),
    Row(
        signature="acos(Tensor self) -> Tensor",
        kind="pointwise", node="AcosBackward0", numpy=("arccos",), aliases=("arccos",),
        inplace="acos_", domain={"self": (-0.8, 0.8)},
        forward="np.arccos(self)",
        formulas={"self": "-grad * rsqrt(1 - self * self).conj()"},
        doc="The inverse cosine of self, in radians.",
        kinks=(Kink(point=(1,), value=(-inf,), why="the slope on the left"),),
    ),
    Row(
        signature="atan(Tensor self) -> Tensor",
        kind="pointwise", node="AtanBackward0", numpy=("arctan",), aliases=("arctan",),
        inplace="atan_", domain={"self": (-0.8, 0.8)},
        forward="np.arctan(self)",
        formulas={"self": "piecewise.atan_self(grad, self)"},
        mathematics={"self": "grad / (1 + self ** 2).conj()"},
        doc="The inverse tangent of self, in radians.",
    ),
)  # fmt: skip
