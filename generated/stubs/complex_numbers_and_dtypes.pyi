# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content c82826058759c26f
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "conj", "copy", "copy_", "fill", "fill_", "imag", "real", "to", "zero", "zero_",
]  # fmt: skip

def conj(input: TensorLike) -> Tensor:
    """The conjugate of self; a view of the tensor if it is real."""

def copy(
    input: TensorLike, src: TensorLike, non_blocking: bool = False, *, out: Tensor | None = None
) -> Tensor:
    """The values of src, broadcast to the shape of self."""

def copy_(input: TensorLike, src: TensorLike, non_blocking: bool = False) -> Tensor: ...
def fill(input: TensorLike, value: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """value everywhere."""

def fill_(input: TensorLike, value: TensorLike) -> Tensor: ...
def imag(input: TensorLike) -> Tensor:
    """The imaginary part of self, a complex tensor."""

def real(input: TensorLike) -> Tensor:
    """The real part of self."""

def to(input: TensorLike, dtype: DTypeLike) -> Tensor:
    """The same values as another dtype, a view if self has it already; integer and bool
    results are cut off the graph.
    """

def zero(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """0 everywhere."""

def zero_(input: TensorLike) -> Tensor: ...

class ComplexNumbersAndDtypesMethods:
    @property
    def real(self) -> Tensor: ...
    @property
    def imag(self) -> Tensor: ...
    def conj(self) -> Tensor:
        """The conjugate of self; a view of the tensor if it is real."""
    def copy(self, src: TensorLike, non_blocking: bool = False) -> Tensor:
        """The values of src, broadcast to the shape of self."""
    def copy_(self, src: TensorLike, non_blocking: bool = False) -> Tensor: ...
    def fill(self, value: TensorLike) -> Tensor:
        """value everywhere."""
    def fill_(self, value: TensorLike) -> Tensor: ...
    def to(self, dtype: DTypeLike) -> Tensor:
        """The same values as another dtype, a view if self has it already; integer and bool
        results are cut off the graph.
        """
    def zero(self) -> Tensor:
        """0 everywhere."""
    def zero_(self) -> Tensor: ...
