"""In-place operations on traced tensors: the operation, and the tensor then stands for its result.

What was computed from the old value keeps it: values of a trace never change.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any

from autograd.core.tensor import Tensor

__all__ = ["replacements"]


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
