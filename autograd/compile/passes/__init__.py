"""The passes that make a graph smaller, in their order."""

from __future__ import annotations

from autograd.compile.ir.graph import Graph
from autograd.compile.ir.rewriting import rewrite
from autograd.compile.passes.broadcasts import sink_broadcasts
from autograd.compile.passes.columns import join_columns
from autograd.compile.passes.common import merge_common
from autograd.compile.passes.constants import fold_constants
from autograd.compile.passes.dead import drop_dead
from autograd.compile.passes.factors import move_factors
from autograd.compile.passes.identities import drop_identities
from autograd.compile.passes.places import join_places
from autograd.compile.passes.products import join_products
from autograd.compile.passes.scales import carry_numbers
from autograd.compile.passes.shapes import join_shapes
from autograd.compile.passes.stacks import join_stacks
from autograd.compile.passes.sums import join_sums

__all__ = ["PASSES", "RULES", "shorten", "simplify"]

RULES = (join_shapes, sink_broadcasts, drop_identities, fold_constants)
"""What is said of one step; all together in one sweep, as one makes room for another."""


def apply_rules(graph: Graph) -> None:
    """Rewrites the graph by all rules."""
    rewrite(graph, *RULES)


PASSES = (
    drop_dead,
    apply_rules,
    move_factors,
    join_places,
    apply_rules,
    merge_common,
    drop_dead,
)


def simplify(graph: Graph) -> None:
    """Runs the passes."""
    for each in PASSES:
        each(graph)


def shorten(graph: Graph, least: int) -> None:
    """Saves passes over memory where there are arrays of at least `least` elements."""
    if any(x.size >= least for step in graph.steps for x in step.inputs):
        join_columns(graph)
        join_stacks(graph)
        join_sums(graph)
        drop_dead(graph)  # what is not read may be rewritten, what is read twice not always
        carry_numbers(graph)
        merge_common(graph)
        join_products(graph)
        drop_dead(graph)
