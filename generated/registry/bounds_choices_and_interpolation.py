# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 3c46a3b9cb0df0ec
"""The rows of the table as data."""

from math import nan

from autograd.base.registry import Kink, Row

ROWS = (
    Row(
        signature="maximum(Tensor self, Tensor other) -> Tensor",
        kind="pointwise", node="MaximumBackward0", numpy=("maximum",), takes_complex=False,
        numbers="tensors",
        forward="np.maximum(self, other)",
        formulas={
            "self": "where(self < other, 0, where(self == other, grad / 2, grad))",
            "other": "where(other < self, 0, where(self == other, grad / 2, grad))",
        },
        doc="The larger of self and other; where they are equal each gets half of the gradient.",
        kinks=(Kink(point=(2, 2), value=(0.5, 0.5), why="equal elements share the gradient"),),
    ),
    Row(
        signature="minimum(Tensor self, Tensor other) -> Tensor",
        kind="pointwise", node="MinimumBackward0", numpy=("minimum",), takes_complex=False,
        numbers="tensors",
        forward="np.minimum(self, other)",
        formulas={
            "self": "where(self > other, 0, where(self == other, grad / 2, grad))",
            "other": "where(other > self, 0, where(self == other, grad / 2, grad))",
        },
        doc="The smaller of self and other; where they are equal each gets half of the gradient.",
        kinks=(Kink(point=(2, 2), value=(0.5, 0.5), why="equal elements share the gradient"),),
    ),
    Row(
        signature="clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor",
        kind="pointwise", node="ClampBackward0", aliases=("clip",), inplace="clamp_",
        takes_complex=False, scalars=(1, 2),
        forward="kernels.clamp(self, min, max)",
        formulas={"self": "where(piecewise.inside(self, min, max), grad, 0)"},
        mathematics={
            "self": (
                "where(self <= max if min is None else self >= min if max is None else "
                "logical_and(self >= min, self <= max), grad, 0)"
            ),
        },
        doc="self, but not less than min and not more than max. The slope at the bounds is 1.",
        kinks=(
            Kink(
                point=(0,),
                value=(1,),
                why="the bounds belong to the inside",
                args={"min": 0, "max": 1},
            ),
            Kink(
                point=(1,),
                value=(1,),
                why="the bounds belong to the inside",
                args={"min": 0, "max": 1},
            ),
            Kink(
                point=(0.5,),
                value=(0,),
                why="the bounds exclude everything",
                args={"min": 1, "max": 0},
            ),
            Kink(point=(nan,), value=(0,), why="nan is not inside", args={"min": 0, "max": 1}),
        ),
    ),
    Row(
        signature="clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor",
        kind="pointwise", node="ClampBackward1", inplace="clamp_", takes_complex=False,
        forward="kernels.clamp(self, min, max)",
        formulas={
            "self": "where(piecewise.inside(self, min, max), grad, 0)",
            "min": "where(piecewise.below(self, min, max), grad, 0)",
            "max": "where(piecewise.above(self, min, max), grad, 0)",
        },
        mathematics={
            "self": (
                "where(self <= max if min is None else self >= min if max is None else "
                "logical_and(self >= min, self <= max), grad, 0)"
            ),
            "min": (
                "where(logical_and(self < min, min <= max) if max is not None else self < min, "
                "grad, 0)"
            ),
            "max": (
                "where(self > max if min is None else logical_and(self != max, maximum(self, min) "
                ">= max), grad, 0)"
            ),
        },
        doc="self, but not less than min and not more than max; bounds get what is cut off.",
        kinks=(
            Kink(point=(0, 0, 1), value=(1, 0, 0), why="the bounds belong to the inside"),
            Kink(point=(1, 0, 1), value=(1, 0, 0), why="the bounds belong to the inside"),
            Kink(point=(1, 1, 1), value=(1, 0, 0), why="the bounds belong to the inside"),
            Kink(point=(0.5, 1, 0), value=(0, 0, 1), why="the result is max where min is larger"),
            Kink(
                point=(0, 1, 1),
                value=(0, 0, 1),
                why="it is max where min is not smaller",
                torch=(0, 0, 0),
            ),
        ),
    ),
    Row(
        signature="where(Tensor condition, Tensor self, Tensor other) -> Tensor",
        kind="pointwise", node="WhereBackward0", dtypes=("exact",),
        forward="kernels.where(condition, self, other)",
        formulas={
            "condition": "non_differentiable",
            "self": "where(condition, grad, 0)",
            "other": "where(condition, 0, grad)",
        },
        doc="self where condition is true, other elsewhere.",
        kinks=(
            Kink(point=(True, 0, nan), value=(None, 1, 0), why="what is not chosen takes no part"),
        ),
    ),
    Row(
        signature="_flat(Tensor self, Tensor x) -> Tensor",
        kind="pointwise", node="FlatBackward0", out=False,
        forward="np.copy(self)",
        formulas={"self": "grad", "x": "zero"},
        doc="self, which depends on x as well; the derivative by it is 0, not absent.",
    ),
    Row(
        signature="where.condition(Tensor condition) -> Tensor[]",
        kind="composite", out=False,
        forward="nonzero(condition, as_tuple=True)",
        doc="The indices at which condition is true, a tensor for each dimension.",
    ),
    Row(
        signature="lerp(Tensor self, Tensor end, Tensor weight) -> Tensor",
        kind="pointwise", node="LerpBackward0", inplace="lerp_", dtypes=("floating", "same"),
        forward="kernels.lerp(self, end, weight)",
        formulas={
            "self": "grad * (1.0 - weight).conj()",
            "end": "grad * weight.conj()",
            "weight": "grad * (end - self).conj()",
        },
        doc="self + weight * (end - self).",
    ),
)  # fmt: skip
