# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 73bce09d8369de2d
from collections.abc import Sequence
from typing import Any, overload

from autograd.tensor import Tensor
from autograd.typing import DTypeLike, Scalar, TensorLike

__all__ = [
    "addbmm",
    "addbmm_",
    "addmm",
    "addmm_",
    "addmv",
    "addmv_",
    "addr",
    "addr_",
    "baddbmm",
    "baddbmm_",
    "bmm",
    "dot",
    "einsum",
    "ger",
    "inner",
    "kron",
    "matmul",
    "mm",
    "mv",
    "outer",
    "tensordot",
    "trace",
    "vdot",
]

def addbmm(
    input: TensorLike,
    batch1: TensorLike,
    batch2: TensorLike,
    *,
    beta: Scalar = 1,
    alpha: Scalar = 1,
) -> Tensor:
    """addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) ->
    Tensor

    beta * self + alpha * the sum of the products of two stacks of matrices.
    """

def addbmm_(
    input: TensorLike,
    batch1: TensorLike,
    batch2: TensorLike,
    *,
    beta: Scalar = 1,
    alpha: Scalar = 1,
) -> Tensor:
    """In-place version of addbmm."""

def addmm(
    input: TensorLike, mat1: TensorLike, mat2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1
) -> Tensor:
    """addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor

    beta * self + alpha * mat1 @ mat2, of matrices.
    """

def addmm_(
    input: TensorLike, mat1: TensorLike, mat2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1
) -> Tensor:
    """In-place version of addmm."""

def addmv(
    input: TensorLike, mat: TensorLike, vec: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1
) -> Tensor:
    """addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor

    beta * self + alpha * mat @ vec, of a matrix and a vector.
    """

def addmv_(
    input: TensorLike, mat: TensorLike, vec: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1
) -> Tensor:
    """In-place version of addmv."""

def addr(
    input: TensorLike, vec1: TensorLike, vec2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1
) -> Tensor:
    """addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor

    beta * self + alpha * outer(vec1, vec2).
    """

def addr_(
    input: TensorLike, vec1: TensorLike, vec2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1
) -> Tensor:
    """In-place version of addr."""

def baddbmm(
    input: TensorLike,
    batch1: TensorLike,
    batch2: TensorLike,
    *,
    beta: Scalar = 1,
    alpha: Scalar = 1,
) -> Tensor:
    """baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) ->
    Tensor

    beta * self + alpha * the products of two stacks of matrices, one by one.
    """

def baddbmm_(
    input: TensorLike,
    batch1: TensorLike,
    batch2: TensorLike,
    *,
    beta: Scalar = 1,
    alpha: Scalar = 1,
) -> Tensor:
    """In-place version of baddbmm."""

def bmm(input: TensorLike, mat2: TensorLike) -> Tensor:
    """bmm(Tensor self, Tensor mat2) -> Tensor

    The products of two stacks of matrices, one by one.
    """

def dot(input: TensorLike, tensor: TensorLike) -> Tensor:
    """dot(Tensor self, Tensor tensor) -> Tensor

    The sum of the products of the elements of two vectors.
    """

def einsum(equation: str, *operands: Any, **named: Any) -> Tensor:
    """einsum(str equation, Tensor[] operands) -> Tensor

    The sum of products that an equation states in Einstein's notation, such as "ij,jk->ik".
    """

def ger(input: TensorLike, vec2: TensorLike) -> Tensor:
    """outer(Tensor self, Tensor vec2) -> Tensor

    The products of each element of one vector with each of another.
    """

def inner(input: TensorLike, other: TensorLike) -> Tensor:
    """inner(Tensor self, Tensor other) -> Tensor

    The sums of products over the last dimensions of both; of a number, the product.
    """

def kron(input: TensorLike, other: TensorLike) -> Tensor:
    """kron(Tensor self, Tensor other) -> Tensor

    The Kronecker product, a block other * x for each element x of self.
    """

def linalg_matmul(input: TensorLike, other: TensorLike) -> Tensor:
    """matmul(Tensor self, Tensor other) -> Tensor

    The product of vectors, matrices or stacks of matrices, whose leading dimensions
    broadcast.
    """

def matmul(input: TensorLike, other: TensorLike) -> Tensor:
    """matmul(Tensor self, Tensor other) -> Tensor

    The product of vectors, matrices or stacks of matrices, whose leading dimensions
    broadcast.
    """

def mm(input: TensorLike, mat2: TensorLike) -> Tensor:
    """mm(Tensor self, Tensor mat2) -> Tensor

    The product of two matrices.
    """

def mv(input: TensorLike, vec: TensorLike) -> Tensor:
    """mv(Tensor self, Tensor vec) -> Tensor

    The product of a matrix and a vector.
    """

def nn_functional_linear(
    input: TensorLike, weight: TensorLike, bias: TensorLike | None = None
) -> Tensor:
    """nn.functional.linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor

    input @ weight.T + bias.
    """

def outer(input: TensorLike, vec2: TensorLike) -> Tensor:
    """outer(Tensor self, Tensor vec2) -> Tensor

    The products of each element of one vector with each of another.
    """

def tensordot(a: TensorLike, b: TensorLike, dims: Any = 2) -> Tensor:
    """tensordot(Tensor a, Tensor b, any dims=2) -> Tensor

    Sums of products over the last and first dims dimensions, or over two lists of
    dimensions; size 1 repeats.
    """

def trace(input: TensorLike) -> Tensor:
    """trace(Tensor self) -> Tensor

    The sum of the diagonal of a matrix.
    """

def vdot(input: TensorLike, other: TensorLike) -> Tensor:
    """vdot(Tensor self, Tensor other) -> Tensor

    The same as dot with the complex conjugate of self.
    """

class MatrixProductsMethods:
    def __matmul__(self, other: TensorLike) -> Tensor: ...
    def __rmatmul__(self, other: TensorLike) -> Tensor: ...
    def addbmm(
        self, batch1: TensorLike, batch2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1
    ) -> Tensor:
        """addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) ->
        Tensor

        beta * self + alpha * the sum of the products of two stacks of matrices.
        """
    def addbmm_(
        self, batch1: TensorLike, batch2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1
    ) -> Tensor:
        """In-place version of addbmm."""
    def addmm(
        self, mat1: TensorLike, mat2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1
    ) -> Tensor:
        """addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor

        beta * self + alpha * mat1 @ mat2, of matrices.
        """
    def addmm_(
        self, mat1: TensorLike, mat2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1
    ) -> Tensor:
        """In-place version of addmm."""
    def addmv(
        self, mat: TensorLike, vec: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1
    ) -> Tensor:
        """addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor

        beta * self + alpha * mat @ vec, of a matrix and a vector.
        """
    def addmv_(
        self, mat: TensorLike, vec: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1
    ) -> Tensor:
        """In-place version of addmv."""
    def addr(
        self, vec1: TensorLike, vec2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1
    ) -> Tensor:
        """addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor

        beta * self + alpha * outer(vec1, vec2).
        """
    def addr_(
        self, vec1: TensorLike, vec2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1
    ) -> Tensor:
        """In-place version of addr."""
    def baddbmm(
        self, batch1: TensorLike, batch2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1
    ) -> Tensor:
        """baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) ->
        Tensor

        beta * self + alpha * the products of two stacks of matrices, one by one.
        """
    def baddbmm_(
        self, batch1: TensorLike, batch2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1
    ) -> Tensor:
        """In-place version of baddbmm."""
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

        The sum of the diagonal of a matrix.
        """
    def vdot(self, other: TensorLike) -> Tensor:
        """vdot(Tensor self, Tensor other) -> Tensor

        The same as dot with the complex conjugate of self.
        """
