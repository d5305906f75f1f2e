"""Where a backward pass has to go: the nodes that lead to what is to be captured, or all, and how
many gradients the watched leaves will receive."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from operator import attrgetter
from typing import Any

from autograd.core.descent import below, end_of
from autograd.core.node import AccumulateGrad, Node, Output
from autograd.core.tensor import LEAF, Tensor

_stamp = attrgetter("stamp")


def key_of(edge: Any) -> Any:
    """Under what the gradient that flows along `edge` is found: a leaf itself, else
    (node, output number)."""
    if isinstance(edge, Tensor):
        return edge if edge._fn is LEAF or edge._fn is None else key_of(edge._fn)
    node: Any
    node, nr = (edge.node, edge.nr) if edge.__class__ is Output else (edge, edge.output_nr)
    return node._leaf if node._leaf is not None else (node, nr)


class Captures:
    """What a pass is to find, and where it has to go for that.

    leaves  the leaves among the targets
    nodes   nodes that receive gradients of targets -> the numbers of those outputs
    needs   nodes that lead to a target (without targets: all) -> their edges, with None for the
            ones that lead to none
    whole   whether targets are leaves, and all edges lead to them: then `needs` is left empty
    roots   the edges that the pass starts from
    """

    __slots__ = ("_receivers", "leaves", "needs", "nodes", "roots", "whole")

    def __init__(self, roots: Sequence[Any], targets: Sequence[Any] | None) -> None:
        """roots: edges to start from. targets: edges, or keys of them; None for all leaves."""
        self.roots = roots
        self._receivers: set[Any] | None = None
        self.leaves: dict[Tensor, None] = {}
        self.nodes: dict[Node, list[int]] = {}
        self.needs: dict[Node, tuple[Any, ...]] = {}
        self.whole = False
        nodes, ends = below(roots)
        if targets is None:
            self.needs = {node: _all_rerouted(node.edges) for node in nodes}
            return
        for target in targets:
            key = key_of(target)
            if key.__class__ is tuple:
                self.nodes.setdefault(key[0], []).append(key[1])
            else:
                self.leaves[key] = None
        if not self.nodes and ends <= self.leaves.keys():
            self.whole = True
            return
        reached = {*self.leaves, *self.nodes}
        for node in sorted(nodes, key=_stamp, reverse=True):  # inputs before their users
            edges = node.edges
            if not reached.issuperset(edges):  # mostly all are wanted, and none is an Output
                edges = tuple([e if e in reached else _wanted(e, reached) for e in edges])
                for edge in edges:
                    if edge is not None:
                        break
                else:
                    continue
            if edges:
                self.needs[node] = edges
                reached.add(node)

    def take(self, node: Node, g: Any, found: dict[Any, Any]) -> None:
        """Put what of `g`, the gradient of a node in `nodes`, is to be captured into `found`."""
        for nr in self.nodes[node]:
            value = g.get(nr) if node.many_outputs else g
            if value is not None:
                found[node, nr] = value

    def arrivals(self, leaves: Collection[Tensor]) -> dict[Tensor, int]:
        """How many gradients will arrive at each of `leaves` that is reached, and wanted."""
        counts: dict[Tensor, int] = {}
        for edges in (self.roots, *self.needs.values()):
            for edge in edges:
                leaf = end_of(edge)
                if isinstance(leaf, Tensor) and leaf in leaves:
                    counts[leaf] = counts.get(leaf, 0) + 1
        return counts

    @property
    def receivers(self) -> set[Any]:
        """The keys (see `key_of`) of all that a gradient will flow to."""
        if self._receivers is None:
            self._receivers = {
                key_of(edge)
                for edges in (self.roots, *self.needs.values())
                for edge in edges
                if edge is not None
            }
        return self._receivers


def captures_of(roots: Sequence[Any], targets: Sequence[Any]) -> Captures | None:
    """What a pass from `roots` is to find; None where it runs as a pass without targets does, since
    they are leaves and all edges lead to them."""
    found = Captures(roots, targets)
    return None if found.whole else found


def _wanted(edge: Any, reached: set[Any]) -> Any:
    """`edge`, which is itself not in `reached`, if what it leads to is; else None."""
    cls = edge.__class__
    if cls is not Output and cls is not AccumulateGrad:
        return None
    return _rerouted(edge) if end_of(edge) in reached else None


def _rerouted(edge: Any) -> Any:
    """`edge`, by which a gradient for an AccumulateGrad is added to those of its leaf at once."""
    return Output(edge, 0) if edge.__class__ is AccumulateGrad else edge


def _all_rerouted(edges: tuple[Any, ...]) -> tuple[Any, ...]:
    """The edges themselves where none leads to an AccumulateGrad."""
    if any(edge.__class__ is AccumulateGrad for edge in edges):
        return tuple(map(_rerouted, edges))
    return edges
