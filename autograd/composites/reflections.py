"""Products of Householder reflections, in operations."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.formulas.triangular import adjoint, solve

__all__ = ["householder_product", "ormqr"]


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


def ormqr(input: Any, tau: Any, other: Any, left: bool, transpose: bool) -> Any:
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
        return adjoint(ormqr(input, tau, adjoint(other), True, not transpose))
    vectors, inner = _reflectors(input, tau)
    weights = adjoint(vectors) @ other
    if transpose:
        weights = solve(adjoint(inner), weights, False, True, True)
        return other - vectors @ (_conj(tau)[..., :, None] * weights)
    return other - vectors @ solve(inner, tau[..., :, None] * weights, True, True, True)


def _conj(x: Any) -> Any:
    return x.conj() if x.dtype.kind == "c" else x
