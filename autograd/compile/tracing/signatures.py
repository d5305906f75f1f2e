"""What a compiled program depends on beside the values of its inputs: the signature of a call and
of each row in it, and where captured tensors were found."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from types import FunctionType, MethodType, ModuleType
from typing import Any, NamedTuple

import numpy as np

from autograd.base.grad_mode import MODE, is_grad_enabled
from autograd.core.dispatch import Operation
from autograd.core.tensor import Tensor

_MOST = 10_000
"""Objects that are looked at."""


def tensors_key(args: Sequence[Any]) -> tuple[Hashable, list[np.ndarray]] | None:
    """The signature of a call with Tensors only, and their arrays; None of any other call.

    It is all that a small function waits for before its program, hence one flat tuple.
    """
    key: list[Any] = [is_grad_enabled(), MODE.settle is None]
    arrays = []
    for x in args:
        if x.__class__ is not Tensor:
            return None
        array = x._data
        key += array.shape, array.dtype, x._fn is None
        arrays.append(array)
    return tuple(key), arrays


def key_of(leaf: Any, recording: bool) -> Hashable:
    """What the signature of a call has for one leaf of its arguments.

    Raises TypeError for one that is neither an array nor hashable.
    """
    if isinstance(leaf, Tensor):
        array = leaf._data
        return array.shape, array.dtype, recording and leaf._fn is not None
    if isinstance(leaf, np.ndarray):
        return leaf.shape, leaf.dtype, None
    cls = leaf.__class__
    if cls is float or cls is complex:
        return cls, repr(leaf)  # 0.0 and -0.0 are equal, nan is not
    try:
        hash(leaf)
    except TypeError:
        raise TypeError(
            f"autograd.compile: an argument of type {cls.__name__} is neither an array nor "
            "hashable; pass arrays in dicts, lists and tuples, and other things hashable"
        ) from None
    return cls, leaf


@lru_cache(maxsize=4096)
def others(op: Operation, count: int) -> tuple[int, ...]:
    """The positions of those of `count` arguments that are neither tensors nor lists of such."""
    return tuple(i for i in range(count) if i not in op.tensors and i not in op.lists)


def call_key(op: Operation, args: Sequence[Any]) -> Hashable:
    """What decides the shapes, dtypes and derivatives of a row's result: equal for calls of traced
    tensors that differ in their values only. None where an argument is of a sort that cannot be
    compared, such as a subscript with an array.
    """
    parts: list[Any] = [op, is_grad_enabled()]
    for i in op.tensors:
        parts.append(_outline(args[i]))
    for i in op.lists:
        parts.append(tuple([_outline(x) for x in args[i]]))
    for i in others(op, len(args)):
        part = comparable(args[i])
        if part is None:
            return None
        parts.append(part)
    return tuple(parts)


def _outline(tensor: Any) -> Hashable:
    if tensor is None:
        return None
    value = tensor._state[0]
    return value.shape, value.dtype, tensor._fn is None


_PLAIN = frozenset(map(type, (None, True, 0, "", ...)))


def comparable(arg: Any) -> Hashable:
    """What is equal for equal arguments of one class; None if it is unknown when they are."""
    cls = arg.__class__
    if cls in _PLAIN:
        return cls, arg
    if cls in (float, complex):
        return cls, repr(arg)
    if cls is slice:
        arg = (arg.start, arg.stop, arg.step)
    elif isinstance(arg, np.dtype):
        return cls, arg  # not the dtype itself: np.dtype(float) == None is true
    elif cls not in (list, tuple):
        return None
    parts = tuple(map(comparable, arg))
    return None if None in parts else (cls, parts)


# ---- captured tensors ----------------------------------------------------------------------------


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
            with suppress(ValueError):  # of an empty cell
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


def _names(code: Any) -> Iterator[str]:
    """The global names in a function and in the functions within it."""
    yield from code.co_names
    for each in code.co_consts:
        if hasattr(each, "co_names"):
            yield from _names(each)
