# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 291709a66a5073e5
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "as_strided", "as_strided_", "as_strided_copy", "diagonal_copy", "expand_copy", "narrow_copy",
    "permute_copy", "select_copy", "slice_copy", "split_copy", "split_with_sizes_copy",
    "squeeze_copy", "t_copy", "transpose_copy", "unbind_copy", "unfold_copy", "unsqueeze_copy",
    "view_as_complex_copy", "view_as_real_copy", "view_copy",
]  # fmt: skip

def as_strided(
    input: TensorLike, size: Sequence[int], stride: Sequence[int], storage_offset: int | None = None
) -> Tensor:
    """A view of the memory of self by strides, in elements; from where self starts if
    without offset.
    """

def as_strided_(
    input: TensorLike, size: Sequence[int], stride: Sequence[int], storage_offset: int | None = None
) -> Tensor: ...
def as_strided_copy(
    input: TensorLike, size: Sequence[int], stride: Sequence[int],
    storage_offset: int | None = None, *, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """A copy of as_strided."""

def diagonal_copy(
    input: TensorLike, offset: int = 0, dim1: int = 0, dim2: int = 1, *, out: Tensor | None = None
) -> Tensor:
    """A copy of diagonal."""

def expand_copy(input: TensorLike, *size: Any, out: Tensor | None = None, **named: Any) -> Tensor:
    """A copy of expand."""

def narrow_copy(
    input: TensorLike, dim: int | None = None, start: int | None = None, length: int | None = None,
    *, out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """A copy of narrow."""

def permute_copy(input: TensorLike, *dims: Any, out: Tensor | None = None, **named: Any) -> Tensor:
    """A copy of permute."""

def select_copy(
    input: TensorLike, dim: int | None = None, index: int | None = None, *,
    out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """A copy of select."""

def slice_copy(
    input: TensorLike, dim: int = 0, start: int | None = None, end: int | None = None,
    step: int = 1, *, out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """A copy of every step-th slice from start to end along dim."""

def split_copy(
    input: TensorLike, split_size: int, dim: int = 0, *, axis: Any = None
) -> tuple[Tensor, ...]:
    """Copies of the parts of split."""

def split_with_sizes_copy(
    input: TensorLike, split_sizes: Sequence[int], dim: int = 0, *, axis: Any = None
) -> tuple[Tensor, ...]:
    """Copies of the parts of split_with_sizes."""

def squeeze_copy(
    input: TensorLike, dim: int | Sequence[int] | None = None, *, out: Tensor | None = None,
    axis: Any = None,
) -> Tensor:  # fmt: skip
    """A copy of squeeze."""

def t_copy(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """A copy of t."""

def transpose_copy(
    input: TensorLike, dim0: int | None = None, dim1: int | None = None, *,
    out: Tensor | None = None, axis0: Any = None, axis1: Any = None,
) -> Tensor:  # fmt: skip
    """A copy of transpose."""

def unbind_copy(input: TensorLike, dim: int = 0, *, axis: Any = None) -> tuple[Tensor, ...]:
    """Copies of the slices of unbind."""

def unfold_copy(
    input: TensorLike, dimension: int, size: int, step: int, *, out: Tensor | None = None
) -> Tensor:
    """A copy of unfold."""

def unsqueeze_copy(
    input: TensorLike, dim: int | None = None, *, out: Tensor | None = None, axis: Any = None
) -> Tensor:
    """A copy of unsqueeze."""

def view_as_complex_copy(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """A copy of view_as_complex."""

def view_as_real_copy(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """A copy of view_as_real."""

def view_copy(input: TensorLike, *size: Any, out: Tensor | None = None, **named: Any) -> Tensor:
    """A copy in another shape, one size of which may be -1."""

class MemoryAndCopiesMethods:
    def as_strided(
        self, size: Sequence[int], stride: Sequence[int], storage_offset: int | None = None
    ) -> Tensor:
        """A view of the memory of self by strides, in elements; from where self starts if
        without offset.
        """
    def as_strided_(
        self, size: Sequence[int], stride: Sequence[int], storage_offset: int | None = None
    ) -> Tensor: ...
    def as_strided_copy(
        self, size: Sequence[int], stride: Sequence[int], storage_offset: int | None = None
    ) -> Tensor:
        """A copy of as_strided."""
    def diagonal_copy(self, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Tensor:
        """A copy of diagonal."""
    def expand_copy(self, *size: Any, **named: Any) -> Tensor:
        """A copy of expand."""
    def narrow_copy(
        self, dim: int | None = None, start: int | None = None, length: int | None = None, *,
        axis: Any = None,
    ) -> Tensor:  # fmt: skip
        """A copy of narrow."""
    def permute_copy(self, *dims: Any, **named: Any) -> Tensor:
        """A copy of permute."""
    def select_copy(
        self, dim: int | None = None, index: int | None = None, *, axis: Any = None
    ) -> Tensor:
        """A copy of select."""
    def slice_copy(
        self, dim: int = 0, start: int | None = None, end: int | None = None, step: int = 1, *,
        axis: Any = None,
    ) -> Tensor:  # fmt: skip
        """A copy of every step-th slice from start to end along dim."""
    def split_copy(self, split_size: int, dim: int = 0, *, axis: Any = None) -> tuple[Tensor, ...]:
        """Copies of the parts of split."""
    def split_with_sizes_copy(
        self, split_sizes: Sequence[int], dim: int = 0, *, axis: Any = None
    ) -> tuple[Tensor, ...]:
        """Copies of the parts of split_with_sizes."""
    def squeeze_copy(self, dim: int | Sequence[int] | None = None, *, axis: Any = None) -> Tensor:
        """A copy of squeeze."""
    def t_copy(self) -> Tensor:
        """A copy of t."""
    def transpose_copy(
        self, dim0: int | None = None, dim1: int | None = None, *, axis0: Any = None,
        axis1: Any = None,
    ) -> Tensor:  # fmt: skip
        """A copy of transpose."""
    def unbind_copy(self, dim: int = 0, *, axis: Any = None) -> tuple[Tensor, ...]:
        """Copies of the slices of unbind."""
    def unfold_copy(self, dimension: int, size: int, step: int) -> Tensor:
        """A copy of unfold."""
    def unsqueeze_copy(self, dim: int | None = None, *, axis: Any = None) -> Tensor:
        """A copy of unsqueeze."""
    def view_as_complex_copy(self) -> Tensor:
        """A copy of view_as_complex."""
    def view_as_real_copy(self) -> Tensor:
        """A copy of view_as_real."""
    def view_copy(self, *size: Any, **named: Any) -> Tensor:
        """A copy in another shape, one size of which may be -1."""
