# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 1e7993f0d25859ce
"""Matrix decompositions: the forwards as functions of arrays."""

from autograd import kernels
from autograd.composites import equations, factorizations
from generated import arrays


def linalg_solve_triangular(self, B, *, upper, left=True, unitriangular=False):
    return kernels.solve_triangular(self, B, upper, left, unitriangular)


def triangular_solve(self, A, upper=True, transpose=False, unitriangular=False):
    return (
        kernels.solve_triangular(
            kernels.mT(A) if transpose else A, self, upper != transpose, True, unitriangular
        ),
        arrays.clone(A),
    )


def linalg_cholesky(self, *, upper=False):
    return kernels.cholesky(self, upper)


def cholesky(self, upper=False):
    return kernels.cholesky(self, upper)


def linalg_cholesky_ex(self, *, upper=False, check_errors=False):
    return kernels.cholesky_ex(self, upper, check_errors)


def cholesky_solve(self, input2, upper=False):
    return equations.cholesky_solve(self, input2, upper)


def cholesky_inverse(self, upper=False):
    return equations.cholesky_inverse(self, upper)


def linalg_qr(A, mode="reduced"):
    return kernels.qr(A, mode)


def qr(self, some=True):
    return kernels.qr(self, "reduced" if some else "complete")


def geqrf(self):
    return kernels.geqrf(self)


def linalg_householder_product(input, tau):
    return factorizations.householder_product(input, tau)


def orgqr(self, input2):
    return factorizations.householder_product(self, input2)


def ormqr(self, input2, input3, left=True, transpose=False):
    return factorizations.ormqr(self, input2, input3, left, transpose)


def linalg_svd(A, full_matrices=True, *, driver=None):
    return kernels.svd(A, full_matrices, driver)


def svd(self, some=True, compute_uv=True):
    return factorizations.svd(self, some, compute_uv)


def linalg_svdvals(A, *, driver=None):
    return factorizations.svdvals(A, driver)


def linalg_eigh(self, UPLO="L"):
    return kernels.eigh(self, UPLO)


def linalg_eigvalsh(self, UPLO="L"):
    return factorizations.eigvalsh(self, UPLO)


def linalg_eig(self):
    return kernels.eig(self)


def linalg_eigvals(self):
    return factorizations.eigvals(self)


def svd_lowrank(A, q=6, niter=2, M=None):
    return factorizations.svd_lowrank(A, q, niter, M)


def pca_lowrank(A, q=None, center=True, niter=2):
    return factorizations.pca_lowrank(A, q, center, niter)
