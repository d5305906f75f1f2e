# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 5c781717b6dbeda9
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "clamp_max", "clamp_max_", "clamp_min", "clamp_min_", "copysign", "copysign_", "fmax", "fmin",
    "heaviside", "heaviside_",
]  # fmt: skip

def clamp_max(input: TensorLike, max: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """self, but not more than max; where they are equal the gradient is that of self."""

def clamp_max_(input: TensorLike, max: TensorLike) -> Tensor: ...
def clamp_min(input: TensorLike, min: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """self, but not less than min; where they are equal the gradient is that of self."""

def clamp_min_(input: TensorLike, min: TensorLike) -> Tensor: ...
def copysign(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The size of self with the sign of other, which may be that of a zero."""

def copysign_(input: TensorLike, other: TensorLike) -> Tensor: ...
def fmax(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The larger of two, or the one that is a number; equal ones share the gradient."""

def fmin(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The smaller of two, or the one that is a number; equal ones share the gradient."""

def heaviside(input: TensorLike, values: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """0 where self is negative, 1 where it is positive, and values where it is 0."""

def heaviside_(input: TensorLike, values: TensorLike) -> Tensor: ...

class ChoicesAndSignsMethods:
    def clamp_max(self, max: TensorLike) -> Tensor:
        """self, but not more than max; where they are equal the gradient is that of self."""
    def clamp_max_(self, max: TensorLike) -> Tensor: ...
    def clamp_min(self, min: TensorLike) -> Tensor:
        """self, but not less than min; where they are equal the gradient is that of self."""
    def clamp_min_(self, min: TensorLike) -> Tensor: ...
    def copysign(self, other: TensorLike) -> Tensor:
        """The size of self with the sign of other, which may be that of a zero."""
    def copysign_(self, other: TensorLike) -> Tensor: ...
    def fmax(self, other: TensorLike) -> Tensor:
        """The larger of two, or the one that is a number; equal ones share the gradient."""
    def fmin(self, other: TensorLike) -> Tensor:
        """The smaller of two, or the one that is a number; equal ones share the gradient."""
    def heaviside(self, values: TensorLike) -> Tensor:
        """0 where self is negative, 1 where it is positive, and values where it is 0."""
    def heaviside_(self, values: TensorLike) -> Tensor: ...
