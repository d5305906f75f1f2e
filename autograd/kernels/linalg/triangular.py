"""Triangular systems, in batches, by SciPy's BLAS or, where that is missing, by NumPy alone.

NumPy has no routine for them, but its LU factorisation leaves an upper triangular matrix as it is:
pivots are on the diagonal already, and what follows is substitution. So small matrices are given
to np.linalg.solve, lower ones with rows and columns in reverse order; without SciPy large ones are
divided into such blocks, and the rest is matrix multiplication.
"""

from __future__ import annotations

import numpy as np

from autograd.kernels.elementwise.special import has_scipy
from autograd.kernels.linalg.lapack import by_blocks, lapack_function
from autograd.kernels.linalg.matrices import as_matrices, as_squares, check_systems

__all__ = ["solve_triangular"]

_BLOCK = 64  # up to which factoring again costs less than another call


def solve_triangular(
    matrix: np.ndarray, other: np.ndarray, upper: bool, left: bool = True,
    unitriangular: bool = False, name: str = "linalg.solve_triangular",
) -> np.ndarray:  # fmt: skip
    """X with ``matrix @ X = other``, or ``X @ matrix = other`` unless `left`.

    matrix: (..., n, n), of which one triangle is read; other: (..., n, k), or (..., k, n). Leading
    dimensions broadcast. A zero on the diagonal gives infinities and nan, as division does. Raises
    RuntimeError where the shapes do not fit.
    """
    matrix, other = as_squares(matrix, name), as_matrices(other, name, "B")
    check_systems(matrix, other, left, name)
    dtype = np.result_type(matrix, other)
    matrix, other = matrix.astype(dtype, copy=False), other.astype(dtype, copy=False)
    batch = np.broadcast_shapes(matrix.shape[:-2], other.shape[:-2])
    other = np.broadcast_to(other, (*batch, *other.shape[-2:]))
    if other.size == 0:
        return np.zeros(other.shape, dtype, like=other)
    if not left:
        return _solve(matrix.mT, other.mT, not upper, unitriangular).mT
    return _solve(matrix, other, upper, unitriangular)


def _solve(a: np.ndarray, b: np.ndarray, upper: bool, unit: bool) -> np.ndarray:
    if a.shape[-1] <= _BLOCK:
        return _solve_block(a, b, upper, unit)
    if not has_scipy():
        return _solve_by_halves(a, b, upper, unit)
    a = np.broadcast_to(a, (*b.shape[:-2], *a.shape[-2:]))
    x = np.empty(b.shape, b.dtype)
    with by_blocks(a):
        for place in np.ndindex(*b.shape[:-2]):
            x[place] = _solve_by_blas(a[place], b[place], upper, unit)
    return x


def _solve_by_blas(a: np.ndarray, b: np.ndarray, upper: bool, unit: bool) -> np.ndarray:
    """``X^T A^T = B^T``: the transposes of matrices in rows are what BLAS wants, in columns."""
    trsm = lapack_function("trsm", a.dtype.char, "blas")
    if a.strides[0] < a.strides[1]:  # transposed in memory
        return np.asarray(trsm(1, a, b.T, side=1, lower=not upper, trans_a=1, diag=unit).T)
    return np.asarray(trsm(1, a.T, b.T, side=1, lower=upper, diag=unit).T)


def _solve_by_halves(a: np.ndarray, b: np.ndarray, upper: bool, unit: bool) -> np.ndarray:
    half = a.shape[-1] // 2
    first, second = slice(half), slice(half, None)
    if upper:
        first, second = second, first
    x = np.empty(b.shape, b.dtype)
    x[..., first, :] = _solve(a[..., first, first], b[..., first, :], upper, unit)
    rest = b[..., second, :] - a[..., second, first] @ x[..., first, :]
    x[..., second, :] = _solve(a[..., second, second], rest, upper, unit)
    return x


def _solve_block(a: np.ndarray, b: np.ndarray, upper: bool, unit: bool) -> np.ndarray:
    if not upper:
        return _solve_block(a[..., ::-1, ::-1], b[..., ::-1, :], True, unit)[..., ::-1, :]
    a = np.triu(a, 1 if unit else 0)
    n = a.shape[-1]
    if unit:
        a += np.eye(n, dtype=a.dtype, like=a)
    elif not np.einsum("...ii->...i", a).all():
        return _substitute(a, b)
    return np.linalg.solve(a, b)


def _substitute(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Row by row from the last one, dividing by zeros, too."""
    x = np.array(b)
    with np.errstate(divide="ignore", invalid="ignore"):
        for i in reversed(range(a.shape[-1])):
            x[..., i, :] /= a[..., i, i, None]
            x[..., :i, :] -= a[..., :i, i, None] * x[..., i, None, :]
    return x
