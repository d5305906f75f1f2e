# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 529d57d40a4dd2f0
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "atleast_1d", "atleast_2d", "atleast_3d", "broadcast_to", "clone", "contiguous", "expand",
    "expand_as", "flatten", "ravel", "reshape", "reshape_as", "squeeze", "squeeze_", "sum_to_size",
    "unflatten", "unsqueeze", "unsqueeze_", "view", "view_as",
]  # fmt: skip

@overload
def atleast_1d(input: TensorLike) -> Tensor:
    """A number as a vector; anything else as it is."""

@overload
def atleast_1d(*tensors: Any, **named: Any) -> tuple[Tensor, ...]:
    """Each tensor with at least one dimension."""

@overload
def atleast_2d(input: TensorLike) -> Tensor:
    """With dimensions of size 1 in front, so that there are at least two."""

@overload
def atleast_2d(*tensors: Any, **named: Any) -> tuple[Tensor, ...]:
    """Each tensor with at least two dimensions."""

@overload
def atleast_3d(input: TensorLike) -> Tensor:
    """With dimensions of size 1 added, so that there are at least three."""

@overload
def atleast_3d(*tensors: Any, **named: Any) -> tuple[Tensor, ...]:
    """Each tensor with at least three dimensions."""

def broadcast_to(input: TensorLike, *size: Any, **named: Any) -> Tensor:
    """A view that repeats dimensions of size 1, and adds new ones in front; -1 leaves a
    size.
    """

def clone(
    input: TensorLike, *, memory_format: Any | None = None, out: Tensor | None = None
) -> Tensor:
    """A copy of self."""

def contiguous(input: TensorLike, *, memory_format: Any | None = None) -> Tensor:
    """The same elements side by side in memory; a copy only if they are not yet."""

def expand(input: TensorLike, *size: Any, **named: Any) -> Tensor:
    """A view that repeats dimensions of size 1, and adds new ones in front; -1 leaves a
    size.
    """

def expand_as(input: TensorLike, other: TensorLike) -> Tensor:
    """A view that repeats self to the shape of other."""

def flatten(input: TensorLike, start_dim: int = 0, end_dim: int = -1) -> Tensor:
    """The dimensions from start_dim to end_dim as one."""

def ravel(input: TensorLike) -> Tensor:
    """All elements along one dimension."""

def reshape(input: TensorLike, *shape: Any, **named: Any) -> Tensor:
    """The same elements in another shape, one size of which may be -1; a view where
    possible.
    """

def reshape_as(input: TensorLike, other: TensorLike) -> Tensor:
    """The same elements in the shape of other."""

def squeeze(
    input: TensorLike, dim: int | Sequence[int] | None = None, *, axis: Any = None
) -> Tensor:
    """Without the dimensions of size 1, or without those among dim that have size 1."""

def squeeze_(
    input: TensorLike, dim: int | Sequence[int] | None = None, *, axis: Any = None
) -> Tensor: ...
def sum_to_size(input: TensorLike, *size: Any, **named: Any) -> Tensor:
    """The sum over dimensions that expand would repeat to the shape of self; a view if none."""

def unflatten(
    input: TensorLike, dim: int | None = None, sizes: Sequence[int] | None = None, *,
    axis: Any = None,
) -> Tensor:  # fmt: skip
    """Dimension dim as several of the given sizes, one of which may be -1."""

def unsqueeze(input: TensorLike, dim: int | None = None, *, axis: Any = None) -> Tensor:
    """With a dimension of size 1 at dim."""

def unsqueeze_(input: TensorLike, dim: int | None = None, *, axis: Any = None) -> Tensor: ...
def view(input: TensorLike, *size: Any, **named: Any) -> Tensor:
    """The same memory in another shape; an error where that would need a copy."""

def view_as(input: TensorLike, other: TensorLike) -> Tensor:
    """The same memory in the shape of other."""

class ShapesMethods:
    def atleast_1d(self) -> Tensor:
        """A number as a vector; anything else as it is."""
    def atleast_2d(self) -> Tensor:
        """With dimensions of size 1 in front, so that there are at least two."""
    def atleast_3d(self) -> Tensor:
        """With dimensions of size 1 added, so that there are at least three."""
    def broadcast_to(self, *size: Any, **named: Any) -> Tensor:
        """A view that repeats dimensions of size 1, and adds new ones in front; -1 leaves a
        size.
        """
    def clone(self, *, memory_format: Any | None = None) -> Tensor:
        """A copy of self."""
    def contiguous(self, *, memory_format: Any | None = None) -> Tensor:
        """The same elements side by side in memory; a copy only if they are not yet."""
    def expand(self, *size: Any, **named: Any) -> Tensor:
        """A view that repeats dimensions of size 1, and adds new ones in front; -1 leaves a
        size.
        """
    def expand_as(self, other: TensorLike) -> Tensor:
        """A view that repeats self to the shape of other."""
    def flatten(self, start_dim: int = 0, end_dim: int = -1) -> Tensor:
        """The dimensions from start_dim to end_dim as one."""
    def ravel(self) -> Tensor:
        """All elements along one dimension."""
    def reshape(self, *shape: Any, **named: Any) -> Tensor:
        """The same elements in another shape, one size of which may be -1; a view where
        possible.
        """
    def reshape_as(self, other: TensorLike) -> Tensor:
        """The same elements in the shape of other."""
    def squeeze(self, dim: int | Sequence[int] | None = None, *, axis: Any = None) -> Tensor:
        """Without the dimensions of size 1, or without those among dim that have size 1."""
    def squeeze_(self, dim: int | Sequence[int] | None = None, *, axis: Any = None) -> Tensor: ...
    def sum_to_size(self, *size: Any, **named: Any) -> Tensor:
        """The sum over dimensions that expand would repeat to the shape of self; a view if none."""
    def unflatten(
        self, dim: int | None = None, sizes: Sequence[int] | None = None, *, axis: Any = None
    ) -> Tensor:
        """Dimension dim as several of the given sizes, one of which may be -1."""
    def unsqueeze(self, dim: int | None = None, *, axis: Any = None) -> Tensor:
        """With a dimension of size 1 at dim."""
    def unsqueeze_(self, dim: int | None = None, *, axis: Any = None) -> Tensor: ...
    def view(self, *size: Any, **named: Any) -> Tensor:
        """The same memory in another shape; an error where that would need a copy."""
    def view_as(self, other: TensorLike) -> Tensor:
        """The same memory in the shape of other."""
