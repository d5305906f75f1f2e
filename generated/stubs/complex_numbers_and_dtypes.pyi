# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 72d7b3415a4a425e
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "conj", "copy", "copy_", "fill", "fill_", "imag", "real", "to", "zero", "zero_",
]  # fmt: skip

def conj(input: TensorLike) -> Tensor:
    """conj(Tensor(a) self) -> Tensor(a)

    The conjugate of self; a view of the tensor if it is real.
    """

def copy(
    input: TensorLike, src: TensorLike, non_blocking: bool = False, *, out: Tensor | None = None
) -> Tensor:
    """copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor

    The values of src, broadcast to the shape of self.
    """

def copy_(input: TensorLike, src: TensorLike, non_blocking: bool = False) -> Tensor: ...
def fill(input: TensorLike, value: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """fill(Tensor self, Tensor value) -> Tensor

    value everywhere.
    """

def fill_(input: TensorLike, value: TensorLike) -> Tensor: ...
def imag(input: TensorLike) -> Tensor:
    """imag(Tensor(a) self) -> Tensor(a)

    The imaginary part of self, a complex tensor.
    """

def real(input: TensorLike) -> Tensor:
    """real(Tensor(a) self) -> Tensor(a)

    The real part of self.
    """

def to(input: TensorLike, dtype: DTypeLike) -> Tensor:
    """to(Tensor(a) self, dtype dtype) -> Tensor(a)

    The same values as another dtype, a view if self has it already; integer and bool results
    are cut off the graph.
    """

def zero(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """zero(Tensor self) -> Tensor

    0 everywhere.
    """

def zero_(input: TensorLike) -> Tensor: ...

class ComplexNumbersAndDtypesMethods:
    @property
    def real(self) -> Tensor: ...
    @property
    def imag(self) -> Tensor: ...
    def conj(self) -> Tensor:
        """conj(Tensor(a) self) -> Tensor(a)

        The conjugate of self; a view of the tensor if it is real.
        """
    def copy(self, src: TensorLike, non_blocking: bool = False) -> Tensor:
        """copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor

        The values of src, broadcast to the shape of self.
        """
    def copy_(self, src: TensorLike, non_blocking: bool = False) -> Tensor: ...
    def fill(self, value: TensorLike) -> Tensor:
        """fill(Tensor self, Tensor value) -> Tensor

        value everywhere.
        """
    def fill_(self, value: TensorLike) -> Tensor: ...
    def to(self, dtype: DTypeLike) -> Tensor:
        """to(Tensor(a) self, dtype dtype) -> Tensor(a)

        The same values as another dtype, a view if self has it already; integer and bool results
        are cut off the graph.
        """
    def zero(self) -> Tensor:
        """zero(Tensor self) -> Tensor

        0 everywhere.
        """
    def zero_(self) -> Tensor: ...
