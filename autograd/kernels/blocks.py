"""Pointwise functions of several passes, evaluated on blocks that stay in the processor's cache.

A NumPy expression of many operations reads and writes all of its operands once per operation. On
arrays larger than the cache this costs more than the arithmetic; on blocks of them it does not.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import numpy as np

__all__ = ["in_blocks"]

BLOCK = 1 << 16
"""Elements of a block, at most. It pays where there are about four temporaries or more."""

_LARGE = 2 * BLOCK
_CONSTANTS = (int, float, complex, str, type(None), np.generic, np.dtype)


def in_blocks(function: Callable[..., Any]) -> Callable[..., Any]:
    """`function`, evaluated block by block where its arguments are large arrays.

    `function` takes an array, further arrays and constants, by position, and returns one array.
    It must be pointwise: element i of its result follows from the elements i of the arrays alone,
    and its dtype not from their values. It is called once with the arguments as they are unless
    the arrays have one shape (0-d ones apart), one contiguous order and more than two blocks of
    elements; so it is where an argument is a Tensor.
    """

    @wraps(function)
    def blocked(x: Any, *others: Any) -> Any:
        if x.__class__ is not np.ndarray or x.size <= _LARGE or not (order := _order(x, others)):
            return function(x, *others)
        args = [_flat(each, order) for each in (x, *others)]
        count = -(-x.size // BLOCK)
        bounds = [x.size * i // count for i in range(count + 1)]
        out: Any = None
        for block in map(slice, bounds, bounds[1:]):
            value = function(*[each[block] if _is_long(each) else each for each in args])
            if out is None:
                out = np.empty(x.shape, value.dtype, order)
                flat = _flat(out, order)
            flat[block] = value
        return out

    return blocked


def _order(x: np.ndarray, others: tuple[Any, ...]) -> Any:
    """The order, "C" or "F", in which all arrays are contiguous; None unless they can be cut."""
    arrays = [x]
    for each in others:
        if _is_long(each):
            arrays.append(each)
        elif each.__class__ is not np.ndarray and not isinstance(each, _CONSTANTS):
            return None
    if any(each.shape != x.shape for each in arrays):
        return None
    if all(each.flags.c_contiguous for each in arrays):
        return "C"
    return "F" if all(each.flags.f_contiguous for each in arrays) else None


def _is_long(value: Any) -> bool:
    return value.__class__ is np.ndarray and value.ndim > 0


def _flat(value: Any, order: Any) -> Any:
    return value.reshape(-1, order=order) if _is_long(value) else value
