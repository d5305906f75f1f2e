"""Products of one matrix with the slices of a stack, as a recurrence multiplies its inputs step by
step: BLAS does them in one call, faster than one after the other."""

from __future__ import annotations

from autograd.compile.ir.graph import Graph, Step, Value
from autograd.compile.ir.rewriting import Builder, rewrite
from autograd.compile.ir.targets import Part, Product

__all__ = ["join_stacks"]

_FEW = 256
"""Rows of a slice from which on there is nothing to gain."""


def join_stacks(graph: Graph) -> None:
    """Multiplies a stack as a whole where at least half of its slices are multiplied by the same
    matrix."""
    groups: dict[tuple[Value, Value], list[Step]] = {}
    for step in graph.steps:
        stack = _stack(step)
        if stack is not None:
            groups.setdefault((stack, step.args[1]), []).append(step)
    chosen = {
        step: key
        for key, steps in groups.items()
        if len(steps) > 1 and 2 * len(steps) >= key[0].shape[0]
        for step in steps
    }
    made: dict[tuple[Value, Value], Value] = {}

    def joined(step: Step, builder: Builder) -> Value | None:
        key = chosen.get(step)
        if key is None:
            return None
        if key not in made:
            made[key] = _product(*key, builder)
        slice_number = step.args[0].step.args[1]
        output = step.output
        return builder.add(Part(), [made[key], slice_number], output.shape, output.dtype)

    rewrite(graph, joined)


def _stack(step: Step) -> Value | None:
    """What a step multiplies a slice of; None for other steps."""
    part = step.args[0] if isinstance(step.target, Product) else None
    maker = part.step if isinstance(part, Value) else None
    if part is None or maker is None or part.shape[0] >= _FEW:
        return None
    if maker.target != Part() or maker.args[1].__class__ is not int or len(part.shape) != 2:
        return None
    stack: Value = maker.args[0]
    return stack


def _product(stack: Value, matrix: Value, builder: Builder) -> Value:
    count, rows, inner = stack.shape
    width = matrix.shape[1]
    flat = builder.reshape(stack, (count * rows, inner))
    product = builder.add(Product(), [flat, matrix], (count * rows, width), matrix.dtype)
    return builder.reshape(product, (count, rows, width))
