"""What is added to an error that a backward pass meets: the node, its row, its formulas."""

from __future__ import annotations

from typing import Any

from autograd.node import Node

__all__ = ["explain", "row_text"]


def explain(error: Exception, node: Node | None) -> None:
    """Adds a note to `error`, which was raised while `node` was run; in anomaly mode warns of where
    the node was made."""
    if node is None:
        return
    from autograd import anomaly

    error.add_note(f"In the backward pass, at {node.name()}: {row_text(node)}")
    place = anomaly.place_of(node)
    if place is not None:
        error.add_note(f"{node.name()} was made by the forward call at {place}")
    if anomaly.is_anomaly_enabled():
        anomaly.warn_of(node)


def row_text(node: Node) -> str:
    """``mul (derivatives.yaml:25): self: grad * other.conj(); other: grad * self.conj()``"""
    leaf = node._leaf
    if leaf is not None:
        return f"the gradient of a leaf of shape {list(leaf.shape)}"
    operation: Any = getattr(node, "operation", None)
    if operation is None:
        return "not an operation of the table"
    from autograd.registry import registry

    where = f" ({registry[operation].location})" if operation in registry else ""
    formulas = "; ".join(f"{name}: {text}" for name, text in node.formulas.items())
    return f"{operation}{where}" + (f": {formulas}" if formulas else "")
