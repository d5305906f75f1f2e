"""The passes that make a graph smaller, in their order."""

from __future__ import annotations

from autograd.compile.graph import Graph
from autograd.compile.passes.broadcasts import sink_broadcasts
from autograd.compile.passes.common import merge_common
from autograd.compile.passes.constants import fold_constants
from autograd.compile.passes.dead import drop_dead
from autograd.compile.passes.identities import drop_identities
from autograd.compile.passes.shapes import join_shapes

__all__ = ["PASSES", "simplify"]

PASSES = (
    drop_dead,
    join_shapes,
    sink_broadcasts,
    drop_identities,
    fold_constants,
    merge_common,
    drop_dead,
)
_ROUNDS = 4
"""How often the list is run at most: one simplification makes room for another."""


def simplify(graph: Graph) -> None:
    """Runs the passes until the graph stays as it is."""
    for _ in range(_ROUNDS):
        before = _outline(graph)
        for each in PASSES:
            each(graph)
        if _outline(graph) == before:
            return


def _outline(graph: Graph) -> list[object]:
    return [step.target for step in graph.steps]
