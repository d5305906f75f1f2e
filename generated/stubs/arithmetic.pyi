# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 370d6c4feac97b62
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "add", "add_", "div", "div_", "divide", "divide_", "floor_divide", "floor_divide_", "mul",
    "mul_", "multiply", "multiply_", "neg", "neg_", "negative", "negative_", "positive",
    "remainder", "remainder_", "rsub", "sub", "sub_", "subtract", "subtract_", "true_divide",
    "true_divide_",
]  # fmt: skip

def add(
    input: TensorLike, other: TensorLike, *, alpha: Scalar = 1, out: Tensor | None = None
) -> Tensor:
    """self + alpha * other."""

def add_(input: TensorLike, other: TensorLike, *, alpha: Scalar = 1) -> Tensor: ...
def div(
    input: TensorLike, other: TensorLike, *, rounding_mode: str | None = None,
    out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """self / other, rounded towards zero ("trunc") or down ("floor") if `rounding_mode` says
    so.
    """

def div_(input: TensorLike, other: TensorLike, *, rounding_mode: str | None = None) -> Tensor: ...
def divide(
    input: TensorLike, other: TensorLike, *, rounding_mode: str | None = None,
    out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """self / other, rounded towards zero ("trunc") or down ("floor") if `rounding_mode` says
    so.
    """

def divide_(
    input: TensorLike, other: TensorLike, *, rounding_mode: str | None = None
) -> Tensor: ...
def floor_divide(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """self / other, rounded down. It has no gradient."""

def floor_divide_(input: TensorLike, other: TensorLike) -> Tensor: ...
def mul(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """self * other."""

def mul_(input: TensorLike, other: TensorLike) -> Tensor: ...
def multiply(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """self * other."""

def multiply_(input: TensorLike, other: TensorLike) -> Tensor: ...
def neg(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """-self."""

def neg_(input: TensorLike) -> Tensor: ...
def negative(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """-self."""

def negative_(input: TensorLike) -> Tensor: ...
def positive(input: TensorLike) -> Tensor:
    """+self, the same values."""

def remainder(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """What is left of self / other rounded down; it has the sign of other."""

def remainder_(input: TensorLike, other: TensorLike) -> Tensor: ...
def rsub(
    input: TensorLike, other: TensorLike, *, alpha: Scalar = 1, out: Tensor | None = None
) -> Tensor:
    """other - alpha * self."""

def sub(
    input: TensorLike, other: TensorLike, *, alpha: Scalar = 1, out: Tensor | None = None
) -> Tensor:
    """self - alpha * other."""

def sub_(input: TensorLike, other: TensorLike, *, alpha: Scalar = 1) -> Tensor: ...
def subtract(
    input: TensorLike, other: TensorLike, *, alpha: Scalar = 1, out: Tensor | None = None
) -> Tensor:
    """self - alpha * other."""

def subtract_(input: TensorLike, other: TensorLike, *, alpha: Scalar = 1) -> Tensor: ...
def true_divide(
    input: TensorLike, other: TensorLike, *, rounding_mode: str | None = None,
    out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """self / other, rounded towards zero ("trunc") or down ("floor") if `rounding_mode` says
    so.
    """

def true_divide_(
    input: TensorLike, other: TensorLike, *, rounding_mode: str | None = None
) -> Tensor: ...

class ArithmeticMethods:
    def __add__(self, other: TensorLike) -> Tensor: ...
    def __radd__(self, other: TensorLike) -> Tensor: ...
    def __iadd__(self, other: TensorLike) -> Tensor: ...
    def __sub__(self, other: TensorLike) -> Tensor: ...
    def __rsub__(self, other: TensorLike) -> Tensor: ...
    def __isub__(self, other: TensorLike) -> Tensor: ...
    def __mul__(self, other: TensorLike) -> Tensor: ...
    def __rmul__(self, other: TensorLike) -> Tensor: ...
    def __imul__(self, other: TensorLike) -> Tensor: ...
    def __truediv__(self, other: TensorLike) -> Tensor: ...
    def __rdiv__(self, other: TensorLike) -> Tensor: ...
    def __rtruediv__(self, other: TensorLike) -> Tensor: ...
    def __itruediv__(self, other: TensorLike) -> Tensor: ...
    def __floordiv__(self, other: TensorLike) -> Tensor: ...
    def __rfloordiv__(self, other: TensorLike) -> Tensor: ...
    def __ifloordiv__(self, other: TensorLike) -> Tensor: ...
    def __mod__(self, other: TensorLike) -> Tensor: ...
    def __rmod__(self, other: TensorLike) -> Tensor: ...
    def __imod__(self, other: TensorLike) -> Tensor: ...
    def __neg__(self) -> Tensor: ...
    def __pos__(self) -> Tensor: ...
    def add(self, other: TensorLike, *, alpha: Scalar = 1) -> Tensor:
        """self + alpha * other."""
    def add_(self, other: TensorLike, *, alpha: Scalar = 1) -> Tensor: ...
    def div(self, other: TensorLike, *, rounding_mode: str | None = None) -> Tensor:
        """self / other, rounded towards zero ("trunc") or down ("floor") if `rounding_mode` says
        so.
        """
    def div_(self, other: TensorLike, *, rounding_mode: str | None = None) -> Tensor: ...
    def divide(self, other: TensorLike, *, rounding_mode: str | None = None) -> Tensor:
        """self / other, rounded towards zero ("trunc") or down ("floor") if `rounding_mode` says
        so.
        """
    def divide_(self, other: TensorLike, *, rounding_mode: str | None = None) -> Tensor: ...
    def floor_divide(self, other: TensorLike) -> Tensor:
        """self / other, rounded down. It has no gradient."""
    def floor_divide_(self, other: TensorLike) -> Tensor: ...
    def mul(self, other: TensorLike) -> Tensor:
        """self * other."""
    def mul_(self, other: TensorLike) -> Tensor: ...
    def multiply(self, other: TensorLike) -> Tensor:
        """self * other."""
    def multiply_(self, other: TensorLike) -> Tensor: ...
    def neg(self) -> Tensor:
        """-self."""
    def neg_(self) -> Tensor: ...
    def negative(self) -> Tensor:
        """-self."""
    def negative_(self) -> Tensor: ...
    def positive(self) -> Tensor:
        """+self, the same values."""
    def remainder(self, other: TensorLike) -> Tensor:
        """What is left of self / other rounded down; it has the sign of other."""
    def remainder_(self, other: TensorLike) -> Tensor: ...
    def rsub(self, other: TensorLike, *, alpha: Scalar = 1) -> Tensor:
        """other - alpha * self."""
    def sub(self, other: TensorLike, *, alpha: Scalar = 1) -> Tensor:
        """self - alpha * other."""
    def sub_(self, other: TensorLike, *, alpha: Scalar = 1) -> Tensor: ...
    def subtract(self, other: TensorLike, *, alpha: Scalar = 1) -> Tensor:
        """self - alpha * other."""
    def subtract_(self, other: TensorLike, *, alpha: Scalar = 1) -> Tensor: ...
    def true_divide(self, other: TensorLike, *, rounding_mode: str | None = None) -> Tensor:
        """self / other, rounded towards zero ("trunc") or down ("floor") if `rounding_mode` says
        so.
        """
    def true_divide_(self, other: TensorLike, *, rounding_mode: str | None = None) -> Tensor: ...
