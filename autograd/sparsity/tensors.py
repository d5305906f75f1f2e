"""Tensors that carry, for each element, the set of outputs it has to do with.

They flow through a recorded backward pass in the place of gradients. What the formulas of the
table do with a gradient is linear in it, so an element of the result has to do with an output if
one of the elements that it is computed from has; the kind of the row says which these are
(`autograd.sparsity.rules`). An ordinary Tensor has to do with none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.core.dispatch import Operation
from autograd.core.protocol import TensorSubclass
from autograd.core.tensor import Tensor
from autograd.sparsity.calls import Call
from autograd.sparsity.rules import ids_of_outputs
from autograd.sparsity.sets import Ids, Sets

__all__ = ["PatternTensor", "Trace"]


class Trace:
    """What the tensors of one pass share: the table of their sets.

    escaped  whether somebody has read the values of such a tensor past its operations, so that
             what was computed from them has no sets
    """

    __slots__ = ("escaped", "sets")

    def __init__(self, universe: int) -> None:
        self.sets = Sets(universe)
        self.escaped = False


class PatternTensor(TensorSubclass):
    """A Tensor of values, the ids of its elements' sets, and their trace.

    They are kept in `_state`; the memory of the values is given to those who ask for it, but noted
    as an escape. It has no history of its own.
    """

    __slots__ = ()

    _fn = None
    plain = property(lambda self: self._state[0])
    ids = property(lambda self: self._state[1])
    trace = property(lambda self: self._state[2])
    shape = property(lambda self: self._state[0].shape)
    dtype = property(lambda self: self._state[0].dtype)
    ndim = property(lambda self: self._state[0].ndim)
    itemsize = property(lambda self: self._state[0].itemsize)
    nbytes = property(lambda self: self._state[0].nbytes)

    @property
    def _data(self) -> np.ndarray:  # type: ignore[override]
        self._state[2].escaped = True
        return self._state[0]._data

    @staticmethod
    def of(plain: Tensor, ids: Ids, trace: Trace) -> PatternTensor:
        """`plain` with the sets of these ids, an array of the shape of `plain`."""
        tensor = PatternTensor()
        tensor._state = (plain, ids, trace)
        tensor._grad = None
        return tensor

    def size(self, dim: int | None = None) -> Any:
        return self.plain.size(dim)

    def stride(self, dim: int | None = None) -> Any:
        return self.plain.stride(dim)

    def is_contiguous(self, memory_format: Any = None) -> bool:
        return self.plain.is_contiguous(memory_format)

    def element_size(self) -> int:
        return self.itemsize

    def dim(self) -> int:
        return self.ndim

    def numel(self) -> int:
        return self._state[0].numel()

    nelement = numel

    def is_floating_point(self) -> bool:
        return self.dtype.kind == "f"

    def is_complex(self) -> bool:
        return self.dtype.kind == "c"

    def __len__(self) -> int:
        return len(self._state[0])

    def operate(self, op: Operation, args: Sequence[Any]) -> Any:
        return _operate(op, args, self.trace)


def _operate(op: Operation, args: Sequence[Any], trace: Trace) -> Any:
    """`op` on arguments some of which are pattern tensors of `trace`."""
    plain = list(args)
    for i in op.tensors:
        plain[i] = _plain(args[i])
    for i in op.lists:
        plain[i] = [_plain(x) for x in args[i]]
    result = op.call(plain)
    outputs = list(result) if isinstance(result, list | tuple) else [result]
    call = Call(op, args, plain, outputs, trace.sets)
    if not call.sources() or not any(x.dtype.kind in "fc" for x in outputs):
        return result
    found = [
        PatternTensor.of(x, ids, trace) if x.dtype.kind in "fc" else x
        for x, ids in zip(outputs, ids_of_outputs(call), strict=True)
    ]
    return type(result)(found) if isinstance(result, list | tuple) else found[0]


def _plain(value: Any) -> Any:
    return value.plain if isinstance(value, PatternTensor) else value
