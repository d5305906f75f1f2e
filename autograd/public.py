"""The operations of the table, for composites that are written as Python functions.

The generated functions import the formulas, so the formulas cannot import them when they are loaded
themselves: `ops.softmax` is looked up when it is called.
"""

from __future__ import annotations

from typing import Any

__all__ = ["ops"]


class _Operations:
    """Every operation as an attribute, dots in its name written as underscores."""

    def __getattr__(self, name: str) -> Any:
        import generated.functions as functions

        found = getattr(functions, name)
        setattr(self, name, found)
        return found


ops = _Operations()
