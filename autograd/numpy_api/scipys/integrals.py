"""scipy.integrate's rules for samples."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.numpy_api.functions.arguments import tensor


def _cumulative_trapezoid(
    y: Any, x: Any = None, dx: float = 1.0, axis: int = -1, initial: float | None = None
) -> Tensor:
    y = tensor(y)
    points = {"dx": dx} if x is None else {"x": tensor(x)}
    total = ops.cumulative_trapezoid(y, **points, dim=axis)
    return total if initial is None else ops.cat([y.detach().narrow(axis, 0, 1) * 0, total], axis)


class _Double(np.float64):
    """NumPy's dtype, which makes Tensors of Tensors."""

    def __new__(cls, x: Any) -> Any:
        return x.to(np.float64) if isinstance(x, Tensor) else np.float64(x)


class _Names(ModuleType):
    """NumPy's names, for SciPy's code: what makes arrays leaves Tensors as they are."""

    float64 = _Double

    def __getattr__(self, name: str) -> Any:
        return getattr(np, name)

    @staticmethod
    def asarray(x: Any, **options: Any) -> Any:
        return x if isinstance(x, Tensor) else np.asarray(x, **options)


def _own_code(name: str) -> Callable[..., Any]:
    """SciPy's function in Python, whose names are those of NumPy that take Tensors."""

    @cache
    def found() -> Callable[..., Any]:
        function: Any = inspect.unwrap(getattr(import_module("scipy.integrate"), name))
        names = _Names("numpy")
        known = function.__globals__ | {"np": names, "array_namespace": lambda *_: names}
        own = FunctionType(function.__code__, known, name, function.__defaults__)
        own.__kwdefaults__ = function.__kwdefaults__
        return own

    return lambda *args, **options: found()(*args, **options)


FUNCTIONS: dict[str, Callable[..., Any]] = {
    **{name: _own_code(name) for name in ("simpson", "romb")},
    "trapezoid": lambda y, x=None, dx=1.0, axis=-1: np.trapezoid(tensor(y), x, dx, axis),
    "cumulative_trapezoid": _cumulative_trapezoid,
}
