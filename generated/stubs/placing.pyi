# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 86bd1a755d099a8e
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "index_add", "index_add_", "index_fill", "index_fill_", "index_reduce", "index_reduce_",
    "masked_fill", "masked_fill_", "scatter", "scatter_", "scatter_add", "scatter_add_",
    "scatter_reduce", "scatter_reduce_", "segment_reduce",
]  # fmt: skip

def index_add(
    input: TensorLike, dim: int | None = None, index: TensorLike | None = None,
    source: TensorLike | None = None, *, alpha: Scalar = 1, out: Tensor | None = None,
    axis: Any = None,
) -> Tensor:  # fmt: skip
    """self plus slices of alpha * source at a vector of indices along dim."""

def index_add_(
    input: TensorLike, dim: int | None = None, index: TensorLike | None = None,
    source: TensorLike | None = None, *, alpha: Scalar = 1, axis: Any = None,
) -> Tensor: ...  # fmt: skip
def index_fill(
    input: TensorLike, dim: int | None = None, index: TensorLike | None = None,
    value: TensorLike | None = None, *, out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """self with one value in the slices at a vector of indices along dim."""

def index_fill_(
    input: TensorLike, dim: int | None = None, index: TensorLike | None = None,
    value: TensorLike | None = None, *, axis: Any = None,
) -> Tensor: ...  # fmt: skip
def index_reduce(
    input: TensorLike, dim: int | None = None, index: TensorLike | None = None,
    source: TensorLike | None = None, reduce: str | None = None, *, include_self: bool = True,
    out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """self combined with slices of source at indices along dim by prod, mean, amax or amin."""

def index_reduce_(
    input: TensorLike, dim: int | None = None, index: TensorLike | None = None,
    source: TensorLike | None = None, reduce: str | None = None, *, include_self: bool = True,
    axis: Any = None,
) -> Tensor: ...  # fmt: skip
def masked_fill(
    input: TensorLike, mask: TensorLike, value: TensorLike, *, out: Tensor | None = None
) -> Tensor:
    """value where mask is true, self elsewhere."""

def masked_fill_(input: TensorLike, mask: TensorLike, value: TensorLike) -> Tensor: ...
@overload
def scatter(
    input: TensorLike, dim: int | None = None, index: TensorLike | None = None,
    value: Scalar | None = None, *, out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """self with one value at index along dim."""

@overload
def scatter(
    input: TensorLike, dim: int | None = None, index: TensorLike | None = None,
    value: Scalar | None = None, *, reduce: str, out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """self with one value added ('add') or multiplied ('multiply') at index along dim."""

@overload
def scatter(
    input: TensorLike, dim: int | None = None, index: TensorLike | None = None,
    src: TensorLike | None = None, *, out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """self with elements of src at index along dim; where an index repeats, the last one
    stays.
    """

@overload
def scatter(
    input: TensorLike, dim: int | None = None, index: TensorLike | None = None,
    src: TensorLike | None = None, *, reduce: str, out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """self with elements of src added ('add') or multiplied ('multiply') at index along dim."""

@overload
def scatter_(
    input: TensorLike, dim: int | None = None, index: TensorLike | None = None,
    value: Scalar | None = None, *, axis: Any = None,
) -> Tensor: ...  # fmt: skip
@overload
def scatter_(
    input: TensorLike, dim: int | None = None, index: TensorLike | None = None,
    value: Scalar | None = None, *, reduce: str, axis: Any = None,
) -> Tensor: ...  # fmt: skip
@overload
def scatter_(
    input: TensorLike, dim: int | None = None, index: TensorLike | None = None,
    src: TensorLike | None = None, *, axis: Any = None,
) -> Tensor: ...  # fmt: skip
@overload
def scatter_(
    input: TensorLike, dim: int | None = None, index: TensorLike | None = None,
    src: TensorLike | None = None, *, reduce: str, axis: Any = None,
) -> Tensor: ...  # fmt: skip
def scatter_add(
    input: TensorLike, dim: int | None = None, index: TensorLike | None = None,
    src: TensorLike | None = None, *, out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """self plus elements of src at index along dim; where an index repeats, all are added."""

def scatter_add_(
    input: TensorLike, dim: int | None = None, index: TensorLike | None = None,
    src: TensorLike | None = None, *, axis: Any = None,
) -> Tensor: ...  # fmt: skip
def scatter_reduce(
    input: TensorLike, dim: int | None = None, index: TensorLike | None = None,
    src: TensorLike | None = None, reduce: str | None = None, *, include_self: bool = True,
    out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """self combined with elements of src at index along dim by sum, prod, mean, amax or
    amin.
    """

def scatter_reduce_(
    input: TensorLike, dim: int | None = None, index: TensorLike | None = None,
    src: TensorLike | None = None, reduce: str | None = None, *, include_self: bool = True,
    axis: Any = None,
) -> Tensor: ...  # fmt: skip
def segment_reduce(
    data: TensorLike, reduce: str, *, lengths: TensorLike | None = None,
    indices: TensorLike | None = None, offsets: TensorLike | None = None, axis: int = 0,
    unsafe: bool = False, initial: Scalar | None = None, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """The sum, mean, max, min or prod of each segment along `axis`, of so many elements, or
    between two `offsets`.
    """

class PlacingMethods:
    def index_add(
        self, dim: int | None = None, index: TensorLike | None = None,
        source: TensorLike | None = None, *, alpha: Scalar = 1, axis: Any = None,
    ) -> Tensor:  # fmt: skip
        """self plus slices of alpha * source at a vector of indices along dim."""
    def index_add_(
        self, dim: int | None = None, index: TensorLike | None = None,
        source: TensorLike | None = None, *, alpha: Scalar = 1, axis: Any = None,
    ) -> Tensor: ...  # fmt: skip
    def index_fill(
        self, dim: int | None = None, index: TensorLike | None = None,
        value: TensorLike | None = None, *, axis: Any = None,
    ) -> Tensor:  # fmt: skip
        """self with one value in the slices at a vector of indices along dim."""
    def index_fill_(
        self, dim: int | None = None, index: TensorLike | None = None,
        value: TensorLike | None = None, *, axis: Any = None,
    ) -> Tensor: ...  # fmt: skip
    def index_reduce(
        self, dim: int | None = None, index: TensorLike | None = None,
        source: TensorLike | None = None, reduce: str | None = None, *, include_self: bool = True,
        axis: Any = None,
    ) -> Tensor:  # fmt: skip
        """self combined with slices of source at indices along dim by prod, mean, amax or amin."""
    def index_reduce_(
        self, dim: int | None = None, index: TensorLike | None = None,
        source: TensorLike | None = None, reduce: str | None = None, *, include_self: bool = True,
        axis: Any = None,
    ) -> Tensor: ...  # fmt: skip
    def masked_fill(self, mask: TensorLike, value: TensorLike) -> Tensor:
        """value where mask is true, self elsewhere."""
    def masked_fill_(self, mask: TensorLike, value: TensorLike) -> Tensor: ...
    @overload
    def scatter(
        self, dim: int | None = None, index: TensorLike | None = None, value: Scalar | None = None,
        *, axis: Any = None,
    ) -> Tensor:  # fmt: skip
        """self with one value at index along dim."""
    @overload
    def scatter(
        self, dim: int | None = None, index: TensorLike | None = None, value: Scalar | None = None,
        *, reduce: str, axis: Any = None,
    ) -> Tensor:  # fmt: skip
        """self with one value added ('add') or multiplied ('multiply') at index along dim."""
    @overload
    def scatter(
        self, dim: int | None = None, index: TensorLike | None = None,
        src: TensorLike | None = None, *, axis: Any = None,
    ) -> Tensor:  # fmt: skip
        """self with elements of src at index along dim; where an index repeats, the last one
        stays.
        """
    @overload
    def scatter(
        self, dim: int | None = None, index: TensorLike | None = None,
        src: TensorLike | None = None, *, reduce: str, axis: Any = None,
    ) -> Tensor:  # fmt: skip
        """self with elements of src added ('add') or multiplied ('multiply') at index along dim."""
    @overload
    def scatter_(
        self, dim: int | None = None, index: TensorLike | None = None, value: Scalar | None = None,
        *, axis: Any = None,
    ) -> Tensor: ...  # fmt: skip
    @overload
    def scatter_(
        self, dim: int | None = None, index: TensorLike | None = None, value: Scalar | None = None,
        *, reduce: str, axis: Any = None,
    ) -> Tensor: ...  # fmt: skip
    @overload
    def scatter_(
        self, dim: int | None = None, index: TensorLike | None = None,
        src: TensorLike | None = None, *, axis: Any = None,
    ) -> Tensor: ...  # fmt: skip
    @overload
    def scatter_(
        self, dim: int | None = None, index: TensorLike | None = None,
        src: TensorLike | None = None, *, reduce: str, axis: Any = None,
    ) -> Tensor: ...  # fmt: skip
    def scatter_add(
        self, dim: int | None = None, index: TensorLike | None = None,
        src: TensorLike | None = None, *, axis: Any = None,
    ) -> Tensor:  # fmt: skip
        """self plus elements of src at index along dim; where an index repeats, all are added."""
    def scatter_add_(
        self, dim: int | None = None, index: TensorLike | None = None,
        src: TensorLike | None = None, *, axis: Any = None,
    ) -> Tensor: ...  # fmt: skip
    def scatter_reduce(
        self, dim: int | None = None, index: TensorLike | None = None,
        src: TensorLike | None = None, reduce: str | None = None, *, include_self: bool = True,
        axis: Any = None,
    ) -> Tensor:  # fmt: skip
        """self combined with elements of src at index along dim by sum, prod, mean, amax or
        amin.
        """
    def scatter_reduce_(
        self, dim: int | None = None, index: TensorLike | None = None,
        src: TensorLike | None = None, reduce: str | None = None, *, include_self: bool = True,
        axis: Any = None,
    ) -> Tensor: ...  # fmt: skip
