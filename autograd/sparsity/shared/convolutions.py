"""Rules of convolutions: their windows are those that the filters' sizes tell."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from autograd.sparsity.calls import Call, all_along, are_many, everything, has_sets, over, related
from autograd.sparsity.sets import Ids
from autograd.sparsity.windows import seen, windowed

__all__ = ["convolved", "correlation", "sliding_product"]


def convolved(call: Call) -> Sequence[Ids]:
    """Filters slide over inputs: (input, weight, bias, stride, padding, dilation, transposed,
    output_padding, groups)."""
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


def correlation(call: Call) -> Sequence[Ids]:
    """The adjoint of a convolution by its filters: (input, other, kernel_size, .., groups). The
    taps of one pair of channels are from all of these channels."""
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


def sliding_product(call: Call) -> Sequence[Ids]:
    """A part of the convolution of two arrays: sum_j in1[j] in2[start + i - j] for i < size."""
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
