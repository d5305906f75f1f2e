"""Which gradients of a backward pass are to be captured, and the nodes that lead there."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any

from autograd.node import AccumulateGrad, Node, Output
from autograd.tensor import LEAF, Tensor

__all__ = ["Captures", "key_of"]

_stamp = attrgetter("stamp")


def key_of(target: Tensor) -> Any:
    """Under what the gradient of `target` is found: a leaf itself, else (node, output number)."""
    fn = target._fn
    if fn is LEAF:
        return target
    return (fn.node, fn.nr) if fn.__class__ is Output else (fn, fn.output_nr)


class Captures:
    """What a pass is to find, and where it has to go for that.

    leaves  the leaves among the targets
    nodes   nodes that receive gradients of targets -> the numbers of those outputs
    needs   nodes that lead to a target -> their edges, with None for the ones that lead to none
    """

    __slots__ = ("leaves", "needs", "nodes")

    def __init__(self, roots: Sequence[Tensor], targets: Sequence[Tensor]) -> None:
        self.leaves: dict[Tensor, None] = {}
        self.nodes: dict[Node, list[int]] = {}
        for target in targets:
            if target._fn is LEAF:
                self.leaves[target] = None
            else:
                node, nr = key_of(target)
                self.nodes.setdefault(node, []).append(nr)
        self.needs: dict[Node, tuple[Any, ...]] = {}
        below = self._below(roots)
        reached = {*self.leaves, *self.nodes}
        for node in below:
            edges = node.edges
            if not reached.issuperset(edges):  # mostly all are wanted, and none is an Output
                edges = tuple([edge if _end(edge) in reached else None for edge in edges])
                if all(edge is None for edge in edges):
                    continue
            if edges:
                self.needs[node] = edges
                reached.add(node)

    def _below(self, roots: Sequence[Tensor]) -> list[Node]:
        """The nodes that gradients of `roots` flow through, inputs before their users.

        An AccumulateGrad is none of them; that of a leaf to be captured is noted in `nodes`.
        """
        stack = [_end(root._fn) for root in roots if root._fn is not LEAF]
        seen = set(stack)
        while stack:
            for edge in stack.pop().edges:
                cls = edge.__class__
                if cls is Tensor or edge is None:
                    continue
                if cls is AccumulateGrad:
                    if edge.variable in self.leaves:
                        self.nodes.setdefault(edge, [])
                    continue
                node = edge.node if cls is Output else edge
                if node not in seen:
                    seen.add(node)
                    stack.append(node)
        return sorted(seen, key=_stamp, reverse=True)

    def take(self, node: Node, g: Any, found: dict[Any, Any]) -> None:
        """Put what of `g`, the gradient of a node in `nodes`, is to be captured into `found`."""
        for nr in self.nodes[node]:
            value = g.get(nr) if node.many_outputs else g
            if value is not None:
                found[node, nr] = value
        if isinstance(node, AccumulateGrad) and node.variable in self.leaves:
            leaf = node.variable
            found[leaf] = found[leaf] + g if leaf in found else g


def _end(edge: Any) -> Any:
    """The node that an edge leads to, or the leaf."""
    return edge.node if edge.__class__ is Output else edge
