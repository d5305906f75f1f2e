"""On what tensors depend: the nodes and leaves of their graphs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from autograd.core.node import AccumulateGrad, Node, Output
from autograd.core.protocol import innermost, parts
from autograd.core.tensor import LEAF, Tensor


def leads_to(tensors: Sequence[Tensor], leaves: Sequence[Any]) -> bool:
    """Whether `tensors` depend on one of `leaves`."""
    return not leaves_of(tensors).isdisjoint(map(innermost, leaves))


def leaves_of(tensors: Sequence[Tensor]) -> set[Tensor]:
    """The leaves that require grad on which `tensors` depend."""
    ends = map(end_of, below(_edges(tensors))[1])
    return {end for end in ends if isinstance(end, Tensor)}


def origin_of(tensor: Tensor) -> Any:
    """The node that computed a plain tensor; of a leaf itself."""
    return tensor if tensor._fn is LEAF else tensor.grad_fn


def history_of(tensors: Sequence[Tensor]) -> set[Any]:
    """The nodes and leaves on which `tensors` depend, and by which they were computed."""
    nodes, ends = below(_edges(tensors))
    return nodes.union(map(end_of, ends))


def _edges(tensors: Sequence[Tensor]) -> list[Any]:
    every = [x for t in tensors for x in ((t,) if t.__class__ is Tensor else parts(t))]
    return [x if x._fn is LEAF else x._fn for x in every if x._fn is not None]


def below(edges: Iterable[Any]) -> tuple[set[Node], set[Any]]:
    """The nodes that gradients from `edges` flow through, and where they end: leaves, and nodes
    without edges, such as AccumulateGrads, or that tell passes for certain targets from others."""
    seen: set[Node] = set()
    ends: set[Any] = set()
    for edge in edges:
        start = end_of(edge)
        if isinstance(start, Node):
            seen.add(start)
        if not isinstance(start, Node) or start.refuses_targets:
            ends.add(start)
    stack = [*seen]
    while stack:
        node = stack.pop()
        edges = node.edges
        if not edges:
            ends.add(node)
        for edge in edges:
            if edge is None or edge in seen:
                continue
            cls = edge.__class__
            if cls is Tensor:
                ends.add(edge)
            elif cls is Output:
                node = edge.node
                if node.refuses_targets:
                    ends.add(node)
                if node not in seen:
                    seen.add(node)
                    stack.append(node)
            else:
                seen.add(edge)
                stack.append(edge)
    return seen, ends


def end_of(edge: Any) -> Any:
    """The node that an edge leads to, or the leaf."""
    if edge.__class__ is Output:
        edge = edge.node
    return edge.variable if edge.__class__ is AccumulateGrad else edge
