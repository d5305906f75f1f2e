"""Common subexpressions and dead code."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from autograd.compile.ir.graph import Graph, Step, Value
from autograd.compile.ir.rewriting import COMMUTATIVE


def cse(graph: Graph) -> None:
    """Keeps the first of all steps that compute the same."""
    known: dict[Hashable, Step] = {}
    replaced: dict[Value, Value] = {}
    kept = []
    for step in graph.steps:
        step.substitute(replaced)
        args = [_key(each) for each in step.args]
        if len(args) == 2 and getattr(step.target, "name", None) in COMMUTATIVE:
            args.sort(key=hash)
        first = known.setdefault((step.target, *args), step)
        if first is step:
            kept.append(step)
        else:
            replaced.update(zip(step.outputs, first.outputs, strict=True))
    graph.replace(kept, replaced)


def _key(value: Any) -> Hashable:
    """Equal for arguments that are the same; things of unknown types are by identity."""
    if isinstance(value, Value):
        if value.array is not None and value.size == 1:
            return value.dtype, value.shape, repr(value.array.item())
        return value
    if isinstance(value, list | tuple):
        return (type(value), *map(_key, value))
    if value is None or isinstance(value, bool | int | float | complex | str | slice):
        return type(value), repr(value)
    return id(value)


def dce(graph: Graph) -> None:
    """Removes steps none of whose outputs is read."""
    needed = graph.needed_steps(graph.outputs)
    for step in graph.steps:
        if step not in needed:
            for value in step.outputs:
                value.step = None
    graph.steps = [step for step in graph.steps if step in needed]
