"""What builtins do with arguments that do not suit: mend their layout, or say what is wrong."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from autograd.native.entry import Entry, Parameter


class Repair:
    """The fallback of a builtin that has no other.

    Arrays of the right dtype and shape that lie in memory otherwise than native code reads them
    (not C-contiguous, not aligned, of the other byte order, of a subclass) are copied, and those
    that it wrote are copied back. Everything else is an error that names the argument.
    """

    __slots__ = ("blocks", "call", "name", "parameters")

    def __init__(self, name: str, entry: Entry, call: Callable[..., object]) -> None:
        self.name = name
        self.parameters = entry.parameters
        self.blocks = entry.blocks  # then one more argument may be there
        self.call = call

    def __call__(self, *args: Any) -> None:
        """Raises TypeError for a wrong number of arguments, for what is no array, and for a wrong
        dtype; ValueError for a wrong shape, and for a read-only array that is to be written."""
        if len(args) not in (len(self.parameters), len(self.parameters) + self.blocks):
            raise TypeError(
                f"{self.name} takes {len(self.parameters)} arguments, but {len(args)} were given"
            )
        suited = list(args)
        back: list[tuple[np.ndarray, np.ndarray]] = []
        for position, parameter in enumerate(self.parameters):
            if parameter.kind != "array":
                continue
            array = self._checked(position, parameter, args)
            suited[position] = copy = _suited(array, parameter)
            if parameter.written and not np.may_share_memory(array, copy):
                back.append((array, copy))
        self.call(*suited)
        for array, copy in back:
            array[...] = copy

    def _checked(self, position: int, parameter: Parameter, args: Sequence[Any]) -> np.ndarray:
        given = args[position]
        title = f"{self.name}: argument {position}"
        if not isinstance(given, np.ndarray):
            raise TypeError(
                f"{title} must be an array of {parameter.dtype}, not {type(given).__name__}"
            )
        array = given.view(np.ndarray)
        if array.dtype.newbyteorder("=") != parameter.dtype:
            raise TypeError(
                f"{title} must be an array of {parameter.dtype}, but has the dtype {array.dtype}"
            )
        shape = tuple(operator.index(args[i]) if i >= 0 else 1 for i in parameter.shape)
        if array.shape != shape:
            raise ValueError(f"{title} must have the shape {shape}, but has {array.shape}")
        if parameter.written and not array.flags.writeable:
            raise ValueError(f"{title} is written, but is read-only")
        return array


def unsuited(*args: object) -> None:
    """The fallback of builtins whose arguments have been mended."""
    raise AssertionError("native code refused arguments of the dtypes and shapes that it takes")


def _suited(array: np.ndarray, parameter: Parameter) -> np.ndarray:
    """The array, or a copy where it does not lie in memory as native code reads it."""
    assert parameter.dtype is not None
    flags = array.flags
    if flags.c_contiguous and flags.aligned and array.dtype.isnative:
        return array.view(parameter.dtype)
    copy = np.empty(array.shape, parameter.dtype)
    copy[...] = array
    return copy
