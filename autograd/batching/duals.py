"""Dual numbers whose parts are samples of a batch.

What comes from a row's formulas reads values freely, so it is to see plain tensors: the dual
numbers of a batch are turned into a batch of dual numbers for the time of an operation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from autograd.batching.operate import operate
from autograd.batching.tensor import BatchedTensor, split
from autograd.forward_ad import DualTensor
from autograd.operation import Operation
from autograd.tensor import Tensor

__all__ = ["batch_of", "operate_on_duals"]


def batch_of(op: Operation, primals: Sequence[Any]) -> int:
    """The innermost batch that one of the primals is a sample of; 0 if none is."""
    level = 0
    for i in (*op.tensors, *op.lists):
        for x in primals[i] if i in op.lists else (primals[i],):
            if x.__class__ is BatchedTensor and x.priority > level:
                level = x.priority
    return level


def operate_on_duals(op: Operation, args: Sequence[Any], level: int, batch: int) -> Any:
    """`op` on arguments that are dual at `level`, with primals that are samples of `batch`."""
    turned = list(args)
    for i in op.tensors:
        turned[i] = _inside(args[i], level, batch)
    for i in op.lists:
        turned[i] = [_inside(x, level, batch) for x in args[i]]
    result = operate(op, turned, batch)
    if isinstance(result, Tensor):
        return _outside(result, level, batch)
    return type(result)([_outside(each, level, batch) for each in result])


def _inside(x: Any, level: int, batch: int) -> Any:
    """A dual number of samples as a sample of dual numbers."""
    if not (isinstance(x, DualTensor) and x.priority == level):
        return x
    primal, many = split(x.primal, batch)
    tangent, own = split(x.tangent, batch)
    if not many and not own:
        return x
    if many and not own:
        tangent = tangent.expand(primal.shape)
    elif own and not many:
        primal = primal.expand(tangent.shape)
    return BatchedTensor.of(DualTensor.of(primal, tangent, level), batch)


def _outside(x: Any, level: int, batch: int) -> Any:
    """A sample of dual numbers as a dual number of samples."""
    value, many = split(x, batch)
    if not (many and isinstance(value, DualTensor) and value.priority == level):
        return x
    primal = BatchedTensor.of(value.primal, batch)
    return DualTensor.of(primal, BatchedTensor.of(value.tangent, batch), level)
