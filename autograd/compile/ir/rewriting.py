"""Rewriting a graph step by step: what lowering and most passes are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

from autograd.compile.ir.graph import Graph, Step, Value
from autograd.compile.ir.targets import Broadcast, Reshape, Target, Ufunc

__all__ = ["Builder", "Rule", "rewrite"]


class Builder:
    """Adds steps to a new list, with their shapes and dtypes worked out."""

    def __init__(self) -> None:
        self.steps: list[Step] = []

    def add(
        self, target: Target, args: Sequence[Any], shape: tuple[int, ...], dtype: np.dtype[Any]
    ) -> Value:
        """The output of a new step."""
        step = Step(target, args)
        step.outputs = [Value(shape, dtype, step)]
        self.steps.append(step)
        return step.outputs[0]

    def ufunc(self, name: str, *args: Any) -> Value:
        """A ufunc of Values and Python numbers."""
        dtypes = tuple([x.dtype if x.__class__ is Value else x.__class__ for x in args])
        return self.add(ufunc_called(name), args, common_shape(args), _result(name, dtypes))

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
def ufunc_called(name: str) -> Ufunc:
    """The target of this name, always the same one."""
    return Ufunc(name)


def common_shape(args: Sequence[Any]) -> tuple[int, ...]:
    """The shape to which the Values among `args` broadcast."""
    found: tuple[int, ...] = ()
    for x in args:
        if x.__class__ is Value and x.shape != found:
            if found and x.shape:
                return np.broadcast_shapes(*[x.shape for x in args if x.__class__ is Value])
            found = found or x.shape
    return found


@cache
def _result(name: str, dtypes: tuple[Any, ...]) -> np.dtype[Any]:
    """The dtype of what a ufunc gives for arrays of these dtypes and numbers of these classes."""
    ones = [np.ones(1, x) if isinstance(x, np.dtype) else x(1) for x in dtypes]
    with np.errstate(all="ignore"):
        return getattr(np, name)(*ones).dtype


Rule = Callable[[Step, Builder], Value | None]
"""What stands for the only output of a step, made with the builder; None if the step stays."""


def rewrite(graph: Graph, *rules: Rule) -> None:
    """Applies to each step of `graph`, in order and with its arguments already rewritten, the first
    of `rules` that has something to say; and then to the steps that come of it. So no rule has
    anything to say to what is left.
    """
    builder = Builder()
    steps: list[Step] = []
    replaced: dict[Value, Value] = {}

    def settle(step: Step) -> None:
        step.substitute(replaced)
        for rule in rules:
            value = rule(step, builder)
            if value is not None:
                break
            builder.steps.clear()
        else:
            steps.append(step)
            return
        made, builder.steps = builder.steps, []
        for each in made:
            settle(each)
        replaced[step.output] = replaced.get(value, value)

    for step in graph.steps:
        settle(step)
    graph.replace(steps, replaced)
