"""Where captured tensors were found: a program is made anew when another one is there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from types import CellType, FunctionType, MethodType, ModuleType
from typing import Any, NamedTuple

from autograd.core.tensor import Tensor

__all__ = ["Guard", "guards_of"]

_MOST = 10_000
"""Objects that are looked at."""


class Guard(NamedTuple):
    """`holder` has `tensor`: a cell, or under `key` a dict or list."""

    holder: Any
    key: Any
    tensor: Tensor

    def holds(self) -> bool:
        """Whether the tensor is still there."""
        holder = self.holder
        try:
            found = holder.cell_contents if self.key is None else holder[self.key]
        except (IndexError, KeyError, ValueError):
            return False
        return found is self.tensor


def guards_of(function: Callable[..., Any], captured: Collection[Tensor]) -> tuple[Guard, ...]:
    """The variables, attributes and items through which `function` may see `captured`."""
    wanted = {id(tensor) for tensor in captured}
    if not wanted:
        return ()
    guards = []
    todo: list[Any] = [function]
    seen = {id(function)}
    while todo and len(seen) < _MOST:
        for holder, key, value in _held(todo.pop()):
            if id(value) in wanted:
                guards.append(Guard(holder, key, value))
            elif id(value) not in seen and not isinstance(value, Tensor):
                seen.add(id(value))
                todo.append(value)
    return tuple(guards)


def _held(thing: Any) -> Iterator[tuple[Any, Any, Any]]:
    """(holder, key, value) of what `thing` refers to by names, attributes and items."""
    if isinstance(thing, MethodType):
        yield thing, "", thing.__self__
        yield thing, "", thing.__func__
    elif isinstance(thing, FunctionType):
        for cell in thing.__closure__ or ():
            if _is_filled(cell):
                yield cell, None, cell.cell_contents
        for name in _names(thing.__code__):
            if name in thing.__globals__:
                yield thing.__globals__, name, thing.__globals__[name]
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield thing, key, value
    elif isinstance(thing, list | tuple):
        for i, value in enumerate(thing):
            yield thing, i, value
    elif not isinstance(thing, ModuleType | type):
        attributes = getattr(thing, "__dict__", None)
        if isinstance(attributes, dict):
            for key, value in attributes.items():
                yield attributes, key, value


def _is_filled(cell: CellType) -> bool:
    try:
        cell.cell_contents  # noqa: B018  (an empty cell raises)
    except ValueError:
        return False
    return True


def _names(code: Any) -> Iterator[str]:
    """The global names in a function and in the functions within it."""
    yield from code.co_names
    for each in code.co_consts:
        if hasattr(each, "co_names"):
            yield from _names(each)
