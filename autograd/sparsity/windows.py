"""Rules of rows whose elements come from windows: convolutions, pooling, interpolation.

Windows of several dimensions are products of windows along each, and so are unions over them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.sparsity.calls import (
    Call,
    Rule,
    all_along,
    are_many,
    everything,
    has_sets,
    over,
    related,
)
from autograd.sparsity.sets import Ids, Sets

__all__ = ["WINDOWS", "planes", "windowed"]

Pairs = tuple[np.ndarray, np.ndarray]


def seen(inside: int, count: int, size: int, stride: int, padding: int, dilation: int) -> Pairs:
    """Which of `inside` elements each of `count` windows sees: (elements, windows)."""
    windows = np.repeat(np.arange(count), size)
    elements = windows * stride - padding + np.tile(np.arange(size) * dilation, count)
    kept = (elements >= 0) & (elements < inside)
    return elements[kept], windows[kept]


def _per_axis(value: Any, d: int) -> tuple[int, ...]:
    sizes = (value,) if isinstance(value, int) else tuple(value)
    return sizes * d if len(sizes) == 1 else sizes


def windowed(
    sets: Sets, ids: Ids, shape: Sequence[int], kernel: Any, *layout: Any, back: bool
) -> Ids:
    """`ids` with the last dimensions `shape`, each element united over its window.

    layout: stride, padding and dilation. back: the adjoint, from windows to what they see.
    """
    d = len(shape)
    options = [_per_axis(each, d) for each in (kernel, *layout)]
    for i in range(d):
        axis = ids.ndim - d + i
        own, size = ids.shape[axis], shape[i]
        inside, count = (size, own) if back else (own, size)
        elements, windows = seen(inside, count, *[each[i] for each in options])
        sources, targets = (windows, elements) if back else (elements, windows)
        ids = related(sets, ids, axis, sources, targets, size)
    return ids


def _convolution(call: Call) -> Sequence[Ids]:
    """convolution(input, weight, bias, stride, padding, dilation, transposed, .., groups)"""
    x, weight, bias, stride, padding, dilation, transposed, _, groups = call.args
    sets, shape = call.sets, call.shape
    d = weight.ndim - 2
    if x.ndim != weight.ndim:
        return everything(call)
    parts: list[Ids] = []
    if has_sets(x):
        n, channels = x.shape[:2]
        ids = over(sets, x.ids.reshape(n, groups, channels // groups, *x.shape[2:]), [2])
        ids = windowed(
            sets, ids, shape[2:], weight.shape[2:], stride, padding, dilation, back=transposed
        )
        ids = np.broadcast_to(ids, (n, groups, shape[1] // groups, *shape[2:]))
        parts.append(ids.reshape(shape))
    if has_sets(weight):
        axes = range(1, 2 + d)
        ids = weight.ids
        if transposed:
            ids = np.moveaxis(ids.reshape(groups, -1, *ids.shape[1:]), 1, 2)
            ids = ids.reshape(-1, *ids.shape[2:])
        parts.append(over(sets, ids, axes).reshape(-1, *(1,) * d))
    if bias is not None and has_sets(bias):
        parts.append(bias.ids.reshape(-1, *(1,) * d))
    return call.joined(*parts)


def _convolution_weight(call: Call) -> Sequence[Ids]:
    """convolution_weight(input, other, kernel_size, .., groups): the taps of one pair of channels
    from all of these channels"""
    x, other, groups = call.args[0], call.args[1], call.args[6]
    sets, shape = call.sets, call.shape
    d = len(shape) - 2
    ones = (1,) * d
    every = (0, *range(2, 2 + d))
    if x.ndim != len(shape) or other.ndim != len(shape):
        return everything(call)
    parts: list[Ids] = []
    if has_sets(x):
        ids = over(sets, x.ids, every).reshape(groups, 1, -1, *ones)
        whole = (groups, shape[0] // groups, shape[1], *ones)
        parts.append(np.broadcast_to(ids, whole).reshape(shape[0], shape[1], *ones))
    if has_sets(other):
        parts.append(over(sets, other.ids, every).reshape(-1, 1, *ones))
    return call.joined(*parts)


def _convolved(call: Call) -> Sequence[Ids]:
    """signal.convolve_part(in1, in2, start, size): sum_j in1[j] in2[start + i - j]"""
    start = call.args[2]
    parts = []
    for x, other in (call.args[:2], call.args[1::-1]):
        if not has_sets(x):
            continue
        if x.ndim != len(start) or other.ndim != len(start):
            return everything(call)
        ids = x.ids
        for axis, size in enumerate(call.shape):
            own, count = ids.shape[axis], other.shape[axis]
            if are_many(ids, axis, size * count):
                ids = all_along(call.sets, ids, axis, size)
                continue
            # Element i has in1[start + i - k] for each k in in2.
            elements, windows = seen(own, size, count, 1, count - 1 - start[axis], 1)
            ids = related(call.sets, ids, axis, elements, windows, size)
        parts.append(ids)
    return call.joined(*parts)


def _pooled(call: Call) -> Sequence[Ids]:
    """nn.functional.pool_mean(self, kernel_size, stride, padding, ..)"""
    (x,) = call.sources()
    kernel, stride, padding = call.args[1:4]
    shape = call.shape[-len(kernel) :]
    return [windowed(call.sets, x.ids, shape, kernel, stride, padding, 1, back=False)]


def _unpooled(call: Call) -> Sequence[Ids]:
    """nn.functional.pool_mean_adjoint(self, shape, kernel_size, stride, padding, ..)"""
    (x,) = call.sources()
    kernel, stride, padding = call.args[2:5]
    shape = call.shape[-len(kernel) :]
    return [windowed(call.sets, x.ids, shape, kernel, stride, padding, 1, back=True)]


def planes(sets: Sets, ids: Ids, shape: Sequence[int], d: int) -> Ids:
    """An output of `shape` whose last `d` dimensions are from all of the last `d` of the input."""
    lead = ids.shape[: ids.ndim - d]
    count = math.prod(lead)
    numbers = np.repeat(np.arange(count), math.prod(ids.shape[ids.ndim - d :]))
    one = sets.unions(numbers, ids.reshape(-1), count).reshape(*lead, *(1,) * d)
    return np.broadcast_to(one, shape)


def _adaptive(call: Call) -> Sequence[Ids]:
    """nn.functional.adaptive_means(self, output_size), and its adjoint: whole planes"""
    (x,) = call.sources()
    return [planes(call.sets, x.ids, call.shape, len(call.args[-1]))]


def _resampled(call: Call) -> Sequence[Ids]:
    """nn.functional.resample(input, dim, taps)"""
    (x,) = call.sources()
    taps = call.args[2]
    targets, slots = np.nonzero(taps.weights)
    sources = taps.places[targets, slots]
    return [related(call.sets, x.ids, call.args[1], sources, targets, len(taps.places))]


WINDOWS: dict[str, Rule] = {
    "convolution": _convolution,
    "_convolution_weight": _convolution_weight,
    "signal._convolve_part": _convolved,
    "nn.functional._pool_mean": _pooled,
    "nn.functional._pool_mean_adjoint": _unpooled,
    "nn.functional._adaptive_means": _adaptive,
    "nn.functional._adaptive_means_adjoint": _adaptive,
    "nn.functional._resample": _resampled,
}
