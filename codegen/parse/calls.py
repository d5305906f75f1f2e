"""Whether a call fits the parameters of what it calls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from codegen.parse.errors import did_you_mean
from codegen.parse.signature import Signature


class Mismatch(NamedTuple):
    """Why a call does not fit; `keyword` is the one that is wrong, if one is."""

    message: str
    keyword: str | None = None
    hint: str | None = None


@dataclass(frozen=True)
class Parameters:
    """What can be passed: `positional` in order, of which the first `required` must be there."""

    positional: tuple[str, ...]
    required: int
    positional_only: int = 0
    keyword_only: frozenset[str] = frozenset()
    required_keywords: frozenset[str] = frozenset()
    any_positional: bool = False
    any_keyword: bool = False

    @staticmethod
    def of(signature: Signature) -> Parameters:
        positional = [a for a in signature.arguments if not a.keyword_only]
        keywords = [a for a in signature.arguments if a.keyword_only]
        return Parameters(
            positional=tuple(a.name for a in positional),
            required=sum(a.default is None for a in positional),
            keyword_only=frozenset(a.name for a in keywords),
            required_keywords=frozenset(a.name for a in keywords if a.default is None),
        )

    @staticmethod
    def restored(fields: Mapping[str, Any]) -> Parameters:
        """The one of which `dataclasses.asdict` gave the fields, lists for sets and tuples."""
        sets = {name: frozenset(fields[name]) for name in ("keyword_only", "required_keywords")}
        return Parameters(**{**fields, **sets, "positional": tuple(fields["positional"])})

    def __str__(self) -> str:
        """As they are written in a definition, `...` for defaults."""
        parts = [
            name if place < self.required else f"{name}=..."
            for place, name in enumerate(self.positional)
        ]
        if self.positional_only:
            parts.insert(self.positional_only, "/")
        if self.any_positional or self.keyword_only:
            parts.append("*")
        parts += [
            name if name in self.required_keywords else f"{name}=..."
            for name in sorted(self.keyword_only)
        ]
        return ", ".join(parts)

    @property
    def keywords(self) -> frozenset[str]:
        """Every name that may be passed by keyword."""
        return self.keyword_only | frozenset(self.positional[self.positional_only :])


ANYTHING = Parameters((), 0, any_positional=True, any_keyword=True)
"""Of a function of whose parameters nothing is known."""


def mismatch(
    name: str, parameters: Parameters, given: int, keywords: Sequence[str]
) -> Mismatch | None:
    """Why `name` cannot be called with `given` positional arguments and these keywords."""
    passed: set[str] = set()
    for keyword in keywords:
        if keyword in passed:
            return Mismatch(f"the argument '{keyword}' of {name} is given twice", keyword)
        if keyword not in parameters.keywords and not parameters.any_keyword:
            hint = did_you_mean(keyword, parameters.keywords)
            return Mismatch(f"{name} has no argument '{keyword}'", keyword, hint)
        if keyword in parameters.positional[:given]:
            return Mismatch(f"the argument '{keyword}' of {name} is given twice", keyword)
        passed.add(keyword)
    most = len(parameters.positional)
    if given > most and not parameters.any_positional:
        return Mismatch(f"{name} takes {_counted(parameters)}, but {_were(given)} given")
    needed = parameters.positional[given : parameters.required]
    missing = [each for each in needed if each not in passed]
    missing += sorted(parameters.required_keywords - passed)
    if missing:
        names = " and ".join(f"'{each}'" for each in missing)
        return Mismatch(f"{name} is called without {names}")
    return None


def _counted(parameters: Parameters) -> str:
    most = len(parameters.positional)
    least = min(parameters.required, most)
    if least == most:
        return f"{most} argument" if most == 1 else f"{most} arguments"
    return f"from {least} to {most} arguments"


def _were(given: int) -> str:
    return f"{given} was" if given == 1 else f"{given} were"
