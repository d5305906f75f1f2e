"""Modules whose parameters are not drawn."""

from __future__ import annotations

from inspect import signature
from typing import Any

from autograd.nn import init
from autograd.nn.modules.module import Module


def skip_init(module_cls: type[Module], *args: Any, **kwargs: Any) -> Module:
    """The module ``module_cls(*args, **kwargs)``, with parameters whose elements are not set.

    Functions of `autograd.nn.init` do nothing meanwhile. Raises RuntimeError for what is no Module
    and, as PyTorch, for a module that does not take `device`.
    """
    if not issubclass(module_cls, Module):
        raise RuntimeError(f"Expected a Module; got {module_cls}")
    if "device" not in signature(module_cls).parameters:
        raise RuntimeError("Module must support a 'device' arg to skip initialization")
    with init.skipped():
        return module_cls(*args, **kwargs)
