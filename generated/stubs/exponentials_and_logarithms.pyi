# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 61425ffc4ce35db5
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "exp", "exp2", "exp2_", "exp_", "expm1", "expm1_", "log", "log10", "log10_", "log1p", "log1p_",
    "log2", "log2_", "log_", "logaddexp", "special_exp2", "special_exp2_", "special_expm1",
    "special_expm1_", "special_log1p", "special_log1p_",
]  # fmt: skip

def exp(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The exponential of self."""

def exp2(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """2 to the power of self."""

def exp2_(input: TensorLike) -> Tensor: ...
def exp_(input: TensorLike) -> Tensor: ...
def expm1(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """exp(self) - 1, accurate near 0."""

def expm1_(input: TensorLike) -> Tensor: ...
def log(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The natural logarithm of self."""

def log10(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The decimal logarithm of self, to the base 10."""

def log10_(input: TensorLike) -> Tensor: ...
def log1p(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """log(1 + self), accurate near 0."""

def log1p_(input: TensorLike) -> Tensor: ...
def log2(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The binary logarithm of self, to the base 2."""

def log2_(input: TensorLike) -> Tensor: ...
def log_(input: TensorLike) -> Tensor: ...
def logaddexp(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """log(exp(self) + exp(other)), without overflow."""

def special_exp2(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """2 to the power of self."""

def special_exp2_(input: TensorLike) -> Tensor: ...
def special_expm1(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """exp(self) - 1, accurate near 0."""

def special_expm1_(input: TensorLike) -> Tensor: ...
def special_log1p(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """log(1 + self), accurate near 0."""

def special_log1p_(input: TensorLike) -> Tensor: ...

class ExponentialsAndLogarithmsMethods:
    def exp(self) -> Tensor:
        """The exponential of self."""
    def exp2(self) -> Tensor:
        """2 to the power of self."""
    def exp2_(self) -> Tensor: ...
    def exp_(self) -> Tensor: ...
    def expm1(self) -> Tensor:
        """exp(self) - 1, accurate near 0."""
    def expm1_(self) -> Tensor: ...
    def log(self) -> Tensor:
        """The natural logarithm of self."""
    def log10(self) -> Tensor:
        """The decimal logarithm of self, to the base 10."""
    def log10_(self) -> Tensor: ...
    def log1p(self) -> Tensor:
        """log(1 + self), accurate near 0."""
    def log1p_(self) -> Tensor: ...
    def log2(self) -> Tensor:
        """The binary logarithm of self, to the base 2."""
    def log2_(self) -> Tensor: ...
    def log_(self) -> Tensor: ...
    def logaddexp(self, other: TensorLike) -> Tensor:
        """log(exp(self) + exp(other)), without overflow."""
