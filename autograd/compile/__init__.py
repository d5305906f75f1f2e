"""Whole-graph compilation: ``ag.compile(f)``."""

from __future__ import annotations

import sys
import types
from typing import Any

from autograd.compile.compiled import CacheInfo, Compiled, compile
from autograd.compile.tracing.errors import TraceError

__all__ = ["CacheInfo", "Compiled", "TraceError", "compile"]


class _Module(types.ModuleType):
    """A module that is also the function of its name: ``ag.compile(f)``."""

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return compile(*args, **kwargs)


sys.modules[__name__].__class__ = _Module
