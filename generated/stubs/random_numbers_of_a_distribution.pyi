# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content e977994577f2f0f3
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "bernoulli", "binomial", "multinomial", "normal", "poisson",
]  # fmt: skip

@overload
def bernoulli(
    input: TensorLike, *, generator: Any | None = None, out: Tensor | None = None
) -> Tensor:
    """1 with the probability that each element of `self` is, else 0."""

@overload
def bernoulli(
    input: TensorLike, p: float, *, generator: Any | None = None, out: Tensor | None = None
) -> Tensor:
    """1 with probability `p`, else 0, in the shape and dtype of `self`."""

def binomial(
    count: TensorLike, prob: TensorLike, generator: Any | None = None, *, out: Tensor | None = None
) -> Tensor:
    """Random numbers of successes in `count` trials, each of probability `prob`."""

def multinomial(
    input: TensorLike, num_samples: int, replacement: bool = False, *, generator: Any | None = None,
    out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """Indices of categories, drawn with probabilities in proportion to each row of `self`."""

@overload
def normal(
    mean: float, std: float, size: Sequence[int], *, generator: Any | None = None,
    dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None,
    layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None,
    out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """Random numbers of one normal distribution."""

@overload
def normal(
    mean: TensorLike, std: float = 1.0, *, generator: Any | None = None, out: Tensor | None = None
) -> Tensor:
    """Normally distributed random numbers, each with a mean of its own."""

@overload
def normal(
    mean: float, std: TensorLike, *, generator: Any | None = None, out: Tensor | None = None
) -> Tensor:
    """Normally distributed random numbers, each with a standard deviation of its own."""

@overload
def normal(
    mean: TensorLike, std: TensorLike, *, generator: Any | None = None, out: Tensor | None = None
) -> Tensor:
    """Normally distributed random numbers, each with a mean and a standard deviation of its
    own.
    """

def poisson(
    input: TensorLike, generator: Any | None = None, *, out: Tensor | None = None
) -> Tensor:
    """Random numbers of events, each from the Poisson distribution with the rate that the
    element is.
    """

class RandomNumbersOfADistributionMethods:
    @overload
    def bernoulli(self, *, generator: Any | None = None) -> Tensor:
        """1 with the probability that each element of `self` is, else 0."""
    @overload
    def bernoulli(self, p: float, *, generator: Any | None = None) -> Tensor:
        """1 with probability `p`, else 0, in the shape and dtype of `self`."""
    def multinomial(
        self, num_samples: int, replacement: bool = False, *, generator: Any | None = None
    ) -> Tensor:
        """Indices of categories, drawn with probabilities in proportion to each row of `self`."""
    def poisson(self, generator: Any | None = None) -> Tensor:
        """Random numbers of events, each from the Poisson distribution with the rate that the
        element is.
        """
