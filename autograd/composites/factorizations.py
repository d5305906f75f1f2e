"""Older names and parts of decompositions, low-rank ones, and Householder reflections.

(N. Halko, P.-G. Martinsson and J. Tropp, "Finding structure with randomness: probabilistic
algorithms for constructing approximate matrix decompositions", SIAM Review 53, 2011, algorithms
4.4 and 5.1.)
"""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd import kernels
from autograd.base.grad_mode import is_grad_enabled
from autograd.base.ops import ops
from autograd.composites.reduced import check_inexact
from autograd.core.tensor import Tensor, from_array
from autograd.formulas import beside, conj, plain
from autograd.formulas.linear_systems import adjoint, solve
from autograd.kernels.linalg.matrices import check_squares


def _is_constant(x: Any) -> bool:
    """Whether nothing is recorded of operations on `x`."""
    if isinstance(x, np.ndarray):
        return True
    return x.__class__ is Tensor and not (x.requires_grad and is_grad_enabled())


def _compute_constant(kernel: Any, x: Any, *args: Any) -> Any:
    values = kernel(plain(x), *args)
    return values if isinstance(x, np.ndarray) else from_array(values)


def svdvals(A: Any, driver: str | None) -> Any:
    """The singular values, with vectors only where a derivative may need them."""
    if _is_constant(A):
        return _compute_constant(kernels.svdvals, A, driver)
    return ops.linalg_svd(A, False, driver=driver)[1]


def eigvalsh(A: Any, triangle: str) -> Any:
    """The eigenvalues of Hermitian matrices, with vectors only where a derivative may need them."""
    if _is_constant(A):
        return _compute_constant(kernels.eigvalsh, A, triangle)
    return ops.linalg_eigh(A, triangle)[0]


def eigvals(A: Any) -> Any:
    """The eigenvalues, with vectors only where a derivative may need them."""
    return _compute_constant(kernels.eigvals, A) if _is_constant(A) else ops.linalg_eig(A)[0]


def svd(self: Any, some: bool, compute_uv: bool) -> tuple[Any, Any, Any]:
    """torch.svd: V instead of its adjoint, and zeros for the vectors that are not computed."""
    if compute_uv:
        U, S, Vh = ops.linalg_svd(self, not some)
        return U, S, ops.mH(Vh)
    S = ops.linalg_svdvals(self)
    m, n = self.shape[-2:]
    batch, dtype = self.shape[:-2], self.dtype
    return (
        from_array(np.zeros((*batch, m, m), dtype)),
        S,
        from_array(np.zeros((*batch, n, n), dtype)),
    )


def lu(self: Any, pivot: bool, get_infos: bool) -> Any:
    """torch.lu: what lu_factor_ex gives, without the last output unless it is asked for."""
    factors, pivots, info = ops.linalg_lu_factor_ex(self, pivot=pivot)
    return (factors, pivots, info) if get_infos else (factors, pivots)


def logdet(self: Any) -> Any:
    """log(det(A)): nan where a real determinant is negative."""
    check_squares(self, "logdet")
    sign, logarithm = ops.linalg_slogdet(self)
    if self.dtype.kind == "c":
        return np.log(sign) + logarithm
    return np.where(plain(sign) == -1, np.nan, logarithm)


def svd_lowrank(A: Any, q: int | None, niter: int, M: Any = None) -> tuple[Any, Any, Any]:
    """The q (by default 6) largest singular values of A - M, approximately: U, S and V.

    M broadcasts to A (..., m, n). The sample is drawn from the default generator. Raises
    ValueError where q is more than m or n, or niter is negative.
    """
    q = 6 if q is None else q
    m, n = A.shape[-2:]
    q = min(q, m, n)
    if M is not None:
        A = A - M.expand(A.shape)
    if m < n:
        V, S, U = _sample_triples(adjoint(A), q, niter)
        return U, S, V
    return _sample_triples(A, q, niter)


def _sample_triples(A: Any, q: int, niter: int) -> tuple[Any, Any, Any]:
    sample = beside(A, plain(ops.randn(A.shape[-1], q, dtype=A.dtype)))
    basis = ops.linalg_qr(A @ sample)[0]
    for _ in range(niter):
        basis = ops.linalg_qr(adjoint(A) @ basis)[0]
        basis = ops.linalg_qr(A @ basis)[0]
    U, S, Vh = ops.linalg_svd(adjoint(basis) @ A, False)
    return basis @ U, S, adjoint(Vh)


def pca_lowrank(A: Any, q: int | None, center: bool, niter: int) -> tuple[Any, Any, Any]:
    """The singular triples of A, or of A less the means of its columns.

    Raises ValueError where q or niter is out of range.
    """
    m, n = A.shape[-2:]
    q = min(6, m, n) if q is None else q
    if not 0 <= q <= min(m, n):
        raise ValueError(
            f"q(={q}) must be non-negative integer and not greater than min(m, n)={min(m, n)}"
        )
    if niter < 0:
        raise ValueError(f"niter(={niter}) must be non-negative integer")
    if center:
        A = A - A.mean(-2, keepdim=True)
    return svd_lowrank(A, q, niter)


def _compact_reflectors(input: Any, tau: Any) -> tuple[Any, Any]:
    """V, and S without its diagonal of ones, of the product ``I - V @ S^-1 @ diag(tau) @ V^H``.

    S = I + diag(tau) striu(V^H V) follows from T of the compact form I - V T V^H, whose inverse
    is diag(1 / tau) + striu(V^H V). (C. Puglisi, "Modification of the Householder method based on
    the compact WY representation", SIAM J. Sci. Stat. Comput. 13, 1992.)
    """
    m, k = input.shape[-2], tau.shape[-1]
    vectors = np.tril(input[..., :k], -1) + beside(input, np.eye(m, k, dtype=input.dtype))
    inner = np.triu(adjoint(vectors) @ vectors, 1) * tau[..., :, None]
    return vectors, inner


def _check_reflectors(name: str, input: Any, tau: Any) -> None:
    if input.ndim < 2:
        raise RuntimeError(f"{name}: input must have at least 2 dimensions.")
    check_inexact(name, input)
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
    vectors, inner = _compact_reflectors(input, tau)
    weights = tau[..., :, None] * adjoint(vectors[..., :n, :])
    rest = vectors @ solve(inner, weights, True, True, True)
    return -rest + beside(input, np.eye(m, n, dtype=input.dtype))


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
    vectors, inner = _compact_reflectors(input, tau)
    weights = adjoint(vectors) @ other
    if transpose:
        weights = solve(adjoint(inner), weights, False, True, True)
        return other - vectors @ (conj(tau)[..., :, None] * weights)
    return other - vectors @ solve(inner, tau[..., :, None] * weights, True, True, True)
