"""Pooling over windows: maxima and where they are, means, and the linear maps that derive them.

The dimensions before those that windows slide over are one here: planes. Planes are taken together
for as many elements as stay in the processor's cache, and shared among threads.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from autograd.array.duck import beside, outside
from autograd.array.memory import constant_array
from autograd.kernels.conv.sliding import Phases, Sizes, Sliding, divisor_of, kept_of_few, sliding
from autograd.kernels.conv.tiles import are_tiles, tile_max, tile_spread, tile_sum
from autograd.kernels.elementwise.numbers import sum_dtype
from autograd.kernels.large import in_native_loops
from autograd.kernels.threads import in_threads, shares, unbuffered, workers

__all__ = ["pool_max", "pool_mean", "pool_mean_adjoint", "pool_pick", "pool_put", "pool_windows"]

_TOGETHER = 1 << 16
"""Elements that are worked on together."""
_SMALL = 1 << 17
"""Elements below which threads do not pay."""
_FEW = 1 << 12
"""Elements up to which it does not pay to lay them out by phases."""
_ALL = slice(None)


# ---- windows -------------------------------------------------------------------------------------


def pool_windows(
    shape: Sizes, kernel: Sequence[int], stride: Sequence[int], padding: Sequence[int],
    dilation: Sequence[int], ceil_mode: bool,
) -> Sliding:  # fmt: skip
    """The windows of pooling over the last dimensions of `shape`.

    With `ceil_mode` the last ones may go beyond the padding, as long as they start before it.
    Raises RuntimeError for numbers that do not fit, with PyTorch's words.
    """
    return _pool_windows(*map(tuple, (shape, kernel, stride, padding, dilation)), ceil_mode)


@lru_cache(1024)
def _pool_windows(
    shape: Sizes, kernel: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes, ceil_mode: bool
) -> Sliding:
    d = len(kernel)
    size = shape[len(shape) - d :]
    if min(kernel) < 1:
        raise RuntimeError(f"kernel size should be greater than zero, but got {list(kernel)}")
    if min(stride) < 1:
        raise RuntimeError(
            "stride should not be zero"
            if d > 1
            else f"stride must be greater than zero, but got {stride[0]}"
        )
    if min(dilation) < 1:
        raise RuntimeError(f"dilation should be greater than zero, but got {list(dilation)}")
    count = []
    for n, k, s, p, m in zip(size, kernel, stride, padding, dilation, strict=True):
        span = m * (k - 1) + 1
        if p < 0:
            raise RuntimeError(f"pad must be non-negative, but got pad: {p}")
        if 2 * p > span:
            raise RuntimeError(
                "pad should be at most half of effective kernel size, but got "
                f"pad={p}, kernel_size={k} and dilation={m}"
            )
        number = (n + 2 * p - span + (s - 1 if ceil_mode else 0)) // s + 1
        if ceil_mode and (number - 1) * s >= n + p:
            number -= 1
        count.append(number)
    if min(count) < 1 or 0 in size:
        raise RuntimeError(
            f"Given input size: ({'x'.join(map(str, shape[-d - 1 :]))}). Calculated output size: "
            f"({'x'.join(map(str, (*shape[-d - 1 : -d], *count)))}). Output size is too small"
        )
    return sliding(size, kernel, stride, padding, dilation, count)


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


_Room = _Block | _Whole


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
    many = max(1, _TOGETHER // plane)
    rows = height if whole else max(1, min(height, _TOGETHER * height // plane))
    threads = workers(False) if planes * math.prod(slide.size) > _SMALL else 1
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


def _read_windows(
    slide: Sliding, x: np.ndarray, dtype: Any, zero: Any,
    work: Callable[[_Room, slice, slice], None],
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


def _add_to_windows(
    slide: Sliding, grads: np.ndarray, dtype: Any, values: Callable[[_Room, slice], Any]
) -> np.ndarray:
    """Zeros (planes, *size) to which a number is added for each element of each window.

    values(block, planes) gives a function of the number of a window's element, which returns its
    numbers for the runs, in the array `out` where one is given.
    """
    apart = not any(slide.reach)

    def add(block: _Room, some: slice) -> None:
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


def _check_windows(name: str, given: Sizes, shape: Sizes, slide: Sliding) -> None:
    """Raises RuntimeError unless `given` is the shape of an element for each window of `shape`."""
    expected = (*shape[: len(shape) - len(slide.size)], *slide.count)
    if given != expected:
        raise RuntimeError(
            f"{name}: the windows of an input of shape {list(shape)} are {list(expected)}, but the "
            f"tensor with an element for each has shape {list(given)}"
        )


# ---- maxima --------------------------------------------------------------------------------------


@in_native_loops
def pool_max(
    x: np.ndarray, kernel_size: Sequence[int], stride: Sequence[int], padding: Sequence[int],
    dilation: Sequence[int], ceil_mode: bool,
) -> tuple[np.ndarray, np.ndarray]:  # fmt: skip
    """The maximum of each window, and the number of the window's element that it is.

    That is the first of equal ones, and the last nan of several. Raises RuntimeError for numbers
    that do not fit.
    """
    slide = pool_windows(x.shape, kernel_size, stride, padding, dilation, ceil_mode)
    d = len(slide.size)
    planes = as_planes(x, d)
    number = number_type(slide)
    shape = (*x.shape[: x.ndim - d], *slide.count)
    if are_tiles(slide, x.size):
        largest, where = tile_max(slide, planes)
        return largest.reshape(shape), where.astype(number).reshape(shape)
    values = np.empty((len(planes), *slide.count), x.dtype, like=x)
    places = np.empty(values.shape, number, like=x)
    lowest = -np.inf if x.dtype.kind == "f" else np.iinfo(x.dtype).min
    start = first_inside(slide, number)
    if start is not None:
        start = beside(x, start)

    def work(block: _Room, some: slice, rows: slice) -> None:
        best, place = _find_maxima(block, np.greater)
        if x.dtype.kind == "f" and np.count_nonzero(np.isnan(best)):
            best, place = _find_maxima(block, _larger_or_nan)
        values[some, rows] = block.wanted(best)
        places[some, rows] = block.wanted(place)
        if start is not None:
            low = values[some, rows] == lowest
            np.copyto(places[some, rows], start[rows], where=low)

    _read_windows(slide, planes, x.dtype, lowest, work)
    return values.reshape(shape), places.reshape(shape)


@lru_cache(256)
def number_type(slide: Sliding) -> Any:
    """The smallest dtype for the numbers of a window's elements."""
    return np.min_scalar_type(math.prod(slide.kernel) - 1)


def _find_maxima(room: _Room, larger: Callable[..., Any]) -> tuple[np.ndarray, np.ndarray]:
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


def first_inside(slide: Sliding, number: Any) -> np.ndarray | None:
    """Of each window the number of the first element that is no padding; None if there is none.

    It is what a window has for its maximum that holds nothing but the lowest number of all.
    """
    if not any(slide.padding):
        return None
    first = np.zeros((), np.intp)
    for k, s, p, m, n in zip(
        slide.kernel, slide.stride, slide.padding, slide.dilation, slide.count, strict=True
    ):
        outside = np.maximum(p - s * np.arange(n), 0)
        first = first[..., None] * k + -(-outside // m)
    return first.astype(number)


def pool_put(
    grad: np.ndarray, places: np.ndarray, shape: Sizes, kernel_size: Sequence[int],
    stride: Sequence[int], padding: Sequence[int], dilation: Sequence[int], ceil_mode: bool,
) -> np.ndarray:  # fmt: skip
    """Zeros of `shape`, with each window's `grad` added to its element number `places`.

    Raises RuntimeError unless there is one of both for each window.
    """
    slide = pool_windows(shape, kernel_size, stride, padding, dilation, ceil_mode)
    for given in (grad.shape, places.shape):
        _check_windows("pool_put", given, tuple(shape), slide)
    grads, numbers = (as_planes(each, len(slide.size)) for each in (grad, places))
    tiles = _tiles(slide)
    if grads.size and tiles is not None:
        return _put_in_tiles(tiles, slide, grads, numbers).reshape(shape)

    def values(block: _Room, some: slice) -> Any:
        return _choose(block.padded(grads[some]), block.padded(numbers[some]))

    return _add_to_windows(slide, grads, grad.dtype, values).reshape(shape)


@kept_of_few
def _tiles(slide: Sliding) -> tuple[np.ndarray, np.ndarray] | None:
    """The places in a plane of the windows' first elements, and of elements within windows; None
    if windows overlap, or do not lie in the array."""
    if any(slide.reach) or any(slide.padding):
        return None
    first: Any = np.zeros((), np.intp)
    within: Any = np.zeros((), np.intp)
    for n, k, s, m, count in zip(
        slide.size, slide.kernel, slide.stride, slide.dilation, slide.count, strict=True
    ):
        if (count - 1) * s + (k - 1) * m >= n:
            return None
        first = (first * n)[..., None] + np.arange(count) * s
        within = (within * n)[..., None] + np.arange(k) * m
    return first.ravel(), within.ravel()


def _put_in_tiles(
    tiles: tuple[np.ndarray, np.ndarray], slide: Sliding, grads: np.ndarray, places: np.ndarray
) -> np.ndarray:
    """Zeros (planes, elements) with each window's number at its place: by the places in a plane,
    of the windows' first elements and within windows."""
    first, within = (beside(grads, each) for each in tiles)
    planes, size = len(grads), math.prod(slide.size)
    out = np.zeros((planes, size), grads.dtype, like=grads)
    numbers, values = places.reshape(planes, -1), grads.reshape(planes, -1)
    many = max(1, _TOGETHER // max(1, size))
    parts = [slice(n, n + many) for n in range(0, planes, many)]

    def put(some: slice) -> None:
        index = within[numbers[some]]
        index += first
        index += np.arange(len(index), like=index)[:, None] * size
        out[some].reshape(-1)[index] = values[some]

    in_threads(put, parts, workers(False) if out.size > _SMALL else 1)
    return out


def _choose(values: np.ndarray, places: np.ndarray) -> Callable[..., np.ndarray]:
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


def pool_pick(
    x: np.ndarray, places: np.ndarray, kernel_size: Sequence[int], stride: Sequence[int],
    padding: Sequence[int], dilation: Sequence[int], ceil_mode: bool,
) -> np.ndarray:  # fmt: skip
    """Of each window of `x` the element number `places`.

    Raises RuntimeError unless there is a place for each window.
    """
    slide = pool_windows(x.shape, kernel_size, stride, padding, dilation, ceil_mode)
    _check_windows("pool_pick", places.shape, x.shape, slide)
    planes, numbers = (as_planes(each, len(slide.size)) for each in (x, places))
    tiles = _tiles(slide)
    if x.size and tiles is not None:
        first, within = (beside(x, each) for each in tiles)
        index = within[numbers.reshape(len(planes), -1)] + first
        found = np.take_along_axis(planes.reshape(len(planes), -1), index, 1)
        return found.reshape(places.shape)
    out = np.empty((len(planes), *slide.count), x.dtype, like=x)

    def work(block: _Room, some: slice, rows: slice) -> None:
        place = block.padded(numbers[some, rows])
        picked = np.zeros(place.shape, x.dtype, like=x)
        for element in range(math.prod(slide.kernel)):
            np.copyto(picked, block.run(element), where=place == element)
        out[some, rows] = block.wanted(picked)

    _read_windows(slide, planes, x.dtype, 0, work)
    return out.reshape(places.shape)


# ---- means ---------------------------------------------------------------------------------------


@in_native_loops
def pool_mean(
    x: np.ndarray, kernel: Sizes, stride: Sizes, padding: Sizes, ceil_mode: bool,
    count_include_pad: bool, divisor_override: int | None,
) -> np.ndarray:  # fmt: skip
    """The mean of each window, or its sum over `divisor_override`; padding is zero.

    With `count_include_pad` the elements of the padding count. Means of integers are cut to
    integers. Raises RuntimeError for numbers that do not fit.
    """
    d = len(kernel)
    slide = pool_windows(x.shape, kernel, stride, padding, (1,) * d, ceil_mode)
    wide = sum_dtype(x.dtype)
    divisor = divisor_of(slide, count_include_pad, divisor_override)
    divisor = np.asarray(divisor, wide, like=x)
    planes = as_planes(x, d)
    if are_tiles(slide, x.size):
        sums = _divide_sums(tile_sum(slide, planes.astype(wide, copy=False)), divisor)
        return sums.astype(x.dtype, copy=False).reshape(*x.shape[: x.ndim - d], *slide.count)
    out = np.empty((len(planes), *slide.count), x.dtype, like=x)

    def work(block: _Room, some: slice, rows: slice) -> None:
        total = block.run(0).copy()
        for element in range(1, math.prod(slide.kernel)):
            total += block.read(element)
        part = divisor if divisor.ndim == 0 else divisor[rows]
        out[some, rows] = _divide_sums(block.wanted(total), part)

    _read_windows(slide, planes, wide, 0, work)
    return out.reshape(*x.shape[: x.ndim - d], *slide.count)


def pool_mean_adjoint(
    grad: np.ndarray, shape: Sizes, kernel: Sizes, stride: Sizes, padding: Sizes, ceil_mode: bool,
    count_include_pad: bool, divisor_override: int | None,
) -> np.ndarray:  # fmt: skip
    """For windows of an input of `shape` the adjoint of `pool_mean`.

    Raises RuntimeError unless there is a gradient for each window, and for integers.
    """
    if grad.dtype.kind != "f":
        raise RuntimeError(f"pool_mean_adjoint takes floating-point numbers, but got {grad.dtype}")
    slide = pool_windows(shape, kernel, stride, padding, (1,) * len(kernel), ceil_mode)
    _check_windows("pool_mean_adjoint", grad.shape, tuple(shape), slide)
    wide = sum_dtype(grad.dtype)
    divisor = divisor_of(slide, count_include_pad, divisor_override)
    divisor = np.asarray(divisor, wide, like=grad)
    grads = as_planes(grad, len(kernel))
    if are_tiles(slide):
        spread = tile_spread(slide, (grads / divisor).astype(grad.dtype, copy=False))
        return spread.reshape(shape)

    def values(block: _Room, some: slice) -> Any:
        shared = block.padded(grads[some] / divisor)
        return lambda element, out=None: shared if out is None else np.copyto(out, shared)

    return _add_to_windows(slide, grads, wide, values).reshape(shape)


def _divide_sums(total: np.ndarray, divisor: Any) -> np.ndarray:
    if total.dtype.kind == "f":
        total /= divisor
        return total
    return np.sign(total) * (np.abs(total) // np.abs(divisor)) * np.sign(divisor)
