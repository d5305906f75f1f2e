# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 5f132d9087a7da9f
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "alias_copy", "angle", "complex", "conj_physical", "conj_physical_", "polar", "resolve_conj",
    "resolve_neg", "view_as_complex", "view_as_real",
]  # fmt: skip

def alias_copy(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """A copy."""

def angle(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The angle of self, a complex number, in radians; pi of negative real numbers, 0 of
    others.
    """

def complex(real: TensorLike, imag: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """real + 1j * imag."""

def conj_physical(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The complex conjugate."""

def conj_physical_(input: TensorLike) -> Tensor: ...
def polar(abs: TensorLike, angle: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """abs * exp(1j * angle)."""

def resolve_conj(input: TensorLike) -> Tensor:
    """self; there is no lazy conjugation that would have to be carried out."""

def resolve_neg(input: TensorLike) -> Tensor:
    """self; there is no lazy negation that would have to be carried out."""

def view_as_complex(input: TensorLike) -> Tensor:
    """Pairs of real numbers along the last dimension as complex ones."""

def view_as_real(input: TensorLike) -> Tensor:
    """Complex numbers as pairs of real ones along a new last dimension."""

class ComplexNumbersMethods:
    def alias_copy(self) -> Tensor:
        """A copy."""
    def angle(self) -> Tensor:
        """The angle of self, a complex number, in radians; pi of negative real numbers, 0 of
        others.
        """
    def conj_physical(self) -> Tensor:
        """The complex conjugate."""
    def conj_physical_(self) -> Tensor: ...
    def resolve_conj(self) -> Tensor:
        """self; there is no lazy conjugation that would have to be carried out."""
    def resolve_neg(self) -> Tensor:
        """self; there is no lazy negation that would have to be carried out."""
    def view_as_complex(self) -> Tensor:
        """Pairs of real numbers along the last dimension as complex ones."""
    def view_as_real(self) -> Tensor:
        """Complex numbers as pairs of real ones along a new last dimension."""
