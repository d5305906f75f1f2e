"""A row of the table as a record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from codegen.errors import Location
from codegen.formula import Formula
from codegen.signature import Signature

__all__ = ["Derivative", "Entry", "Kink"]

Kink = Mapping[str, object]


@dataclass(frozen=True)
class Derivative:
    """What a row says about the derivative by one argument, or by several at once.

    Exactly one of `formula` and `word` is set; the formula of several targets gives a tuple in
    their order.
    """

    targets: tuple[str, ...]
    formula: Formula | None = None
    word: str | None = None


@dataclass(frozen=True)
class Entry:
    """One row. Exactly one of `forward` and `composite` is set."""

    signature: Signature
    kind: str
    location: Location
    forward: Formula | None = None
    composite: Formula | None = None
    derivatives: tuple[Derivative, ...] = ()
    result: Formula | None = None
    result_word: str | None = None
    non_differentiable_outputs: frozenset[str] = frozenset()
    numpy: tuple[str, ...] = ()
    scipy: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    operator: str | None = None
    inplace: bool | None = None
    domain: Mapping[str, tuple[float, float]] | None = field(default=None, hash=False)
    doc: str | None = None
    requires: str | None = None
    kinks: tuple[Kink, ...] = field(default=(), hash=False)

    @property
    def formulas(self) -> tuple[Formula, ...]:
        """Every formula of the row, in the order forward or composite, derivatives, result."""
        found = [self.forward, self.composite, *(d.formula for d in self.derivatives), self.result]
        return tuple(formula for formula in found if formula is not None)
