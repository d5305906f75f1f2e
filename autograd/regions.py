"""Which parts of a block of memory have been written, and when last.

Contiguous regions are kept as disjoint intervals of addresses, of which a later write replaces
what it covers: a loop that fills an array row by row costs a binary search for each write and for
each question. Other regions (columns, slices with steps) are kept as they are and compared
exactly.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import Any
from zlib import crc32

import numpy as np

__all__ = ["Exposure", "Mark", "Regions"]

Mark = tuple[int, Any, int]
"""Stamp, code and instruction of a write; a smaller stamp is later."""

_Shape = tuple[int, int, tuple[int, ...], tuple[int, ...]]  # address, itemsize, shape, strides

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
        self.scattered: dict[_Shape, Mark] = {}  # the latest one last

    def add(self, array: np.ndarray, mark: Mark) -> None:
        """Note a write of the elements of `array`."""
        if not array.size:
            return
        if not array.flags.forc:
            key = (_address(array), array.itemsize, array.shape, array.strides)
            self.scattered.pop(key, None)
            self.scattered[key] = mark
            return
        start = _address(array)
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
        for key in reversed(self.scattered):
            mark = self.scattered[key]
            if mark[0] > stamp or (found is not None and found[0] < mark[0]):
                break
            if _share(_window(*key), array):
                return mark
        return found


class Exposure:
    """An array that was handed out, and what its elements were then.

    NumPy may write into it unseen; that its elements have changed is seen when somebody asks.
    """

    __slots__ = ("checksum", "key", "mark")

    def __init__(self, array: np.ndarray, mark: Mark) -> None:
        self.key: _Shape = (_address(array), array.itemsize, array.shape, array.strides)
        self.mark = mark
        self.checksum = _checksum(array)

    def shows(self, array: np.ndarray) -> bool:
        """Whether it is the same elements as `array` with the same values."""
        key = (_address(array), array.itemsize, array.shape, array.strides)
        return key == self.key and _checksum(array) == self.checksum

    def spoils(self, array: np.ndarray, stamp: int) -> bool:
        """Whether it was handed out after `stamp`, shares elements with `array` and has changed."""
        if self.mark[0] > stamp:
            return False
        window = _window(*self.key)
        return _share(window, array) and _checksum(window) != self.checksum


def _checksum(array: np.ndarray) -> int:
    whole = array.flags.c_contiguous
    return crc32(array.reshape(-1).view(np.uint8).data if whole else array.tobytes())


def _share(a: np.ndarray, b: np.ndarray) -> bool:
    """Whether two arrays have an element in common; True where that is too hard to tell."""
    try:
        return np.shares_memory(a, b, max_work=_MAX_WORK)  # type: ignore[arg-type]
    except np.exceptions.TooHardError:
        return True


def _address(array: np.ndarray) -> int:
    address: int = array.__array_interface__["data"][0]
    return address


class _Memory:
    """Memory at an address, for np.asarray. It is only compared, never read."""

    def __init__(self, address: int, itemsize: int, shape: Any, strides: Any) -> None:
        self.__array_interface__ = {
            "data": (address, True),
            "shape": shape,
            "strides": strides,
            "typestr": f"|V{itemsize}",
            "version": 3,
        }


def _window(address: int, itemsize: int, shape: Any, strides: Any) -> np.ndarray:
    return np.asarray(_Memory(address, itemsize, shape, strides))


def _bytes(address: int, count: int) -> np.ndarray:
    return _window(address, 1, (count,), None)
