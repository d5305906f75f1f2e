"""Rows whose elements come from windows over the last dimensions, as those of pooling do.

Windows of several dimensions are products of windows along each, and so are unions over them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.sparsity.calls import Call, everything, related
from autograd.sparsity.sets import Ids, Sets

__all__ = ["in_windows", "planes", "seen", "windowed"]

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


def planes(sets: Sets, ids: Ids, shape: Sequence[int], d: int) -> Ids:
    """An output of `shape` whose last `d` dimensions are from all of the last `d` of the input."""
    lead = ids.shape[: ids.ndim - d]
    count = math.prod(lead)
    numbers = np.repeat(np.arange(count), math.prod(ids.shape[ids.ndim - d :]))
    one = sets.unions(numbers, ids.reshape(-1), count).reshape(*lead, *(1,) * d)
    return np.broadcast_to(one, shape)


def in_windows(call: Call) -> Sequence[Ids]:
    """The windows that arguments tell: `kernel_size`, `stride`, `padding` and `dilation`; with
    `output_size` alone they are not known, and each is the whole of the last dimensions.

    With an argument `shape`, which is that of the result, from windows to what they see.
    """
    options = call.options
    (x,) = call.sources()
    size = options.get("output_size", options.get("kernel_size"))
    d = len(size) if isinstance(size, tuple | list) else 0
    shape = call.shape
    if not d or len(shape) != x.ndim or shape[:-d] != x.shape[:-d]:
        return everything(call)
    if "output_size" in options:
        return [planes(call.sets, x.ids, y.shape, d) for y in call.outputs]
    if "stride" not in options or "padding" not in options:
        return everything(call)
    layout = [options["stride"], options["padding"], options.get("dilation", 1)]
    back = "shape" in options
    ids = windowed(call.sets, x.ids, shape[-d:], size, *layout, back=back)
    return [ids] * len(call.outputs)
