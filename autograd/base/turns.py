"""What threads that others wait for ask of the system's scheduler."""

from __future__ import annotations

import ctypes
import platform
import sys

__all__ = ["ask_for_short_turns"]

_OTHERS = 275, 274
_CALLS = {"x86_64": (315, 314), "aarch64": _OTHERS, "riscv64": _OTHERS}
"""The numbers of Linux's calls sched_getattr and sched_setattr."""
_NORMAL, _BATCH = 0, 3
_SHORT = 100_000  # nanoseconds, the shortest that there are


class _Attributes(ctypes.Structure):
    """Linux's `struct sched_attr`."""

    _fields_ = [
        *(("size", ctypes.c_uint32), ("policy", ctypes.c_uint32), ("flags", ctypes.c_uint64)),
        *(("nice", ctypes.c_int32), ("priority", ctypes.c_uint32), ("runtime", ctypes.c_uint64)),
        *(("deadline", ctypes.c_uint64), ("period", ctypes.c_uint64)),
    ]


def ask_for_short_turns() -> None:
    """Lets turns of the calling thread, on a core that it shares, be short, and so begin sooner.

    A thread that wakes there waits else until the turn of the other one is over, for milliseconds:
    those of OpenBLAS and OpenMP keep cores busy while they look for work. Its share of the core
    stays the same. Linux grants it from version 6.12 on, others do nothing.
    """
    if sys.platform != "linux" or platform.machine() not in _CALLS:
        return
    get, put = map(ctypes.c_long, _CALLS[platform.machine()])
    system, found = ctypes.CDLL(None), _Attributes()
    zero, words = ctypes.c_long(0), ctypes.byref(found)
    failed = system.syscall(get, zero, words, ctypes.c_long(ctypes.sizeof(found)), zero)
    if not failed and found.policy in (_NORMAL, _BATCH):
        found.runtime = _SHORT
        system.syscall(put, zero, words, zero)
