# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 0259a0873a5677f9
from collections.abc import Sequence
from typing import Any, overload

from autograd.tensor import Tensor
from autograd.typing import DTypeLike, Scalar, TensorLike

__all__ = [
    "as_strided_scatter",
    "diagonal_scatter",
    "index_add",
    "index_add_",
    "index_copy",
    "index_copy_",
    "index_fill",
    "index_fill_",
    "index_put",
    "index_put_",
    "index_reduce",
    "index_reduce_",
    "masked_fill",
    "masked_fill_",
    "masked_scatter",
    "masked_scatter_",
    "put",
    "put_",
    "scatter",
    "scatter_",
    "scatter_add",
    "scatter_add_",
    "scatter_reduce",
    "scatter_reduce_",
    "select_scatter",
    "slice_scatter",
]

def as_strided_scatter(
    input: TensorLike,
    src: TensorLike,
    size: Sequence[int],
    stride: Sequence[int],
    storage_offset: int | None = None,
) -> Tensor:
    """as_strided_scatter(Tensor self, Tensor src, int[] size, int[] stride, int?
    storage_offset=None) -> Tensor

    self with src where as_strided lies in its memory.
    """

def diagonal_scatter(
    input: TensorLike, src: TensorLike, offset: int = 0, dim1: int = 0, dim2: int = 1
) -> Tensor:
    """diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor

    self with src on the diagonals of the matrices in two dimensions.
    """

def index_add(
    input: TensorLike,
    dim: int | None = None,
    index: TensorLike | None = None,
    source: TensorLike | None = None,
    *,
    alpha: Scalar = 1,
    axis: Any = None,
) -> Tensor:
    """index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor

    self plus slices of alpha * source at a vector of indices along dim.
    """

def index_add_(
    input: TensorLike,
    dim: int | None = None,
    index: TensorLike | None = None,
    source: TensorLike | None = None,
    *,
    alpha: Scalar = 1,
    axis: Any = None,
) -> Tensor:
    """In-place version of index_add."""

def index_copy(
    input: TensorLike,
    dim: int | None = None,
    index: TensorLike | None = None,
    source: TensorLike | None = None,
    *,
    axis: Any = None,
) -> Tensor:
    """index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor

    self with slices of source at a vector of indices along dim; of several, the last stays.
    """

def index_copy_(
    input: TensorLike,
    dim: int | None = None,
    index: TensorLike | None = None,
    source: TensorLike | None = None,
    *,
    axis: Any = None,
) -> Tensor:
    """In-place version of index_copy."""

def index_fill(
    input: TensorLike,
    dim: int | None = None,
    index: TensorLike | None = None,
    value: TensorLike | None = None,
    *,
    axis: Any = None,
) -> Tensor:
    """index_fill(Tensor self, int dim, Tensor index, Tensor value) -> Tensor

    self with one value in the slices at a vector of indices along dim.
    """

def index_fill_(
    input: TensorLike,
    dim: int | None = None,
    index: TensorLike | None = None,
    value: TensorLike | None = None,
    *,
    axis: Any = None,
) -> Tensor:
    """In-place version of index_fill."""

def index_put(
    input: TensorLike, indices: Any, values: TensorLike, accumulate: bool = False
) -> Tensor:
    """index_put(Tensor self, any indices, Tensor values, bool accumulate=False) -> Tensor

    self with values put or added at a tuple of indices; of several put at one place, the
    last stays.
    """

def index_put_(
    input: TensorLike, indices: Any, values: TensorLike, accumulate: bool = False
) -> Tensor:
    """In-place version of index_put."""

def index_reduce(
    input: TensorLike,
    dim: int | None = None,
    index: TensorLike | None = None,
    source: TensorLike | None = None,
    reduce: str | None = None,
    *,
    include_self: bool = True,
    axis: Any = None,
) -> Tensor:
    """index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool
    include_self=True) -> Tensor

    self combined with slices of source at a vector of indices along dim by prod, mean, amax
    or amin.
    """

def index_reduce_(
    input: TensorLike,
    dim: int | None = None,
    index: TensorLike | None = None,
    source: TensorLike | None = None,
    reduce: str | None = None,
    *,
    include_self: bool = True,
    axis: Any = None,
) -> Tensor:
    """In-place version of index_reduce."""

def masked_fill(input: TensorLike, mask: TensorLike, value: TensorLike) -> Tensor:
    """masked_fill(Tensor self, Tensor mask, Tensor value) -> Tensor

    value where mask is true, self elsewhere.
    """

def masked_fill_(input: TensorLike, mask: TensorLike, value: TensorLike) -> Tensor:
    """In-place version of masked_fill."""

def masked_scatter(input: TensorLike, mask: TensorLike, source: TensorLike) -> Tensor:
    """masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor

    self with the first elements of source where mask is true, in order.
    """

def masked_scatter_(input: TensorLike, mask: TensorLike, source: TensorLike) -> Tensor:
    """In-place version of masked_scatter."""

def put(
    input: TensorLike, index: TensorLike, source: TensorLike, accumulate: bool = False
) -> Tensor:
    """put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor

    self with elements of source put or added at index, counted through all dimensions.
    """

def put_(
    input: TensorLike, index: TensorLike, source: TensorLike, accumulate: bool = False
) -> Tensor:
    """In-place version of put."""

@overload
def scatter(
    input: TensorLike,
    dim: int | None = None,
    index: TensorLike | None = None,
    src: TensorLike | None = None,
    *,
    axis: Any = None,
) -> Tensor:
    """scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor

    self with elements of src at index along dim; where an index repeats, the last one stays.
    """

@overload
def scatter(
    input: TensorLike,
    dim: int | None = None,
    index: TensorLike | None = None,
    value: Scalar | None = None,
    *,
    axis: Any = None,
) -> Tensor:
    """scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor

    self with one value at index along dim.
    """

@overload
def scatter(
    input: TensorLike,
    dim: int | None = None,
    index: TensorLike | None = None,
    src: TensorLike | None = None,
    *,
    reduce: str,
    axis: Any = None,
) -> Tensor:
    """scatter.src_reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) ->
    Tensor

    self with elements of src added ('add') or multiplied ('multiply') at index along dim.
    """

@overload
def scatter(
    input: TensorLike,
    dim: int | None = None,
    index: TensorLike | None = None,
    value: Scalar | None = None,
    *,
    reduce: str,
    axis: Any = None,
) -> Tensor:
    """scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) ->
    Tensor

    self with one value added ('add') or multiplied ('multiply') at index along dim.
    """

@overload
def scatter_(
    input: TensorLike,
    dim: int | None = None,
    index: TensorLike | None = None,
    src: TensorLike | None = None,
    *,
    axis: Any = None,
) -> Tensor:
    """In-place version of scatter."""

@overload
def scatter_(
    input: TensorLike,
    dim: int | None = None,
    index: TensorLike | None = None,
    value: Scalar | None = None,
    *,
    axis: Any = None,
) -> Tensor:
    """In-place version of scatter."""

@overload
def scatter_(
    input: TensorLike,
    dim: int | None = None,
    index: TensorLike | None = None,
    src: TensorLike | None = None,
    *,
    reduce: str,
    axis: Any = None,
) -> Tensor:
    """In-place version of scatter."""

@overload
def scatter_(
    input: TensorLike,
    dim: int | None = None,
    index: TensorLike | None = None,
    value: Scalar | None = None,
    *,
    reduce: str,
    axis: Any = None,
) -> Tensor:
    """In-place version of scatter."""

def scatter_add(
    input: TensorLike,
    dim: int | None = None,
    index: TensorLike | None = None,
    src: TensorLike | None = None,
    *,
    axis: Any = None,
) -> Tensor:
    """scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor

    self plus elements of src at index along dim; where an index repeats, all are added.
    """

def scatter_add_(
    input: TensorLike,
    dim: int | None = None,
    index: TensorLike | None = None,
    src: TensorLike | None = None,
    *,
    axis: Any = None,
) -> Tensor:
    """In-place version of scatter_add."""

def scatter_reduce(
    input: TensorLike,
    dim: int | None = None,
    index: TensorLike | None = None,
    src: TensorLike | None = None,
    reduce: str | None = None,
    *,
    include_self: bool = True,
    axis: Any = None,
) -> Tensor:
    """scatter_reduce(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool
    include_self=True) -> Tensor

    self combined with elements of src at index along dim by sum, prod, mean, amax or amin.
    """

def scatter_reduce_(
    input: TensorLike,
    dim: int | None = None,
    index: TensorLike | None = None,
    src: TensorLike | None = None,
    reduce: str | None = None,
    *,
    include_self: bool = True,
    axis: Any = None,
) -> Tensor:
    """In-place version of scatter_reduce."""

def select_scatter(
    input: TensorLike,
    src: TensorLike,
    dim: int | None = None,
    index: int | None = None,
    *,
    axis: Any = None,
) -> Tensor:
    """select_scatter(Tensor self, Tensor src, int dim, int index) -> Tensor

    self with src as the slice at one index along dim.
    """

def slice_scatter(
    input: TensorLike,
    src: TensorLike,
    dim: int = 0,
    start: int | None = None,
    end: int | None = None,
    step: int = 1,
    *,
    axis: Any = None,
) -> Tensor:
    """slice_scatter(Tensor self, Tensor src, int dim=0, int? start=None, int? end=None, int
    step=1) -> Tensor

    self with src as every step-th slice from start to end along dim.
    """

class PlacingMethods:
    def as_strided_scatter(
        self,
        src: TensorLike,
        size: Sequence[int],
        stride: Sequence[int],
        storage_offset: int | None = None,
    ) -> Tensor:
        """as_strided_scatter(Tensor self, Tensor src, int[] size, int[] stride, int?
        storage_offset=None) -> Tensor

        self with src where as_strided lies in its memory.
        """
    def diagonal_scatter(
        self, src: TensorLike, offset: int = 0, dim1: int = 0, dim2: int = 1
    ) -> Tensor:
        """diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor

        self with src on the diagonals of the matrices in two dimensions.
        """
    def index_add(
        self,
        dim: int | None = None,
        index: TensorLike | None = None,
        source: TensorLike | None = None,
        *,
        alpha: Scalar = 1,
        axis: Any = None,
    ) -> Tensor:
        """index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor

        self plus slices of alpha * source at a vector of indices along dim.
        """
    def index_add_(
        self,
        dim: int | None = None,
        index: TensorLike | None = None,
        source: TensorLike | None = None,
        *,
        alpha: Scalar = 1,
        axis: Any = None,
    ) -> Tensor:
        """In-place version of index_add."""
    def index_copy(
        self,
        dim: int | None = None,
        index: TensorLike | None = None,
        source: TensorLike | None = None,
        *,
        axis: Any = None,
    ) -> Tensor:
        """index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor

        self with slices of source at a vector of indices along dim; of several, the last stays.
        """
    def index_copy_(
        self,
        dim: int | None = None,
        index: TensorLike | None = None,
        source: TensorLike | None = None,
        *,
        axis: Any = None,
    ) -> Tensor:
        """In-place version of index_copy."""
    def index_fill(
        self,
        dim: int | None = None,
        index: TensorLike | None = None,
        value: TensorLike | None = None,
        *,
        axis: Any = None,
    ) -> Tensor:
        """index_fill(Tensor self, int dim, Tensor index, Tensor value) -> Tensor

        self with one value in the slices at a vector of indices along dim.
        """
    def index_fill_(
        self,
        dim: int | None = None,
        index: TensorLike | None = None,
        value: TensorLike | None = None,
        *,
        axis: Any = None,
    ) -> Tensor:
        """In-place version of index_fill."""
    def index_put(self, indices: Any, values: TensorLike, accumulate: bool = False) -> Tensor:
        """index_put(Tensor self, any indices, Tensor values, bool accumulate=False) -> Tensor

        self with values put or added at a tuple of indices; of several put at one place, the
        last stays.
        """
    def index_put_(self, indices: Any, values: TensorLike, accumulate: bool = False) -> Tensor:
        """In-place version of index_put."""
    def index_reduce(
        self,
        dim: int | None = None,
        index: TensorLike | None = None,
        source: TensorLike | None = None,
        reduce: str | None = None,
        *,
        include_self: bool = True,
        axis: Any = None,
    ) -> Tensor:
        """index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool
        include_self=True) -> Tensor

        self combined with slices of source at a vector of indices along dim by prod, mean, amax
        or amin.
        """
    def index_reduce_(
        self,
        dim: int | None = None,
        index: TensorLike | None = None,
        source: TensorLike | None = None,
        reduce: str | None = None,
        *,
        include_self: bool = True,
        axis: Any = None,
    ) -> Tensor:
        """In-place version of index_reduce."""
    def masked_fill(self, mask: TensorLike, value: TensorLike) -> Tensor:
        """masked_fill(Tensor self, Tensor mask, Tensor value) -> Tensor

        value where mask is true, self elsewhere.
        """
    def masked_fill_(self, mask: TensorLike, value: TensorLike) -> Tensor:
        """In-place version of masked_fill."""
    def masked_scatter(self, mask: TensorLike, source: TensorLike) -> Tensor:
        """masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor

        self with the first elements of source where mask is true, in order.
        """
    def masked_scatter_(self, mask: TensorLike, source: TensorLike) -> Tensor:
        """In-place version of masked_scatter."""
    def put(self, index: TensorLike, source: TensorLike, accumulate: bool = False) -> Tensor:
        """put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor

        self with elements of source put or added at index, counted through all dimensions.
        """
    def put_(self, index: TensorLike, source: TensorLike, accumulate: bool = False) -> Tensor:
        """In-place version of put."""
    @overload
    def scatter(
        self,
        dim: int | None = None,
        index: TensorLike | None = None,
        src: TensorLike | None = None,
        *,
        axis: Any = None,
    ) -> Tensor:
        """scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor

        self with elements of src at index along dim; where an index repeats, the last one stays.
        """
    @overload
    def scatter(
        self,
        dim: int | None = None,
        index: TensorLike | None = None,
        value: Scalar | None = None,
        *,
        axis: Any = None,
    ) -> Tensor:
        """scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor

        self with one value at index along dim.
        """
    @overload
    def scatter(
        self,
        dim: int | None = None,
        index: TensorLike | None = None,
        src: TensorLike | None = None,
        *,
        reduce: str,
        axis: Any = None,
    ) -> Tensor:
        """scatter.src_reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) ->
        Tensor

        self with elements of src added ('add') or multiplied ('multiply') at index along dim.
        """
    @overload
    def scatter(
        self,
        dim: int | None = None,
        index: TensorLike | None = None,
        value: Scalar | None = None,
        *,
        reduce: str,
        axis: Any = None,
    ) -> Tensor:
        """scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) ->
        Tensor

        self with one value added ('add') or multiplied ('multiply') at index along dim.
        """
    @overload
    def scatter_(
        self,
        dim: int | None = None,
        index: TensorLike | None = None,
        src: TensorLike | None = None,
        *,
        axis: Any = None,
    ) -> Tensor:
        """In-place version of scatter."""
    @overload
    def scatter_(
        self,
        dim: int | None = None,
        index: TensorLike | None = None,
        value: Scalar | None = None,
        *,
        axis: Any = None,
    ) -> Tensor:
        """In-place version of scatter."""
    @overload
    def scatter_(
        self,
        dim: int | None = None,
        index: TensorLike | None = None,
        src: TensorLike | None = None,
        *,
        reduce: str,
        axis: Any = None,
    ) -> Tensor:
        """In-place version of scatter."""
    @overload
    def scatter_(
        self,
        dim: int | None = None,
        index: TensorLike | None = None,
        value: Scalar | None = None,
        *,
        reduce: str,
        axis: Any = None,
    ) -> Tensor:
        """In-place version of scatter."""
    def scatter_add(
        self,
        dim: int | None = None,
        index: TensorLike | None = None,
        src: TensorLike | None = None,
        *,
        axis: Any = None,
    ) -> Tensor:
        """scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor

        self plus elements of src at index along dim; where an index repeats, all are added.
        """
    def scatter_add_(
        self,
        dim: int | None = None,
        index: TensorLike | None = None,
        src: TensorLike | None = None,
        *,
        axis: Any = None,
    ) -> Tensor:
        """In-place version of scatter_add."""
    def scatter_reduce(
        self,
        dim: int | None = None,
        index: TensorLike | None = None,
        src: TensorLike | None = None,
        reduce: str | None = None,
        *,
        include_self: bool = True,
        axis: Any = None,
    ) -> Tensor:
        """scatter_reduce(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool
        include_self=True) -> Tensor

        self combined with elements of src at index along dim by sum, prod, mean, amax or amin.
        """
    def scatter_reduce_(
        self,
        dim: int | None = None,
        index: TensorLike | None = None,
        src: TensorLike | None = None,
        reduce: str | None = None,
        *,
        include_self: bool = True,
        axis: Any = None,
    ) -> Tensor:
        """In-place version of scatter_reduce."""
    def select_scatter(
        self, src: TensorLike, dim: int | None = None, index: int | None = None, *, axis: Any = None
    ) -> Tensor:
        """select_scatter(Tensor self, Tensor src, int dim, int index) -> Tensor

        self with src as the slice at one index along dim.
        """
    def slice_scatter(
        self,
        src: TensorLike,
        dim: int = 0,
        start: int | None = None,
        end: int | None = None,
        step: int = 1,
        *,
        axis: Any = None,
    ) -> Tensor:
        """slice_scatter(Tensor self, Tensor src, int dim=0, int? start=None, int? end=None, int
        step=1) -> Tensor

        self with src as every step-th slice from start to end along dim.
        """
