# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content e42b178c8d596d41
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "bitwise_left_shift", "bitwise_left_shift_", "bitwise_right_shift", "bitwise_right_shift_",
    "gcd", "gcd_", "isclose", "isneginf", "isposinf", "isreal", "lcm", "lcm_", "signbit",
]  # fmt: skip

def bitwise_left_shift(
    input: TensorLike, other: TensorLike, *, out: Tensor | None = None
) -> Tensor:
    """self * 2**other, of integers."""

def bitwise_left_shift_(input: TensorLike, other: TensorLike) -> Tensor: ...
def bitwise_right_shift(
    input: TensorLike, other: TensorLike, *, out: Tensor | None = None
) -> Tensor:
    """self / 2**other rounded down, of integers."""

def bitwise_right_shift_(input: TensorLike, other: TensorLike) -> Tensor: ...
def gcd(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The greatest common divisor of integers."""

def gcd_(input: TensorLike, other: TensorLike) -> Tensor: ...
def isclose(
    input: TensorLike, other: TensorLike, rtol: float = 1e-05, atol: float = 1e-08,
    equal_nan: bool = False, *, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """Whether abs(self - other) <= atol + rtol * abs(other)."""

def isneginf(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """Whether self is -inf."""

def isposinf(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """Whether self is inf."""

def isreal(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """Whether the imaginary part is 0."""

def lcm(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The least common multiple of integers."""

def lcm_(input: TensorLike, other: TensorLike) -> Tensor: ...
def signbit(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """Whether the sign is negative, that of -0.0 included."""

class IntegersBitsAndFactsMethods:
    def __lshift__(self, other: TensorLike) -> Tensor: ...
    def __rlshift__(self, other: TensorLike) -> Tensor: ...
    def __ilshift__(self, other: TensorLike) -> Tensor: ...
    def __rshift__(self, other: TensorLike) -> Tensor: ...
    def __rrshift__(self, other: TensorLike) -> Tensor: ...
    def __irshift__(self, other: TensorLike) -> Tensor: ...
    def bitwise_left_shift(self, other: TensorLike) -> Tensor:
        """self * 2**other, of integers."""
    def bitwise_left_shift_(self, other: TensorLike) -> Tensor: ...
    def bitwise_right_shift(self, other: TensorLike) -> Tensor:
        """self / 2**other rounded down, of integers."""
    def bitwise_right_shift_(self, other: TensorLike) -> Tensor: ...
    def gcd(self, other: TensorLike) -> Tensor:
        """The greatest common divisor of integers."""
    def gcd_(self, other: TensorLike) -> Tensor: ...
    def isclose(
        self, other: TensorLike, rtol: float = 1e-05, atol: float = 1e-08, equal_nan: bool = False
    ) -> Tensor:
        """Whether abs(self - other) <= atol + rtol * abs(other)."""
    def isneginf(self) -> Tensor:
        """Whether self is -inf."""
    def isposinf(self) -> Tensor:
        """Whether self is inf."""
    def isreal(self) -> Tensor:
        """Whether the imaginary part is 0."""
    def lcm(self, other: TensorLike) -> Tensor:
        """The least common multiple of integers."""
    def lcm_(self, other: TensorLike) -> Tensor: ...
    def signbit(self) -> Tensor:
        """Whether the sign is negative, that of -0.0 included."""
