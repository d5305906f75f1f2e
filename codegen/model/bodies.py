"""The body of a row that states none: the function of its own name with its own arguments, or the
function of NumPy that it serves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from codegen.model.helpers import Helper
from codegen.parse.calls import Parameters, mismatch
from codegen.parse.language import NUMPY
from codegen.parse.numpy_calls import numpy_parameters
from codegen.parse.signature import Signature

SCIPYS = "scipy_special"
"""The kernel that calls the function of scipy.special of a given name."""


@dataclass(frozen=True)
class Bodies:
    """Finds bodies among the kernels, and of composites among the functions of composites."""

    kernels: Mapping[str, Helper] = field(default_factory=dict)
    composites: Mapping[str, Helper] = field(default_factory=dict)

    @cached_property
    def _composites(self) -> dict[str, list[str]]:
        """The functions of composites by their bare names."""
        found: dict[str, list[str]] = {}
        for key, helper in self.composites.items():
            found.setdefault(helper.name, []).append(key)
        return found

    def of(
        self,
        signature: Signature,
        kind: str,
        numpy: Sequence[str] = (),
        scipy: Sequence[str] = (),
    ) -> tuple[str | None, str]:
        """The expression, or None, and the names of functions that were looked for.

        ``linalg.inv(Tensor A)`` is computed by ``kernels.inv(A)``, and so would the private
        ``linalg._inv`` be; ``max.dim`` by ``kernels.max_dim``, and ``sum`` by ``kernels.sum_``,
        since ``sum`` is Python's. Without such a kernel it is the first of the functions of NumPy
        that the row serves, or of scipy.special's. The composite ``tensor_split(Tensor self, ...)``
        is the one function ``tensor_split`` of a module of composites.
        """
        arguments = [a.name for a in signature.arguments if a.name != "inplace"]
        found = []
        for called, parameters in self._candidates(signature, kind, numpy):
            found.append(called)
            body = _call(called, parameters, arguments)
            if body is not None:
                return body, called
        special = next((each for each in scipy if each.startswith("special.")), None)
        if special and kind != "composite" and SCIPYS in self.kernels:
            given = ", ".join([repr(special.removeprefix("special.")), *arguments])
            return f"kernels.{SCIPYS}({given})", special
        name = signature.name.removeprefix("_")
        what = (
            "the function '{}' in autograd/composites" if kind == "composite" else "the kernel '{}'"
        )
        unfit = f" that takes ({', '.join(arguments)})" if found else ""
        return None, what.format(name) + unfit

    def _candidates(
        self, signature: Signature, kind: str, numpy: Sequence[str]
    ) -> Iterator[tuple[str, Parameters]]:
        """What might be the body, the most specific first."""
        for name in _names(signature):
            if kind == "composite":
                keys = self._composites.get(name, [])
                if len(keys) == 1:
                    yield keys[0], self.composites[keys[0]].parameters
            elif name in self.kernels:
                yield f"kernels.{name}", self.kernels[name].parameters
        if kind != "composite":
            for name in [each for each in numpy[:1] if each in NUMPY]:
                yield f"np.{name}", numpy_parameters(name)


def _names(signature: Signature) -> list[str]:
    """The names that a function for the row may have, the most specific first."""
    name = signature.name.removeprefix("_")
    whole = f"{signature.namespace}.{name}".strip(".").replace(".", "_")
    stems = dict.fromkeys((whole, name))
    overloads = [f"{stem}_{signature.overload}" for stem in stems if signature.overload]
    return [*overloads, *stems, *(f"{stem}_" for stem in stems)]


def _call(called: str, parameters: Parameters, arguments: Sequence[str]) -> str | None:
    """The call with the arguments in their order, or None where it takes others."""
    keywords = [each for each in arguments if each in parameters.keyword_only]
    positional = [each for each in arguments if each not in keywords]
    if mismatch(called, parameters, len(positional), keywords):
        return None
    return f"{called}({', '.join([*positional, *(f'{each}={each}' for each in keywords)])})"
