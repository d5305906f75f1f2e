"""Common subexpressions: what is computed twice is computed once."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from autograd.compile.graph import Graph, Value, mapped

__all__ = ["merge_common"]

_COMMUTES = frozenset({"add", "multiply", "maximum", "minimum"})


def merge_common(graph: Graph) -> None:
    """Keeps the first of all steps that compute the same."""
    known: dict[Hashable, list[Value]] = {}
    replaced: dict[Value, Value] = {}
    kept = []
    for step in graph.steps:
        step.args = mapped(lambda value: replaced.get(value, value), step.args)
        args = [_key(each) for each in step.args]
        if getattr(step.target, "name", None) in _COMMUTES and len(args) == 2:
            args.sort(key=hash)
        key = (step.target, *args)
        outputs = known.setdefault(key, step.outputs)
        if outputs is step.outputs:
            kept.append(step)
        else:
            replaced.update(zip(step.outputs, outputs, strict=True))
    graph.steps = kept
    graph.outputs = [replaced.get(x, x) for x in graph.outputs]


def _key(value: Any) -> Hashable:
    """Equal for arguments that are the same; things of unknown types are by identity."""
    if isinstance(value, Value):
        if value.array is not None and value.size == 1:
            return value.dtype, value.shape, repr(value.array.item())
        return value
    if isinstance(value, list | tuple):
        return (type(value), *map(_key, value))
    if value is None or isinstance(value, bool | int | float | complex | str):
        return type(value), repr(value)
    if isinstance(value, slice):
        return slice, repr(value)
    return id(value)
