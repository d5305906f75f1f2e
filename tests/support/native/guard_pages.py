"""Arrays beside memory that nobody may touch: a read or write outside of them ends the process.

For tests of native code: `guarded` copies an array to the end of a mapped page that is followed by
an inaccessible one, or to the start of a page that follows one; `made_guarded` lets `np.empty` make
such arrays.
"""

from __future__ import annotations

import ctypes
import mmap
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

import numpy as np
import pytest

__all__ = ["guarded", "made_guarded", "needs_guard_pages"]

needs_guard_pages = pytest.mark.skipif(
    not sys.platform.startswith(("linux", "darwin")), reason="needs mprotect"
)


def guarded(array: np.ndarray, where: Literal["end", "start"] = "end") -> np.ndarray:
    """A C-contiguous copy of an array whose last byte (first byte) is the last (first) that may be
    touched."""
    page = mmap.PAGESIZE
    inside = max(1, -(-array.nbytes // page)) * page
    memory = mmap.mmap(-1, inside + 2 * page, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    byte = ctypes.c_char.from_buffer(memory)
    start = ctypes.addressof(byte)
    del byte
    protect = ctypes.CDLL(None, use_errno=True).mprotect
    for place in (start, start + page + inside):
        if protect(ctypes.c_void_p(place), ctypes.c_size_t(page), 0):
            raise OSError(ctypes.get_errno(), "mprotect failed")
    offset = page if where == "start" else page + inside - array.nbytes
    copy = np.ndarray(array.shape, array.dtype, memory, offset)
    copy[...] = array
    return copy


@contextmanager
def made_guarded(where: Literal["end", "start"] = "end") -> Iterator[None]:
    """Within it what asks for `np.empty` gets a guarded array, filled with ones."""

    def empty(shape: Any, dtype: Any = np.float64, *, like: Any = None) -> np.ndarray:
        return guarded(np.ones(shape, dtype), where)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(np, "empty", empty)
        yield
