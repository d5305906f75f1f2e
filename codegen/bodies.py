"""The body of a row that states none: the function of its own name with its own arguments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from codegen.calls import mismatch
from codegen.helpers import Helper
from codegen.signature import Signature

__all__ = ["Bodies"]


@dataclass(frozen=True)
class Bodies:
    """Finds bodies among the kernels, and of composites among the functions of composites."""

    kernels: Mapping[str, Helper] = field(default_factory=dict)
    composites: Mapping[str, Helper] = field(default_factory=dict)

    def of(self, signature: Signature, kind: str) -> tuple[str | None, str]:
        """The expression, or None, and the names of functions that were looked for.

        ``linalg.inv(Tensor A)`` is computed by ``kernels.inv(A)``, and so would the private
        ``linalg._inv`` be; the composite ``tensor_split(Tensor self, ...)`` by the one function
        ``tensor_split`` of a module of composites.
        """
        name = signature.name.removeprefix("_")
        if kind == "composite":
            looked_for = f"the function '{name}' in autograd/composites"
            found = [key for key in self.composites if key.endswith(f".{name}")]
            called = found[0] if len(found) == 1 else None
            helper = self.composites.get(called or "")
        else:
            looked_for = f"the kernel '{name}'"
            called, helper = f"kernels.{name}", self.kernels.get(name)
        if called is None or helper is None:
            return None, looked_for
        taken = helper.parameters.keyword_only
        names = [a.name for a in signature.arguments if a.name != "inplace"]
        positional = [each for each in names if each not in taken]
        keywords = [each for each in names if each in taken]
        if mismatch(called, helper.parameters, len(positional), keywords):
            return None, f"{looked_for} that takes ({', '.join(names)})"
        arguments = [*positional, *(f"{each}={each}" for each in keywords)]
        return f"{called}({', '.join(arguments)})", looked_for
