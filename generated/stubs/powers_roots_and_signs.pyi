# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 87fdc27d040475d3
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "abs", "abs_", "absolute", "absolute_", "cbrt", "cbrt_", "pow", "pow_", "reciprocal",
    "reciprocal_", "rsqrt", "rsqrt_", "sgn", "sgn_", "sign", "sign_", "sqrt", "sqrt_", "square",
    "square_",
]  # fmt: skip

def abs(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The absolute value of self; of a complex number its modulus, which is real."""

def abs_(input: TensorLike) -> Tensor: ...
def absolute(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The absolute value of self; of a complex number its modulus, which is real."""

def absolute_(input: TensorLike) -> Tensor: ...
def cbrt(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The cube root of self."""

def cbrt_(input: TensorLike) -> Tensor: ...
def pow(input: TensorLike, exponent: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """self to the power of exponent."""

def pow_(input: TensorLike, exponent: TensorLike) -> Tensor: ...
def reciprocal(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The reciprocal of self, 1 / self."""

def reciprocal_(input: TensorLike) -> Tensor: ...
def rsqrt(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The reciprocal of the square root of self."""

def rsqrt_(input: TensorLike) -> Tensor: ...
def sgn(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The sign of self, self / abs(self), and 0 at 0."""

def sgn_(input: TensorLike) -> Tensor: ...
def sign(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The sign of self, as -1, 0 or 1; its gradient is zero everywhere, also at 0."""

def sign_(input: TensorLike) -> Tensor: ...
def sqrt(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The square root of self."""

def sqrt_(input: TensorLike) -> Tensor: ...
def square(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The square of self."""

def square_(input: TensorLike) -> Tensor: ...

class PowersRootsAndSignsMethods:
    def __pow__(self, other: TensorLike) -> Tensor: ...
    def __rpow__(self, other: TensorLike) -> Tensor: ...
    def __ipow__(self, other: TensorLike) -> Tensor: ...
    def __abs__(self) -> Tensor: ...
    def abs(self) -> Tensor:
        """The absolute value of self; of a complex number its modulus, which is real."""
    def abs_(self) -> Tensor: ...
    def absolute(self) -> Tensor:
        """The absolute value of self; of a complex number its modulus, which is real."""
    def absolute_(self) -> Tensor: ...
    def cbrt(self) -> Tensor:
        """The cube root of self."""
    def cbrt_(self) -> Tensor: ...
    def pow(self, exponent: TensorLike) -> Tensor:
        """self to the power of exponent."""
    def pow_(self, exponent: TensorLike) -> Tensor: ...
    def reciprocal(self) -> Tensor:
        """The reciprocal of self, 1 / self."""
    def reciprocal_(self) -> Tensor: ...
    def rsqrt(self) -> Tensor:
        """The reciprocal of the square root of self."""
    def rsqrt_(self) -> Tensor: ...
    def sgn(self) -> Tensor:
        """The sign of self, self / abs(self), and 0 at 0."""
    def sgn_(self) -> Tensor: ...
    def sign(self) -> Tensor:
        """The sign of self, as -1, 0 or 1; its gradient is zero everywhere, also at 0."""
    def sign_(self) -> Tensor: ...
    def sqrt(self) -> Tensor:
        """The square root of self."""
    def sqrt_(self) -> Tensor: ...
    def square(self) -> Tensor:
        """The square of self."""
    def square_(self) -> Tensor: ...
