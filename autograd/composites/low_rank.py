"""Singular values of large matrices from random samples of their range.

(N. Halko, P.-G. Martinsson and J. Tropp, "Finding structure with randomness: probabilistic
algorithms for constructing approximate matrix decompositions", SIAM Review 53, 2011, algorithms
4.4 and 5.1.)
"""

from __future__ import annotations

from typing import Any

from autograd.base.ops import ops
from autograd.formulas.triangular import adjoint

__all__ = ["pca_lowrank", "svd_lowrank"]


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
        V, S, U = _triples(adjoint(A), q, niter)
        return U, S, V
    return _triples(A, q, niter)


def _triples(A: Any, q: int, niter: int) -> tuple[Any, Any, Any]:
    sample = ops.randn(A.shape[-1], q, dtype=A.dtype)
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
