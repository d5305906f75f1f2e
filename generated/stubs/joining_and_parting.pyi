# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 7913d4c5c4f42800
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "block_diag", "broadcast_tensors", "cartesian_prod", "cat", "chunk", "column_stack",
    "combinations", "concat", "concatenate", "constant_pad_nd", "diagflat", "dsplit", "dstack",
    "hsplit", "hstack", "meshgrid", "repeat", "repeat_interleave", "row_stack", "split",
    "split_with_sizes", "stack", "tensor_split", "tile", "unbind", "unsafe_chunk", "unsafe_split",
    "unsafe_split_with_sizes", "vsplit", "vstack",
]  # fmt: skip

def block_diag(*tensors: Any, out: Tensor | None = None, **named: Any) -> Tensor:
    """One matrix with matrices, rows and numbers side by side on its diagonal, zero
    elsewhere.
    """

def broadcast_tensors(*tensors: Any, **named: Any) -> tuple[Tensor, ...]:
    """Each tensor repeated to the shape that all have in common."""

def cartesian_prod(*tensors: Any, out: Tensor | None = None, **named: Any) -> Tensor:
    """All combinations of one element of each vector, a row for each."""

def cat(
    tensors: Sequence[TensorLike], dim: int = 0, *, out: Tensor | None = None, axis: Any = None
) -> Tensor:
    """Tensors joined along a dimension that they have."""

def chunk(input: TensorLike, chunks: int, dim: int = 0, *, axis: Any = None) -> tuple[Tensor, ...]:
    """At most so many parts along dim, all of one size but the last."""

def column_stack(*tensors: Any, out: Tensor | None = None, **named: Any) -> Tensor:
    """Tensors joined along the second dimension, vectors as columns."""

def combinations(
    input: TensorLike, r: int = 2, with_replacement: bool = False, *, out: Tensor | None = None
) -> Tensor:
    """All combinations of r elements of a vector, a row for each."""

def concat(
    tensors: Sequence[TensorLike], dim: int = 0, *, out: Tensor | None = None, axis: Any = None
) -> Tensor:
    """Tensors joined along a dimension that they have."""

def concatenate(
    tensors: Sequence[TensorLike], dim: int = 0, *, out: Tensor | None = None, axis: Any = None
) -> Tensor:
    """Tensors joined along a dimension that they have."""

def constant_pad_nd(
    input: TensorLike, pad: Sequence[int], value: Scalar = 0, *, out: Tensor | None = None
) -> Tensor:
    """A border of value, (before, after) for each dimension from the last on; negative cuts
    off.
    """

def diagflat(input: TensorLike, offset: int = 0, *, out: Tensor | None = None) -> Tensor:
    """The matrix with all elements of self on a diagonal."""

def dsplit(
    input: TensorLike, indices_or_sections: Any | None = None, *, sections: Any = None,
    indices: Any = None,
) -> tuple[Tensor, ...]:  # fmt: skip
    """Equal parts along the third dimension, or parts cut at indices."""

def dstack(*tensors: Any, out: Tensor | None = None, **named: Any) -> Tensor:
    """Tensors joined along the third dimension."""

def hsplit(
    input: TensorLike, indices_or_sections: Any | None = None, *, sections: Any = None,
    indices: Any = None,
) -> tuple[Tensor, ...]:  # fmt: skip
    """Parts along the second dimension, of vectors along their only one; equal ones, or cut
    at indices.
    """

def hstack(*tensors: Any, out: Tensor | None = None, **named: Any) -> Tensor:
    """Tensors joined along the second dimension, vectors along their only one."""

def meshgrid(*tensors: Any, indexing: str | None = None, **named: Any) -> tuple[Tensor, ...]:
    """Each vector repeated over the grid of all; 'xy' exchanges the first two dimensions of
    'ij'.
    """

def repeat(input: TensorLike, *repeats: Any, out: Tensor | None = None, **named: Any) -> Tensor:
    """Copies side by side, so many along each dimension; new dimensions come in front."""

@overload
def repeat_interleave(
    repeats: TensorLike, *, output_size: int | None = None, out: Tensor | None = None
) -> Tensor:
    """Each of the indices 0, 1, ... as often as `repeats` says."""

@overload
def repeat_interleave(
    input: TensorLike, repeats: Any, dim: int | None = None, *, output_size: int | None = None,
    out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """Each element, or each slice along dim, so many times in a row."""

def row_stack(*tensors: Any, out: Tensor | None = None, **named: Any) -> Tensor:
    """Tensors joined along the first dimension, vectors as rows."""

@overload
def split(
    input: TensorLike, split_size: int | Sequence[int], dim: int = 0, *, axis: Any = None
) -> tuple[Tensor, ...]:
    """Parts of split_size along dim, the last one smaller if need be, or parts of given
    sizes.
    """

@overload
def split(
    tensor: TensorLike, split_size_or_sections: int | Sequence[int], dim: int = 0, *,
    axis: Any = None,
) -> tuple[Tensor, ...]:  # fmt: skip
    """As split, by the names that the arguments of PyTorch's function have."""

def split_with_sizes(
    input: TensorLike, split_sizes: Sequence[int], dim: int = 0, *, axis: Any = None
) -> tuple[Tensor, ...]:
    """Consecutive parts of the given sizes along dim."""

def stack(
    tensors: Sequence[TensorLike], dim: int = 0, *, out: Tensor | None = None, axis: Any = None
) -> Tensor:
    """Tensors of one shape joined along a new dimension."""

def tensor_split(
    input: TensorLike, indices_or_sections: Any | None = None, dim: int = 0, *, axis: Any = None,
    sections: Any = None, indices: Any = None,
) -> tuple[Tensor, ...]:  # fmt: skip
    """So many parts along dim, whose sizes differ by at most one, or parts cut at given
    indices.
    """

def tile(input: TensorLike, *dims: Any, out: Tensor | None = None, **named: Any) -> Tensor:
    """Copies side by side, so many along the last dimensions."""

def unbind(input: TensorLike, dim: int = 0, *, axis: Any = None) -> tuple[Tensor, ...]:
    """The slices at each index along dim."""

def unsafe_chunk(
    input: TensorLike, chunks: int, dim: int = 0, *, axis: Any = None
) -> tuple[Tensor, ...]:
    """As chunk; its parts may be written in place."""

def unsafe_split(
    input: TensorLike, split_size: int, dim: int = 0, *, axis: Any = None
) -> tuple[Tensor, ...]:
    """As split; its parts may be written in place."""

def unsafe_split_with_sizes(
    input: TensorLike, split_sizes: Sequence[int], dim: int = 0, *, axis: Any = None
) -> tuple[Tensor, ...]:
    """As split_with_sizes; its parts may be written in place."""

def vsplit(
    input: TensorLike, indices_or_sections: Any | None = None, *, sections: Any = None,
    indices: Any = None,
) -> tuple[Tensor, ...]:  # fmt: skip
    """Equal parts along the first dimension, or parts cut at indices."""

def vstack(*tensors: Any, out: Tensor | None = None, **named: Any) -> Tensor:
    """Tensors joined along the first dimension, vectors as rows."""

class JoiningAndPartingMethods:
    def chunk(self, chunks: int, dim: int = 0, *, axis: Any = None) -> tuple[Tensor, ...]:
        """At most so many parts along dim, all of one size but the last."""
    def combinations(self, r: int = 2, with_replacement: bool = False) -> Tensor:
        """All combinations of r elements of a vector, a row for each."""
    def constant_pad_nd(self, pad: Sequence[int], value: Scalar = 0) -> Tensor:
        """A border of value, (before, after) for each dimension from the last on; negative cuts
        off.
        """
    def diagflat(self, offset: int = 0) -> Tensor:
        """The matrix with all elements of self on a diagonal."""
    def dsplit(
        self, indices_or_sections: Any | None = None, *, sections: Any = None, indices: Any = None
    ) -> tuple[Tensor, ...]:
        """Equal parts along the third dimension, or parts cut at indices."""
    def hsplit(
        self, indices_or_sections: Any | None = None, *, sections: Any = None, indices: Any = None
    ) -> tuple[Tensor, ...]:
        """Parts along the second dimension, of vectors along their only one; equal ones, or cut
        at indices.
        """
    def repeat(self, *repeats: Any, **named: Any) -> Tensor:
        """Copies side by side, so many along each dimension; new dimensions come in front."""
    def repeat_interleave(
        self, repeats: Any, dim: int | None = None, *, output_size: int | None = None,
        axis: Any = None,
    ) -> Tensor:  # fmt: skip
        """Each element, or each slice along dim, so many times in a row."""
    def split(
        self, split_size: int | Sequence[int], dim: int = 0, *, axis: Any = None
    ) -> tuple[Tensor, ...]:
        """Parts of split_size along dim, the last one smaller if need be, or parts of given
        sizes.
        """
    def split_with_sizes(
        self, split_sizes: Sequence[int], dim: int = 0, *, axis: Any = None
    ) -> tuple[Tensor, ...]:
        """Consecutive parts of the given sizes along dim."""
    def tensor_split(
        self, indices_or_sections: Any | None = None, dim: int = 0, *, axis: Any = None,
        sections: Any = None, indices: Any = None,
    ) -> tuple[Tensor, ...]:  # fmt: skip
        """So many parts along dim, whose sizes differ by at most one, or parts cut at given
        indices.
        """
    def tile(self, *dims: Any, **named: Any) -> Tensor:
        """Copies side by side, so many along the last dimensions."""
    def unbind(self, dim: int = 0, *, axis: Any = None) -> tuple[Tensor, ...]:
        """The slices at each index along dim."""
    def unsafe_chunk(self, chunks: int, dim: int = 0, *, axis: Any = None) -> tuple[Tensor, ...]:
        """As chunk; its parts may be written in place."""
    def unsafe_split(
        self, split_size: int, dim: int = 0, *, axis: Any = None
    ) -> tuple[Tensor, ...]:
        """As split; its parts may be written in place."""
    def unsafe_split_with_sizes(
        self, split_sizes: Sequence[int], dim: int = 0, *, axis: Any = None
    ) -> tuple[Tensor, ...]:
        """As split_with_sizes; its parts may be written in place."""
    def vsplit(
        self, indices_or_sections: Any | None = None, *, sections: Any = None, indices: Any = None
    ) -> tuple[Tensor, ...]:
        """Equal parts along the first dimension, or parts cut at indices."""
