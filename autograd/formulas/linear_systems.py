"""Linear and triangular systems: the gradients of solutions, LU systems and reflectors."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd import kernels
from autograd.base.ops import ops
from autograd.formulas import plain
from autograd.kernels.linalg.factorizations import unpacked


def adjoint(x: Any) -> Any:
    """The conjugate transposes."""
    return x.mT.conj() if x.dtype.kind == "c" else x.mT


def solve(
    matrix: Any, other: Any, upper: bool, left: bool = True, unitriangular: bool = False
) -> Any:
    """linalg.solve_triangular of arrays or Tensors."""
    if isinstance(matrix, np.ndarray) and isinstance(other, np.ndarray):
        return kernels.solve_triangular(matrix, other, upper, left, unitriangular)
    return ops.linalg_solve_triangular(
        matrix, other, upper=upper, left=left, unitriangular=unitriangular
    )


def triangle(x: Any, upper: bool, strict: bool) -> Any:
    """The upper or lower triangles, without the diagonal if `strict`."""
    return np.triu(x, int(strict)) if upper else np.tril(x, -int(strict))


def solve_system(
    grad: Any, matrix: Any, result: Any, upper: bool, left: bool, unit: bool, needs: Any
) -> tuple[Any, Any]:
    """The gradients of ``A @ X = B``: G = A^-H grad of B, and the triangle of -G X^H of A.

    With ``X @ A = B`` they are G = grad A^-H and -X^H G.

    math: (-(triu(m, 1 if unit else 0) if upper else tril(m, -1 if unit else 0)), g) where g =
        linalg.solve_triangular(mH(matrix), grad, upper=not upper, left=left, unitriangular=unit);
        m = g @ mH(result) if left else mH(result) @ g
    """
    other = solve(adjoint(matrix), grad, not upper, left, unit)
    if needs[0] is None:
        return None, other
    product = other @ adjoint(result) if left else adjoint(result) @ other
    return -triangle(product, upper, unit), other


def solve_tangent(
    matrix: Any, matrix_t: Any, other_t: Any, result: Any, upper: bool, left: bool, unit: bool
) -> Any:
    """A^-1 (B_t - A_t X), or (B_t - X A_t) A^-1.

    math: linalg.solve_triangular(matrix, other_t - (t @ result if left else result @ t),
        upper=upper, left=left, unitriangular=unit) where t = triu(matrix_t, 1 if unit else 0) if
        upper else tril(matrix_t, -1 if unit else 0)
    """
    moved = triangle(matrix_t, upper, unit)
    product = moved @ result if left else result @ moved
    return solve(matrix, other_t - product, upper, left, unit)


def swapped(x: Any, order: np.ndarray) -> Any:
    """The rows of `x` (..., m, n) in an order (..., m)."""
    if order.ndim == 1:
        return x[..., order, :]
    batch = np.broadcast_shapes(order.shape[:-1], x.shape[:-2])
    order = np.broadcast_to(order, (*batch, order.shape[-1]))[..., None]
    if x.shape[:-2] != batch:
        x = np.broadcast_to(x, (*batch, *x.shape[-2:]))
    return np.take_along_axis(x, np.broadcast_to(order, (*order.shape[:-1], x.shape[-1])), axis=-2)


def solve_lu(factors: Any, pivots: Any, other: Any, adjoint_: bool) -> Any:
    """linalg.lu_solve from the left, of arrays or Tensors."""
    if isinstance(factors, np.ndarray) and isinstance(other, np.ndarray):
        return kernels.lu_solve(factors, plain(pivots), other, True, adjoint_)
    return ops.linalg_lu_solve(factors, pivots, other, adjoint=adjoint_)


def lu_system(
    grad: Any, factors: Any, pivots: Any, result: Any, left: bool, adj: bool, needs: Any
) -> tuple[Any, Any]:
    """The gradients of linalg.lu_solve by LU and B.

    ``X = U^-1 L^-1 P^T B`` has X_t = -U^-1 (U_t + L^-1 L_t U) X, so that with
    G = U^-H grad the gradient of U is -G X^H and that of L is -L^-H G (U X)^H. From the adjoint,
    ``X = P L^-H U^-H B``, they follow alike with W = L^-1 P^T grad: -(L^H P^T X) (U^-1 W)^H of U
    and -P^T X W^H of L. A system from the right is the adjoint one, transposed.
    """
    if not left:
        gradients = lu_system(adjoint(grad), factors, pivots, adjoint(result), True, not adj, needs)
        return gradients[0], None if gradients[1] is None else adjoint(gradients[1])
    of_factors = None
    if needs[0] is not None:
        lower, upper = unpacked(factors)
        if not adj:
            g = solve(adjoint(factors), grad, False)
            of_upper = g @ adjoint(result)
            of_lower = solve(adjoint(lower), g, True, True, True) @ adjoint(upper @ result)
        else:
            order = kernels.row_order(plain(pivots), factors.shape[-1])
            x, w = swapped(result, order), solve(factors, swapped(grad, order), False, True, True)
            of_upper = (adjoint(lower) @ x) @ adjoint(solve(factors, w, True))
            of_lower = x @ adjoint(w)
        of_factors = -(np.triu(of_upper) + np.tril(of_lower, -1))
    of_other = None if needs[1] is None else solve_lu(factors, pivots, grad, not adj)
    return of_factors, of_other


def lu_solve_tangent(
    factors: Any, factors_t: Any, pivots: Any, other_t: Any, result: Any, left: bool, adj: bool
) -> Any:
    """A^-1 (B_t - A_t X) with the tangent A_t = P (L_t U + L U_t)."""
    if not left:
        tangent = lu_solve_tangent(
            factors, factors_t, pivots, adjoint(other_t), adjoint(result), True, not adj
        )
        return adjoint(tangent)
    lower, upper = unpacked(factors)
    lower_t, upper_t = np.tril(factors_t, -1), np.triu(factors_t)
    order = kernels.row_order(plain(pivots), factors.shape[-1])
    if adj:
        x = swapped(result, order)
        product = adjoint(upper_t) @ (adjoint(lower) @ x) + adjoint(upper) @ (adjoint(lower_t) @ x)
    else:
        product = lower_t @ (upper @ result) + lower @ (upper_t @ result)
        product = swapped(product, np.argsort(order, -1))
    return solve_lu(factors, pivots, other_t - product, adj)


def solve_gradients(solved: Any, result: Any, left: bool, adjoint: bool, needs: Any) -> Any:
    """The gradients of A and B in op(A) X = B or X op(A) = B.

    solved: that of B, which solves the adjoint system. With G for it, op(A) has -G X^H or -X^H G,
    and A the adjoint of that if op is.

    math: (-(result @ mH(solved) if left else mH(solved) @ result) if adjoint else -(solved @
        mH(result) if left else mH(result) @ solved), solved)
    """
    of_A = None
    if needs[0] is not None:
        X = result.mT.conj()
        if adjoint:
            G = solved.mT.conj()
            of_A = -(result @ G) if left else -(G @ result)
        else:
            of_A = -(solved @ X) if left else -(X @ solved)
    return of_A, solved


def solve_residual(A_t: Any, B_t: Any, X: Any, left: bool, adjoint: bool) -> Any:
    """B_t - op(A_t) X, of which the tangent of X is the solution.

    math: B_t - (a @ X if left else X @ a) where a = mH(A_t) if adjoint else A_t
    """
    if adjoint:
        A_t = A_t.mT.conj()
    return B_t - (A_t @ X if left else X @ A_t)


def pinv_self(grad: Any, A: Any, P: Any) -> Any:
    """The gradient of A in its pseudoinverse P, while the rank of A does not change.

    G. H. Golub and V. Pereyra, "The differentiation of pseudo-inverses and nonlinear least squares
    problems whose variables separate", SIAM J. Numer. Anal. 10 (1973):
    dP = -P dA P + P P^H dA^H (1 - A P) + (1 - P A) dA^H P^H P, of which this is the adjoint.

    math: g @ u - A @ (P @ (g @ u)) + v @ g - (v @ (g @ P)) @ A - mH(P) @ grad @ mH(P) where g =
        mH(grad); u = P @ mH(P); v = mH(P) @ P
    """
    Ph = P.mT.conj()
    G = grad.mT.conj()
    inner = P @ Ph  # of the rows, and below of the columns
    outer = Ph @ P
    first = G @ inner - A @ (P @ (G @ inner))
    second = outer @ G - (outer @ (G @ P)) @ A
    return first + second - Ph @ grad @ Ph


# ---- banded matrices -----------------------------------------------------------------------------


def adjoint_bands(bands: Any, below: int, above: int) -> Any:
    """The diagonals of A^H, of which `above` are below the main one: A^H[i, j] = conj(A[j, i])."""
    lines = [_shifted(bands[..., above - offset, :], offset) for offset in range(-below, above + 1)]
    return np.stack(lines, -2).conj()


def _shifted(line: Any, offset: int) -> Any:
    """The elements `offset` places to the left, and zeros for what is not there."""
    n = line.shape[-1]
    ends = [(0, 0)] * (line.ndim - 1)
    kept = line[..., max(offset, 0) : max(n + min(offset, 0), 0)]
    missing = n - kept.shape[-1]
    return np.pad(kept, [*ends, (0, missing) if offset > 0 else (missing, 0)])


def of_banded(solved: Any, result: Any, below: int, above: int, needs: Any) -> tuple[Any, Any]:
    """Those of the diagonals and of B: G = A^-H grad, and the diagonals of -G X^H."""
    if needs[0] is None:
        return None, solved
    left, turned, lines = -solved, result.conj(), []
    for offset in range(-above, below + 1):
        n = max(left.shape[-2] - abs(offset), 0)
        rows, columns = max(offset, 0), max(-offset, 0)
        line = (left[..., rows : rows + n, :] * turned[..., columns : columns + n, :]).sum(-1)
        ends = [(0, 0)] * (line.ndim - 1)
        lines.append(np.pad(line, [*ends, (columns, left.shape[-2] - n - columns)]))
    return np.stack(lines, -2), solved
