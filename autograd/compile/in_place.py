"""In-place operations on traced tensors: the operation, and the tensor then stands for its result.

What was computed from the old value keeps it: values of a trace never change.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any

import numpy as np

from autograd.compile.errors import refuse
from autograd.compile.graph import Graph, Value
from autograd.compile.targets import Row
from autograd.tensor import Tensor

__all__ = ["check_written", "replacements"]

_VIEWS = ("view", "gather")


def replacements(become: Callable[[Any, Tensor], Any]) -> dict[str, Callable[..., Any]]:
    """Methods for traced tensors: name -> an in-place operation. ``become(self, result)`` lets
    `self` stand for another value."""

    def method(row: Callable[..., Any]) -> Callable[..., Any]:
        def in_place(self: Any, *args: Any, **kwargs: Any) -> Any:
            return become(self, row(self, *args, **kwargs))

        return in_place

    found = {}
    for name in dir(Tensor):
        written = getattr(Tensor, name)
        row = _out_of_place(written) if isinstance(written, FunctionType) else None
        if row is not None:
            found[name] = method(row)
    return found


def _out_of_place(written: FunctionType) -> Callable[..., Any] | None:
    """The generated function beside an in-place one of the same name and ``_``; None for others,
    and for those that make a tensor a view."""
    name = written.__name__
    if not written.__module__.startswith("generated.") or not name.endswith("_"):
        return None
    return (
        None if "view_in_place" in written.__code__.co_names else written.__globals__.get(name[:-1])
    )


def check_written(graph: Graph, value: Value, result: Tensor) -> None:
    """Refuses a write to what is not the function's own: inputs, views and what has views; and
    raises RuntimeError, as in-place operations do, for a `result` that does not fit."""
    if value.step is None:
        refuse(
            "an input or a captured tensor is written in place",
            "Write y = x + 1 instead of x += 1, and return what is to be kept",
        )
    around = [value.step, *[step for step in graph.steps if value in step.inputs]]
    targets = [step.target for step in around]
    if any(isinstance(each, Row) and each.operation.kind in _VIEWS for each in targets):
        refuse(
            "a view, or a tensor that has views, is written in place",
            "Write y = y + 1 instead of y += 1",
        )
    if result.shape != value.shape:
        raise RuntimeError(
            f"output with shape {list(value.shape)} doesn't match the broadcast shape "
            f"{list(result.shape)}"
        )
    if not np.can_cast(result.dtype, value.dtype, "same_kind"):
        raise RuntimeError(
            f"result type {result.dtype} can't be cast to the desired output type {value.dtype}"
        )
