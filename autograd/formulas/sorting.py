"""Derivatives of sorting, of selecting by rank, and of running sums and products."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.array.axes import axis_last, check_axis, from_end, grid_along
from autograd.array.duck import maybe_any
from autograd.array.unbroadcast import restore
from autograd.formulas import plain, zeros
from autograd.kernels.indexing.places import placed
from autograd.kernels.reduce.scans import running_sum_from_end

_MANY = 512  # so many places are worth being put there block by block


def chosen(x: Any, indices: Any, dim: int, keepdim: bool = True) -> Any:
    """The elements of `x` at `indices`, which lack the dimension `dim` unless `keepdim`.

    math: x if x.ndim == 0 else gather(x, dim, indices) if keepdim else gather(x, dim,
        indices.unsqueeze(dim)).squeeze(dim)
    """
    if x.ndim == 0:
        return x
    axis = check_axis(dim, x.ndim)
    places = plain(indices)
    if keepdim:
        return np.take_along_axis(x, places, axis)
    return np.take_along_axis(x, np.expand_dims(places, axis), axis).reshape(places.shape)


def chosen_self(grad: Any, shape: tuple[int, ...], indices: Any, dim: int, keepdim: bool) -> Any:
    """The gradient of what `chosen` takes from an input of `shape`.

    math: grad if indices.ndim == 0 and shape == () else scatter(zeros(shape), dim, indices, grad)
        if keepdim else scatter(zeros(shape), dim, indices.unsqueeze(dim), grad.unsqueeze(dim))
    """
    if not shape:
        return grad
    if not keepdim:
        axis = check_axis(dim, len(shape))
        kept = (*grad.shape[:axis], 1, *grad.shape[axis:])
        grad, indices = grad.reshape(kept), plain(indices).reshape(kept)
    return scattered(grad, shape, indices, dim)


def scattered(grad: Any, shape: tuple[int, ...], indices: Any, dim: int) -> Any:
    """Zeros of `shape` with `grad` at `indices`, which name no place twice.

    math: scatter(zeros(shape), dim, indices, grad)
    """
    if not shape:
        return grad.reshape(())
    axis, out = check_axis(dim, len(shape)), zeros(grad, shape)
    if grad.__class__ is np.ndarray:
        if grad.size < _MANY:
            out[grid_along(shape, axis, indices)] = grad
        else:
            placed(out, axis, indices, grad)
        return out
    if isinstance(grad, np.ndarray):
        np.put_along_axis(out, indices, grad, axis)
        return out
    return out.scatter_add(axis, plain(indices), grad)


def running_sum_self(grad: Any, dtype: Any, dim: int) -> Any:
    """d/dx_i of the running sums: the sum of the gradients from i on.

    math: grad.flip(dim).cumsum(dim).flip(dim)
    """
    if grad.ndim:
        axis = check_axis(dim, grad.ndim)
        if isinstance(grad, np.ndarray):
            grad = running_sum_from_end(grad, axis)
        else:
            grad = from_end(np.cumsum(from_end(grad, axis), axis), axis)
    return restore(grad, grad.shape, dtype)


def running_product_self(grad: Any, self: Any, result: Any, dim: int) -> Any:
    """d/dx_i of the running products y: sum over k >= i of grad_k y_k / x_i.

    Where an x is 0 nothing is divided. With p_i the product of what stands before x_i and
    s_i = grad_i + x_{i+1} s_{i+1}, the gradient is p_i s_i.

    math: (grad * result.conj()).flip(dim).cumsum(dim).flip(dim) / self.conj()
    """
    if grad.ndim == 0:
        return restore(grad, (), self.dtype)
    axis = check_axis(dim, grad.ndim)
    dtype = self.dtype
    if grad.dtype != dtype:
        self = self.astype(grad.dtype)
    if not maybe_any(plain(self) == 0):
        sums = running_sum_self(grad * result.conj(), grad.dtype, axis)
        if isinstance(sums, np.ndarray):
            sums /= self.conj()
        else:
            sums = sums / self.conj()
        return restore(sums, self.shape, dtype)
    x = axis_last(self, axis).conj()
    before, factors = _shift_products(x)
    # Read from the end, s is a running sum whose terms are multiplied on the way.
    terms = from_end(axis_last(grad, axis), grad.ndim - 1)
    sums = from_end(recurrence(from_end(factors, grad.ndim - 1), terms), grad.ndim - 1)
    return restore(axis_last(before * sums, axis), self.shape, dtype)


def _shift_products(x: Any) -> tuple[Any, Any]:
    """For each element the product of those before it, and the element after it (1 at the end)."""
    one = np.ones_like(x[..., :1])
    before = np.cumprod(np.concatenate([one, x[..., :-1]], axis=-1), axis=-1)
    return before, np.concatenate([x[..., 1:], one], axis=-1)


def recurrence(factors: Any, terms: Any) -> Any:
    """s with s_i = terms_i + factors_i s_{i-1} along the last dimension, without factors_0.

    The steps are put together in pairs, pairs of pairs and so on: log2(n) operations on whole
    arrays, each of them recorded where the inputs are Tensors.
    """
    n = terms.shape[-1]
    width = 1
    while width < n:
        terms = np.concatenate(
            [terms[..., :width], terms[..., width:] + factors[..., width:] * terms[..., :-width]],
            axis=-1,
        )
        if 2 * width < n:
            factors = np.concatenate(
                [factors[..., :width], factors[..., width:] * factors[..., :-width]], axis=-1
            )
        width *= 2
    return terms


def running_product_tangent(self_t: Any, self: Any, result: Any, dim: int, dtype: Any) -> Any:
    """The tangents y_t of the running products y: y_t_i = y_{i-1} x_t_i + x_i y_t_{i-1}.

    math: result * (self_t / self).cumsum(dim)
    """
    if dtype is not None:
        self, self_t = self.astype(dtype), self_t.astype(dtype)
    if self.ndim == 0:
        return self_t
    axis = check_axis(dim, self.ndim)
    if not maybe_any(plain(self) == 0):
        return result * np.cumsum(self_t / self, axis)
    x = axis_last(self, axis)
    before, _ = _shift_products(x)
    return axis_last(recurrence(x, before * axis_last(self_t, axis)), axis)
