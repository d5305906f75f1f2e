"""Rules that belong to rows by their names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

__all__ = ["NAMED", "rule"]

NAMED: dict[str, Callable[[Any], Any]] = {}
"""The rules that do not follow from the kind, by the full name of the row."""


def rule(*names: str) -> Callable[[Callable[[Any], Any]], Callable[[Any], Any]]:
    """Registers the decorated function as the rule of these rows."""

    def register(function: Callable[[Any], Any]) -> Callable[[Any], Any]:
        for name in names:
            NAMED[name] = function
        return function

    return register
