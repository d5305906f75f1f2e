"""What large arrays ask of the C library's allocator."""

from __future__ import annotations

import ctypes
import os
import platform
from functools import cache

__all__ = ["keep_freed_memory"]

_KEPT = 256 << 20
"""Bytes of freed memory that may wait for the next array."""

_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3
"""The names of glibc's parameters, from its `malloc.h`."""
_LARGEST = 32 << 20
"""The most that glibc takes for its second one: beyond it, arrays are given back at once."""
_VARIABLES = ("MALLOC_TRIM_THRESHOLD_", "MALLOC_MMAP_THRESHOLD_", "MALLOC_TOP_PAD_")


@cache
def keep_freed_memory() -> bool:
    """Lets the C library keep freed memory for the next arrays; whether it does.

    By default glibc gives the memory at the end of its heap back to the system when that is twice
    the largest array: results and gradients of each step are then made of new pages, which the
    system clears one by one, and which take longer than the arithmetic on them. Other C libraries
    are left as they are, and so is glibc where its own environment variables say what it keeps.
    """
    tunables = os.environ.get("GLIBC_TUNABLES", "")
    if any(name in os.environ for name in _VARIABLES) or "glibc.malloc" in tunables:
        return False
    if platform.libc_ver()[0] != "glibc":
        return False
    mallopt = ctypes.CDLL(None).mallopt
    return bool(mallopt(_MMAP_THRESHOLD, _LARGEST) and mallopt(_TRIM_THRESHOLD, _KEPT))
