# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 30a1dccf71f57413
"""LU and LDL decompositions: the forwards as functions of arrays."""

from autograd import kernels
from autograd.composites import factorizations


def linalg_lu_factor_ex(A, *, pivot=True, check_errors=False):
    return kernels.lu_factor_ex(A, pivot, check_errors)


def linalg_lu_factor(A, *, pivot=True):
    return kernels.lu_factor(A, pivot)


def lu(self, pivot=True, get_infos=False):
    return factorizations.lu(self, pivot, get_infos)


def linalg_lu(A, *, pivot=True):
    return kernels.lu(A, pivot)


def lu_unpack(LU_data, LU_pivots, unpack_data=True, unpack_pivots=True):
    return kernels.lu_unpack(LU_data, LU_pivots, unpack_data, unpack_pivots)


def linalg_lu_solve(LU, pivots, B, *, left=True, adjoint=False):
    return kernels.lu_solve(LU, pivots, B, left, adjoint)


def lu_solve(self, LU_data, LU_pivots):
    return kernels.lu_solve(LU_data, LU_pivots, self, True, False)


def linalg_ldl_factor_ex(self, *, hermitian=False, check_errors=False):
    return kernels.ldl_factor_ex(self, hermitian, check_errors)


def linalg_ldl_factor(self, *, hermitian=False):
    return kernels.ldl_factor(self, hermitian)


def linalg_ldl_solve(LD, pivots, B, *, hermitian=False):
    return kernels.ldl_solve(LD, pivots, B, hermitian)


def linalg_solve_sylvester(a, b, q):
    return kernels.solve_sylvester(a, b, q)


def linalg_sqrtm(A):
    return kernels.sqrtm(A)


def linalg_logm(A):
    return kernels.logm(A)
