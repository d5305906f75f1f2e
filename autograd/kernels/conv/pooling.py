"""Pooling over windows: maxima and where they are, means, and the linear maps that derive them.

The dimensions before those that windows slide over are one here: planes. Planes are taken together
for as many elements as stay in the processor's cache, and shared among threads.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from autograd.kernels.conv.sliding import Phases, Sizes, Sliding, sliding
from autograd.kernels.threads import in_threads, shares, unbuffered, workers

__all__ = ["pool_max", "pool_mean", "pool_mean_adjoint", "pool_pick", "pool_put", "pool_windows"]

_TOGETHER = 1 << 16
"""Elements that are worked on together."""
_SMALL = 1 << 17
"""Elements below which threads do not pay."""


# ---- windows -------------------------------------------------------------------------------------


def pool_windows(
    shape: Sizes,
    kernel: Sequence[int],
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    ceil_mode: bool,
) -> Sliding:
    """The windows of pooling over the last dimensions of `shape`.

    With `ceil_mode` the last ones may go beyond the padding, as long as they start before it.
    Raises RuntimeError for numbers that do not fit, with PyTorch's words.
    """
    d = len(kernel)
    size = shape[len(shape) - d :]
    if min(kernel) < 1:
        raise RuntimeError(f"kernel size should be greater than zero, but got {list(kernel)}")
    if min(stride) < 1:
        raise RuntimeError(f"stride should be greater than zero, but got {list(stride)}")
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
    return sliding(
        size, tuple(kernel), tuple(stride), tuple(padding), tuple(dilation), tuple(count)
    )


class _Block:
    """The room for so many planes and rows of windows, and results for all windows' runs."""

    def __init__(self, slide: Sliding, planes: int, rows: int, dtype: Any, zero: Any) -> None:
        self.slide, self.rows = slide, rows
        self.phases = Phases(slide, (planes,), dtype, rows, zero)
        self.windows = rows * slide.line

    def run(self, element: int) -> np.ndarray:
        """What element number `element` of each window is: (planes, windows)."""
        return self.phases.run(element, 0, self.rows, True)

    def wanted(self, values: np.ndarray) -> np.ndarray:
        """Of values for the runs' elements those of windows: (planes, rows, ...)."""
        values = values.reshape(-1, self.rows, *self.slide.extent[1:])
        inside: list[Any] = list(map(slice, self.slide.count[1:]))
        return values[(..., *inside)]

    def padded(self, values: np.ndarray) -> np.ndarray:
        """`values` (planes, rows, ...) of windows for the runs' elements, zero between."""
        if self.slide.line == math.prod(self.slide.count[1:]):
            return values.reshape(len(values), -1)
        out = np.zeros((len(values), self.windows), values.dtype)
        self.wanted(out)[...] = values
        return out


def _in_blocks(
    slide: Sliding, planes: int, whole: bool, work: Callable[[Iterator[Any]], None]
) -> None:
    """Calls `work` in each thread with its blocks: planes from, to; rows from, to.

    `whole`: all rows of a plane are in one block.
    """
    height = slide.count[0]
    plane = len(slide.groups) * math.prod(slide.extent)
    many = max(1, _TOGETHER // plane)
    rows = height if whole else max(1, min(height, _TOGETHER * height // plane))
    threads = workers(False) if planes * math.prod(slide.size) > _SMALL else 1
    many = min(many, -(-planes // threads))
    parts = [
        (n, min(n + many, planes), o, min(o + rows, height))
        for n in range(0, planes, many)
        for o in range(0, height, rows)
    ]

    def run(part: range) -> None:
        with unbuffered():
            work(iter(parts[part.start : part.stop]))

    in_threads(run, shares(len(parts), threads))


def _made(slide: Sliding, dtype: Any, zero: Any) -> Callable[[int, int], _Block]:
    """Blocks, each made once for the number of planes and rows that it has."""
    blocks: dict[tuple[int, int], _Block] = {}

    def block(planes: int, rows: int) -> _Block:
        found = blocks.get((planes, rows))
        if found is None:
            found = blocks[planes, rows] = _Block(slide, planes, rows, dtype, zero)
        return found

    return block


def _planes(x: np.ndarray, d: int) -> np.ndarray:
    size = x.shape[x.ndim - d :]
    return x.reshape(math.prod(x.shape[: x.ndim - d]), *size)


def _check_windows(name: str, given: Sizes, shape: Sizes, slide: Sliding) -> None:
    """Raises RuntimeError unless `given` is the shape of an element for each window of `shape`."""
    expected = (*shape[: len(shape) - len(slide.size)], *slide.count)
    if given != expected:
        raise RuntimeError(
            f"{name}: the windows of an input of shape {list(shape)} are {list(expected)}, but the "
            f"tensor with an element for each has shape {list(given)}"
        )


# ---- maxima --------------------------------------------------------------------------------------


def pool_max(
    x: np.ndarray,
    kernel_size: Sequence[int],
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    ceil_mode: bool,
) -> tuple[np.ndarray, np.ndarray]:
    """The maximum of each window, and the number of the window's element that it is.

    That is the first of equal ones, and the last nan of several. Raises RuntimeError for numbers
    that do not fit.
    """
    slide = pool_windows(x.shape, kernel_size, stride, padding, dilation, ceil_mode)
    d = len(slide.size)
    planes = _planes(x, d)
    number = _number_type(slide)
    lead = x.shape[: x.ndim - d]
    values = np.empty((len(planes), *slide.count), x.dtype)
    places = np.empty((len(planes), *slide.count), number)
    lowest = -np.inf if x.dtype.kind == "f" else np.iinfo(x.dtype).min
    start = _first_inside(slide, number)

    def work(parts: Iterator[Any]) -> None:
        block = _made(slide, x.dtype, lowest)
        for n, until, o, last in parts:
            room = block(until - n, last - o)
            room.phases.fill(planes[n:until], o)
            best, place = _scanned(room, _larger)
            if x.dtype.kind == "f" and np.isnan(best).any():
                best, place = _scanned(room, _larger_or_nan)
            values[n:until, o:last] = room.wanted(best)
            places[n:until, o:last] = room.wanted(place)
            if start is not None:
                low = values[n:until, o:last] == lowest
                np.copyto(places[n:until, o:last], start[o:last], where=low)

    if x.size:
        _in_blocks(slide, len(planes), False, work)
    return values.reshape(*lead, *slide.count), places.reshape(*lead, *slide.count)


def _number_type(slide: Sliding) -> Any:
    return np.min_scalar_type(math.prod(slide.kernel) - 1)


def _scanned(room: _Block, larger: Callable[..., Any]) -> tuple[np.ndarray, np.ndarray]:
    best = room.run(0).copy()
    number = _number_type(room.slide)
    place = np.zeros(best.shape, number)
    mask = np.empty(best.shape, bool)
    code = np.empty(best.shape, number)
    for element in range(1, math.prod(room.slide.kernel)):
        run = room.run(element)
        larger(run, best, mask)
        np.maximum(best, run, out=best)
        # The numbers rise: the last one at which something larger was found stays.
        np.multiply(mask, number.type(element), out=code)
        np.maximum(place, code, out=place)
    return best, place


def _larger(run: np.ndarray, best: np.ndarray, mask: np.ndarray) -> None:
    np.greater(run, best, out=mask)


def _larger_or_nan(run: np.ndarray, best: np.ndarray, mask: np.ndarray) -> None:
    np.greater(run, best, out=mask)
    mask |= np.isnan(run)


def _first_inside(slide: Sliding, number: Any) -> np.ndarray | None:
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
    grad: np.ndarray,
    places: np.ndarray,
    shape: Sizes,
    kernel_size: Sequence[int],
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    ceil_mode: bool,
) -> np.ndarray:
    """Zeros of `shape`, with each window's `grad` added to its element number `places`.

    Raises RuntimeError unless there is one of both for each window.
    """
    slide = pool_windows(shape, kernel_size, stride, padding, dilation, ceil_mode)
    d = len(slide.size)
    for given in (grad.shape, places.shape):
        _check_windows("pool_put", given, tuple(shape), slide)
    grads, numbers = _planes(grad, d), _planes(places, d)
    lead = grad.shape[: grad.ndim - d]
    out = np.zeros((len(grads), *slide.size), grad.dtype)
    apart = not any(slide.reach)

    def work(parts: Iterator[Any]) -> None:
        block = _made(slide, grad.dtype, 0)
        for n, until, _, height in parts:
            room = block(until - n, height)
            g, place = room.padded(grads[n:until]), room.padded(numbers[n:until])
            chosen = _Chosen(g)
            if not apart:
                room.phases.memory[...] = 0
            for element in range(math.prod(slide.kernel)):
                run = room.run(element)
                if apart:
                    chosen.where(place, element, run)
                else:
                    np.add(run, chosen.where(place, element), out=run)
            room.phases.drain(out[n:until])

    if grad.size:
        _in_blocks(slide, len(grads), True, work)
    return out.reshape(*lead, *slide.size)


class _Chosen:
    """Numbers where a place has a number, else zero: their bits, and-ed with a mask of the place.

    This is several times faster than a choice per element, and right for nan, as products are not.
    """

    def __init__(self, values: np.ndarray) -> None:
        self._bits = np.dtype(f"i{values.itemsize}") if values.itemsize <= 8 else None
        self._values = values
        self._mask = np.empty(values.shape, bool)
        self._out = np.empty(values.shape, values.dtype)

    def where(self, place: np.ndarray, element: int, out: np.ndarray | None = None) -> np.ndarray:
        """The values whose place is `element`, in `out` or in memory that is used again."""
        out = self._out if out is None else out
        np.equal(place, element, out=self._mask)
        if self._bits is None:
            out[...] = np.where(self._mask, self._values, 0)
            return out
        bits = out.view(self._bits)
        np.copyto(bits, self._mask.view(np.int8))
        np.negative(bits, out=bits)
        np.bitwise_and(bits, self._values.view(self._bits), out=bits)
        return out


def pool_pick(
    x: np.ndarray,
    places: np.ndarray,
    kernel_size: Sequence[int],
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    ceil_mode: bool,
) -> np.ndarray:
    """Of each window of `x` the element number `places`.

    Raises RuntimeError unless there is a place for each window.
    """
    slide = pool_windows(x.shape, kernel_size, stride, padding, dilation, ceil_mode)
    d = len(slide.size)
    _check_windows("pool_pick", places.shape, x.shape, slide)
    planes, numbers = _planes(x, d), _planes(places, d)
    out = np.empty((len(planes), *slide.count), x.dtype)

    def work(parts: Iterator[Any]) -> None:
        block = _made(slide, x.dtype, 0)
        for n, until, o, last in parts:
            room = block(until - n, last - o)
            room.phases.fill(planes[n:until], o)
            place = room.padded(numbers[n:until, o:last])
            picked = np.zeros(place.shape, x.dtype)
            for element in range(math.prod(slide.kernel)):
                np.copyto(picked, room.run(element), where=place == element)
            out[n:until, o:last] = room.wanted(picked)

    if x.size:
        _in_blocks(slide, len(planes), False, work)
    return out.reshape(places.shape)


# ---- means ---------------------------------------------------------------------------------------


def pool_mean(
    x: np.ndarray,
    kernel: Sizes,
    stride: Sizes,
    padding: Sizes,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: int | None,
) -> np.ndarray:
    """The mean of each window, or its sum over `divisor_override`; padding is zero.

    With `count_include_pad` the elements of the padding count. Means of integers are cut to
    integers. Raises RuntimeError for numbers that do not fit.
    """
    d = len(kernel)
    slide = pool_windows(x.shape, kernel, stride, padding, (1,) * d, ceil_mode)
    divisor = _divisor(slide, count_include_pad, divisor_override)
    wide = np.dtype(np.float32) if x.dtype.char == "e" else x.dtype
    planes = _planes(x, d)
    out = np.empty((len(planes), *slide.count), x.dtype)
    divisor = np.asarray(divisor, wide)

    def work(parts: Iterator[Any]) -> None:
        block = _made(slide, wide, 0)
        for n, until, o, last in parts:
            room = block(until - n, last - o)
            room.phases.fill(planes[n:until], o)
            total = room.run(0).copy()
            for element in range(1, math.prod(slide.kernel)):
                total += room.run(element)
            part = divisor if divisor.ndim == 0 else divisor[o:last]
            out[n:until, o:last] = _over(room.wanted(total), part)

    if x.size:
        _in_blocks(slide, len(planes), False, work)
    return out.reshape(*x.shape[: x.ndim - d], *slide.count)


def pool_mean_adjoint(
    grad: np.ndarray,
    shape: Sizes,
    kernel: Sizes,
    stride: Sizes,
    padding: Sizes,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: int | None,
) -> np.ndarray:
    """For windows of an input of `shape` the adjoint of `pool_mean`.

    Raises RuntimeError unless there is a gradient for each window, and for integers.
    """
    d = len(kernel)
    if grad.dtype.kind != "f":
        raise RuntimeError(f"pool_mean_adjoint takes floating-point numbers, but got {grad.dtype}")
    slide = pool_windows(shape, kernel, stride, padding, (1,) * d, ceil_mode)
    _check_windows("pool_mean_adjoint", grad.shape, tuple(shape), slide)
    divisor = _divisor(slide, count_include_pad, divisor_override)
    wide = np.dtype(np.float32) if grad.dtype.char == "e" else grad.dtype
    grads = _planes(grad, d)
    out = np.zeros((len(grads), *slide.size), grad.dtype)
    divisor = np.asarray(divisor, wide)
    apart = not any(slide.reach)

    def work(parts: Iterator[Any]) -> None:
        block = _made(slide, wide, 0)
        for n, until, _, height in parts:
            room = block(until - n, height)
            shared = room.padded(grads[n:until] / divisor)
            if not apart:
                room.phases.memory[...] = 0
            for element in range(math.prod(slide.kernel)):
                run = room.run(element)
                if apart:
                    run[...] = shared
                else:
                    run += shared
            room.phases.drain(out[n:until])

    if grad.size:
        _in_blocks(slide, len(grads), True, work)
    return out.reshape(*grad.shape[: grad.ndim - d], *slide.size)


def _over(total: np.ndarray, divisor: Any) -> np.ndarray:
    if total.dtype.kind == "f":
        total /= divisor
        return total
    return np.sign(total) * (np.abs(total) // np.abs(divisor)) * np.sign(divisor)


def _divisor(slide: Sliding, count_include_pad: bool, divisor_override: int | None) -> Any:
    """What the sums of windows are divided by: the same number for all, or one for each.

    It is the number of a window's elements, with those of the padding or without. What lies beyond
    the padding, where a last window of `ceil_mode` may reach, never counts. Raises RuntimeError if
    `divisor_override` is 0.
    """
    if divisor_override is not None:
        if not divisor_override:
            raise RuntimeError("divisor must be not zero")
        return divisor_override
    number: Any = 1
    for n, k, s, p, count in zip(
        slide.size, slide.kernel, slide.stride, slide.padding, slide.count, strict=True
    ):
        start = s * np.arange(count) - p
        end = np.minimum(start + k, n + p)
        if not count_include_pad:
            start, end = np.maximum(start, 0), np.minimum(end, n)
        number = np.multiply.outer(number, end - start)
    whole = math.prod(slide.kernel)
    return whole if (number == whole).all() else number
