"""The rows of derivatives.yaml at run time: ``autograd.registry["mul"].formulas``."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
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
    takes_complex  whether complex numbers reach the forward, which may refuse them as well
    slow      why it takes longer than PyTorch's on a million elements, where it does
    kinks     where a convention decides the derivative
    path, line   where the row stands
    requires  the optional package without which it cannot run
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
    takes_complex: bool
    domain: Mapping[str, tuple[float, float] | str] | None
    doc: str | None
    slow: str | None
    kinks: tuple[Kink, ...]
    path: str
    line: int
    requires: str | None = None

    @property
    def location(self) -> str:
        """``derivatives.yaml:412``"""
        return f"{self.path}:{self.line}"

    @property
    def vmap(self) -> str:
        """How it is computed for a batch of samples: by the "formula" of its `vmap`, by the rule
        of a name such as "elementwise", in a "loop", or "refused"; "composite" if it is one."""
        if self.kind == "composite":
            return "composite"
        from importlib import import_module

        from autograd.batching.rules import how
        from autograd.operation import OPERATIONS

        if self.name not in OPERATIONS:
            import_module(f"{registry.package_of(self.name)}.functions")
        return how(OPERATIONS[self.name])


class Registry(Mapping[str, Row]):
    """All rows by full name (``"mul"``, ``"max.dim"``) or alias; loaded when first looked at.

    The rows of the built-in table come first, then those of other tables (see `autograd.tables`)
    in the order in which they became known.
    """

    def __init__(self) -> None:
        self._packages: dict[str, tuple[Row, ...]] = {}
        self.watchers: list[Callable[[], None]] = []  # called when rows have come or gone

    @cached_property
    def _built_in(self) -> dict[str, Row]:
        from generated.registry import ROWS

        return {row.name: row for row in ROWS}

    @cached_property
    def _rows(self) -> dict[str, Row]:
        from autograd.tables import import_installed

        import_installed()  # which may add to _packages
        rows = dict(self._built_in)
        for each in self._packages.values():
            rows.update((row.name, row) for row in each)
        return rows

    @cached_property
    def _aliases(self) -> dict[str, str]:
        return {alias: row.name for row in self._rows.values() for alias in row.aliases}

    def add(self, package: str, rows: Iterable[Row]) -> None:
        """Adds the rows of a package, in place of those it had.

        Raises ValueError where a row has the name of another table's.
        """
        rows = tuple(rows)
        self.check(package, [(n, row.location) for row in rows for n in (row.name, *row.aliases)])
        self._packages[package] = rows
        self._forget()

    def check(self, package: str, names: Iterable[tuple[str, str]]) -> None:
        """Raises ValueError where a package cannot have a name, given with the place of its row."""
        others = [tuple(self._built_in.values())]
        others += [each for other, each in self._packages.items() if other != package]
        known = {name: row for each in others for row in each for name in (row.name, *row.aliases)}
        for name, location in names:
            if name in known:
                raise ValueError(
                    f"the operation '{name}' of {location} has the name of one of "
                    f"{known[name].location}"
                )

    def remove(self, package: str) -> tuple[Row, ...]:
        """Takes the rows of a package out again; raises KeyError if there are none."""
        rows = self._packages.pop(package)
        self._forget()
        return rows

    def package_of(self, name: str) -> str:
        """The package that holds the function of a row: ``generated`` for the built-in table."""
        for package, rows in self._packages.items():
            if any(row.name == name for row in rows):
                return package
        return "generated"

    def _forget(self) -> None:
        for cached in ("_rows", "_aliases"):
            self.__dict__.pop(cached, None)
        for watcher in self.watchers:
            watcher()

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
        others = f" and {len(self._packages)} other tables" if self._packages else ""
        return f"<registry of {len(self)} rows of derivatives.yaml{others}>"


registry = Registry()
