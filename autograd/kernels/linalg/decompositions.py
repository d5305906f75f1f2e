"""Decompositions of matrices by LAPACK, in batches, with PyTorch's errors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import numpy as np

from autograd.kernels.linalg import lapack
from autograd.kernels.linalg.matrices import LinAlgError, as_matrices, as_squares, singular

__all__ = [
    "cholesky", "cholesky_ex", "eig", "eigh", "eigvals", "eigvalsh", "geqrf", "qr", "svd",
    "svdvals",
]  # fmt: skip

_INDEFINITE = (
    "The factorization could not be completed because the input is not positive-definite (the "
    "leading minor of order {} is not positive-definite)."
)

# ---- Cholesky ------------------------------------------------------------------------------------


def cholesky(x: np.ndarray, upper: bool) -> np.ndarray:
    """L with ``x = L @ L^H`` from the lower triangle, or U with ``x = U^H @ U`` from the upper one.

    Raises LinAlgError where a matrix (..., n, n) is not positive-definite.
    """
    x = as_squares(x, "linalg.cholesky")
    try:
        return _factor(x, upper)
    except np.linalg.LinAlgError:
        raise singular("linalg.cholesky", _factor_each(x, upper)[1], _INDEFINITE) from None


def cholesky_ex(x: np.ndarray, upper: bool, check_errors: bool) -> tuple[np.ndarray, np.ndarray]:
    """The factor, and for each matrix 0 or the order of its first minor that is not positive.

    The triangle of such a matrix is nan. Raises LinAlgError for it with `check_errors`.
    """
    x = as_squares(x, "linalg.cholesky_ex")
    try:
        return _factor(x, upper), np.zeros(x.shape[:-2], np.int32, like=x)
    except np.linalg.LinAlgError:
        factor, info = _factor_each(x, upper)
    if check_errors:
        raise singular("linalg.cholesky_ex", info, _INDEFINITE)
    return factor, info


def _factor_each(x: np.ndarray, upper: bool) -> tuple[np.ndarray, np.ndarray]:
    """What cholesky_ex returns, one matrix after the other."""
    factor = np.empty(x.shape, x.dtype, like=x)
    info = np.zeros(x.shape[:-2], np.int32, like=x)
    failed = np.full(x.shape[-2:], np.nan, x.dtype, like=x)
    failed = np.triu(failed) if upper else np.tril(failed)
    for place in np.ndindex(info.shape):
        if _is_definite(x[place], upper):
            factor[place] = np.linalg.cholesky(x[place], upper=upper)
            continue
        factor[place] = failed
        low, high = 0, x.shape[-1]  # the minor of order low is positive, that of order high is not
        while high - low > 1:
            middle = (low + high) // 2
            if _is_definite(x[place][:middle, :middle], upper):
                low = middle
            else:
                high = middle
        info[place] = high
    return factor, info


def _is_definite(x: np.ndarray, upper: bool) -> bool:
    try:
        _factor(x, upper)
    except np.linalg.LinAlgError:
        return False
    return True


def _factor(x: np.ndarray, upper: bool) -> np.ndarray:
    """The factor; some LAPACKs take nan for positive, which is an error here, too."""
    factor = lapack.cholesky(x, upper)
    if np.isnan(np.einsum("...ii->...i", factor)).any():
        raise np.linalg.LinAlgError
    return factor


# ---- QR ------------------------------------------------------------------------------------------


def qr(x: np.ndarray, mode: str) -> tuple[np.ndarray, np.ndarray]:
    """Q with orthonormal columns and R upper triangular, whose product is x (..., m, n).

    mode: "reduced", "complete" (Q is square), or "r" (Q is empty).
    """
    if mode not in ("reduced", "complete", "r"):
        raise RuntimeError(
            f"qr received unrecognized mode '{mode}' but expected one of 'reduced' (default), "
            "'r', or 'complete'"
        )
    x = as_matrices(x, "linalg.qr")
    if mode == "r":
        return np.empty(0, x.dtype), np.asarray(np.linalg.qr(x, "r"))
    return lapack.qr(x, mode)


def geqrf(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """R in the upper triangle, the reflectors that make Q below it, and their factors."""
    a, tau = np.linalg.qr(as_matrices(x, "geqrf"), "raw")
    return np.ascontiguousarray(a.mT, like=a), tau


# ---- singular values and eigenvalues -------------------------------------------------------------


def svd(
    x: np.ndarray, full: bool, driver: str | None = None
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """U, S, Vh with ``x = U @ diag(S) @ Vh``, S falling; U and Vh are square if `full`.

    Raises LinAlgError where x is not finite.
    """
    _check_driver("svd", driver)
    x = as_matrices(x, "linalg.svd")
    u, s, vh = _decompose("linalg.svd", x, lapack.svd, full)
    if np.isnan(s).any():
        raise _convergence_error("linalg.svd", x)
    return u, s, vh


def _check_driver(name: str, driver: str | None) -> None:
    if driver is not None:
        raise RuntimeError(
            f"torch.linalg.{name}: keyword argument `driver=` is only supported on CUDA inputs "
            "with cuSOLVER backend."
        )


def svdvals(x: np.ndarray, driver: str | None = None) -> np.ndarray:
    """The singular values, falling."""
    _check_driver("svdvals", driver)
    x = as_matrices(x, "linalg.svdvals")
    s: np.ndarray = _decompose("linalg.svd", x, lapack.singular_values)
    if np.isnan(s).any():
        raise _convergence_error("linalg.svd", x)
    return s


def eigh(x: np.ndarray, triangle: str) -> tuple[np.ndarray, np.ndarray]:
    """Rising eigenvalues and orthonormal eigenvectors of Hermitian matrices."""
    x = as_squares(x, "linalg.eigh")
    values, vectors = _decompose("linalg.eigh", x, lapack.eigh, _read_triangle(triangle))
    return values, vectors


def eigvalsh(x: np.ndarray, triangle: str) -> np.ndarray:
    """The eigenvalues of Hermitian matrices, rising."""
    x = as_squares(x, "linalg.eigvalsh")
    return _decompose("linalg.eigh", x, lapack.eigh, _read_triangle(triangle), True)


def _read_triangle(triangle: str) -> Literal["L", "U"]:
    if triangle not in ("L", "U", "l", "u"):
        raise LinAlgError(f"Expected UPLO argument to be 'L' or 'U', but got {triangle}")
    return "L" if triangle in ("L", "l") else "U"


def eig(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Eigenvalues and eigenvectors of length 1, complex whatever the matrix."""
    x = as_squares(x, "linalg.eig")
    values, vectors = _decompose("linalg.eig", x, lapack.eig)
    dtype = np.result_type(x.dtype, np.complex64)
    return values.astype(dtype, copy=False), vectors.astype(dtype, copy=False)


def eigvals(x: np.ndarray) -> np.ndarray:
    """The eigenvalues, complex whatever the matrix."""
    x = as_squares(x, "linalg.eigvals")
    values: np.ndarray = _decompose("linalg.eig", x, lapack.eigvals)
    return values.astype(np.result_type(x.dtype, np.complex64), copy=False)


def _decompose(name: str, x: np.ndarray, decompose: Callable[..., Any], *args: Any) -> Any:
    """decompose(x, *args). Raises our LinAlgError for NumPy's."""
    try:
        return decompose(x, *args)
    except np.linalg.LinAlgError:
        raise _convergence_error(name, x) from None


def _convergence_error(name: str, x: np.ndarray) -> LinAlgError:
    """The error of an iteration that does not end, with the first matrix that shows why."""
    infinite = ~np.isfinite(x).all((-2, -1))
    if not infinite.any():
        return LinAlgError(f"{name}: The algorithm failed to converge.")
    if name == "linalg.eig":
        return LinAlgError(f"torch.{name}: input tensor should not contain infs or NaNs.")
    return singular(
        name,
        infinite,
        "The algorithm failed to converge because the input matrix contained non-finite values.",
    )
