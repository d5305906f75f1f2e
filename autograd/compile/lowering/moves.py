"""Where the elements of a view come from, derived from the strides that a row of kind view gives.

A row is run on arrays that nobody reads or writes, which take no memory. So of whatever row it is
known whether it reshapes, transposes or repeats.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any, NamedTuple

import numpy as np
from numpy.lib.stride_tricks import as_strided

from autograd.compile.ir.targets import Broadcast, Reshape, Target, Transpose
from autograd.core.dispatch import Operation
from autograd.core.tensor import from_array


class Move(NamedTuple):
    """Where the elements of a view are: the number of the first one among those of the source, in
    C order, and steps along each dimension."""

    source: tuple[int, ...]
    shape: tuple[int, ...]
    first: int
    strides: tuple[int, ...]

    @property
    def target(self) -> Target | None:
        """The step that does the same; None for views of a part of the elements, and others."""
        if self.first:
            return None
        steps = _steps(self.source)
        sources = list(zip(self.source, steps, strict=True))
        views = list(zip(self.shape, self.strides, strict=True))
        if views != sources and sorted(views) == sorted(sources):
            axes: list[int] = []
            for pair in views:
                axes.append(next(i for i, x in enumerate(sources) if x == pair and i not in axes))
            return Transpose(tuple(axes))
        in_order = zip(self.shape, self.strides, _steps(self.shape), strict=True)
        if prod(self.shape) == prod(self.source) and (
            0 in self.shape or all(n == 1 or step == own for n, step, own in in_order)
        ):
            return Reshape(self.shape)
        array = as_strided(np.broadcast_to(np.empty((), np.int8), ()), self.source, steps)
        try:
            repeated = np.broadcast_to(array, self.shape).strides
        except ValueError:
            return None
        return Broadcast(self.shape) if repeated == self.strides else None

    @property
    def places(self) -> np.ndarray:
        """The number of each element among those of the source, in C order."""
        numbers = np.arange(prod(self.source))[self.first :]
        return as_strided(numbers, self.shape, [numbers.itemsize * step for step in self.strides])


def find_move(
    op: Operation, shape: tuple[int, ...], dtype: Any, args: Sequence[Any]
) -> Move | None:
    """What `op` does with an array of this shape and dtype, and further `args`; None where it
    gives other elements, such as copies of another dtype, or goes by how the array lies."""
    source = np.empty(shape, dtype)
    found = _run(op, source, args)
    if found is None or found.dtype != source.dtype:
        return None
    if not source.size:
        return Move(shape, found.shape, 0, _steps(found.shape)) if not found.size else None
    if not np.may_share_memory(found, source):
        return None
    flat = _run(op, np.broadcast_to(np.empty((), dtype), shape), args)
    if flat is None or any(step for n, step in zip(flat.shape, flat.strides, strict=True) if n > 1):
        return None
    first = (found.ctypes.data - source.ctypes.data) // source.itemsize
    return Move(shape, found.shape, first, tuple([x // source.itemsize for x in found.strides]))


def goes_by_memory(op: Operation, shape: tuple[int, ...], dtype: Any, args: Sequence[Any]) -> bool:
    """Whether `op` steps through the memory in which its argument lies, not through its elements:
    it does not follow these to memory in which they lie twice as far apart."""
    near, far = np.empty(shape, dtype), np.empty((*shape, 2), dtype)[..., 0]
    with np.errstate(all="ignore"):  # of rows that convert what lies there
        found, moved = _run(op, near, args), _run(op, far, args)
    if found is None or moved is None or not found.size or found.dtype != dtype:
        return False
    if not (np.may_share_memory(found, near) and np.may_share_memory(moved, far)):
        return False
    steps = [found.ctypes.data - near.ctypes.data, *found.strides]
    twice = [moved.ctypes.data - far.ctypes.data, *moved.strides]
    lengths = (2, *found.shape)
    return any(b != 2 * a for a, b, n in zip(steps, twice, lengths, strict=True) if n > 1)


def is_sure(op: Operation, shape: tuple[int, ...], dtype: Any, args: Sequence[Any]) -> bool:
    """Whether what `op` gives shares the memory of its argument however that lies, or is an
    error."""
    apart = np.empty([n + 1 for n in shape], dtype)[tuple([slice(n) for n in shape])]
    found = _run(op, apart, args)
    return found is None or np.may_share_memory(found, apart)


def _run(op: Operation, array: np.ndarray, args: Sequence[Any]) -> np.ndarray | None:
    """The array that a row gives for one; None where it refuses it."""
    try:
        found = op.call((from_array(array), *args))
    except (IndexError, RuntimeError, TypeError, ValueError):
        return None
    made = getattr(found, "_data", None)
    return made if isinstance(made, np.ndarray) else None


def _steps(shape: Sequence[int]) -> tuple[int, ...]:
    """By how many elements one goes along each dimension of an array in C order."""
    return tuple([prod(shape[axis + 1 :]) for axis in range(len(shape))])
