"""Windows that move over an array: an element of all windows at a time.

The dimensions before those that windows slide over are one here: planes. Planes are taken together
for as many elements as stay in the processor's cache, and shared among threads.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np

from autograd.array.duck import outside
from autograd.array.memory import constant_array
from autograd.kernels.conv.sliding import Phases, Sliding
from autograd.kernels.threads import in_threads, shares, unbuffered, workers

__all__ = ["add_to_windows", "as_planes", "choose", "find_maxima", "number_type", "read_windows"]

TOGETHER = 1 << 16
"""Elements that are worked on together."""
SMALL = 1 << 17
"""Elements below which threads do not pay."""
_FEW = 1 << 12
"""Elements up to which it does not pay to lay them out by phases."""
_ALL = slice(None)


class _Block:
    """The room for so many planes and rows of windows, and results for all windows' runs."""

    def __init__(
        self, slide: Sliding, planes: int, rows: int, dtype: Any, zero: Any, like: Any
    ) -> None:
        self.slide, self.rows = slide, rows
        self.phases = Phases(slide, (planes,), dtype, rows, zero, like)
        self.windows = rows * slide.line

    def run(self, element: int) -> np.ndarray:
        """What element number `element` of each window is: (planes, windows)."""
        return self.phases.run(element, 0, self.rows, True)

    read = run

    def wanted(self, values: np.ndarray) -> np.ndarray:
        """Of values for the runs' elements those of windows: (planes, rows, ...)."""
        values = values.reshape(-1, self.rows, *self.slide.extent[1:])
        inside: list[Any] = list(map(slice, self.slide.count[1:]))
        return values[(..., *inside)]

    def padded(self, values: np.ndarray) -> np.ndarray:
        """`values` (planes, rows, ...) of windows for the runs' elements, zero between."""
        if self.slide.line == math.prod(self.slide.count[1:]):
            return values.reshape(len(values), -1)
        out = np.zeros((len(values), self.windows), values.dtype, like=values)
        self.wanted(out)[...] = values
        return out


class _Whole:
    """The same for few numbers: all planes, padded as an `image` of which each element of the
    windows is a part."""

    def __init__(self, slide: Sliding, image: np.ndarray) -> None:
        self.slide, self.image = slide, image

    def run(self, element: int) -> np.ndarray:
        return self.image[self.slide.parts[element]]

    def read(self, element: int) -> np.ndarray:
        """The same in one piece: one copy takes less time than two ufuncs on strided numbers."""
        return self.run(element).copy()

    def wanted(self, values: np.ndarray) -> np.ndarray:
        return values

    padded = wanted


Room = _Block | _Whole


def _in_blocks(
    slide: Sliding, like: np.ndarray, whole: bool, dtype: Any, zero: Any,
    work: Callable[[_Block, slice, slice], None],
) -> None:  # fmt: skip
    """Calls work(block, its planes, its rows of windows) for all blocks of the planes `like`, in
    threads.

    `whole`: all rows of a plane are in one block. Each thread makes one block of each size.
    """
    planes, height = len(like), slide.count[0]
    plane = len(slide.groups) * math.prod(slide.extent)
    many = max(1, TOGETHER // plane)
    rows = height if whole else max(1, min(height, TOGETHER * height // plane))
    threads = workers(False) if planes * math.prod(slide.size) > SMALL else 1
    many = min(many, -(-planes // threads))
    parts = [
        (slice(n, min(n + many, planes)), slice(o, min(o + rows, height)))
        for n in range(0, planes, many)
        for o in range(0, height, rows)
    ]

    def run(part: range) -> None:
        blocks: dict[tuple[int, int], _Block] = {}
        with unbuffered():
            for some, lines in parts[part.start : part.stop]:
                size = some.stop - some.start, lines.stop - lines.start
                if size not in blocks:
                    blocks[size] = _Block(slide, *size, dtype, zero, like)
                work(blocks[size], some, lines)

    in_threads(run, shares(len(parts), threads))


def read_windows(
    slide: Sliding, x: np.ndarray, dtype: Any, zero: Any,
    work: Callable[[Room, slice, slice], None],
) -> None:  # fmt: skip
    """`_in_blocks` where the blocks hold the planes `x`."""

    def filled(block: _Block, some: slice, rows: slice) -> None:
        block.phases.fill(x[some], rows.start)
        work(block, some, rows)

    if 0 < x.size <= _FEW and not outside(x):
        image = x.astype(dtype, copy=False)
        if slide.span != slide.size:
            image = constant_array((len(x), *slide.span), zero, dtype, x)
            image[slide.inside] = x
        work(_Whole(slide, image), _ALL, _ALL)
    elif x.size:
        _in_blocks(slide, x, False, dtype, zero, filled)


def add_to_windows(
    slide: Sliding, grads: np.ndarray, dtype: Any, values: Callable[[Room, slice], Any]
) -> np.ndarray:
    """Zeros (planes, *size) to which a number is added for each element of each window.

    values(block, planes) gives a function of the number of a window's element, which returns its
    numbers for the runs, in the array `out` where one is given.
    """
    apart = not any(slide.reach)

    def add(block: Room, some: slice) -> None:
        found = values(block, some)
        for element in range(math.prod(slide.kernel)):
            run = block.run(element)
            if apart:
                found(element, out=run)
            else:
                np.add(run, found(element), out=run)

    if len(grads) * math.prod(slide.span) <= _FEW and not outside(grads):
        image = np.zeros((len(grads), *slide.span), dtype)
        add(_Whole(slide, image), _ALL)
        return image[slide.inside].astype(grads.dtype, copy=False)
    out = np.zeros((len(grads), *slide.size), grads.dtype, like=grads)

    def work(block: _Block, some: slice, _: slice) -> None:
        if not apart:
            block.phases.memory[...] = 0
        add(block, some)
        block.phases.drain(out[some])

    if grads.size:
        _in_blocks(slide, grads, True, dtype, 0, work)
    return out


def as_planes(x: Any, d: int) -> Any:
    """An array whose first dimension is all but the last `d`."""
    lead = x.ndim - d
    return np.reshape(x, (math.prod(x.shape[:lead]), *x.shape[lead:]))


@lru_cache(256)
def number_type(slide: Sliding) -> Any:
    """The smallest dtype for the numbers of a window's elements."""
    return np.min_scalar_type(math.prod(slide.kernel) - 1)


def find_maxima(room: Room) -> tuple[np.ndarray, np.ndarray]:
    """The largest of each window's elements, and its number: the first of equal ones, and the last
    nan of several."""
    best, place = _find_maxima(room, np.greater)
    if best.dtype.kind == "f" and np.count_nonzero(np.isnan(best)):
        return _find_maxima(room, _larger_or_nan)
    return best, place


def _find_maxima(room: Room, larger: Callable[..., Any]) -> tuple[np.ndarray, np.ndarray]:
    best = room.run(0).copy()
    number = number_type(room.slide)
    place = np.zeros(best.shape, number, like=best)
    mask = np.empty(best.shape, bool, like=best)
    bits = mask.view(np.uint8)  # which to multiply takes no cast
    code = np.empty(best.shape, number, like=best)
    numbers = np.arange(math.prod(room.slide.kernel), dtype=number, like=best)
    for element in range(1, len(numbers)):
        run = room.read(element)
        larger(run, best, out=mask)
        np.maximum(best, run, out=best)
        # The numbers rise: the last one at which something larger was found stays.
        np.multiply(bits, numbers[element, ...], out=code)
        np.maximum(place, code, out=place)
    return best, place


def _larger_or_nan(run: np.ndarray, best: np.ndarray, out: np.ndarray) -> None:
    np.greater(run, best, out=out)
    out |= np.isnan(run)


def choose(values: np.ndarray, places: np.ndarray) -> Callable[..., np.ndarray]:
    """A function of a number: `values` where `places` is it, else zero.

    The bits are and-ed with a mask, which is several times faster than a choice per element, and
    right for nan, as products are not.
    """
    integer = np.dtype(f"i{values.itemsize}") if values.itemsize <= 8 else None
    mask, own = (
        np.empty(values.shape, bool, like=values),
        np.empty(values.shape, values.dtype, like=values),
    )

    def chosen(element: int, out: np.ndarray = own) -> np.ndarray:
        np.equal(places, element, out=mask)
        if integer is None:
            out[...] = np.where(mask, values, 0)
            return out
        bits, signs = out.view(integer), mask.view(np.int8)
        np.negative(signs, out=signs)  # `bits` with gaps NumPy negates wrongly in place
        np.copyto(bits, signs)
        np.bitwise_and(bits, values.view(integer), out=bits)
        return out

    return chosen
