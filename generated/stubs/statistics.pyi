# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content a5c47e4a9bc472ce
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "aminmax", "corrcoef", "cov", "nanmean", "nanmedian", "nanquantile", "nansum", "quantile",
    "std_mean", "var_mean",
]  # fmt: skip

class AminmaxResult(tuple[Tensor, ...]):
    @property
    def min(self) -> Tensor: ...
    @property
    def max(self) -> Tensor: ...

class NanmedianDimResult(tuple[Tensor, ...]):
    @property
    def values(self) -> Tensor: ...
    @property
    def indices(self) -> Tensor: ...

def aminmax(
    input: TensorLike, *, dim: int | None = None, keepdim: bool = False,
    out: tuple[Tensor, ...] | None = None, axis: Any = None, keepdims: Any = None,
) -> AminmaxResult:  # fmt: skip
    """The smallest and the largest element, or those along `dim`; equal ones share the
    gradient.
    """

def corrcoef(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The correlations of the rows, whose columns are observations; nan for a constant row."""

def cov(
    input: TensorLike, *, correction: int = 1, fweights: TensorLike | None = None,
    aweights: TensorLike | None = None, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """The covariances of the rows, whose columns are observations with frequencies and
    weights.
    """

def nanmean(
    input: TensorLike, dim: int | Sequence[int] | None = None, keepdim: bool = False, *,
    dtype: DTypeLike | None = None, out: Tensor | None = None, axis: Any = None,
    keepdims: Any = None,
) -> Tensor:  # fmt: skip
    """The mean of all elements, or along `dim`, that are not nan."""

@overload
def nanmedian(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The median of what is not nan, the lower of two in the middle. Equal elements share
    the gradient.
    """

@overload
def nanmedian(
    input: TensorLike, dim: int | None = None, keepdim: bool = False, *,
    out: tuple[Tensor, ...] | None = None, axis: Any = None, keepdims: Any = None,
) -> NanmedianDimResult:  # fmt: skip
    """The medians along `dim` of what is not nan, and where each stands."""

def nanquantile(
    input: TensorLike, q: Any, dim: int | None = None, keepdim: bool = False, *,
    interpolation: str = "linear", out: Tensor | None = None, axis: Any = None,
    keepdims: Any = None,
) -> Tensor:  # fmt: skip
    """The quantiles of what is not nan."""

def nansum(
    input: TensorLike, dim: int | Sequence[int] | None = None, keepdim: bool = False, *,
    dtype: DTypeLike | None = None, out: Tensor | None = None, axis: Any = None,
    keepdims: Any = None,
) -> Tensor:  # fmt: skip
    """The sum of all elements, or along `dim`, that are not nan; nan gets no gradient."""

def quantile(
    input: TensorLike, q: Any, dim: int | None = None, keepdim: bool = False, *,
    interpolation: str = "linear", out: Tensor | None = None, axis: Any = None,
    keepdims: Any = None,
) -> Tensor:  # fmt: skip
    """The quantiles `q`, a number or a 1-d tensor whose dimension comes first, of all
    elements or along `dim`.
    """

@overload
def std_mean(
    input: TensorLike, unbiased: bool = True, *, out: tuple[Tensor, ...] | None = None
) -> tuple[Tensor, ...]:
    """The standard deviation and the mean of all elements; `unbiased` stands for
    correction=1.
    """

@overload
def std_mean(
    input: TensorLike, dim: int | Sequence[int] | None = None, *, correction: Scalar | None = None,
    keepdim: bool = False, out: tuple[Tensor, ...] | None = None, axis: Any = None,
    keepdims: Any = None,
) -> tuple[Tensor, ...]:  # fmt: skip
    """The standard deviation and the mean over `dim`."""

@overload
def std_mean(
    input: TensorLike, dim: int | Sequence[int] | None = None, unbiased: bool = True,
    keepdim: bool = False, *, out: tuple[Tensor, ...] | None = None, axis: Any = None,
    keepdims: Any = None,
) -> tuple[Tensor, ...]:  # fmt: skip
    """The standard deviation and the mean over `dim`; `unbiased` stands for correction=1."""

@overload
def var_mean(
    input: TensorLike, unbiased: bool = True, *, out: tuple[Tensor, ...] | None = None
) -> tuple[Tensor, ...]:
    """The variance and the mean of all elements; `unbiased` stands for correction=1."""

@overload
def var_mean(
    input: TensorLike, dim: int | Sequence[int] | None = None, *, correction: Scalar | None = None,
    keepdim: bool = False, out: tuple[Tensor, ...] | None = None, axis: Any = None,
    keepdims: Any = None,
) -> tuple[Tensor, ...]:  # fmt: skip
    """The variance and the mean over `dim`."""

@overload
def var_mean(
    input: TensorLike, dim: int | Sequence[int] | None = None, unbiased: bool = True,
    keepdim: bool = False, *, out: tuple[Tensor, ...] | None = None, axis: Any = None,
    keepdims: Any = None,
) -> tuple[Tensor, ...]:  # fmt: skip
    """The variance and the mean over `dim`; `unbiased` stands for correction=1."""

class StatisticsMethods:
    def aminmax(
        self, *, dim: int | None = None, keepdim: bool = False, axis: Any = None,
        keepdims: Any = None,
    ) -> AminmaxResult:  # fmt: skip
        """The smallest and the largest element, or those along `dim`; equal ones share the
        gradient.
        """
    def corrcoef(self) -> Tensor:
        """The correlations of the rows, whose columns are observations; nan for a constant row."""
    def cov(
        self, *, correction: int = 1, fweights: TensorLike | None = None,
        aweights: TensorLike | None = None,
    ) -> Tensor:  # fmt: skip
        """The covariances of the rows, whose columns are observations with frequencies and
        weights.
        """
    def nanmean(
        self, dim: int | Sequence[int] | None = None, keepdim: bool = False, *,
        dtype: DTypeLike | None = None, axis: Any = None, keepdims: Any = None,
    ) -> Tensor:  # fmt: skip
        """The mean of all elements, or along `dim`, that are not nan."""
    @overload
    def nanmedian(self) -> Tensor:
        """The median of what is not nan, the lower of two in the middle. Equal elements share
        the gradient.
        """
    @overload
    def nanmedian(
        self, dim: int | None = None, keepdim: bool = False, *, axis: Any = None,
        keepdims: Any = None,
    ) -> NanmedianDimResult:  # fmt: skip
        """The medians along `dim` of what is not nan, and where each stands."""
    def nanquantile(
        self, q: Any, dim: int | None = None, keepdim: bool = False, *,
        interpolation: str = "linear", axis: Any = None, keepdims: Any = None,
    ) -> Tensor:  # fmt: skip
        """The quantiles of what is not nan."""
    def nansum(
        self, dim: int | Sequence[int] | None = None, keepdim: bool = False, *,
        dtype: DTypeLike | None = None, axis: Any = None, keepdims: Any = None,
    ) -> Tensor:  # fmt: skip
        """The sum of all elements, or along `dim`, that are not nan; nan gets no gradient."""
    def quantile(
        self, q: Any, dim: int | None = None, keepdim: bool = False, *,
        interpolation: str = "linear", axis: Any = None, keepdims: Any = None,
    ) -> Tensor:  # fmt: skip
        """The quantiles `q`, a number or a 1-d tensor whose dimension comes first, of all
        elements or along `dim`.
        """
    @overload
    def std_mean(self, unbiased: bool = True) -> tuple[Tensor, ...]:
        """The standard deviation and the mean of all elements; `unbiased` stands for
        correction=1.
        """
    @overload
    def std_mean(
        self, dim: int | Sequence[int] | None = None, *, correction: Scalar | None = None,
        keepdim: bool = False, axis: Any = None, keepdims: Any = None,
    ) -> tuple[Tensor, ...]:  # fmt: skip
        """The standard deviation and the mean over `dim`."""
    @overload
    def std_mean(
        self, dim: int | Sequence[int] | None = None, unbiased: bool = True, keepdim: bool = False,
        *, axis: Any = None, keepdims: Any = None,
    ) -> tuple[Tensor, ...]:  # fmt: skip
        """The standard deviation and the mean over `dim`; `unbiased` stands for correction=1."""
    @overload
    def var_mean(self, unbiased: bool = True) -> tuple[Tensor, ...]:
        """The variance and the mean of all elements; `unbiased` stands for correction=1."""
    @overload
    def var_mean(
        self, dim: int | Sequence[int] | None = None, *, correction: Scalar | None = None,
        keepdim: bool = False, axis: Any = None, keepdims: Any = None,
    ) -> tuple[Tensor, ...]:  # fmt: skip
        """The variance and the mean over `dim`."""
    @overload
    def var_mean(
        self, dim: int | Sequence[int] | None = None, unbiased: bool = True, keepdim: bool = False,
        *, axis: Any = None, keepdims: Any = None,
    ) -> tuple[Tensor, ...]:  # fmt: skip
        """The variance and the mean over `dim`; `unbiased` stands for correction=1."""
