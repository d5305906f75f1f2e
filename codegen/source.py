"""Pieces of source text."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["target_source", "tuple_source"]


def tuple_source(parts: Sequence[str]) -> str:
    if not parts:
        return "()"
    return f"({parts[0]},)" if len(parts) == 1 else f"({', '.join(parts)})"


def target_source(names: Sequence[str]) -> str:
    return f"({names[0]},)" if len(names) == 1 else ", ".join(names)
