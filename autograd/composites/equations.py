"""Systems of linear equations, in operations."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.array.axes import check_axis
from autograd.base.ops import ops
from autograd.formulas import beside, linear_systems, plain, surely
from autograd.formulas.linear_systems import adjoint
from autograd.kernels.linalg.matrices import LinAlgError, check_squares
from autograd.methods.construction import as_tensor


def cholesky_solve(other: Any, factor: Any, upper: bool) -> Any:
    """X with ``A @ X = other`` for ``A = L @ L^H``, or ``U^H @ U``.

    Raises RuntimeError where the shapes do not fit.
    """
    n = factor.shape[-1]
    if factor.ndim < 2 or other.ndim < 2:
        x, name = (factor, "u") if factor.ndim < 2 else (other, "b")
        raise RuntimeError(f"{name} should have at least 2 dimensions, but has {x.ndim} dimensions")
    check_squares(factor, "cholesky_solve")
    if other.shape[-2] != n:
        raise RuntimeError(
            "Incompatible matrix sizes for cholesky_solve: each A matrix is "
            f"{n} by {n} but each b matrix is {other.shape[-2]} by {other.shape[-1]}"
        )
    first = adjoint(factor) if upper else factor
    second = factor if upper else adjoint(factor)
    return linear_systems.solve(second, linear_systems.solve(first, other, False), True)


def cholesky_inverse(factor: Any, upper: bool) -> Any:
    """The inverse of ``L @ L^H``, or ``U^H @ U``. Raises RuntimeError where L is not square."""
    one = beside(factor, np.eye(factor.shape[-1], dtype=factor.dtype))
    return cholesky_solve(one, factor, upper)


def solve(A: Any, B: Any, left: bool) -> Any:
    """The solution of A X = B, or of X A = B unless `left`. Raises LinAlgError if A is singular."""
    return _solve("linalg.solve", A, B, left, True)[0]


def solve_ex(A: Any, B: Any, left: bool, check_errors: bool) -> tuple[Any, Any]:
    """The solution, and for each matrix the number of the pivot that is zero, or 0."""
    return _solve("linalg.solve_ex", A, B, left, check_errors)


def _solve(name: str, A: Any, B: Any, left: bool, check: bool) -> tuple[Any, Any]:
    factors, pivots, info = ops.linalg__solve_factors(A, name, check)
    vector = B.ndim == 1 or (B.ndim == A.ndim - 1 and B.shape == A.shape[:-1])
    if vector and not left:
        raise RuntimeError(
            f"{name}: Vector broadcasting of the left hand side is not supported for left=False"
        )
    if vector:
        B = B.reshape((*B.shape, 1))
    if B.ndim < 2 or A.shape[-1] != B.shape[-2 if left else -1]:
        equation = "AX = B" if left else "XA = B"
        shapes = [f"{x.shape[-2]}x{x.shape[-1]}" if x.ndim > 1 else "scalar" for x in (A, B)]
        raise LinAlgError(
            f"{name}: Incompatible shapes of A and B for the equation {equation} "
            f"({shapes[0]} and {shapes[1]})"
        )
    if B.dtype.kind not in "fc" or B.dtype.char == "e":
        raise RuntimeError(f"{name}: Expected A and B to have the same dtype, but B is {B.dtype}")
    X = ops.linalg__solve_factored(A, B, factors, pivots, left, False)
    return (X.reshape(X.shape[:-1]) if vector else X), info


def tensorinv(self: Any, ind: int) -> Any:
    """The inverse of `self` as a map of tensors, from its last dimensions to its first `ind`."""
    if ind <= 0:
        raise LinAlgError(f"Expected a strictly positive integer for 'ind', but got {ind}")
    if ind > self.ndim:
        raise LinAlgError(f"invalid slice: ind = {ind} for a tensor of {self.ndim} dimensions")
    first, last = self.shape[:ind], self.shape[ind:]
    rows, columns = math.prod(first), math.prod(last)
    if rows != columns:
        raise LinAlgError(
            "Expected self to satisfy the requirement prod(self.shape[ind:]) == "
            f"prod(self.shape[:ind]), but got {columns} != {rows}"
        )
    return np.linalg.inv(self.reshape((rows, columns))).reshape((*last, *first))


def tensorsolve(self: Any, other: Any, dims: Sequence[int] | None) -> Any:
    """X with tensordot(self, X, X.ndim) == other; `dims` of self are moved to its end first."""
    if dims is not None:
        ends = [check_axis(d, self.ndim) for d in dims]
        self = np.transpose(self, [d for d in range(self.ndim) if d not in ends] + ends)
    shape = self.shape[other.ndim :]
    rows, columns = math.prod(self.shape[: other.ndim]), math.prod(shape)
    if rows != columns:
        raise LinAlgError(
            "Expected self to satisfy the requirement prod(self.shape[other.ndim:]) == "
            f"prod(self.shape[:other.ndim]), but got {columns} != {rows}"
        )
    matrix = self.reshape((rows, columns))
    return solve(matrix, other.reshape((rows,)), True).reshape(shape)


_DRIVERS = ("gels", "gelsy", "gelsd", "gelss")


def lstsq(A: Any, B: Any, rcond: float | None, driver: str | None) -> tuple[Any, Any, Any, Any]:
    """The X of least norm among those that make the norm of A X - B least.

    With it the sums of squares of A X - B (only where A has more rows than columns, and full rank),
    the ranks and the singular values. All drivers compute the same, by singular values; they say,
    as in PyTorch, which of the last three are empty. Singular values up to rcond times the largest
    count as 0; by default it is the rounding error times the larger side of A. As in LAPACK, gels
    takes no rcond, nor gelsd one from 1 on.
    """
    name = "linalg.lstsq"
    if A.ndim < 2:
        raise LinAlgError(f"{name}: input must have at least 2 dimensions.")
    if B.ndim < 1:
        raise LinAlgError(f"{name}: other must have at least 1 dimension.")
    if driver is not None and driver not in _DRIVERS:
        raise LinAlgError(
            f"{name}: parameter `driver` should be one of ({', '.join(_DRIVERS)}), "
            f"but got {driver!r}"
        )
    driver = driver or "gelsy"
    rows, columns = A.shape[-2:]
    if A.ndim - B.ndim not in (0, 1):
        raise LinAlgError(
            f"{name}: input.dim() must be greater or equal to other.dim() and (input.dim() - "
            f"other.dim()) <= 1, but got {A.ndim} and {B.ndim}"
        )
    vector = B.ndim == A.ndim - 1
    if vector and B.shape != A.shape[:-1]:
        raise LinAlgError(
            f"{name}: input.size(-2) should match other.size({-1 if B.ndim == 1 else -2}): a stack "
            f"of vectors for {list(A.shape)} has shape {list(A.shape[:-1])}, not {list(B.shape)}"
        )
    if vector:
        B = B.reshape((*B.shape, 1))
    if B.shape[-2] != rows:
        raise LinAlgError(f"{name}: input.size(-2) should match other.size(-2)")
    dtype = np.result_type(A.dtype, B.dtype)
    A, B = A.to(dtype), B.to(dtype)
    if driver == "gels" or (driver == "gelsd" and rcond is not None and rcond >= 1):
        rcond = None
    X = ops.linalg_pinv(A, rtol=rcond) @ B
    rank = ops.linalg_matrix_rank(A, rtol=rcond)
    if driver != "gelsy" and rows > columns and not surely(plain(rank) != columns):
        residuals = (np.abs(A @ X - B) ** 2).sum(-2)
    else:
        residuals = np.abs(X.reshape(-1)[:0])
    empty = np.zeros(0, residuals.dtype)
    values = np.linalg.svd(plain(A), compute_uv=False) if driver in ("gelsd", "gelss") else empty
    X = X.reshape(X.shape[:-1]) if vector else X
    ranks = np.zeros(0, np.int64) if driver == "gels" else rank
    return X, residuals, as_tensor(ranks), as_tensor(values)
