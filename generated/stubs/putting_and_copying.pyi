# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 90e54fab581766b4
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "as_strided_scatter", "diagonal_scatter", "index_copy", "index_copy_", "index_put",
    "index_put_", "masked_scatter", "masked_scatter_", "put", "put_", "select_scatter",
    "slice_scatter",
]  # fmt: skip

def as_strided_scatter(
    input: TensorLike, src: TensorLike, size: Sequence[int], stride: Sequence[int],
    storage_offset: int | None = None, *, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """self with src where as_strided lies in its memory."""

def diagonal_scatter(
    input: TensorLike, src: TensorLike, offset: int = 0, dim1: int = 0, dim2: int = 1, *,
    out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """self with src on the diagonals of the matrices in two dimensions."""

def index_copy(
    input: TensorLike, dim: int | None = None, index: TensorLike | None = None,
    source: TensorLike | None = None, *, out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """self with slices of source at a vector of indices along dim; of several, the last
    stays.
    """

def index_copy_(
    input: TensorLike, dim: int | None = None, index: TensorLike | None = None,
    source: TensorLike | None = None, *, axis: Any = None,
) -> Tensor: ...  # fmt: skip
def index_put(
    input: TensorLike, indices: Any, values: TensorLike, accumulate: bool = False, *,
    out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """self with values put or added at a tuple of indices; of several put at one place, the
    last stays.
    """

def index_put_(
    input: TensorLike, indices: Any, values: TensorLike, accumulate: bool = False
) -> Tensor: ...
def masked_scatter(
    input: TensorLike, mask: TensorLike, source: TensorLike, *, out: Tensor | None = None
) -> Tensor:
    """self with the first elements of source where mask is true, in order."""

def masked_scatter_(input: TensorLike, mask: TensorLike, source: TensorLike) -> Tensor: ...
def put(
    input: TensorLike, index: TensorLike, source: TensorLike, accumulate: bool = False, *,
    out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """self with elements of source put or added at index, counted through all dimensions."""

def put_(
    input: TensorLike, index: TensorLike, source: TensorLike, accumulate: bool = False
) -> Tensor: ...
def select_scatter(
    input: TensorLike, src: TensorLike, dim: int | None = None, index: int | None = None, *,
    out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """self with src as the slice at one index along dim."""

def slice_scatter(
    input: TensorLike, src: TensorLike, dim: int = 0, start: int | None = None,
    end: int | None = None, step: int = 1, *, out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """self with src as every step-th slice from start to end along dim."""

class PuttingAndCopyingMethods:
    def as_strided_scatter(
        self, src: TensorLike, size: Sequence[int], stride: Sequence[int],
        storage_offset: int | None = None,
    ) -> Tensor:  # fmt: skip
        """self with src where as_strided lies in its memory."""
    def diagonal_scatter(
        self, src: TensorLike, offset: int = 0, dim1: int = 0, dim2: int = 1
    ) -> Tensor:
        """self with src on the diagonals of the matrices in two dimensions."""
    def index_copy(
        self, dim: int | None = None, index: TensorLike | None = None,
        source: TensorLike | None = None, *, axis: Any = None,
    ) -> Tensor:  # fmt: skip
        """self with slices of source at a vector of indices along dim; of several, the last
        stays.
        """
    def index_copy_(
        self, dim: int | None = None, index: TensorLike | None = None,
        source: TensorLike | None = None, *, axis: Any = None,
    ) -> Tensor: ...  # fmt: skip
    def index_put(self, indices: Any, values: TensorLike, accumulate: bool = False) -> Tensor:
        """self with values put or added at a tuple of indices; of several put at one place, the
        last stays.
        """
    def index_put_(self, indices: Any, values: TensorLike, accumulate: bool = False) -> Tensor: ...
    def masked_scatter(self, mask: TensorLike, source: TensorLike) -> Tensor:
        """self with the first elements of source where mask is true, in order."""
    def masked_scatter_(self, mask: TensorLike, source: TensorLike) -> Tensor: ...
    def put(self, index: TensorLike, source: TensorLike, accumulate: bool = False) -> Tensor:
        """self with elements of source put or added at index, counted through all dimensions."""
    def put_(self, index: TensorLike, source: TensorLike, accumulate: bool = False) -> Tensor: ...
    def select_scatter(
        self, src: TensorLike, dim: int | None = None, index: int | None = None, *, axis: Any = None
    ) -> Tensor:
        """self with src as the slice at one index along dim."""
    def slice_scatter(
        self, src: TensorLike, dim: int = 0, start: int | None = None, end: int | None = None,
        step: int = 1, *, axis: Any = None,
    ) -> Tensor:  # fmt: skip
        """self with src as every step-th slice from start to end along dim."""
