"""One clock for nodes and writes.

Every node is stamped when it is created and every in-place write when it happens, by the same
descending counter: a smaller stamp is later. So a node needs no version of what it saved: a saved
array is spoiled exactly if its memory was written after the node was stamped. Nothing is paid for
this by operations that do not write.

Writes are kept by region (`autograd.regions`): one into ``b[1]`` does not spoil a saved ``b[0]``.
"""

from __future__ import annotations

import contextlib
import itertools
import sys
import weakref
from collections import deque
from typing import Any, NamedTuple

import numpy as np

from autograd.regions import Regions

__all__ = ["Spoiled", "last_write", "next_stamp", "record_write", "version", "written_since"]

next_stamp = itertools.count(-1, -1).__next__

_REMEMBERED = 64  # stamps of so many writes are kept, to tell what version was expected


class _Write:
    """Where and when a write was made. It is also what is known of a block of memory.

    count   how many writes there were
    stamps  of the latest ones
    code, instruction, stamp  of the last one into the whole of it
    regions the later ones into parts of it, or None
    """

    __slots__ = ("code", "count", "instruction", "regions", "stamp", "stamps")

    code: Any
    instruction: int
    regions: Regions | None

    def __init__(self) -> None:
        self.count = 0
        self.stamp = 0
        self.stamps: deque[int] = deque(maxlen=_REMEMBERED)
        self.regions = None


class Spoiled(NamedTuple):
    """A saved array that has been written: its version now, the one expected, and the place of the
    write as ``file:line``."""

    version: int
    expected: str
    place: str


_writes: dict[int, _Write] = {}
_owners: dict[int, weakref.ref[Any]] = {}
_packages: tuple[str, ...] = ("autograd.", "generated.", "numpy.")

# Stamp of the latest write anywhere, in a list so that the engine reads it without a call. Nodes
# created after it need no check.
last_write = [0]


def _owner(array: Any) -> Any:
    """The object that holds the memory of `array`."""
    while True:
        base = getattr(array, "base", None)
        if base is None:
            return array
        array = base


def _place(code: Any, instruction: int) -> str:
    """``file:line`` of an instruction."""
    for start, end, line in code.co_lines():
        if start <= instruction < end and line is not None:
            return f"{code.co_filename}:{line}"
    return str(code.co_filename)


def add_package(name: str) -> None:
    """Writes are laid to the callers of this generated package, not to its own code."""
    global _packages
    if f"{name}." not in _packages:
        _packages += (f"{name}.",)


def record_write(array: np.ndarray, depth: int = 2) -> None:
    """Note that the memory of `array` has been written in place.

    depth: how many frames up the code outside of this package may start.
    """
    owner = array if array.base is None else _owner(array)
    key = id(owner)
    write = _writes.get(key)
    if write is None:
        with contextlib.suppress(TypeError):  # bytes or mmap cannot be watched: their entry stays
            _owners[key] = weakref.ref(owner, lambda _: (_writes.pop(key, 0), _owners.pop(key, 0)))
        write = _writes[key] = _Write()
    write.count += 1
    stamp = last_write[0] = next_stamp()
    write.stamps.append(stamp)
    # Code and instruction of the innermost frame outside of this package; the line is found later.
    frame = sys._getframe(depth)
    while frame.f_globals["__name__"].startswith(_packages) and frame.f_back is not None:
        frame = frame.f_back
    if array is owner or array.nbytes == getattr(owner, "nbytes", None):
        write.stamp = stamp
        write.code = frame.f_code
        write.instruction = frame.f_lasti
        write.regions = None
    else:
        if write.regions is None:
            write.regions = Regions()
        write.regions.add(array, (stamp, frame.f_code, frame.f_lasti))


def version(array: np.ndarray) -> int:
    """How often the memory of `array` has been written in place."""
    write = _writes.get(id(_owner(array)))
    return 0 if write is None else write.count


def written_since(array: np.ndarray, stamp: int) -> Spoiled | None:
    """The last write after `stamp` into memory that `array` shows, or None."""
    write = _writes.get(id(_owner(array)))
    if write is None:
        return None
    found = None if write.regions is None else write.regions.latest(array, stamp)
    if found is not None:
        place = _place(found[1], found[2])
    elif write.stamp <= stamp:
        place = _place(write.code, write.instruction)
    else:
        return None
    later = sum(each <= stamp for each in write.stamps)
    bound = "" if later < _REMEMBERED else "at most "
    return Spoiled(write.count, f"{bound}{write.count - later}", place)
