# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 988696787c8fc583
from collections.abc import Sequence
from typing import Any, overload

from autograd.tensor import Tensor
from autograd.typing import DTypeLike, Scalar, TensorLike

__all__ = [
    "acosh",
    "acosh_",
    "arccosh",
    "arccosh_",
    "arcsinh",
    "arcsinh_",
    "arctanh",
    "arctanh_",
    "asinh",
    "asinh_",
    "atanh",
    "atanh_",
    "cosh",
    "cosh_",
    "sinh",
    "sinh_",
    "tanh",
    "tanh_",
]

def acosh(input: TensorLike) -> Tensor:
    """acosh(Tensor self) -> Tensor

    The inverse hyperbolic cosine.
    """

def acosh_(input: TensorLike) -> Tensor:
    """In-place version of acosh."""

def arccosh(input: TensorLike) -> Tensor:
    """acosh(Tensor self) -> Tensor

    The inverse hyperbolic cosine.
    """

def arccosh_(input: TensorLike) -> Tensor:
    """In-place version of arccosh."""

def arcsinh(input: TensorLike) -> Tensor:
    """asinh(Tensor self) -> Tensor

    The inverse hyperbolic sine.
    """

def arcsinh_(input: TensorLike) -> Tensor:
    """In-place version of arcsinh."""

def arctanh(input: TensorLike) -> Tensor:
    """atanh(Tensor self) -> Tensor

    The inverse hyperbolic tangent.
    """

def arctanh_(input: TensorLike) -> Tensor:
    """In-place version of arctanh."""

def asinh(input: TensorLike) -> Tensor:
    """asinh(Tensor self) -> Tensor

    The inverse hyperbolic sine.
    """

def asinh_(input: TensorLike) -> Tensor:
    """In-place version of asinh."""

def atanh(input: TensorLike) -> Tensor:
    """atanh(Tensor self) -> Tensor

    The inverse hyperbolic tangent.
    """

def atanh_(input: TensorLike) -> Tensor:
    """In-place version of atanh."""

def cosh(input: TensorLike) -> Tensor:
    """cosh(Tensor self) -> Tensor

    The hyperbolic cosine.
    """

def cosh_(input: TensorLike) -> Tensor:
    """In-place version of cosh."""

def nn_functional_tanh(input: TensorLike) -> Tensor:
    """tanh(Tensor self) -> Tensor

    The hyperbolic tangent.
    """

def nn_functional_tanh_(input: TensorLike) -> Tensor:
    """In-place version of nn_functional_tanh."""

def sinh(input: TensorLike) -> Tensor:
    """sinh(Tensor self) -> Tensor

    The hyperbolic sine.
    """

def sinh_(input: TensorLike) -> Tensor:
    """In-place version of sinh."""

def tanh(input: TensorLike) -> Tensor:
    """tanh(Tensor self) -> Tensor

    The hyperbolic tangent.
    """

def tanh_(input: TensorLike) -> Tensor:
    """In-place version of tanh."""

class HyperbolicFunctionsMethods:
    def acosh(self) -> Tensor:
        """acosh(Tensor self) -> Tensor

        The inverse hyperbolic cosine.
        """
    def acosh_(self) -> Tensor:
        """In-place version of acosh."""
    def arccosh(self) -> Tensor:
        """acosh(Tensor self) -> Tensor

        The inverse hyperbolic cosine.
        """
    def arccosh_(self) -> Tensor:
        """In-place version of arccosh."""
    def arcsinh(self) -> Tensor:
        """asinh(Tensor self) -> Tensor

        The inverse hyperbolic sine.
        """
    def arcsinh_(self) -> Tensor:
        """In-place version of arcsinh."""
    def arctanh(self) -> Tensor:
        """atanh(Tensor self) -> Tensor

        The inverse hyperbolic tangent.
        """
    def arctanh_(self) -> Tensor:
        """In-place version of arctanh."""
    def asinh(self) -> Tensor:
        """asinh(Tensor self) -> Tensor

        The inverse hyperbolic sine.
        """
    def asinh_(self) -> Tensor:
        """In-place version of asinh."""
    def atanh(self) -> Tensor:
        """atanh(Tensor self) -> Tensor

        The inverse hyperbolic tangent.
        """
    def atanh_(self) -> Tensor:
        """In-place version of atanh."""
    def cosh(self) -> Tensor:
        """cosh(Tensor self) -> Tensor

        The hyperbolic cosine.
        """
    def cosh_(self) -> Tensor:
        """In-place version of cosh."""
    def sinh(self) -> Tensor:
        """sinh(Tensor self) -> Tensor

        The hyperbolic sine.
        """
    def sinh_(self) -> Tensor:
        """In-place version of sinh."""
    def tanh(self) -> Tensor:
        """tanh(Tensor self) -> Tensor

        The hyperbolic tangent.
        """
    def tanh_(self) -> Tensor:
        """In-place version of tanh."""
