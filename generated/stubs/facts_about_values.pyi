# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 284c6fc0b9811c03
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "allclose", "array_equal", "bincount", "bucketize", "count_nonzero", "equal", "histc",
    "histogram", "isin", "searchsorted", "unique", "unique_consecutive", "unravel_index",
]  # fmt: skip

class HistogramResult(tuple[Tensor, ...]):
    @property
    def hist(self) -> Tensor: ...
    @property
    def bin_edges(self) -> Tensor: ...

def allclose(
    input: TensorLike, other: TensorLike, rtol: float = 1e-05, atol: float = 1e-08,
    equal_nan: bool = False,
) -> bool:  # fmt: skip
    """Whether |self - other| <= atol + rtol * |other| everywhere."""

def array_equal(input: TensorLike, other: TensorLike) -> bool:
    """Whether shapes and all elements are equal."""

def bincount(
    input: TensorLike, weights: TensorLike | None = None, minlength: int = 0, *,
    out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """How often each integer occurs, or the sum of the weights at its places."""

def bucketize(
    input: TensorLike, boundaries: TensorLike, *, out_int32: bool = False, right: bool = False,
    out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """The number of the interval between `boundaries` that each element falls into."""

def count_nonzero(
    input: TensorLike, dim: int | Sequence[int] | None = None, *, out: Tensor | None = None,
    axis: Any = None,
) -> Tensor:  # fmt: skip
    """How many elements are not zero."""

def equal(input: TensorLike, other: TensorLike) -> bool:
    """Whether shapes and all elements are equal."""

def histc(
    input: TensorLike, bins: int = 100, min: Scalar = 0, max: Scalar = 0, *,
    out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """How many elements are in each of `bins` equal parts of [min, max]; equal bounds mean
    all elements.
    """

def histogram(
    input: TensorLike, bins: Any = 100, *, range: Any | None = None,
    weight: TensorLike | None = None, density: bool = False, out: tuple[Tensor, ...] | None = None,
) -> HistogramResult:  # fmt: skip
    """The sums of weights of the elements between edges, or of so many equal parts, and the
    edges.
    """

def isin(
    elements: TensorLike | None = None, test_elements: TensorLike | None = None, *,
    assume_unique: bool = False, invert: bool = False, out: Tensor | None = None,
    test_element: Any = None, element: Any = None,
) -> Tensor:  # fmt: skip
    """Whether each element is one of `test_elements`."""

def searchsorted(
    sorted_sequence: TensorLike, input: TensorLike, *, out_int32: bool = False, right: bool = False,
    side: str | None = None, sorter: TensorLike | None = None, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """Where `input` would be inserted to keep the last dimension of `sorted_sequence`
    sorted.
    """

def unique(
    input: TensorLike, sorted: bool = True, return_inverse: bool = False,
    return_counts: bool = False, dim: int | None = None, *, axis: Any = None,
) -> Any:  # fmt: skip
    """The unique elements, or slices along `dim`, in order; if asked, their places and
    counts, too.
    """

def unique_consecutive(
    input: TensorLike, return_inverse: bool = False, return_counts: bool = False,
    dim: int | None = None, *, axis: Any = None,
) -> Any:  # fmt: skip
    """The first of each run of equal elements (or slices along `dim`), and what else is
    asked for.
    """

def unravel_index(indices: TensorLike, *shape: Any, **named: Any) -> tuple[Tensor, ...]:
    """The coordinates, one tensor for each dimension of `shape`, of flat indices."""

class FactsAboutValuesMethods:
    def allclose(
        self, other: TensorLike, rtol: float = 1e-05, atol: float = 1e-08, equal_nan: bool = False
    ) -> bool:
        """Whether |self - other| <= atol + rtol * |other| everywhere."""
    def array_equal(self, other: TensorLike) -> bool:
        """Whether shapes and all elements are equal."""
    def bincount(self, weights: TensorLike | None = None, minlength: int = 0) -> Tensor:
        """How often each integer occurs, or the sum of the weights at its places."""
    def count_nonzero(self, dim: int | Sequence[int] | None = None, *, axis: Any = None) -> Tensor:
        """How many elements are not zero."""
    def equal(self, other: TensorLike) -> bool:
        """Whether shapes and all elements are equal."""
    def histc(self, bins: int = 100, min: Scalar = 0, max: Scalar = 0) -> Tensor:
        """How many elements are in each of `bins` equal parts of [min, max]; equal bounds mean
        all elements.
        """
    def histogram(
        self, bins: Any = 100, *, range: Any | None = None, weight: TensorLike | None = None,
        density: bool = False,
    ) -> HistogramResult:  # fmt: skip
        """The sums of weights of the elements between edges, or of so many equal parts, and the
        edges.
        """
    def unique(
        self, sorted: bool = True, return_inverse: bool = False, return_counts: bool = False,
        dim: int | None = None, *, axis: Any = None,
    ) -> Any:  # fmt: skip
        """The unique elements, or slices along `dim`, in order; if asked, their places and
        counts, too.
        """
    def unique_consecutive(
        self, return_inverse: bool = False, return_counts: bool = False, dim: int | None = None, *,
        axis: Any = None,
    ) -> Any:  # fmt: skip
        """The first of each run of equal elements (or slices along `dim`), and what else is
        asked for.
        """
