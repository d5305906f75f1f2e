"""Derivatives of running extrema, quantiles, differences, covariances and norms held down.

A running log-sum-exp y has dy_k / dx_i = exp(x_i - y_k) for i <= k. Both its derivatives are sums
over k or i that a recurrence with the factors exp(y_i - y_{i+1}) gives, whose real parts never
grow: nothing overflows, and nothing is divided.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from autograd.axes import check_axis, normal_axes
from autograd.creation import as_tensor
from autograd.formulas import plain, surely, zeros
from autograd.formulas.copies import own
from autograd.formulas.reductions import _slope_of_norm, sum_self
from autograd.formulas.sorting import _from_end, _last, _recurrence
from autograd.kernels.reductions import power_norm
from autograd.kernels.statistics import difference_backward, renorm_axes
from autograd.restore import restore
from autograd.stencils import gradient_weights, spacings

__all__ = [
    "correlation_self", "covariance", "covariance_self", "cumulative_trapezoid",
    "differences_part", "differences_tangent", "gradients_self", "log_sums_self",
    "log_sums_tangent", "mean_dtype", "nan_sum_self", "nan_sum_tangent",
    "quantile", "quantile_q", "quantile_self", "quantile_tangents",
    "running_extremum_self", "scaled_to_norm_self", "slopes", "trapezoid",
]  # fmt: skip


def mean_dtype(own: np.dtype[Any], dtype: Any) -> Any:
    """The dtype in which values are counted for their mean: that of the mean."""
    if dtype is not None:
        return dtype
    return own if own.kind in "fc" else np.dtype(np.float64)


def nan_sum_self(grad: Any, self: Any, dim: Any, keepdim: bool) -> Any:
    """d/dx of the sum of numbers: 1, and 0 where x is nan."""
    spread = sum_self(grad, self.shape, self.dtype, dim, keepdim)
    missing = np.isnan(plain(self))
    return np.where(missing, 0, spread) if missing.any() else spread


def nan_sum_tangent(self_t: Any, self: Any, dim: Any, keepdim: bool, dtype: Any) -> Any:
    tangent = np.where(np.isnan(plain(self)), 0, self_t)
    if dtype is not None:
        tangent = tangent.astype(dtype)
    return np.sum(tangent, axis=normal_axes(dim, tangent.ndim), keepdims=keepdim)


# ---- scans ---------------------------------------------------------------------------------------


def running_extremum_self(grad: Any, indices: Any, dim: int) -> Any:
    """Each gradient goes to the element that was the extremum there."""
    if grad.ndim == 0:
        return grad
    axis = check_axis(dim, grad.ndim)
    places = plain(indices)
    if not isinstance(grad, np.ndarray):
        return zeros(grad, grad.shape).scatter_add(axis, places, grad)
    # An extremum holds for a run of places, the first of which is its own.
    moved = np.ascontiguousarray(_last(grad, axis))
    starts = np.flatnonzero(_last(places, axis) == np.arange(moved.shape[-1]))
    out = np.zeros_like(moved)
    if starts.size:
        wide = np.float64 if grad.dtype.kind == "f" else grad.dtype
        out.reshape(-1)[starts] = np.add.reduceat(moved.reshape(-1), starts, dtype=wide)
    return _last(out, axis)


def _difference(a: Any, b: Any) -> Any:
    """exp(a - b), and 0 where both are -inf."""
    empty = np.isneginf(plain(a).real)
    if empty.any():
        return np.where(empty, 0, np.exp(np.where(empty, 0, a) - np.where(empty, 0, b)))
    return np.exp(a - b)


def _log_parts(self: Any, result: Any, axis: int) -> tuple[Any, Any]:
    """exp(x_i - y_i), and exp(y_i - y_{i+1}) for all but the last."""
    x, y = _last(self, axis), _last(result, axis)
    return _difference(x, y), _difference(y[..., :-1], y[..., 1:])


def log_sums_self(grad: Any, self: Any, result: Any, dim: int) -> Any:
    """d/dx_i = exp(x_i - y_i) s_i with s_i = grad_i + exp(y_i - y_{i+1}) s_{i+1}."""
    if grad.ndim == 0 or grad.size == 0:
        return grad
    axis = check_axis(dim, grad.ndim)
    weights, factors = _log_parts(self, result, axis)
    end = grad.ndim - 1
    one = np.ones_like(weights[..., :1])
    terms = _from_end(_last(grad, axis), end)
    factors = np.concatenate([one, _from_end(factors.conj(), end)], axis=-1)
    return _last(weights.conj() * _from_end(_recurrence(factors, terms), end), axis)


def log_sums_tangent(self_t: Any, self: Any, result: Any, dim: int) -> Any:
    """y_t_i = exp(x_i - y_i) x_t_i + exp(y_{i-1} - y_i) y_t_{i-1}."""
    if self_t.ndim == 0 or self_t.size == 0:
        return self_t
    axis = check_axis(dim, self_t.ndim)
    weights, factors = _log_parts(self, result, axis)
    factors = np.concatenate([np.ones_like(weights[..., :1]), factors], axis=-1)
    return _last(_recurrence(factors, weights * _last(self_t, axis)), axis)


# ---- quantiles -----------------------------------------------------------------------------------


def quantile(x: Any, q: Any, dim: Any, keepdim: bool, interpolation: str, ignore_nan: bool) -> Any:
    """The quantiles of the Tensor `x` along `dim` (None: of all), `q` being in front."""
    import generated.functions as functions

    x = as_tensor(x)
    q = as_tensor(np.asarray(q, x.dtype) if isinstance(q, int | float) else q)
    if dim is None or x.ndim == 0:
        rows, kept = x.reshape(-1), (1,) * x.ndim
        check_axis(0 if dim is None else dim, x.ndim)
    else:
        axis = check_axis(dim, x.ndim)
        rows = x.movedim(axis, -1)
        kept = (*x.shape[:axis], 1, *x.shape[axis + 1 :])
    result = functions.quantile_between(rows, q, interpolation, ignore_nan)[0]
    return result.reshape((*q.shape, *kept)) if keepdim else result


def quantile_self(
    grad: Any, grad_low: Any, grad_high: Any, shape: tuple[int, ...], weight: Any,
    below: Any, above: Any,
) -> Any:  # fmt: skip
    """The gradient goes to both neighbours, by the weights with which they are mixed."""
    size, n = math.prod(shape), shape[-1]
    starts = (np.arange(size // n) * n).reshape(shape[:-1])
    places = np.concatenate([(starts + plain(each)).reshape(-1) for each in (below, above)])
    share = grad * weight
    parts = [grad - share + grad_low, share + grad_high]
    shares = np.concatenate([part.reshape((-1,)) for part in parts], axis=0)
    if isinstance(shares, np.ndarray):
        return np.bincount(places, shares, size).astype(grad.dtype).reshape(shape)
    return zeros(shares, (size,)).scatter_add(0, places, shares).reshape(shape)


def quantile_q(grad: Any, grad_weight: Any, low: Any, high: Any, steps: Any, leading: int) -> Any:
    """The slope between both neighbours, as many times their difference as there are steps.

    leading: how many dimensions `q` has.
    """
    slope = (grad * (high - low) + grad_weight) * steps
    return np.sum(slope, axis=tuple(range(leading, slope.ndim)))


def quantile_tangents(
    self_t: Any, q_t: Any, low: Any, high: Any, weight: Any, below: Any, above: Any, steps: Any
) -> tuple[Any, ...]:
    """The tangents of the quantiles, of both neighbours, and of how far along they lie."""
    low_t, high_t = _picked(self_t, below), _picked(self_t, above)
    weight_t = q_t.reshape((*q_t.shape, *(1,) * (steps.ndim - q_t.ndim))) * steps
    values_t = low_t + weight * (high_t - low_t) + weight_t * (high - low)
    return values_t, low_t, high_t, weight_t, None, None, None


def _picked(x: Any, places: Any) -> Any:
    """The elements at `places` of the last dimension, which may have dimensions before it."""
    shape = plain(places).shape
    n = x.shape[-1]
    starts = (np.arange(math.prod(x.shape) // n) * n).reshape(x.shape[:-1])
    return x.reshape((-1,))[(starts + plain(places)).reshape(-1)].reshape(shape)


# ---- differences ---------------------------------------------------------------------------------


def differences_part(grad: Any, shape: tuple[int, ...], n: int, dim: int, start: int) -> Any:
    """The adjoint of n-th differences, of which the part that starts at `start` has `shape`."""
    axis = check_axis(dim, grad.ndim)
    if grad.shape[axis] == 0:
        return zeros(grad, shape)
    for _ in range(n):
        if isinstance(grad, np.ndarray):
            grad = difference_backward(grad, axis)
            continue
        edge = np.zeros_like(grad[(slice(None),) * axis + (slice(0, 1),)])
        padded = np.concatenate([edge, grad, edge], axis=axis)
        grad = _slice(padded, axis, 0, -1) - _slice(padded, axis, 1, None)
    return _slice(grad, axis, start, start + shape[axis])


def differences_tangent(
    self_t: Any, prepend_t: Any, append_t: Any, prepend: Any, append: Any, n: int, dim: int
) -> Any:
    """The differences of the tangents, which are 0 at an end that has none."""
    if prepend is not None and prepend_t is None:
        prepend_t = np.zeros_like(prepend)
    if append is not None and append_t is None:
        append_t = np.zeros_like(append)
    return self_t.diff(n, dim, prepend_t, append_t)


def _slice(x: Any, axis: int, start: Any, stop: Any) -> Any:
    return x[(slice(None),) * axis + (slice(start, stop),)]


def gradients_self(
    grads: Any, shape: tuple[int, ...], dtype: Any, spacing: Any, dim: Any, edge_order: int
) -> Any:
    """The adjoints of the stencils, added over the dimensions."""
    axes, steps = spacings(shape, spacing, dim, edge_order)
    found: Any = None
    for number, (axis, step) in enumerate(zip(axes, steps, strict=True)):
        if number in grads:
            part = _slope_self(grads[number], axis, step, edge_order)
            found = part if found is None else found + part
    return restore(found, shape, dtype)


def _slope_self(grad: Any, axis: int, step: Any, edge_order: int) -> Any:
    g = _last(grad, axis)
    n = g.shape[-1]
    before, here, after, first, last = gradient_weights(g.dtype, n, step, edge_order)
    inner = g[..., 1:-1]
    edge = np.zeros_like(g[..., :1])
    rest = np.zeros_like(g[..., : n - len(first)])
    parts = [
        [inner * before, edge, edge],
        [edge, inner * here, edge],
        [edge, edge, inner * after],
        [g[..., :1] * first, rest],
        [rest, g[..., -1:] * last],
    ]
    total: Any = 0
    for part in parts:
        total = total + np.concatenate(part, axis=-1)
    return _last(total, axis)


def slopes(x: Any, spacing: Any, dim: Any, edge_order: int) -> list[Any]:
    """The slopes of `x` along each dimension at the coordinates `spacing`, a vector for each.

    With the slopes p, q of two neighbouring intervals of the lengths a, b, that of the parabola
    through their ends is (b p + a q) / (a + b) between them, and p + a (p - q) / (a + b) before.
    """
    import generated.functions as functions

    ops: Any = functions  # with the overloads, which stubs do not name
    if not any(hasattr(points, "requires_grad") for points in spacing):  # arrays and numbers
        return ops.gradient_default(x, spacing=spacing, dim=dim, edge_order=edge_order)
    x = _floating(x)
    kind = np.zeros((), x.dtype).real.dtype
    coordinates = [as_tensor(points) for points in spacing]
    distances = [1 if points.ndim else points for points in coordinates]
    axes, _ = spacings(x.shape, distances, dim, edge_order)
    found = []
    for axis, points in zip(axes, coordinates, strict=True):
        if points.dtype.kind == "c":
            raise NotImplementedError('"gradient" not implemented for complex spacing')
        n = x.shape[axis]
        if points.ndim > 1 or (points.ndim and len(points) != n):
            raise RuntimeError(
                "gradient expected each spacing tensor to be 1-dimensional and of the length "
                f"{n} of its dimension, but got shape {points.shape}"
            )
        points = points.to(kind)
        h = points.diff() if points.ndim else points.expand((n - 1,))
        slope = x.movedim(axis, -1).diff() / h
        a, b, p, q = h[:-1], h[1:], slope[..., :-1], slope[..., 1:]
        inner, first, last = (b * p + a * q) / (a + b), slope[..., :1], slope[..., -1:]
        if edge_order == 2:
            first = first + ((p - q) * a / (a + b))[..., :1]
            last = last + ((q - p) * b / (a + b))[..., -1:]
        parts = [part.movedim(-1, axis) for part in (first, inner, last)]
        found.append(ops.cat(parts, axis))
    return found


def trapezoid(y: Any, x: Any, dx: Any, dim: int) -> Any:
    """The integral of the Tensor `y` along `dim` by the trapezoidal rule."""
    y = _floating(y)
    axis = check_axis(dim, y.ndim)
    if y.shape[axis] == 0:
        return y.sum(axis)
    if x is not None:
        return (_pairs(y, axis) * _widths(y, x, axis)).sum(axis) * 0.5
    return (y.sum(axis) - (y.select(axis, 0) + y.select(axis, -1)) * 0.5) * dx


def cumulative_trapezoid(y: Any, x: Any, dx: Any, dim: int) -> Any:
    """The integrals from the first point to each of the others."""
    y = _floating(y)
    axis = check_axis(dim, y.ndim)
    if x is None:
        return _pairs(y, axis).cumsum(axis) * (0.5 * dx)
    return (_pairs(y, axis) * _widths(y, x, axis)).cumsum(axis) * 0.5


def _floating(x: Any) -> Any:
    """The Tensor x, integers as float64: their sums and differences may wrap."""
    x = as_tensor(x)
    return x if x.dtype.kind in "fc" else x.to(np.float64)


def _pairs(y: Any, axis: int) -> Any:
    return _slice(y, axis, 1, None) + _slice(y, axis, None, -1)


def _widths(y: Any, x: Any, axis: int) -> Any:
    """The distances of the points `x`, so that they broadcast against pairs of `y`."""
    x = _floating(x)
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


# ---- covariances, norms --------------------------------------------------------------------------


def _centred(self: Any) -> Any:
    x = self.reshape((1, -1)) if self.ndim < 2 else self
    return x - np.sum(x, axis=1, keepdims=True) / max(x.shape[1], 1)


def _square(grad: Any) -> Any:
    """grad + its conjugate transpose, as a matrix."""
    matrix = grad.reshape((1, 1)) if grad.ndim == 0 else grad
    return matrix + np.swapaxes(matrix, 0, 1).conj()


def covariance_self(grad: Any, self: Any, correction: Any) -> Any:
    """C = d d^H / f of the centred rows d: (grad + grad^H) d / f.

    The mean, too, depends on x, but this has no mean along the rows.
    """
    d = _centred(self)
    freedom = max(d.shape[1] - correction, 0)
    slope = np.matmul(_square(grad), d) * (1 / freedom if freedom else np.inf)
    return slope.reshape(self.shape)


def correlation_self(grad: Any, self: Any) -> Any:
    """R = z z^H of the rows z = d / norm(d): the part of P = (grad + grad^H) z across each row.

    That is (P - z Re <z, P>) / norm(d).
    """
    d = _centred(self)
    squares = np.sum((d * d.conj()).real, axis=1, keepdims=True)
    norm = np.sqrt(squares)
    z = d / norm
    pull = np.matmul(_square(grad), z)
    along = np.sum((z.conj() * pull).real, axis=1, keepdims=True)
    return ((pull - z * along) / norm).reshape(self.shape)


def covariance(self: Any, correction: Any, fweights: Any, aweights: Any) -> Any:
    """The covariances of the rows of a Tensor whose columns count so often, or weigh so much."""
    import generated.functions as functions

    if fweights is None and aweights is None:
        return functions.cov_unweighted(own(self), correction)
    self = as_tensor(self)
    fweights, aweights = (None if w is None else as_tensor(w) for w in (fweights, aweights))
    x = self.reshape((1, -1)) if self.ndim < 2 else self
    for name, weights in (("fweights", fweights), ("aweights", aweights)):
        _check_weights(name, weights, x.shape[1])
    if fweights is not None:
        fweights = fweights.to(plain(x).real.dtype if x.dtype.kind in "fc" else np.float64)
    if fweights is None or aweights is None:
        weights = aweights if fweights is None else fweights
    else:
        weights = fweights * aweights
    total = weights.sum()
    if correction and aweights is not None:
        freedom = total - correction * (weights * aweights).sum() / total
    else:
        freedom = total - correction
    d = x - (x * weights).sum(1, True) / total
    freedom = functions.where(plain(freedom) > 0, freedom, 0)
    result = (d * weights) @ d.conj().transpose(0, 1) / freedom
    return result.reshape(()) if x.shape[0] == 1 else result


def _check_weights(name: str, weights: Any, n: int) -> None:
    if weights is None:
        return
    kinds, word = ("iu", "integral") if name == "fweights" else ("f", "floating point")
    if weights.dtype.kind not in kinds:
        raise RuntimeError(f"cov(): expected {name} to have {word} dtype but got {weights.dtype}")
    if weights.shape != (n,):
        raise RuntimeError(
            f"cov(): expected {name} to have one dimension and the same numel as there are "
            f"observations in the input, {n}, but got shape {weights.shape}"
        )
    if surely(plain(weights) < 0):
        raise RuntimeError(f"cov(): {name} cannot be negative")


def scaled_to_norm_self(grad: Any, self: Any, p: float, dim: int, maxnorm: float) -> Any:
    """y = x m / (norm + e) where the norm is above m, which the norm's own slope follows."""
    norm, scale, slope = _scale(self, p, dim, maxnorm)
    axes = renorm_axes(self.shape, p, dim, maxnorm)
    along = np.sum((grad * self.conj()).real, axis=axes, keepdims=True)
    return grad * scale + along * slope * _slope_of_norm(self, norm, p)


def _scale(self: Any, p: float, dim: int, maxnorm: float) -> tuple[Any, Any, Any]:
    """The norms of the slices, the factors that follow, and their derivatives by the norms."""
    axes = renorm_axes(self.shape, p, dim, maxnorm)
    if isinstance(self, np.ndarray):
        norm: Any = power_norm(self, p, axes, True, None)
    else:
        norm = self.norm(p, axes, True)
    above = plain(norm) > maxnorm
    factor = maxnorm / (norm + 1e-7)
    return norm, np.where(above, factor, 1), np.where(above, -factor / (norm + 1e-7), 0)
