"""Dual numbers of samples of a batch: they are samples of dual numbers.

Whatever the order in which the transforms were entered, the batch is outside and the dual numbers
are inside. So what comes from a row's formulas, which read values freely, sees plain tensors, and a
write into a sample is a write into dual numbers. Only a tangent may be a sample of an outer batch
where its primal is none, as those of `jacfwd` are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from autograd.core.dispatch import Operation
from autograd.core.tensor import Tensor
from autograd.transforms.batching.operate import operate
from autograd.transforms.batching.tensor import BatchedTensor, split
from autograd.transforms.forward_ad import DualTensor, unpack_dual

__all__ = ["as_sample", "batch_of", "operate_on_samples", "split_sample", "turned"]


def as_sample(primal: Tensor, tangent: Tensor, level: int) -> Tensor | None:
    """The dual number of a primal that is a sample of a batch, or a tangent that is one of a batch
    within the dual numbers' scope; None of others."""
    if isinstance(primal, BatchedTensor):
        batch = primal.level
    elif isinstance(tangent, BatchedTensor) and tangent.level > level:
        batch = tangent.level
    else:
        return None
    value, many = split(primal, batch)
    slope, own = split(tangent, batch)
    if not own:
        slope = slope.expand(value.shape)
    elif not many:
        value = value.expand(slope.shape)
    return BatchedTensor.of(DualTensor.of(value, slope, level), batch)


def split_sample(x: Tensor, level: int) -> tuple[Tensor, Tensor | None]:
    """The primal and the tangent of a sample of dual numbers; of another tensor itself and None."""
    if not isinstance(x, BatchedTensor):
        return x, None
    value, batch = x._state
    primal, tangent = unpack_dual(value, level=level)
    if tangent is None:
        return x, None
    return BatchedTensor.of(primal, batch), BatchedTensor.of(tangent, batch)


def batch_of(op: Operation, primals: Sequence[Any]) -> int:
    """The innermost batch that one of the primals is a sample of; 0 if none is."""
    level = 0
    for i in (*op.tensors, *op.lists):
        for x in primals[i] if i in op.lists else (primals[i],):
            if x.__class__ is BatchedTensor and x.level > level:
                level = x.level
    return level


def operate_on_samples(op: Operation, args: Sequence[Any], level: int, batch: int) -> Any:
    """`op` on arguments that are dual at `level`, with primals that are samples of `batch`."""
    given = list(args)
    for i in op.tensors:
        given[i] = turned(args[i], level, batch)
    for i in op.lists:
        given[i] = [turned(x, level, batch) for x in args[i]]
    return operate(op, given, batch)


def turned(x: Any, level: int, batch: int) -> Any:
    """A dual number with a tangent that is a sample as a sample of dual numbers."""
    if not isinstance(x, DualTensor) or x.level != level:
        return x
    tangent, many = split(x.tangent, batch)
    if not many:
        return x
    primal = x.primal.expand(tangent.shape)
    return BatchedTensor.of(DualTensor.of(primal, tangent, level), batch)
