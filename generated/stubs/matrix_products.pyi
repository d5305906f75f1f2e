# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 6e8255c8e1884607
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "bmm", "dot", "ger", "inner", "kron", "linalg_matmul", "matmul", "mm", "mv", "outer",
    "tensordot", "trace", "vdot",
]  # fmt: skip

def bmm(input: TensorLike, mat2: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The products of two stacks of matrices, one by one."""

def dot(input: TensorLike, tensor: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The sum of the products of the elements of two vectors."""

def ger(input: TensorLike, vec2: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The products of each element of one vector with each of another."""

def inner(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The sums of products over the last dimensions of both; of a number, the product."""

def kron(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The Kronecker product, a block other * x for each element x of self."""

def linalg_matmul(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The product of vectors, matrices or stacks of matrices, whose leading dimensions
    broadcast.
    """

def matmul(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The product of vectors, matrices or stacks of matrices, whose leading dimensions
    broadcast.
    """

def mm(input: TensorLike, mat2: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The product of two matrices."""

def mv(input: TensorLike, vec: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The product of a matrix and a vector."""

def outer(input: TensorLike, vec2: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The products of each element of one vector with each of another."""

def tensordot(a: TensorLike, b: TensorLike, dims: Any = 2, *, out: Tensor | None = None) -> Tensor:
    """Sums of products over the last and first dims dimensions, or two lists; size 1
    repeats.
    """

def trace(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The trace of self, the sum of the diagonal of a matrix."""

def vdot(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The same as dot with the complex conjugate of self."""

class MatrixProductsMethods:
    def __matmul__(self, other: TensorLike) -> Tensor: ...
    def __rmatmul__(self, other: TensorLike) -> Tensor: ...
    def bmm(self, mat2: TensorLike) -> Tensor:
        """The products of two stacks of matrices, one by one."""
    def dot(self, tensor: TensorLike) -> Tensor:
        """The sum of the products of the elements of two vectors."""
    def ger(self, vec2: TensorLike) -> Tensor:
        """The products of each element of one vector with each of another."""
    def inner(self, other: TensorLike) -> Tensor:
        """The sums of products over the last dimensions of both; of a number, the product."""
    def kron(self, other: TensorLike) -> Tensor:
        """The Kronecker product, a block other * x for each element x of self."""
    def matmul(self, other: TensorLike) -> Tensor:
        """The product of vectors, matrices or stacks of matrices, whose leading dimensions
        broadcast.
        """
    def mm(self, mat2: TensorLike) -> Tensor:
        """The product of two matrices."""
    def mv(self, vec: TensorLike) -> Tensor:
        """The product of a matrix and a vector."""
    def outer(self, vec2: TensorLike) -> Tensor:
        """The products of each element of one vector with each of another."""
    def trace(self) -> Tensor:
        """The trace of self, the sum of the diagonal of a matrix."""
    def vdot(self, other: TensorLike) -> Tensor:
        """The same as dot with the complex conjugate of self."""
