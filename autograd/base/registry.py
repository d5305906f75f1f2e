"""The rows of derivatives.yaml at run time: ``autograd.registry["mul"].formulas``."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from autograd.base.kinds import Kind
from autograd.base.locks import cached_property

# Kinds of which the tangent follows from the others.
TANGENT_KINDS = (Kind.POINTWISE, Kind.LINEAR, Kind.BILINEAR)
AS_KIND = "as the kind says"


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

    name      what stands before the arguments in the signature
    formulas  the derivative of each input, as the table states it
    mathematics  the same without the helpers that a formula calls, and each of several alone,
              where that is another text; of a stated tangent as `result`
    jvp       the forward-mode formula, or how it was derived from the others: as the kind says,
              where it is not stated; None if there is none
    node      the name of the Backward node, None for rows without one
    out       whether the function takes ``out=``, see `autograd.views.out`; "cast" where PyTorch's
              takes any dtype that results can be cast to and those of its kind do not
    takes_complex  whether complex numbers reach the forward, which may refuse them as well
    dtypes    words of what PyTorch's promotion refuses, and of results: "same" several
              dtypes, "numeric" truth values, "arithmetic" also beside numbers, "floating" integers
              as well, "wide" float16; "kept", whatever numbers are given; "own", NumPy's;
              "exact" refuses numbers that it does not hold
    scalars   the positions of the arguments that are numbers of the dtype of the Tensors
    numbers   where autograd.torch takes numbers for Tensors: "tensors" nowhere, "left" not for the
              first, "beside" not for all; None: for any
    kinks     where a convention decides the derivative
    path      the name of the table's file
    requires  the optional package without which it cannot run
    """

    name: str = field(init=False)
    signature: str
    kind: str
    forward: str
    formulas: Mapping[str, str] = field(default_factory=dict)
    mathematics: Mapping[str, str] = field(default_factory=dict)
    jvp: str | None = AS_KIND
    node: str | None = None
    numpy: tuple[str, ...] = ()
    scipy: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    inplace: str | None = None
    out: bool | str = True
    takes_complex: bool = True
    dtypes: tuple[str, ...] = ()
    scalars: tuple[int, ...] = ()
    numbers: str | None = None
    domain: Mapping[str, tuple[float, float] | str] | None = None
    doc: str | None = None
    kinks: tuple[Kink, ...] = ()
    path: str = "derivatives.yaml"
    requires: str | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", self.signature.partition("(")[0])
        if self.jvp == AS_KIND:
            object.__setattr__(self, "jvp", self.kind if self.kind in TANGENT_KINDS else None)

    def _repr_html_(self) -> str:
        from autograd.base.html import table  # for notebooks alone

        facts = [("doc", self.doc or ""), ("kind", self.kind), ("forward", self.forward)]
        facts += self.formulas.items()
        facts += [("tangent", self.jvp or ""), ("node", self.node or "")]
        facts.append(("NumPy", ", ".join(f"np.{name}" for name in self.numpy)))
        return table(self.signature, (), [fact for fact in facts if fact[1]])

    @cached_property
    def argument_names(self) -> tuple[str, ...]:
        """The names of the arguments, in the order of the signature."""
        given = self.signature.partition("(")[2].rpartition(") ->")[0]
        parts = re.split(r",\s*(?![^\[(]*[\])])", given)
        return tuple(part.split("=")[0].split()[-1] for part in parts if part not in ("*", ""))

    @cached_property
    def output_names(self) -> tuple[str, ...]:
        """The names of the results, as formulas know them: ``-> (Tensor U, Tensor S)``; ``result``,
        or of several without names ``result0`` and so on; none of a list."""
        made = self.signature.partition("->")[2].strip()
        names = re.findall(r"Tensor(?:\([^)]*\))?\s+(\w+)", made)
        count = made.count("Tensor")
        unnamed = [f"result{nr}" for nr in range(count)] if count > 1 else ["result"]
        return () if made.endswith("[]") else tuple(names or unnamed)

    @property
    def line(self) -> int | None:
        """The line of the table in which the row begins; None where the table is not there."""
        return registry.line_of(self)

    @property
    def location(self) -> str:
        """``derivatives.yaml:412``, or the file alone where the line is not known."""
        line = self.line
        return self.path if line is None else f"{self.path}:{line}"

    @property
    def vmap(self) -> str:
        """How it is computed for a batch of samples: by the "formula" of its `vmap`, by the rule
        of a name such as "elementwise", in a "loop", or "refused"; "composite" if it is one."""
        return "composite" if self.kind == Kind.COMPOSITE else registry.rule_of(self)


class Registry(Mapping[str, Row]):
    """All rows by full name (``"mul"``, ``"max.dim"``) or alias; loaded when first looked at.

    The rows of the built-in table come first, then those of other tables (see `autograd.tables`)
    in the order in which they became known.
    """

    def __init__(self) -> None:
        self._packages: dict[str, tuple[Row, ...]] = {}
        self._lines: dict[str, Mapping[str, int]] = {}  # of rows by name, of each package
        self.watchers: list[Callable[[], None]] = []  # called when rows have come or gone

    def find_with(
        self,
        built_in: Callable[[], Iterable[Row]],
        installed: Callable[[], None],
        rule_of: Callable[[Row], str],
    ) -> None:
        """Where rows come from, told by those who know when they are imported.

        built_in: gives the rows of the built-in table. installed: adds the rows of installed
        packages. rule_of: says how a row is computed for a batch.
        """
        self._find_built_in, self._find_installed, self.rule_of = built_in, installed, rule_of

    @cached_property
    def _built_in(self) -> dict[str, Row]:
        return {row.name: row for row in self._find_built_in()}

    @cached_property
    def _rows(self) -> dict[str, Row]:
        self._find_installed()  # which may add to _packages
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
        named = {name: row for row in rows for name in (row.name, *row.aliases)}
        self._lines.pop(package, None)
        self.check(package, named, lambda name: self._location(package, named[name]))
        self._packages[package] = rows
        self._forget()

    def place(self, package: str, lines: Mapping[str, int]) -> None:
        """Tells the lines of the rows of a package whose table does not lie in its folder."""
        self._lines[package] = lines

    def line_of(self, row: Row) -> int | None:
        """The line of the table in which a row begins, looked up in the file when it is asked for:
        generated code holds no line numbers, so that a remark in the table changes none of it."""
        return self._line(self.package_of(row.name), row)

    def _line(self, package: str, row: Row) -> int | None:
        if package not in self._lines:
            self._lines[package] = _lines_in(_table_of(package, row.path))
        return self._lines[package].get(row.name)

    def _location(self, package: str, row: Row) -> str:
        line = self._line(package, row)
        return row.path if line is None else f"{row.path}:{line}"

    def check(self, package: str, names: Iterable[str], place: Callable[[str], str]) -> None:
        """Raises ValueError where a package cannot have a name; `place` tells where its row is."""
        tables = [("generated", tuple(self._built_in.values())), *self._packages.items()]
        known = {
            name: (other, row)
            for other, rows in tables
            if other != package
            for row in rows
            for name in (row.name, *row.aliases)
        }
        for name in names:
            if name in known:
                raise ValueError(
                    f"the operation '{name}' of {place(name)} has the name of one of "
                    f"{self._location(*known[name])}"
                )

    def remove(self, package: str) -> tuple[Row, ...]:
        """Takes the rows of a package out again; raises KeyError if there are none."""
        rows = self._packages.pop(package)
        self._lines.pop(package, None)
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


def _table_of(package: str, name: str) -> str | None:
    """The path of the table of a package: it lies in it, the built-in one beside it."""
    file = getattr(sys.modules.get(package), "__file__", None)
    if file is None:
        return None
    folder = os.path.dirname(os.path.abspath(file))
    return os.path.join(os.path.dirname(folder) if package == "generated" else folder, name)


def _lines_in(path: str | None) -> dict[str, int]:
    """The lines of a table in which its rows begin, read without a parser of YAML."""
    try:
        with open(path or "", encoding="utf-8-sig") as file:
            text = file.read()
    except OSError:
        return {}
    found: dict[str, int] = {}
    line, end = 1, 0
    for match in re.finditer(_NAME, text, re.MULTILINE):
        line += text.count("\n", end, match.start("name"))
        end = match.start("name")
        for name in _names_of(match["name"], text, end):
            found.setdefault(name, line)
    return found


def _names_of(name: str, text: str, at: int) -> Iterator[str]:
    """The names of the rows that are stated together: ``conv$nd``, with ``each: {n: [1, 2]}``."""
    row = re.split(r"^- ", text[at : at + 10_000], maxsplit=1, flags=re.MULTILINE)[0]
    each = re.search(r"^ +each *: *\{(.*?)\}\s*$", row, re.MULTILINE | re.DOTALL)
    if "$" not in name or each is None:
        yield name
        return
    lists = {  # of which only those in the name matter, and these have no commas in texts
        found[1]: [item.strip(" '\"\n") for item in found[2].split(",")]
        for found in re.finditer(r"(\w+) *: *\[([^\]]*)\]", each[1])
    }
    pattern = rf"\$({'|'.join(sorted(lists, key=len, reverse=True))})"
    used = [lists[match[1]] for match in re.finditer(pattern, name)]
    for n in range(min(map(len, used), default=0)):
        items = {f"${key}": item[n] for key, item in lists.items() if n < len(item)}
        parts = re.split(f"({pattern.replace('(', '(?:', 1)})", name)
        yield "".join([items.get(part, part) for part in parts])


_NAME = r"""^(-| ) *name *: *([>|]\S*)?\s*["']?(?P<name>[A-Za-z_$][\w.$]*) *\("""

registry = Registry()
