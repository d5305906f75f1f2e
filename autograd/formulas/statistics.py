"""Derivatives of running extrema, quantiles, differences, covariances and norms held down.

A running log-sum-exp y has dy_k / dx_i = exp(x_i - y_k) for i <= k. Both its derivatives are sums
over k or i that a recurrence with the factors exp(y_i - y_{i+1}) gives, whose real parts never
grow: nothing overflows, and nothing is divided.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from autograd.array.axes import axis_last, check_axis, from_end, part_along
from autograd.array.duck import maybe_any
from autograd.array.finite_differences import gradient_weights, spacings
from autograd.array.unbroadcast import restore
from autograd.formulas import beside, plain, zeros
from autograd.formulas.reductions import slope_of_norm, sum_self
from autograd.formulas.sorting import recurrence
from autograd.kernels.reduce.reductions import norm
from autograd.kernels.reduce.statistics import difference_backward, renorm_axes


def nan_sum_self(grad: Any, self: Any, dim: Any, keepdim: bool) -> Any:
    """d/dx of the sum of numbers: 1, and 0 where x is nan.

    math: where(isnan(self), 0, g) where g = grad if keepdim or dim is None else kept(grad, dim)
    """
    spread = sum_self(grad, self.shape, self.dtype, dim, keepdim)
    missing = np.isnan(plain(self))
    return np.where(missing, 0, spread) if maybe_any(missing) else spread


def running_extremum_self(grad: Any, indices: Any, dim: int) -> Any:
    """Each gradient goes to the element that was the extremum there.

    math: scatter_add(zeros_like(grad), dim, indices, grad)
    """
    if grad.ndim == 0:
        return grad
    axis = check_axis(dim, grad.ndim)
    places = plain(indices)
    if not isinstance(grad, np.ndarray):
        return zeros(grad, grad.shape).scatter_add(axis, places, grad)
    # An extremum holds for a run of places, the first of which is its own.
    moved = np.ascontiguousarray(axis_last(grad, axis), like=grad)
    numbers = np.arange(moved.shape[-1], like=places)
    starts = np.flatnonzero(axis_last(places, axis) == numbers)
    out = np.zeros_like(moved)
    if starts.size:
        wide = np.float64 if grad.dtype.kind == "f" else grad.dtype
        out.reshape(-1)[starts] = np.add.reduceat(moved.reshape(-1), starts, dtype=wide)
    return axis_last(out, axis)


def _exp_of_difference(a: Any, b: Any) -> Any:
    """exp(a - b), and 0 where both are -inf."""
    empty = np.isneginf(plain(a).real)
    if empty.any():
        return np.where(empty, 0, np.exp(np.where(empty, 0, a) - np.where(empty, 0, b)))
    return np.exp(a - b)


def _log_parts(self: Any, result: Any, axis: int) -> tuple[Any, Any]:
    """exp(x_i - y_i), and exp(y_i - y_{i+1}) for all but the last."""
    x, y = axis_last(self, axis), axis_last(result, axis)
    return _exp_of_difference(x, y), _exp_of_difference(y[..., :-1], y[..., 1:])


def log_sums_self(grad: Any, self: Any, result: Any, dim: int) -> Any:
    """d/dx_i = exp(x_i - y_i) s_i with s_i = grad_i + exp(y_i - y_{i+1}) s_{i+1}.

    math: exp(self).conj() * (grad * exp(-result).conj()).flip(dim).cumsum(dim).flip(dim)
    """
    if grad.ndim == 0 or grad.size == 0:
        return grad
    axis = check_axis(dim, grad.ndim)
    weights, factors = _log_parts(self, result, axis)
    end = grad.ndim - 1
    one = np.ones_like(weights[..., :1])
    terms = from_end(axis_last(grad, axis), end)
    factors = np.concatenate([one, from_end(factors.conj(), end)], axis=-1)
    return axis_last(weights.conj() * from_end(recurrence(factors, terms), end), axis)


def log_sums_tangent(self_t: Any, self: Any, result: Any, dim: int) -> Any:
    """y_t_i = exp(x_i - y_i) x_t_i + exp(y_{i-1} - y_i) y_t_{i-1}.

    math: exp(-result) * (exp(self) * self_t).cumsum(dim)
    """
    if self_t.ndim == 0 or self_t.size == 0:
        return self_t
    axis = check_axis(dim, self_t.ndim)
    weights, factors = _log_parts(self, result, axis)
    factors = np.concatenate([np.ones_like(weights[..., :1]), factors], axis=-1)
    return axis_last(recurrence(factors, weights * axis_last(self_t, axis)), axis)


def quantile_self(
    grad: Any, grad_low: Any, grad_high: Any, shape: tuple[int, ...], weight: Any,
    below: Any, above: Any,
) -> Any:  # fmt: skip
    """The gradient goes to both neighbours, by the weights with which they are mixed."""
    size, n = math.prod(shape), shape[-1]
    starts = beside(below, (np.arange(size // n) * n).reshape(shape[:-1]))
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
    low_t, high_t = _take_last(self_t, below), _take_last(self_t, above)
    weight_t = q_t.reshape((*q_t.shape, *(1,) * (steps.ndim - q_t.ndim))) * steps
    values_t = low_t + weight * (high_t - low_t) + weight_t * (high - low)
    return values_t, low_t, high_t, weight_t, None, None, None


def _take_last(x: Any, places: Any) -> Any:
    """The elements at `places` of the last dimension, which may have dimensions before it."""
    shape = plain(places).shape
    n = x.shape[-1]
    starts = (np.arange(math.prod(x.shape) // n) * n).reshape(x.shape[:-1])
    return x.reshape((-1,))[(starts + plain(places)).reshape(-1)].reshape(shape)


def differences_part(grad: Any, shape: tuple[int, ...], n: int, dim: int, start: int) -> Any:
    """The adjoint of n-th differences, of which the part that starts at `start` has `shape`. For
    ``n=0`` only the input has a part, which starts at 0."""
    axis = check_axis(dim, grad.ndim)
    if n == 0 and start == 0:
        return grad
    if n == 0 or grad.shape[axis] == 0:
        return zeros(grad, shape)
    for _ in range(n):
        if isinstance(grad, np.ndarray):
            grad = difference_backward(grad, axis)
            continue
        edge = np.zeros_like(part_along(grad, axis, 0, 1))
        padded = np.concatenate([edge, grad, edge], axis=axis)
        grad = part_along(padded, axis, 0, -1) - part_along(padded, axis, 1)
    return part_along(grad, axis, start, start + shape[axis])


def differences_tangent(
    self_t: Any, prepend_t: Any, append_t: Any, prepend: Any, append: Any, n: int, dim: int
) -> Any:
    """The differences of the tangents, which are 0 at an end that has none.

    math: self_t.diff(n, dim, prepend_t, append_t)
    """
    if prepend is not None and prepend_t is None:
        prepend_t = np.zeros_like(prepend)
    if append is not None and append_t is None:
        append_t = np.zeros_like(append)
    return self_t.diff(n, dim, prepend_t, append_t)


def gradients_self(
    grads: Any, shape: tuple[int, ...], dtype: Any, spacing: Any, dim: Any, edge_order: int
) -> Any:
    """The adjoints of the stencils, added over the dimensions."""
    axes, steps = spacings(shape, spacing, dim, edge_order)
    found: Any = None
    for number, (axis, step) in enumerate(zip(axes, steps, strict=True)):
        if number in grads:
            part = _stencil_adjoint(grads[number], axis, step, edge_order)
            found = part if found is None else found + part
    return restore(found, shape, dtype)


def _stencil_adjoint(grad: Any, axis: int, step: Any, edge_order: int) -> Any:
    g = axis_last(grad, axis)
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
    return axis_last(total, axis)


def _center(self: Any) -> Any:
    x = self.reshape((1, -1)) if self.ndim < 2 else self
    return x - np.sum(x, axis=1, keepdims=True) / max(x.shape[1], 1)


def _add_adjoint(grad: Any) -> Any:
    """grad + its conjugate transpose, as a matrix."""
    matrix = grad.reshape((1, 1)) if grad.ndim == 0 else grad
    return matrix + np.swapaxes(matrix, 0, 1).conj()


def covariance_self(grad: Any, self: Any, correction: Any) -> Any:
    """C = d d^H / f of the centred rows d: (grad + grad^H) d / f.

    The mean, too, depends on x, but this has no mean along the rows.

    math: ((g + mH(g)) @ d / (d.shape[1] - correction)).reshape(self.shape) where g =
        grad.reshape((-1, d.shape[0])); d = x - x.mean(1, True); x = self.reshape((1, -1)) if
        self.ndim < 2 else self
    """
    d = _center(self)
    freedom = max(d.shape[1] - correction, 0)
    slope = np.matmul(_add_adjoint(grad), d) * (1 / freedom if freedom else np.inf)
    return slope.reshape(self.shape)


def correlation_self(grad: Any, self: Any) -> Any:
    """R = z z^H of the rows z = d / norm(d): the part of P = (grad + grad^H) z across each row.

    That is (P - z Re <z, P>) / norm(d).

    math: ((p - z * real(z.conj() * p).sum(1, True)) / n).reshape(self.shape) where p = (g +
        mH(g)) @ z; g = grad.reshape((-1, d.shape[0])); z = d / n; n = sqrt(real(d *
        d.conj()).sum(1, True)); d = x - x.mean(1, True); x = self.reshape((1, -1)) if self.ndim <
        2 else self
    """
    d = _center(self)
    squares = np.sum((d * d.conj()).real, axis=1, keepdims=True)
    norm = np.sqrt(squares)
    z = d / norm
    pull = np.matmul(_add_adjoint(grad), z)
    along = np.sum((z.conj() * pull).real, axis=1, keepdims=True)
    return ((pull - z * along) / norm).reshape(self.shape)


def scaled_to_norm_self(grad: Any, self: Any, p: float, dim: int, maxnorm: float) -> Any:
    """y = x m / (norm + e) where the norm is above m, which the norm's own slope follows.

    math: (g * where(s > maxnorm, f, 1) + norm_self(real(g * x.conj()).sum(1, True) * where(s >
        maxnorm, -f / (s + 1e-07), 0), x, s, p, 1, True)).reshape(self.transpose(0,
        dim).shape).transpose(0, dim) where f = maxnorm / (s + 1e-07); s = x.norm(p, 1, True); x =
        self.transpose(0, dim).reshape((self.shape[dim], -1)); g = grad.transpose(0,
        dim).reshape((self.shape[dim], -1))
    """
    size, scale, slope = _norm_scale(self, p, dim, maxnorm)
    axes = renorm_axes(self.shape, p, dim, maxnorm)
    along = np.sum((grad * self.conj()).real, axis=axes, keepdims=True)
    return grad * scale + along * slope * slope_of_norm(self, size, p)


def _norm_scale(self: Any, p: float, dim: int, maxnorm: float) -> tuple[Any, Any, Any]:
    """The norms of the slices, the factors that follow, and their derivatives by the norms."""
    axes = renorm_axes(self.shape, p, dim, maxnorm)
    if isinstance(self, np.ndarray):
        size: Any = norm(self, p, axes, True, None)
    else:
        size = self.norm(p, axes, True)
    above = plain(size) > maxnorm
    factor = maxnorm / (size + 1e-7)
    return size, np.where(above, factor, 1), np.where(above, -factor / (size + 1e-7), 0)
