"""Softmax, its logarithm and their gradients: rows in blocks that stay in the cache.

The gradients serve as tangents, too: the Jacobian of softmax is symmetric.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.array.axes import SHORT, axis_max, axis_sum, check_axis
from autograd.array.duck import as_payload
from autograd.array.memory import constant_array
from autograd.kernels.elementwise.blocks import BLOCK, share_rows
from autograd.kernels.elementwise.numbers import floating
from autograd.kernels.elementwise.pointwise import to
from autograd.kernels.elementwise.powers import base, powers
from autograd.kernels.large import in_native_loops

__all__ = ["exponentials", "log_softmax", "log_softmax_backward", "softmax", "softmax_backward"]

_MANY = 1 << 14
"""Elements from which on it pays to try without a shift."""

_FAR = 16.0
"""How far from 1 the mean of the exponentials of a row may be, of which no shift is taken."""


@in_native_loops
def softmax(x: np.ndarray, dim: int, dtype: Any = None) -> np.ndarray:
    """exp(x) / sum(exp(x)) along `dim`, without overflow."""
    return _normalize(x, dim, dtype, _softmax_rows, _softmax_along)


def _softmax_along(y: np.ndarray, axis: int) -> None:
    np.exp(y, out=y)
    y /= axis_sum(y, axis)


def _softmax_rows(y: np.ndarray, x: np.ndarray) -> None:
    y /= exponentials(y, x)[1]


def exponentials(y: np.ndarray, x: np.ndarray) -> tuple[np.ndarray | None, np.ndarray]:
    """Writes exp(x - shift) of each row to `y`; returns the shifts and the sums of y, (n, 1).

    The shifts are the largest numbers, so that nothing overflows, or None (they are 0) if no sum is
    far from 1 for each element: then no number that counts is far from 0 either.
    """
    ones = constant_array(y.shape[1], 1, y.dtype, y)
    if x.size >= _MANY:
        scale = base(y.dtype)
        with np.errstate(over="ignore", invalid="ignore"):
            if scale == 1:
                np.exp(x, out=y)
            else:
                powers(np.multiply(x, y.dtype.type(scale), out=y), scale)
            sums = np.dot(y, ones)
        if sums.min() > len(ones) / _FAR and sums.max() < len(ones) * _FAR:
            return None, sums[:, None]
    largest = np.maximum.reduce(x, axis=1, keepdims=True)
    np.subtract(x, largest, out=y)
    np.exp(y, out=y)
    return largest, np.dot(y, ones)[:, None]


@in_native_loops
def log_softmax(x: np.ndarray, dim: int, dtype: Any = None) -> np.ndarray:
    """x - log(sum(exp(x))) along `dim`, without overflow."""
    return _normalize(x, dim, dtype, _log_softmax_rows, _log_softmax_along)


def _log_softmax_along(y: np.ndarray, axis: int) -> None:
    y -= np.log(axis_sum(np.exp(y), axis))


def _log_softmax_rows(y: np.ndarray, x: np.ndarray) -> None:
    shift, sums = exponentials(np.empty_like(y), x)
    x = x if shift is None else np.subtract(x, shift, out=y)
    np.subtract(x, np.log(sums, out=sums), out=y)


@in_native_loops
def softmax_backward(grad: np.ndarray, result: np.ndarray, dim: int) -> np.ndarray:
    """y (grad - sum(y grad)), of real numbers."""
    axis = check_axis(dim, grad.ndim)
    if _are_rows(axis, grad, result):
        return _run_rows(_softmax_backward_rows, grad, result)
    if grad.ndim and axis == grad.ndim - 1:
        total = np.vecdot(grad, result)[..., None]
    else:
        total = np.sum(grad * result, axis=axis if grad.ndim else None, keepdims=True)
    product = as_payload(grad - total)
    product *= result
    return product


def _softmax_backward_rows(out: np.ndarray, grad: np.ndarray, y: np.ndarray) -> None:
    np.subtract(grad, np.vecdot(grad, y)[:, None], out=out)
    out *= y


@in_native_loops
def log_softmax_backward(grad: np.ndarray, result: np.ndarray, dim: int) -> np.ndarray:
    """grad - exp(y) sum(grad), of real numbers."""
    axis = check_axis(dim, grad.ndim)
    if _are_rows(axis, grad, result):
        return _run_rows(_log_softmax_backward_rows, grad, result)
    product = as_payload(np.exp(result))
    product *= np.sum(grad, axis=axis if grad.ndim else None, keepdims=True)
    return np.subtract(grad, product, out=product)


def _log_softmax_backward_rows(out: np.ndarray, grad: np.ndarray, y: np.ndarray) -> None:
    np.exp(y, out=out)
    out *= (grad @ np.ones(grad.shape[1], grad.dtype, like=grad))[:, None]
    np.subtract(grad, out, out=out)


def _normalize(x: np.ndarray, dim: int, dtype: Any, of_rows: Any, along: Any) -> np.ndarray:
    """What of_rows(y, x) writes for many rows `x`, along(y, axis) over y = x - max(x) else."""
    x = floating(x) if dtype is None else to(x, dtype)
    axis = check_axis(dim, x.ndim)
    if x.size == 0:
        return x.copy()
    if _are_rows(axis, x):
        return _run_rows(of_rows, x)
    y = as_payload(x - axis_max(x, axis))
    along(y, axis)
    return y


def _are_rows(axis: int, x: np.ndarray, *others: np.ndarray) -> bool:
    """Whether these are many rows along `axis` that lie one after the other."""
    return (
        x.size > BLOCK
        and axis == x.ndim - 1
        and x.shape[-1] > SHORT
        and x.dtype.char in "fd"
        and all(
            each.flags.c_contiguous and each.dtype == x.dtype and each.shape == x.shape
            for each in (x, *others)
        )
    )


def _run_rows(work: Callable[..., None], x: np.ndarray, *others: np.ndarray) -> np.ndarray:
    """What work(rows of the result, rows of x and others) writes."""
    length = x.shape[-1]
    given = [each.reshape(-1, length) for each in (x, *others)]
    out = np.empty_like(given[0])
    share_rows(lambda block: work(out[block], *[each[block] for each in given]), *out.shape)
    return out.reshape(x.shape)
