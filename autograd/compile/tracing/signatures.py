"""What a compiled program depends on beside the values of its inputs: the signature of a call and
of each row in it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from decimal import Decimal
from functools import lru_cache
from typing import Any

import numpy as np

from autograd.base.dtypes import get_default_dtype
from autograd.base.grad_mode import MODE, is_grad_enabled, is_inference_mode_enabled
from autograd.base.pytree import TreeDef
from autograd.core.dispatch import Operation
from autograd.core.tensor import Tensor


def modes() -> Hashable:
    """What this thread and the process are set to, as far as it decides what operations give."""
    return is_grad_enabled(), is_inference_mode_enabled(), MODE.settle is None, get_default_dtype()


def orders(form: TreeDef) -> Hashable:
    """The keys of the dicts of a form as a function that goes through these meets them."""
    return form.order, *[orders(child) for child in form.children if child.kind is not None]


def tensors_key(args: Sequence[Any]) -> tuple[Hashable, list[np.ndarray]] | None:
    """The signature of a call with Tensors only, and their arrays; None of any other call.

    It is all that a small function waits for before its program, hence one flat tuple.
    """
    key: list[Any] = [modes()]
    arrays = []
    for x in args:
        if x.__class__ is not Tensor:
            return None
        array = x._data
        key += array.shape, array.dtype, x._fn is None
        arrays.append(array)
    return tuple(key), arrays


def key_of(leaf: Any) -> Hashable:
    """What the signature of a call has for one leaf of its arguments.

    Raises TypeError for one that is neither an array nor hashable.
    """
    if isinstance(leaf, Tensor):
        array = leaf._data
        return array.shape, array.dtype, leaf._fn is not None
    if isinstance(leaf, np.ndarray):
        return leaf.shape, leaf.dtype, None
    cls = leaf.__class__
    if isinstance(leaf, (float, complex, np.inexact, Decimal)):
        return cls, repr(leaf)  # 0.0 and -0.0 are equal, nan is not
    if cls is frozenset:
        return cls, frozenset(map(key_of, leaf))  # 1 and 1.0 are equal
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
