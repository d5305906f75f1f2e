"""NumPy's statistics, where the rows that serve them are PyTorch's.

NumPy's variance divides by n, its running sums flatten by default, and its median of an even
number of elements is the mean of the two in the middle.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.numpy_api.functions.arguments import (
    as_int,
    dims,
    is_sample,
    plain,
    refuse_arguments,
    tensor,
)

__all__ = ["STATISTICS"]


def _floating(a: Tensor) -> Tensor:
    return a.to(np.float64) if a.dtype.kind in "biu" else a


def _spread(name: str) -> Callable[..., Tensor]:
    def spread(
        a: Tensor, axis: Any = None, dtype: Any = None, out: Any = None, ddof: float = 0,
        keepdims: Any = False, *, where: Any = None, mean: Any = None, correction: Any = None,
    ) -> Tensor:  # fmt: skip
        refuse_arguments(name, out=out, where=where, mean=mean)
        a = _floating(a if dtype is None else a.to(np.dtype(dtype)))
        freedom = ddof if correction in (None, np._NoValue) else correction
        kept = keepdims is not np._NoValue and keepdims
        return getattr(ops, name)(a, axis, correction=freedom, keepdim=kept)

    return spread


def _average(
    a: Any, axis: Any = None, weights: Any = None, returned: bool = False, *, keepdims: Any = False
) -> Any:
    a = _floating(tensor(a))
    kept = keepdims is not np._NoValue and keepdims
    if weights is None:
        mean = a.mean(axis, kept)
        return (mean, ops.full_like(mean, a.numel() / mean.numel())) if returned else mean
    weights = tensor(weights)
    if weights.shape != a.shape:
        axes = [as_int(each, a.ndim) for each in dims(axis, a.ndim)]
        if axis is None or weights.shape != tuple(a.shape[each] for each in axes):
            raise ValueError("Shape of weights must be consistent with shape of a along axis")
        order = sorted(range(len(axes)), key=axes.__getitem__)
        shape = [a.shape[d] if d in axes else 1 for d in range(a.ndim)]
        weights = weights.permute(order).reshape(shape).expand(a.shape)
    scale = weights.sum(axis, kept)
    if not is_sample(scale) and (scale._data == 0).any():
        raise ZeroDivisionError("Weights sum to zero, can't be normalized")
    mean = (a * weights).sum(axis, kept) / scale
    return (mean, scale) if returned else mean


def _ptp(a: Tensor, axis: Any = None, out: Any = None, keepdims: Any = False) -> Tensor:
    refuse_arguments("ptp", out=out)
    kept = keepdims is not np._NoValue and keepdims
    return np.max(a, axis=axis, keepdims=kept) - np.min(a, axis=axis, keepdims=kept)


# ---- the sorted elements -------------------------------------------------------------------------


def _sorted_rows(a: Tensor, axis: Any) -> tuple[Tensor, tuple[int, ...]]:
    """The elements along `axis` sorted in the last dimension; the shape with `axis` kept as 1."""
    axes = [as_int(each, a.ndim) for each in dims(axis, a.ndim)]
    kept = [each for each in range(a.ndim) if each not in axes]
    shape = tuple(1 if i in axes else n for i, n in enumerate(a.shape))
    rows = a.permute((*kept, *axes)).reshape((*(a.shape[i] for i in kept), -1))
    return _floating(rows).sort(-1)[0], shape


def _nan_kept(result: Tensor, rows: Tensor) -> Tensor:
    """`result`, but NaN for rows that hold one: it was sorted to their end."""
    last = rows[..., -1]
    return ops.where(last.isnan(), last, result)


def _median(
    a: Any, axis: Any = None, out: Any = None, overwrite_input: bool = False, keepdims: Any = False
) -> Tensor:
    refuse_arguments("median", out=out)
    rows, shape = _sorted_rows(tensor(a), axis)
    n = rows.shape[-1]
    middle = rows[..., n // 2] if n % 2 else rows[..., n // 2 - 1 : n // 2 + 1].mean(-1)
    middle = _nan_kept(middle, rows)
    return middle.reshape(shape) if keepdims else middle


def _quantiles(name: str, unit: float) -> Callable[..., Tensor]:
    def quantiles(
        a: Any, q: Any, axis: Any = None, out: Any = None, overwrite_input: bool = False,
        method: str = "linear", keepdims: Any = False, *, weights: Any = None,
    ) -> Tensor:  # fmt: skip
        refuse_arguments(name, out=out, weights=weights)
        if method != "linear" or (isinstance(q, Tensor) and q.requires_grad):
            raise TypeError(
                f"np.{name}: on Tensors the method is 'linear', and q does not require grad"
            )
        fractions = plain(q) / unit
        if ((fractions < 0) | (fractions > 1)).any():
            raise ValueError(f"np.{name}: q must lie between 0 and {unit:g}")
        rows, shape = _sorted_rows(tensor(a), axis)
        if not isinstance(q, int | float):
            rows = rows.to(np.result_type(rows.dtype, fractions.dtype))
        results = [_between(rows, each) for each in fractions.ravel().tolist()]
        results = [each.reshape(shape) for each in results] if keepdims else results
        return ops.stack(results).reshape((*fractions.shape, *results[0].shape))

    return quantiles


def _between(rows: Tensor, fraction: float) -> Tensor:
    position = fraction * (rows.shape[-1] - 1)
    low = int(position)
    share = position - low
    result = rows[..., low]
    if share:
        result = result + (rows[..., low + 1] - result) * share
    return _nan_kept(result, rows)


# ---- running sums and products -------------------------------------------------------------------


def _running(name: str, neutral: float | None = None) -> Callable[..., Tensor]:
    """cumsum and cumprod; with NaN replaced by `neutral` if there is one."""

    def running(a: Tensor, axis: int | None = None, dtype: Any = None, out: Any = None) -> Tensor:
        refuse_arguments(name if neutral is None else f"nan{name}", out=out)
        if neutral is not None:
            a = _without_nan(a, neutral)
        if axis is None:
            a, axis = a.reshape(-1), 0
        return getattr(ops, name)(a, axis, dtype=dtype)

    return running


def _cumulative(name: str, first: int) -> Callable[..., Tensor]:
    def cumulative(
        x: Tensor, /, *, axis: int | None = None, dtype: Any = None, out: Any = None,
        include_initial: bool = False,
    ) -> Tensor:  # fmt: skip
        refuse_arguments(f"cumulative_{name}", out=out)
        if axis is None:
            if x.ndim > 1:
                raise ValueError("the axis must be given for arrays of several dimensions")
            axis = 0
        result = getattr(ops, f"cum{name}")(x, axis, dtype=dtype)
        if not include_initial:
            return result
        shape = tuple(1 if i == axis % x.ndim else n for i, n in enumerate(x.shape))
        return ops.cat([result.new_full(shape, first), result], axis)

    return cumulative


# ---- NaN left out --------------------------------------------------------------------------------


def _without_nan(a: Tensor, value: float) -> Tensor:
    if a.dtype.kind not in "fc":
        return a
    return ops.where(a.isnan(), a.dtype.type(value), a)


def _nanprod(
    a: Tensor, axis: Any = None, dtype: Any = None, out: Any = None, keepdims: Any = False
) -> Tensor:
    refuse_arguments("nanprod", out=out)
    return ops.prod(_without_nan(a, 1), axis, keepdims is True, dtype=dtype)


def _nan_extremum(name: str, worst: float) -> Callable[..., Tensor]:
    def extremum(a: Tensor, axis: Any = None, out: Any = None, keepdims: Any = False) -> Tensor:
        refuse_arguments(f"nan{name}", out=out)
        kept = keepdims is True
        result = getattr(np, name)(_without_nan(a, worst), axis=axis, keepdims=kept)
        if a.dtype.kind not in "fc":
            return result
        none = a.isnan().logical_not().sum(axis, kept) == 0
        return ops.where(none, a.dtype.type(np.nan), result)

    return extremum


def _nan_spread(name: str) -> Callable[..., Tensor]:
    def spread(
        a: Tensor, axis: Any = None, dtype: Any = None, out: Any = None, ddof: float = 0,
        keepdims: Any = False, *, correction: Any = None,
    ) -> Tensor:  # fmt: skip
        refuse_arguments(name, out=out)
        a = _floating(a if dtype is None else a.to(np.dtype(dtype)))
        freedom = ddof if correction in (None, np._NoValue) else correction
        there = a.isnan().logical_not()
        count = there.sum(axis, True)
        real = np.finfo(a.dtype).dtype
        mean = _without_nan(a, 0).sum(axis, True) / count.to(real)
        off = ops.where(there, a - mean, a.dtype.type(0))
        squares = (off * off.conj()).real if a.dtype.kind == "c" else off * off
        kept = keepdims is True
        free = (count if kept else there.sum(axis)) - freedom
        free = ops.where(free > 0, free.to(real), real.type(np.nan))
        variance = squares.sum(axis, kept) / free
        if name == "nanvar":
            return variance
        flat = variance == 0  # where the gradient is 0, as that of std
        return ops.where(flat, variance, ops.where(flat, 1, variance).sqrt())

    return spread


# ---- covariances ---------------------------------------------------------------------------------


def _cov(
    m: Any, y: Any = None, rowvar: bool = True, bias: bool = False, ddof: int | None = None,
    fweights: Any = None, aweights: Any = None, *, dtype: Any = None,
) -> Tensor:  # fmt: skip
    refuse_arguments("cov", fweights=fweights, aweights=aweights, dtype=dtype)
    rows = _variables(m, rowvar)
    if y is not None:
        rows = ops.cat([rows, _variables(y, rowvar)], 0)
    rows = rows.to(np.result_type(rows.dtype, np.float64))  # NumPy's covariances are never narrower
    freedom = (0 if bias else 1) if ddof is None else ddof
    rows = rows - rows.mean(1, True)
    product = ops.matmul(rows, rows.conj().transpose(0, 1))
    return (product / (rows.shape[1] - freedom)).squeeze()


def _variables(m: Any, rowvar: bool) -> Tensor:
    m = tensor(m)
    if m.ndim > 2:
        raise ValueError("m has more than 2 dimensions")
    if m.ndim < 2:
        return m.reshape((1, -1))
    return m if rowvar else m.transpose(0, 1)


def _corrcoef(x: Any, y: Any = None, rowvar: bool = True, *, dtype: Any = None) -> Tensor:
    refuse_arguments("corrcoef", dtype=dtype)
    covariances = _cov(x, y, rowvar)
    if covariances.ndim == 0:
        return covariances / covariances
    deviations = covariances.diagonal(0, 0, 1).real.sqrt()
    return covariances / deviations.reshape((-1, 1)) / deviations


# ---- norms ---------------------------------------------------------------------------------------


STATISTICS: dict[str, Callable[..., Any]] = {
    "average": _average,
    "corrcoef": _corrcoef,
    "cov": _cov,
    "cumprod": _running("cumprod"),
    "cumsum": _running("cumsum"),
    "cumulative_prod": _cumulative("prod", 1),
    "cumulative_sum": _cumulative("sum", 0),
    "median": _median,
    "nancumprod": _running("cumprod", 1),
    "nancumsum": _running("cumsum", 0),
    "nanmax": _nan_extremum("max", -np.inf),
    "nanmin": _nan_extremum("min", np.inf),
    "nanprod": _nanprod,
    "nanstd": _nan_spread("nanstd"),
    "nanvar": _nan_spread("nanvar"),
    "percentile": _quantiles("percentile", 100),
    "ptp": _ptp,
    "quantile": _quantiles("quantile", 1),
    "std": _spread("std"),
    "var": _spread("var"),
}
