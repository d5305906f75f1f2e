"""The rows below one heading of the table, and what follows from all of them together: functions
that choose among overloads, other names, operators, methods, what is public."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from codegen.emit.node import Emission
from codegen.lower.analysis import Table
from codegen.model.kinds import ALONE, EQUALITIES, PROPERTY
from codegen.parse import records
from codegen.parse.source import docstring_lines

NAMESPACES = ("nn.functional", *records.NAMESPACES[1:-1])
_PREFIXES = tuple(f"{namespace.replace('.', '_')}_" for namespace in NAMESPACES)
_WORD = re.compile(r"[a-z0-9]+")


@dataclass(frozen=True)
class Section:
    """Rows, and the name of the modules that hold them."""

    name: str
    rows: list[Emission]
    table: Table

    @property
    def heading(self) -> str:
        """The heading in the table, empty where it has none."""
        return self.rows[0].plan.entry.heading

    @property
    def title(self) -> str:
        heading = self.rows[0].heading
        return f"{heading[:1].upper()}{heading[1:]}"

    @property
    def methods_class(self) -> str:
        """The class of a stub that declares the methods."""
        return f"{self.name.title().replace('_', '')}Methods"

    # ---- names -----------------------------------------------------------------------------------

    @cached_property
    def overloaded(self) -> list[tuple[str, list[Emission]]]:
        """The names that several rows share, with the rows."""
        rows = {id(e.plan.entry): e for e in self.rows}
        return [
            (name.replace(".", "_"), [rows[id(entry)] for entry in entries])
            for name, entries in self.table.overloaded()
            if id(entries[0]) in rows
        ]

    @cached_property
    def aliases(self) -> list[tuple[str, str]]:
        """Other names of functions."""
        found = []
        for e in self.rows:
            for alias in e.plan.entry.aliases:
                name = alias.replace(".", "_")
                found.append((name, e.public_name))
                if e.public_inplace_name:
                    found.append((f"{name}_", e.public_inplace_name))
        return found

    @property
    def reflected(self) -> list[str]:
        """The functions that have a variant for the operand on the right."""
        return list(self._reflected_rows)

    @property
    def _reflected_rows(self) -> dict[str, Emission]:
        operators = [(e.plan.entry.operator, e) for e in self.rows]
        return {e.public_name: e for operator, e in operators if operator and operator not in ALONE}

    @property
    def turned(self) -> list[tuple[Emission, str]]:
        """The functions that are methods, but not of their first argument."""
        return [
            (e, name)
            for e in self.rows
            if is_method(e) and not e.self_first
            for name in (e.public_name, e.public_inplace_name)
            if name
        ]

    @cached_property
    def names(self) -> list[str]:
        """All functions that the module holds for others."""
        found = [name for e in self.rows for name in (e.identifier, e.inplace_name) if name]
        for name, rows in self.overloaded:
            found.append(name)
            if any(e.inplace_name for e in rows):
                found.append(f"{name}_")
        found += [alias for alias, _ in self.aliases]
        found += [f"{name}_reflected" for name in self.reflected]
        found += [f"{name}_method" for _, name in self.turned]
        return list(dict.fromkeys(found))

    @cached_property
    def public(self) -> list[str]:
        """Those of them that users see, but for the namespaces."""
        return sorted(name for name in self._declared if not name.startswith(_PREFIXES))

    @cached_property
    def _declared(self) -> set[str]:
        """The functions that stubs declare: those of rows that are not private."""
        rows = [e for e in self.rows if not e.is_private]
        found = {name for e in rows for name in (e.public_name, e.public_inplace_name) if name}
        return found | {alias for alias, _ in self.aliases}

    @property
    def stated(self) -> list[str]:
        """Those that stubs declare, with those of the namespaces."""
        return sorted(self._declared)

    # ---- definitions -----------------------------------------------------------------------------

    @property
    def closing(self) -> list[list[str]]:
        """The definitions that follow those of the single rows."""
        return [*self._overloads(), *self._aliases(), *self._reflected(), *self._turned()]

    def _overloads(self) -> Iterator[list[str]]:
        for name, rows in self.overloaded:
            yield from _overload_lines(name, rows, "")
            written = [e for e in rows if e.inplace_name]
            if written:
                yield from _overload_lines(name, written, "_")

    def _aliases(self) -> Iterator[list[str]]:
        if self.aliases:
            yield [f"{alias} = {name}" for alias, name in self.aliases]

    def _reflected(self) -> Iterator[list[str]]:
        for name, e in self._reflected_rows.items():
            own = ', "floats"' if e.kept_number == '"floats"' else ""
            key = "cls if other else str(other)"
            yield [
                f"def {name}_reflected(input, other):",
                f'    """The reflected operator of {name}: other <op> self."""',
                "    cls = other.__class__",
                "    if cls in NUMBERS and input.__class__ is Tensor:",
                f"        other = number(other, {key}, input._data.dtype{own})",
                f"    return {name}(other, input)",
            ]

    def _turned(self) -> Iterator[list[str]]:
        for e, name in self.turned:
            yield [
                f"def {name}_method({e.method_parameters}):",
                *(f"    {line}" for line in e.signature_docstring),
                f"    return {name}({e.call_arguments})",
            ]

    # ---- methods ---------------------------------------------------------------------------------

    @cached_property
    def _methods(self) -> dict[str, str]:
        """Methods, and the functions that serve as them."""
        found: dict[str, str] = {}
        for e in filter(is_method, self.rows):
            aliases = [alias for alias in e.plan.entry.aliases if "." not in alias]
            for suffix, function in (("", e.public_name), ("_", e.public_inplace_name)):
                if function is None:
                    continue
                for name in (e.public_name, *aliases):
                    found[name + suffix] = function if e.self_first else f"{function}_method"
        return found

    @property
    def methods(self) -> list[tuple[str, str]]:
        return [(name, f) for name, f in self._methods.items() if name not in self.properties]

    @property
    def properties(self) -> list[str]:
        return [e.public_name for e in self.rows if e.plan.entry.operator == PROPERTY]

    @cached_property
    def operators(self) -> list[tuple[str, str]]:
        """Operators, and the source of what serves as them."""
        found: dict[str, str] = {}
        for e in filter(is_method, self.rows):
            stem, function = e.plan.entry.operator, f"ops.{e.public_name}"
            if stem is None or stem == PROPERTY:
                continue
            if stem in EQUALITIES:
                found[f"__{stem}__"] = f"equality({function})"
                continue
            found[f"__{stem}__"] = function
            if stem == "truediv":
                found["__rdiv__"] = f"{function}_reflected"  # PyTorch has it
            if stem not in ALONE:
                found[f"__r{stem}__"] = f"{function}_reflected"
                if e.inplace_name:
                    found[f"__i{stem}__"] = f"ops.{e.public_inplace_name}"
        return list(found.items())


def sections_of(emissions: Sequence[Emission], table: Table) -> list[Section]:
    """The rows by the headings of the table, overloads below that of the first."""
    rows: dict[str, list[Emission]] = {}
    first: dict[str, str] = {}
    for e in emissions:
        heading = first.setdefault(e.public_name, e.heading)
        rows.setdefault("_".join(_WORD.findall(heading.lower())), []).append(e)
    return [Section(name, found, table) for name, found in rows.items()]


def is_method(e: Emission) -> bool:
    plain = not e.plan.entry.signature.namespace and not e.is_private
    return plain and any(a.name == "self" for a in e.arguments)


def names_in(e: Emission, namespace: str) -> list[tuple[str, str]]:
    """(name within the namespace, name in generated.functions) of a row's public names there.

    In-place variants stand beside the functions that can be asked for them.
    """
    if e.is_private:
        return []
    names = [e.plan.entry.signature.qualified_name, *e.plan.entry.aliases]
    if e.inplace_flag is not None:
        names += [f"{name}_" for name in names]
    return [
        (name.removeprefix(f"{namespace}."), name.replace(".", "_"))
        for name in names
        if name.startswith(f"{namespace}.")
    ]


# ---- overloads -----------------------------------------------------------------------------------


def _overload_lines(name: str, rows: Sequence[Emission], suffix: str) -> list[list[str]]:
    """The function and what it chooses from; `suffix` is that of in-place variants."""
    function = name + suffix
    docs = [line for e in rows for line in e.signature_lines]
    texts = dict.fromkeys(tuple(e.text_lines) for e in rows if e.text_lines)  # some say the same
    if texts:
        docs += ["", *(line for text in texts for line in text)]
    doc = docstring_lines([f"In-place version of {name}."] if suffix else docs)
    writing = []
    if not suffix and any(e.takes_out for e in rows):
        # Without a dtype that of `out` is taken, by functions that have one.
        dtype = all(any(a.name == "dtype" and a.keyword_only for a in e.arguments) for e in rows)
        given = '**{"dtype": None, **kwargs}' if dtype else "**kwargs"
        call = f'write_out({name}, kwargs.pop("out"), Tensor, *args, {given})'
        writing = ['    if "out" in kwargs:', f"        return {call}"]
    choice = f'return choose("{function}", {function}_overloads, args, kwargs)'
    return [
        [
            f"def {function}(*args, **kwargs):",
            *(f"    {line}" for line in doc),
            *(f"    {line}" for line in _counted_lines(rows, suffix)),
            *writing,
            f"    {choice}",
        ],
        [
            f"{function}_overloads = (",
            *(f"    ({e.identifier}{suffix}, {_spec(e)!r})," for e in rows),
            ")",
        ],
    ]


def _counted_lines(rows: Sequence[Emission], suffix: str) -> list[str]:
    """The choice where the number of positional arguments decides."""
    by_count: dict[int, list[Emission]] = {}
    for e in rows:
        if e.counts is None:
            return []
        for n in e.counts:
            by_count.setdefault(n, []).append(e)
    clear = {
        count: f"{fitting[0].identifier}{suffix}"
        for count, fitting in sorted(by_count.items())
        if len({_types(e, count) for e in fitting}) == 1
    }
    if len(clear) == 1:
        ((count, chosen),) = clear.items()
        return [f"if not kwargs and len(args) == {count}:", f"    return {chosen}(*args)"]
    lines = ["if not kwargs:"] if clear else []
    for count, chosen in clear.items():
        lines += [f"    if len(args) == {count}:", f"        return {chosen}(*args)"]
    return lines


def _types(e: Emission, count: int) -> tuple[str, ...]:
    """The types of the first `count` arguments."""
    return tuple(str(a.type) for a in e.arguments[:count])


def _spec(e: Emission) -> str:
    """The parameters as a signature has them, for choosing among overloads (`choose`)."""
    parts = []
    for a in e.arguments:
        if a.keyword_only and "*" not in parts:
            parts.append("*")
        default = "" if a.default is None else "=..."
        parts.append(f"{replace(a.type, alias=None)} {e.parameter(a)}{default}")
    return ", ".join(parts)
