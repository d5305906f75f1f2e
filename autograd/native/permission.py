"""Whether this system lets a process run what it wrote into memory.

Asked before LLVM does it, which would not notice that it may not: hardened systems (SELinux, PaX,
``MemoryDenyWriteExecute`` of systemd, macOS's hardened runtime, Windows's ACG) forbid it.
"""

from __future__ import annotations

import ctypes
import mmap
import os
import sys

_RETURN = b"\xc3"


def forbidden() -> str | None:
    """The system's reason against running what the process wrote; None if it may."""
    return _windows() if sys.platform == "win32" else _posix()


def _posix() -> str | None:
    """A page is written, then made executable and no longer writable, as LLVM does it."""
    size = mmap.PAGESIZE
    with mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS) as page:
        page[:1] = _RETURN
        byte = ctypes.c_char.from_buffer(page)
        place = ctypes.c_void_p(ctypes.addressof(byte))
        protect = ctypes.CDLL(None, use_errno=True).mprotect
        failed = protect(place, ctypes.c_size_t(size), mmap.PROT_READ | mmap.PROT_EXEC)
        reason = os.strerror(ctypes.get_errno()) if failed else None
        del byte
    return reason


def _windows() -> str | None:
    kernel = ctypes.WinDLL("kernel32", use_last_error=True)  # type: ignore[attr-defined,unused-ignore]
    kernel.VirtualAlloc.restype = ctypes.c_void_p
    size, commit, release, writable, executable = ctypes.c_size_t(4096), 0x3000, 0x8000, 0x04, 0x20
    place = ctypes.c_void_p(kernel.VirtualAlloc(None, size, commit, writable))
    if not place:
        return None
    ctypes.memmove(place, _RETURN, 1)
    old = ctypes.c_ulong()
    allowed = kernel.VirtualProtect(place, size, executable, ctypes.byref(old))
    code = ctypes.get_last_error()  # type: ignore[attr-defined,unused-ignore]
    kernel.VirtualFree(place, ctypes.c_size_t(0), release)
    return None if allowed else f"Windows error {code}"
