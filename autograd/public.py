"""The operations of the table by name, for code that the generated functions are made with.

Composites, formulas and methods of Tensor call operations, and the generated functions import all
of these: so they do not import the functions, but look them up here when they are called.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

__all__ = ["ops"]


class Operations:
    """Every operation as an attribute, dots in its name written as underscores."""

    def fill(self, functions: ModuleType) -> None:
        """Find the operations in this module from now on."""
        vars(self)["_functions"] = functions

    def __getattr__(self, name: str) -> Any:
        functions = vars(self).get("_functions")
        if functions is None:
            raise AttributeError(f"operations are called before autograd is imported: {name!r}")
        found = getattr(functions, name)
        setattr(self, name, found)  # the next time it is found at once
        return found


ops = Operations()
