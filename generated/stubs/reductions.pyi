# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content a1ff8878fcc04436
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "all", "amax", "amin", "any", "argmax", "argmin", "max", "mean", "min", "norm", "prod", "std",
    "sum", "var",
]  # fmt: skip

class MaxDimResult(tuple[Tensor, ...]):
    @property
    def values(self) -> Tensor: ...
    @property
    def indices(self) -> Tensor: ...

class MinDimResult(tuple[Tensor, ...]):
    @property
    def values(self) -> Tensor: ...
    @property
    def indices(self) -> Tensor: ...

def all(
    input: TensorLike, dim: int | Sequence[int] | None = None, keepdim: bool = False, *,
    out: Tensor | None = None, axis: Any = None, keepdims: Any = None,
) -> Tensor:  # fmt: skip
    """Whether no element, or none along `dim`, is zero."""

def amax(
    input: TensorLike, dim: int | Sequence[int] | None = (), keepdim: bool = False, *,
    out: Tensor | None = None, axis: Any = None, keepdims: Any = None,
) -> Tensor:  # fmt: skip
    """The largest element, or that along `dim`; equal ones share the gradient."""

def amin(
    input: TensorLike, dim: int | Sequence[int] | None = (), keepdim: bool = False, *,
    out: Tensor | None = None, axis: Any = None, keepdims: Any = None,
) -> Tensor:  # fmt: skip
    """The smallest element, or that along `dim`; equal ones share the gradient."""

def any(
    input: TensorLike, dim: int | Sequence[int] | None = None, keepdim: bool = False, *,
    out: Tensor | None = None, axis: Any = None, keepdims: Any = None,
) -> Tensor:  # fmt: skip
    """Whether some element, or some along `dim`, is not zero."""

def argmax(
    input: TensorLike, dim: int | None = None, keepdim: bool = False, *, out: Tensor | None = None,
    axis: Any = None, keepdims: Any = None,
) -> Tensor:  # fmt: skip
    """The first place of the largest element, in the flattened tensor or along `dim`."""

def argmin(
    input: TensorLike, dim: int | None = None, keepdim: bool = False, *, out: Tensor | None = None,
    axis: Any = None, keepdims: Any = None,
) -> Tensor:  # fmt: skip
    """The first place of the smallest element, in the flattened tensor or along `dim`."""

@overload
def max(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The largest element; equal ones share the gradient."""

@overload
def max(
    input: TensorLike, dim: int | None = None, keepdim: bool = False, *,
    out: tuple[Tensor, ...] | None = None, axis: Any = None, keepdims: Any = None,
) -> MaxDimResult:  # fmt: skip
    """The largest elements along `dim` and the first place of each, which gets the gradient."""

@overload
def max(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The larger of the two, element by element."""

def mean(
    input: TensorLike, dim: int | Sequence[int] | None = None, keepdim: bool = False, *,
    dtype: DTypeLike | None = None, out: Tensor | None = None, axis: Any = None,
    keepdims: Any = None,
) -> Tensor:  # fmt: skip
    """The mean of all elements, or along `dim`; that of integers is float64."""

@overload
def min(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The smallest element; equal ones share the gradient."""

@overload
def min(
    input: TensorLike, dim: int | None = None, keepdim: bool = False, *,
    out: tuple[Tensor, ...] | None = None, axis: Any = None, keepdims: Any = None,
) -> MinDimResult:  # fmt: skip
    """The smallest elements along `dim` and the first place of each, which gets the
    gradient.
    """

@overload
def min(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The smaller of the two, element by element."""

def norm(
    input: TensorLike, p: Any = "fro", dim: int | Sequence[int] | None = None,
    keepdim: bool = False, *, dtype: DTypeLike | None = None, out: Tensor | None = None,
    axis: Any = None, keepdims: Any = None,
) -> Tensor:  # fmt: skip
    """The p-norm of the elements, a vector norm; its gradient at 0 is 0. For 'nuc', the sum
    of the singular values.
    """

def prod(
    input: TensorLike, dim: int | Sequence[int] | None = None, keepdim: bool = False, *,
    dtype: DTypeLike | None = None, out: Tensor | None = None, axis: Any = None,
    keepdims: Any = None,
) -> Tensor:  # fmt: skip
    """The product of all elements, or along `dim`; its derivatives are right at zeros, too."""

@overload
def std(input: TensorLike, unbiased: bool = True, *, out: Tensor | None = None) -> Tensor:
    """The standard deviation of all elements; `unbiased` stands for correction=1."""

@overload
def std(
    input: TensorLike, dim: int | Sequence[int] | None = None, unbiased: bool = True,
    keepdim: bool = False, *, out: Tensor | None = None, axis: Any = None, keepdims: Any = None,
) -> Tensor:  # fmt: skip
    """The standard deviation over `dim`; `unbiased` stands for correction=1."""

@overload
def std(
    input: TensorLike, dim: int | Sequence[int] | None = None, *, correction: Scalar | None = None,
    keepdim: bool = False, out: Tensor | None = None, axis: Any = None, keepdims: Any = None,
) -> Tensor:  # fmt: skip
    """The standard deviation over `dim`; its gradient is 0 where all elements are equal."""

def sum(
    input: TensorLike, dim: int | Sequence[int] | None = None, keepdim: bool = False, *,
    dtype: DTypeLike | None = None, out: Tensor | None = None, axis: Any = None,
    keepdims: Any = None,
) -> Tensor:  # fmt: skip
    """The sum of all elements of self, or along `dim`."""

@overload
def var(input: TensorLike, unbiased: bool = True, *, out: Tensor | None = None) -> Tensor:
    """The variance of all elements; `unbiased` stands for correction=1."""

@overload
def var(
    input: TensorLike, dim: int | Sequence[int] | None = None, *, correction: Scalar | None = None,
    keepdim: bool = False, out: Tensor | None = None, axis: Any = None, keepdims: Any = None,
) -> Tensor:  # fmt: skip
    """The variance over `dim`, the mean square distance from the mean over n - `correction`
    (1).
    """

@overload
def var(
    input: TensorLike, dim: int | Sequence[int] | None = None, unbiased: bool = True,
    keepdim: bool = False, *, out: Tensor | None = None, axis: Any = None, keepdims: Any = None,
) -> Tensor:  # fmt: skip
    """The variance over `dim`; `unbiased` stands for correction=1."""

class ReductionsMethods:
    def all(
        self, dim: int | Sequence[int] | None = None, keepdim: bool = False, *, axis: Any = None,
        keepdims: Any = None,
    ) -> Tensor:  # fmt: skip
        """Whether no element, or none along `dim`, is zero."""
    def amax(
        self, dim: int | Sequence[int] | None = (), keepdim: bool = False, *, axis: Any = None,
        keepdims: Any = None,
    ) -> Tensor:  # fmt: skip
        """The largest element, or that along `dim`; equal ones share the gradient."""
    def amin(
        self, dim: int | Sequence[int] | None = (), keepdim: bool = False, *, axis: Any = None,
        keepdims: Any = None,
    ) -> Tensor:  # fmt: skip
        """The smallest element, or that along `dim`; equal ones share the gradient."""
    def any(
        self, dim: int | Sequence[int] | None = None, keepdim: bool = False, *, axis: Any = None,
        keepdims: Any = None,
    ) -> Tensor:  # fmt: skip
        """Whether some element, or some along `dim`, is not zero."""
    def argmax(
        self, dim: int | None = None, keepdim: bool = False, *, axis: Any = None,
        keepdims: Any = None,
    ) -> Tensor:  # fmt: skip
        """The first place of the largest element, in the flattened tensor or along `dim`."""
    def argmin(
        self, dim: int | None = None, keepdim: bool = False, *, axis: Any = None,
        keepdims: Any = None,
    ) -> Tensor:  # fmt: skip
        """The first place of the smallest element, in the flattened tensor or along `dim`."""
    @overload
    def max(self) -> Tensor:
        """The largest element; equal ones share the gradient."""
    @overload
    def max(
        self, dim: int | None = None, keepdim: bool = False, *, axis: Any = None,
        keepdims: Any = None,
    ) -> MaxDimResult:  # fmt: skip
        """The largest elements along `dim` and the first place of each, which gets the gradient."""
    @overload
    def max(self, other: TensorLike) -> Tensor:
        """The larger of the two, element by element."""
    def mean(
        self, dim: int | Sequence[int] | None = None, keepdim: bool = False, *,
        dtype: DTypeLike | None = None, axis: Any = None, keepdims: Any = None,
    ) -> Tensor:  # fmt: skip
        """The mean of all elements, or along `dim`; that of integers is float64."""
    @overload
    def min(self) -> Tensor:
        """The smallest element; equal ones share the gradient."""
    @overload
    def min(
        self, dim: int | None = None, keepdim: bool = False, *, axis: Any = None,
        keepdims: Any = None,
    ) -> MinDimResult:  # fmt: skip
        """The smallest elements along `dim` and the first place of each, which gets the
        gradient.
        """
    @overload
    def min(self, other: TensorLike) -> Tensor:
        """The smaller of the two, element by element."""
    def norm(
        self, p: Any = "fro", dim: int | Sequence[int] | None = None, keepdim: bool = False, *,
        dtype: DTypeLike | None = None, axis: Any = None, keepdims: Any = None,
    ) -> Tensor:  # fmt: skip
        """The p-norm of the elements, a vector norm; its gradient at 0 is 0. For 'nuc', the sum
        of the singular values.
        """
    def prod(
        self, dim: int | Sequence[int] | None = None, keepdim: bool = False, *,
        dtype: DTypeLike | None = None, axis: Any = None, keepdims: Any = None,
    ) -> Tensor:  # fmt: skip
        """The product of all elements, or along `dim`; its derivatives are right at zeros, too."""
    @overload
    def std(self, unbiased: bool = True) -> Tensor:
        """The standard deviation of all elements; `unbiased` stands for correction=1."""
    @overload
    def std(
        self, dim: int | Sequence[int] | None = None, unbiased: bool = True, keepdim: bool = False,
        *, axis: Any = None, keepdims: Any = None,
    ) -> Tensor:  # fmt: skip
        """The standard deviation over `dim`; `unbiased` stands for correction=1."""
    @overload
    def std(
        self, dim: int | Sequence[int] | None = None, *, correction: Scalar | None = None,
        keepdim: bool = False, axis: Any = None, keepdims: Any = None,
    ) -> Tensor:  # fmt: skip
        """The standard deviation over `dim`; its gradient is 0 where all elements are equal."""
    def sum(
        self, dim: int | Sequence[int] | None = None, keepdim: bool = False, *,
        dtype: DTypeLike | None = None, axis: Any = None, keepdims: Any = None,
    ) -> Tensor:  # fmt: skip
        """The sum of all elements of self, or along `dim`."""
    @overload
    def var(self, unbiased: bool = True) -> Tensor:
        """The variance of all elements; `unbiased` stands for correction=1."""
    @overload
    def var(
        self, dim: int | Sequence[int] | None = None, *, correction: Scalar | None = None,
        keepdim: bool = False, axis: Any = None, keepdims: Any = None,
    ) -> Tensor:  # fmt: skip
        """The variance over `dim`, the mean square distance from the mean over n - `correction`
        (1).
        """
    @overload
    def var(
        self, dim: int | Sequence[int] | None = None, unbiased: bool = True, keepdim: bool = False,
        *, axis: Any = None, keepdims: Any = None,
    ) -> Tensor:  # fmt: skip
        """The variance over `dim`; `unbiased` stands for correction=1."""
