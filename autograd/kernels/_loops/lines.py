"""Reductions along axes, and running sums and extrema, as native loops compute them.

As all functions of `autograd.kernels._loops` they take what the kernel of their name takes, and
give NotImplemented where it is to be called.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.array.axes import check_axis, normal_axes
from autograd.kernels._loops.basics import same_dtypes

__all__ = [
    "amax", "amin", "cumprod", "cumsum", "distances", "distances_pull", "extremum_along",
    "logcumsumexp", "nansum", "norm", "prod", "running_extremum", "running_sum_from_end", "sum_",
]  # fmt: skip


def _same_dtype(x: Any, dtype: Any) -> bool:
    return x.dtype.kind == "f" and (dtype is None or np.dtype(dtype) == x.dtype)


def _axes(dim: Any) -> Any:
    return None if dim is None or dim == () else dim


def _along_rows(x: Any, dim: Any) -> bool:
    """Whether elements side by side are combined; else NumPy adds whole rows, as fast."""
    axes = normal_axes(dim, x.ndim)
    return axes is None or x.ndim - 1 in axes


def _reduction(function: Any, floats: bool) -> Any:
    """The reduction by a function of NumPy, of `floats` alone or of numbers of any kind."""

    def reduced(x: Any, dim: Any, keepdim: bool, dtype: Any = None) -> Any:
        if not _along_rows(x, dim) or (floats and not _same_dtype(x, dtype)):
            return NotImplemented
        return function(x, axis=_axes(dim), keepdims=keepdim)

    return reduced


sum_, prod = _reduction(np.sum, True), _reduction(np.prod, True)
amax, amin = _reduction(np.max, False), _reduction(np.min, False)


def nansum(x: Any, dim: Any, keepdim: bool, dtype: Any) -> Any:
    if not _same_dtype(x, dtype):
        return NotImplemented
    return np.sum(np.where(np.isnan(x), 0.0, x), axis=_axes(dim), keepdims=keepdim)


def extremum_along(name: str, x: Any, dim: int, keepdim: bool) -> Any:
    axis = check_axis(dim, x.ndim)
    if x.dtype.kind != "f" or axis >= x.ndim - 1 or x.shape[axis] > 1 << 24:
        return NotImplemented  # along rows NumPy is as fast
    n = x.shape[axis]
    reduced: Any = np.max if name == "max" else np.min
    values = reduced(x, axis=axis, keepdims=True)
    places = np.arange(n, dtype=x.dtype).reshape((-1,) + (1,) * (x.ndim - 1 - axis))
    here = np.where(np.logical_or(x == values, np.isnan(x)), x.known(places), float(n))
    found = np.min(here, axis=axis, keepdims=keepdim).astype(np.int64)
    return values if keepdim else np.squeeze(values, axis), found


def norm(x: Any, p: Any, dim: Any, keepdim: bool, dtype: Any) -> Any:
    axes = _axes(dim)
    if not _same_dtype(x, dtype) or p not in (None, "fro", 1, 2):
        return NotImplemented
    if p == 1:
        return np.sum(np.abs(x), axis=axes, keepdims=keepdim)
    return np.sqrt(np.sum(x * x, axis=axes, keepdims=keepdim))


def _gaps(x: Any, columns: Any) -> Any:
    return x[..., None] - columns[(*[slice(None)] * (x.ndim - 2), None)]


def distances(x: Any, columns: Any, p: float) -> Any:
    if x.ndim != columns.ndim or x.dtype.kind != "f" or not same_dtypes(x, columns):
        return NotImplemented
    gaps = _gaps(x, columns)
    if p == 1:
        return np.sum(np.abs(gaps), axis=x.ndim - 1)
    return np.sqrt(np.sum(gaps * gaps, axis=x.ndim - 1))


def distances_pull(x: Any, columns: Any, weights: Any, p: float) -> Any:
    if len({x.ndim, columns.ndim, weights.ndim}) > 1 or not same_dtypes(x, columns, weights):
        return NotImplemented
    gaps = _gaps(x, columns)
    rows = weights[(*[slice(None)] * (x.ndim - 1), None)]
    return np.sum((np.sign(gaps) if p == 1 else gaps) * rows, axis=x.ndim)


# ---- running sums and extrema --------------------------------------------------------------------


def _is_long(x: Any, dim: int, dtype: Any = None) -> bool:
    return _same_dtype(x, dtype) and x.ndim > 0 and x.shape[check_axis(dim, x.ndim)] > 1


def _scanned(ufunc: str, x: Any, dim: int) -> Any:
    """What `ufunc` makes of all elements up to each one along a dimension."""
    axis = check_axis(dim, x.ndim)
    if axis:
        return x.scan(ufunc, axis)
    row: Any = np.reshape(x, (1, *x.shape))  # rows themselves are cut into blocks
    return np.reshape(row.scan(ufunc, 1), x.shape)


def cumsum(x: Any, dim: int, dtype: Any) -> Any:
    return _scanned("add", x, dim) if _is_long(x, dim, dtype) else NotImplemented


def running_sum_from_end(x: Any, dim: int) -> Any:
    if not _is_long(x, dim):
        return NotImplemented
    axis = check_axis(dim, x.ndim)
    turned = (*[slice(None)] * axis, slice(None, None, -1))
    return np.positive(_scanned("add", x[turned], axis)[turned])


def cumprod(x: Any, dim: int, dtype: Any) -> Any:
    return _scanned("multiply", x, dim) if _is_long(x, dim, dtype) else NotImplemented


def logcumsumexp(x: Any, dim: int) -> Any:
    return _scanned("logaddexp", x, dim) if _is_long(x, dim) else NotImplemented


def running_extremum(name: str, x: Any, dim: int) -> Any:
    if not _is_long(x, dim) or x.size >= 1 << 31:
        return NotImplemented
    axis = check_axis(dim, x.ndim)
    values = _scanned("maximum" if name == "cummax" else "minimum", x, axis)
    places = np.arange(x.shape[axis], dtype=np.int32).reshape((-1,) + (1,) * (x.ndim - 1 - axis))
    here = np.where(np.logical_or(x == values, np.isnan(x)), x.known(places), 0)
    return values, _scanned("maximum", here, axis).astype(np.int64)
