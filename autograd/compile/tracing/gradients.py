"""The backward graph of a trace: the engine run over the traced nodes, which writes it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from autograd.base.grad_mode import enable_grad
from autograd.compile.tracing.traced import TracedTensor
from autograd.core.engine import grad
from autograd.core.node import AccumulateGrad, Node, Output
from autograd.core.tensor import LEAF, Tensor

__all__ = ["depends_on", "gradients"]


def gradients(
    outputs: Sequence[TracedTensor],
    inputs: Sequence[TracedTensor],
    cotangents: Sequence[Tensor | None],
) -> list[Tensor | None]:
    """For each of `inputs`, leaves of the trace, its gradient; None if nothing depends on it."""
    with enable_grad():
        return list(grad(outputs, inputs, list(cotangents), create_graph=True, allow_unused=True))


def depends_on(tensor: TracedTensor, leaves: Collection[Tensor]) -> bool:
    """Whether a gradient flows from `tensor` to one of `leaves`."""
    known = {id(each) for each in leaves}
    if tensor._fn is LEAF:
        return id(tensor) in known
    todo: list[Any] = [tensor._fn]
    seen: set[Node] = set()
    while todo:
        edge = todo.pop()
        node = edge.node if isinstance(edge, Output) else edge
        if isinstance(node, AccumulateGrad):
            if id(node.variable) in known:
                return True
        elif node is not None and node not in seen:
            seen.add(node)
            todo.extend(node.edges)
    return False
