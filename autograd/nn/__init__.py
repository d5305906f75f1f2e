"""PyTorch's torch.nn: functions, and modules made of them, which are imported when asked for."""

from importlib import import_module as _import_module
from typing import Any as _Any

from autograd.nn import functional, utils

_MODULES = ("init", "modules", "parameter")


def __getattr__(name: str) -> _Any:
    if name in _MODULES:
        return _import_module(f"autograd.nn.{name}")
    if name.startswith("_"):
        raise AttributeError(f"module 'autograd.nn' has no attribute '{name}'")
    modules = _import_module("autograd.nn.modules")
    found = getattr(modules, name, None)
    if name == "Parameter":
        found = _import_module("autograd.nn.parameter").Parameter
    if found is None or (name not in modules.__all__ and name != "Parameter"):
        raise AttributeError(f"module 'autograd.nn' has no attribute '{name}'")
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    modules = _import_module("autograd.nn.modules")
    return sorted({*globals(), *_MODULES, "Parameter", *modules.__all__})


__all__ = ["functional", "utils"]
