"""Running extrema, modes, medians and quantiles, differences, and covariances."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.array.axes import axis_moved, check_axis, numbers_along, part_along, take_along
from autograd.array.duck import beside, maybe_any, outside
from autograd.array.finite_differences import gradient_weights, spacings
from autograd.array.memory import constant_array
from autograd.array.shape_errors import ShapeError
from autograd.kernels.elementwise.blocks import by_rows
from autograd.kernels.elementwise.numbers import floating
from autograd.kernels.elementwise.pointwise import logaddexp
from autograd.kernels.large import NATIVE, in_native_loops
from autograd.kernels.reduce.reductions import check_not_empty, norm, sum_
from autograd.kernels.reduce.sorting import median, median_dim

__all__ = [
    "corrcoef_of", "cov_unweighted", "difference_backward", "diff", "gradient",
    "nanmedian", "nanmedian_dim", "mode", "quantile_between", "running_extremum",
    "logcumsumexp", "renorm_axes", "renorm", "nansum",
]  # fmt: skip

_MANY = 1 << 14  # elements whose differences NumPy's buffers make slow
_RANGE = 30.0  # exp() of numbers so far apart still adds up to full precision


@in_native_loops
def nansum(x: np.ndarray, dim: Any, keepdim: bool, dtype: Any) -> np.ndarray:
    """The sum of what is not nan."""
    if x.dtype.kind in "fc":
        missing = np.isnan(x)
        if maybe_any(missing):
            x = np.where(missing, np.zeros((), x.dtype), x)
    return sum_(x, dim, keepdim, dtype)


def running_extremum(name: str, x: np.ndarray, dim: int) -> tuple[np.ndarray, np.ndarray]:
    """The largest (`name` is cummax) or smallest elements so far, and the last place of each.

    nan, and the place of the last nan, from the first nan on.
    """
    axis = check_axis(dim, x.ndim)
    if x.ndim == 0:
        return x.copy(), np.zeros((), np.int64)
    if x.size >= NATIVE.least:
        found = NATIVE.run("running_extremum", (name, x, dim))
        if found is not NotImplemented:
            return found
    ufunc = np.maximum if name == "cummax" else np.minimum
    values = ufunc.accumulate(x, axis)
    here = x == values
    if x.dtype.kind == "f":
        here |= np.isnan(x)
    places = beside(x, numbers_along(x.shape[axis], x.ndim - 1 - axis))
    return values, np.maximum.accumulate(np.where(here, places, 0), axis)


@in_native_loops
def logcumsumexp(x: np.ndarray, dim: int) -> np.ndarray:
    """The logarithms of the sums of the exponentials up to each element, without overflow."""
    axis = check_axis(dim, x.ndim)
    x = floating(x)
    if x.ndim == 0 or x.size == 0:
        return x.copy()
    highest = np.maximum.reduce(x.real, axis, keepdims=True)
    first = part_along(x.real, axis, 0, 1)
    with np.errstate(invalid="ignore"):
        close = bool((highest - first <= _RANGE).all())
    if close and np.isfinite(highest).all():
        if x.dtype.kind == "f":
            wide = x.astype(np.promote_types(x.dtype, np.float64), copy=False)
            return _running_log_sums(wide, highest, axis).astype(x.dtype, copy=False)
        return np.log(np.exp(x - highest).cumsum(axis)) + highest
    if x.dtype.kind == "f":
        return np.logaddexp.accumulate(x, axis)
    rows = axis_moved(x, axis, 0).copy()
    rows[:1][np.isneginf(rows[:1].real)] = -np.inf  # of 0, which has no angle
    width = 1
    while width < len(rows):
        # Of sums of `width` elements each, those of twice as many.
        rows[width:] = logaddexp(rows[width:], rows[:-width].copy())
        width *= 2
    return np.ascontiguousarray(axis_moved(rows, 0, axis), like=rows)


def _running_log_sums(x: np.ndarray, shift: np.ndarray, axis: int) -> np.ndarray:
    """The same from sums of exp(x - shift), as the logarithms of their ratios to the largest term
    so far: a sum far below the shift would lose the digits of its own logarithm."""
    sums = _exp_of_difference(x, shift).cumsum(axis)
    largest = np.maximum.accumulate(x, axis)
    sums *= _exp_of_difference(shift, largest)
    return np.log(sums, out=sums) + largest


def _exp_of_difference(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """exp(a - b), corrected for the rounding of the difference (D. E. Knuth's TwoSum)."""
    difference = a - b
    back = difference - a
    lost = (a - (difference - back)) - (b + back)
    value = np.exp(difference)
    value += value * lost
    return value


def mode(x: np.ndarray, dim: int, keepdim: bool) -> tuple[np.ndarray, np.ndarray]:
    """The most frequent elements along `dim`, the smallest of several, and the last place of each.

    Raises IndexError for no elements.
    """
    axis = check_axis(dim, x.ndim)
    check_not_empty("mode", x.shape, (axis,))
    if x.ndim == 0:
        return x.copy(), np.zeros((), np.int64)
    lines = axis_moved(x, axis, -1)
    rows = np.sort(lines, axis=-1)
    last = x.ndim - 1
    starts = constant_array(rows.shape, True, bool, rows)
    np.not_equal(rows[..., 1:], rows[..., :-1], out=starts[..., 1:])
    places = beside(rows, numbers_along(rows.shape[-1]))
    length = places - np.maximum.accumulate(np.where(starts, places, 0), -1)
    most = take_along(rows, length.argmax(-1, keepdims=True), last)
    indices = rows.shape[-1] - 1 - (lines == most)[..., ::-1].argmax(-1, keepdims=True)
    if x.dtype.kind == "f":
        indices[np.isnan(most)] = 0  # there is nothing else
    indices = axis_moved(indices, -1, axis)
    values = take_along(x, indices, axis)
    return (values, indices) if keepdim else (values.squeeze(axis), indices.squeeze(axis))


def nanmedian(x: np.ndarray) -> np.ndarray:
    """The median of what is not nan; nan if there is nothing else."""
    if x.dtype.kind == "f":
        x = x[~np.isnan(x)]
    return median(x)


def nanmedian_dim(x: np.ndarray, dim: int, keepdim: bool) -> tuple[np.ndarray, np.ndarray]:
    """The medians along `dim` of what is not nan, and where each stands."""
    axis = check_axis(dim, x.ndim)
    check_not_empty("nanmedian", x.shape, (axis,))
    if x.dtype.kind != "f" or x.ndim == 0 or not np.count_nonzero(np.isnan(x)):
        return median_dim(x, dim, keepdim)
    count = np.count_nonzero(~np.isnan(x), axis=axis, keepdims=True)
    order = x.argsort(axis, kind="stable")
    indices = take_along(order, np.maximum(count - 1, 0) // 2, axis)
    values = take_along(x, indices, axis)
    return (values, indices) if keepdim else (values.squeeze(axis), indices.squeeze(axis))


_ROUNDINGS: dict[str, Any] = {"lower": np.floor, "higher": np.ceil, "nearest": np.round}


def quantile_between(
    x: np.ndarray, q: np.ndarray, interpolation: str, ignore_nan: bool
) -> tuple[np.ndarray, ...]:
    """Quantiles of the last dimension of `x`; the elements they lie between, how far along, where
    these are, and the derivative of how far along by `q`.

    The quantile lies at the rank q (n - 1) (R. Hyndman and Y. Fan, "Sample quantiles in statistical
    packages", 1996, definition 7). The results have the shape of `q` before that of `x` without its
    last dimension. A line with a nan gives that nan, unless `ignore_nan`.
    """
    name = "nanquantile" if ignore_nan else "quantile"
    if x.dtype.kind != "f":
        raise RuntimeError(f"{name}() input tensor must be either float or double dtype")
    if x.size == 0:
        raise RuntimeError(f"{name}() input tensor must be non-empty")
    if q.dtype.kind == "c":
        raise RuntimeError(f"{name}() q tensor must be either float or double dtype")
    if q.ndim > 1:
        raise RuntimeError(f"{name}() q must be a scalar or 1D tensor")
    if q.size and not bool(((q >= 0) & (q <= 1)).all()):
        raise RuntimeError(f"{name}() q values must be in the range [0, 1]")
    if interpolation not in ("linear", "midpoint", *_ROUNDINGS):
        raise RuntimeError(
            f"{name}() interpolation must be one of linear, lower, higher, midpoint or nearest, "
            f"but got {interpolation}"
        )
    last = x.shape[-1] - 1
    missing = np.isnan(x)
    some = bool(missing.any())
    counts: Any = last
    if some and ignore_nan:
        counts = np.maximum(np.count_nonzero(~missing, axis=-1) - 1, 0)
    wide = q.astype(np.float64).reshape(q.shape + (1,) * (x.ndim - 1))
    ranks = np.broadcast_to(wide * counts, (*q.shape, *x.shape[:-1]))
    ranks = beside(x, ranks)
    if interpolation in _ROUNDINGS:
        ranks = _ROUNDINGS[interpolation](ranks)
    if some and not ignore_nan:
        ranks = np.where(missing.any(-1), last, ranks)
    floor = np.floor(ranks)
    weight = np.full_like(ranks, 0.5) if interpolation == "midpoint" else ranks - floor
    lower, upper = floor.astype(np.int64), np.ceil(ranks).astype(np.int64)
    order = _order_ranks(x, lower, upper)
    below, above, weight = (
        _take_ranks(order, lower),
        _take_ranks(order, upper),
        weight.astype(x.dtype),
    )
    lines = x if q.ndim == 0 else x[None]
    low = np.take_along_axis(lines, below[..., None], -1)[..., 0]
    high = np.take_along_axis(lines, above[..., None], -1)[..., 0]
    with np.errstate(invalid="ignore"):
        values = low + weight * (high - low)
    # Infinite neighbours have no difference, and at a whole rank none is needed.
    values = np.where((below == above) | (weight == 0), low, values)
    steps = np.empty_like(ranks, x.dtype)
    steps[...] = counts if interpolation == "linear" else 0
    return values, low, high, weight, below, above, steps


def _order_ranks(x: np.ndarray, lower: np.ndarray, upper: np.ndarray) -> np.ndarray:
    """Indices along the last dimension that are right at the given ranks."""
    if outside(x):
        return np.argsort(x, axis=-1)
    ranks = np.unique(np.concatenate([lower.ravel(), upper.ravel()]))
    if 0 < len(ranks) <= 4:
        return np.argpartition(x, ranks, axis=-1)
    return np.argsort(x, axis=-1, kind="stable")


def _take_ranks(order: np.ndarray, ranks: np.ndarray) -> np.ndarray:
    if ranks.ndim == order.ndim:
        order = order[None]
    return np.take_along_axis(order, ranks[..., None], -1)[..., 0]


def difference_backward(grad: np.ndarray, axis: int) -> np.ndarray:
    """The adjoint of first differences along `axis`: what comes from the left less what goes on."""
    if outside(grad):
        before, after = ([(0, 0)] * grad.ndim for _ in range(2))
        before[axis], after[axis] = (1, 0), (0, 1)
        return np.pad(grad, before) - np.pad(grad, after)
    out = np.empty(
        (*grad.shape[:axis], grad.shape[axis] + 1, *grad.shape[axis + 1 :]), grad.dtype, like=grad
    )
    np.subtract(0, part_along(grad, axis, stop=1), out=part_along(out, axis, stop=1))
    left, right = part_along(grad, axis, stop=-1), part_along(grad, axis, 1)
    np.subtract(left, right, out=part_along(out, axis, 1, -1))
    part_along(out, axis, -1)[...] = part_along(grad, axis, -1)
    return out


def joined_parts(x: Any, n: int, prepend: Any, append: Any) -> list[Any]:
    """What `diff` takes the `n`-th differences of, one after the other. Also of Tensors."""
    if x.ndim == 0:
        raise RuntimeError("diff expects input to be at least one-dimensional")
    if n < 0:
        raise RuntimeError(f"order must be non-negative but got {n}")
    parts = [each for each in (prepend, x, append) if n and each is not None]
    if any(each.ndim != x.ndim for each in parts):
        raise RuntimeError("diff expects prepend or append to be the same dimension as input")
    return parts


def diff(
    x: np.ndarray, n: int, dim: int, prepend: np.ndarray | None, append: np.ndarray | None
) -> np.ndarray:
    """The n-th differences of neighbours along `dim`, with further elements at either end, which
    for 0 are not looked at."""
    parts = joined_parts(x, n, prepend, append)
    axis = check_axis(dim, x.ndim)
    if n == 0:
        return x.copy()
    if len(parts) > 1:
        try:
            x = np.concatenate(parts, axis)
        except ValueError:
            raise ShapeError(
                "diff expects the shape of tensor to prepend or append to match that of input "
                "except in the differencing dimension"
            ) from None
    with by_rows(x.shape[-1] if x.size >= _MANY else 0):
        return np.diff(x, n=min(n, x.shape[axis]), axis=axis)


def gradient(x: np.ndarray, spacing: Any, dim: Any, edge_order: int) -> list[np.ndarray]:
    """Second-order estimates of the derivatives of `x` along each of `dim` (None: all)."""
    axes, steps = spacings(x.shape, spacing, dim, edge_order)
    x = floating(x)
    return [
        _differentiate(x, axis, step, edge_order) for axis, step in zip(axes, steps, strict=True)
    ]


def _differentiate(x: np.ndarray, axis: int, step: Any, edge_order: int) -> np.ndarray:
    before, here, after, first, last = gradient_weights(x.dtype, x.shape[axis], step, edge_order)
    rows = axis_moved(x, axis, -1)
    result = np.empty_like(rows)
    if step.ndim == 0:
        np.multiply(rows[..., 2:] - rows[..., :-2], after, out=result[..., 1:-1])
    else:
        result[..., 1:-1] = before * rows[..., :-2] + here * rows[..., 1:-1] + after * rows[..., 2:]
    result[..., 0] = (first * rows[..., : len(first)]).sum(-1)
    result[..., -1] = (last * rows[..., -len(last) :]).sum(-1)
    return axis_moved(result, -1, axis)


def renorm(x: np.ndarray, p: float, dim: int, maxnorm: float) -> np.ndarray:
    """`x` with those slices along `dim` scaled down whose p-norm is above `maxnorm`."""
    axes = renorm_axes(x.shape, p, dim, maxnorm)
    size = norm(x, p, axes, True, None)
    scale = np.where(size > maxnorm, maxnorm / (size + 1e-7), 1).astype(size.dtype)
    return x * scale


def renorm_axes(shape: Sequence[int], p: float, dim: int, maxnorm: float) -> tuple[int, ...]:
    """All axes but `dim`. Raises RuntimeError for arguments that have no meaning."""
    if not p > 0:
        raise RuntimeError("renorm: non-positive-norm not supported")
    if not maxnorm >= 0:
        raise RuntimeError(f"renorm: expected maxnorm to be >= 0 but got {maxnorm}")
    if len(shape) < 2:
        raise RuntimeError(
            f"renorm: input needs at least 2 dimensions, got {len(shape)} dimensions"
        )
    axis = check_axis(dim, len(shape))
    return tuple(i for i in range(len(shape)) if i != axis)


def cov_unweighted(x: np.ndarray, correction: Any) -> np.ndarray:
    """The covariances of the rows of `x`, over the number of columns - `correction`.

    That of one row has no dimensions.
    """
    if x.ndim > 2:
        raise RuntimeError(
            "cov(): expected input to have two or fewer dimensions but got an input with "
            f"{x.ndim} dimensions"
        )
    rows = floating(x.reshape(1, -1) if x.ndim < 2 else x)
    count = rows.shape[1]
    with np.errstate(divide="ignore", invalid="ignore"):
        distance = rows - rows.mean(1, keepdims=True) if count else rows
        freedom = np.asarray(max(count - correction, 0), rows.real.dtype)
        result = distance @ distance.conj().T / freedom
    return result.squeeze()


def corrcoef_of(x: np.ndarray) -> np.ndarray:
    """The correlations of the rows of `x`; nan for a row of equal elements."""
    product = cov_unweighted(x, 1)
    matrix = product if product.ndim else product.reshape(1, 1)
    with np.errstate(divide="ignore", invalid="ignore"):
        scale = np.sqrt(np.diagonal(matrix).real)
        matrix = matrix / scale[:, None] / scale
    if matrix.dtype.kind == "c":
        clipped = np.empty_like(matrix)
        clipped.real, clipped.imag = np.clip(matrix.real, -1, 1), np.clip(matrix.imag, -1, 1)
    else:
        clipped = np.clip(matrix, -1, 1)
    return clipped.squeeze()
