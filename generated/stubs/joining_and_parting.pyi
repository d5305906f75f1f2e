# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 16d66bdca1270ab7
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
    """block_diag(Tensor[] tensors) -> Tensor

    One matrix with matrices, rows and numbers side by side on its diagonal, zero elsewhere.
    """

def broadcast_tensors(*tensors: Any, **named: Any) -> tuple[Tensor, ...]:
    """broadcast_tensors(Tensor[] tensors) -> Tensor[]

    Each tensor repeated to the shape that all have in common.
    """

def cartesian_prod(*tensors: Any, out: Tensor | None = None, **named: Any) -> Tensor:
    """cartesian_prod(Tensor[] tensors) -> Tensor

    All combinations of one element of each vector, a row for each.
    """

def cat(
    tensors: Sequence[TensorLike], dim: int = 0, *, out: Tensor | None = None, axis: Any = None
) -> Tensor:
    """cat(Tensor[] tensors, int dim=0) -> Tensor

    Tensors joined along a dimension that they have.
    """

def chunk(input: TensorLike, chunks: int, dim: int = 0, *, axis: Any = None) -> tuple[Tensor, ...]:
    """chunk(Tensor(a) self, int chunks, int dim=0) -> Tensor(a)[]

    At most so many parts along dim, all of one size but the last.
    """

def column_stack(*tensors: Any, out: Tensor | None = None, **named: Any) -> Tensor:
    """column_stack(Tensor[] tensors) -> Tensor

    Tensors joined along the second dimension, vectors as columns.
    """

def combinations(
    input: TensorLike, r: int = 2, with_replacement: bool = False, *, out: Tensor | None = None
) -> Tensor:
    """combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor

    All combinations of r elements of a vector, a row for each.
    """

def concat(
    tensors: Sequence[TensorLike], dim: int = 0, *, out: Tensor | None = None, axis: Any = None
) -> Tensor:
    """cat(Tensor[] tensors, int dim=0) -> Tensor

    Tensors joined along a dimension that they have.
    """

def concatenate(
    tensors: Sequence[TensorLike], dim: int = 0, *, out: Tensor | None = None, axis: Any = None
) -> Tensor:
    """cat(Tensor[] tensors, int dim=0) -> Tensor

    Tensors joined along a dimension that they have.
    """

def constant_pad_nd(
    input: TensorLike, pad: Sequence[int], value: Scalar = 0, *, out: Tensor | None = None
) -> Tensor:
    """constant_pad_nd(Tensor self, int[] pad, Scalar value=0) -> Tensor

    A border of value, (before, after) for each dimension from the last on; negative cuts
    off.
    """

def diagflat(input: TensorLike, offset: int = 0, *, out: Tensor | None = None) -> Tensor:
    """diagflat(Tensor self, int offset=0) -> Tensor

    The matrix with all elements of self on a diagonal.
    """

def dsplit(
    input: TensorLike,
    indices_or_sections: Any | None = None,
    *,
    sections: Any = None,
    indices: Any = None,
) -> tuple[Tensor, ...]:
    """dsplit(Tensor(a) self, any indices_or_sections) -> Tensor(a)[]

    Equal parts along the third dimension, or parts cut at indices.
    """

def dstack(*tensors: Any, out: Tensor | None = None, **named: Any) -> Tensor:
    """dstack(Tensor[] tensors) -> Tensor

    Tensors joined along the third dimension.
    """

def hsplit(
    input: TensorLike,
    indices_or_sections: Any | None = None,
    *,
    sections: Any = None,
    indices: Any = None,
) -> tuple[Tensor, ...]:
    """hsplit(Tensor(a) self, any indices_or_sections) -> Tensor(a)[]

    Parts along the second dimension, of vectors along their only one; equal ones, or cut at
    indices.
    """

def hstack(*tensors: Any, out: Tensor | None = None, **named: Any) -> Tensor:
    """hstack(Tensor[] tensors) -> Tensor

    Tensors joined along the second dimension, vectors along their only one.
    """

def meshgrid(*tensors: Any, indexing: str | None = None, **named: Any) -> tuple[Tensor, ...]:
    """meshgrid(Tensor[] tensors, *, str? indexing=None) -> Tensor[]

    Each vector repeated over the grid of all; 'xy' exchanges the first two dimensions of
    'ij'.
    """

def repeat(input: TensorLike, *repeats: Any, out: Tensor | None = None, **named: Any) -> Tensor:
    """repeat(Tensor self, int[] repeats) -> Tensor

    Copies side by side, so many along each dimension; new dimensions come in front.
    """

@overload
def repeat_interleave(
    repeats: TensorLike, *, output_size: int | None = None, out: Tensor | None = None
) -> Tensor:
    """repeat_interleave.Tensor(Tensor repeats, *, int? output_size=None) -> Tensor

    Each of the indices 0, 1, ... as often as `repeats` says.
    """

@overload
def repeat_interleave(
    input: TensorLike,
    repeats: Any,
    dim: int | None = None,
    *,
    output_size: int | None = None,
    out: Tensor | None = None,
    axis: Any = None,
) -> Tensor:
    """repeat_interleave(Tensor self, any repeats, int? dim=None, *, int? output_size=None) ->
    Tensor

    Each element, or each slice along dim, so many times in a row.
    """

def row_stack(*tensors: Any, out: Tensor | None = None, **named: Any) -> Tensor:
    """vstack(Tensor[] tensors) -> Tensor

    Tensors joined along the first dimension, vectors as rows.
    """

@overload
def split(
    input: TensorLike, split_size: int | Sequence[int], dim: int = 0, *, axis: Any = None
) -> tuple[Tensor, ...]:
    """split(Tensor(a) self, int[1] split_size, int dim=0) -> Tensor(a)[]

    Parts of split_size along dim, the last one smaller if need be, or parts of given sizes.
    """

@overload
def split(
    tensor: TensorLike,
    split_size_or_sections: int | Sequence[int],
    dim: int = 0,
    *,
    axis: Any = None,
) -> tuple[Tensor, ...]:
    """split.sections(Tensor(a) tensor, int[1] split_size_or_sections, int dim=0) -> Tensor(a)[]

    As split, by the names that the arguments of PyTorch's function have.
    """

def split_with_sizes(
    input: TensorLike, split_sizes: Sequence[int], dim: int = 0, *, axis: Any = None
) -> tuple[Tensor, ...]:
    """split_with_sizes(Tensor(a) self, int[] split_sizes, int dim=0) -> Tensor(a)[]

    Consecutive parts of the given sizes along dim.
    """

def stack(
    tensors: Sequence[TensorLike], dim: int = 0, *, out: Tensor | None = None, axis: Any = None
) -> Tensor:
    """stack(Tensor[] tensors, int dim=0) -> Tensor

    Tensors of one shape joined along a new dimension.
    """

def tensor_split(
    input: TensorLike,
    indices_or_sections: Any | None = None,
    dim: int = 0,
    *,
    axis: Any = None,
    sections: Any = None,
    indices: Any = None,
) -> tuple[Tensor, ...]:
    """tensor_split(Tensor(a) self, any indices_or_sections, int dim=0) -> Tensor(a)[]

    So many parts along dim, whose sizes differ by at most one, or parts cut at given
    indices.
    """

def tile(input: TensorLike, *dims: Any, out: Tensor | None = None, **named: Any) -> Tensor:
    """tile(Tensor self, int[] dims) -> Tensor

    Copies side by side, so many along the last dimensions.
    """

def unbind(input: TensorLike, dim: int = 0, *, axis: Any = None) -> tuple[Tensor, ...]:
    """unbind(Tensor(a) self, int dim=0) -> Tensor(a)[]

    The slices at each index along dim.
    """

def unsafe_chunk(
    input: TensorLike, chunks: int, dim: int = 0, *, axis: Any = None
) -> tuple[Tensor, ...]:
    """unsafe_chunk(Tensor(a) self, int chunks, int dim=0) -> Tensor(a)[]

    As chunk; its parts may be written in place.
    """

def unsafe_split(
    input: TensorLike, split_size: int, dim: int = 0, *, axis: Any = None
) -> tuple[Tensor, ...]:
    """unsafe_split(Tensor(a) self, int split_size, int dim=0) -> Tensor(a)[]

    As split; its parts may be written in place.
    """

def unsafe_split_with_sizes(
    input: TensorLike, split_sizes: Sequence[int], dim: int = 0, *, axis: Any = None
) -> tuple[Tensor, ...]:
    """unsafe_split_with_sizes(Tensor(a) self, int[] split_sizes, int dim=0) -> Tensor(a)[]

    As split_with_sizes; its parts may be written in place.
    """

def vsplit(
    input: TensorLike,
    indices_or_sections: Any | None = None,
    *,
    sections: Any = None,
    indices: Any = None,
) -> tuple[Tensor, ...]:
    """vsplit(Tensor(a) self, any indices_or_sections) -> Tensor(a)[]

    Equal parts along the first dimension, or parts cut at indices.
    """

def vstack(*tensors: Any, out: Tensor | None = None, **named: Any) -> Tensor:
    """vstack(Tensor[] tensors) -> Tensor

    Tensors joined along the first dimension, vectors as rows.
    """

class JoiningAndPartingMethods:
    def chunk(self, chunks: int, dim: int = 0, *, axis: Any = None) -> tuple[Tensor, ...]:
        """chunk(Tensor(a) self, int chunks, int dim=0) -> Tensor(a)[]

        At most so many parts along dim, all of one size but the last.
        """
    def combinations(self, r: int = 2, with_replacement: bool = False) -> Tensor:
        """combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor

        All combinations of r elements of a vector, a row for each.
        """
    def constant_pad_nd(self, pad: Sequence[int], value: Scalar = 0) -> Tensor:
        """constant_pad_nd(Tensor self, int[] pad, Scalar value=0) -> Tensor

        A border of value, (before, after) for each dimension from the last on; negative cuts
        off.
        """
    def diagflat(self, offset: int = 0) -> Tensor:
        """diagflat(Tensor self, int offset=0) -> Tensor

        The matrix with all elements of self on a diagonal.
        """
    def dsplit(
        self, indices_or_sections: Any | None = None, *, sections: Any = None, indices: Any = None
    ) -> tuple[Tensor, ...]:
        """dsplit(Tensor(a) self, any indices_or_sections) -> Tensor(a)[]

        Equal parts along the third dimension, or parts cut at indices.
        """
    def hsplit(
        self, indices_or_sections: Any | None = None, *, sections: Any = None, indices: Any = None
    ) -> tuple[Tensor, ...]:
        """hsplit(Tensor(a) self, any indices_or_sections) -> Tensor(a)[]

        Parts along the second dimension, of vectors along their only one; equal ones, or cut at
        indices.
        """
    def repeat(self, *repeats: Any, **named: Any) -> Tensor:
        """repeat(Tensor self, int[] repeats) -> Tensor

        Copies side by side, so many along each dimension; new dimensions come in front.
        """
    def repeat_interleave(
        self,
        repeats: Any,
        dim: int | None = None,
        *,
        output_size: int | None = None,
        axis: Any = None,
    ) -> Tensor:
        """repeat_interleave(Tensor self, any repeats, int? dim=None, *, int? output_size=None) ->
        Tensor

        Each element, or each slice along dim, so many times in a row.
        """
    def split(
        self, split_size: int | Sequence[int], dim: int = 0, *, axis: Any = None
    ) -> tuple[Tensor, ...]:
        """split(Tensor(a) self, int[1] split_size, int dim=0) -> Tensor(a)[]

        Parts of split_size along dim, the last one smaller if need be, or parts of given sizes.
        """
    def split_with_sizes(
        self, split_sizes: Sequence[int], dim: int = 0, *, axis: Any = None
    ) -> tuple[Tensor, ...]:
        """split_with_sizes(Tensor(a) self, int[] split_sizes, int dim=0) -> Tensor(a)[]

        Consecutive parts of the given sizes along dim.
        """
    def tensor_split(
        self,
        indices_or_sections: Any | None = None,
        dim: int = 0,
        *,
        axis: Any = None,
        sections: Any = None,
        indices: Any = None,
    ) -> tuple[Tensor, ...]:
        """tensor_split(Tensor(a) self, any indices_or_sections, int dim=0) -> Tensor(a)[]

        So many parts along dim, whose sizes differ by at most one, or parts cut at given
        indices.
        """
    def tile(self, *dims: Any, **named: Any) -> Tensor:
        """tile(Tensor self, int[] dims) -> Tensor

        Copies side by side, so many along the last dimensions.
        """
    def unbind(self, dim: int = 0, *, axis: Any = None) -> tuple[Tensor, ...]:
        """unbind(Tensor(a) self, int dim=0) -> Tensor(a)[]

        The slices at each index along dim.
        """
    def unsafe_chunk(self, chunks: int, dim: int = 0, *, axis: Any = None) -> tuple[Tensor, ...]:
        """unsafe_chunk(Tensor(a) self, int chunks, int dim=0) -> Tensor(a)[]

        As chunk; its parts may be written in place.
        """
    def unsafe_split(
        self, split_size: int, dim: int = 0, *, axis: Any = None
    ) -> tuple[Tensor, ...]:
        """unsafe_split(Tensor(a) self, int split_size, int dim=0) -> Tensor(a)[]

        As split; its parts may be written in place.
        """
    def unsafe_split_with_sizes(
        self, split_sizes: Sequence[int], dim: int = 0, *, axis: Any = None
    ) -> tuple[Tensor, ...]:
        """unsafe_split_with_sizes(Tensor(a) self, int[] split_sizes, int dim=0) -> Tensor(a)[]

        As split_with_sizes; its parts may be written in place.
        """
    def vsplit(
        self, indices_or_sections: Any | None = None, *, sections: Any = None, indices: Any = None
    ) -> tuple[Tensor, ...]:
        """vsplit(Tensor(a) self, any indices_or_sections) -> Tensor(a)[]

        Equal parts along the first dimension, or parts cut at indices.
        """
