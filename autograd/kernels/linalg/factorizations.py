"""LU and LDL factorisations by SciPy's LAPACK, one matrix after the other; NumPy has none.

Pivots are PyTorch's, which are LAPACK's: int32, counted from 1. Row i was exchanged with row
pivots[i], in order; negative ones of LDL stand for blocks of two.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.kernels.linalg.lapack import lapack_function
from autograd.kernels.linalg.matrices import as_matrices, as_squares, check_systems, singular
from autograd.kernels.linalg.triangular import solve_triangular

__all__ = [
    "ldl_factor", "ldl_factor_ex", "ldl_solve", "lu", "lu_factor", "lu_factor_ex", "lu_solve",
    "lu_unpack", "row_order",
]  # fmt: skip


# ---- LU ------------------------------------------------------------------------------------------


_ZERO_U = (
    "U[{0},{0}] is zero and using it on lu_solve would result in a division by zero. If you still "
    "want to perform the factorization, consider calling linalg.lu(A, pivot) or "
    "linalg.lu_factor_ex(A, pivot)"
)


def lu_factor_ex(
    x: np.ndarray, pivot: bool, check_errors: bool, name: str = "torch.linalg.lu_factor_ex"
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """L below the diagonal of one matrix (..., m, n) and U in its upper triangle, and the pivots.

    The third output is 0, or the first i for which U[i, i], counted from 1, is zero. Raises
    RuntimeError for it with `check_errors`, and without `pivot`.
    """
    _check_dims("torch.lu_factor", x)
    if not pivot:
        raise RuntimeError("linalg.lu_factor: LU without pivoting is not implemented on the CPU")
    x = as_matrices(x, "linalg.lu_factor")
    *batch, m, n = x.shape
    factors = np.empty(x.shape, x.dtype)
    pivots = np.zeros((*batch, min(m, n)), np.int32)
    info = np.zeros(batch, np.int32)
    if x.size:
        getrf = lapack_function("getrf", x.dtype.char)
        for place in np.ndindex(info.shape):
            factors[place], pivots[place], info[place] = getrf(x[place])
        pivots += 1
    if check_errors and info.any():
        raise singular(name, info, _ZERO_U)
    return factors, pivots, info


def lu_factor(x: np.ndarray, pivot: bool) -> tuple[np.ndarray, np.ndarray]:
    """The first two of lu_factor_ex. Raises RuntimeError where U has a zero on its diagonal."""
    return lu_factor_ex(x, pivot, True, "torch.linalg.lu_factor")[:2]


def _check_dims(name: str, x: np.ndarray) -> None:
    if x.ndim < 2:
        raise RuntimeError(
            f"{name}: Expected tensor with 2 or more dimensions. Got size: {list(x.shape)} instead"
        )


def row_order(pivots: np.ndarray, m: int) -> np.ndarray:
    """The row of the matrix that stands in each of the m rows of ``L @ U``."""
    order = np.broadcast_to(np.arange(m), (*pivots.shape[:-1], m)).copy()
    swaps = pivots[..., :m].astype(np.intp) - 1
    count = swaps.shape[-1]
    if swaps.size < count * count:  # fewer matrices than rows to exchange
        for place in np.ndindex(swaps.shape[:-1]):
            rows = list(range(m))
            for i, j in enumerate(swaps[place].tolist()):
                rows[i], rows[j] = rows[j], rows[i]
            order[place] = rows
        return order
    for i in range(count):
        j = swaps[..., i, None]
        moved = np.take_along_axis(order, j, -1)
        np.put_along_axis(order, j, order[..., i, None], -1)
        order[..., i, None] = moved
    return order


def unpacked(factors: Any) -> tuple[Any, Any]:
    """L (..., m, k) with ones on its diagonal and U (..., k, n), k the smaller of m and n.

    Also of Tensors.
    """
    m, n = factors.shape[-2:]
    k = min(m, n)
    lower = np.tril(factors[..., :k], -1) + np.eye(m, k, dtype=factors.dtype)
    return lower, np.triu(factors[..., :k, :])


def lu_unpack(
    factors: np.ndarray, pivots: np.ndarray, data: bool, permutation: bool
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """P, L and U of what lu_factor gives; those that are not asked for are empty."""
    _check_dims("torch.lu_unpack", factors)
    empty = np.empty(0, factors.dtype)
    p = lower = upper = empty
    if permutation:
        m, n = factors.shape[-2:]
        _check_pivots("torch.lu_unpack", "LU_data", (*factors.shape[:-2], min(m, n)), pivots)
        if ((pivots < 1) | (pivots > m)).any():
            raise RuntimeError("torch.lu_unpack: pivots must be between 1 and LU.size(-2).")
        p = np.zeros((*factors.shape[:-2], m, m), factors.dtype)
        np.put_along_axis(p, row_order(pivots, m)[..., None, :], 1, -2)
    if data:
        lower, upper = unpacked(factors)
    return p, lower, upper


def _check_blocks(name: str, pivots: np.ndarray) -> None:
    """Raises RuntimeError for pivots with which LAPACK would leave its memory: of rows that are not
    there, or of a block of two that begins in the last row."""
    n = pivots.shape[-1]
    rows = np.abs(pivots)
    begins = np.zeros(pivots.shape[:-1], bool)
    for i in range(n):
        begins = (pivots[..., i] < 0) & ~begins
    if ((rows < 1) | (rows > n)).any() or begins.any():
        raise RuntimeError(
            f"{name}: pivots should be those of ldl_factor: numbers of rows, from 1 to {n}, "
            "negative for the two rows of a block"
        )


def _check_pivots(name: str, factors: str, shape: tuple[int, ...], pivots: np.ndarray) -> None:
    if pivots.dtype != np.int32:
        raise RuntimeError(f"{name}: pivots should be a Tensor of scalar type torch.int32")
    if pivots.shape != shape:
        raise RuntimeError(
            f"{name}: Expected {factors}.shape[:-1] and pivots.shape to be the same, but got "
            f"pivots with shape {list(pivots.shape)} instead"
        )


def lu(x: np.ndarray, pivot: bool) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """P, L and U with ``x = P @ L @ U``."""
    factors, pivots, _ = lu_factor_ex(x, pivot, False)
    return lu_unpack(factors, pivots, True, True)


def lu_solve(
    factors: np.ndarray, pivots: np.ndarray, other: np.ndarray, left: bool, adjoint: bool
) -> np.ndarray:
    """X with ``A @ X = other`` (``X @ A`` unless `left`), A or its `adjoint` being factored."""
    name = "linalg.lu_solve"
    factors, other = as_squares(factors, name), as_matrices(other, name, "B")
    _check_pivots(name, "LU", factors.shape[:-1], pivots)
    for wrong, bound in (
        (pivots < 1, "greater or equal to 1"),
        (pivots > factors.shape[-1], "smaller or equal to LU.size(-2)"),
    ):
        if wrong.any():
            raise RuntimeError(
                f"Pivots given to lu_solve must all be {bound}. Did you properly pass the result "
                "of lu_factor?"
            )
    check_systems(factors, other, left, name)
    if not left:
        return lu_solve(factors, pivots, other.mT.conj(), True, not adjoint).mT.conj()
    n = factors.shape[-1]
    order = row_order(pivots, n)[..., None]
    if not adjoint:
        batch = np.broadcast_shapes(order.shape[:-2], other.shape[:-2])
        other = np.broadcast_to(other, (*batch, *other.shape[-2:]))
        y = np.take_along_axis(other, np.broadcast_to(order, (*batch, n, 1)), -2)
        y = solve_triangular(factors, y, False, True, True, name)
        return solve_triangular(factors, y, True, True, False, name)
    y = solve_triangular(factors.mT.conj(), other, False, True, False, name)
    y = solve_triangular(factors.mT.conj(), y, True, True, True, name)
    places = np.broadcast_to(np.argsort(order, -2), (*y.shape[:-2], n, 1))
    return np.take_along_axis(y, places, -2)


# ---- LDL -----------------------------------------------------------------------------------------


def ldl_factor_ex(
    x: np.ndarray, hermitian: bool, check_errors: bool, name: str = "torch.linalg.ldl_factor_ex"
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """L and the blocks of D in one matrix, from the lower triangle, and the pivots.

    The third output is 0, or the first i for which D[i, i], counted from 1, is zero. Raises
    RuntimeError for it with `check_errors`.
    """
    x = as_squares(x, "torch.linalg.ldl_factor_ex")
    factors = np.empty(x.shape, x.dtype)
    pivots = np.zeros(x.shape[:-1], np.int32)
    info = np.zeros(x.shape[:-2], np.int32)
    if x.size:
        factor, size = (_ldl_routine(x, hermitian, each) for each in ("trf", "trf_lwork"))
        work = int(size(x.shape[-1], lower=1)[0].real)
        for place in np.ndindex(info.shape):
            found, pivots[place], info[place] = factor(x[place], lower=1, lwork=max(work, 1))
            factors[place] = np.tril(found)
    if check_errors and info.any():
        what = "D[{0},{0}] is zero and using it on ldl_solve would result in a division by zero."
        raise singular(name, info, what)
    return factors, pivots, info


def ldl_factor(x: np.ndarray, hermitian: bool) -> tuple[np.ndarray, np.ndarray]:
    """The first two of ldl_factor_ex. Raises RuntimeError where D has a zero on its diagonal."""
    return ldl_factor_ex(x, hermitian, True, "torch.linalg.ldl_factor")[:2]


def _ldl_routine(x: np.ndarray, hermitian: bool, ending: str) -> Callable[..., Any]:
    stem = "he" if hermitian and x.dtype.kind == "c" else "sy"
    return lapack_function(stem + ending, x.dtype.char)


def ldl_solve(
    factors: np.ndarray, pivots: np.ndarray, other: np.ndarray, hermitian: bool
) -> np.ndarray:
    """X with ``A @ X = other``, A being factored by ldl_factor; leading dimensions broadcast."""
    name = "torch.linalg.ldl_solve"
    factors, other = as_squares(factors, name, "LD"), as_matrices(other, name, "B")
    check_systems(factors, other, True, name)
    _check_pivots(name, "LD", factors.shape[:-1], pivots)
    _check_blocks(name, pivots)
    dtype = np.result_type(factors, other)
    batch = np.broadcast_shapes(factors.shape[:-2], other.shape[:-2])
    out = np.empty((*batch, *other.shape[-2:]), dtype)
    factors = np.broadcast_to(factors.astype(dtype, copy=False), (*batch, *factors.shape[-2:]))
    pivots = np.broadcast_to(pivots, (*batch, pivots.shape[-1]))
    other = np.broadcast_to(other, out.shape)
    if out.size:
        solve = _ldl_routine(factors, hermitian, "trs")
        for place in np.ndindex(*batch):
            out[place], _ = solve(factors[place], pivots[place], other[place], lower=1)
    return out
