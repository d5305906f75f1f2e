# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 09601600e6b897d9
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "argsort", "cumprod", "cumprod_", "cumsum", "cumsum_", "kthvalue", "median", "msort", "sort",
    "topk",
]  # fmt: skip

class SortResult(tuple[Tensor, ...]):
    @property
    def values(self) -> Tensor: ...
    @property
    def indices(self) -> Tensor: ...

class TopkResult(tuple[Tensor, ...]):
    @property
    def values(self) -> Tensor: ...
    @property
    def indices(self) -> Tensor: ...

class KthvalueResult(tuple[Tensor, ...]):
    @property
    def values(self) -> Tensor: ...
    @property
    def indices(self) -> Tensor: ...

class MedianDimResult(tuple[Tensor, ...]):
    @property
    def values(self) -> Tensor: ...
    @property
    def indices(self) -> Tensor: ...

def argsort(
    input: TensorLike, dim: int = -1, descending: bool = False, *, stable: bool = False,
    out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """The indices that sort along `dim`; equal elements keep their order."""

def cumprod(
    input: TensorLike, dim: int | None = None, *, dtype: DTypeLike | None = None,
    out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """The products of the elements up to each one along `dim`; right at zeros, too."""

def cumprod_(
    input: TensorLike, dim: int | None = None, *, dtype: DTypeLike | None = None, axis: Any = None
) -> Tensor: ...
def cumsum(
    input: TensorLike, dim: int | None = None, *, dtype: DTypeLike | None = None,
    out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """The sums of the elements up to each one along `dim`."""

def cumsum_(
    input: TensorLike, dim: int | None = None, *, dtype: DTypeLike | None = None, axis: Any = None
) -> Tensor: ...
def kthvalue(
    input: TensorLike, k: int, dim: int = -1, keepdim: bool = False, *,
    out: tuple[Tensor, ...] | None = None, axis: Any = None, keepdims: Any = None,
) -> KthvalueResult:  # fmt: skip
    """The k-th smallest elements along `dim`, counted from 1, and where each stands."""

@overload
def median(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The median, the lower one of two in the middle. Equal elements share the gradient."""

@overload
def median(
    input: TensorLike, dim: int | None = None, keepdim: bool = False, *,
    out: tuple[Tensor, ...] | None = None, axis: Any = None, keepdims: Any = None,
) -> MedianDimResult:  # fmt: skip
    """The medians along `dim`, the lower of two in the middle, and where each stands."""

def msort(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """Sorted along the first dimension."""

def sort(
    input: TensorLike, dim: int = -1, descending: bool = False, *, stable: bool | None = None,
    out: tuple[Tensor, ...] | None = None, axis: Any = None,
) -> SortResult:  # fmt: skip
    """The elements in order along `dim`, and where each stood; equal ones keep their order."""

def topk(
    input: TensorLike, k: int, dim: int = -1, largest: bool = True, sorted: bool = True, *,
    out: tuple[Tensor, ...] | None = None, axis: Any = None,
) -> TopkResult:  # fmt: skip
    """The `k` largest or smallest elements along `dim`, and where each stands."""

class RunningSumsAndProductsSortingMethods:
    def argsort(
        self, dim: int = -1, descending: bool = False, *, stable: bool = False, axis: Any = None
    ) -> Tensor:
        """The indices that sort along `dim`; equal elements keep their order."""
    def cumprod(
        self, dim: int | None = None, *, dtype: DTypeLike | None = None, axis: Any = None
    ) -> Tensor:
        """The products of the elements up to each one along `dim`; right at zeros, too."""
    def cumprod_(
        self, dim: int | None = None, *, dtype: DTypeLike | None = None, axis: Any = None
    ) -> Tensor: ...
    def cumsum(
        self, dim: int | None = None, *, dtype: DTypeLike | None = None, axis: Any = None
    ) -> Tensor:
        """The sums of the elements up to each one along `dim`."""
    def cumsum_(
        self, dim: int | None = None, *, dtype: DTypeLike | None = None, axis: Any = None
    ) -> Tensor: ...
    def kthvalue(
        self, k: int, dim: int = -1, keepdim: bool = False, *, axis: Any = None,
        keepdims: Any = None,
    ) -> KthvalueResult:  # fmt: skip
        """The k-th smallest elements along `dim`, counted from 1, and where each stands."""
    @overload
    def median(self) -> Tensor:
        """The median, the lower one of two in the middle. Equal elements share the gradient."""
    @overload
    def median(
        self, dim: int | None = None, keepdim: bool = False, *, axis: Any = None,
        keepdims: Any = None,
    ) -> MedianDimResult:  # fmt: skip
        """The medians along `dim`, the lower of two in the middle, and where each stands."""
    def msort(self) -> Tensor:
        """Sorted along the first dimension."""
    def sort(
        self, dim: int = -1, descending: bool = False, *, stable: bool | None = None,
        axis: Any = None,
    ) -> SortResult:  # fmt: skip
        """The elements in order along `dim`, and where each stood; equal ones keep their order."""
    def topk(
        self, k: int, dim: int = -1, largest: bool = True, sorted: bool = True, *, axis: Any = None
    ) -> TopkResult:
        """The `k` largest or smallest elements along `dim`, and where each stands."""
