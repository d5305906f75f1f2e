# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content ae0c04ffdcba553a
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "erf", "erf_", "nn_functional_elu", "nn_functional_elu_", "nn_functional_gelu",
    "nn_functional_leaky_relu", "nn_functional_leaky_relu_", "nn_functional_logsigmoid",
    "nn_functional_relu", "nn_functional_relu_", "nn_functional_selu", "nn_functional_selu_",
    "nn_functional_sigmoid", "nn_functional_sigmoid_", "nn_functional_silu", "nn_functional_silu_",
    "nn_functional_softplus", "relu", "relu_", "selu", "selu_", "sigmoid", "sigmoid_",
    "special_erf", "special_erf_", "special_expit", "special_expit_",
]  # fmt: skip

def erf(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The error function of self. Of complex numbers it takes SciPy."""

def erf_(input: TensorLike) -> Tensor: ...
def nn_functional_elu(input: TensorLike, alpha: Scalar = 1.0, inplace: bool = False) -> Tensor:
    """input where it is positive, else alpha * (exp(input) - 1)."""

def nn_functional_elu_(input: TensorLike, alpha: Scalar = 1.0) -> Tensor: ...
def nn_functional_gelu(
    input: TensorLike, *, approximate: str = "none", out: Tensor | None = None
) -> Tensor:
    """input * Phi(input), Phi the normal distribution function, or its approximation by
    "tanh".
    """

def nn_functional_leaky_relu(
    input: TensorLike, negative_slope: Scalar = 0.01, inplace: bool = False
) -> Tensor:
    """input where it is positive, else negative_slope * input."""

def nn_functional_leaky_relu_(input: TensorLike, negative_slope: Scalar = 0.01) -> Tensor: ...
def nn_functional_logsigmoid(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """log(sigmoid(input)), without overflow."""

def nn_functional_relu(input: TensorLike, inplace: bool = False) -> Tensor:
    """max(input, 0); its slope at 0 is 0."""

def nn_functional_relu_(input: TensorLike) -> Tensor: ...
def nn_functional_selu(input: TensorLike, inplace: bool = False) -> Tensor:
    """scale * elu(self, alpha), with the constants of self-normalising networks."""

def nn_functional_selu_(input: TensorLike) -> Tensor: ...
def nn_functional_sigmoid(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The logistic function of self, 1 / (1 + exp(-self))."""

def nn_functional_sigmoid_(input: TensorLike) -> Tensor: ...
def nn_functional_silu(input: TensorLike, inplace: bool = False) -> Tensor:
    """input * sigmoid(input)."""

def nn_functional_silu_(input: TensorLike) -> Tensor: ...
def nn_functional_softplus(
    input: TensorLike, beta: Scalar = 1, threshold: Scalar = 20, *, out: Tensor | None = None
) -> Tensor:
    """log(1 + exp(beta * input)) / beta, and input itself where beta * input > threshold."""

def relu(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """max(self, 0); its slope at 0 is 0."""

def relu_(input: TensorLike) -> Tensor: ...
def selu(input: TensorLike, inplace: bool = False) -> Tensor:
    """scale * elu(self, alpha), with the constants of self-normalising networks."""

def selu_(input: TensorLike) -> Tensor: ...
def sigmoid(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The logistic function of self, 1 / (1 + exp(-self))."""

def sigmoid_(input: TensorLike) -> Tensor: ...
def special_erf(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The error function of self. Of complex numbers it takes SciPy."""

def special_erf_(input: TensorLike) -> Tensor: ...
def special_expit(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The logistic function of self, 1 / (1 + exp(-self))."""

def special_expit_(input: TensorLike) -> Tensor: ...

class ActivationsMethods:
    def erf(self) -> Tensor:
        """The error function of self. Of complex numbers it takes SciPy."""
    def erf_(self) -> Tensor: ...
    def relu(self) -> Tensor:
        """max(self, 0); its slope at 0 is 0."""
    def relu_(self) -> Tensor: ...
    def sigmoid(self) -> Tensor:
        """The logistic function of self, 1 / (1 + exp(-self))."""
    def sigmoid_(self) -> Tensor: ...
