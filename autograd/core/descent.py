"""On what tensors depend: the nodes and leaves of their graphs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from autograd.core.node import AccumulateGrad, Output
from autograd.core.protocol import innermost, parts
from autograd.core.tensor import LEAF, Tensor


def leads_to(tensors: Sequence[Tensor], leaves: Sequence[Any]) -> bool:
    """Whether `tensors` depend on one of `leaves`."""
    wanted = {id(innermost(each)) for each in leaves}
    return any(id(leaf) in wanted for leaf in leaves_of(tensors))


def leaves_of(tensors: Sequence[Tensor]) -> Iterator[Tensor]:
    """The leaves that require grad on which `tensors` depend."""
    return (each for each in history_of(tensors) if isinstance(each, Tensor))


def origin_of(tensor: Tensor) -> Any:
    """The node that computed a plain tensor; of a leaf itself."""
    return tensor if tensor._fn is LEAF else tensor.grad_fn


def history_of(tensors: Sequence[Tensor]) -> Iterator[Any]:
    """The nodes and leaves on which `tensors` depend, and by which they were computed."""
    todo: list[Any] = [x if x._fn is LEAF else x._fn for each in tensors for x in parts(each)]
    seen = set(todo)
    while todo:
        edge = todo.pop()
        if edge.__class__ is Output:
            edge = edge.node
        if edge.__class__ is AccumulateGrad:
            edge = edge.variable
        if edge is None:
            continue
        yield edge
        if not isinstance(edge, Tensor):
            for each in edge.edges:
                if each not in seen:
                    seen.add(each)
                    todo.append(each)
