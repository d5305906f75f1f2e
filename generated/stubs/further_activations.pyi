# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 2d343278f56fc37d
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "celu", "celu_", "hardshrink", "nn_functional_celu", "nn_functional_celu_",
    "nn_functional_hardshrink", "nn_functional_hardsigmoid", "nn_functional_hardsigmoid_",
    "nn_functional_hardswish", "nn_functional_hardswish_", "nn_functional_hardtanh",
    "nn_functional_hardtanh_", "nn_functional_mish", "nn_functional_mish_", "nn_functional_relu6",
    "nn_functional_relu6_", "nn_functional_softshrink", "nn_functional_softsign",
    "nn_functional_tanhshrink", "nn_functional_threshold", "nn_functional_threshold_", "threshold",
    "threshold_",
]  # fmt: skip

def celu(input: TensorLike, alpha: Scalar = 1.0, inplace: bool = False) -> Tensor:
    """input where it is positive, else alpha * (exp(input / alpha) - 1)."""

def celu_(input: TensorLike, alpha: Scalar = 1.0) -> Tensor: ...
def hardshrink(input: TensorLike, lambd: Scalar = 0.5, *, out: Tensor | None = None) -> Tensor:
    """self, but 0 where it is within lambd of 0."""

def nn_functional_celu(input: TensorLike, alpha: Scalar = 1.0, inplace: bool = False) -> Tensor:
    """input where it is positive, else alpha * (exp(input / alpha) - 1)."""

def nn_functional_celu_(input: TensorLike, alpha: Scalar = 1.0) -> Tensor: ...
def nn_functional_hardshrink(
    input: TensorLike, lambd: Scalar = 0.5, *, out: Tensor | None = None
) -> Tensor:
    """self, but 0 where it is within lambd of 0."""

def nn_functional_hardsigmoid(input: TensorLike, inplace: bool = False) -> Tensor:
    """(input + 3) / 6, but not less than 0 and not more than 1. The slope at the ends is 0."""

def nn_functional_hardsigmoid_(input: TensorLike) -> Tensor: ...
def nn_functional_hardswish(input: TensorLike, inplace: bool = False) -> Tensor:
    """input * hardsigmoid(input)."""

def nn_functional_hardswish_(input: TensorLike) -> Tensor: ...
def nn_functional_hardtanh(
    input: TensorLike, min_val: Scalar = -1.0, max_val: Scalar = 1.0, inplace: bool = False
) -> Tensor:
    """input, but not less than min_val and not more than max_val. The slope at the bounds is
    0.
    """

def nn_functional_hardtanh_(
    input: TensorLike, min_val: Scalar = -1.0, max_val: Scalar = 1.0
) -> Tensor: ...
def nn_functional_mish(input: TensorLike, inplace: bool = False) -> Tensor:
    """input * tanh(log(1 + exp(input)))."""

def nn_functional_mish_(input: TensorLike) -> Tensor: ...
def nn_functional_relu6(input: TensorLike, inplace: bool = False) -> Tensor:
    """input, but not less than 0 and not more than 6. The slope at 0 and 6 is 0."""

def nn_functional_relu6_(input: TensorLike) -> Tensor: ...
def nn_functional_softshrink(
    input: TensorLike, lambd: Scalar = 0.5, *, out: Tensor | None = None
) -> Tensor:
    """input brought lambd closer to 0, and 0 where it is within lambd of 0."""

def nn_functional_softsign(input: TensorLike) -> Tensor:
    """input / (1 + abs(input))."""

def nn_functional_tanhshrink(input: TensorLike) -> Tensor:
    """input - tanh(input)."""

def nn_functional_threshold(
    input: TensorLike, threshold: Scalar, value: Scalar, inplace: bool = False
) -> Tensor:
    """input where it is larger than threshold, else value."""

def nn_functional_threshold_(input: TensorLike, threshold: Scalar, value: Scalar) -> Tensor: ...
def threshold(input: TensorLike, threshold: Scalar, value: Scalar, inplace: bool = False) -> Tensor:
    """input where it is larger than threshold, else value."""

def threshold_(input: TensorLike, threshold: Scalar, value: Scalar) -> Tensor: ...

class FurtherActivationsMethods:
    def hardshrink(self, lambd: Scalar = 0.5) -> Tensor:
        """self, but 0 where it is within lambd of 0."""
