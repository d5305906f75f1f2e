"""NumPy's functions on Tensors: each goes to the row that names it under `numpy:` or `scipy:`.

So NumPy code, the helpers in `autograd.formulas` included, runs on Tensors as it is and is
recorded. A function without a row raises TypeError: nothing is ever silently cut off the graph.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from autograd.numpy_adapters import ADAPTERS

__all__ = ["call_function", "call_ufunc"]


def call_ufunc(ufunc: Any, method: str, inputs: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """`ufunc` on inputs of which at least one is a Tensor."""
    out = kwargs.pop("out", None)
    if out is not None:
        raise TypeError(
            f"np.{ufunc.__name__}: out= cannot be used with Tensors, since a recorded result "
            "needs its own memory"
        )
    if method == "__call__":
        function = _table().get(ufunc.__name__)
        if function is not None and not kwargs:
            return function(*inputs)
        if function is not None:
            raise TypeError(f"np.{ufunc.__name__}: {sorted(kwargs)} are not supported on Tensors")
    elif method == "reduce" and ufunc in _REDUCTIONS:
        kwargs.setdefault("axis", 0)
        return call_function(_REDUCTIONS[ufunc], inputs, kwargs)
    name = ufunc.__name__ if method == "__call__" else f"{ufunc.__name__}.{method}"
    raise _refusal(name)


_REDUCTIONS: dict[Any, Any] = {
    np.add: np.sum,
    np.multiply: np.prod,
    np.maximum: np.max,
    np.minimum: np.min,
}


def call_function(func: Callable[..., Any], args: Any, kwargs: dict[str, Any]) -> Any:
    """A NumPy function that is no ufunc, some argument of which is a Tensor."""
    module = func.__module__.removeprefix("numpy").lstrip(".")
    name = f"{module}.{func.__name__}" if module else func.__name__
    adapter = ADAPTERS.get(name)
    if adapter is not None:
        return adapter(*args, **kwargs)
    function = _table().get(name)
    if function is None:
        raise _refusal(name)
    return _call(name, function, args, kwargs)


# NumPy's names of arguments, where PyTorch has others for the same.
_RENAMED = {"axis": "dim", "keepdims": "keepdim", "a": "self", "x": "self", "arr": "self"}
_UNSUPPORTED = ("out", "where", "initial", "casting", "order", "subok", "like")


def _call(name: str, function: Callable[..., Any], args: Any, kwargs: dict[str, Any]) -> Any:
    for key in _UNSUPPORTED:
        if kwargs.get(key) not in (None, np._NoValue):
            raise TypeError(f"np.{name}: the argument {key}= is not supported on Tensors")
    kept = {
        _RENAMED.get(key, key): value
        for key, value in kwargs.items()
        if key not in _UNSUPPORTED and value is not np._NoValue
    }
    return function(*args, **kept)


@cache
def _table() -> dict[str, Callable[..., Any]]:
    """NumPy's (and SciPy's ufuncs') names -> our functions."""
    import generated.functions as functions
    from autograd.registry import registry

    table: dict[str, Callable[..., Any]] = {}
    for row in registry.values():
        public = row.name
        function = getattr(functions, public.replace(".", "_"), None)
        if function is None:
            function = getattr(functions, public.rpartition(".")[0].replace(".", "_"))
        for name in row.numpy:
            table.setdefault(name, function)
        for name in row.scipy:
            table.setdefault(name.rpartition(".")[2], function)
    return table


def _refusal(name: str) -> TypeError:
    near = difflib.get_close_matches(name, [*_table(), *ADAPTERS], 1)
    hint = f" The nearest function that has one is np.{near[0]}." if near else ""
    return TypeError(
        f"np.{name} has no row in derivatives.yaml, so its gradient is not known.{hint} "
        "Detach the tensor (t.detach().numpy()) to compute without a gradient."
    )
