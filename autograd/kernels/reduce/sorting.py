"""Sorting and selecting by rank along one dimension.

nan counts as larger than every number, as in NumPy and PyTorch.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.array.axes import axis_moved, check_axis, from_end, part_along, take_along
from autograd.array.memory import in_order
from autograd.kernels.elementwise.blocks import share_rows
from autograd.kernels.indexing.places import picked
from autograd.kernels.reduce.reductions import check_not_empty

__all__ = ["arg_sorted", "median", "median_dim", "kthvalue", "sorted_along", "topk"]


def arg_sorted(x: np.ndarray, dim: int, descending: bool, stable: bool = True) -> np.ndarray:
    """The indices that sort `x`, equal elements in the order in which they stand."""
    axis = check_axis(dim, x.ndim)
    if x.ndim == 0:
        return np.zeros((), np.int64)
    if is_packable(x):
        return move_axis(order_lines(move_axis(x, axis, -1), descending), -1, axis)
    if not descending:
        return x.argsort(axis, kind="stable")
    # Sorted from the far end and read backwards, equal elements keep their order.
    backwards = from_end(x, axis).argsort(axis, kind="stable")
    return x.shape[axis] - 1 - from_end(backwards, axis)


def sorted_along(x: np.ndarray, dim: int, descending: bool) -> tuple[np.ndarray, np.ndarray]:
    """The elements in order, and where each stood."""
    axis = check_axis(dim, x.ndim)
    if is_packable(x):
        lines = move_axis(x, axis, -1)
        indices = order_lines(lines, descending)
        values = picked(lines, lines.ndim - 1, indices)
        return move_axis(values, -1, axis), move_axis(indices, -1, axis)
    indices = arg_sorted(x, axis, descending)
    return (take_along(x, indices, axis) if x.ndim else x.copy()), indices


def topk(
    x: np.ndarray, k: int, dim: int, largest: bool, sort: bool
) -> tuple[np.ndarray, np.ndarray]:
    """The `k` largest or smallest elements, and where each stands; in order if `sort`.

    Raises RuntimeError if there are not so many.
    """
    axis = check_axis(dim, x.ndim)
    n = x.shape[axis] if x.ndim else 1
    if not 0 <= k <= n:
        raise RuntimeError("selected index k out of range")
    if x.ndim == 0:
        return x.copy(), np.zeros((), np.int64)
    if (found := _few_of_many(x, k, axis, largest)) is not None:
        return found
    if k == n or k == 0:
        indices = part_along(arg_sorted(x, axis, largest), axis, 0, k)
    else:
        order = x.argpartition(n - k if largest else k - 1, axis)
        indices = part_along(order, axis, n - k if largest else 0, n if largest else k)
    values = take_along(x, indices, axis)
    if sort and 0 < k < n:
        order = arg_sorted(values, axis, largest)
        indices, values = take_along(indices, order, axis), take_along(values, order, axis)
    return values, np.ascontiguousarray(indices, like=indices)


_GROUPS = 8  # as many times more groups than elements wanted
_LONG = 512


def _few_of_many(
    x: np.ndarray, k: int, axis: int, largest: bool
) -> tuple[np.ndarray, np.ndarray] | None:
    """The `k` largest or smallest of many elements in order; None where this is not faster.

    The k-th largest of the maxima of groups is a bound that at least k elements reach; what
    reaches it is little more than k if the elements lie in no special order.
    """
    n = x.shape[axis]
    groups = max(_GROUPS * k, 32)
    if x.dtype.kind not in "iuf" or k == 0 or n < _LONG or groups * 8 > n or x.size == 0:
        return None
    rows = np.ascontiguousarray(axis_moved(x, axis, -1)).reshape(-1, n)
    whole = n // groups * groups
    ufunc: Any = np.maximum if largest else np.minimum
    best = ufunc.reduce(rows[:, :whole].reshape(len(rows), -1, groups), axis=1)
    best.partition(groups - k if largest else k - 1, axis=1)
    bound = best[:, groups - k if largest else k - 1, None]
    # A nan, which counts as the largest, would reach no bound; so every row must show its k.
    line, place = np.divmod(np.flatnonzero(rows >= bound if largest else rows <= bound), n)
    counts = np.bincount(line, minlength=len(rows))
    most = int(counts.max())
    if counts.min() < k or most * 8 > n or np.isnan(rows[:, whole:]).any():
        return None
    if np.isnan(best).any():
        return None
    starts = np.cumsum(counts) - counts
    column = np.arange(len(place)) - starts[line]
    worst = bound.min() if largest else bound.max()
    table = np.full((len(rows), most), worst, x.dtype)
    places = np.zeros((len(rows), most), np.int64)
    table[line, column], places[line, column] = rows[line, place], place
    # What fills a row stands behind its elements, so that a stable order prefers these.
    order = arg_sorted(table, 1, largest)[:, :k]
    shape = (*x.shape[:axis], *x.shape[axis + 1 :], k)
    values = take_along(table, order, 1).reshape(shape)
    indices = take_along(places, order, 1).reshape(shape)
    return (
        np.ascontiguousarray(axis_moved(values, -1, axis), like=x),
        np.ascontiguousarray(axis_moved(indices, -1, axis), like=x),
    )


def kthvalue(x: np.ndarray, k: int, dim: int, keepdim: bool) -> tuple[np.ndarray, np.ndarray]:
    """The `k`-th smallest elements, counted from 1, and where each stands.

    Raises RuntimeError if there are not so many, IndexError if there are none.
    """
    axis = check_axis(dim, x.ndim)
    n = x.shape[axis] if x.ndim else 1
    if n == 0:
        raise IndexError(f"kthvalue(): Expected reduction dim {axis} to have non-zero size.")
    if not 1 <= k <= n:
        raise RuntimeError(f"kthvalue(): selected number k out of range for dimension {axis}")
    return _at_rank(x, k - 1, axis, keepdim)


def _at_rank(x: np.ndarray, rank: int, axis: int, keepdim: bool) -> tuple[np.ndarray, np.ndarray]:
    if x.ndim == 0:
        return x.copy(), np.zeros((), np.int64)
    indices = part_along(x.argpartition(rank, axis), axis, rank, rank + 1).copy()
    values = take_along(x, indices, axis)
    return (values, indices) if keepdim else (values.squeeze(axis), indices.squeeze(axis))


def median(x: np.ndarray) -> np.ndarray:
    """The median; of an even number of elements the lower of the two in the middle.

    nan if there is one or if `x` is empty.
    """
    flat = x.reshape(-1)
    if x.dtype.kind == "f" and (x.size == 0 or np.isnan(np.maximum.reduce(flat))):
        return np.asarray(np.nan, x.dtype)
    rank = (x.size - 1) // 2
    return np.partition(flat, rank)[rank]


def median_dim(x: np.ndarray, dim: int, keepdim: bool) -> tuple[np.ndarray, np.ndarray]:
    """The medians along `dim`, the lower of two in the middle, and where each stands.

    nan, and the place of the first nan, where there is one. Raises IndexError for no elements.
    """
    axis = check_axis(dim, x.ndim)
    n = x.shape[axis] if x.ndim else 1
    check_not_empty("median", x.shape, (axis,))
    values, indices = _at_rank(x, (n - 1) // 2, axis, True)
    if x.dtype.kind == "f" and x.ndim:
        missing = np.isnan(x)
        if np.count_nonzero(missing):
            first = missing.argmax(axis, keepdims=True)
            indices = np.where(take_along(missing, first, axis), first, indices)
            values = take_along(x, indices, axis)
    if keepdim or x.ndim == 0:
        return values, indices
    return values.squeeze(axis), indices.squeeze(axis)


LEAST = 1 << 12  # elements from which on it pays
_LOW = (1 << 32) - 1
_DTYPES = frozenset(map(np.dtype, "hilqHILQefd"))  # by bytes NumPy sorts without comparisons


def is_packable(x: np.ndarray) -> bool:
    """Whether `order_lines` knows the dtype of `x`, and pays."""
    return x.__class__ is np.ndarray and x.dtype in _DTYPES and LEAST <= x.size <= _LOW


def move_axis(x: np.ndarray, source: int, target: int) -> np.ndarray:
    """np.moveaxis, in C order."""
    moved = axis_moved(x, source, target)
    return moved if moved.flags.c_contiguous else in_order(moved)


def order_lines(lines: np.ndarray, descending: bool) -> np.ndarray:
    """``argsort(kind="stable")`` of contiguous `lines`, the last dimension, with all threads."""
    rows = lines.reshape(-1, lines.shape[-1])
    places = np.arange(rows.shape[1])
    out = np.empty(rows.shape, np.int64)

    def sort(keys: np.ndarray) -> None:
        keys |= places
        keys.sort(1)
        keys &= _LOW

    def work(part: slice) -> None:
        ranks, order = _ranks(rows[part], descending), out[part]
        if ranks.itemsize < 8:
            np.left_shift(ranks, 32, out=order, dtype=np.int64)
            sort(order)
            return
        np.left_shift(ranks, 32, out=order)
        order ^= np.iinfo(np.int64).min  # the lower half has no sign
        sort(order)
        by_lower = order.copy()
        np.bitwise_and(picked(ranks, 1, by_lower), ~_LOW, out=order)
        sort(order)
        order[...] = picked(by_lower, 1, order)

    share_rows(work, *rows.shape)
    return out.reshape(lines.shape)


def _ranks(x: np.ndarray, descending: bool) -> np.ndarray:
    """Integers in the order of `x`: all nan are the largest, and both zeros equal."""
    bits = x.view(f"i{x.itemsize}")
    info = np.iinfo(bits.dtype)
    if x.dtype.kind == "u":
        bits = bits ^ info.min
    elif x.dtype.kind == "f":
        signs, sizes = bits >> (info.bits - 1), bits & info.max
        infinity = np.array(np.inf, x.dtype).view(bits.dtype)
        if sizes.max() > infinity:
            nan = sizes > infinity
            sizes[nan], signs[nan] = info.max, 0
        sizes ^= signs  # with the next line, minus the size if the sign is -1
        sizes -= signs
        bits = sizes
    return ~bits if descending else bits
