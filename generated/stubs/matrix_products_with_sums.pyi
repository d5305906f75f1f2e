# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 79d6c41fd1ce8d29
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "addbmm", "addbmm_", "addmm", "addmm_", "addmv", "addmv_", "addr", "addr_", "baddbmm",
    "baddbmm_", "einsum", "nn_functional_linear",
]  # fmt: skip

def addbmm(
    input: TensorLike, batch1: TensorLike, batch2: TensorLike, *, beta: Scalar = 1,
    alpha: Scalar = 1, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """beta * self + alpha * the sum of the products of two stacks of matrices."""

def addbmm_(
    input: TensorLike, batch1: TensorLike, batch2: TensorLike, *, beta: Scalar = 1,
    alpha: Scalar = 1,
) -> Tensor: ...  # fmt: skip
def addmm(
    input: TensorLike, mat1: TensorLike, mat2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1,
    out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """beta * self + alpha * mat1 @ mat2, of matrices."""

def addmm_(
    input: TensorLike, mat1: TensorLike, mat2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1
) -> Tensor: ...
def addmv(
    input: TensorLike, mat: TensorLike, vec: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1,
    out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """beta * self + alpha * mat @ vec, of a matrix and a vector."""

def addmv_(
    input: TensorLike, mat: TensorLike, vec: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1
) -> Tensor: ...
def addr(
    input: TensorLike, vec1: TensorLike, vec2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1,
    out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """beta * self + alpha * outer(vec1, vec2)."""

def addr_(
    input: TensorLike, vec1: TensorLike, vec2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1
) -> Tensor: ...
def baddbmm(
    input: TensorLike, batch1: TensorLike, batch2: TensorLike, *, beta: Scalar = 1,
    alpha: Scalar = 1, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """beta * self + alpha * the products of two stacks of matrices, one by one."""

def baddbmm_(
    input: TensorLike, batch1: TensorLike, batch2: TensorLike, *, beta: Scalar = 1,
    alpha: Scalar = 1,
) -> Tensor: ...  # fmt: skip
def einsum(equation: str, *operands: Any, out: Tensor | None = None, **named: Any) -> Tensor:
    """The sum of products that an equation states in Einstein's notation, such as
    "ij,jk->ik".
    """

def nn_functional_linear(
    input: TensorLike, weight: TensorLike, bias: TensorLike | None = None
) -> Tensor:
    """input @ weight.T + bias."""

class MatrixProductsWithSumsMethods:
    def addbmm(
        self, batch1: TensorLike, batch2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1
    ) -> Tensor:
        """beta * self + alpha * the sum of the products of two stacks of matrices."""
    def addbmm_(
        self, batch1: TensorLike, batch2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1
    ) -> Tensor: ...
    def addmm(
        self, mat1: TensorLike, mat2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1
    ) -> Tensor:
        """beta * self + alpha * mat1 @ mat2, of matrices."""
    def addmm_(
        self, mat1: TensorLike, mat2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1
    ) -> Tensor: ...
    def addmv(
        self, mat: TensorLike, vec: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1
    ) -> Tensor:
        """beta * self + alpha * mat @ vec, of a matrix and a vector."""
    def addmv_(
        self, mat: TensorLike, vec: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1
    ) -> Tensor: ...
    def addr(
        self, vec1: TensorLike, vec2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1
    ) -> Tensor:
        """beta * self + alpha * outer(vec1, vec2)."""
    def addr_(
        self, vec1: TensorLike, vec2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1
    ) -> Tensor: ...
    def baddbmm(
        self, batch1: TensorLike, batch2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1
    ) -> Tensor:
        """beta * self + alpha * the products of two stacks of matrices, one by one."""
    def baddbmm_(
        self, batch1: TensorLike, batch2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1
    ) -> Tensor: ...
