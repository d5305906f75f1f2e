# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 0dcf4cd21f1aec00
"""The rows of the table as data."""

from math import inf

from autograd.registry import Kink, Row

ROWS = (
    Row(
        name="sin",
        signature="sin(Tensor self) -> Tensor",
        kind="pointwise",
        forward="np.sin(self)",
        formulas={"self": "grad * cos(self).conj()"},
        jvp="pointwise",
        node="SinBackward0",
        numpy=("sin",),
        inplace="sin_",
        doc="The sine, of an angle in radians.",
        slow=(
            "np.sin calls C's sin for each number; a vectorised one that was tried is off by 2 ulp"
        ),
    ),
    Row(
        name="cos",
        signature="cos(Tensor self) -> Tensor",
        kind="pointwise",
        forward="np.cos(self)",
        formulas={"self": "-grad * sin(self).conj()"},
        jvp="pointwise",
        node="CosBackward0",
        numpy=("cos",),
        inplace="cos_",
        doc="The cosine, of an angle in radians.",
        slow=(
            "np.cos calls C's cos for each number; a vectorised one that was tried is off by 2 ulp"
        ),
    ),
    Row(
        name="tan",
        signature="tan(Tensor self) -> Tensor",
        kind="pointwise",
        forward="np.tan(self)",
        formulas={"self": "grad * (1 + result * result).conj()"},
        jvp="pointwise",
        node="TanBackward0",
        numpy=("tan",),
        inplace="tan_",
        domain={"self": (-1.2, 1.2)},
        doc="The tangent, of an angle in radians.",
    ),
    Row(
        name="asin",
        signature="asin(Tensor self) -> Tensor",
        kind="pointwise",
        forward="np.arcsin(self)",
        formulas={"self": "grad * rsqrt(1 - self * self).conj()"},
        jvp="pointwise",
        node="AsinBackward0",
        numpy=("arcsin",),
        aliases=("arcsin",),
        inplace="asin_",
        domain={"self": (-0.8, 0.8)},
        doc="The inverse sine, in radians.",
        kinks=(Kink(point=(1,), value=(inf,), why="the slope on the left"),),
    ),
    Row(
        name="acos",
        signature="acos(Tensor self) -> Tensor",
        kind="pointwise",
        forward="np.arccos(self)",
        formulas={"self": "-grad * rsqrt(1 - self * self).conj()"},
        jvp="pointwise",
        node="AcosBackward0",
        numpy=("arccos",),
        aliases=("arccos",),
        inplace="acos_",
        domain={"self": (-0.8, 0.8)},
        doc="The inverse cosine, in radians.",
        kinks=(Kink(point=(1,), value=(-inf,), why="the slope on the left"),),
    ),
    Row(
        name="atan",
        signature="atan(Tensor self) -> Tensor",
        kind="pointwise",
        forward="np.arctan(self)",
        formulas={"self": "grad / (1 + self * self).conj()"},
        jvp="pointwise",
        node="AtanBackward0",
        numpy=("arctan",),
        aliases=("arctan",),
        inplace="atan_",
        domain={"self": (-0.8, 0.8)},
        doc="The inverse tangent, in radians.",
    ),
)
