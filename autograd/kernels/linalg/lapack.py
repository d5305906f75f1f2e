"""np.linalg's decompositions, with its results and errors, by the faster of two libraries.

NumPy computes float32 in float64, and inverts by solving for the identity. SciPy, where it is
installed, has LAPACK's routines in all precisions and the one for inverses. From 64 rows on they
take a half to two thirds of NumPy's time; smaller matrices go through NumPy, which needs no way
through Python for each of a stack. Of float64 that holds for inverses and Cholesky factors alone.

All take stacks of matrices and raise np.linalg.LinAlgError as np.linalg's functions do.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import cache
from typing import Any, Literal

import numpy as np

from autograd.array.duck import as_payload
from autograd.kernels.elementwise.special import has_scipy
from autograd.kernels.threads import NUMPY, SCIPY, Blas

__all__ = ()  # these are for the kernels of the same names, not for the table

_LARGE = 64
_UNCHECKED = {"check_finite": False}
# LAPACK starts and awaits BLAS's threads for each column or block. Up to so many rows that takes
# longer than what they gain, and much longer where others have the processor: such as the threads
# of the other library, which after a product look out for more work for a while.
_BY_COLUMNS, _BY_BLOCKS = 512, 256


def _is_large(x: np.ndarray) -> bool:
    """Whether SciPy is there and worth the call; of nan and inf NumPy's results and errors hold."""
    return min(x.shape[-2:]) >= _LARGE and x.size > 0 and bool(np.isfinite(x).all()) and has_scipy()


def _limit_threads(blas: Blas, x: np.ndarray, rows: int) -> AbstractContextManager[None]:
    """Where matrices of so many rows at most are decomposed by that library in this thread only."""
    return blas.alone(_LARGE <= max(x.shape[-2:]) <= rows)


def by_blocks(x: np.ndarray) -> AbstractContextManager[None]:
    """Where SciPy's routines that multiply blocks are called with `x`, in this thread if it is
    small."""
    return _limit_threads(SCIPY, x, _BY_BLOCKS)


@cache
def _scipy() -> Any:
    import scipy.linalg

    return scipy.linalg


@cache
def lapack_function(name: str, char: str, library: str = "lapack") -> Callable[..., Any]:
    """SciPy's routine of LAPACK, or another library, for the dtype of this character."""
    find = getattr(_scipy(), f"get_{library}_funcs")
    return find(name, dtype=np.dtype(char))


def _as_tuple(found: Any) -> tuple[Any, ...]:
    return tuple(found) if isinstance(found, tuple) else (found,)


def _decompose_each(function: Callable[[np.ndarray], Any], x: np.ndarray, rows: int) -> list[Any]:
    """What `function`, by SciPy, returns for each matrix, in C's order, each part stacked."""
    batch = x.shape[:-2]
    with _limit_threads(SCIPY, x, rows):
        if not batch:
            return [np.asarray(part, order="C") for part in _as_tuple(function(x))]
        each = [_as_tuple(function(matrix)) for matrix in x.reshape((-1, *x.shape[-2:]))]
    found = zip(*each, strict=True)
    return [np.array(parts, order="C").reshape((*batch, *parts[0].shape)) for parts in found]


def _decompose(
    x: np.ndarray, by_numpy: Callable[..., Any], by_scipy: Callable[..., Any], *args: Any
) -> Any:
    """What by_numpy(x, *args) gives or, of large float32, by_scipy(matrix) of each matrix."""
    if x.dtype.char not in "fF" or not _is_large(x):
        with _limit_threads(NUMPY, x, _BY_COLUMNS):
            return by_numpy(x, *args)
    found = _decompose_each(by_scipy, x, _BY_COLUMNS)
    return found if len(found) > 1 else found[0]


# A matrix in C's order is its transpose in Fortran's, which LAPACK takes without a copy. Where the
# decomposition of the transpose is that of the matrix with its parts transposed, it is used.


def inv(x: np.ndarray) -> np.ndarray:
    """The inverses."""
    if not _is_large(x):
        return np.linalg.inv(x)
    factor, invert, size = (
        lapack_function(name, x.dtype.char) for name in ("getrf", "getri", "getri_lwork")
    )
    length = int(size(x.shape[-1])[0].real)

    def inverse(matrix: np.ndarray) -> Any:
        factors, pivots, info = factor(matrix)
        if info:
            raise np.linalg.LinAlgError("Singular matrix")
        return invert(factors, pivots, lwork=length, overwrite_lu=True)[0]

    return _decompose_each(inverse, x, _BY_BLOCKS)[0]


def cholesky(x: np.ndarray, upper: bool) -> np.ndarray:
    """The factors, from the triangle of x that they fill."""
    if not _is_large(x):
        return np.linalg.cholesky(x, upper=upper)
    factor = _scipy().cholesky
    return _decompose_each(
        lambda matrix: factor(matrix.T, lower=upper, **_UNCHECKED).T, x, _BY_BLOCKS
    )[0]


def slogdet(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The signs of the determinants and the logarithms of their sizes."""

    def parts(matrix: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        factors, pivots, _ = lapack_function("getrf", x.dtype.char)(matrix)
        diagonal = factors.diagonal()
        size = np.abs(diagonal)
        if not size.all():
            return np.zeros((), x.dtype), np.full((), -np.inf, size.dtype)
        swaps = np.count_nonzero(pivots != np.arange(len(pivots)))
        sign = (diagonal / size).prod(dtype=np.result_type(x, np.float64)) * (-1) ** swaps
        return sign.astype(x.dtype), np.log(size).sum(dtype=np.float64).astype(size.dtype)

    sign, logarithm = _decompose(x, np.linalg.slogdet, parts)
    return as_payload(sign), as_payload(logarithm)


def qr(x: np.ndarray, mode: str) -> tuple[np.ndarray, np.ndarray]:
    """Q and R; mode: "reduced" or "complete"."""

    def parts(matrix: np.ndarray) -> Any:
        kind = "economic" if mode == "reduced" else "full"
        return _scipy().qr(matrix, mode=kind, **_UNCHECKED)

    q, r = _decompose(x, np.linalg.qr, parts, mode)
    return q, r


def svd(x: np.ndarray, full: bool) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """U, S and Vh."""

    def parts(matrix: np.ndarray) -> tuple[np.ndarray, ...]:
        v, s, u = _scipy().svd(matrix.T, full_matrices=full, **_UNCHECKED)
        return u.T, s, v.T

    u, s, vh = _decompose(x, np.linalg.svd, parts, full)
    return u, s, vh


def singular_values(x: np.ndarray) -> np.ndarray:
    """S of svd."""

    def values(matrix: np.ndarray) -> Any:
        return _scipy().svd(matrix.T, compute_uv=False, **_UNCHECKED)

    return _decompose(x, np.linalg.svd, values, True, False)


def eigh(x: np.ndarray, side: Literal["L", "U"], values: bool = False) -> Any:
    """Eigenvalues and vectors of Hermitian matrices of which one triangle is read; or `values`."""

    def parts(matrix: np.ndarray) -> Any:
        lower = side == "L"
        return _scipy().eigh(matrix, lower=lower, driver="evd", eigvals_only=values, **_UNCHECKED)

    return _decompose(x, np.linalg.eigvalsh if values else np.linalg.eigh, parts, side)


def eig(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Eigenvalues and vectors; NumPy's are real where all of them are."""
    values, vectors = _decompose(x, np.linalg.eig, lambda each: _scipy().eig(each, **_UNCHECKED))
    return values, vectors


def eigvals(x: np.ndarray) -> np.ndarray:
    """The first of eig."""
    return _decompose(x, np.linalg.eigvals, lambda matrix: _scipy().eigvals(matrix, **_UNCHECKED))
