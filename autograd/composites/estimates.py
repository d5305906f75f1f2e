"""Quantiles, slopes, integrals and covariances, in operations."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from autograd.array.axes import check_axis, part_along
from autograd.array.duck import is_duck
from autograd.array.finite_differences import check_points, spacings
from autograd.base.ops import ops
from autograd.composites.reduced import floating
from autograd.composites.shapes import own
from autograd.core.promotion import float_dtype
from autograd.core.tensor import Tensor
from autograd.formulas import plain, surely
from autograd.methods.construction import as_tensor

_NUMBERS = (int, float, list, tuple, np.ndarray, np.generic, Tensor)


def mean_dtype(own: np.dtype[Any], dtype: Any) -> Any:
    """The dtype in which values are counted for their mean: that of the mean."""
    if dtype is not None:
        return dtype
    return own if own.kind in "fc" else float_dtype()


def quantile(x: Any, q: Any, dim: Any, keepdim: bool, interpolation: str, ignore_nan: bool) -> Any:
    """The quantiles of the Tensor `x` along `dim` (None: of all), `q` being in front."""

    x = as_tensor(x)
    if not (isinstance(q, _NUMBERS) or is_duck(q)):
        name = f"{'nan' * ignore_nan}quantile"
        text = f"must be a number or a Tensor, not {type(q).__name__}"
        raise TypeError(f"{name}(): argument 'q' {text}")
    q = as_tensor(np.asarray(q, x.dtype) if isinstance(q, (int, float)) else q)
    if dim is None or x.ndim == 0:
        rows, kept = x.reshape(-1), (1,) * x.ndim
        check_axis(0 if dim is None else dim, x.ndim)
    else:
        axis = check_axis(dim, x.ndim)
        rows = x.movedim(axis, -1)
        kept = (*x.shape[:axis], 1, *x.shape[axis + 1 :])
    result = ops._quantile_between(rows, q, interpolation, ignore_nan)[0]
    return result.reshape((*q.shape, *kept)) if keepdim else result


def gradient_tensorarray(x: Any, spacing: Any, dim: Any, edge_order: int) -> tuple[Any, ...]:
    """The slopes of `x` along each dimension at the coordinates `spacing`, a vector for each.

    With the slopes p, q of two neighbouring intervals of the lengths a, b, that of the parabola
    through their ends is (b p + a q) / (a + b) between them, and p + a (p - q) / (a + b) before.
    """
    if not any(hasattr(points, "requires_grad") for points in spacing):  # arrays and numbers
        return ops.gradient_default(x, spacing=spacing, dim=dim, edge_order=edge_order)
    x = floating(as_tensor(x))
    coordinates = [as_tensor(points) for points in spacing]
    distances = [1 if points.ndim else points for points in coordinates]
    axes, _ = spacings(x.shape, distances, dim, edge_order)
    found = []
    for axis, points in zip(axes, coordinates, strict=True):
        n = x.shape[axis]
        check_points(points, n)
        rows, widens = x.movedim(axis, -1), points.ndim and points.dtype.kind == "f"
        rows = rows.to(np.result_type(x.dtype, points.dtype)) if widens else rows
        points = points.to(np.zeros((), rows.dtype).real.dtype)
        h = points.diff() if points.ndim else points.expand((n - 1,))
        slope = rows.diff() / h
        a, b, p, q = h[:-1], h[1:], slope[..., :-1], slope[..., 1:]
        inner, first, last = (b * p + a * q) / (a + b), slope[..., :1], slope[..., -1:]
        if edge_order == 2:
            first = first + ((p - q) * a / (a + b))[..., :1]
            last = last + ((q - p) * b / (a + b))[..., -1:]
        parts = [part.movedim(-1, axis) for part in (first, inner, last)]
        found.append(ops.cat(parts, axis))
    return tuple(found)


def trapezoid(y: Any, x: Any, dx: Any, dim: int) -> Any:
    """The integral of the Tensor `y` along `dim` by the trapezoidal rule."""
    y = floating(as_tensor(y))
    axis = check_axis(dim, y.ndim)
    if y.shape[axis] == 0:
        return y.sum(axis)
    if x is not None:
        return (_add_neighbours(y, axis) * _read_widths(y, x, axis)).sum(axis) * 0.5
    return (y.sum(axis) - (y.select(axis, 0) + y.select(axis, -1)) * 0.5) * dx


def cumulative_trapezoid(y: Any, x: Any, dx: Any, dim: int) -> Any:
    """The integrals from the first point to each of the others."""
    y = floating(as_tensor(y))
    axis = check_axis(dim, y.ndim)
    if x is None:
        return _add_neighbours(y, axis).cumsum(axis) * (0.5 * dx)
    return (_add_neighbours(y, axis) * _read_widths(y, x, axis)).cumsum(axis) * 0.5


def _add_neighbours(y: Any, axis: int) -> Any:
    return part_along(y, axis, 1) + part_along(y, axis, stop=-1)


def _read_widths(y: Any, x: Any, axis: int) -> Any:
    """The distances of the points `x`, so that they broadcast against pairs of `y`."""
    x = floating(as_tensor(x))
    if x.ndim == 1:
        n = y.shape[axis]
        if len(x) != n and len(x) != 1:
            raise RuntimeError(
                f"There must be one `x` value for each sample point, but got {len(x)} for {n}"
            )
        return x.diff().reshape((-1,) + (1,) * (y.ndim - 1 - axis))
    if x.ndim < y.ndim:
        x = x.reshape((1,) * (y.ndim - x.ndim) + x.shape)
    return x.diff(dim=axis)


def cov(self: Any, correction: Any, fweights: Any, aweights: Any) -> Any:
    """The covariances of the rows of a Tensor whose columns count so often, or weigh so much."""
    if fweights is None and aweights is None:
        return ops._cov_unweighted(own(self), correction)
    self = as_tensor(self)
    fweights, aweights = (None if w is None else as_tensor(w) for w in (fweights, aweights))
    x = self.reshape((1, -1)) if self.ndim < 2 else self
    for name, weights in (("fweights", fweights), ("aweights", aweights)):
        _check_weights(name, weights, x.shape[1])
    if fweights is not None:
        fweights = fweights.to(plain(x).real.dtype if x.dtype.kind in "fc" else float_dtype())
    if fweights is None or aweights is None:
        weights = aweights if fweights is None else fweights
    else:
        weights = fweights * aweights
    total = weights.sum()
    if surely(plain(total) == 0):
        raise RuntimeError("cov(): weights sum to zero, can't be normalized")
    if correction and aweights is not None:
        freedom = total - correction * (weights * aweights).sum() / total
    else:
        freedom = total - correction
    d = x - (x * weights).sum(1, True) / total
    freedom = ops.where(plain(freedom) > 0, freedom, 0)
    result = (d * weights) @ d.conj().transpose(0, 1) / freedom
    return result.reshape(()) if x.shape[0] == 1 else result


def _check_weights(name: str, weights: Any, n: int) -> None:
    if weights is None:
        return
    kinds, word = ("iu", "integral") if name == "fweights" else ("f", "floating point")
    if weights.ndim > 1:
        raise RuntimeError(
            f"cov(): expected {name} to have one or fewer dimensions but got {name} with "
            f"{weights.ndim} dimensions"
        )
    if weights.dtype.kind not in kinds:
        raise RuntimeError(f"cov(): expected {name} to have {word} dtype but got {weights.dtype}")
    if (count := math.prod(weights.shape)) != n:
        raise RuntimeError(
            f"cov(): expected {name} to have the same numel as there are observations in the input "
            f"but got {count} != {n}"
        )
    if surely(plain(weights) < 0):
        raise RuntimeError(f"cov(): {name} cannot be negative")
