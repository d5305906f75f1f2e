"""Signs and numbers where they cost least: in a number, in a difference, beside a small array."""

from __future__ import annotations

from collections import Counter

import numpy as np

from autograd.compile.ir.graph import Graph, Step, Value, constant
from autograd.compile.ir.rewriting import Builder, rewrite
from autograd.compile.ir.targets import Ufunc
from autograd.compile.passes.constants import split_product

__all__ = ["move_factors"]

_ADD, _SUBTRACT = Ufunc("add"), Ufunc("subtract")
_MULTIPLY, _NEGATIVE = Ufunc("multiply"), Ufunc("negative")
_MODERATE = (2.0**-16, 2.0**16)
"""Numbers with which a product of other numbers hardly overflows."""


def move_factors(graph: Graph) -> None:
    """-(x * 2) is x * -2, and x + -y is x - y; (x * 2) * v, where v is smaller than x, is
    x * (v * 2), as is (x * v) * 2. All but the last two are exact."""
    uses = Counter(value for step in graph.steps for value in step.inputs)
    uses.update(graph.outputs)

    def moved(step: Step, builder: Builder) -> Value | None:
        if len(step.outputs) != 1 or step.output.dtype.kind != "f":
            return None
        if any(x.dtype != step.output.dtype for x in step.inputs):
            return None
        if step.target == _NEGATIVE:
            return _negative(step, builder)
        if step.target in (_ADD, _SUBTRACT):
            return _sum(step, builder)
        return _product(step, uses, builder) if step.target == _MULTIPLY else None

    rewrite(graph, moved)


def _negated(value: object) -> Value | None:
    """What a Value is the negative of."""
    maker = value.step if isinstance(value, Value) else None
    return maker.args[0] if maker is not None and maker.target == _NEGATIVE else None


def _negative(step: Step, builder: Builder) -> Value | None:
    maker = step.args[0].step
    if maker is None or maker.target != _MULTIPLY:
        return None
    x, number = split_product(maker)
    return None if x is None or number is None else _times(x, -number, builder)


def _sum(step: Step, builder: Builder) -> Value | None:
    x, y = step.args
    if _negated(y) is not None:
        return builder.ufunc("subtract" if step.target == _ADD else "add", x, _negated(y))
    if step.target == _ADD and _negated(x) is not None:
        return builder.ufunc("subtract", y, _negated(x))
    return None


def _product(step: Step, uses: Counter[Value], builder: Builder) -> Value | None:
    for x, y in (step.args, step.args[::-1]):
        source = _negated(x)
        if source is None:
            continue
        if _negated(y) is not None:
            return builder.ufunc("multiply", source, _negated(y))
        number = y.scalar if isinstance(y, Value) else y
        if number is not None:
            return _times(source, -number, builder)
        if y.size < source.size:
            return builder.ufunc("multiply", source, builder.ufunc("negative", y))
    return _scaled(step, uses, builder)


def _scaled(step: Step, uses: Counter[Value], builder: Builder) -> Value | None:
    """The product of an array, a smaller one and a number, which are multiplied first."""
    for x in step.inputs:
        inner = x.step
        if inner is None or inner.target != _MULTIPLY or uses[x] != 1:
            continue
        if split_product(step)[1] is not None:  # (a * b) * number
            number, pair = split_product(step)[1], inner.args
        else:  # (a * number) * b
            a, number = split_product(inner)
            pair = (a, step.args[step.args[0] is x])
        if number is None or not _MODERATE[0] <= abs(number) <= _MODERATE[1]:
            continue
        if all(isinstance(v, Value) and v.dtype == step.output.dtype for v in pair):
            large, small = sorted(pair, key=lambda v: -v.size)
            if small.size < large.size:
                return builder.ufunc("multiply", large, _times(small, number, builder))
    return None


def _times(x: Value, number: float, builder: Builder) -> Value:
    """x * number, in the dtype of x."""
    return builder.ufunc("multiply", x, constant(np.asarray(number, x.dtype)))
