# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 1e86cc6ea2010756
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "acos", "acos_", "arccos", "arccos_", "arcsin", "arcsin_", "arctan", "arctan_", "asin", "asin_",
    "atan", "atan_", "cos", "cos_", "sin", "sin_", "tan", "tan_",
]  # fmt: skip

def acos(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The inverse cosine of self, in radians."""

def acos_(input: TensorLike) -> Tensor: ...
def arccos(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The inverse cosine of self, in radians."""

def arccos_(input: TensorLike) -> Tensor: ...
def arcsin(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The inverse sine of self, in radians."""

def arcsin_(input: TensorLike) -> Tensor: ...
def arctan(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The inverse tangent of self, in radians."""

def arctan_(input: TensorLike) -> Tensor: ...
def asin(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The inverse sine of self, in radians."""

def asin_(input: TensorLike) -> Tensor: ...
def atan(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The inverse tangent of self, in radians."""

def atan_(input: TensorLike) -> Tensor: ...
def cos(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The cosine of self, an angle in radians."""

def cos_(input: TensorLike) -> Tensor: ...
def sin(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The sine of self, an angle in radians."""

def sin_(input: TensorLike) -> Tensor: ...
def tan(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The tangent of self, an angle in radians."""

def tan_(input: TensorLike) -> Tensor: ...

class TrigonometricFunctionsMethods:
    def acos(self) -> Tensor:
        """The inverse cosine of self, in radians."""
    def acos_(self) -> Tensor: ...
    def arccos(self) -> Tensor:
        """The inverse cosine of self, in radians."""
    def arccos_(self) -> Tensor: ...
    def arcsin(self) -> Tensor:
        """The inverse sine of self, in radians."""
    def arcsin_(self) -> Tensor: ...
    def arctan(self) -> Tensor:
        """The inverse tangent of self, in radians."""
    def arctan_(self) -> Tensor: ...
    def asin(self) -> Tensor:
        """The inverse sine of self, in radians."""
    def asin_(self) -> Tensor: ...
    def atan(self) -> Tensor:
        """The inverse tangent of self, in radians."""
    def atan_(self) -> Tensor: ...
    def cos(self) -> Tensor:
        """The cosine of self, an angle in radians."""
    def cos_(self) -> Tensor: ...
    def sin(self) -> Tensor:
        """The sine of self, an angle in radians."""
    def sin_(self) -> Tensor: ...
    def tan(self) -> Tensor:
        """The tangent of self, an angle in radians."""
    def tan_(self) -> Tensor: ...
