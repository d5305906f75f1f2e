# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content cf5d82ea168f2689
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "deg2rad", "deg2rad_", "rad2deg", "rad2deg_", "sinc", "sinc_", "special_sinc", "special_sinc_",
]  # fmt: skip

def deg2rad(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """Degrees as radians."""

def deg2rad_(input: TensorLike) -> Tensor: ...
def rad2deg(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """Radians as degrees."""

def rad2deg_(input: TensorLike) -> Tensor: ...
def sinc(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """sin(pi * self) / (pi * self), and 1 at 0."""

def sinc_(input: TensorLike) -> Tensor: ...
def special_sinc(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """sin(pi * self) / (pi * self), and 1 at 0."""

def special_sinc_(input: TensorLike) -> Tensor: ...

class AnglesMethods:
    def deg2rad(self) -> Tensor:
        """Degrees as radians."""
    def deg2rad_(self) -> Tensor: ...
    def rad2deg(self) -> Tensor:
        """Radians as degrees."""
    def rad2deg_(self) -> Tensor: ...
    def sinc(self) -> Tensor:
        """sin(pi * self) / (pi * self), and 1 at 0."""
    def sinc_(self) -> Tensor: ...
