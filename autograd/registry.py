"""The rows of derivatives.yaml at run time: ``autograd.registry["mul"].formulas``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

__all__ = ["Kink", "Registry", "Row", "registry"]


@dataclass(frozen=True)
class Kink:
    """A point where a convention decides the derivative, and which it is.

    point   one item for each Tensor argument of the row: a number, nested tuples, None if absent
    value   the gradients of the sum of the outputs there, in the same form; None: no gradient
    why     the reason for it
    torch   what PyTorch gives, as `value`, or "error"; None: the same
    args    the other arguments of the call
    output  the number of the output that is differentiated; None: all
    grad    the gradient of the output, if it is not all ones
    """

    point: tuple[Any, ...]
    value: tuple[Any, ...]
    why: str
    torch: tuple[Any, ...] | str | None = None
    args: Mapping[str, Any] = field(default_factory=dict)
    output: int | None = None
    grad: Any = None


@dataclass(frozen=True)
class Row:
    """A row of the table.

    formulas  the derivative of each input, as the table states it
    jvp       the forward-mode formula, or how it was derived from the others
    node      the name of the Backward node, None for rows without one
    slow      why it takes longer than PyTorch's on a million elements, where it does
    kinks     where a convention decides the derivative
    path, line   where the row stands
    """

    name: str
    signature: str
    kind: str
    forward: str
    formulas: Mapping[str, str]
    jvp: str | None
    node: str | None
    numpy: tuple[str, ...]
    scipy: tuple[str, ...]
    aliases: tuple[str, ...]
    inplace: str | None
    domain: Mapping[str, tuple[float, float]] | None
    doc: str | None
    slow: str | None
    kinks: tuple[Kink, ...]
    path: str
    line: int

    @property
    def location(self) -> str:
        """``derivatives.yaml:412``"""
        return f"{self.path}:{self.line}"


class Registry(Mapping[str, Row]):
    """All rows by full name (``"mul"``, ``"max.dim"``) or alias; loaded when first looked at."""

    @cached_property
    def _rows(self) -> dict[str, Row]:
        from generated.registry import ROWS

        return {row.name: row for row in ROWS}

    @cached_property
    def _aliases(self) -> dict[str, str]:
        return {alias: row.name for row in self._rows.values() for alias in row.aliases}

    def __getitem__(self, name: str) -> Row:
        row = self._rows.get(self._aliases.get(name, name))
        if row is None:
            import difflib

            near = difflib.get_close_matches(name, [*self._rows, *self._aliases], 1)
            hint = f"; did you mean '{near[0]}'?" if near else ""
            raise KeyError(f"no row '{name}' in derivatives.yaml{hint}")
        return row

    def __iter__(self) -> Iterator[str]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    def __repr__(self) -> str:
        return f"<registry of {len(self)} rows of derivatives.yaml>"


registry = Registry()
