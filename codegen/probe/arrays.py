"""Comparisons and changes of the arrays that a probed forward is given and gives."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

RTOL = 1e-7


def copied(value: Any) -> Any:
    return mapped(value, lambda x: x.copy()) if isinstance(value, list | np.ndarray) else value


def mapped(value: Any, change: Callable[[Any], Any]) -> Any:
    if isinstance(value, list | tuple):
        return type(value)(mapped(each, change) for each in value)
    return change(value) if isinstance(value, np.ndarray) else value


def together(first: Any, second: Any, combine: Callable[[Any, Any], Any]) -> Any:
    if isinstance(first, list | tuple):
        pairs = zip(first, second, strict=True)
        return type(first)(together(x, y, combine) for x, y in pairs)
    return combine(first, second)


def as_array(value: Any) -> Any:
    """An output as an array; one that is none of numbers as an empty one."""
    try:
        array = np.asarray(value)
    except ValueError:  # of nested lists
        return np.empty(0)
    return array if array.dtype.kind in "biufc" else np.empty(0)


def is_floating(value: Any) -> bool:
    if isinstance(value, list):
        return bool(value) and all(map(is_floating, value))
    return isinstance(value, np.ndarray) and value.dtype.kind in "fc"


def literal(default: str | None) -> Any:
    """The default of an argument; None where it is no literal."""
    try:
        return None if default is None else ast.literal_eval(default)
    except ValueError:  # such as inf
        return None


def same(first: Sequence[Any], second: Sequence[Any]) -> bool:
    """Whether arrays are equal up to rounding, which vectorised loops do differently."""
    if len(first) != len(second):
        return False
    for x, y in zip(first, second, strict=True):
        if x.shape != y.shape:
            return False
        if x.dtype.kind in "biu" and y.dtype.kind in "biu":
            if not np.array_equal(x, y):
                return False
            continue
        size = np.max(np.abs(y[np.isfinite(y)]), initial=0.0)
        if not np.allclose(x, y, rtol=RTOL, atol=RTOL * size, equal_nan=True):
            return False
    return True


def first_of(array: Any, dim: int, count: int = 1) -> Any:
    return array[(slice(None),) * dim + (slice(count),)]


def is_reduced(shape: Sequence[int], found: Sequence[int]) -> bool:
    """Whether some dimensions of a shape, one at least, have vanished or become 1."""
    if tuple(shape) == tuple(found):
        return all(n == 1 for n in shape)
    rest = iter(shape)
    return all(any(n in (1, each) if n == 1 else n == each for each in rest) for n in found)


def shape_text(array: Any) -> str:
    return f"an output of shape {array.shape}"
