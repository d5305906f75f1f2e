# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 51fb74261164f313
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "arctan2", "arctan2_", "atan2", "atan2_", "hypot", "hypot_",
]  # fmt: skip

def arctan2(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The angle of the point (other, self), in radians."""

def arctan2_(input: TensorLike, other: TensorLike) -> Tensor: ...
def atan2(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The angle of the point (other, self), in radians."""

def atan2_(input: TensorLike, other: TensorLike) -> Tensor: ...
def hypot(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The hypotenuse of self and other, sqrt(self**2 + other**2), without overflow."""

def hypot_(input: TensorLike, other: TensorLike) -> Tensor: ...

class PolarCoordinatesMethods:
    def arctan2(self, other: TensorLike) -> Tensor:
        """The angle of the point (other, self), in radians."""
    def arctan2_(self, other: TensorLike) -> Tensor: ...
    def atan2(self, other: TensorLike) -> Tensor:
        """The angle of the point (other, self), in radians."""
    def atan2_(self, other: TensorLike) -> Tensor: ...
    def hypot(self, other: TensorLike) -> Tensor:
        """The hypotenuse of self and other, sqrt(self**2 + other**2), without overflow."""
    def hypot_(self, other: TensorLike) -> Tensor: ...
