# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content a204a425182d468d
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "clamp", "clamp_", "clip", "clip_", "lerp", "lerp_", "maximum", "minimum", "where",
]  # fmt: skip

@overload
def clamp(
    input: TensorLike, min: Scalar | None = None, max: Scalar | None = None, *,
    out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """self, but not less than min and not more than max. The slope at the bounds is 1."""

@overload
def clamp(
    input: TensorLike, min: TensorLike | None = None, max: TensorLike | None = None, *,
    out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """self, but not less than min and not more than max; bounds get what is cut off."""

@overload
def clamp_(input: TensorLike, min: Scalar | None = None, max: Scalar | None = None) -> Tensor: ...
@overload
def clamp_(
    input: TensorLike, min: TensorLike | None = None, max: TensorLike | None = None
) -> Tensor: ...
def clip(
    input: TensorLike, min: Scalar | None = None, max: Scalar | None = None, *,
    out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """self, but not less than min and not more than max. The slope at the bounds is 1."""

def clip_(input: TensorLike, min: Scalar | None = None, max: Scalar | None = None) -> Tensor: ...
def lerp(
    input: TensorLike, end: TensorLike, weight: TensorLike, *, out: Tensor | None = None
) -> Tensor:
    """self + weight * (end - self)."""

def lerp_(input: TensorLike, end: TensorLike, weight: TensorLike) -> Tensor: ...
def maximum(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The larger of self and other; where they are equal each gets half of the gradient."""

def minimum(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The smaller of self and other; where they are equal each gets half of the gradient."""

@overload
def where(condition: TensorLike) -> tuple[Tensor, ...]:
    """The indices at which condition is true, a tensor for each dimension."""

@overload
def where(
    condition: TensorLike, input: TensorLike, other: TensorLike, *, out: Tensor | None = None
) -> Tensor:
    """self where condition is true, other elsewhere."""

class BoundsChoicesAndInterpolationMethods:
    @overload
    def clamp(self, min: Scalar | None = None, max: Scalar | None = None) -> Tensor:
        """self, but not less than min and not more than max. The slope at the bounds is 1."""
    @overload
    def clamp(self, min: TensorLike | None = None, max: TensorLike | None = None) -> Tensor:
        """self, but not less than min and not more than max; bounds get what is cut off."""
    @overload
    def clamp_(self, min: Scalar | None = None, max: Scalar | None = None) -> Tensor: ...
    @overload
    def clamp_(self, min: TensorLike | None = None, max: TensorLike | None = None) -> Tensor: ...
    def clip(self, min: Scalar | None = None, max: Scalar | None = None) -> Tensor:
        """self, but not less than min and not more than max. The slope at the bounds is 1."""
    def clip_(self, min: Scalar | None = None, max: Scalar | None = None) -> Tensor: ...
    def lerp(self, end: TensorLike, weight: TensorLike) -> Tensor:
        """self + weight * (end - self)."""
    def lerp_(self, end: TensorLike, weight: TensorLike) -> Tensor: ...
    def maximum(self, other: TensorLike) -> Tensor:
        """The larger of self and other; where they are equal each gets half of the gradient."""
    def minimum(self, other: TensorLike) -> Tensor:
        """The smaller of self and other; where they are equal each gets half of the gradient."""
    def where(self, condition: TensorLike, other: TensorLike) -> Tensor:
        """self where condition is true, other elsewhere."""
