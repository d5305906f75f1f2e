# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content c21a330d1f0ad223
"""The rows of the table as data."""

from math import nan

from autograd.base.registry import Kink, Row

ROWS = (
    Row(
        signature="atan2(Tensor self, Tensor other) -> Tensor",
        kind="pointwise", node="Atan2Backward0", numpy=("arctan2",), aliases=("arctan2",),
        inplace="atan2_", numbers="tensors", domain={"self": (0.3, 2.0), "other": (0.3, 2.0)},
        forward="np.arctan2(self, other)",
        formulas={
            "self": "grad * powers.over_square(other, self, other)",
            "other": "-grad * powers.over_square(self, self, other)",
        },
        mathematics={
            "self": (
                "grad * where(logical_and(self == 0, other == 0), 0, other / (self ** 2 + other ** "
                "2))"
            ),
            "other": (
                "-grad * where(logical_and(self == 0, other == 0), 0, self / (self ** 2 + other ** "
                "2))"
            ),
        },
        doc="The angle of the point (other, self), in radians.",
        kinks=(Kink(point=(0, 0), value=(0, 0), why="the mean over all directions"),),
    ),
    Row(
        signature="hypot(Tensor self, Tensor other) -> Tensor",
        kind="pointwise", node="HypotBackward0", numpy=("hypot",), inplace="hypot_",
        dtypes=("floating",), numbers="tensors",
        domain={"self": (0.3, 2.0), "other": (0.3, 2.0)},
        forward="kernels.hypot(self, other)",
        formulas={
            "self": "grad * self / powers.nonzero(result)",
            "other": "grad * other / powers.nonzero(result)",
        },
        mathematics={
            "self": "grad * self / where(result == 0, 1, result)",
            "other": "grad * other / where(result == 0, 1, result)",
        },
        doc="The hypotenuse of self and other, sqrt(self**2 + other**2), without overflow.",
        kinks=(Kink(point=(0, 0), value=(0, 0), why="the minimum of a cone", torch=(nan, nan)),),
    ),
)  # fmt: skip
