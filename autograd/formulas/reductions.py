"""Derivatives of the reductions.

Where a slice of the input is reduced to one number, the gradient of its elements is that number's
gradient times a weight for each element; `directional` uses the same weights for the tangent.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from autograd.array.axes import count_along, normal_axes
from autograd.array.duck import as_payload, maybe_any, surely_any
from autograd.array.unbroadcast import restore
from autograd.formulas import plain
from autograd.kernels.elementwise.numbers import over_count

# Up to this size a copy is faster than the view that np.broadcast_to makes.
_SMALL = 1 << 13
_ARRAYS = (np.ndarray, np.generic)


def _keep_dims(reduced: Any, shape: tuple[int, ...], dim: Any, keepdim: bool) -> Any:
    """What was reduced from `shape`, with the reduced dimensions as 1, so that it broadcasts."""
    if keepdim or dim is None or reduced.ndim == len(shape):
        return reduced
    axes = normal_axes(dim, len(shape))
    if axes is None:
        return reduced
    return reduced.reshape(tuple(1 if i in axes else n for i, n in enumerate(shape)))


def kept(reduced: Any, dim: Any) -> Any:
    """What was reduced along `dim`, with ones in the place of the reduced dimensions."""
    return reduced if dim is None else np.expand_dims(reduced, dim)


def count(shape: tuple[int, ...], dim: Any) -> int:
    """The number of elements along `dim` in arrays of a shape; of None, of all."""
    return count_along(shape, normal_axes(dim, len(shape)))


def _sum(x: Any, dim: Any, keepdim: bool) -> Any:
    """The sum along `dim`, of which an empty list means all dimensions."""
    everything = isinstance(dim, (tuple, list)) and not dim
    return np.sum(x, axis=None if everything else dim, keepdims=keepdim)


def _contract_tangent(weights: Any, tangent: Any, dim: Any, keepdim: bool) -> Any:
    """The tangent of a real reduction whose gradient for 1 is `weights`."""
    product = tangent * weights.conj()
    if product.dtype.kind == "c":
        product = product.real
    return _sum(product, dim, keepdim)


def sum_self(grad: Any, shape: tuple[int, ...], dtype: Any, dim: Any, keepdim: bool) -> Any:
    """d/dx sum(x) = 1: the gradient is repeated.

    math: expand(g, shape) where g = grad if keepdim or dim is None else kept(grad, dim)
    """
    if grad.dtype != dtype:
        grad = restore(grad, grad.shape, dtype)
    if dim is not None and not keepdim:
        grad = _keep_dims(grad, shape, dim, keepdim)
    if not isinstance(grad, _ARRAYS):
        return grad.expand(shape)
    if math.prod(shape) <= _SMALL:
        spread = np.empty_like(grad, shape=shape)
        spread[...] = grad
        return spread
    return np.broadcast_to(grad, shape)


def mean_self(grad: Any, shape: tuple[int, ...], dtype: Any, dim: Any, keepdim: bool) -> Any:
    """d/dx mean(x) = 1 / n.

    math: expand(g / count(shape, dim), shape) where g = grad if keepdim or dim is None else
        kept(grad, dim)
    """
    n = math.prod(shape) if dim is None else count(shape, dim)
    return sum_self(over_count(grad, n or 1), shape, dtype, dim, keepdim)


def product_self(grad: Any, self: Any, result: Any, dim: Any, keepdim: bool) -> Any:
    """d/dx_i prod(x) = prod of the others: result / x_i, or where an x is 0 without dividing.

    math: g * others(self, dim).conj() where g = grad if keepdim or dim is None else kept(grad,
        dim)
    """
    shape = self.shape
    grad, result = _keep_dims(grad, shape, dim, keepdim), _keep_dims(result, shape, dim, keepdim)
    if grad.dtype != self.dtype:
        return restore(
            product_self(grad, self.astype(grad.dtype), result, dim, True), shape, self.dtype
        )
    if not maybe_any(plain(self) == 0):
        return grad * (result / self).conj()
    return grad * others(self, dim).conj()


def product_tangent(
    self_t: Any, self: Any, result: Any, dim: Any, keepdim: bool, dtype: Any
) -> Any:
    """sum of x_t_i times the product of the others.

    math: (self_t * others(self, dim)).sum(dim, keepdim)
    """
    if dtype is not None:
        self, self_t = self.astype(dtype), self_t.astype(dtype)
    divides = plain(self).all()
    rest = _keep_dims(result, self.shape, dim, keepdim) / self if divides else others(self, dim)
    return _sum(self_t * rest, dim, keepdim)


def others(x: Any, dim: Any) -> Any:
    """For each element the product of all others along `dim`, from both sides of it."""
    shape = x.shape
    if x.ndim == 0:
        return np.ones_like(x)
    axes = normal_axes(dim, x.ndim) or tuple(range(x.ndim))
    order = [axis for axis in range(x.ndim) if axis not in axes] + list(axes)
    rows = np.transpose(x, order)
    moved = rows.shape
    rows = rows.reshape((*moved[: x.ndim - len(axes)], count_along(shape, axes)))
    if rows.size == 0:
        return np.ones_like(x)
    one = np.ones_like(rows[..., :1])
    before = np.cumprod(np.concatenate([one, rows[..., :-1]], axis=-1), axis=-1)
    after = np.cumprod(np.concatenate([one, rows[..., :0:-1]], axis=-1), axis=-1)[..., ::-1]
    back = [order.index(axis) for axis in range(x.ndim)]
    return np.transpose((before * after).reshape(moved), back)


def _share_ties(self: Any, result: Any, dim: Any, keepdim: bool) -> Any:
    """1 / k where one of k elements that equal the extremum of their slice is, 0 elsewhere."""
    x = plain(self)
    value = _keep_dims(plain(result), x.shape, dim, keepdim)
    mask = x == value
    if maybe_any(np.isnan(value)):
        mask |= np.isnan(x) & np.isnan(value)
    axes = normal_axes(dim, x.ndim)
    if not isinstance(mask, (np.ndarray, np.generic)):  # it is being traced
        return mask / np.sum(mask, axis=axes, keepdims=True).astype(x.real.dtype)
    if axes is None:
        return mask * as_payload(np.divide(1, np.count_nonzero(mask))).astype(x.real.dtype)
    counts = np.count_nonzero(mask, axis=axes, keepdims=True)
    if counts.size and not maybe_any(counts > 1):
        return mask
    return mask / counts.astype(x.real.dtype)


def extremum_self(grad: Any, self: Any, result: Any, dim: Any, keepdim: bool) -> Any:
    """d/dx max(x): shared evenly among the elements that equal the maximum.

    math: g * (self == r) / (self == r).sum(dim, True) where g = grad if keepdim or dim is None
        else kept(grad, dim); r = result if keepdim or dim is None else kept(result, dim)
    """
    weights = _share_ties(self, result, dim, keepdim)
    return _keep_dims(grad, weights.shape, dim, keepdim) * weights


def extremum_tangent(self_t: Any, self: Any, result: Any, dim: Any, keepdim: bool) -> Any:
    """The mean tangent of the elements that equal the maximum.

    math: (self_t * (self == r) / (self == r).sum(dim, True)).sum(dim, keepdim) where r = result
        if keepdim or dim is None else kept(result, dim)
    """
    return _sum(self_t * _share_ties(self, result, dim, keepdim), dim, keepdim)


def _softmax(self: Any, result: Any, dim: Any, keepdim: bool) -> Any:
    """exp(x - result), with zeros where a slice has nothing but -inf."""
    result = _keep_dims(result, self.shape, dim, keepdim)
    empty = plain(result).real == -math.inf
    if maybe_any(empty):
        result = np.where(empty, 0, result)
    weights = self - result
    if isinstance(weights, np.ndarray):
        return np.exp(weights, out=weights)
    return np.exp(weights)


def log_sum_exp_self(grad: Any, self: Any, result: Any, dim: Any, keepdim: bool) -> Any:
    """d/dx log(sum(exp(x))) = exp(x - result).

    math: g * exp(self - r).conj() where g = grad if keepdim or dim is None else kept(grad, dim);
        r = result if keepdim or dim is None else kept(result, dim)
    """
    grad = _keep_dims(grad, self.shape, dim, keepdim)
    return grad * _softmax(self, result, dim, keepdim).conj()


def log_sum_exp_tangent(self_t: Any, self: Any, result: Any, dim: Any, keepdim: bool) -> Any:
    """The tangent.

    math: (self_t * exp(self - r)).sum(dim, keepdim) where r = result if keepdim or dim is None
        else kept(result, dim)
    """
    weights = _softmax(self, result, dim, keepdim)
    return _sum(self_t * weights, dim, keepdim)


def _slope_of_variance(self: Any, dim: Any, correction: Any) -> Any:
    """d/dx var(x) = 2 (x - mean(x)) / (n - correction), which counts as 0 if it is negative."""
    if self.dtype == np.float16:  # which holds neither the sum nor a large n
        return _slope_of_variance(self.astype(np.float32), dim, correction).astype(np.float16)
    n = count(self.shape, dim)
    freedom = n - (1 if correction is None else correction)
    distance = self - _sum(self, dim, True) / max(n, 1)
    return distance * (2 / freedom if freedom > 0 else math.inf)


def var_self(grad: Any, self: Any, dim: Any, correction: Any, keepdim: bool) -> Any:
    """d/dx var(x) = 2 (x - mean(x)) / (n - correction).

    math: 2 * g * (self - self.mean(dim, True)) / (count(self.shape, dim) - (1 if correction is
        None else correction)) where g = grad if keepdim or dim is None else kept(grad, dim)
    """
    return _keep_dims(grad, self.shape, dim, keepdim) * _slope_of_variance(self, dim, correction)


def var_tangent(self_t: Any, self: Any, dim: Any, correction: Any, keepdim: bool) -> Any:
    """The tangent.

    math: 2 * real(self_t * (self - self.mean(dim, True)).conj()).sum(dim, keepdim) /
        (count(self.shape, dim) - (1 if correction is None else correction))
    """
    return _contract_tangent(_slope_of_variance(self, dim, correction), self_t, dim, keepdim)


def std_self(grad: Any, self: Any, result: Any, dim: Any, correction: Any, keepdim: bool) -> Any:
    """d/dx std(x) = d/dx var(x) / (2 std(x)), and 0 where all elements are equal.

    math: where(r == 0, 0, g * (self - self.mean(dim, True)) / (r * (count(self.shape, dim) - (1
        if correction is None else correction)))) where g = grad if keepdim or dim is None else
        kept(grad, dim); r = result if keepdim or dim is None else kept(result, dim)
    """
    if surely_any(plain(result) < 1e-30):  # the quotient of the gradient alone might overflow
        grad, value = [_keep_dims(each, self.shape, dim, keepdim) for each in (grad, result)]
        slope = _half_over(_slope_of_variance(self, dim, correction), value)
        return np.where(plain(value) == 0, 0, grad) * slope  # 0, also of a gradient that is nan
    return var_self(_half_over(grad, result), self, dim, correction, keepdim)


def std_tangent(
    self_t: Any, self: Any, result: Any, dim: Any, correction: Any, keepdim: bool
) -> Any:
    """The tangent.

    math: where(result == 0, 0, real(self_t * (self - self.mean(dim, True)).conj()).sum(dim,
        keepdim) / (result * (count(self.shape, dim) - (1 if correction is None else
        correction))))
    """
    return _half_over(var_tangent(self_t, self, dim, correction, keepdim), result)


def _half_over(numerator: Any, result: Any) -> Any:
    """numerator / (2 result), and 0 where the result is 0."""
    zero = plain(result) == 0
    if maybe_any(zero):
        return np.where(zero, 0, numerator / (2 * np.where(zero, 1, result)))
    return numerator / (2 * result)


def norm_self(grad: Any, self: Any, result: Any, p: Any, dim: Any, keepdim: bool) -> Any:
    """d/dx norm(x), see `slope_of_norm`.

    math: g * slope_of_norm(self, r, p, dim) where g = grad if keepdim or dim is None else
        kept(grad, dim); r = result if keepdim or dim is None else kept(result, dim)
    """
    shape, dtype = self.shape, self.dtype
    grad, result = _keep_dims(grad, shape, dim, keepdim), _keep_dims(result, shape, dim, keepdim)
    return restore(grad * slope_of_norm(self, result, p, dim), shape, dtype)


def norm_tangent(self_t: Any, self: Any, result: Any, p: Any, dim: Any, keepdim: bool) -> Any:
    """The tangent.

    math: real(self_t * slope_of_norm(self, r, p, dim).conj()).sum(dim, keepdim) where r = result
        if keepdim or dim is None else kept(result, dim)
    """
    kept = _keep_dims(result, self.shape, dim, keepdim)
    tangent = _contract_tangent(slope_of_norm(self, kept, p, dim), self_t, dim, keepdim)
    return restore(tangent, result.shape, result.dtype)


def slope_of_norm(x: Any, result: Any, p: Any, dim: Any = None) -> Any:
    """d/dx norm(x) = sgn(x) (abs(x) / norm(x))**(p - 1), and 0 at 0; U V^H of the nuclear norm.

    math: where(result == 0, 0, 0 * x if p == 0 else movedim(linalg.svd(m, False)[0] @
        linalg.svd(m, False)[2], (-2, -1), e) if p == "nuc" else sgn(x) * (abs(x) / result) ** (q -
        1) / ((abs(x) == result).sum(dim, True) if p == inf or p == -inf else 1)) where m =
        movedim(x, e, (-2, -1)); e = (0, 1) if dim is None else dim; q = 2 if p is None or p ==
        "fro" else p
    """
    if p == "nuc":  # the singular values are U^H x V: d/dx of their sum is U V^H
        axes = normal_axes(dim, x.ndim) or (0, 1)
        U, _, Vh = np.linalg.svd(np.moveaxis(x, axes, (-2, -1)), full_matrices=False)
        return np.moveaxis(U @ Vh, (-2, -1), axes)
    p = 2.0 if p is None or p == "fro" else float(p)
    if p == 2:
        zero = plain(result) == 0
        if maybe_any(zero):  # x is a constant there, so that all derivatives at 0 are 0
            x, result = np.where(zero, 0, x), np.where(zero, 1, result)
        return x / result
    if p == 0:
        return np.zeros_like(x)
    if p == 1:
        return _sgn(x)
    if math.isinf(p):
        mask = np.abs(plain(x)) == plain(result)
        counts = np.count_nonzero(mask, axis=_reduced_axes(x.shape, result.shape), keepdims=True)
        return _sgn(x) * (mask / np.maximum(counts, 1).astype(plain(result).dtype))
    size = np.abs(x)
    if p > 2 and x.__class__ is np.ndarray and size.dtype == x.dtype == result.dtype:
        inverse = _invert_safely(result)
        if inverse is not None:
            size *= inverse
            slope = size if p == 3 else size ** (p - 2)
            slope *= x
            slope *= inverse
            return slope
    # abs(x)**(p - 1) is infinite at 0 for p < 1; there and below 2 its derivative is, too.
    zero = plain(x) == 0
    if maybe_any(zero):
        size = np.where(zero, 1, size)
        x = np.where(zero, 0, x)
    empty = plain(result) == 0
    if maybe_any(empty):  # all are 0, or for p < 0 one is: the powers of the others tend to 0
        x, result = np.where(empty, 0, x), np.where(empty, 1, result)
        size = np.where(empty, 1, size)
    return x / result * (size / result) ** (p - 2)


def _invert_safely(x: np.ndarray) -> np.ndarray | None:
    """1 / x of numbers that are all positive and finite, unless that overflows."""
    low = np.finfo(x.dtype).tiny
    if x.size and x.min() > low and x.max() < 1 / low:
        return as_payload(1 / x)
    return None


def _reduced_axes(shape: tuple[int, ...], kept: tuple[int, ...]) -> tuple[int, ...]:
    """The axes along which `kept`, broadcast, is 1 where `shape` may not be."""
    lead = len(shape) - len(kept)
    return tuple(i for i in range(len(shape)) if i < lead or kept[i - lead] == 1)


def _sgn(x: Any) -> Any:
    return np.sign(x) if isinstance(x, np.ndarray) else x.sgn()
