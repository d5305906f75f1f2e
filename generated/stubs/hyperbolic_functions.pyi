# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content babb4cbb0755c3f6
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "acosh", "acosh_", "arccosh", "arccosh_", "arcsinh", "arcsinh_", "arctanh", "arctanh_", "asinh",
    "asinh_", "atanh", "atanh_", "cosh", "cosh_", "nn_functional_tanh", "nn_functional_tanh_",
    "sinh", "sinh_", "tanh", "tanh_",
]  # fmt: skip

def acosh(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The inverse hyperbolic cosine of self."""

def acosh_(input: TensorLike) -> Tensor: ...
def arccosh(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The inverse hyperbolic cosine of self."""

def arccosh_(input: TensorLike) -> Tensor: ...
def arcsinh(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The inverse hyperbolic sine of self."""

def arcsinh_(input: TensorLike) -> Tensor: ...
def arctanh(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The inverse hyperbolic tangent of self."""

def arctanh_(input: TensorLike) -> Tensor: ...
def asinh(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The inverse hyperbolic sine of self."""

def asinh_(input: TensorLike) -> Tensor: ...
def atanh(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The inverse hyperbolic tangent of self."""

def atanh_(input: TensorLike) -> Tensor: ...
def cosh(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The hyperbolic cosine of self."""

def cosh_(input: TensorLike) -> Tensor: ...
def nn_functional_tanh(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The hyperbolic tangent of self."""

def nn_functional_tanh_(input: TensorLike) -> Tensor: ...
def sinh(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The hyperbolic sine of self."""

def sinh_(input: TensorLike) -> Tensor: ...
def tanh(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The hyperbolic tangent of self."""

def tanh_(input: TensorLike) -> Tensor: ...

class HyperbolicFunctionsMethods:
    def acosh(self) -> Tensor:
        """The inverse hyperbolic cosine of self."""
    def acosh_(self) -> Tensor: ...
    def arccosh(self) -> Tensor:
        """The inverse hyperbolic cosine of self."""
    def arccosh_(self) -> Tensor: ...
    def arcsinh(self) -> Tensor:
        """The inverse hyperbolic sine of self."""
    def arcsinh_(self) -> Tensor: ...
    def arctanh(self) -> Tensor:
        """The inverse hyperbolic tangent of self."""
    def arctanh_(self) -> Tensor: ...
    def asinh(self) -> Tensor:
        """The inverse hyperbolic sine of self."""
    def asinh_(self) -> Tensor: ...
    def atanh(self) -> Tensor:
        """The inverse hyperbolic tangent of self."""
    def atanh_(self) -> Tensor: ...
    def cosh(self) -> Tensor:
        """The hyperbolic cosine of self."""
    def cosh_(self) -> Tensor: ...
    def sinh(self) -> Tensor:
        """The hyperbolic sine of self."""
    def sinh_(self) -> Tensor: ...
    def tanh(self) -> Tensor:
        """The hyperbolic tangent of self."""
    def tanh_(self) -> Tensor: ...
