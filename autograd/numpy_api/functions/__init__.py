"""NumPy functions whose arguments or semantics differ from those of the rows that serve them.

Each module holds one theme. An adapter has NumPy's name and signature and is made of operations of
the table, so it needs no derivative of its own.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from autograd.numpy_api.functions import (
    calls,
    joining,
    linalg,
    numerics,
    order,
    picking,
    polynomials,
    products,
    shapes,
    statistics,
    writing,
)
from autograd.numpy_api.functions.fourier import FOURIER
from autograd.numpy_api.functions.masks import LEAVING_OUT

__all__ = ["ADAPTERS", "REFUSED_ARGUMENTS"]

_HOMES = {"linalg_": "linalg.", "lib_stride_tricks_": "lib.stride_tricks."}


def _numpy_name(name: str) -> str:
    start = next((start for start in _HOMES if name.startswith(start)), None)
    return name if start is None else _HOMES[start] + name.removeprefix(start)


def _find_refused(adapter: Any) -> tuple[tuple[int, str], ...]:
    """Place and name of the arguments marked as refused; of keywords a place beyond all."""
    code = adapter.__code__
    places = {name: i for i, name in enumerate(code.co_varnames[: code.co_argcount])}
    marked = [name for name, kind in adapter.__annotations__.items() if kind == "Refused"]
    return tuple((places.get(name, sys.maxsize), name) for name in marked)


_THEMES = (
    *(calls, joining, linalg, numerics, order, picking, polynomials, products, shapes),
    *(statistics, writing),
)
ADAPTERS: dict[str, Callable[..., Any]] = {**FOURIER, **LEAVING_OUT} | {
    _numpy_name(name): getattr(theme, name) for theme in _THEMES for name in theme.__all__
}
"""The adapters by NumPy's name, dotted below numpy: ``linalg.norm``."""

REFUSED_ARGUMENTS = {
    name: found for name, each in ADAPTERS.items() if (found := _find_refused(each))
}
"""The arguments that an adapter has for None alone, with their places, by NumPy's name."""
