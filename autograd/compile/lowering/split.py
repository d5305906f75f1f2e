"""One graph of results and gradients as two: the forward, and the backward that reads what the
forward saved."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from autograd.compile.ir.graph import Graph, Step, Value

__all__ = ["parts", "split"]


def split(
    graph: Graph, cotangents: Sequence[Value], gradients: Sequence[Value]
) -> tuple[Graph, Graph]:
    """The forward graph: the outputs, then what the backward reads; and the backward graph, whose
    inputs are those values and `cotangents`, and whose outputs are `gradients`.

    What no output needs is computed in the backward.
    """
    early, later, saved = parts(graph, cotangents, gradients)
    given = set(cotangents)
    first, second = Graph(), Graph()
    first.inputs = [value for value in graph.inputs if value not in given]
    first.steps = early
    first.outputs = [*graph.outputs, *saved]
    stand_ins = {value: Value(value.shape, value.dtype) for value in saved}
    second.inputs = [*stand_ins.values(), *cotangents]
    second.steps = later
    for step in later:
        step.substitute(stand_ins)
    second.outputs = [stand_ins.get(value, value) for value in gradients]
    return first, second


def parts(
    graph: Graph, cotangents: Collection[Value], gradients: Sequence[Value]
) -> tuple[list[Step], list[Step], list[Value]]:
    """The steps of the forward, those of the backward, and the values, inputs among them, that the
    backward reads of the forward."""
    needed = _needed(graph, graph.outputs)
    late = _needed(graph, gradients)
    early = [step for step in graph.steps if step in needed]
    later = [step for step in graph.steps if step in late and step not in needed]
    known = {value for step in later for value in step.outputs}.union(cotangents)
    wanted = [value for step in later for value in step.inputs] + list(gradients)
    saved = [x for x in dict.fromkeys(wanted) if x not in known and x.array is None]
    return early, later, saved


def _needed(graph: Graph, outputs: Sequence[Value]) -> set[Step]:
    """The steps that `outputs` depend on."""
    alive = set(outputs)
    found = set()
    for step in reversed(graph.steps):
        if not alive.isdisjoint(step.outputs):
            alive.update(step.inputs)
            found.add(step)
    return found
