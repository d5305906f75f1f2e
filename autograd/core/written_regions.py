"""Which parts of a block of memory have been written, and when last.

Contiguous regions are kept as disjoint intervals of addresses, of which a later write replaces
what it covers: a loop that fills an array row by row costs a binary search for each write and for
each question. Other regions (columns, slices with steps) are kept as they are, by their layout and
by where they start in its period, so that a column is not compared with all others; what is left is
compared exactly.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from math import gcd
from typing import Any
from zlib import crc32

import numpy as np

from autograd.array.memory import Shown
from autograd.array.strides import address_of

Mark = tuple[int, Any, int]
"""Stamp, code and instruction of a write; a smaller stamp is later."""

_Layout = tuple[int, tuple[int, ...], tuple[int, ...]]  # itemsize, shape, strides
_Shape = tuple[int, int, tuple[int, ...], tuple[int, ...]]  # address and layout

# np.shares_memory solves a Diophantine equation; beyond this work it gives up.
_MAX_WORK = 100_000


class Regions:
    """The writes into parts of one block of memory."""

    __slots__ = ("ends", "marks", "scattered", "starts")

    def __init__(self) -> None:
        # Disjoint intervals in ascending order: where they start and end, and who wrote them.
        self.starts: list[int] = []
        self.ends: list[int] = []
        self.marks: list[Mark] = []
        self.scattered: dict[_Layout, _Lattices] = {}

    def add(self, array: np.ndarray, mark: Mark) -> None:
        """Note a write of the elements of `array`."""
        if not array.size:
            return
        if not array.flags.forc:
            layout = (array.itemsize, array.shape, array.strides)
            lattices = self.scattered.get(layout)
            if lattices is None:
                lattices = self.scattered[layout] = _Lattices(array)
            lattices.add(address_of(array), mark)
            return
        start = address_of(array)
        end = start + array.nbytes
        first = bisect_right(self.ends, start)
        last = bisect_left(self.starts, end)
        pieces = [(start, end, mark)]
        if first < last:  # what the new interval leaves of the outermost old ones
            if self.starts[first] < start:
                pieces.insert(0, (self.starts[first], start, self.marks[first]))
            if self.ends[last - 1] > end:
                pieces.append((end, self.ends[last - 1], self.marks[last - 1]))
        self.starts[first:last] = [piece[0] for piece in pieces]
        self.ends[first:last] = [piece[1] for piece in pieces]
        self.marks[first:last] = [piece[2] for piece in pieces]

    def latest(self, array: np.ndarray, stamp: int) -> Mark | None:
        """The latest write after `stamp` that has an element in common with `array`, or None."""
        if not array.size:
            return None
        low, high = np.lib.array_utils.byte_bounds(array)
        found: Mark | None = None
        whole = array.flags.forc
        for i in range(bisect_right(self.ends, low), bisect_left(self.starts, high)):
            mark = self.marks[i]
            if mark[0] <= stamp and (found is None or mark[0] < found[0]):
                start = self.starts[i]
                if whole or _share(_bytes(start, self.ends[i] - start), array):
                    found = mark
        for layout, lattices in self.scattered.items():
            for address, mark in lattices.near(array, low, high):
                later = mark[0] <= stamp and (found is None or mark[0] < found[0])
                if later and _share(_window(address, *layout), array):
                    found = mark
        return found


class _Lattices:
    """The latest writes into regions of one layout, which differ by where they start.

    All elements of one lie at multiples of the period, the greatest common divisor of its strides,
    from its first one. So it may share memory with another only if that starts at nearly the same
    place in the period: of a matrix written column by column each column has its own place.
    """

    __slots__ = ("itemsize", "period", "places", "reach")

    def __init__(self, array: np.ndarray) -> None:
        self.itemsize = array.itemsize
        self.period = _period(array)
        low, high = np.lib.array_utils.byte_bounds(array)
        start = address_of(array)
        self.reach = low - start, high - start
        self.places: dict[int, dict[int, Mark]] = {}  # place in the period -> address -> mark

    def add(self, address: int, mark: Mark) -> None:
        self.places.setdefault(address % self.period, {})[address] = mark

    def near(self, array: np.ndarray, low: int, high: int) -> Iterator[tuple[int, Mark]]:
        """The regions that may share memory with `array`, which lies between `low` and `high`."""
        before, after = self.reach
        for place in self._places_of(array):
            for address, mark in self.places.get(place, {}).items():
                if address + before < high and address + after > low:
                    yield address, mark

    def _places_of(self, array: np.ndarray) -> Iterator[int]:
        period = self.period
        start = address_of(array)
        span = self.itemsize + array.itemsize - 1
        if _period(array) % period or span >= min(period, len(self.places)):
            return iter(self.places)
        first = start - self.itemsize + 1
        return ((first + i) % period for i in range(span))


class Exposure:
    """An array that was handed out, and what its elements were then.

    NumPy may write into it unseen; that its elements have changed is seen when somebody asks.
    """

    __slots__ = ("checksum", "key", "mark")

    def __init__(self, array: np.ndarray, mark: Mark) -> None:
        self.key: _Shape = (address_of(array), array.itemsize, array.shape, array.strides)
        self.mark = mark
        self.checksum = _checksum(array)

    def shows(self, array: np.ndarray) -> bool:
        """Whether it is the same elements as `array` with the same values."""
        key = (address_of(array), array.itemsize, array.shape, array.strides)
        return key == self.key and _checksum(array) == self.checksum

    def spoils(self, array: np.ndarray, stamp: int) -> bool:
        """Whether it was handed out after `stamp`, shares elements with `array` and has changed."""
        if self.mark[0] > stamp:
            return False
        window = _window(*self.key)
        return _share(window, array) and _checksum(window) != self.checksum


def _period(array: np.ndarray) -> int:
    """The greatest common divisor of the distances between elements; 0 if there is one element."""
    return gcd(*(step for step, n in zip(array.strides, array.shape, strict=True) if n > 1))


def _checksum(array: np.ndarray) -> int:
    whole = array.flags.c_contiguous
    return crc32(array.reshape(-1).view(np.uint8).data if whole else array.tobytes())


def _share(a: np.ndarray, b: np.ndarray) -> bool:
    """Whether two arrays have an element in common; True where that is too hard to tell."""
    try:
        return np.shares_memory(a, b, max_work=_MAX_WORK)  # type: ignore[arg-type]
    except np.exceptions.TooHardError:
        return True


def _window(address: int, itemsize: int, shape: Any, strides: Any) -> np.ndarray:
    """Memory at an address. It is only compared, never read."""
    interface = {
        "data": (address, True),
        "shape": shape,
        "strides": strides,
        "typestr": f"|V{itemsize}",
        "version": 3,
    }
    return np.asarray(Shown(interface, None))


def _bytes(address: int, count: int) -> np.ndarray:
    return _window(address, 1, (count,), None)
