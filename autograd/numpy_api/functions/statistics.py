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
    Refused,
    as_int,
    cast,
    dims,
    floating,
    is_sample,
    plain,
    tensor,
)

__all__ = [
    "average", "corrcoef", "cov", "cumprod", "cumsum", "cumulative_prod", "cumulative_sum",
    "median", "nancumprod", "nancumsum", "nanmax", "nanmedian", "nanmin", "nanpercentile",
    "nanprod", "nanquantile", "nanstd", "nanvar",
    "percentile", "ptp", "quantile", "std", "var",
]  # fmt: skip


def _make_spread(name: str) -> Callable[..., Tensor]:
    def spread(
        a: Tensor, axis: Any = None, dtype: Any = None, out: Refused = None, ddof: float = 0,
        keepdims: Any = False, *, where: Refused = None, mean: Refused = None,
        correction: Any = None,
    ) -> Tensor:  # fmt: skip
        freedom = ddof if correction is None else correction
        return getattr(ops, name)(
            floating(cast(a, dtype)), axis, correction=freedom, keepdim=keepdims
        )

    return spread


def average(
    a: Any, axis: Any = None, weights: Any = None, returned: bool = False, *, keepdims: Any = False
) -> Any:
    a = floating(tensor(a))
    if weights is None:
        mean = a.mean(axis, keepdims)
        return (mean, ops.full_like(mean, a.numel() / mean.numel())) if returned else mean
    weights = tensor(weights)
    if weights.shape != a.shape:
        axes = [as_int(each, a.ndim) for each in dims(axis, a.ndim)]
        if axis is None or weights.shape != tuple(a.shape[each] for each in axes):
            raise ValueError("Shape of weights must be consistent with shape of a along axis")
        order = sorted(range(len(axes)), key=axes.__getitem__)
        shape = [a.shape[d] if d in axes else 1 for d in range(a.ndim)]
        weights = weights.permute(order).reshape(shape).expand(a.shape)
    scale = weights.sum(axis, keepdims)
    if not is_sample(scale) and (scale._data == 0).any():
        raise ZeroDivisionError("Weights sum to zero, can't be normalized")
    mean = (a * weights).sum(axis, keepdims) / scale
    return (mean, scale) if returned else mean


def ptp(a: Tensor, axis: Any = None, out: Refused = None, keepdims: Any = False) -> Tensor:
    return np.max(a, axis=axis, keepdims=keepdims) - np.min(a, axis=axis, keepdims=keepdims)


# ---- the sorted elements -------------------------------------------------------------------------


def _sorted_rows(a: Tensor, axis: Any) -> tuple[Tensor, tuple[int, ...]]:
    """The elements along `axis` sorted in the last dimension; the shape with `axis` kept as 1."""
    axes = [as_int(each, a.ndim) for each in dims(axis, a.ndim)]
    kept = [each for each in range(a.ndim) if each not in axes]
    shape = tuple(1 if i in axes else n for i, n in enumerate(a.shape))
    rows = a.permute((*kept, *axes)).reshape((*(a.shape[i] for i in kept), -1))
    return floating(rows).sort(-1)[0], shape


def _keep_nan(result: Tensor, rows: Tensor) -> Tensor:
    """`result`, but NaN for rows that hold one: it was sorted to their end."""
    last = rows[..., -1]
    return ops.where(last.isnan(), last, result)


def median(
    a: Any,
    axis: Any = None,
    out: Refused = None,
    overwrite_input: bool = False,
    keepdims: Any = False,
) -> Tensor:
    rows, shape = _sorted_rows(tensor(a), axis)
    n = rows.shape[-1]
    middle = rows[..., n // 2] if n % 2 else rows[..., n // 2 - 1 : n // 2 + 1].mean(-1)
    middle = _keep_nan(middle, rows)
    return middle.reshape(shape) if keepdims else middle


def _make_quantiles(name: str, unit: float) -> Callable[..., Tensor]:
    def quantiles(
        a: Any, q: Any, axis: Any = None, out: Refused = None, overwrite_input: bool = False,
        method: str = "linear", keepdims: Any = False, *, weights: Refused = None,
    ) -> Tensor:  # fmt: skip
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
        results = [_interpolate(rows, each) for each in fractions.ravel().tolist()]
        results = [each.reshape(shape) for each in results] if keepdims else results
        return ops.stack(results).reshape((*fractions.shape, *results[0].shape))

    return quantiles


def _interpolate(rows: Tensor, fraction: float) -> Tensor:
    position = fraction * (rows.shape[-1] - 1)
    low = int(position)
    share = position - low
    result = rows[..., low]
    if share:
        result = result + (rows[..., low + 1] - result) * share
    return _keep_nan(result, rows)


# ---- running sums and products -------------------------------------------------------------------


def _make_running(name: str, neutral: float | None = None) -> Callable[..., Tensor]:
    """cumsum and cumprod; with NaN replaced by `neutral` if there is one."""

    def running(
        a: Tensor, axis: int | None = None, dtype: Any = None, out: Refused = None
    ) -> Tensor:
        if neutral is not None:
            a = _replace_nan(a, neutral)
        if axis is None:
            a, axis = a.reshape(-1), 0
        return getattr(ops, name)(a, axis, dtype=dtype)

    return running


def _make_cumulative(name: str, first: int) -> Callable[..., Tensor]:
    def cumulative(
        x: Tensor, /, *, axis: int | None = None, dtype: Any = None, out: Refused = None,
        include_initial: bool = False,
    ) -> Tensor:  # fmt: skip
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


def _replace_nan(a: Tensor, value: float) -> Tensor:
    if a.dtype.kind not in "fc":
        return a
    return ops.where(a.isnan(), a.dtype.type(value), a)


def nanprod(
    a: Tensor, axis: Any = None, dtype: Any = None, out: Refused = None, keepdims: Any = False
) -> Tensor:
    return ops.prod(_replace_nan(a, 1), axis, keepdims, dtype=dtype)


def nanmedian(
    a: Any, axis: Any = None, out: Refused = None, overwrite_input: bool = False,
    keepdims: Any = False,
) -> Tensor:  # fmt: skip
    return nanquantile(a, 0.5, axis, keepdims=keepdims)


def _make_nan_quantiles(unit: float) -> Callable[..., Tensor]:
    def quantiles(
        a: Any, q: Any, axis: int | None = None, out: Refused = None,
        overwrite_input: bool = False, method: str = "linear", keepdims: Any = False, *,
        weights: Refused = None,
    ) -> Tensor:  # fmt: skip
        part = tensor(q).to(np.float64) / unit
        x = floating(tensor(a))
        return ops.nanquantile(x, part.to(x.dtype), axis, keepdims, interpolation=method)

    return quantiles


def _make_nan_extremum(name: str, worst: float) -> Callable[..., Tensor]:
    def extremum(a: Tensor, axis: Any = None, out: Refused = None, keepdims: Any = False) -> Tensor:
        result = getattr(np, name)(_replace_nan(a, worst), axis=axis, keepdims=keepdims)
        if a.dtype.kind not in "fc":
            return result
        none = a.isnan().logical_not().sum(axis, keepdims) == 0
        return ops.where(none, a.dtype.type(np.nan), result)

    return extremum


def _make_nan_spread(name: str) -> Callable[..., Tensor]:
    def spread(
        a: Tensor, axis: Any = None, dtype: Any = None, out: Refused = None, ddof: float = 0,
        keepdims: Any = False, *, correction: Any = None,
    ) -> Tensor:  # fmt: skip
        a = floating(cast(a, dtype))
        freedom = ddof if correction is None else correction
        return spread_of(name, a, a.isnan().logical_not(), axis, freedom, keepdims)

    return spread


def spread_of(
    name: str, a: Tensor, there: Tensor, axis: Any, freedom: float, keepdims: bool
) -> Tensor:
    """The variance or standard deviation, by the end of `name`, of what is `there`."""
    zero = a.dtype.type(0)
    count = there.sum(axis, True)
    real = np.finfo(a.dtype).dtype
    mean = ops.where(there, a, zero).sum(axis, True) / count.to(real)
    off = ops.where(there, a - mean, zero)
    squares = (off * off.conj()).real if a.dtype.kind == "c" else off * off
    free = (count if keepdims else there.sum(axis)) - freedom
    free = ops.where(free > 0, free.to(real), real.type(np.nan))
    variance = squares.sum(axis, keepdims) / free
    if name.endswith("var"):
        return variance
    flat = variance == 0  # where the gradient is 0, as that of std
    return ops.where(flat, variance, ops.where(flat, 1, variance).sqrt())


# ---- covariances ---------------------------------------------------------------------------------


def cov(
    m: Any, y: Any = None, rowvar: bool = True, bias: bool = False, ddof: int | None = None,
    fweights: Refused = None, aweights: Refused = None, *, dtype: Refused = None,
) -> Tensor:  # fmt: skip
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


def corrcoef(x: Any, y: Any = None, rowvar: bool = True, *, dtype: Refused = None) -> Tensor:
    covariances = cov(x, y, rowvar)
    if covariances.ndim == 0:
        return covariances / covariances
    deviations = covariances.diagonal(0, 0, 1).real.sqrt()
    return covariances / deviations.reshape((-1, 1)) / deviations


cumprod = _make_running("cumprod")
cumsum = _make_running("cumsum")
cumulative_prod = _make_cumulative("prod", 1)
cumulative_sum = _make_cumulative("sum", 0)
nancumprod = _make_running("cumprod", 1)
nancumsum = _make_running("cumsum", 0)
nanmax = _make_nan_extremum("max", -np.inf)
nanmin = _make_nan_extremum("min", np.inf)
nanpercentile = _make_nan_quantiles(100)
nanquantile = _make_nan_quantiles(1)
nanstd = _make_nan_spread("nanstd")
nanvar = _make_nan_spread("nanvar")
percentile = _make_quantiles("percentile", 100)
quantile = _make_quantiles("quantile", 1)
std = _make_spread("std")
var = _make_spread("var")
