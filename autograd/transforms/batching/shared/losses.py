"""Losses that are taken element by element, and then reduced."""

from __future__ import annotations

from typing import Any

from autograd.composites.batches import cross_entropy_hard, weighted
from autograd.composites.reduced import reduced as reduced_losses
from autograd.kernels.reduce.losses import legacy_reduction
from autograd.transforms.batching.call import Call
from autograd.transforms.batching.shared.elementwise import elementwise
from autograd.transforms.batching.tensor import BatchedTensor

__all__ = ["aligned", "of_classes", "reduced", "reduced_by_weight"]


def reduced(call: Call) -> Any:
    """The losses of all elements, reduced in each sample."""
    return _reduced(call, False)


def reduced_by_weight(call: Call) -> Any:
    """The same, where the mean is over the sum of the weights."""
    return _reduced(call, True)


def _reduced(call: Call, by_weight: bool) -> Any:
    legacy = [call.place(name) for name in ("size_average", "reduce", "reduction")]
    size_average, reduce, reduction = (call.args[i] for i in legacy)
    reduction = legacy_reduction(size_average, reduce, reduction, 3)
    for i, value in zip(legacy, (None, None, "none"), strict=True):
        call.args[i] = value
    call.spread(*call.op.tensors)  # they must be of one shape
    losses = elementwise(call)
    if reduction == "none":
        return losses
    each = BatchedTensor.of(losses, call.level)
    weight = call.sample(call.place("weight"))
    if weight is not None and by_weight:
        return call.values(weighted(each, weight.expand(each.shape), reduction))
    return call.values(reduced_losses(each, reduction))


def of_classes(call: Call) -> Any:
    """A loss with class indices: without weights, the samples are so many more inputs."""
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
    each = BatchedTensor.of(losses, call.level)
    kept = (call.sample(1) != ignored).to(x.dtype)
    return call.values(weighted(each, kept, reduction)), rows


def aligned(call: Call) -> Any:
    """A loss of sequences with sequences: the samples are so many more of them."""
    call.spread(*call.op.tensors)
    logs, targets, inputs, lengths, blank = call.args
    size, steps, count, classes = logs.shape
    logs = logs.transpose(0, 1).reshape((steps, size * count, classes))
    merged = [x.reshape((size * count, *x.shape[2:])) for x in (targets, inputs, lengths)]
    losses, begun = call.op.call((logs, *merged, blank))
    return losses.reshape((size, count)), begun.reshape((steps, size, count, -1)).transpose(0, 1)
