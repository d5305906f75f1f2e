# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 89944a50f109bb4f
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "clamp_max", "clamp_max_", "clamp_min", "clamp_min_", "copysign", "copysign_", "fmax", "fmin",
    "heaviside", "heaviside_",
]  # fmt: skip

def clamp_max(input: TensorLike, max: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """clamp_max(Tensor self, Tensor max) -> Tensor

    self, but not more than max; where they are equal the gradient is that of self.
    """

def clamp_max_(input: TensorLike, max: TensorLike) -> Tensor: ...
def clamp_min(input: TensorLike, min: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """clamp_min(Tensor self, Tensor min) -> Tensor

    self, but not less than min; where they are equal the gradient is that of self.
    """

def clamp_min_(input: TensorLike, min: TensorLike) -> Tensor: ...
def copysign(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """copysign(Tensor self, Tensor other) -> Tensor

    The size of self with the sign of other, which may be that of a zero.
    """

def copysign_(input: TensorLike, other: TensorLike) -> Tensor: ...
def fmax(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """fmax(Tensor self, Tensor other) -> Tensor

    The larger of two, or the one that is a number; equal ones share the gradient.
    """

def fmin(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """fmin(Tensor self, Tensor other) -> Tensor

    The smaller of two, or the one that is a number; equal ones share the gradient.
    """

def heaviside(input: TensorLike, values: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """heaviside(Tensor self, Tensor values) -> Tensor

    0 where self is negative, 1 where it is positive, and values where it is 0.
    """

def heaviside_(input: TensorLike, values: TensorLike) -> Tensor: ...

class ChoicesAndSignsMethods:
    def clamp_max(self, max: TensorLike) -> Tensor:
        """clamp_max(Tensor self, Tensor max) -> Tensor

        self, but not more than max; where they are equal the gradient is that of self.
        """
    def clamp_max_(self, max: TensorLike) -> Tensor: ...
    def clamp_min(self, min: TensorLike) -> Tensor:
        """clamp_min(Tensor self, Tensor min) -> Tensor

        self, but not less than min; where they are equal the gradient is that of self.
        """
    def clamp_min_(self, min: TensorLike) -> Tensor: ...
    def copysign(self, other: TensorLike) -> Tensor:
        """copysign(Tensor self, Tensor other) -> Tensor

        The size of self with the sign of other, which may be that of a zero.
        """
    def copysign_(self, other: TensorLike) -> Tensor: ...
    def fmax(self, other: TensorLike) -> Tensor:
        """fmax(Tensor self, Tensor other) -> Tensor

        The larger of two, or the one that is a number; equal ones share the gradient.
        """
    def fmin(self, other: TensorLike) -> Tensor:
        """fmin(Tensor self, Tensor other) -> Tensor

        The smaller of two, or the one that is a number; equal ones share the gradient.
        """
    def heaviside(self, values: TensorLike) -> Tensor:
        """heaviside(Tensor self, Tensor values) -> Tensor

        0 where self is negative, 1 where it is positive, and values where it is 0.
        """
    def heaviside_(self, values: TensorLike) -> Tensor: ...
