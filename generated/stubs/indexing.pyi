# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 6edd4ae89dde464d
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "argwhere", "gather", "getitem", "index_select", "masked_select", "narrow",
    "nn_functional_one_hot", "nonzero", "nonzero_static", "select", "slice", "take",
    "take_along_dim",
]  # fmt: skip

def argwhere(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The indices of the elements that are not zero, a row for each."""

def gather(
    input: TensorLike, dim: int | None = None, index: TensorLike | None = None, *,
    sparse_grad: bool = False, out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """The elements at index along dim; the other dimensions of index may be shorter."""

def getitem(input: TensorLike, index: Any) -> Tensor:
    """The elements a subscript picks; a view unless it holds arrays."""

def index_select(
    input: TensorLike, dim: int | None = None, index: TensorLike | None = None, *,
    out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """The slices at a vector of indices along dim."""

def masked_select(input: TensorLike, mask: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The elements where mask is true, in a row."""

def narrow(
    input: TensorLike, dim: int | None = None, start: int | None = None, length: int | None = None,
    *, axis: Any = None,
) -> Tensor:  # fmt: skip
    """The part from start on, of a given length, along dim."""

def nn_functional_one_hot(input: TensorLike, num_classes: int = -1) -> Tensor:
    """For each class number a vector with 1 at its place and 0 elsewhere."""

@overload
def nonzero(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The indices of the elements that are not zero, a row for each."""

@overload
def nonzero(input: TensorLike, *, as_tuple: bool) -> Any:
    """The indices of the elements that are not zero, a vector for each dimension or, if not
    `as_tuple`, a row for each element.
    """

def nonzero_static(
    input: TensorLike, *, size: int, fill_value: int = -1, out: Tensor | None = None
) -> Tensor:
    """The indices of the first `size` elements that are not zero, a row for each, and rows
    of `fill_value` where there are fewer.
    """

def select(
    input: TensorLike, dim: int | None = None, index: int | None = None, *, axis: Any = None
) -> Tensor:
    """The slice at one index along dim."""

def slice(
    input: TensorLike, dim: int = 0, start: int | None = None, end: int | None = None,
    step: int = 1, *, axis: Any = None,
) -> Tensor:  # fmt: skip
    """Every step-th slice from start to end along dim, as PyTorch's aten::slice."""

def take(input: TensorLike, index: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The elements at index, counted through all dimensions."""

def take_along_dim(
    input: TensorLike, indices: TensorLike, dim: int | None = None, *, out: Tensor | None = None,
    axis: Any = None,
) -> Tensor:  # fmt: skip
    """The elements at indices along dim, or of all elements in a row."""

class IndexingMethods:
    def __getitem__(self, index: Any) -> Tensor: ...
    def argwhere(self) -> Tensor:
        """The indices of the elements that are not zero, a row for each."""
    def gather(
        self, dim: int | None = None, index: TensorLike | None = None, *, sparse_grad: bool = False,
        axis: Any = None,
    ) -> Tensor:  # fmt: skip
        """The elements at index along dim; the other dimensions of index may be shorter."""
    def getitem(self, index: Any) -> Tensor:
        """The elements a subscript picks; a view unless it holds arrays."""
    def index_select(
        self, dim: int | None = None, index: TensorLike | None = None, *, axis: Any = None
    ) -> Tensor:
        """The slices at a vector of indices along dim."""
    def masked_select(self, mask: TensorLike) -> Tensor:
        """The elements where mask is true, in a row."""
    def narrow(
        self, dim: int | None = None, start: int | None = None, length: int | None = None, *,
        axis: Any = None,
    ) -> Tensor:  # fmt: skip
        """The part from start on, of a given length, along dim."""
    @overload
    def nonzero(self) -> Tensor:
        """The indices of the elements that are not zero, a row for each."""
    @overload
    def nonzero(self, *, as_tuple: bool) -> Any:
        """The indices of the elements that are not zero, a vector for each dimension or, if not
        `as_tuple`, a row for each element.
        """
    def nonzero_static(self, *, size: int, fill_value: int = -1) -> Tensor:
        """The indices of the first `size` elements that are not zero, a row for each, and rows
        of `fill_value` where there are fewer.
        """
    def select(
        self, dim: int | None = None, index: int | None = None, *, axis: Any = None
    ) -> Tensor:
        """The slice at one index along dim."""
    def slice(
        self, dim: int = 0, start: int | None = None, end: int | None = None, step: int = 1, *,
        axis: Any = None,
    ) -> Tensor:  # fmt: skip
        """Every step-th slice from start to end along dim, as PyTorch's aten::slice."""
    def take(self, index: TensorLike) -> Tensor:
        """The elements at index, counted through all dimensions."""
    def take_along_dim(
        self, indices: TensorLike, dim: int | None = None, *, axis: Any = None
    ) -> Tensor:
        """The elements at indices along dim, or of all elements in a row."""
