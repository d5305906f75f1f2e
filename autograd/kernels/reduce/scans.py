"""Running sums and products along one dimension, from the front or from the end.

``ufunc.accumulate`` waits for each result before it reads the next element: one line of numbers is
a chain. Here many chains run side by side. Where the lines lie side by side in memory, they are
added whole; where each line lies in one piece, it is cut into short parts that serve as lines, and
what stands before each part is known from the sums of the parts.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from autograd.array.axes import check_axis, from_end
from autograd.array.duck import outside
from autograd.kernels.large import in_native_loops

__all__ = ["cumprod", "cumsum", "running_sum_from_end"]

_WIDE = 256  # so many lines side by side are worth a call for each of their elements
_PART = 40  # elements of a part of a line
_PARTS = 8  # so many parts are worth cutting a line
_TILE = 1 << 17  # elements that are gone through at once: what the second-level cache holds


@in_native_loops
def cumsum(x: np.ndarray, dim: int, dtype: Any) -> np.ndarray:
    """The sums of the elements up to each one."""
    return _scan(np.add, x, dim, dtype)


@in_native_loops
def cumprod(x: np.ndarray, dim: int, dtype: Any) -> np.ndarray:
    """The products of the elements up to each one."""
    return _scan(np.multiply, x, dim, dtype)


@in_native_loops
def running_sum_from_end(x: np.ndarray, dim: int) -> np.ndarray:
    """The sums of the elements from each one on."""
    axis = check_axis(dim, x.ndim)
    if x.ndim == 0:
        return x.copy()
    if x.dtype == np.float16:
        return running_sum_from_end(x.astype(np.float32), dim).astype(np.float16)
    if outside(x):
        return np.flip(np.cumsum(np.flip(x, axis), axis), axis)
    result = np.empty(x.shape, x.dtype)
    _accumulate(np.add, from_end(x, axis), axis, from_end(result, axis))
    return result


def _scan(ufunc: np.ufunc, x: np.ndarray, dim: int, dtype: Any) -> np.ndarray:
    axis = check_axis(dim, x.ndim)
    if dtype is None and x.dtype.kind in "biu":
        dtype = np.uint64 if x.dtype.kind == "u" else np.int64
    if x.ndim == 0:
        return x.astype(dtype or x.dtype)
    if dtype is not None:
        x = x.astype(dtype, copy=False)
    if x.dtype == np.float16:  # which cannot tell many sums from those before them
        return _scan(ufunc, x.astype(np.float32), dim, None).astype(np.float16)
    if outside(x):
        return (np.cumsum if ufunc is np.add else np.cumprod)(x, axis)
    result = np.empty(x.shape, x.dtype)
    _accumulate(ufunc, x, axis, result)
    return result


def _accumulate(ufunc: np.ufunc, x: np.ndarray, axis: int, out: np.ndarray) -> None:
    n = x.shape[axis]
    if axis == x.ndim - 1:
        long = n >= _PARTS * _PART and x.size >= _TILE // 4
        if long and ufunc is np.add and x.dtype.char in "fd":
            _add_parts(x.reshape(-1, n), out.reshape(-1, n))
            return
    elif n and math.prod(x.shape[axis + 1 :]) >= _WIDE:
        lines, (before, *rest) = np.moveaxis(x, axis, 0), np.moveaxis(out, axis, 0)
        before[...] = lines[0]
        for line, place in zip(lines[1:], rest, strict=True):
            ufunc(before, line, place)
            before = place
        return
    ufunc.accumulate(x, axis, out=out)


def _add_parts(x: np.ndarray, out: np.ndarray) -> None:
    """Running sums of the lines of a matrix, in tiles that are laid out part beside part."""
    n = x.shape[1]
    whole = n // _PART * _PART
    columns = min(whole, _TILE // _PART * _PART)
    step = max(1, _TILE // columns)
    for top in range(0, len(x), step):
        rows = slice(top, top + step)
        before = np.full(len(x[rows]), -0.0, x.dtype)  # -0.0 + x is x, of whatever sign
        for start in range(0, whole, columns):
            tile = (rows, slice(start, min(start + columns, whole)))
            before = _add_tile(before, x[tile], out[tile])
        for column in range(whole, n):
            before = np.add(before, x[rows, column], out=out[rows, column])


def _add_tile(before: np.ndarray, x: np.ndarray, out: np.ndarray) -> np.ndarray:
    """Running sums of lines with `before` in front of each; returns the last of each."""
    shape = (len(x), -1, _PART)
    lines = x.reshape(shape).transpose(2, 0, 1).copy()  # one element of each part
    sums = np.empty(lines.shape[1:], x.dtype)  # of all that stands before each part
    sums[:, 0] = before
    with np.errstate(all="ignore"):
        np.add.reduce(lines[:, :, :-1], axis=0, out=sums[:, 1:], initial=-0.0)
    if not np.isfinite(sums).all():
        # A part may overflow where the whole does not; and beyond inf the order matters.
        out[...] = np.add.accumulate(np.concatenate([before[:, None], x], 1), axis=1)[:, 1:]
        return out[:, -1]
    np.add.accumulate(sums, axis=1, out=sums)
    for line in lines:
        sums = np.add(sums, line, out=line)
    out.reshape(shape)[...] = lines.transpose(1, 2, 0)
    return out[:, -1]
