"""Names that two rows claim, in the table or in the Python that is made of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from codegen.model.entry import Entry
from codegen.model.helpers import Helper
from codegen.model.kinds import PROPERTY
from codegen.model.row import Row
from codegen.parse import document
from codegen.parse.errors import Location, Problem

MAX_OVERLOADS = 32  # of one operation: a call is tried on each in turn

# What else generated modules define for an operation, beside the function of its name.
_SUFFIXES = {
    "_": "the in-place variant",
    "_op": "the record",
    "_jvp": "the tangent",
    "_batched": "the call for a batch",
    "_into": "the writing forward",
    "_default": "the unnamed overload",
    "_overloads": "the overloads",
    "_reflected": "the reflected operator",
    "_method": "the method",
}


def clashes(
    rows: Iterable[Row],
    base: Sequence[Entry] = (),
    helpers: Mapping[str, Helper] = MappingProxyType({}),
) -> Iterator[Problem]:
    """Names that two operations claim, or an operation and a module of helpers.

    base: the rows of the built-in table, for a user-defined table; helpers: by
    'module.function', of which the module is what counts.
    """
    complete = [(row, row.entry) for row in rows if row.entry]
    full = {entry.signature.full_name: entry for entry in base}
    identifiers = {entry.signature.identifier: entry for entry in base}
    publics = {entry.signature.qualified_name: entry for entry in base}
    outside = frozenset(publics)
    for row, entry in complete:
        signature = entry.signature
        name, identifier, public = (
            signature.full_name,
            signature.identifier,
            signature.qualified_name,
        )
        if public in outside:
            yield _twice(row, f"'{public}' is an operation already", publics[public])
        elif name in full:
            yield _twice(row, f"the operation '{name}' is in the table twice", full[name])
        elif identifier in identifiers:
            other = identifiers[identifier]
            message = (
                f"'{name}' and '{other.signature.full_name}' are both '{identifier}' in Python"
            )
            yield _twice(row, message, other)
        full.setdefault(name, entry)
        identifiers.setdefault(identifier, entry)
        publics.setdefault(public, entry)
    shared: tuple[tuple[str, str, Callable[[Entry], Iterable[str]]], ...] = (
        ("aliases", "the alias", lambda entry: entry.aliases),
        ("numpy", "the NumPy function", lambda entry: entry.numpy),
        ("scipy", "the SciPy function", lambda entry: entry.scipy),
        ("operator", "the operator", lambda entry: {entry.operator or PROPERTY} - {PROPERTY}),
    )
    for key, what, names in shared:
        # Overloads of one operation may share a name.
        owners = dict(publics) if key == "aliases" else {}
        for entry in base:
            for name in names(entry):
                owners.setdefault(name, entry)
        for row, entry in complete:
            for name in names(entry):
                theirs = owners.setdefault(name, entry)
                owner = theirs.signature.qualified_name
                if entry.signature.qualified_name == owner:
                    continue
                said = f"belongs to '{owner}' already"
                if owner == name and key == "aliases":
                    said = "is the name of an operation"
                yield _twice(row, f"{what} '{name}' {said}", theirs, key, name)
    folders = {
        key.split(".")[0]: Path(each.path).parent.name or "formulas"
        for key, each in helpers.items()
    }
    yield from _in_python(complete, base, folders)


def module_clashes(
    formulas: Mapping[str, Helper], composites: Mapping[str, Helper]
) -> Iterator[Problem]:
    """Modules of formulas and of composites that have one name, by which generated code imports
    both. The functions are by 'module.function'."""
    taken = {key.split(".")[0]: helper.path for key, helper in formulas.items()}
    for key, helper in {each.split(".")[0]: composites[each] for each in composites}.items():
        if taken.get(key, helper.path) != helper.path:
            yield Problem(
                Location(helper.path, 1, 1),
                None,
                f"there is a module '{key}' of formulas, too",
                hint="generated code imports modules by their names, so give one another name",
            )


def _in_python(
    complete: Sequence[tuple[Row, Entry]], base: Sequence[Entry], modules: Mapping[str, str]
) -> Iterator[Problem]:
    """Names that are free in the table, but not in the modules that are made of it."""
    owners: dict[str, Entry] = {}
    overloads: dict[str, int] = {}
    results: dict[str, Entry] = {}
    for entry in (*base, *(entry for _, entry in complete)):
        for _, name in _names(entry):
            owners.setdefault(_identifier(name), entry)
    for row, key, name in ((r, key, name) for r, e in complete for key, name in _names(e)):
        identifier = _identifier(name)
        if identifier in modules:
            yield _under(
                row,
                key,
                name,
                f"'{name}' hides the module autograd/{modules[identifier]}/{identifier}.py",
                "choose another name, or rename the module",
            )
        for suffix, what in _SUFFIXES.items():
            stem = identifier.removesuffix(suffix)
            if stem != identifier and stem in owners:
                message = f"'{name}' is what generated code calls {what} of '{stem}'"
                yield _twice(row, message, owners[stem], key, None if key == "name" else name)
    for row, entry in complete:
        signature = entry.signature
        count = overloads[signature.qualified_name] = overloads.get(signature.qualified_name, 0) + 1
        if count == MAX_OVERLOADS + 1:
            message = f"'{signature.qualified_name}' has more than {MAX_OVERLOADS} overloads"
            yield _under(row, "name", signature.full_name, message)
        if len(signature.returns) > 1:
            # As the class of the named tuple is called: max.dim makes MaxDimResult.
            words = signature.identifier.split("_")
            other = results.setdefault("".join(w[:1].upper() + w[1:] for w in words), entry)
            if other is not entry:
                message = "two operations would have one class for their results"
                yield _twice(row, message, other)


def _names(entry: Entry) -> Iterator[tuple[str, str]]:
    """(key, name) of all names of a row; overloads share the public one."""
    yield "name", entry.signature.full_name
    if entry.signature.overload:
        yield "name", entry.signature.qualified_name
    for alias in entry.aliases:
        yield "aliases", alias


def _identifier(name: str) -> str:
    return name.replace(".", "_")


def _under(row: Row, key: str, name: str, message: str, hint: str | None = None) -> Problem:
    """A problem under a name of the row."""
    value = row.keys[key][1]
    for each in value.items if isinstance(value, document.Sequence) else [value]:
        at = each.value.find(name) if isinstance(each, document.Scalar) else -1
        if isinstance(each, document.Scalar) and at >= 0:
            return each.problem_at(at, len(name), message, operation=row.label, hint=hint)
    return value.problem(message, operation=row.label, hint=hint)


def _twice(
    row: Row, message: str, other: Entry, key: str = "name", text: str | None = None
) -> Problem:
    """A problem under the label of the row, or under one of the texts of a key."""
    node = row.keys[key][1]
    items = node.items if isinstance(node, document.Sequence) else [node]
    for each in items:
        if isinstance(each, document.Scalar) and each.value == text:
            node = each
    path, line, _ = other.location
    here = path == node.location.path
    hint = f"the other is in line {line}" if here else f"the other is at {path}:{line}"
    if isinstance(node, document.Scalar) and text is None and row.label:
        at = max(0, node.value.find(row.label))
        return node.problem_at(at, len(row.label), message, operation=row.label, hint=hint)
    return node.problem(message, operation=row.label, hint=hint)
