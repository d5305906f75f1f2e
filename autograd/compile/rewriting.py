"""Rewriting a graph step by step: what lowering and most passes are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

from autograd.compile.graph import Graph, Step, Value, mapped
from autograd.compile.targets import Broadcast, Reshape, Target, Ufunc

__all__ = ["Builder", "Rule", "rewrite"]


class Builder:
    """Adds steps to a new list, with their shapes and dtypes worked out."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.place = ""

    def add(self, target: Target, args: Sequence[Any], shape: Any, dtype: Any) -> Value:
        """The output of a new step."""
        step = Step(target, args, self.place)
        step.outputs = [Value(shape, np.dtype(dtype), step)]
        self.steps.append(step)
        return step.outputs[0]

    def ufunc(self, name: str, *args: Any) -> Value:
        """A ufunc of Values and Python numbers."""
        shapes = [x.shape if isinstance(x, Value) else () for x in args]
        dtypes = tuple(x.dtype if isinstance(x, Value) else x.__class__ for x in args)
        return self.add(Ufunc(name), args, np.broadcast_shapes(*shapes), _result(name, dtypes))

    def reshape(self, value: Value, shape: tuple[int, ...]) -> Value:
        """`value` in another shape."""
        if shape == value.shape:
            return value
        return self.add(Reshape(shape), [value], shape, value.dtype)

    def broadcast(self, value: Value, shape: tuple[int, ...]) -> Value:
        """`value` repeated to `shape`."""
        if shape == value.shape:
            return value
        return self.add(Broadcast(shape), [value], shape, value.dtype)


@cache
def _result(name: str, dtypes: tuple[Any, ...]) -> np.dtype[Any]:
    """The dtype of what a ufunc gives for arrays of these dtypes and numbers of these classes."""
    ones = [np.ones(1, x) if isinstance(x, np.dtype) else x(1) for x in dtypes]
    with np.errstate(all="ignore"):
        return getattr(np, name)(*ones).dtype


Rule = Callable[[Step, Builder], Value | None]
"""What stands for the only output of a step, made with the builder; None if the step stays."""


def rewrite(graph: Graph, rule: Rule) -> None:
    """Applies `rule` to the steps of `graph` in order, the arguments already rewritten."""
    builder = Builder()
    replaced: dict[Value, Value] = {}

    def current(value: Value) -> Value:
        return replaced.get(value, value)

    for step in graph.steps:
        step.args = mapped(current, step.args)
        builder.place = step.place
        value = rule(step, builder)
        if value is None:
            builder.steps.append(step)
        else:
            replaced[step.output] = value
    graph.steps = builder.steps
    graph.outputs = [current(value) for value in graph.outputs]
