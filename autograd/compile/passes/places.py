"""Sums of what is put among zeros: at the same place it is added before."""

from __future__ import annotations

from collections import Counter

from autograd.compile.ir.expressions import subscript
from autograd.compile.ir.graph import Graph, Step, Value
from autograd.compile.ir.rewriting import Builder, rewrite
from autograd.compile.ir.targets import Placed, Ufunc

__all__ = ["join_places"]

_ADD = Ufunc("add")


def join_places(graph: Graph) -> None:
    """Makes one of two arrays that are zero outside of the same slices and are only added up, also
    where a third one stands between them in the sum."""
    uses = Counter(value for step in graph.steps for value in step.inputs)
    uses.update(graph.outputs)

    def joined(step: Step, builder: Builder) -> Value | None:
        if step.target != _ADD or any(uses[x] != 1 for x in step.inputs):
            return None
        for x, y in (step.args, step.args[::-1]):
            if _place(y) is None:
                continue
            if _place(x) == _place(y):
                return _sum(x, y, builder)
            if x.step is None or x.step.target != _ADD or any(uses[v] != 1 for v in x.step.inputs):
                continue
            for a, b in (x.step.args, x.step.args[::-1]):
                if _place(a) == _place(y) and b.dtype == step.output.dtype:
                    return builder.ufunc("add", _sum(a, y, builder), b)
        return None

    rewrite(graph, joined)


def _place(value: object) -> object:
    """The slices of an array outside of which a Value is zero."""
    step = value.step if isinstance(value, Value) else None
    if step is None or not isinstance(step.target, Placed):
        return None
    index = subscript(step.args[1])
    return None if index is None else (index, step.output.shape, step.output.dtype)


def _sum(x: Value, y: Value, builder: Builder) -> Value:
    """The sum of what is put at the same place."""
    step = x.step
    assert step is not None and y.step is not None
    added = builder.ufunc("add", step.args[0], y.step.args[0])
    return builder.add(step.target, [added, *step.args[1:]], x.shape, x.dtype)
