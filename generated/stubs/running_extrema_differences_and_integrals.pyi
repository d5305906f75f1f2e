# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 7c4e15142315f566
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "cummax", "cummin", "cumulative_trapezoid", "diff", "gradient", "logcumsumexp",
    "nn_functional_softmin", "renorm", "renorm_", "trapezoid", "trapz",
]  # fmt: skip

class CummaxResult(tuple[Tensor, ...]):
    @property
    def values(self) -> Tensor: ...
    @property
    def indices(self) -> Tensor: ...

class CumminResult(tuple[Tensor, ...]):
    @property
    def values(self) -> Tensor: ...
    @property
    def indices(self) -> Tensor: ...

def cummax(
    input: TensorLike, dim: int | None = None, *, out: tuple[Tensor, ...] | None = None,
    axis: Any = None,
) -> CummaxResult:  # fmt: skip
    """The largest elements so far along `dim`, and the last place of each, which gets the
    gradient.
    """

def cummin(
    input: TensorLike, dim: int | None = None, *, out: tuple[Tensor, ...] | None = None,
    axis: Any = None,
) -> CumminResult:  # fmt: skip
    """The smallest elements so far along `dim`, and the last place of each, which gets the
    gradient.
    """

@overload
def cumulative_trapezoid(
    y: TensorLike, *, dx: Scalar = 1, dim: int = -1, out: Tensor | None = None, axis: Any = None
) -> Tensor:
    """The integrals from the first point to each of the others, at points in the distance
    `dx`.
    """

@overload
def cumulative_trapezoid(
    y: TensorLike, x: TensorLike, *, dim: int = -1, out: Tensor | None = None, axis: Any = None
) -> Tensor:
    """The integrals from the first point to each of the others, at the points `x`."""

def diff(
    input: TensorLike, n: int = 1, dim: int = -1, prepend: TensorLike | None = None,
    append: TensorLike | None = None, *, out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """The n-th differences of neighbours along `dim`, with further elements before and
    after.
    """

@overload
def gradient(
    input: TensorLike, *, spacing: Any | None = None, dim: Any | None = None, edge_order: int = 1,
    axis: Any = None,
) -> tuple[Tensor, ...]:  # fmt: skip
    """Estimates of the derivatives along each dimension on a grid with the given distances
    (a number, or one for each dimension) or coordinates.
    """

@overload
def gradient(
    input: TensorLike, *, spacing: Sequence[TensorLike], dim: Any | None = None,
    edge_order: int = 1, axis: Any = None,
) -> tuple[Tensor, ...]:  # fmt: skip
    """Estimates of the derivatives along each dimension, of values at the given coordinates."""

def logcumsumexp(
    input: TensorLike, dim: int | None = None, *, out: Tensor | None = None, axis: Any = None
) -> Tensor:
    """log(cumsum(exp(self))) along `dim`, without overflow."""

def nn_functional_softmin(
    input: TensorLike, dim: int | None = None, *, dtype: DTypeLike | None = None, axis: Any = None
) -> Tensor:
    """exp(-input) over its sum along `dim`."""

def renorm(
    input: TensorLike, p: Scalar, dim: int | None = None, maxnorm: Scalar | None = None, *,
    out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """Slices along `dim` whose p-norm is above `maxnorm` are scaled down to it."""

def renorm_(
    input: TensorLike, p: Scalar, dim: int | None = None, maxnorm: Scalar | None = None, *,
    axis: Any = None,
) -> Tensor: ...  # fmt: skip
@overload
def trapezoid(
    y: TensorLike, *, dx: Scalar = 1, dim: int = -1, out: Tensor | None = None, axis: Any = None
) -> Tensor:
    """The integral along `dim` by the trapezoidal rule, at points in the distance `dx`."""

@overload
def trapezoid(
    y: TensorLike, x: TensorLike, *, dim: int = -1, out: Tensor | None = None, axis: Any = None
) -> Tensor:
    """The integral along `dim` by the trapezoidal rule, at the points `x`."""

def trapz(
    y: TensorLike, x: TensorLike, *, dim: int = -1, out: Tensor | None = None, axis: Any = None
) -> Tensor:
    """The integral along `dim` by the trapezoidal rule, at the points `x`."""

class RunningExtremaDifferencesAndIntegralsMethods:
    def cummax(self, dim: int | None = None, *, axis: Any = None) -> CummaxResult:
        """The largest elements so far along `dim`, and the last place of each, which gets the
        gradient.
        """
    def cummin(self, dim: int | None = None, *, axis: Any = None) -> CumminResult:
        """The smallest elements so far along `dim`, and the last place of each, which gets the
        gradient.
        """
    def diff(
        self, n: int = 1, dim: int = -1, prepend: TensorLike | None = None,
        append: TensorLike | None = None, *, axis: Any = None,
    ) -> Tensor:  # fmt: skip
        """The n-th differences of neighbours along `dim`, with further elements before and
        after.
        """
    @overload
    def gradient(
        self, *, spacing: Any | None = None, dim: Any | None = None, edge_order: int = 1,
        axis: Any = None,
    ) -> tuple[Tensor, ...]:  # fmt: skip
        """Estimates of the derivatives along each dimension on a grid with the given distances
        (a number, or one for each dimension) or coordinates.
        """
    @overload
    def gradient(
        self, *, spacing: Sequence[TensorLike], dim: Any | None = None, edge_order: int = 1,
        axis: Any = None,
    ) -> tuple[Tensor, ...]:  # fmt: skip
        """Estimates of the derivatives along each dimension, of values at the given coordinates."""
    def logcumsumexp(self, dim: int | None = None, *, axis: Any = None) -> Tensor:
        """log(cumsum(exp(self))) along `dim`, without overflow."""
    def renorm(
        self, p: Scalar, dim: int | None = None, maxnorm: Scalar | None = None, *, axis: Any = None
    ) -> Tensor:
        """Slices along `dim` whose p-norm is above `maxnorm` are scaled down to it."""
    def renorm_(
        self, p: Scalar, dim: int | None = None, maxnorm: Scalar | None = None, *, axis: Any = None
    ) -> Tensor: ...
