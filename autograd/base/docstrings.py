"""What operations are called where users find them, and docstrings written when asked for."""

from __future__ import annotations

from collections.abc import Mapping
from types import FunctionType
from typing import Any

from autograd.base.ops import LateBound

descriptions = LateBound()
"""What writes docstrings: the names of `autograd.inspect.describing`."""


class Docstring(str):
    """The docstring of an operation: short as the table has it, and the whole page of its rows
    where `help`, `inspect.getdoc`, an editor or `print` ask for it."""

    name: str

    def expandtabs(self, tabsize: Any = 8) -> str:  # with which `inspect.cleandoc` begins
        return str(self).expandtabs(tabsize)

    def __str__(self) -> str:
        found: str = descriptions.describe(self.name)
        return found


def publish(module: str, functions: Mapping[str, Any]) -> None:
    """Calls generated functions by the module and the name under which users find them, in help,
    errors and pickles; one that is found in several places by the first."""
    namespace = module.removeprefix("autograd").removeprefix(".")
    for name, function in functions.items():
        if not isinstance(function, FunctionType) or function.__module__[:10] != "generated.":
            continue
        full = f"{namespace}.{name}" if namespace else name
        if function.__name__ != full.replace(".", "_"):
            continue
        function.__module__, function.__qualname__ = module, name
        if function.__doc__ is not None and not name.endswith("_"):
            function.__doc__ = text = Docstring(function.__doc__)
            text.name = full
