"""The stable order of many lines of numbers: NumPy sorts integers several times as fast as places.

So each number becomes an integer of the same rank, and with its place below it in 64 bits one that
no other equals. A number of 64 bits is sorted by its lower half, and then by its upper one.
"""

from __future__ import annotations

import numpy as np

from autograd.array.axes import axis_moved
from autograd.array.memory import in_order
from autograd.kernels.elementwise.blocks import share_rows
from autograd.kernels.indexing.places import picked

__all__: list[str] = []

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
