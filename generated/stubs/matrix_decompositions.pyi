# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content ba5da6f30457f231
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "cholesky", "cholesky_inverse", "cholesky_solve", "geqrf", "linalg_cholesky",
    "linalg_cholesky_ex", "linalg_eig", "linalg_eigh", "linalg_eigvals", "linalg_eigvalsh",
    "linalg_householder_product", "linalg_qr", "linalg_solve_triangular", "linalg_svd",
    "linalg_svdvals", "orgqr", "ormqr", "pca_lowrank", "qr", "svd", "svd_lowrank",
    "triangular_solve",
]  # fmt: skip

class TriangularSolveResult(tuple[Tensor, ...]):
    @property
    def solution(self) -> Tensor: ...
    @property
    def cloned_coefficient(self) -> Tensor: ...

class LinalgCholeskyExResult(tuple[Tensor, ...]):
    @property
    def L(self) -> Tensor: ...
    @property
    def info(self) -> Tensor: ...

class LinalgQrResult(tuple[Tensor, ...]):
    @property
    def Q(self) -> Tensor: ...
    @property
    def R(self) -> Tensor: ...

class QrResult(tuple[Tensor, ...]):
    @property
    def Q(self) -> Tensor: ...
    @property
    def R(self) -> Tensor: ...

class GeqrfResult(tuple[Tensor, ...]):
    @property
    def a(self) -> Tensor: ...
    @property
    def tau(self) -> Tensor: ...

class LinalgSvdResult(tuple[Tensor, ...]):
    @property
    def U(self) -> Tensor: ...
    @property
    def S(self) -> Tensor: ...
    @property
    def Vh(self) -> Tensor: ...

class SvdResult(tuple[Tensor, ...]):
    @property
    def U(self) -> Tensor: ...
    @property
    def S(self) -> Tensor: ...
    @property
    def V(self) -> Tensor: ...

class LinalgEighResult(tuple[Tensor, ...]):
    @property
    def eigenvalues(self) -> Tensor: ...
    @property
    def eigenvectors(self) -> Tensor: ...

class LinalgEigResult(tuple[Tensor, ...]):
    @property
    def eigenvalues(self) -> Tensor: ...
    @property
    def eigenvectors(self) -> Tensor: ...

class SvdLowrankResult(tuple[Tensor, ...]):
    @property
    def U(self) -> Tensor: ...
    @property
    def S(self) -> Tensor: ...
    @property
    def V(self) -> Tensor: ...

class PcaLowrankResult(tuple[Tensor, ...]):
    @property
    def U(self) -> Tensor: ...
    @property
    def S(self) -> Tensor: ...
    @property
    def V(self) -> Tensor: ...

def cholesky(input: TensorLike, upper: bool = False, *, out: Tensor | None = None) -> Tensor:
    """The same as linalg.cholesky."""

def cholesky_inverse(
    input: TensorLike, upper: bool = False, *, out: Tensor | None = None
) -> Tensor:
    """The inverse of the matrix whose Cholesky factor is self."""

def cholesky_solve(
    input: TensorLike, input2: TensorLike, upper: bool = False, *, out: Tensor | None = None
) -> Tensor:
    """X with A @ X = self, A having the Cholesky factor input2."""

def geqrf(input: TensorLike, *, out: tuple[Tensor, ...] | None = None) -> GeqrfResult:
    """R of the QR decomposition in an upper triangle, below it the reflectors that make Q,
    and their factors.
    """

def linalg_cholesky(input: TensorLike, *, upper: bool = False, out: Tensor | None = None) -> Tensor:
    """L with self = L @ L^H, of positive-definite matrices of which the lower triangle is
    read; upper gives L^H from the upper one.
    """

def linalg_cholesky_ex(
    input: TensorLike, *, upper: bool = False, check_errors: bool = False,
    out: tuple[Tensor, ...] | None = None,
) -> LinalgCholeskyExResult:  # fmt: skip
    """As linalg.cholesky; info is 0, or the order of the first leading minor that is not
    positive, where L is nan.
    """

def linalg_eig(input: TensorLike, *, out: tuple[Tensor, ...] | None = None) -> LinalgEigResult:
    """The eigenvalues and eigenvectors of length 1 of square matrices, always complex."""

def linalg_eigh(
    input: TensorLike, UPLO: str = "L", *, out: tuple[Tensor, ...] | None = None
) -> LinalgEighResult:
    """The eigenvalues, rising, and orthonormal eigenvectors of Hermitian matrices, of which
    the lower ('L') or upper ('U') triangle is read.
    """

def linalg_eigvals(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The eigenvalues of square matrices, always complex."""

def linalg_eigvalsh(input: TensorLike, UPLO: str = "L", *, out: Tensor | None = None) -> Tensor:
    """The eigenvalues of Hermitian matrices, rising; one triangle is read."""

def linalg_householder_product(
    input: TensorLike, tau: TensorLike, *, out: Tensor | None = None
) -> Tensor:
    """The first columns of the product of reflectors I - tau_i v_i v_i^H, v_i being below
    the diagonal of input.
    """

def linalg_qr(
    A: TensorLike, mode: str = "reduced", *, out: tuple[Tensor, ...] | None = None
) -> LinalgQrResult:
    """A = Q @ R with orthonormal columns in Q, which is square in mode 'complete' and empty
    in mode 'r', and R upper triangular.
    """

def linalg_solve_triangular(
    input: TensorLike, B: TensorLike, *, upper: bool, left: bool = True,
    unitriangular: bool = False, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """X with self @ X = B, or X @ self = B, of which one triangle is read; a zero on its
    diagonal gives infinities.
    """

def linalg_svd(
    A: TensorLike, full_matrices: bool = True, *, driver: str | None = None,
    out: tuple[Tensor, ...] | None = None,
) -> LinalgSvdResult:  # fmt: skip
    """A = U @ diag(S) @ Vh with S falling. Gradients of the vectors that only full_matrices
    has are left aside.
    """

def linalg_svdvals(
    A: TensorLike, *, driver: str | None = None, out: Tensor | None = None
) -> Tensor:
    """The singular values, falling."""

def orgqr(input: TensorLike, input2: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """linalg.householder_product of self and its factors input2."""

def ormqr(
    input: TensorLike, input2: TensorLike, input3: TensorLike, left: bool = True,
    transpose: bool = False, *, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """Q @ input3, or input3 @ Q, of the whole product Q of the reflectors in self and
    input2; of Q^H with transpose.
    """

def pca_lowrank(
    A: TensorLike, q: int | None = None, center: bool = True, niter: int = 2, *,
    out: tuple[Tensor, ...] | None = None,
) -> PcaLowrankResult:  # fmt: skip
    """svd_lowrank of A less the means of its columns, or of A itself unless center."""

def qr(input: TensorLike, some: bool = True, *, out: tuple[Tensor, ...] | None = None) -> QrResult:
    """linalg.qr in mode 'reduced', or 'complete' unless some."""

def svd(
    input: TensorLike, some: bool = True, compute_uv: bool = True, *,
    out: tuple[Tensor, ...] | None = None,
) -> SvdResult:  # fmt: skip
    """linalg.svd with V = Vh^H, of full matrices unless some; without compute_uv U and V are
    zeros.
    """

def svd_lowrank(
    A: TensorLike, q: int | None = 6, niter: int | None = 2, M: TensorLike | None = None, *,
    out: tuple[Tensor, ...] | None = None,
) -> SvdLowrankResult:  # fmt: skip
    """The q largest singular values of A - M and their vectors, approximately, from a random
    sample refined niter times. The gradient is nan where the rank is less than q.
    """

def triangular_solve(
    input: TensorLike, A: TensorLike, upper: bool = True, transpose: bool = False,
    unitriangular: bool = False, *, out: tuple[Tensor, ...] | None = None,
) -> TriangularSolveResult:  # fmt: skip
    """X with A @ X = self, or A.T @ X = self, of which one triangle is read, and a copy of
    A.
    """

class MatrixDecompositionsMethods:
    def cholesky(self, upper: bool = False) -> Tensor:
        """The same as linalg.cholesky."""
    def cholesky_inverse(self, upper: bool = False) -> Tensor:
        """The inverse of the matrix whose Cholesky factor is self."""
    def cholesky_solve(self, input2: TensorLike, upper: bool = False) -> Tensor:
        """X with A @ X = self, A having the Cholesky factor input2."""
    def geqrf(self) -> GeqrfResult:
        """R of the QR decomposition in an upper triangle, below it the reflectors that make Q,
        and their factors.
        """
    def orgqr(self, input2: TensorLike) -> Tensor:
        """linalg.householder_product of self and its factors input2."""
    def ormqr(
        self, input2: TensorLike, input3: TensorLike, left: bool = True, transpose: bool = False
    ) -> Tensor:
        """Q @ input3, or input3 @ Q, of the whole product Q of the reflectors in self and
        input2; of Q^H with transpose.
        """
    def qr(self, some: bool = True) -> QrResult:
        """linalg.qr in mode 'reduced', or 'complete' unless some."""
    def svd(self, some: bool = True, compute_uv: bool = True) -> SvdResult:
        """linalg.svd with V = Vh^H, of full matrices unless some; without compute_uv U and V are
        zeros.
        """
    def triangular_solve(
        self, A: TensorLike, upper: bool = True, transpose: bool = False,
        unitriangular: bool = False,
    ) -> TriangularSolveResult:  # fmt: skip
        """X with A @ X = self, or A.T @ X = self, of which one triangle is read, and a copy of
        A.
        """
