"""What is added to an error that a backward pass meets: the node, its row, its formulas."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from autograd.base.registry import registry
from autograd.core.node import Node

__all__ = ["ERROR_OBSERVERS", "explain", "row_text"]

ERROR_OBSERVERS: list[Callable[[Exception, Node], None]] = []
"""Called with each error of a pass and its node: anomaly mode adds where the node was made."""


def explain(error: Exception, node: Node | None) -> None:
    """Adds a note to `error`, which was raised while `node` was run, and calls the observers."""
    if node is None:
        return
    error.add_note(f"In the backward pass, at {node.name()}: {row_text(node)}")
    for observe in ERROR_OBSERVERS:
        observe(error, node)


def row_text(node: Node) -> str:
    """``mul (derivatives.yaml:25): self: grad * other.conj(); other: grad * self.conj()``"""
    leaf = node._leaf
    if leaf is not None:
        return f"the gradient of a leaf of shape {list(leaf.shape)}"
    operation: Any = getattr(node, "operation", None)
    if operation is None:
        return "not an operation of the table"
    where = f" ({registry[operation].location})" if operation in registry else ""
    formulas = "; ".join(f"{name}: {text}" for name, text in node.formulas.items())
    return f"{operation}{where}" + (f": {formulas}" if formulas else "")
