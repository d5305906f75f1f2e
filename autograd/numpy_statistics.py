"""NumPy's statistics and sorting functions, where the rows that serve them are PyTorch's.

NumPy's variance divides by n, its sort returns values only, its running sums flatten by default,
and its median of an even number of elements is the mean of the two in the middle.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.tensor import Tensor

__all__ = ["STATISTICS"]


def _functions() -> Any:
    import generated.functions as functions

    return functions


def _without_out(name: str, out: Any) -> None:
    if out is not None:
        raise TypeError(f"np.{name}: the argument out= is not supported on Tensors")


def _spread(name: str) -> Callable[..., Tensor]:
    def spread(
        a: Tensor,
        axis: Any = None,
        dtype: Any = None,
        out: Any = None,
        ddof: float = 0,
        keepdims: bool = False,
        *,
        correction: float | None = None,
    ) -> Tensor:
        _without_out(name, out)
        a = a if dtype is None else a.to(dtype)
        a = a.to(np.float64) if a.dtype.kind in "biu" else a
        freedom = ddof if correction is None else correction
        return getattr(_functions(), name)(a, axis, correction=freedom, keepdim=keepdims)

    return spread


def _running(name: str) -> Callable[..., Tensor]:
    def running(a: Tensor, axis: int | None = None, dtype: Any = None, out: Any = None) -> Tensor:
        _without_out(name, out)
        if axis is None:
            a, axis = a.reshape(-1), 0
        return getattr(_functions(), name)(a, axis, dtype=dtype)

    return running


def _sort(a: Tensor, axis: int | None = -1, kind: Any = None, **_: Any) -> Tensor:
    return a.reshape(-1).sort(0)[0] if axis is None else a.sort(axis)[0]


def _argsort(a: Tensor, axis: int | None = -1, kind: Any = None, **_: Any) -> Tensor:
    return a.reshape(-1).argsort(0) if axis is None else a.argsort(axis)


def _median(
    a: Tensor,
    axis: Any = None,
    out: Any = None,
    overwrite_input: bool = False,
    keepdims: bool = False,
) -> Tensor:
    _without_out("median", out)
    axes = range(a.ndim) if axis is None else [axis] if isinstance(axis, int) else axis
    axes = [each % a.ndim for each in axes]
    kept = [each for each in range(a.ndim) if each not in axes]
    shape = tuple(1 if i in axes else n for i, n in enumerate(a.shape))
    rows = a.permute((*kept, *axes)).reshape((*(a.shape[i] for i in kept), -1))
    rows = (rows.to(np.float64) if a.dtype.kind in "biu" else rows).sort(-1)[0]
    n = rows.shape[-1]
    middle = rows[..., n // 2] if n % 2 else rows[..., n // 2 - 1 : n // 2 + 1].mean(-1)
    last = rows[..., -1]
    if np.isnan(last._data).any():
        middle = _functions().where(np.isnan(last._data), last, middle)
    return middle.reshape(shape) if keepdims else middle


def _norm(x: Tensor, ord: Any = None, axis: Any = None, keepdims: bool = False) -> Tensor:
    matrix = x.ndim == 2 if axis is None else not isinstance(axis, int)
    if ord is not None and ((matrix and ord != "fro") or (axis is None and x.ndim > 2)):
        raise TypeError(f"np.linalg.norm: matrix norms of order {ord!r} have no row")
    return _functions().norm(x, 2 if ord is None else ord, axis, keepdims)


def _ptp(a: Tensor, axis: Any = None, out: Any = None, keepdims: bool = False) -> Tensor:
    _without_out("ptp", out)
    return a.amax(axis, keepdims) - a.amin(axis, keepdims)


STATISTICS: dict[str, Callable[..., Any]] = {
    "argsort": _argsort,
    "cumprod": _running("cumprod"),
    "cumsum": _running("cumsum"),
    "linalg.norm": _norm,
    "median": _median,
    "ptp": _ptp,
    "sort": _sort,
    "std": _spread("std"),
    "var": _spread("var"),
}
