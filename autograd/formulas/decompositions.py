"""Derivatives of the Cholesky, QR and LU decompositions.

Each decomposition says of its tangents what part of one matrix they are: the lower triangle, the
skew-Hermitian part, and so on. The gradients are the transposes of these maps. (M. Giles,
"Collected matrix derivative results for forward and reverse mode algorithmic differentiation",
2008; for QR of wide matrices, H.-J. Liao et al., "Differentiable programming tensor networks",
2019; for LU, F. de Hoog, R. Anderssen and M. Lukas, "Differentiation of matrix functionals using
triangular factorization", 2011.)
"""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd import kernels
from autograd.formulas import beside, plain, zeros
from autograd.formulas.linear_systems import adjoint, solve, swapped, unpacked


def _weigh_lower(x: Any, weight: float, diagonal: float) -> Any:
    """The lower triangle times a weight, its diagonal times another."""
    weights = np.tri(x.shape[-1], dtype=np.empty(0, x.dtype).real.dtype)
    if weight != 1:
        weights *= weight
    np.fill_diagonal(weights, diagonal)
    return x * beside(x, weights)


def cholesky_self(grad: Any, factor: Any, upper: bool) -> Any:
    """L^-H sym(half(L^H grad)) L^-1: the gradient, Hermitian as A is.

    half is the lower triangle with half of the diagonal, sym(X) = (X + X^H) / 2.

    math: linalg.solve_triangular(a, mH(linalg.solve_triangular(a, s, upper=True)), upper=True)
        where s = (h + mH(h)) / 2; h = tril(p) - p * eye(p.shape[-1]) / 2; p = a @ g; g = mH(grad)
        if upper else grad; a = factor if upper else mH(factor)
    """
    if upper:
        grad, factor = adjoint(grad), adjoint(factor)
    outer = adjoint(factor)
    inner = _weigh_lower(outer @ grad, 0.5, 0.25)
    inner = inner + adjoint(inner)
    return solve(outer, adjoint(solve(outer, inner, True)), True)


def cholesky_tangent(self_t: Any, factor: Any, upper: bool) -> Any:
    """L half(L^-1 A_t L^-H); of a tangent that is not Hermitian the part that is counts.

    math: mH(t) if upper else t where t = L @ (tril(p) - p * eye(p.shape[-1]) / 2); p =
        linalg.solve_triangular(L, mH(linalg.solve_triangular(L, (self_t + mH(self_t)) / 2,
        upper=False)), upper=False); L = mH(factor) if upper else factor
    """
    lower = adjoint(factor) if upper else factor
    inner = solve(lower, (self_t + adjoint(self_t)) / 2, False)
    tangent = lower @ _weigh_lower(solve(lower, adjoint(inner), False), 1, 0.5)
    return adjoint(tangent) if upper else tangent


def _check_differentiable(mode: str, shape: tuple[int, ...]) -> None:
    if mode == "r":
        raise RuntimeError(
            "The derivative of linalg.qr depends on Q, which is not computed when mode='r'. Please "
            "use linalg.qr(A, mode='reduced') if you are going to differentiate through linalg.qr."
        )
    if mode == "complete" and shape[-2] > shape[-1] > 0:
        raise RuntimeError(
            "The QR decomposition is not differentiable when mode='complete' and nrows > ncols."
        )


def qr_self(grad_Q: Any, grad_R: Any, Q: Any, R: Any, shape: tuple[int, ...], mode: str) -> Any:
    """The gradient of A (..., m, n), of the given shape.

    (grad_Q + Q H) R^-H for m >= n, H being Hermitian with the lower triangle and the real diagonal
    of R grad_R^H - grad_Q^H Q. Of a wide A = Q [U | V] the part beside the square one is Q grad_V,
    and V = Q^H (that part of A) gives Q another gradient. Where columns are linearly dependent the
    gradient is nan. Raises RuntimeError where Q is not unique or was not computed.

    math: cat((x, Q @ v), -1) where x = linalg.solve_triangular(mH(s), q + Q @ (h + mH(h)),
        upper=False, left=False); h = tril(p) - p * eye(p.shape[-1]) / 2; p = s @
        mH(triu(grad_R[..., :shape[-2]])) - mH(q) @ Q; q = grad_Q + Q @ R[..., shape[-2]:] @
        mH(v); v = grad_R[..., shape[-2]:]; s = R[..., :shape[-2]]
    """
    _check_differentiable(mode, shape)
    if 0 in shape:
        return Q @ R  # nothing, but recorded
    m, n = shape[-2:]
    if m >= n:
        return _tall_qr_self(grad_Q, grad_R, Q, R)
    square, beside = R[..., :m], R[..., m:]
    grad_V = grad_R[..., m:]
    grad_Q = grad_Q + Q @ beside @ adjoint(grad_V)
    left = _tall_qr_self(grad_Q, grad_R[..., :m], Q, square)
    return np.concatenate([left, Q @ grad_V], axis=-1)


def _tall_qr_self(grad_Q: Any, grad_R: Any, Q: Any, R: Any) -> Any:
    inner = R @ adjoint(np.triu(grad_R)) - adjoint(grad_Q) @ Q
    half = _weigh_lower(inner, 1, 0.5)
    gradient = solve(adjoint(R), grad_Q + Q @ (half + adjoint(half)), False, left=False)
    return gradient + _mark_dependence(R)


def _mark_dependence(R: Any) -> Any:
    """nan for matrices whose columns are linearly dependent up to rounding, 0 for others."""
    factor = plain(R)
    n = factor.shape[-1]
    lengths = np.sqrt((np.abs(factor) ** 2).sum(-2))
    rounding = np.finfo(factor.dtype).eps * (8 + 2 * np.sqrt(n))
    small = np.abs(np.diagonal(factor, axis1=-2, axis2=-1)) <= rounding * lengths
    return np.where(small.any(-1), np.nan, 0)[..., None, None] if small.any() else 0


def qr_tangent(A_t: Any, Q: Any, R: Any, mode: str) -> tuple[Any, Any]:
    """Q_t and R_t = T R, of W = Q^H A_t R^-1 = S + T, S skew-Hermitian and T upper triangular.

    math: (q, cat((triu((w - k) @ s), mH(q) @ (Q @ R[..., Q.shape[-1]:]) + mH(Q) @ A_t[...,
        Q.shape[-1]:]), -1)) where q = a - Q @ (w - k); k = tril(w, -1) - mH(tril(w, -1)) + (w -
        mH(w)) * eye(w.shape[-1]) / 2; w = mH(Q) @ a; a = linalg.solve_triangular(s, A_t[...,
        :Q.shape[-1]], upper=True, left=False); s = R[..., :Q.shape[-1]]
    """
    _check_differentiable(mode, A_t.shape)
    m, n = A_t.shape[-2:]
    k = min(m, n)
    scaled = solve(R[..., :k], A_t[..., :k], True, left=False) + _mark_dependence(R[..., :k])
    inner = adjoint(Q) @ scaled
    skew = np.tril(inner, -1)
    skew = skew - adjoint(skew)
    if inner.dtype.kind == "c":
        diagonal = np.diagonal(inner, axis1=-2, axis2=-1).imag
        skew = skew + np.where(np.eye(k, dtype=bool), 1j * diagonal[..., None, :], 0)
    moved = inner - skew
    Q_t = scaled - Q @ moved
    if m >= n:
        return Q_t, np.triu(moved @ R)
    beside = adjoint(Q_t) @ (Q @ R[..., k:]) + adjoint(Q) @ A_t[..., k:]
    return Q_t, np.concatenate([np.triu(moved @ R[..., :k]), beside], axis=-1)


def lu_self(grad_L: Any, grad_U: Any, P: Any, L: Any, U: Any) -> Any:
    """The gradient of A = P L U.

    math: P @ (cat((x, linalg.solve_triangular(mH(u), l[..., k:, :], upper=False, left=False)),
        -2) if L.shape[-2] > k else cat((x, linalg.solve_triangular(mH(b), r[..., k:], upper=True,
        unitriangular=True)), -1)) where x = linalg.solve_triangular(mH(u),
        linalg.solve_triangular(mH(b), tril(mH(b) @ l[..., :k, :] - r[..., k:] @ mH(U[..., k:]),
        -1) + triu(r[..., :k] @ mH(u) - mH(L[..., k:, :]) @ l[..., k:, :]), upper=True,
        unitriangular=True), upper=False, left=False); l = tril(grad_L, -1); r = triu(grad_U); u =
        U[..., :k]; b = L[..., :k, :]; k = L.shape[-1]
    """
    return _lu_self(grad_L, grad_U, L, U, _find_ones(P, -1))


def _find_ones(P: Any, axis: int) -> np.ndarray:
    """Where the 1 is in each row (axis -1) or column (-2) of permutation matrices."""
    permutations = plain(P)
    if permutations.size == 0:
        return np.zeros(permutations.shape[:-1], np.intp)
    return permutations.real.argmax(axis)


def lu_factor_self(grad: Any, factors: Any, pivots: Any) -> Any:
    """The gradient of A = P L U from that of the matrix that holds L and U, as of `lu_self`."""
    m, n = factors.shape[-2:]
    k = min(m, n)
    order = kernels.row_order(plain(pivots), m)
    L, U = unpacked(factors)
    return _lu_self(grad[..., :k], grad[..., :k, :], L, U, np.argsort(order, -1))


def _lu_self(grad_L: Any, grad_U: Any, L: Any, U: Any, order: np.ndarray) -> Any:
    """P L^-H (strict lower part of L^H grad_L + upper part of grad_U U^H) U^-H of square matrices.

    Of a tall L = [L1; L2] and a wide U = [U1 | U2] the parts without an inverse follow from those
    with one, L2 = A2 U^-1 and U2 = L^-1 A2.
    """
    (m, k), n = L.shape[-2:], U.shape[-1]
    grad_L, grad_U = np.tril(grad_L, -1), np.triu(grad_U)
    L1, U1 = L[..., :k, :], U[..., :k]
    lower = adjoint(L1) @ grad_L[..., :k, :]
    upper = grad_U[..., :k] @ adjoint(U1)
    rest = None
    if m > k:
        upper = upper - adjoint(L[..., k:, :]) @ grad_L[..., k:, :]
        rest = solve(adjoint(U1), grad_L[..., k:, :], False, left=False)
    elif n > k:
        lower = lower - grad_U[..., k:] @ adjoint(U[..., k:])
        rest = solve(adjoint(L1), grad_U[..., k:], True, unitriangular=True)
    inner = np.tril(lower, -1) + np.triu(upper)
    inner = solve(adjoint(L1), inner, True, unitriangular=True)
    gradient = solve(adjoint(U1), inner, False, left=False)
    if rest is not None:
        gradient = np.concatenate([gradient, rest], axis=-2 if m > k else -1)
    return swapped(gradient, order)


def lu_tangent(A_t: Any, P: Any, L: Any, U: Any) -> tuple[None, Any, Any]:
    """The tangents of L and U: with X = L^-1 P^T A_t U^-1, L times what is below the diagonal of X,
    and the rest of X times U.

    math: (None, cat((l, linalg.solve_triangular(v, a[..., k:, :k] - L[..., k:, :] @ u, upper=True,
        left=False)), -2), cat((u, linalg.solve_triangular(b, a[..., :k, k:] - l @ U[..., k:],
        upper=False, unitriangular=True)), -1)) where l = b @ tril(x, -1); u = triu(x) @ v; x =
        linalg.solve_triangular(v, linalg.solve_triangular(b, a[..., :k, :k], upper=False,
        unitriangular=True), upper=True, left=False); a = mH(P) @ A_t; v = U[..., :k]; b =
        L[..., :k, :]; k = L.shape[-1]
    """
    return None, *_lu_tangent(A_t, L, U, _find_ones(P, -2))


def lu_factor_tangent(A_t: Any, factors: Any, pivots: Any, outputs: int) -> tuple[Any, ...]:
    """The tangent of the matrix that holds L and U, see `lu_tangent`, None for the others."""
    L, U = unpacked(factors)
    m, n = factors.shape[-2:]
    L_t, U_t = _lu_tangent(A_t, L, U, kernels.row_order(plain(pivots), m))
    return lu_unpack_self(L_t, U_t, (m, n), True), *[None] * (outputs - 1)


def _lu_tangent(A_t: Any, L: Any, U: Any, order: np.ndarray) -> tuple[Any, Any]:
    """L times the strict lower part, and the upper part times U, of L^-1 P^T A_t U^-1."""
    (m, k), n = L.shape[-2:], U.shape[-1]
    A_t = swapped(A_t, order)
    L1, U1 = L[..., :k, :], U[..., :k]
    inner = solve(L1, A_t[..., :k, :k], False, unitriangular=True)
    inner = solve(U1, inner, True, left=False)
    L_t, U_t = L1 @ np.tril(inner, -1), np.triu(inner) @ U1
    if m > k:
        rest = solve(U1, A_t[..., k:, :] - L[..., k:, :] @ U_t, True, left=False)
        L_t = np.concatenate([L_t, rest], axis=-2)
    elif n > k:
        rest = solve(L1, A_t[..., k:] - L_t @ U[..., k:], False, unitriangular=True)
        U_t = np.concatenate([U_t, rest], axis=-1)
    return L_t, U_t


def lu_unpack_self(grad_L: Any, grad_U: Any, shape: tuple[int, ...], data: bool) -> Any:
    """Both triangles of the matrix that holds L and U; zeros where these were not asked for.

    math: grad_L.new_zeros(shape) if not data else cat((s, l[..., k:, :]), -2) if shape[-2] >
        shape[-1] else cat((s, u[..., k:]), -1) where s = l[..., :k, :] + u[..., :k]; l =
        tril(grad_L, -1); u = triu(grad_U); k = grad_L.shape[-1]
    """
    if not data:
        return zeros(grad_L, shape)
    m, n = shape[-2:]
    k = min(m, n)
    lower, upper = np.tril(grad_L, -1), np.triu(grad_U)
    square = lower[..., :k, :] + upper[..., :k]
    if m > k:
        return np.concatenate([square, lower[..., k:, :]], axis=-2)
    return np.concatenate([square, upper[..., k:]], axis=-1) if n > k else square


def lu_unpack_tangent(LU_t: Any, data: bool) -> tuple[Any, Any, Any]:
    """Both triangles; nothing where these were not asked for.

    math: (None, LU_t.new_zeros((0,)), LU_t.new_zeros((0,))) if not data else (None, tril(LU_t,
        -1)[..., :k], triu(LU_t)[..., :k, :]) where k = LU_t.shape[-2] if LU_t.shape[-2] <
        LU_t.shape[-1] else LU_t.shape[-1]
    """
    if not data:
        return None, zeros(LU_t, (0,)), zeros(LU_t, (0,))
    k = min(LU_t.shape[-2:])
    return None, np.tril(LU_t[..., :k], -1), np.triu(LU_t[..., :k, :])
