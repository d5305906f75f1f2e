"""What there is to know of native loops on this machine, for `python -m autograd doctor`."""

from __future__ import annotations

from typing import Any

from autograd.native import cache, jit, toolchain


def facts() -> dict[str, Any]:
    """Whether native code is used or why not, by what, and what is kept on disk; ready for JSON.

    Nothing is compiled or written.
    """
    reason = jit.usable()
    here = toolchain.machine() if reason is None else None
    place = cache.folder()
    kept = cache.contents()
    return {
        "unavailable": reason,
        "llvmlite": here and here.llvmlite,
        "llvm": here and here.llvm,
        "cpu": here and here.cpu,
        "cache": place and str(place),
        "mistrust": cache.mistrust(),
        "files": kept.files,
        "bytes": kept.size,
    }
