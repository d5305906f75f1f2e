# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 362f7fa8e4b0708a
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "chain_matmul", "det", "inverse", "linalg_det", "linalg_inv", "linalg_inv_ex", "linalg_lstsq",
    "linalg_matrix_exp", "linalg_matrix_power", "linalg_matrix_rank", "linalg_multi_dot",
    "linalg_pinv", "linalg_slogdet", "linalg_solve", "linalg_solve_ex", "linalg_tensorinv",
    "linalg_tensorsolve", "linalg_vander", "logdet", "matrix_exp", "matrix_power", "pinverse",
    "slogdet",
]  # fmt: skip

class LinalgSolveExResult(tuple[Tensor, ...]):
    @property
    def result(self) -> Tensor: ...
    @property
    def info(self) -> Tensor: ...

class LinalgInvExResult(tuple[Tensor, ...]):
    @property
    def inverse(self) -> Tensor: ...
    @property
    def info(self) -> Tensor: ...

class LinalgLstsqResult(tuple[Tensor, ...]):
    @property
    def solution(self) -> Tensor: ...
    @property
    def residuals(self) -> Tensor: ...
    @property
    def rank(self) -> Tensor: ...
    @property
    def singular_values(self) -> Tensor: ...

class LinalgSlogdetResult(tuple[Tensor, ...]):
    @property
    def sign(self) -> Tensor: ...
    @property
    def logabsdet(self) -> Tensor: ...

class SlogdetResult(tuple[Tensor, ...]):
    @property
    def sign(self) -> Tensor: ...
    @property
    def logabsdet(self) -> Tensor: ...

def chain_matmul(*matrices: Any, out: Tensor | None = None, **named: Any) -> Tensor:
    """The product of matrices, in the cheapest order."""

def det(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The determinant of self, of square matrices."""

def inverse(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The inverse of square matrices."""

def linalg_det(A: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The determinant of A. Its gradient is that of a polynomial, also where a matrix is
    singular.
    """

def linalg_inv(A: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The inverse of square matrices."""

def linalg_inv_ex(
    A: TensorLike, *, check_errors: bool = False, out: tuple[Tensor, ...] | None = None
) -> LinalgInvExResult:
    """linalg.inv, and the number of each matrix's zero pivot, or 0 (an error if
    `check_errors`).
    """

def linalg_lstsq(
    input: TensorLike, b: TensorLike, rcond: float | None = None, *, driver: str | None = None,
    out: tuple[Tensor, ...] | None = None,
) -> LinalgLstsqResult:  # fmt: skip
    """The X of least norm that makes |self X - b| least; that squared, ranks and singular
    values.
    """

def linalg_matrix_exp(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The exponential of square matrices."""

def linalg_matrix_power(input: TensorLike, n: int, *, out: Tensor | None = None) -> Tensor:
    """Square matrices multiplied n times with themselves, or with their inverses if n is
    negative.
    """

@overload
def linalg_matrix_rank(
    input: TensorLike, tol: TensorLike, hermitian: bool = False, *, out: Tensor | None = None
) -> Tensor:
    """How many singular values are larger than `tol`."""

@overload
def linalg_matrix_rank(
    input: TensorLike, *, atol: TensorLike | None = None, rtol: TensorLike | None = None,
    hermitian: bool = False, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """How many singular values are larger than max(atol, rtol * the largest)."""

def linalg_multi_dot(*tensors: Any, out: Tensor | None = None, **named: Any) -> Tensor:
    """The product of two or more matrices, in the cheapest order; the first and the last may
    be vectors.
    """

@overload
def linalg_pinv(
    input: TensorLike, rcond: TensorLike, hermitian: bool = False, *, out: Tensor | None = None
) -> Tensor:
    """The pseudoinverse; singular values up to rcond times the largest count as 0."""

@overload
def linalg_pinv(
    input: TensorLike, *, atol: TensorLike | None = None, rtol: TensorLike | None = None,
    hermitian: bool = False, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """The pseudoinverse; singular values up to max(atol, rtol * the largest) count as 0. The
    gradient holds while the rank does not change.
    """

def linalg_slogdet(A: TensorLike, *, out: tuple[Tensor, ...] | None = None) -> LinalgSlogdetResult:
    """The sign of the determinant, a number of size 1, and the logarithm of its size."""

def linalg_solve(
    A: TensorLike, B: TensorLike, *, left: bool = True, out: Tensor | None = None
) -> Tensor:
    """The solution X of A X = B, or of X A = B unless `left`, for square matrices A. B is a
    vector, or a matrix of vectors.
    """

def linalg_solve_ex(
    A: TensorLike, B: TensorLike, *, left: bool = True, check_errors: bool = False,
    out: tuple[Tensor, ...] | None = None,
) -> LinalgSolveExResult:  # fmt: skip
    """linalg.solve, and the number of each matrix's zero pivot, or 0 (an error if
    `check_errors`).
    """

def linalg_tensorinv(input: TensorLike, ind: int = 2, *, out: Tensor | None = None) -> Tensor:
    """The inverse of a tensor as a map from its last dimensions to its first `ind`."""

def linalg_tensorsolve(
    input: TensorLike, other: TensorLike, dims: Sequence[int] | None = None, *,
    out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """The X with tensordot(self, X, X.ndim) equal to other, `dims` of self being moved to
    its end.
    """

def linalg_vander(x: TensorLike, *, N: int | None = None, out: Tensor | None = None) -> Tensor:
    """The powers 0 to N - 1 of each element, along a new last dimension."""

def logdet(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The logarithm of the determinant; nan where a real one is negative."""

def matrix_exp(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The exponential of square matrices."""

def matrix_power(input: TensorLike, n: int, *, out: Tensor | None = None) -> Tensor:
    """Square matrices multiplied n times with themselves, or with their inverses if n is
    negative.
    """

def pinverse(input: TensorLike, rcond: float = 1e-15, *, out: Tensor | None = None) -> Tensor:
    """The pseudoinverse; singular values up to rcond times the largest count as 0."""

def slogdet(input: TensorLike, *, out: tuple[Tensor, ...] | None = None) -> SlogdetResult:
    """The sign of the determinant, a number of size 1, and the logarithm of its size."""

class LinearSystemsAndDeterminantsMethods:
    def det(self) -> Tensor:
        """The determinant of self, of square matrices."""
    def inverse(self) -> Tensor:
        """The inverse of square matrices."""
    def logdet(self) -> Tensor:
        """The logarithm of the determinant; nan where a real one is negative."""
    def matrix_exp(self) -> Tensor:
        """The exponential of square matrices."""
    def matrix_power(self, n: int) -> Tensor:
        """Square matrices multiplied n times with themselves, or with their inverses if n is
        negative.
        """
    def pinverse(self, rcond: float = 1e-15) -> Tensor:
        """The pseudoinverse; singular values up to rcond times the largest count as 0."""
    def slogdet(self) -> SlogdetResult:
        """The sign of the determinant, a number of size 1, and the logarithm of its size."""
