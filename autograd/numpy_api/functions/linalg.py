"""numpy.linalg's decompositions, systems and norms, where their arguments are not those of rows."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.numpy_api.functions.arguments import Refused, floating, is_sample, plain, tensor

__all__ = [
    "linalg_cond", "linalg_eig", "linalg_eigvals", "linalg_lstsq", "linalg_matrix_norm",
    "linalg_multi_dot", "linalg_norm", "linalg_pinv", "linalg_qr", "linalg_solve", "linalg_svd",
    "linalg_tensorsolve", "linalg_vector_norm",
]  # fmt: skip


def linalg_solve(a: Any, b: Any) -> Tensor:
    """To NumPy only what has one dimension is a vector."""
    a, b = floating(tensor(a)), floating(tensor(b))
    if b.ndim != 1 and b.shape == a.shape[:-1]:  # PyTorch's stack of vectors
        b = b.reshape((1, *b.shape))
    return ops.linalg_solve(a, b)


def linalg_tensorsolve(a: Any, b: Any, axes: Any = None) -> Tensor:
    return ops.linalg_tensorsolve(floating(tensor(a)), floating(tensor(b)), axes)


def linalg_pinv(a: Any, rcond: Any = None, hermitian: bool = False, *, rtol: Any = 1e-15) -> Tensor:
    bound = rtol if rcond is None else rcond
    return ops.linalg_pinv(floating(tensor(a)), rtol=bound, hermitian=hermitian)


def linalg_lstsq(a: Any, b: Any, rcond: Any = None) -> tuple[Tensor, ...]:
    a, b = floating(tensor(a)), floating(tensor(b))
    solution, residuals, rank, values = ops.linalg_lstsq(a, b, rcond, driver="gelsd")
    if a._is_recorded():  # the row's have no derivative
        values = ops.linalg_svdvals(a)
    return solution, residuals, rank.to(np.int32), values


def linalg_cond(x: Any, p: Any = None) -> Tensor:
    """Infinite also of zero matrices, of which the quotient is nan."""
    x = floating(tensor(x))
    if not math.prod(x.shape[-2:]):
        raise np.linalg.LinAlgError("cond is not defined on empty arrays")
    found: Tensor = ops.linalg_cond(x, p)
    return ops.where(found.isnan() & ~x.isnan().any(-1).any(-1), np.inf, found)


def linalg_multi_dot(arrays: Any, *, out: Refused = None) -> Tensor:
    return ops.linalg_multi_dot([tensor(each) for each in arrays])


def linalg_norm(x: Any, ord: Any = None, axis: Any = None, keepdims: bool = False) -> Tensor:
    return ops.linalg_norm(floating(tensor(x)), ord, axis, keepdims)


def linalg_vector_norm(
    x: Any, /, *, axis: Any = None, keepdims: bool = False, ord: Any = 2
) -> Tensor:
    return ops.linalg_vector_norm(floating(tensor(x)), ord, axis, keepdims)


def linalg_matrix_norm(x: Any, /, *, keepdims: bool = False, ord: Any = "fro") -> Tensor:
    return ops.linalg_matrix_norm(floating(tensor(x)), ord, (-2, -1), keepdims)


# ---- decompositions ------------------------------------------------------------------------------


def linalg_eig(a: Any) -> Any:
    a = floating(tensor(a))
    found = ops.linalg_eig(a)
    return type(found)(map(np.real, found)) if _are_real(a, found[0]) else found


def linalg_eigvals(a: Any) -> Tensor:
    a = floating(tensor(a))
    values: Tensor = ops.linalg_eigvals(a)
    return np.real(values) if _are_real(a, values) else values


def _are_real(a: Tensor, values: Tensor) -> bool:
    """Whether NumPy's eigenvalues are real numbers: those of a real matrix, if all of them are. Of
    samples of a batch, which may differ in this, they stay complex."""
    return not (a.is_complex() or is_sample(values) or plain(values).imag.any())


def linalg_qr(a: Any, mode: str = "reduced") -> Any:
    if mode == "r":
        return ops.linalg_qr(tensor(a))[1]
    if mode not in ("reduced", "complete"):
        raise TypeError(f"np.linalg.qr: on Tensors mode='{mode}' is not supported; use ag.geqrf")
    return ops.linalg_qr(tensor(a), mode)


def linalg_svd(
    a: Any, full_matrices: bool = True, compute_uv: bool = True, hermitian: bool = False
) -> Any:
    if not compute_uv:
        return ops.linalg_svdvals(tensor(a))
    return ops.linalg_svd(tensor(a), full_matrices)
