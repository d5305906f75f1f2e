"""Linear systems and inverses.

A matrix is factored once, by LAPACK through SciPy, and what it was factored into is kept: the
gradients of a solution, of any order, are solutions with the same matrix. Small matrices, and all
where there is no SciPy, are handed to NumPy each time, which goes through a stack of them without
coming back to Python.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.array.duck import as_payload
from autograd.kernels.elementwise.error_function import are_values_read
from autograd.kernels.elementwise.special import has_scipy, needed_scipy
from autograd.kernels.linalg import lapack
from autograd.kernels.linalg.lapack import lapack_function
from autograd.kernels.linalg.matrices import LinAlgError, as_matrices, as_squares, singular

__all__ = [
    "inv", "inverse_and_info", "solve_banded", "pinv", "matrix_rank", "solve_factored",
    "solve_factors", "det", "slogdet",
]  # fmt: skip

# From so many rows on, not factoring a second time is worth the way through Python.
_LARGE = 32
_SINGULAR = "The solver failed because the input matrix is singular."
_ZERO = (
    "The diagonal element {} is zero, the inversion could not be completed because the input "
    "matrix is singular."
)


# ---- inverses ------------------------------------------------------------------------------------


def inv(x: np.ndarray) -> np.ndarray:
    """The inverses of square matrices. Raises LinAlgError if one is singular."""
    return inverse_and_info("linalg.inv", x, True)[0]


def inverse_and_info(name: str, x: np.ndarray, check: bool) -> tuple[np.ndarray, np.ndarray]:
    """The inverses, and for each matrix the number of the pivot that is zero, or 0.

    The inverse of a singular matrix is all nan; with `check` LinAlgError is raised.
    """
    x = as_squares(x, name)
    info = np.zeros(x.shape[:-2], np.int32, like=x)
    try:
        return lapack.inv(x), info
    except np.linalg.LinAlgError:
        regular, info = _replace_singular(x)
    if check:
        raise singular(name, info, _ZERO)
    return np.linalg.inv(regular), info


def _replace_singular(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """`x` with nan for its singular matrices, and the number of each one's first zero pivot."""
    bad = np.linalg.slogdet(x)[0] == 0
    info = np.zeros(bad.shape, np.int32)
    # What LAPACK rounds to zero need not be zero here; then it was the last.
    pivots = _zero_pivots(x[bad])
    info[bad] = np.where(pivots == 0, x.shape[-1], pivots)
    return np.where(bad[..., None, None], np.nan, x).astype(x.dtype, copy=False), info


def _zero_pivots(x: np.ndarray) -> np.ndarray:
    """For each matrix the number of the first pivot that is zero, 0 if there is none.

    Gaussian elimination with partial pivoting, as LAPACK's: it goes column by column through all
    matrices at once, and is meant for those few that LAPACK has found to be singular; large ones
    LAPACK goes through once more.
    """
    if x.shape[-1] >= _LARGE and has_scipy():
        factor = lapack_function("getrf", x.dtype.char)
        return np.array([factor(each)[2] for each in x], np.int32)
    x = x.copy()
    found = np.zeros(x.shape[:-2], np.int32)
    for j in range(x.shape[-1]):
        best = np.abs(x[..., j:, j]).argmax(-1)[..., None, None] + j
        row = np.take_along_axis(x, best, -2)
        np.put_along_axis(x, best, x[..., j : j + 1, :].copy(), -2)
        x[..., j : j + 1, :] = row
        zero = x[..., j, j] == 0
        found[zero & (found == 0)] = j + 1
        pivot: Any = np.where(zero, 1, x[..., j, j])[..., None]
        x[..., j + 1 :, :] -= (x[..., j + 1 :, j] / pivot)[..., None] * row
    return found


# ---- systems -------------------------------------------------------------------------------------


def solve_factors(
    name: str, x: np.ndarray, check: bool
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """What `solve_factored` takes for the factors of square matrices, pivots, and infos.

    Of large matrices these are LAPACK's of the transposes; of others the matrices themselves, and
    no pivots. An info is the number of the first pivot that is zero, or 0; with `check`
    LinAlgError is raised for one that is not 0 (for small matrices, by `solve_factored`).
    """
    x = as_squares(x, name)
    n, batch = x.shape[-1], x.shape[:-2]
    info = np.zeros(batch, np.int32)
    if n < _LARGE or not has_scipy():
        factors = x.copy()  # an output of its own, not the argument
        if not check and (np.linalg.slogdet(x)[0] == 0).any():
            factors, info = _replace_singular(x)
        return factors, np.empty((*batch, 0), np.int32), info
    factors = np.array(x, order="C")
    pivots = np.empty((*batch, n), np.int32)
    factor = lapack_function("getrf", x.dtype.char)
    with lapack.by_blocks(x):
        for i in np.ndindex(batch):
            # The transpose of rows in C's order is a matrix in Fortran's, which is overwritten.
            _, pivots[i], info[i] = factor(factors[i].T, overwrite_a=True)
    if check and info.any():
        raise singular(f"torch.{name}", info, _SINGULAR)
    return factors, pivots, info


def solve_factored(
    x: np.ndarray, b: np.ndarray, factors: np.ndarray, pivots: np.ndarray, left: bool, adjoint: bool
) -> np.ndarray:
    """The solutions y of x y = b, or of y x = b unless `left`; with `adjoint` x^H for x.

    factors, pivots: of x, from `solve_factors`. Leading dimensions broadcast.
    """
    if pivots.shape[-1] == 0:
        return _solve_by_numpy(factors, b, left, adjoint)
    dtype = np.result_type(x, b)
    conjugate = adjoint and dtype.kind == "c"
    factors = factors.astype(dtype, copy=False)
    b = b.conj() if conjugate else b
    solve = lapack_function("getrs", dtype.char)

    def solution(factors: np.ndarray, pivots: np.ndarray, b: np.ndarray) -> np.ndarray:
        # The factors are those of the transpose: trans=1 is what has not been transposed.
        with lapack.by_blocks(x):
            found, _ = solve(factors.T, pivots, b if left else b.T, trans=int(left != adjoint))
        return found if left else found.T

    batch = np.broadcast_shapes(x.shape[:-2], b.shape[:-2])
    if not batch:
        result = solution(factors, pivots, b)
        return result.conj() if conjugate else result
    factors, pivots, b = (
        np.broadcast_to(each, (*batch, *each.shape[-core:]))
        for each, core in ((factors, 2), (pivots, 1), (b, 2))
    )
    out = np.empty(b.shape, dtype)
    for i in np.ndindex(batch):
        out[i] = solution(factors[i], pivots[i], b[i])
    return np.conjugate(out, out=out) if conjugate else out


def _solve_by_numpy(x: np.ndarray, b: np.ndarray, left: bool, adjoint: bool) -> np.ndarray:
    """`solve_factored` by NumPy."""
    if adjoint:
        x = x.mT.conj()
    try:
        return np.linalg.solve(x, b) if left else np.linalg.solve(x.mT, b.mT).mT
    except np.linalg.LinAlgError:
        raise singular("torch.linalg.solve", _replace_singular(x)[1], _SINGULAR) from None


# ---- singular values -----------------------------------------------------------------------------


def pinv(x: np.ndarray, atol: Any, rtol: Any, hermitian: bool) -> np.ndarray:
    """The Moore-Penrose inverses; singular values up to max(atol, rtol * largest) count as 0.

    atol, rtol: None, numbers, or arrays with one for each matrix. By default the values up to the
    rounding error of the largest are left out.
    """
    x = as_matrices(x, "linalg.pinv")
    if x.size == 0:
        lead = np.broadcast_shapes(x.shape[:-2], np.shape(atol), np.shape(rtol))
        return np.zeros((*lead, x.shape[-1], x.shape[-2]), x.dtype, like=x)
    if hermitian:
        x = as_squares(x, "linalg.pinv")
        values, u = lapack.eigh(x, "L")
        vh = u.mT.conj()
    else:
        u, values, vh = lapack.svd(x, False)
    kept = np.abs(values) > _rank_tolerance(x, np.abs(values), atol, rtol)
    inverses = np.where(kept, 1 / np.where(kept, values, 1), 0)
    return (vh.mT.conj() * inverses[..., None, :]) @ u.mT.conj()


def _rank_tolerance(x: np.ndarray, values: np.ndarray, atol: Any, rtol: Any) -> np.ndarray:
    """The largest value that counts as zero, for each matrix, with one dimension more."""
    if rtol is None:
        known = atol is not None and np.all(np.greater(atol, 0))
        rtol = 0.0 if known else max(x.shape[-2:]) * np.finfo(x.dtype).eps
    largest = values.max(-1, initial=0)
    bound = np.maximum(0.0 if atol is None else atol, np.multiply(rtol, largest))
    return as_payload(bound)[..., None]


def matrix_rank(x: np.ndarray, atol: Any, rtol: Any, hermitian: bool) -> np.ndarray:
    """How many singular values are larger than max(atol, rtol * largest), as `pinv`."""
    x = as_matrices(x, "linalg.matrix_rank")
    if x.size == 0:
        return np.zeros(x.shape[:-2], np.int64, like=x)
    if hermitian:
        x = as_squares(x, "linalg.matrix_rank")
        values = np.abs(lapack.eigh(x, "L", True))
    else:
        values = lapack.singular_values(x)
    return (values > _rank_tolerance(x, values, atol, rtol)).sum(-1)


def det(x: np.ndarray) -> np.ndarray:
    """The determinants of square matrices; 1 for those without elements."""
    x = as_squares(x, "linalg.det")
    with np.errstate(over="ignore"):
        return as_payload(np.linalg.det(x))


def slogdet(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The sign (a complex number of size 1) and the logarithm of the size of determinants.

    They are 0 and -inf for singular matrices.
    """
    x = as_squares(x, "linalg.slogdet")
    return lapack.slogdet(x)


# ---- banded matrices -----------------------------------------------------------------------------


def solve_banded(bands: np.ndarray, other: np.ndarray, below: int, above: int) -> np.ndarray:
    """The X of A X = `other` (..., n, k), where A[i, j] is bands[..., above + i - j, j]."""
    name = "linalg.solve_banded"
    solve = needed_scipy("linalg", name).solve_banded
    bands, other = as_matrices(bands, name), as_matrices(other, name, "B")
    if bands.shape[-2:] != (below + above + 1, other.shape[-2]):
        raise LinAlgError(
            f"{name}: {below} diagonals below and {above} above the main one, and B of shape "
            f"{list(other.shape)}, need {below + above + 1} rows of {other.shape[-2]}, but got "
            f"{list(bands.shape)}"
        )
    batch = np.broadcast_shapes(bands.shape[:-2], other.shape[:-2])
    bands, other = (np.broadcast_to(x, batch + x.shape[-2:]) for x in (bands, other))
    dtype = np.result_type(bands, other)
    found = np.empty(other.shape, dtype, like=other)
    for place in np.ndindex(batch):
        try:
            found[place] = solve((below, above), bands[place], other[place])
        except np.linalg.LinAlgError as error:
            if are_values_read():
                raise LinAlgError(f"{name}: {error}") from None
    return found
