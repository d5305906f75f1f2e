"""Older names of decompositions, and parts of them alone, in operations."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd import kernels
from autograd.base.grad_mode import is_grad_enabled
from autograd.base.ops import ops
from autograd.core.tensor import Tensor, from_array
from autograd.formulas import plain
from autograd.kernels.linalg.matrices import check_squares

__all__ = ["eigvals", "eigvalsh", "logdet", "lu", "svd", "svdvals"]


def _is_constant(x: Any) -> bool:
    """Whether nothing is recorded of operations on `x`."""
    if isinstance(x, np.ndarray):
        return True
    return x.__class__ is Tensor and not (x.requires_grad and is_grad_enabled())


def _constant(x: Any, values: np.ndarray) -> Any:
    return values if isinstance(x, np.ndarray) else from_array(values)


def svdvals(A: Any, driver: str | None) -> Any:
    """The singular values, with vectors only where a derivative may need them."""
    if _is_constant(A):
        return _constant(A, kernels.svdvals(plain(A), driver))
    return ops.linalg_svd(A, False, driver=driver)[1]


def eigvalsh(A: Any, triangle: str) -> Any:
    """The eigenvalues of Hermitian matrices, with vectors only where a derivative may need them."""
    if _is_constant(A):
        return _constant(A, kernels.eigvalsh(plain(A), triangle))
    return ops.linalg_eigh(A, triangle)[0]


def eigvals(A: Any) -> Any:
    """The eigenvalues, with vectors only where a derivative may need them."""
    if _is_constant(A):
        return _constant(A, kernels.eigvals(plain(A)))
    return ops.linalg_eig(A)[0]


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
