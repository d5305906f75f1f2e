"""Which gradients of a backward pass are to be captured, and the nodes that lead there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from autograd.node import AccumulateGrad, Node, Output
from autograd.tensor import LEAF, Tensor

__all__ = ["Captures", "key_of"]


def _node_of(fn: Any) -> tuple[Node, int]:
    if isinstance(fn, Output):
        assert fn.node is not None  # only class-level templates of saved outputs lack it
        return fn.node, fn.nr
    return fn, type(fn).output_nr


def key_of(target: Tensor) -> Any:
    return target if target._fn is LEAF else _node_of(target._fn)


class Captures:
    """Which gradients to capture, and the nodes that lead there."""

    def __init__(self, roots: Sequence[Tensor], targets: Sequence[Tensor]) -> None:
        self.leaves = {target for target in targets if target._fn is LEAF}
        self.nodes: dict[Node, list[int]] = {}
        for target in targets:
            if target._fn is not LEAF:
                node, nr = _node_of(target._fn)
                self.nodes.setdefault(node, []).append(nr)
        self.path = self._path(roots)

    def _path(self, roots: Sequence[Tensor]) -> set[Node]:
        """The nodes below `roots` from which a captured leaf or node can be reached."""
        stack = [_node_of(root._fn)[0] for root in roots if root._fn is not LEAF]
        seen = set(stack)
        while stack:
            for edge in stack.pop().edges:
                if edge is None or isinstance(edge, Tensor):
                    continue
                node = _node_of(edge)[0]
                if node not in seen:
                    seen.add(node)
                    stack.append(node)
        path: set[Node] = set()
        self.reached = path | self.nodes.keys()
        for node in sorted(seen, key=lambda node: -node.stamp):  # inputs before their users
            if any(self._wanted(edge) for edge in node.edges):
                path.add(node)
                self.reached.add(node)
        return path

    def _wanted(self, edge: Any) -> bool:
        if edge is None:
            return False
        if isinstance(edge, Tensor):
            return edge in self.leaves
        if isinstance(edge, AccumulateGrad):
            return edge.variable in self.leaves
        return (edge.node if isinstance(edge, Output) else edge) in self.reached

    def needs(self, node: Node) -> tuple[Any, ...]:
        return tuple(edge if self._wanted(edge) else None for edge in node.edges)

    def take(self, node: Node, g: Any, found: dict[Any, Any]) -> None:
        for nr in self.nodes.get(node, ()):
            value = g.get(nr) if node.many_outputs else g
            if value is not None:
                found[node, nr] = value
        if isinstance(node, AccumulateGrad) and node.variable in self.leaves:
            found[node.variable] = g
