# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 2a51ca274e415a5a
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "bmm", "dot", "ger", "inner", "kron", "linalg_matmul", "matmul", "mm", "mv", "outer",
    "tensordot", "trace", "vdot",
]  # fmt: skip

def bmm(input: TensorLike, mat2: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """bmm(Tensor self, Tensor mat2) -> Tensor

    The products of two stacks of matrices, one by one.
    """

def dot(input: TensorLike, tensor: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """dot(Tensor self, Tensor tensor) -> Tensor

    The sum of the products of the elements of two vectors.
    """

def ger(input: TensorLike, vec2: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """outer(Tensor self, Tensor vec2) -> Tensor

    The products of each element of one vector with each of another.
    """

def inner(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """inner(Tensor self, Tensor other) -> Tensor

    The sums of products over the last dimensions of both; of a number, the product.
    """

def kron(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """kron(Tensor self, Tensor other) -> Tensor

    The Kronecker product, a block other * x for each element x of self.
    """

def linalg_matmul(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """matmul(Tensor self, Tensor other) -> Tensor

    The product of vectors, matrices or stacks of matrices, whose leading dimensions
    broadcast.
    """

def matmul(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """matmul(Tensor self, Tensor other) -> Tensor

    The product of vectors, matrices or stacks of matrices, whose leading dimensions
    broadcast.
    """

def mm(input: TensorLike, mat2: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """mm(Tensor self, Tensor mat2) -> Tensor

    The product of two matrices.
    """

def mv(input: TensorLike, vec: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """mv(Tensor self, Tensor vec) -> Tensor

    The product of a matrix and a vector.
    """

def outer(input: TensorLike, vec2: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """outer(Tensor self, Tensor vec2) -> Tensor

    The products of each element of one vector with each of another.
    """

def tensordot(a: TensorLike, b: TensorLike, dims: Any = 2, *, out: Tensor | None = None) -> Tensor:
    """tensordot(Tensor a, Tensor b, any dims=2) -> Tensor

    Sums of products over the last and first dims dimensions, or two lists; size 1 repeats.
    """

def trace(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """trace(Tensor self) -> Tensor

    The trace of self, the sum of the diagonal of a matrix.
    """

def vdot(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """vdot(Tensor self, Tensor other) -> Tensor

    The same as dot with the complex conjugate of self.
    """

class MatrixProductsMethods:
    def __matmul__(self, other: TensorLike) -> Tensor: ...
    def __rmatmul__(self, other: TensorLike) -> Tensor: ...
    def bmm(self, mat2: TensorLike) -> Tensor:
        """bmm(Tensor self, Tensor mat2) -> Tensor

        The products of two stacks of matrices, one by one.
        """
    def dot(self, tensor: TensorLike) -> Tensor:
        """dot(Tensor self, Tensor tensor) -> Tensor

        The sum of the products of the elements of two vectors.
        """
    def ger(self, vec2: TensorLike) -> Tensor:
        """outer(Tensor self, Tensor vec2) -> Tensor

        The products of each element of one vector with each of another.
        """
    def inner(self, other: TensorLike) -> Tensor:
        """inner(Tensor self, Tensor other) -> Tensor

        The sums of products over the last dimensions of both; of a number, the product.
        """
    def kron(self, other: TensorLike) -> Tensor:
        """kron(Tensor self, Tensor other) -> Tensor

        The Kronecker product, a block other * x for each element x of self.
        """
    def matmul(self, other: TensorLike) -> Tensor:
        """matmul(Tensor self, Tensor other) -> Tensor

        The product of vectors, matrices or stacks of matrices, whose leading dimensions
        broadcast.
        """
    def mm(self, mat2: TensorLike) -> Tensor:
        """mm(Tensor self, Tensor mat2) -> Tensor

        The product of two matrices.
        """
    def mv(self, vec: TensorLike) -> Tensor:
        """mv(Tensor self, Tensor vec) -> Tensor

        The product of a matrix and a vector.
        """
    def outer(self, vec2: TensorLike) -> Tensor:
        """outer(Tensor self, Tensor vec2) -> Tensor

        The products of each element of one vector with each of another.
        """
    def trace(self) -> Tensor:
        """trace(Tensor self) -> Tensor

        The trace of self, the sum of the diagonal of a matrix.
        """
    def vdot(self, other: TensorLike) -> Tensor:
        """vdot(Tensor self, Tensor other) -> Tensor

        The same as dot with the complex conjugate of self.
        """
