"""What operations are called where users find them; docstrings and signatures, written when asked
for."""

from __future__ import annotations

from collections.abc import Mapping
from inspect import Parameter, Signature, signature
from types import FunctionType, MappingProxyType
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
        return descriptions.describe(self.name)


class CallSignature(Signature):
    """The signature of an operation as it is called: with `out` as a keyword. That the function has
    it behind a place where nothing is given makes calls faster, and is of no use to callers."""

    __slots__ = ("_function",)

    def __init__(self, function: FunctionType) -> None:
        self._function = function
        self._return_annotation = Signature.empty

    @property
    def _parameters(self) -> Mapping[str, Parameter]:
        own = self._function
        bare = FunctionType(own.__code__, {}, own.__name__, own.__defaults__, own.__closure__)
        bare.__kwdefaults__ = own.__kwdefaults__
        found = dict(signature(bare).parameters)
        if "_" in found:
            del found["_"]
            out = found.pop("out")
            found["out"] = out.replace(kind=Parameter.KEYWORD_ONLY, default=None)
        return MappingProxyType(found)

    def replace(self, **changes: Any) -> Any:
        """As of any signature; what is made is a plain one."""
        return Signature(list(self.parameters.values())).replace(**changes)

    def __reduce__(self) -> tuple[Any, ...]:
        return Signature, (list(self.parameters.values()),)


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
        function.__module__, function.__name__, function.__qualname__ = module, name, name
        function.__signature__ = CallSignature(function)  # type: ignore[attr-defined]
        if function.__doc__ is not None and not name.endswith("_"):
            function.__doc__ = text = Docstring(function.__doc__)
            text.name = full
