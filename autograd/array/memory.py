"""The memory of results: their own, and laid out as PyTorch lays it out.

NumPy's functions give their argument back, or a view of it, where nothing is to be done: one
repetition, a window of one element, a dimension of size 1. A result that is no view by its row has
memory of its own whatever the sizes are, so that nobody who writes into it changes an input. And
``flatten()`` or ``reshape(-1)`` of it is a view, through which one can write, exactly if the
result lies in C order. It does but for elementwise operations, which keep the layout of inputs.
"""

from __future__ import annotations

from typing import Any

import numpy as np

_STRIP, _FAR = 32, 256


def in_order(x: np.ndarray) -> np.ndarray:
    """A copy in C order; a few columns at a time where they lie across memory, for the cache."""
    if x.size < 1 << 16 or x.shape[-1] < _FAR or abs(x.strides[-1]) < _FAR:
        return np.array(x, order="C", copy=True)
    out = np.empty(x.shape, x.dtype)
    for start in range(0, x.shape[-1], _STRIP):
        out[..., start : start + _STRIP] = x[..., start : start + _STRIP]
    return out


def apart(result: Any, *inputs: Any) -> Any:
    """`result`, or a copy of it where it may be memory of one of the arrays `inputs`."""
    if isinstance(result, np.generic):
        return result
    if not result.flags.writeable:
        return result.copy()
    for each in inputs:
        if each is not None and (result is each or np.may_share_memory(result, each)):
            return result.copy()
    return result


def settled(result: Any, *inputs: Any) -> Any:
    """The same in C order."""
    if result.__class__ is np.ndarray:
        flags = result.flags
        if not flags.c_contiguous:
            return in_order(result)
        owner = result if result.base is None else result.base
        # What owns its memory shares it with views of it alone.
        if flags.writeable and owner.__class__ is np.ndarray and owner.base is None:
            viewed = owner is not result
            for each in inputs:
                if each is owner or (viewed and each is not None and each.base is not None):
                    break
            else:
                return result
    return apart(result, *inputs)


def constant_array(shape: Any, value: Any, dtype: Any, like: Any) -> Any:
    """An array of equal elements, of the library of `like`: np.full in half of its time."""
    out = np.empty(shape, dtype, like=like)
    out[...] = value
    return out


class Shown:
    """What NumPy makes an array of that shows memory of `base` in a way that no view does."""

    __slots__ = ("__array_interface__", "__weakref__", "base")

    def __init__(self, interface: dict[str, Any], base: Any) -> None:
        self.__array_interface__ = interface
        self.base = base


def owner_of(array: Any) -> Any:
    """The array whose memory `array` shows."""
    while isinstance(getattr(array, "base", None), (np.ndarray, Shown)):
        array = array.base
    return array


def may_change(array: Any) -> bool:
    """Whether the memory of `array` can be written, through it or what it is a view of."""
    while isinstance(array, np.ndarray) and not array.flags.writeable:
        array = array.base
    return isinstance(array, np.ndarray)
