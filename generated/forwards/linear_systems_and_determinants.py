# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 7cb1d3b57ee8b916
"""Linear systems and determinants: the forwards as functions of arrays."""

from autograd import kernels
from autograd.composites import equations, factorizations, matrix_chain


def linalg__solve_factors(A, name="linalg.solve", check_errors=True):
    return kernels.solve_factors(name, A, check_errors)


def linalg__solve_factored(A, B, factors, pivots, left=True, adjoint=False):
    return kernels.solve_factored(A, B, factors, pivots, left, adjoint)


def linalg_solve(A, B, *, left=True):
    return equations.solve(A, B, left)


def linalg_solve_ex(A, B, *, left=True, check_errors=False):
    return equations.solve_ex(A, B, left, check_errors)


def linalg_inv(A):
    return kernels.inv(A)


def inverse(self):
    return kernels.inv(self)


def linalg_inv_ex(A, *, check_errors=False):
    return kernels.inverse_and_info("linalg.inv_ex", A, check_errors)


def linalg_pinv_default(self, *, atol=None, rtol=None, hermitian=False):
    return kernels.pinv(self, atol, rtol, hermitian)


def linalg_pinv_rcond(self, rcond, hermitian=False):
    return kernels.pinv(self, None, rcond, hermitian)


def pinverse(self, rcond=1e-15):
    return kernels.pinv(self, None, rcond, False)


def linalg_matrix_rank_default(input, *, atol=None, rtol=None, hermitian=False):
    return kernels.matrix_rank(input, atol, rtol, hermitian)


def linalg_matrix_rank_tol(input, tol, hermitian=False):
    return kernels.matrix_rank(input, tol, 0, hermitian)


def linalg_lstsq(self, b, rcond=None, *, driver=None):
    return equations.lstsq(self, b, rcond, driver)


def linalg_tensorinv(self, ind=2):
    return equations.tensorinv(self, ind)


def linalg_tensorsolve(self, other, dims=None):
    return equations.tensorsolve(self, other, dims)


def linalg_det(A):
    return kernels.det(A)


def det(self):
    return kernels.det(self)


def linalg_slogdet(A):
    return kernels.slogdet(A)


def slogdet(self):
    return kernels.slogdet(self)


def logdet(self):
    return factorizations.logdet(self)


def linalg_matrix_exp(self):
    return kernels.matrix_exp(self)


def matrix_exp(self):
    return kernels.matrix_exp(self)


def linalg__solve_banded(self, B, below, above):
    return kernels.solve_banded(self, B, below, above)


def linalg__matrix_exp_derivative(A, E):
    return kernels.matrix_exp_derivative(A, E)


def linalg_matrix_power(self, n):
    return matrix_chain.matrix_power(self, n)


def matrix_power(self, n):
    return matrix_chain.matrix_power(self, n)


def linalg_multi_dot(tensors):
    return matrix_chain.multi_dot(tensors)


def chain_matmul(matrices):
    return matrix_chain.chain_matmul(matrices)


def linalg_vander(x, *, N=None):
    return matrix_chain.vander(x, N)
