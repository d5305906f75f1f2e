"""Losses that are taken element by element, and then reduced."""

from __future__ import annotations

from typing import Any

from autograd.batching.call import Call
from autograd.batching.shared.elementwise import elementwise
from autograd.composites.batches import cross_entropy_hard
from autograd.kernels.losses import legacy_reduction

__all__ = ["aligned", "of_classes", "reduced", "reduced_by_weight"]

_TOTAL = "sum"  # of the words for `reduction`; the others are "mean" and "none"


def reduced(call: Call) -> Any:
    """The losses of all elements, reduced in each sample."""
    return _reduced(call, False)


def reduced_by_weight(call: Call) -> Any:
    """The same, where the mean is over the sum of the weights."""
    return _reduced(call, True)


def _reduced(call: Call, by_weight: bool) -> Any:
    legacy = [call.place(name) for name in ("size_average", "reduce", "reduction")]
    reduction = legacy_reduction(*[call.args[i] for i in legacy])
    for i, value in zip(legacy, (None, None, "none"), strict=True):
        call.args[i] = value
    call.spread(*call.op.tensors)  # they must be of one shape
    losses = elementwise(call)
    if reduction == "none":
        return losses
    dims = tuple(range(1, losses.ndim))
    if not dims:
        return losses
    weight = call.args[call.place("weight")]
    if reduction == _TOTAL:
        return losses.sum(dims)
    if weight is not None and by_weight:
        return losses.sum(dims) / weight.expand(losses.shape).sum(dims)
    return losses.mean(dims)


def of_classes(call: Call) -> Any:
    """Without weights, the samples are so many more inputs."""
    x, target, weight, ignored, reduction, smoothing = call.args
    if weight is not None:
        outputs = cross_entropy_hard(*[call.sample(i) for i in range(3)], *call.args[3:])
        return tuple(map(call.values, outputs))
    call.spread(0, 1)
    x, target = call.args[:2]
    single = call.rank(0) == 1
    if not single:
        x, target = (y.reshape((y.shape[0] * y.shape[1], *y.shape[2:])) for y in (x, target))
    losses, rows = call.op.call((x, target, None, ignored, "none", smoothing))
    rows = rows.reshape((call.size, -1, rows.shape[-1]))
    losses = losses.reshape(call.args[1].shape)
    if reduction == "none":
        return losses, rows
    total = losses if single else losses.sum(tuple(range(1, losses.ndim)))
    if reduction != _TOTAL:
        kept = call.args[1] != ignored
        total = total / (kept if single else kept.sum(tuple(range(1, kept.ndim)))).to(x.dtype)
    return total, rows


def aligned(call: Call) -> Any:
    """The samples are so many more sequences."""
    call.spread(*call.op.tensors)
    logs, targets, inputs, lengths, blank = call.args
    size, steps, count, classes = logs.shape
    logs = logs.transpose(0, 1).reshape((steps, size * count, classes))
    merged = [x.reshape((size * count, *x.shape[2:])) for x in (targets, inputs, lengths)]
    losses, begun = call.op.call((logs, *merged, blank))
    return losses.reshape((size, count)), begun.reshape((steps, size, count, -1)).transpose(0, 1)
