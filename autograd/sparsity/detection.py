"""The pattern of a Jacobian, from one backward pass over index sets.

Each element of the outputs starts with the set of itself; the formulas of the table take the sets
back to the inputs, whose elements then know which outputs depend on them. Whatever the function did
has been recorded, so views, writes in place, custom functions and other transforms are in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from operator import attrgetter
from threading import get_ident
from typing import Any

import numpy as np

from autograd.array.strides import Window
from autograd.core.dispatch import Operation
from autograd.core.engine import gradients_of
from autograd.core.engine_inputs import edge_of
from autograd.core.node import Node
from autograd.core.observers import Evaluator, on_run
from autograd.core.protocol import TensorSubclass
from autograd.core.tensor import Tensor, from_array
from autograd.function.function import Function
from autograd.function.node import BackwardCFunction
from autograd.sparsity.calls import Call
from autograd.sparsity.choices import choice_of
from autograd.sparsity.pattern import Pattern
from autograd.sparsity.rules import ids_of_outputs
from autograd.sparsity.sets import Ids, Sets
from autograd.views.rebase import CopySlices


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

    def __len__(self) -> int:
        return len(self._state[0])

    def operate(self, op: Operation, args: Sequence[Any]) -> Any:
        return _operate(op, args, self.trace)


for _name in (
    *("shape", "dtype", "ndim", "itemsize", "nbytes", "size", "stride", "is_contiguous", "dim"),
    *("element_size", "numel", "nelement", "is_floating_point", "is_complex"),
):  # which read no values
    setattr(PatternTensor, _name, property(attrgetter(f"plain.{_name}")))


def _operate(op: Operation, args: Sequence[Any], trace: Trace) -> Any:
    """`op` on arguments some of which are pattern tensors of `trace`."""
    plain = list(args)
    for i in op.tensors:
        plain[i] = _plain(args[i])
    for i in op.lists:
        plain[i] = [_plain(x) for x in args[i]]
    result = op.call(plain)
    outputs = list(result) if isinstance(result, (list, tuple)) else [result]
    call = Call(op, args, plain, outputs, trace.sets)
    if not call.sources() or not any(x.dtype.kind in "fc" for x in outputs):
        return result
    found = [
        PatternTensor.of(x, ids, trace) if x.dtype.kind in "fc" else x
        for x, ids in zip(outputs, ids_of_outputs(call), strict=True)
    ]
    return type(result)(found) if isinstance(result, (list, tuple)) else found[0]


def _plain(value: Any) -> Any:
    return value.plain if isinstance(value, PatternTensor) else value


def detect(outputs: Sequence[Tensor], inputs: Sequence[Tensor]) -> Pattern:
    """Where the Jacobian of `outputs` may have entries, at the point where they were computed.

    outputs: Tensors of any shapes, recorded. inputs: leaves that they were computed from. The rows
    are the elements of all outputs in order, the columns those of the inputs.

    Python's branches are those that were taken. What operations choose by value (a maximum, the
    order of a sort) may be chosen otherwise at another point, and is all in the pattern; in that of
    a gradient (`outputs` that are themselves derivatives) if it was recorded in `free_choices`.
    """
    rows = sum(y.numel() for y in outputs)
    trace = Trace(rows)
    ids = trace.sets.singletons()
    roots, seeds = [], []
    for y in outputs:
        own, ids = ids[: y.numel()].reshape(y.shape), ids[y.numel() :]
        if y.requires_grad:
            roots.append(edge_of(y))
            seeds.append(PatternTensor.of(from_array(np.ones(y.shape, y.dtype)), own, trace))
    # A recorded pass, but of pattern tensors; it frees nothing, and inputs may be unused.
    found = gradients_of(roots, seeds, list(inputs), True, True, True, False, _evaluate)
    return _pattern(found, inputs, rows, trace)


def _pattern(found: Sequence[Any], inputs: Sequence[Tensor], rows: int, trace: Trace) -> Pattern:
    """The pattern that the sets at the inputs make: they are its columns."""
    columns = []
    for x, g in zip(inputs, found, strict=True):
        if trace.escaped and g is not None:
            columns.append(np.full(x.numel(), trace.sets.full()))
        elif isinstance(g, PatternTensor):
            columns.append(np.broadcast_to(g.ids, x.shape).reshape(-1))
        else:
            columns.append(np.zeros(x.numel(), np.int64))
    indptr, indices = trace.sets.rows(np.concatenate(columns))
    return Pattern((len(indptr) - 1, rows), indptr, indices).T


def _evaluate(node: Node, saved: Any, g: Any, needs: Any) -> Any:
    """The gradients of a node's inputs, with their sets."""
    given = [
        x for x in (g.values() if isinstance(g, dict) else [g]) if isinstance(x, PatternTensor)
    ]
    if not given:
        return node.on_tensors(node.saved_values(), g, needs)
    trace = given[0].trace
    if isinstance(node, CopySlices) and _fits(node.args[0], given[0]):
        return _copied(node, given[0], needs)
    escaped, trace.escaped = trace.escaped, False
    if isinstance(node, BackwardCFunction):  # whose `on_tensors` holds the memory of gradients
        results = node.of_inputs(node.apply(*node.of_outputs(g)), needs)
    else:
        results = list(node.on_tensors(node.saved_values(), g, needs))
    if trace.escaped:
        one = np.int64(trace.sets.union(np.array([trace.sets.union(x.ids) for x in given])))
        results = [x if x is None else _with_ids(x, one, trace) for x in results]
    elif results[0] is not None and (choice := choice_of(node)) is not None:
        ids = choice(trace.sets, node, [x.ids for x in given], results[0].shape, True)
        results[0] = _with_ids(results[0], ids, trace)
    trace.escaped = escaped
    return results


def free_choices() -> AbstractContextManager[None]:
    """Gradients recorded in the block depend, for `detect`, on all that nodes could have chosen."""
    thread = get_ident()

    def wrap(evaluate: Evaluator) -> Evaluator:
        def run(node: Node, saved: Any, g: Any, needs: Any) -> Any:
            results = evaluate(node, saved, g, needs)
            x = results[0]
            if not isinstance(x, Tensor) or not x.requires_grad or choice_of(node) is None:
                return results
            given = g.values() if isinstance(g, dict) else [g]
            return [_Chosen.apply(node, x, *given), *results[1:]]

        return lambda *args: (run if get_ident() == thread else evaluate)(*args)

    return on_run(wrap)


class _Chosen(Function):
    """A gradient that a node has given to what it chose."""

    @staticmethod
    def forward(ctx: Any, node: Node, found: Tensor, *given: Tensor) -> Tensor:
        ctx.node, ctx.given = node, [x.shape for x in given]
        return found.clone()

    @staticmethod
    def backward(ctx: Any, g: Tensor) -> tuple[Any, ...]:
        if not isinstance(g, PatternTensor):
            return None, g, *[None] * len(ctx.given)
        choice = choice_of(ctx.node)
        assert choice is not None
        parts = []
        for shape in ctx.given:
            ids = choice(g.trace.sets, ctx.node, [g.ids], shape, False)
            parts.append(_with_ids(from_array(np.zeros(shape, g.dtype)), ids, g.trace))
        return None, g, *parts


def _with_ids(x: Tensor, ids: Any, trace: Trace) -> PatternTensor:
    plain = x.plain if isinstance(x, PatternTensor) else x
    return PatternTensor.of(plain, np.broadcast_to(ids, plain.shape), trace)


# A write into a view looks at memory, where there are no sets: it runs on the ids in its place.


def _fits(window: Window, g: PatternTensor) -> bool:
    """Whether ids can lie in memory as the elements do."""
    return (
        window.dtype == window.base_dtype == g.dtype
        and g.itemsize in (4, 8)
        and int(g.ids.max(initial=0)) <= np.iinfo(f"i{g.itemsize}").max
    )


def _copied(node: CopySlices, g: PatternTensor, needs: Any) -> list[Any]:
    """The gradients of the old base and of the values that were written into it."""
    plain = node.on_arrays((), g.plain._data, needs)
    window, steps = node.args
    number = np.dtype(f"i{g.itemsize}")
    of_ids = CopySlices()
    of_ids.args = (window._replace(base_dtype=number, dtype=number), steps)
    ids = of_ids.on_arrays((), g.ids, needs)
    return [
        None if x is None else PatternTensor.of(from_array(x), each.astype(np.int64), g.trace)
        for x, each in zip(plain, ids, strict=True)
    ]
