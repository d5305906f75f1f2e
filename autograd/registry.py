"""The rows of derivatives.yaml at run time: ``autograd.registry["mul"].formulas``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

__all__ = ["Registry", "Row", "registry"]


@dataclass(frozen=True)
class Row:
    """A row of the table.

    formulas  the derivative of each input, as the table states it
    jvp       the forward-mode formula, or how it was derived from the others
    node      the name of the Backward node, None for rows without one
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
