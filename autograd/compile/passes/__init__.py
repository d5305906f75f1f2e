"""The passes that make a graph smaller, in their order."""

from __future__ import annotations

from autograd.compile.ir.graph import Graph
from autograd.compile.ir.rewriting import Rewriter, rewrite
from autograd.compile.passes.algebra import (
    DOTS,
    IDENTITIES,
    PLACED_SUMS,
    SIGNS,
    fold_constants,
    sink_broadcasts,
)
from autograd.compile.passes.bands import Bands
from autograd.compile.passes.elimination import cse, dce
from autograd.compile.passes.matrix_products import multiply_by_columns, multiply_stacks
from autograd.compile.passes.scalar_factors import move_scalar_factors
from autograd.compile.passes.sums import merge_sums

__all__ = ["merge_passes", "simplify"]


def apply_identities(graph: Graph, *more: Rewriter) -> None:
    """Rewrites the graph by what is said of one step; all together in one sweep, as one rule makes
    room for another."""
    rewrite(graph, IDENTITIES, sink_broadcasts, fold_constants, *more)


def simplify(graph: Graph, native: bool = False) -> None:
    """Runs the passes that make fewer steps; for native loops, which know on which diagonals they
    are, some that take fewer elements."""
    dce(graph)
    apply_identities(graph)
    SIGNS.apply(graph)
    PLACED_SUMS.apply(graph)
    apply_identities(graph, *[Bands()] * native)
    cse(graph)
    dce(graph)


def merge_passes(graph: Graph, least: int) -> None:
    """Saves passes over memory where there are arrays of at least `least` elements."""
    if any(x.size >= least for step in graph.steps for x in step.inputs):
        multiply_by_columns(graph)
        multiply_stacks(graph)
        merge_sums(graph)
        dce(graph)  # what is not read may be rewritten, what is read twice not always
        move_scalar_factors(graph)
        cse(graph)
        DOTS.apply(graph)
        dce(graph)
