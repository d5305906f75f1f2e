"""One clock for nodes and writes.

Every node is stamped when it is created and every in-place write when it happens, by the same
descending counter: a smaller stamp is later. So a node needs no version of what it saved: a saved
array is spoiled exactly if its memory was written after the node was stamped. Nothing is paid for
this by operations that do not write.
"""

from __future__ import annotations

import contextlib
import itertools
import sys
import weakref
from typing import Any

import numpy as np

__all__ = ["last_write", "next_stamp", "record_write", "version", "written_since"]

next_stamp = itertools.count(-1, -1).__next__


class _Write:
    """The writes into one block of memory: how many, when the last was, and where it was made."""

    __slots__ = ("code", "count", "instruction", "stamp")

    code: Any
    instruction: int

    def __init__(self) -> None:
        self.count = 0
        self.stamp = 0


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
    write.stamp = last_write[0] = next_stamp()
    # Code and instruction of the innermost frame outside of this package; the line is found later.
    frame = sys._getframe(depth)
    while frame.f_globals["__name__"].startswith(_packages) and frame.f_back is not None:
        frame = frame.f_back
    write.code = frame.f_code
    write.instruction = frame.f_lasti


def version(array: np.ndarray) -> int:
    """How often the memory of `array` has been written in place."""
    write = _writes.get(id(_owner(array)))
    return 0 if write is None else write.count


def written_since(array: np.ndarray, stamp: int) -> str | None:
    """File and line of the last write into the memory of `array` after `stamp`, or None."""
    write = _writes.get(id(_owner(array)))
    if write is None or write.stamp > stamp:
        return None
    return _place(write.code, write.instruction)
