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
from autograd.numpy_api.functions.arguments import floating, plain, tensor


def _cumulative_trapezoid(
    y: Any, x: Any = None, dx: float = 1.0, axis: int = -1, initial: float | None = None
) -> Tensor:
    if initial not in (None, 0):
        raise ValueError("`initial` must be `None` or `0`.")
    y = tensor(y)
    points = {"dx": dx} if x is None else {"x": tensor(x)}
    total = ops.cumulative_trapezoid(y, **points, dim=axis)
    return total if initial is None else ops.cat([y.detach().narrow(axis, 0, 1) * 0, total], axis)


def _cumulative_simpson(
    y: Any, *, x: Any = None, dx: Any = 1.0, axis: int = -1, initial: Any = None
) -> Tensor:
    """Of each interval the integral of a parabola through it and one beside it, by turns the one
    after it and the one before it. Reference: Cartwright, Simpson's rule cumulative integration
    with MS Excel and irregularly-spaced data, 2017."""
    y = floating(tensor(y)).movedim(axis, -1)
    if x is not None:
        x = tensor(x)
        steps = np.diff(x if x.ndim == 1 else x.movedim(axis, -1))
        if np.any(plain(steps) <= 0):
            raise ValueError("Input x must be strictly increasing.")
    else:
        steps = tensor(dx) if np.ndim(dx) == 0 else tensor(dx).movedim(axis, -1)
    steps = steps.expand((*y.shape[:-1], y.shape[-1] - 1))
    if y.shape[-1] < 3:
        parts = steps * (y[..., 1:] + y[..., :-1]) / 2
    else:
        after = _first_halves(y, steps)
        before = _first_halves(y.flip([-1]), steps.flip([-1])).flip([-1])
        even = (count := np.arange(y.shape[-1] - 1)) % 2 == 0
        parts = ops.where(
            even & (count != count[-1]),
            ops.cat([after, after[..., -1:]], -1),
            ops.cat([before[..., :1], before], -1),
        )
    total = parts.cumsum(-1)
    if initial is not None:
        first = tensor(initial)
        first = first.movedim(axis, -1) if first.ndim else first
        first = first.to(total.dtype).expand((*total.shape[:-1], 1))
        total = ops.cat([first, total + first], -1)
    return total.movedim(-1, axis)


def _first_halves(y: Tensor, steps: Tensor) -> Tensor:
    """The integrals over the first of each two intervals of the parabolas through their ends."""
    first, second = steps[..., :-1], steps[..., 1:]
    whole, ratio = first / (first + second), first / second
    weights = (3 - whole, 3 + whole * ratio + whole, -whole * ratio)
    total = weights[0] * y[..., :-2] + weights[1] * y[..., 1:-1] + weights[2] * y[..., 2:]
    return first / 6 * total


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
    "cumulative_simpson": _cumulative_simpson,
}
