"""Where a view lies in the memory of its base, and the same place in another array."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from autograd.array.duck import Duck, strided

REPEATS = (
    "unsupported operation: more than one element of the written-to tensor refers to a single "
    "memory location. Please clone() the tensor before performing the operation."
)

READ_ONLY = (
    "unsupported operation: the memory of the written-to tensor is read-only, as is the NumPy "
    "array that it was made from. Please clone() the tensor before performing the operation."
)


def broadcast(x: np.ndarray, shape: Sequence[int]) -> np.ndarray:
    """np.broadcast_to, in a tenth of its time where a contiguous array is repeated."""
    steps = None
    if x.__class__ is np.ndarray and x.size and x.flags.c_contiguous:
        steps = _broadcast_strides(tuple(shape), x.shape, x.strides)
    if steps is None:
        return np.broadcast_to(x, shape)
    repeated: np.ndarray = np.ndarray(shape, x.dtype, x, 0, steps)
    repeated.flags.writeable = False
    return repeated


@lru_cache(256)
def _broadcast_strides(
    shape: tuple[int, ...], given: tuple[int, ...], steps: tuple[int, ...]
) -> tuple[int, ...] | None:
    """The strides with which an array of shape `given` has `shape`; None if it cannot."""
    lead = len(shape) - len(given)
    pairs = list(zip(shape[lead:], given, strict=False))
    if lead < 0 or min(shape, default=0) < 0 or any(n != m != 1 for n, m in pairs):
        return None
    kept = zip(pairs, steps, strict=True)
    return (0,) * lead + tuple([step if n == m else 0 for (n, m), step in kept])


class Window(NamedTuple):
    """The layout of a base and of a view of it; offsets and strides in bytes.

    low, size  where the memory of the base starts, as seen from its first element, and how long it
               is: with negative strides the first element is not the lowest
    contiguous whether the base is, in C order; owned: and it is all of its memory
    """

    base_shape: tuple[int, ...]
    base_strides: tuple[int, ...]
    base_dtype: np.dtype[Any]
    low: int
    size: int
    contiguous: bool
    owned: bool
    offset: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    dtype: np.dtype[Any]

    def laid_out(self, values: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """A copy of `values`, of the base's shape, in its memory layout, and the view of the copy.

        An array of another layout has no such view, for example where the view is a reshape.
        """
        memory: Any
        if values.__class__ is Duck:
            memory = np.zeros(self.size, np.uint8, like=values).view(self.base_dtype)
            base = strided(memory, self.base_shape, self.base_strides, -self.low)
            base[...] = values
            memory = memory.view(self.dtype)
            return base, strided(memory, self.shape, self.strides, self.offset - self.low)
        if self.contiguous:
            memory = base = np.array(values, self.base_dtype, order="C")
        else:
            memory = np.empty(self.size, np.uint8)
            base = np.ndarray(
                self.base_shape, self.base_dtype, memory, -self.low, self.base_strides
            )
            base[...] = values
        view = np.ndarray(self.shape, self.dtype, memory, self.offset - self.low, self.strides)
        return base, view


def window_of(base: np.ndarray, view: np.ndarray) -> Window:
    """Where `view` lies in `base`, which shares its memory.

    Raises RuntimeError if it shows memory that `base` does not.
    """
    start = address_of(base)
    low, size = _extent(base)
    offset = address_of(view) - start
    view_low, view_size = _extent(view)
    start_of_view = offset + view_low
    if view.size and (start_of_view < low or start_of_view + view_size > low + size):
        raise RuntimeError(
            "a recorded write into a view that shows memory outside of its base is not supported: "
            f"the base has shape {list(base.shape)}, the view {list(view.shape)}"
        )
    if not view.size:
        offset = low
    return Window(
        base.shape,
        base.strides,
        base.dtype,
        low,
        size,
        base.flags.c_contiguous,
        base.flags.c_contiguous and base.base is None,
        offset,
        view.shape,
        view.strides,
        view.dtype,
    )


def repeats(array: np.ndarray) -> bool:
    """Whether several elements of `array` may be one in memory: where it was expanded, or unfolded
    into overlapping windows."""
    if array.__class__ is Duck:
        return False
    if array.flags.c_contiguous:
        return False
    span = 0
    for step, n in sorted(zip(map(abs, array.strides), array.shape, strict=True)):
        if n > 1:
            if step <= span:
                return array.size > 0
            span += step * (n - 1)
    return False


def address_of(array: np.ndarray) -> int:
    """Where the first element lies."""
    if array.__class__ is Duck:
        return array.address  # type: ignore[attr-defined]
    return array.__array_interface__["data"][0]


def bounds_of(array: np.ndarray) -> tuple[int, int]:
    """Between which addresses the elements lie."""
    low, size = _extent(array)
    start = address_of(array) + low
    return start, start + size


def _extent(array: np.ndarray) -> tuple[int, int]:
    """Where the memory of `array` starts, as seen from its first element, and its length."""
    if array.flags.c_contiguous:
        return 0, array.nbytes
    reach = [step * (n - 1) for step, n in zip(array.strides, array.shape, strict=True)]
    low = sum(each for each in reach if each < 0)
    return low, sum(map(abs, reach)) + array.itemsize
