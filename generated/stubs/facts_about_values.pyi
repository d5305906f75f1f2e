# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content e415e19e9684dfd2
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
    input: TensorLike,
    other: TensorLike,
    rtol: float = 1e-05,
    atol: float = 1e-08,
    equal_nan: bool = False,
) -> bool:
    """allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool
    equal_nan=False) -> bool

    Whether |self - other| <= atol + rtol * |other| everywhere.
    """

def array_equal(input: TensorLike, other: TensorLike) -> bool:
    """equal(Tensor self, Tensor other) -> bool

    Whether shapes and all elements are equal.
    """

def bincount(
    input: TensorLike,
    weights: TensorLike | None = None,
    minlength: int = 0,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """bincount(Tensor self, Tensor? weights=None, int minlength=0) -> Tensor

    How often each integer occurs, or the sum of the weights at its places.
    """

def bucketize(
    input: TensorLike,
    boundaries: TensorLike,
    *,
    out_int32: bool = False,
    right: bool = False,
    out: Tensor | None = None,
) -> Tensor:
    """bucketize(Tensor input, Tensor boundaries, *, bool out_int32=False, bool right=False) ->
    Tensor

    The number of the interval between `boundaries` that each element falls into.
    """

def count_nonzero(
    input: TensorLike,
    dim: int | Sequence[int] | None = None,
    *,
    out: Tensor | None = None,
    axis: Any = None,
) -> Tensor:
    """count_nonzero(Tensor self, int[1]? dim=None) -> Tensor

    How many elements are not zero.
    """

def equal(input: TensorLike, other: TensorLike) -> bool:
    """equal(Tensor self, Tensor other) -> bool

    Whether shapes and all elements are equal.
    """

def histc(
    input: TensorLike,
    bins: int = 100,
    min: Scalar = 0,
    max: Scalar = 0,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor

    How many elements are in each of `bins` equal parts of [min, max]; equal bounds mean all
    elements.
    """

def histogram(
    input: TensorLike,
    bins: Any = 100,
    *,
    range: Any | None = None,
    weight: TensorLike | None = None,
    density: bool = False,
    out: tuple[Tensor, ...] | None = None,
) -> HistogramResult:
    """histogram(Tensor self, any bins=100, *, any range=None, Tensor? weight=None, bool
    density=False) -> (Tensor hist, Tensor bin_edges)

    The sums of weights of the elements between edges, or of so many equal parts, and the
    edges.
    """

def isin(
    elements: TensorLike | None = None,
    test_elements: TensorLike | None = None,
    *,
    assume_unique: bool = False,
    invert: bool = False,
    out: Tensor | None = None,
    test_element: Any = None,
    element: Any = None,
) -> Tensor:
    """isin(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool
    invert=False) -> Tensor

    Whether each element is one of `test_elements`.
    """

def searchsorted(
    sorted_sequence: TensorLike,
    input: TensorLike,
    *,
    out_int32: bool = False,
    right: bool = False,
    side: str | None = None,
    sorter: TensorLike | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """searchsorted(Tensor sorted_sequence, Tensor input, *, bool out_int32=False, bool
    right=False, str? side=None, Tensor? sorter=None) -> Tensor

    Where `input` would be inserted to keep the last dimension of `sorted_sequence` sorted.
    """

def unique(
    input: TensorLike,
    sorted: bool = True,
    return_inverse: bool = False,
    return_counts: bool = False,
    dim: int | None = None,
    *,
    axis: Any = None,
) -> Any:
    """unique(Tensor self, bool sorted=True, bool return_inverse=False, bool
    return_counts=False, int? dim=None) -> any

    The unique elements, or slices along `dim`, in order; if asked, their places and counts,
    too.
    """

def unique_consecutive(
    input: TensorLike,
    return_inverse: bool = False,
    return_counts: bool = False,
    dim: int | None = None,
    *,
    axis: Any = None,
) -> Any:
    """unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int?
    dim=None) -> any

    The first of each run of equal elements (or slices along `dim`), and what else is asked
    for.
    """

def unravel_index(indices: TensorLike, *shape: Any, **named: Any) -> tuple[Tensor, ...]:
    """unravel_index(Tensor indices, int[] shape) -> Tensor[]

    The coordinates, one tensor for each dimension of `shape`, of flat indices.
    """

class FactsAboutValuesMethods:
    def allclose(
        self, other: TensorLike, rtol: float = 1e-05, atol: float = 1e-08, equal_nan: bool = False
    ) -> bool:
        """allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool
        equal_nan=False) -> bool

        Whether |self - other| <= atol + rtol * |other| everywhere.
        """
    def array_equal(self, other: TensorLike) -> bool:
        """equal(Tensor self, Tensor other) -> bool

        Whether shapes and all elements are equal.
        """
    def bincount(self, weights: TensorLike | None = None, minlength: int = 0) -> Tensor:
        """bincount(Tensor self, Tensor? weights=None, int minlength=0) -> Tensor

        How often each integer occurs, or the sum of the weights at its places.
        """
    def count_nonzero(self, dim: int | Sequence[int] | None = None, *, axis: Any = None) -> Tensor:
        """count_nonzero(Tensor self, int[1]? dim=None) -> Tensor

        How many elements are not zero.
        """
    def equal(self, other: TensorLike) -> bool:
        """equal(Tensor self, Tensor other) -> bool

        Whether shapes and all elements are equal.
        """
    def histc(self, bins: int = 100, min: Scalar = 0, max: Scalar = 0) -> Tensor:
        """histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor

        How many elements are in each of `bins` equal parts of [min, max]; equal bounds mean all
        elements.
        """
    def histogram(
        self,
        bins: Any = 100,
        *,
        range: Any | None = None,
        weight: TensorLike | None = None,
        density: bool = False,
    ) -> HistogramResult:
        """histogram(Tensor self, any bins=100, *, any range=None, Tensor? weight=None, bool
        density=False) -> (Tensor hist, Tensor bin_edges)

        The sums of weights of the elements between edges, or of so many equal parts, and the
        edges.
        """
    def unique(
        self,
        sorted: bool = True,
        return_inverse: bool = False,
        return_counts: bool = False,
        dim: int | None = None,
        *,
        axis: Any = None,
    ) -> Any:
        """unique(Tensor self, bool sorted=True, bool return_inverse=False, bool
        return_counts=False, int? dim=None) -> any

        The unique elements, or slices along `dim`, in order; if asked, their places and counts,
        too.
        """
    def unique_consecutive(
        self,
        return_inverse: bool = False,
        return_counts: bool = False,
        dim: int | None = None,
        *,
        axis: Any = None,
    ) -> Any:
        """unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int?
        dim=None) -> any

        The first of each run of equal elements (or slices along `dim`), and what else is asked
        for.
        """
