"""numpy.linalg's systems, ranks and norms, where their arguments are not those of the rows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.numpy_api.functions.arguments import refuse_arguments, tensor

__all__ = ["SYSTEMS"]


def _floating(a: Any) -> Tensor:
    a = tensor(a)
    return a.to(np.float64) if a.dtype.kind in "biu" else a


def _solve(a: Any, b: Any) -> Tensor:
    """To NumPy only what has one dimension is a vector."""
    a, b = _floating(a), _floating(b)
    if b.ndim != 1 and b.shape == a.shape[:-1]:  # PyTorch's stack of vectors
        b = b.reshape((1, *b.shape))
    return ops.linalg_solve(a, b)


def _given(value: Any) -> Any:
    return None if value is np._NoValue else value


def _pinv(a: Any, rcond: Any = None, hermitian: bool = False, *, rtol: Any = None) -> Tensor:
    bound = _given(rtol) if rcond is None else rcond
    bound = 1e-15 if rcond is None and rtol is np._NoValue else bound
    return ops.linalg_pinv(_floating(a), rtol=bound, hermitian=hermitian)


def _lstsq(a: Any, b: Any, rcond: Any = None) -> tuple[Tensor, ...]:
    a, b = _floating(a), _floating(b)
    solution, residuals, rank, values = ops.linalg_lstsq(a, b, rcond, driver="gelsd")
    if a._is_recorded():  # the row's have no derivative
        values = ops.linalg_svdvals(a)
    return solution, residuals, rank.to(np.int32), values


def _multi_dot(arrays: Any, *, out: Any = None) -> Tensor:
    refuse_arguments("linalg.multi_dot", out=out)
    return ops.linalg_multi_dot([tensor(each) for each in arrays])


def _norm(x: Any, ord: Any = None, axis: Any = None, keepdims: bool = False) -> Tensor:
    return ops.linalg_norm(_floating(x), ord, axis, keepdims)


def _vector_norm(x: Any, /, *, axis: Any = None, keepdims: bool = False, ord: Any = 2) -> Tensor:
    return ops.linalg_vector_norm(_floating(x), ord, axis, keepdims)


def _matrix_norm(x: Any, /, *, keepdims: bool = False, ord: Any = "fro") -> Tensor:
    return ops.linalg_matrix_norm(_floating(x), ord, (-2, -1), keepdims)


SYSTEMS: dict[str, Callable[..., Any]] = {
    "linalg.lstsq": _lstsq,
    "linalg.matrix_norm": _matrix_norm,
    "linalg.multi_dot": _multi_dot,
    "linalg.norm": _norm,
    "linalg.pinv": _pinv,
    "linalg.solve": _solve,
    "linalg.vector_norm": _vector_norm,
}
