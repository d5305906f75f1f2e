"""NumPy's statistics, where the rows that serve them are PyTorch's.

NumPy's variance divides by n, its running sums flatten by default, and its median of an even
number of elements is the mean of the two in the middle.
"""

from __future__ import annotations

import math
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
    weak,
)
from autograd.numpy_api.functions.picking import sort

__all__ = [
    "allclose", "array_equal", "average", "corrcoef", "count_nonzero", "cov", "cumprod", "cumsum",
    "cumulative_prod", "cumulative_sum", "histogram", "histogram2d", "histogram_bin_edges",
    "histogramdd", "isclose", "median", "nancumprod", "nancumsum", "nanmax", "nanmedian", "nanmin",
    "nanpercentile", "nanquantile", "percentile", "ptp", "quantile", "std", "var",
]  # fmt: skip


def _make_spread(name: str) -> Callable[..., Tensor]:
    def spread(
        a: Tensor, axis: Any = None, dtype: Any = None, out: Refused = None, ddof: float = 0,
        keepdims: Any = False, *, where: Refused = None, mean: Any = None, correction: Any = None,
    ) -> Tensor:  # fmt: skip
        a, freedom = spread_operand(name, a, dtype), ddof if correction is None else correction
        if mean is not None:
            there = ops.ones_like(a, dtype=bool)
            return spread_of(name, a, there, axis, freedom, keepdims, tensor(mean))
        return getattr(ops, name)(a, axis, correction=freedom, keepdim=keepdims)

    return spread


def average(
    a: Any, axis: Any = None, weights: Any = None, returned: bool = False, *, keepdims: Any = False
) -> Any:
    a = floating(tensor(a))
    if weights is None:
        mean = a.mean(axis, keepdims)
        return (mean, ops.full_like(mean, a.numel() / mean.numel())) if returned else mean
    weights = tensor(weights)
    weights = weights.to(np.result_type(a.dtype, weights.dtype))  # which are summed as well
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


def array_equal(a1: Any, a2: Any, equal_nan: bool = False) -> bool:
    if equal_nan or not (is_sample(a1) or is_sample(a2)):
        return np.array_equal(plain(a1), plain(a2), equal_nan)
    return ops.equal(a1, a2)


def _comparison(name: str) -> Callable[..., Any]:
    """Closeness, of which the tolerances may be arrays."""

    def close(a: Any, b: Any, rtol: Any = 1e-05, atol: Any = 1e-08, equal_nan: bool = False) -> Any:
        given = (a, b, rtol, atol)
        if any(map(is_sample, given)):
            return getattr(ops, name)(tensor(a), tensor(b), rtol, atol, equal_nan)
        found = getattr(np, name)(*map(weak, given), equal_nan)
        return found if isinstance(found, bool) else tensor(found)

    return close


def count_nonzero(a: Any, axis: Any = None, *, keepdims: bool = False) -> Tensor:
    return (tensor(a) != 0).sum(axis, keepdims)


# ---- counts --------------------------------------------------------------------------------------


def histogram_bin_edges(a: Any, bins: Any = 10, range: Any = None, weights: Any = None) -> Tensor:
    """Between the least and the greatest element, or within `range`: recorded as they are."""
    a = tensor(a)
    given = bins if isinstance(bins, str) else plain(bins)
    low_high = range if range is None else tuple(map(weak, range))
    if np.ndim(given):
        return tensor(bins)
    limits = np.histogram_bin_edges(np.asarray(plain(a)), given, low_high)
    low, high = map(
        tensor, ((a.min(), a.max()) if a.numel() else (0, 1)) if range is None else range
    )
    if not is_sample(low == high) and low == high:
        low, high = low - 0.5, high + 0.5
    edges: Any = np.linspace(low, high, len(limits))
    return cast(edges, limits.dtype)


def histogram(
    a: Any, bins: Any = 10, range: Any = None, density: bool = False, weights: Any = None
) -> tuple[Any, Tensor]:
    """Counts change with the elements by steps; sums of weights, and the edges, are recorded."""
    edges, x = histogram_bin_edges(a, bins, range), np.asarray(plain(tensor(a).reshape(-1)))
    counts: Any
    counts, limits = np.histogram(
        x,
        bins if isinstance(bins, str) else np.asarray(plain(bins)),
        None if range is None else tuple(map(weak, range)),
    )
    if weights is not None:
        counts = _sums_of_weights([x], [limits], tensor(weights).reshape(-1))
    return (counts / (np.diff(edges) * counts.sum()) if density else tensor(counts)), edges


def _sums_of_weights(columns: list[Any], limits: list[Any], weights: Tensor) -> Tensor:
    """The weights of the points with these coordinates, added up in each bin."""
    pairs = list(zip(columns, limits, strict=True))
    places = [np.searchsorted(edges, x, "right") - 1 - (x == edges[-1]) for x, edges in pairs]
    there = np.logical_and.reduce([(x >= edges[0]) & (x <= edges[-1]) for x, edges in pairs])
    shape = tuple(len(edges) - 1 for edges in limits)
    flat = np.ravel_multi_index([each[there] for each in places], shape)
    zeros = weights.new_zeros((math.prod(shape),))
    return zeros.index_add(0, tensor(flat), weights[there]).reshape(shape)


def histogramdd(
    sample: Any, bins: Any = 10, range: Any = None, density: Any = None, weights: Any = None
) -> tuple[Tensor, list[Tensor]]:
    """As `histogram`. sample: (points, dimensions), or a list of coordinates."""
    points = tensor(sample)
    of_points = points.ndim == 2 and not isinstance(sample, (list, tuple))
    columns = points.unbind(1) if of_points else tensor(np.atleast_2d(points)).unbind()
    given = [bins] * len(columns) if isinstance(bins, (int, np.integer)) else list(bins)
    if len(given) != len(columns):
        raise ValueError("The dimension of bins must be equal to the dimension of the sample x.")
    ranges = [None] * len(columns) if range is None else list(range)
    edges = list(map(histogram_bin_edges, columns, given, ranges))
    values = [np.asarray(plain(x)) for x in columns]
    count: Any = np.histogramdd
    _, limits = count(values, [plain(x) for x in given], [x and plain(x) for x in ranges])
    each = tensor(np.ones(len(values[0])) if weights is None else weights).to(np.float64)
    counts = _sums_of_weights(values, limits, each)
    if density:
        counts = counts / counts.sum()
        for axis, limit in enumerate(edges):
            counts = counts / np.diff(limit).reshape((-1,) + (1,) * (len(edges) - 1 - axis))
    return counts, edges


def histogram2d(
    x: Any, y: Any, bins: Any = 10, range: Any = None, density: Any = None, weights: Any = None
) -> tuple[Tensor, Tensor, Tensor]:
    if len(x) != len(y):
        raise ValueError("x and y must have the same length.")
    both = not isinstance(bins, (int, np.integer)) and len(bins) > 2
    counts, edges = histogramdd([x, y], [bins, bins] if both else bins, range, density, weights)
    return counts, edges[0], edges[1]


# ---- the sorted elements -------------------------------------------------------------------------


def _sorted_rows(a: Tensor, axis: Any) -> tuple[Tensor, tuple[int, ...]]:
    """The elements along `axis` sorted in the last dimension; the shape with `axis` kept as 1."""
    axes = [as_int(each, a.ndim) for each in dims(axis, a.ndim)]
    kept = [each for each in range(a.ndim) if each not in axes]
    shape = tuple(1 if i in axes else n for i, n in enumerate(a.shape))
    sizes = (*(a.shape[i] for i in kept), math.prod(a.shape[i] for i in axes))
    rows = a.permute((*kept, *axes)).reshape(sizes)
    return sort(floating(rows)), shape


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
    middle = rows[..., n // 2] if n % 2 else rows[..., max(n // 2 - 1, 0) : n // 2 + 1].mean(-1)
    middle = _keep_nan(middle, rows) if n else middle
    return middle.reshape(shape) if keepdims else middle


_OFFSETS = {
    "linear": (1, 1), "hazen": (1 / 2, 1 / 2), "weibull": (0, 0), "median_unbiased": (1 / 3, 1 / 3),
    "normal_unbiased": (3 / 8, 3 / 8), "interpolated_inverted_cdf": (0, 1),
}  # fmt: skip
"""alpha and beta of methods of quantiles. Reference: Hyndman and Fan, Sample Quantiles in
Statistical Packages, The American Statistician 50 (1996)."""

_STEPS: dict[str, Callable[[Any, Any], Any]] = {
    "inverted_cdf": lambda n, q: np.ceil(n * q) - 1,
    "averaged_inverted_cdf": lambda n, q: (np.ceil(n * q) - 1 + np.floor(n * q)) / 2,
    "closest_observation": lambda n, q: np.round(n * q) - 1,
    "lower": lambda n, q: np.floor((n - 1) * q),
    "higher": lambda n, q: np.ceil((n - 1) * q),
    "midpoint": lambda n, q: (np.floor((n - 1) * q) + np.ceil((n - 1) * q)) / 2,
    "nearest": lambda n, q: np.round((n - 1) * q),
}
"""The places of quantiles among n sorted elements, of methods that change by steps."""


def _make_quantiles(name: str, unit: float) -> Callable[..., Tensor]:
    leaves_out = name.startswith("nan")

    def quantiles(
        a: Any, q: Any, axis: Any = None, out: Refused = None, overwrite_input: bool = False,
        method: str = "linear", keepdims: Any = False, *, weights: Any = None,
    ) -> Tensor:  # fmt: skip
        if method not in _OFFSETS and method not in _STEPS:
            raise ValueError(
                f"'{method}' is not a valid method. Use one of: {[*_OFFSETS, *_STEPS]}"
            )
        fractions = (q if isinstance(q, Tensor) else plain(q)) / unit
        if not is_sample(fractions) and ((plain(fractions) < 0) | (plain(fractions) > 1)).any():
            raise ValueError(f"np.{name}: q must lie between 0 and {unit:g}")
        if (a := tensor(a)).is_complex():
            raise TypeError(f"np.{name}: a must be an array of real numbers")
        rows, shape = _sorted_rows(a, axis)
        if weights is not None:
            given = {"axis": axis, "method": method, "weights": np.asarray(plain(weights))}
            values = getattr(np, name)(np.asarray(plain(a)), plain(q), keepdims=True, **given)
            found = _elements_of_values(rows, values)
            return found.reshape((*np.shape(q), *(shape if keepdims else rows.shape[:-1])))
        if leaves_out and not rows.shape[-1]:
            rows = rows.new_full((*rows.shape[:-1], 1), math.nan)
        of_elements = method in _STEPS and "mid" not in method and "averaged" not in method
        if type(q) not in (int, float) and not of_elements:
            rows = rows.to(np.result_type(rows.dtype, fractions.dtype))
        n = rows.isnan().logical_not().sum(-1) if leaves_out else rows.shape[-1]
        results = [_interpolate(rows, n, each, method) for each in fractions.reshape(-1)]
        if not leaves_out:
            results = [_keep_nan(each, rows) for each in results]
        if of_elements:
            results = [each.to(a.dtype) for each in results]
        results = [each.reshape(shape) for each in results] if keepdims else results
        return ops.stack(results).reshape((*fractions.shape, *results[0].shape))

    return quantiles


def _interpolate(rows: Tensor, n: Any, fraction: Any, method: str) -> Tensor:
    if method in _STEPS:
        place = _STEPS[method](n, fraction)
    else:
        alpha, beta = _OFFSETS[method]
        place = (n + 1 - alpha - beta) * fraction + (alpha - 1)
    place = np.clip(place, 0, np.maximum(n - 1, 0))
    low, high = _elements(rows, np.floor(place)), _elements(rows, np.ceil(place))
    share, apart = tensor(place - np.floor(place)).to(rows.dtype), high - low
    endless = np.isinf(plain(low)) & (plain(high) != -plain(low))  # whatever is added
    if is_sample(low) or endless.any():
        apart = ops.where(endless, 0.0, apart)
    return low + apart * share


def _elements_of_values(rows: Tensor, values: Any) -> Tensor:
    """The elements of the rows that have these values, each a row of its own for each place."""
    values = values.reshape((-1, *rows.shape[:-1], 1))
    places = (plain(rows) == values).argmax(-1)
    found = ops.stack([_elements(rows, each) for each in places])
    return ops.where(np.isnan(values[..., 0]), np.nan, found)


def _elements(rows: Tensor, places: Any) -> Tensor:
    places = plain(places)
    if np.ndim(places) == 0 and not is_sample(places):
        return rows[..., int(places)]
    places = tensor(places).to(np.int64).unsqueeze(-1).expand((*rows.shape[:-1], 1))
    found: Tensor = ops.gather(rows, -1, places)
    return found.squeeze(-1)


# ---- running sums and products -------------------------------------------------------------------


def _make_running(name: str, neutral: float | None = None) -> Callable[..., Tensor]:
    """cumsum and cumprod; with NaN replaced by `neutral` if there is one."""

    def running(
        a: Tensor, axis: int | None = None, dtype: Any = None, out: Refused = None
    ) -> Tensor:
        if neutral is not None:
            a = _replace_nan(a, neutral)
        if axis is None or not a.ndim:
            a, axis = a.reshape(-1), axis or 0
        return getattr(ops, name)(a, axis, dtype=dtype)

    return running


def _make_cumulative(name: str, first: int) -> Callable[..., Tensor]:
    def cumulative(
        x: Tensor, /, *, axis: int | None = None, dtype: Any = None, out: Refused = None,
        include_initial: bool = False,
    ) -> Tensor:  # fmt: skip
        x = x.reshape(-1) if x.ndim == 0 else x
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


def nanmedian(
    a: Any, axis: Any = None, out: Refused = None, overwrite_input: bool = False,
    keepdims: Any = False,
) -> Tensor:  # fmt: skip
    rows, shape = _sorted_rows(tensor(a), axis)
    if not rows.shape[-1]:
        rows = rows.new_full((*rows.shape[:-1], 1), math.nan)
    n = rows.isnan().logical_not().sum(-1)
    last = rows.shape[-1] - 1
    low, high = (_elements(rows, (k // 2).clamp(0, last)) for k in (n - 1, n))
    found = (low + high) / 2
    return found.reshape(shape) if keepdims else found


def _make_nan_extremum(name: str, worst: float) -> Callable[..., Tensor]:
    def extremum(a: Tensor, axis: Any = None, out: Refused = None, keepdims: Any = False) -> Tensor:
        result = getattr(np, name)(_replace_nan(a, worst), axis=axis, keepdims=keepdims)
        if a.dtype.kind not in "fc":
            return result
        none = a.isnan().logical_not().sum(axis, keepdims) == 0
        return ops.where(none, a.dtype.type(np.nan), result)

    return extremum


def spread_operand(name: str, a: Any, dtype: Any) -> Tensor:
    """The numbers whose spread is computed in `dtype`. Raises TypeError for a real one of complex
    numbers."""
    a = tensor(a)
    if dtype is not None and a.is_complex() and np.dtype(dtype).kind != "c":
        raise TypeError(f"np.{name}: of complex numbers dtype= must be complex; the result is real")
    return floating(cast(a, dtype))


def spread_of(
    name: str, a: Tensor, there: Tensor, axis: Any, freedom: float, keepdims: bool,
    mean: Any = None,
) -> Tensor:  # fmt: skip
    """The variance or standard deviation, by the end of `name`, of what is `there`."""
    zero = a.dtype.type(0)
    count = there.sum(axis, True)
    real = np.finfo(a.dtype).dtype
    if mean is None:
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
    fweights: Any = None, aweights: Any = None, *, dtype: Any = None,
) -> Tensor:  # fmt: skip
    rows = _variables(m, rowvar)
    if y is not None:
        rows = ops.cat([rows, _variables(y, rowvar)], 0)
    rows = rows.to(np.result_type(rows.dtype, np.float64) if dtype is None else dtype)
    freedom = (0 if bias else 1) if ddof is None else ddof
    weights = {"fweights": fweights, "aweights": aweights}
    weights = {key: value if value is None else tensor(value) for key, value in weights.items()}
    return ops.cov(rows, correction=freedom, **weights)


def _variables(m: Any, rowvar: bool) -> Tensor:
    m = tensor(m)
    if m.ndim > 2:
        raise ValueError("m has more than 2 dimensions")
    if m.ndim < 2:
        return m.reshape((1, -1))
    return m if rowvar else m.transpose(0, 1)


def corrcoef(x: Any, y: Any = None, rowvar: bool = True, *, dtype: Any = None) -> Tensor:
    covariances = cov(x, y, rowvar, dtype=dtype)
    if covariances.ndim == 0:
        return covariances / covariances
    deviations = covariances.diagonal(0, 0, 1).real.sqrt()
    return covariances / deviations.reshape((-1, 1)) / deviations


allclose = _comparison("allclose")
isclose = _comparison("isclose")
cumprod = _make_running("cumprod")
cumsum = _make_running("cumsum")
cumulative_prod = _make_cumulative("prod", 1)
cumulative_sum = _make_cumulative("sum", 0)
nancumprod = _make_running("cumprod", 1)
nancumsum = _make_running("cumsum", 0)
nanmax = _make_nan_extremum("max", -np.inf)
nanmin = _make_nan_extremum("min", np.inf)
nanpercentile = _make_quantiles("nanpercentile", 100)
nanquantile = _make_quantiles("nanquantile", 1)
percentile = _make_quantiles("percentile", 100)
quantile = _make_quantiles("quantile", 1)
std = _make_spread("std")
var = _make_spread("var")
