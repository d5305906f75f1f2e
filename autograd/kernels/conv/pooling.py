"""Pooling over windows: maxima and where they are, means, and the linear maps that derive them.

The dimensions before those that windows slide over are one here: planes. Small windows move over
planes, an element of all windows at a time; large ones are tiles where they lie side by side, and
else go along one dimension after the other, as sums and maxima may.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from autograd.array.duck import beside
from autograd.kernels.conv import moving
from autograd.kernels.conv.moving import (
    Room,
    add_to_windows,
    as_planes,
    choose,
    find_maxima,
    number_type,
    read_windows,
)
from autograd.kernels.conv.sliding import Sizes, Sliding, divisor_of, kept_of_few, sliding
from autograd.kernels.conv.tiles import are_large, are_tiles, tile_max, tile_spread, tile_sum
from autograd.kernels.elementwise.numbers import sum_dtype
from autograd.kernels.indexing.places import combine
from autograd.kernels.large import LANES, NATIVE, in_native_loops
from autograd.kernels.threads import in_threads, shares, workers

__all__ = ["pool_max", "pool_mean", "pool_mean_adjoint", "pool_pick", "pool_put", "pool_windows"]


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


def _check_windows(name: str, given: Sizes, shape: Sizes, slide: Sliding) -> None:
    """Raises RuntimeError unless `given` is the shape of an element for each window of `shape`."""
    expected = (*shape[: len(shape) - len(slide.size)], *slide.count)
    if given != expected:
        raise RuntimeError(
            f"{name}: the windows of an input of shape {list(shape)} are {list(expected)}, but the "
            f"tensor with an element for each has shape {list(given)}"
        )


# ---- one dimension after the other --------------------------------------------------------------


@kept_of_few
def _by_axis(slide: Sliding) -> list[Sliding]:
    """Windows along one dimension each, the last one first, which make the same of an array."""
    found = []
    size, d = list(slide.size), len(slide.size)
    for axis in reversed(range(d)):
        numbers = [slide.kernel, slide.stride, slide.padding, slide.dilation]
        kernel, stride, padding, dilation = (
            [each[axis] if i == axis else other for i in range(d)]
            for each, other in zip(numbers, (1, 1, 0, 1), strict=True)
        )
        count = [slide.count[i] if i == axis else size[i] for i in range(d)]
        found.append(sliding(size, kernel, stride, padding, dilation, count))
        size = count
    return found


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
    shape = (*x.shape[: x.ndim - d], *slide.count)
    values, places = _maxima(slide, as_planes(x, d))
    return values.reshape(shape), places.reshape(shape)


def _maxima(slide: Sliding, planes: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    number = number_type(slide)
    if are_tiles(slide, planes.size):
        values, places = tile_max(slide, planes)
        return values, places.astype(number)
    if are_large(slide) and planes.size:
        return _maxima_by_axis(slide, planes)
    values = np.empty((len(planes), *slide.count), planes.dtype, like=planes)
    places = np.empty(values.shape, number, like=planes)
    lowest = -np.inf if planes.dtype.kind == "f" else np.iinfo(planes.dtype).min
    start = first_inside(slide, number)
    if start is not None:
        start = beside(planes, start)

    def work(block: Room, some: slice, rows: slice) -> None:
        best, place = find_maxima(block)
        values[some, rows] = block.wanted(best)
        places[some, rows] = block.wanted(place)
        if start is not None:
            low = values[some, rows] == lowest
            np.copyto(places[some, rows], start[rows], where=low)

    read_windows(slide, planes, planes.dtype, lowest, work)
    return values, places


def _maxima_by_axis(slide: Sliding, planes: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Of the maxima along the last dimension those along the one before it, and so on: the first
    row that has the largest number has it first where its own first one is."""
    number = number_type(slide)
    last, *others = _by_axis(slide)
    values, found = _maxima(last, planes)
    places, count = found.astype(number), 1
    for axis, each in zip(reversed(range(len(others))), others, strict=True):
        values, found = _maxima(each, values)
        count *= slide.kernel[axis + 1]
        places = found.astype(number) * number.type(count) + _picked(each, places, found)
    return values, places


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
    if grads.size and (_lie_apart(slide) or are_large(slide) or _loops_add(grads)):
        return _put_at_places(slide, grads, numbers).reshape(shape)

    def values(block: Room, some: slice) -> Any:
        return choose(block.padded(grads[some]), block.padded(numbers[some]))

    return add_to_windows(slide, grads, grad.dtype, values).reshape(shape)


@kept_of_few
def _places(slide: Sliding) -> tuple[np.ndarray, np.ndarray]:
    """The places in a padded plane of windows' first elements, and of elements within windows."""
    first: Any = np.zeros((), np.intp)
    within: Any = np.zeros((), np.intp)
    for n, k, s, m, count in zip(
        slide.span, slide.kernel, slide.stride, slide.dilation, slide.count, strict=True
    ):
        first = (first * n)[..., None] + np.arange(count) * s
        within = (within * n)[..., None] + np.arange(k) * m
    return first.ravel(), within.ravel()


@kept_of_few
def _lie_apart(slide: Sliding) -> bool:
    """Whether windows do not overlap, and lie in the array."""
    return not (any(slide.reach) or any(slide.padding)) and all(
        (count - 1) * s + (k - 1) * m < n
        for n, k, s, m, count in zip(
            slide.size, slide.kernel, slide.stride, slide.dilation, slide.count, strict=True
        )
    )


def _loops_add(grads: np.ndarray) -> bool:
    """Whether native loops add numbers at places."""
    plain = grads.__class__ is np.ndarray and grads.dtype.char in LANES
    return plain and grads.size >= NATIVE.least


def _put_at_places(slide: Sliding, grads: np.ndarray, places: np.ndarray) -> np.ndarray:
    """Zeros (planes, ...) with each window's number at its place: by the places in a plane, of the
    windows' first elements and within windows."""
    first, within = (beside(grads, each) for each in _places(slide))
    apart, in_loops = _lie_apart(slide), _loops_add(grads)
    planes, size = len(grads), math.prod(slide.span)
    out = np.zeros((planes, size), grads.dtype, like=grads)
    numbers, values = places.reshape(planes, -1), grads.reshape(planes, -1)
    many = max(1, moving.TOGETHER // max(1, size), NATIVE.least // len(first) if in_loops else 0)

    def put(some: range) -> None:
        part = slice(some.start, some.stop)
        index = within[numbers[part]]
        index += first
        if in_loops and not apart:
            combine(np.add, out[part], 1, index, values[part])
            return
        index += np.arange(len(index), like=index)[:, None] * size
        if apart:
            out[part].reshape(-1)[index] = values[part]
        else:  # few for many elements, of which `add_at` would make each in double precision
            np.add.at(out[part].reshape(-1), index, values[part])

    threads = workers(False) if out.size > moving.SMALL else 1
    in_threads(put, shares(planes, planes // many), threads)
    whole = out.reshape(planes, *slide.span)
    return whole if slide.span == slide.size else whole[slide.inside].copy()


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
    return _picked(slide, planes, numbers).reshape(places.shape)


def _picked(slide: Sliding, planes: np.ndarray, numbers: np.ndarray) -> np.ndarray:
    first, within = (beside(planes, each) for each in _places(slide))
    index = within[numbers.reshape(len(planes), math.prod(slide.count))] + first
    padded = planes
    if slide.span != slide.size:
        padded = np.zeros((len(planes), *slide.span), planes.dtype, like=planes)
        padded[slide.inside] = planes
    flat = padded.reshape(len(planes), math.prod(slide.span))
    found = np.take_along_axis(flat, index, 1)
    return found.reshape(numbers.shape)


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
    means = _divide_sums(_sums(slide, as_planes(x, d).astype(wide, copy=False)), divisor)
    return means.astype(x.dtype, copy=False).reshape(*x.shape[: x.ndim - d], *slide.count)


def _sums(slide: Sliding, planes: np.ndarray) -> np.ndarray:
    if are_tiles(slide, planes.size):
        return tile_sum(slide, planes)
    if are_large(slide):
        for each in _by_axis(slide):
            planes = _sums(each, planes)
        return planes
    out = np.empty((len(planes), *slide.count), planes.dtype, like=planes)

    def work(block: Room, some: slice, rows: slice) -> None:
        total = block.run(0).copy()
        for element in range(1, math.prod(slide.kernel)):
            total += block.read(element)
        out[some, rows] = block.wanted(total)

    read_windows(slide, planes, planes.dtype, 0, work)
    return out


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
    divisor = divisor_of(slide, count_include_pad, divisor_override)
    divisor = np.asarray(divisor, sum_dtype(grad.dtype), like=grad)
    spread = _spread(slide, as_planes(grad, len(kernel)) / divisor)
    return spread.astype(grad.dtype, copy=False).reshape(shape)


def _spread(slide: Sliding, values: np.ndarray) -> np.ndarray:
    """Each window's number added to all of its elements."""
    if are_tiles(slide):
        return tile_spread(slide, values)
    if are_large(slide):
        for each in reversed(_by_axis(slide)):
            values = _spread(each, values)
        return values

    def shared(block: Room, some: slice) -> Any:
        numbers = block.padded(values[some])
        return lambda element, out=None: numbers if out is None else np.copyto(out, numbers)

    return add_to_windows(slide, values, values.dtype, shared)


def _divide_sums(total: np.ndarray, divisor: Any) -> np.ndarray:
    if total.dtype.kind == "f":
        total /= divisor
        return total
    return np.sign(total) * (np.abs(total) // np.abs(divisor)) * np.sign(divisor)
