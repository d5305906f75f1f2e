"""Derivatives of triangular systems, and what is written with them: LU systems and reflectors."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd import kernels
from autograd.formulas import plain

__all__ = [
    "adjoint", "cholesky_inverse", "cholesky_solve", "householder_product", "lu_solve_tangent",
    "lu_system", "reflected", "solve", "solve_lu", "solve_system", "solve_tangent", "swapped",
    "triangle", "unpacked",
]  # fmt: skip


def adjoint(x: Any) -> Any:
    """The conjugate transposes."""
    return x.mT.conj() if x.dtype.kind == "c" else x.mT


def solve(
    matrix: Any, other: Any, upper: bool, left: bool = True, unitriangular: bool = False
) -> Any:
    """linalg.solve_triangular of arrays or Tensors."""
    if isinstance(matrix, np.ndarray) and isinstance(other, np.ndarray):
        return kernels.solve_triangular(matrix, other, upper, left, unitriangular)
    import generated.functions as functions

    return functions.linalg_solve_triangular(
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
    """
    other = solve(adjoint(matrix), grad, not upper, left, unit)
    if needs[0] is None:
        return None, other
    product = other @ adjoint(result) if left else adjoint(result) @ other
    return -triangle(product, upper, unit), other


def solve_tangent(
    matrix: Any, matrix_t: Any, other_t: Any, result: Any, upper: bool, left: bool, unit: bool
) -> Any:
    """A^-1 (B_t - A_t X), or (B_t - X A_t) A^-1."""
    moved = triangle(matrix_t, upper, unit)
    product = moved @ result if left else result @ moved
    return solve(matrix, other_t - product, upper, left, unit)


# ---- systems that are factored -------------------------------------------------------------------


def cholesky_solve(other: Any, factor: Any, upper: bool) -> Any:
    """X with ``A @ X = other`` for ``A = L @ L^H``, or ``U^H @ U``.

    Raises RuntimeError where the shapes do not fit.
    """
    n = factor.shape[-1]
    if factor.ndim < 2 or other.ndim < 2:
        x, name = (factor, "u") if factor.ndim < 2 else (other, "b")
        raise RuntimeError(f"{name} should have at least 2 dimensions, but has {x.ndim} dimensions")
    if factor.shape[-2] != n:
        raise RuntimeError(
            f"A must be batches of square matrices, but they are {factor.shape[-2]} by {n} matrices"
        )
    if other.shape[-2] != n:
        raise RuntimeError(
            "Incompatible matrix sizes for cholesky_solve: each A matrix is "
            f"{n} by {n} but each b matrix is {other.shape[-2]} by {other.shape[-1]}"
        )
    first = adjoint(factor) if upper else factor
    second = factor if upper else adjoint(factor)
    return solve(second, solve(first, other, False), True)


def cholesky_inverse(factor: Any, upper: bool) -> Any:
    """The inverse of ``L @ L^H``, or ``U^H @ U``. Raises RuntimeError where L is not square."""
    return cholesky_solve(np.eye(factor.shape[-1], dtype=factor.dtype), factor, upper)


def swapped(x: Any, order: np.ndarray) -> Any:
    """The rows of `x` (..., m, n) in an order (..., m)."""
    if order.ndim == 1:
        return x[..., order, :]
    batch = np.broadcast_shapes(order.shape[:-1], x.shape[:-2])
    order = np.broadcast_to(order, (*batch, order.shape[-1]))[..., None]
    if x.shape[:-2] != batch:
        x = np.broadcast_to(x, (*batch, *x.shape[-2:]))
    return np.take_along_axis(x, np.broadcast_to(order, (*order.shape[:-1], x.shape[-1])), axis=-2)


def unpacked(factors: Any) -> tuple[Any, Any]:
    """L with ones on the diagonal, and U, of the one matrix that holds both."""
    m, n = factors.shape[-2:]
    k = min(m, n)
    lower = np.tril(factors[..., :k], -1) + np.eye(m, k, dtype=factors.dtype)
    return lower, np.triu(factors[..., :k, :])


def solve_lu(factors: Any, pivots: Any, other: Any, adjoint_: bool) -> Any:
    """linalg.lu_solve from the left, of arrays or Tensors."""
    if isinstance(factors, np.ndarray) and isinstance(other, np.ndarray):
        return kernels.lu_solve(factors, plain(pivots), other, True, adjoint_)
    import generated.functions as functions

    return functions.linalg_lu_solve(factors, pivots, other, adjoint=adjoint_)


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


# ---- reflectors ----------------------------------------------------------------------------------


def _reflectors(input: Any, tau: Any) -> tuple[Any, Any]:
    """V, and S without its diagonal of ones, of the product ``I - V @ S^-1 @ diag(tau) @ V^H``.

    S = I + diag(tau) striu(V^H V) follows from T of the compact form I - V T V^H, whose inverse
    is diag(1 / tau) + striu(V^H V). (C. Puglisi, "Modification of the Householder method based on
    the compact WY representation", SIAM J. Sci. Stat. Comput. 13, 1992.)
    """
    m, k = input.shape[-2], tau.shape[-1]
    vectors = np.tril(input[..., :k], -1) + np.eye(m, k, dtype=input.dtype)
    inner = np.triu(adjoint(vectors) @ vectors, 1) * tau[..., :, None]
    return vectors, inner


def _check_reflectors(name: str, input: Any, tau: Any) -> None:
    if input.ndim < 2:
        raise RuntimeError(f"{name}: input must have at least 2 dimensions.")
    if input.dtype.kind not in "fc":
        raise RuntimeError(
            f"{name}: Expected a floating point or complex tensor as input. Got {input.dtype}"
        )
    if tau.ndim != input.ndim - 1:
        raise RuntimeError(
            f"{name}: Expected tau to have one dimension less than input, but got tau.ndim equal "
            f"to {tau.ndim} and input.ndim is equal to {input.ndim}"
        )
    if input.shape[:-2] != tau.shape[:-1]:
        raise RuntimeError(
            f"{name}: Expected batch dimensions of tau to be equal to input.shape[:-2], but got "
            f"{list(tau.shape[:-1])}"
        )


def householder_product(input: Any, tau: Any) -> Any:
    """The first n columns of H_1 H_2 ... H_k, H_i = I - tau_i v_i v_i^H, v_i below the diagonal.

    Raises RuntimeError where the shapes do not fit.
    """
    name = "torch.linalg.householder_product"
    _check_reflectors(name, input, tau)
    m, n = input.shape[-2:]
    if m < n:
        raise RuntimeError(
            f"{name}: input.shape[-2] must be greater than or equal to input.shape[-1]"
        )
    if n < tau.shape[-1]:
        raise RuntimeError(
            f"{name}: input.shape[-1] must be greater than or equal to tau.shape[-1]"
        )
    vectors, inner = _reflectors(input, tau)
    weights = tau[..., :, None] * adjoint(vectors[..., :n, :])
    return np.eye(m, n, dtype=input.dtype) - vectors @ solve(inner, weights, True, True, True)


def reflected(input: Any, tau: Any, other: Any, left: bool, transpose: bool) -> Any:
    """``Q @ other``, or ``other @ Q``, of the whole product Q; of its adjoint if `transpose`.

    Raises RuntimeError where the shapes do not fit.
    """
    name = "torch.ormqr"
    _check_reflectors(name, input, tau)
    if other.ndim != input.ndim or other.shape[:-2] != input.shape[:-2]:
        raise RuntimeError(
            f"{name}: Expected batch dimensions of other to be equal to input.shape[:-2], but got "
            f"{list(other.shape[:-2])}"
        )
    side = -2 if left else -1
    if other.shape[side] != input.shape[-2]:
        raise RuntimeError(f"{name}: other.shape[{side}] must be equal to input.shape[-2]")
    if tau.shape[-1] != min(input.shape[-2:]):
        raise RuntimeError(
            f"{name}: tau.shape[-1] must be equal to min(other.shape[{side}], input.shape[-1])"
        )
    if not left:
        return adjoint(reflected(input, tau, adjoint(other), True, not transpose))
    vectors, inner = _reflectors(input, tau)
    weights = adjoint(vectors) @ other
    if transpose:
        weights = solve(adjoint(inner), weights, False, True, True)
        return other - vectors @ (_conj(tau)[..., :, None] * weights)
    return other - vectors @ solve(inner, tau[..., :, None] * weights, True, True, True)


def _conj(x: Any) -> Any:
    return x.conj() if x.dtype.kind == "c" else x
