"""Dead code: steps that no output needs."""

from __future__ import annotations

from autograd.compile.ir.graph import Graph

__all__ = ["drop_dead"]


def drop_dead(graph: Graph) -> None:
    """Removes steps none of whose outputs is read."""
    alive = set(graph.outputs)
    kept = []
    for step in reversed(graph.steps):
        if not alive.isdisjoint(step.outputs):
            alive.update(step.inputs)
            kept.append(step)
        else:
            for value in step.outputs:
                value.step = None
    graph.steps = kept[::-1]
