# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content b7f1d5d65d161693
"""The rows of the table as data."""

from autograd.base.registry import Kink, Row

ROWS = (
    Row(
        signature="fmax(Tensor self, Tensor other) -> Tensor",
        kind="pointwise", node="FmaxBackward0", numpy=("fmax",), takes_complex=False,
        numbers="tensors",
        forward="np.fmax(self, other)",
        formulas={
            "self": "piecewise.fmax_one(grad, self, other)",
            "other": "piecewise.fmax_one(grad, other, self)",
        },
        mathematics={
            "self": (
                "grad * where(self == other, 0.5, logical_or(self > other, "
                "isnan(other)).to(grad.dtype))"
            ),
            "other": (
                "grad * where(other == self, 0.5, logical_or(other > self, "
                "isnan(self)).to(grad.dtype))"
            ),
        },
        doc="The larger of two, or the one that is a number; equal ones share the gradient.",
        kinks=(Kink(point=(1, 1), value=(0.5, 0.5), why="as maximum does", torch=(1, 0)),),
    ),
    Row(
        signature="fmin(Tensor self, Tensor other) -> Tensor",
        kind="pointwise", node="FminBackward0", numpy=("fmin",), takes_complex=False,
        numbers="tensors",
        forward="np.fmin(self, other)",
        formulas={
            "self": "piecewise.fmin_one(grad, self, other)",
            "other": "piecewise.fmin_one(grad, other, self)",
        },
        mathematics={
            "self": (
                "grad * where(self == other, 0.5, logical_or(self < other, "
                "isnan(other)).to(grad.dtype))"
            ),
            "other": (
                "grad * where(other == self, 0.5, logical_or(other < self, "
                "isnan(self)).to(grad.dtype))"
            ),
        },
        doc="The smaller of two, or the one that is a number; equal ones share the gradient.",
        kinks=(Kink(point=(1, 1), value=(0.5, 0.5), why="as minimum does", torch=(1, 0)),),
    ),
    Row(
        signature="clamp_min(Tensor self, Tensor min) -> Tensor",
        kind="pointwise", node="ClampMinBackward0", inplace="clamp_min_", takes_complex=False,
        numbers="left",
        forward="np.maximum(self, min)",
        formulas={"self": "where(self >= min, grad, 0)", "min": "where(self < min, grad, 0)"},
        doc="self, but not less than min; where they are equal the gradient is that of self.",
        kinks=(Kink(point=(1, 1), value=(1, 0), why="the slope at a bound is 1 as for clamp"),),
    ),
    Row(
        signature="clamp_max(Tensor self, Tensor max) -> Tensor",
        kind="pointwise", node="ClampMaxBackward0", inplace="clamp_max_", takes_complex=False,
        numbers="left",
        forward="np.minimum(self, max)",
        formulas={"self": "where(self <= max, grad, 0)", "max": "where(self > max, grad, 0)"},
        doc="self, but not more than max; where they are equal the gradient is that of self.",
        kinks=(Kink(point=(1, 1), value=(1, 0), why="the slope at a bound is 1 as for clamp"),),
    ),
    Row(
        signature="copysign(Tensor self, Tensor other) -> Tensor",
        kind="pointwise", node="CopysignBackward0", numpy=("copysign",), inplace="copysign_",
        numbers="left",
        forward="np.copysign(self, other)",
        formulas={"self": "piecewise.copysign_self(grad, self, result)", "other": "zero"},
        mathematics={"self": "grad * sgn(self) * sgn(result)"},
        doc="The size of self with the sign of other, which may be that of a zero.",
        kinks=(Kink(point=(0, 1), value=(0, 0), why="the mean of the slopes -1 and 1"),),
    ),
    Row(
        signature="heaviside(Tensor self, Tensor values) -> Tensor",
        kind="pointwise", node="HeavisideBackward0", numpy=("heaviside",), inplace="heaviside_",
        dtypes=("kept", "same"), numbers="tensors",
        forward="np.heaviside(self, values)",
        formulas={"self": "zero", "values": "where(self == 0, grad, 0)"},
        doc="0 where self is negative, 1 where it is positive, and values where it is 0.",
        kinks=(
            Kink(
                point=(0, 0.5),
                value=(0, 1),
                why="constant on both sides; values is the result",
                torch="error",
            ),
        ),
    ),
)  # fmt: skip
