# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 2ab45eb6c3df171a, content 032f0590eeeb4920
# ruff: noqa
# mypy: disable-error-code="overload-cannot-match"
from collections.abc import Sequence
from typing import Any, overload

from autograd.tensor import Tensor
from autograd.typing import DTypeLike, Scalar, TensorLike
from generated.methods import (
    LinalgCholeskyExResult as LinalgCholeskyExResult,
    LinalgQrResult as LinalgQrResult,
    LinalgSvdResult as LinalgSvdResult,
    LinalgEighResult as LinalgEighResult,
    LinalgEigResult as LinalgEigResult,
    LinalgLuFactorExResult as LinalgLuFactorExResult,
    LinalgLuFactorResult as LinalgLuFactorResult,
    LinalgLuResult as LinalgLuResult,
    LinalgLdlFactorExResult as LinalgLdlFactorExResult,
    LinalgLdlFactorResult as LinalgLdlFactorResult,
    LinalgSolveExResult as LinalgSolveExResult,
    LinalgInvExResult as LinalgInvExResult,
    LinalgLstsqResult as LinalgLstsqResult,
    LinalgSlogdetResult as LinalgSlogdetResult,
)

def cholesky(input: TensorLike, *, upper: bool = False) -> Tensor:
    """linalg.cholesky(Tensor self, *, bool upper=False) -> Tensor

    L with self = L @ L^H, of positive-definite matrices of which the lower triangle is read; upper gives L^H from the upper one.
    """

def cholesky_ex(input: TensorLike, *, upper: bool = False, check_errors: bool = False) -> LinalgCholeskyExResult:
    """linalg.cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)

    As linalg.cholesky; info is 0, or the order of the first leading minor that is not positive, where L is nan.
    """

def cond(input: TensorLike, p: Any | None = None) -> Tensor:
    """linalg.cond(Tensor self, any p=None) -> Tensor

    The condition number, the norm of a matrix times that of its inverse; infinite for singular ones.
    """

def cross(input: TensorLike, other: TensorLike, *, dim: int = -1, axis: Any = None) -> Tensor:
    """linalg.cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor

    The cross products of vectors with three elements along `dim`.
    """

def det(A: TensorLike) -> Tensor:
    """linalg.det(Tensor A) -> Tensor

    The determinant. Its gradient is that of a polynomial, also where a matrix is singular.
    """

def diagonal(A: TensorLike, *, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Tensor:
    """linalg.diagonal(Tensor(a) A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor(a)

    The diagonals of matrices.
    """

def eig(input: TensorLike) -> LinalgEigResult:
    """linalg.eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors)

    The eigenvalues and eigenvectors of length 1 of square matrices, always complex.
    """

def eigh(input: TensorLike, UPLO: str = "L") -> LinalgEighResult:
    """linalg.eigh(Tensor self, str UPLO="L") -> (Tensor eigenvalues, Tensor eigenvectors)

    The eigenvalues, rising, and orthonormal eigenvectors of Hermitian matrices, of which the lower ('L') or upper ('U') triangle is read.
    """

def eigvals(input: TensorLike) -> Tensor:
    """linalg.eigvals(Tensor self) -> Tensor

    The eigenvalues of square matrices, always complex.
    """

def eigvalsh(input: TensorLike, UPLO: str = "L") -> Tensor:
    """linalg.eigvalsh(Tensor self, str UPLO="L") -> Tensor

    The eigenvalues of Hermitian matrices, rising; one triangle is read.
    """

def householder_product(input: TensorLike, tau: TensorLike) -> Tensor:
    """linalg.householder_product(Tensor input, Tensor tau) -> Tensor

    The first columns of the product of reflectors I - tau_i v_i v_i^H, v_i being below the diagonal of input.
    """

def inv(A: TensorLike) -> Tensor:
    """linalg.inv(Tensor A) -> Tensor

    The inverse of square matrices.
    """

def inv_ex(A: TensorLike, *, check_errors: bool = False) -> LinalgInvExResult:
    """linalg.inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)

    As linalg.inv, and for each matrix the number of the pivot that is zero, or 0; no error unless `check_errors`.
    """

def ldl_factor(input: TensorLike, *, hermitian: bool = False) -> LinalgLdlFactorResult:
    """linalg.ldl_factor(Tensor self, *, bool hermitian=False) -> (Tensor LD, Tensor pivots)

    L and D of P^T A P = L @ D @ L^T (L^H if hermitian) of symmetric matrices, of which the lower triangle is read, in one matrix.
    """

def ldl_factor_ex(input: TensorLike, *, hermitian: bool = False, check_errors: bool = False) -> LinalgLdlFactorExResult:
    """linalg.ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info)

    As linalg.ldl_factor; info is 0, or the number of the first zero on the diagonal of D, counted from 1.
    """

def ldl_solve(LD: TensorLike, pivots: TensorLike, B: TensorLike, *, hermitian: bool = False) -> Tensor:
    """linalg.ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor

    X with A @ X = B, A being factored by linalg.ldl_factor.
    """

def lstsq(input: TensorLike, b: TensorLike, rcond: float | None = None, *, driver: str | None = None) -> LinalgLstsqResult:
    """linalg.lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution, Tensor residuals, Tensor rank, Tensor singular_values)

    The X of least norm that makes the norm of self X - b least; the sums of squares of that difference, the ranks and the singular values.
    """

def lu(A: TensorLike, *, pivot: bool = True) -> LinalgLuResult:
    """linalg.lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)

    A = P @ L @ U, a permutation, a lower triangular matrix with ones on its diagonal, and an upper triangular one.
    """

def lu_factor(A: TensorLike, *, pivot: bool = True) -> LinalgLuFactorResult:
    """linalg.lu_factor(Tensor A, *, bool pivot=True) -> (Tensor LU, Tensor pivots)

    L, below the diagonal, and U of A = P @ L @ U in one matrix, and the rows that are exchanged in turn, counted from 1.
    """

def lu_factor_ex(A: TensorLike, *, pivot: bool = True, check_errors: bool = False) -> LinalgLuFactorExResult:
    """linalg.lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)

    As linalg.lu_factor; info is 0, or the number of the first zero on the diagonal of U, from 1.
    """

def lu_solve(LU: TensorLike, pivots: TensorLike, B: TensorLike, *, left: bool = True, adjoint: bool = False) -> Tensor:
    """linalg.lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor

    X with A @ X = B, or X @ A = B, A being factored by linalg.lu_factor; with A^H for adjoint.
    """

def matmul(input: TensorLike, other: TensorLike) -> Tensor:
    """matmul(Tensor self, Tensor other) -> Tensor

    The product of vectors, matrices or stacks of matrices, whose leading dimensions broadcast.
    """

def matrix_exp(input: TensorLike) -> Tensor:
    """linalg.matrix_exp(Tensor self) -> Tensor

    The exponential of square matrices.
    """

def matrix_norm(input: TensorLike, ord: Any = "fro", dim: Sequence[int] = (-2, -1), keepdim: bool = False, *, dtype: DTypeLike | None = None, axis: Any = None, keepdims: Any = None) -> Tensor:
    """linalg.matrix_norm(Tensor self, any ord="fro", int[] dim=(-2, -1), bool keepdim=False, *, dtype? dtype=None) -> Tensor

    A norm of matrices, 'fro', 'nuc', inf, -inf, 1, -1, 2 or -2.
    """

def matrix_power(input: TensorLike, n: int) -> Tensor:
    """linalg.matrix_power(Tensor self, int n) -> Tensor

    Square matrices multiplied n times with themselves, or with their inverses if n is negative.
    """

@overload
def matrix_rank(input: TensorLike, *, atol: TensorLike | None = None, rtol: TensorLike | None = None, hermitian: bool = False) -> Tensor:
    """linalg.matrix_rank(Tensor input, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor

    How many singular values are larger than max(atol, rtol * the largest).
    """

@overload
def matrix_rank(input: TensorLike, tol: TensorLike, hermitian: bool = False) -> Tensor:
    """linalg.matrix_rank.tol(Tensor input, Tensor tol, bool hermitian=False) -> Tensor

    How many singular values are larger than `tol`.
    """

def multi_dot(*tensors: Any, **named: Any) -> Tensor:
    """linalg.multi_dot(Tensor[] tensors) -> Tensor

    The product of two or more matrices, in the cheapest order; the first and the last may be vectors.
    """

def norm(input: TensorLike, ord: Any | None = None, dim: int | Sequence[int] | None = None, keepdim: bool = False, *, dtype: DTypeLike | None = None, axis: Any = None, keepdims: Any = None) -> Tensor:
    """linalg.norm(Tensor self, any ord=None, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor

    A norm of matrices if there are two dimensions, or `dim` names two, and else of vectors.
    """

@overload
def pinv(input: TensorLike, *, atol: TensorLike | None = None, rtol: TensorLike | None = None, hermitian: bool = False) -> Tensor:
    """linalg.pinv(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor

    The pseudoinverse; singular values up to max(atol, rtol * the largest) count as 0. The gradient holds while the rank does not change.
    """

@overload
def pinv(input: TensorLike, rcond: float, hermitian: bool = False) -> Tensor:
    """linalg.pinv.rcond(Tensor self, float rcond, bool hermitian=False) -> Tensor

    The pseudoinverse; singular values up to rcond times the largest count as 0.
    """

def qr(A: TensorLike, mode: str = "reduced") -> LinalgQrResult:
    """linalg.qr(Tensor A, str mode="reduced") -> (Tensor Q, Tensor R)

    A = Q @ R with orthonormal columns in Q, which is square in mode 'complete' and empty in mode 'r', and R upper triangular.
    """

def slogdet(A: TensorLike) -> LinalgSlogdetResult:
    """linalg.slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet)

    The sign of the determinant, a number of size 1, and the logarithm of its size.
    """

def solve(A: TensorLike, B: TensorLike, *, left: bool = True) -> Tensor:
    """linalg.solve(Tensor A, Tensor B, *, bool left=True) -> Tensor

    The solution X of A X = B, or of X A = B unless `left`, for square matrices A. B is a vector, or a matrix of vectors.
    """

def solve_ex(A: TensorLike, B: TensorLike, *, left: bool = True, check_errors: bool = False) -> LinalgSolveExResult:
    """linalg.solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor info)

    As linalg.solve, and for each matrix the number of the pivot that is zero, or 0; no error unless `check_errors`.
    """

def solve_triangular(input: TensorLike, B: TensorLike, *, upper: bool, left: bool = True, unitriangular: bool = False) -> Tensor:
    """linalg.solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False) -> Tensor

    X with self @ X = B, or X @ self = B, of which one triangle is read; a zero on its diagonal gives infinities.
    """

def svd(A: TensorLike, full_matrices: bool = True, *, driver: str | None = None) -> LinalgSvdResult:
    """linalg.svd(Tensor A, bool full_matrices=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)

    A = U @ diag(S) @ Vh with S falling. Gradients of the vectors that only full_matrices has are left aside.
    """

def svdvals(A: TensorLike, *, driver: str | None = None) -> Tensor:
    """linalg.svdvals(Tensor A, *, str? driver=None) -> Tensor

    The singular values, falling.
    """

def tensorinv(input: TensorLike, ind: int = 2) -> Tensor:
    """linalg.tensorinv(Tensor self, int ind=2) -> Tensor

    The inverse of a tensor as a map from its last dimensions to its first `ind`.
    """

def tensorsolve(input: TensorLike, other: TensorLike, dims: Sequence[int] | None = None) -> Tensor:
    """linalg.tensorsolve(Tensor self, Tensor other, int[]? dims=None) -> Tensor

    The X with tensordot(self, X, X.ndim) equal to other; `dims` of self are moved to its end first.
    """

def vander(x: TensorLike, *, N: int | None = None) -> Tensor:
    """linalg.vander(Tensor x, *, int? N=None) -> Tensor

    The powers 0 to N - 1 of each element, along a new last dimension.
    """

def vecdot(x: TensorLike, y: TensorLike, *, dim: int = -1, axis: Any = None) -> Tensor:
    """linalg.vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor

    The sums of products along `dim`, x conjugated.
    """

def vector_norm(input: TensorLike, ord: Scalar = 2, dim: int | Sequence[int] | None = None, keepdim: bool = False, *, dtype: DTypeLike | None = None, axis: Any = None, keepdims: Any = None) -> Tensor:
    """linalg.vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor

    The norm of the elements along `dim`; its gradient at 0 is 0.
    """


__all__ = [
    'cholesky',
    'cholesky_ex',
    'cond',
    'cross',
    'det',
    'diagonal',
    'eig',
    'eigh',
    'eigvals',
    'eigvalsh',
    'householder_product',
    'inv',
    'inv_ex',
    'ldl_factor',
    'ldl_factor_ex',
    'ldl_solve',
    'lstsq',
    'lu',
    'lu_factor',
    'lu_factor_ex',
    'lu_solve',
    'matmul',
    'matrix_exp',
    'matrix_norm',
    'matrix_power',
    'matrix_rank',
    'matrix_rank',
    'multi_dot',
    'norm',
    'pinv',
    'pinv',
    'qr',
    'slogdet',
    'solve',
    'solve_ex',
    'solve_triangular',
    'svd',
    'svdvals',
    'tensorinv',
    'tensorsolve',
    'vander',
    'vecdot',
    'vector_norm',
]
