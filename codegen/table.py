"""The table: YAML text into entries, or everything that is wrong with it at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from codegen import document
from codegen.entry import Derivative, Entry
from codegen.errors import Location, Problem, TableError
from codegen.formula import Formula, Scope, called, check_names
from codegen.gradients import (
    NEEDS,
    gradient_names,
    gradient_problems,
    needs_problems,
    tangent_problems,
    unused_problem,
)
from codegen.helpers import Helper, scan
from codegen.own import own_problems, served_problems
from codegen.reader import read_row
from codegen.row import Row
from codegen.signature import Signature

__all__ = ["Derivative", "Entry", "load", "loads", "read_text"]


def load(
    path: Path | str, *, formulas: Path, kernels: Path, name: str | None = None
) -> list[Entry]:
    """Read the built-in table, with the folders of the helpers that it may call.

    Places in it are said to be in `name`, or in the path. Raises TableError with all that is wrong,
    and OSError where a file cannot be read.
    """
    text = read_text(path)
    return loads(text, name or str(path), helpers=scan(formulas), kernels=scan(kernels, flat=True))


def read_text(path: Path | str) -> str:
    """The text of a table; raises TableError where it cannot be one, OSError without a file."""
    path = Path(path)
    size = path.stat().st_size
    if size > 4 * document.MAX_SIZE:  # no UTF-8 character is longer, so do not read it at all
        message = f"the file has {size:,} bytes, more than a table can have"
        raise TableError([Problem(Location(str(path), 1, 1), None, message)])
    raw = path.read_bytes()
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        before = raw[: error.start].decode("utf-8").split("\n")
        place = Location(str(path), len(before), len(before[-1]) + 1)
        raise TableError([Problem(place, None, "the file is not encoded in UTF-8")]) from None
    return text


def loads(
    text: str,
    path: str = "derivatives.yaml",
    *,
    helpers: Mapping[str, Helper] | None = None,
    kernels: Mapping[str, Helper] | None = None,
    base: Sequence[Entry] = (),
) -> list[Entry]:
    """The entries of a table in the order of the file; raises TableError with all problems.

    base: the rows of the built-in table, for a table of somebody's own, whose formulas may call
    them and whose names must not clash with theirs.
    """
    read = document.read(text, path)
    problems = list(read.problems)
    rows: list[Row] = []
    for node in read.rows:
        row = read_row(node)
        if isinstance(row, Row):
            rows.append(row)
            problems += row.problems
        else:
            problems.append(row)
    entries = [row.entry for row in rows if row.entry]
    lost = [*read.lost, *(row.label for row in rows if row.label and row.entry is None)]
    operations = _operations([*base, *entries])
    scope = Scope(operations, helpers or {}, kernels or {}, _unreadable(lost))
    for entry in entries:
        problems += _formula_problems(entry, scope)
    problems += _clashes(rows, base)
    problems += served_problems(rows, (kernels or {}) if base else {})
    if base:
        problems += own_problems(rows)
    if not problems:
        problems += _circles(entries, scope)
    if problems:
        raise TableError(problems)
    return entries


def _operations(entries: Iterable[Entry]) -> dict[str, list[Signature]]:
    """The overloads of each public name; an alias comes after the names of operations."""
    found: dict[str, list[Signature]] = {}
    for entry in entries:
        found.setdefault(entry.signature.qualified_name, []).append(entry.signature)
    for entry in entries:
        for alias in entry.aliases:
            found.setdefault(alias, []).append(entry.signature)
    return found


def _unreadable(labels: Iterable[str]) -> frozenset[str]:
    """Names of operations whose row is wrong: a call of them is no second problem."""
    return frozenset(name for label in labels for name in (label, label.rpartition(".")[0]))


# -- formulas


def _formula_problems(entry: Entry, scope: Scope) -> Iterator[Problem]:
    signature = entry.signature
    inputs = frozenset(argument.name for argument in signature.arguments)
    outputs = frozenset(output.name for output in signature.returns)
    if entry.forward:
        yield from check_names(entry.forward, names=inputs, scope=scope, forward=True)
    if entry.composite:
        yield from check_names(entry.composite, names=inputs, scope=scope)
    for derivative in entry.derivatives:
        formula = derivative.formula
        if formula is None:
            continue
        silent = entry.non_differentiable_outputs
        names = inputs | outputs | gradient_names(formula, signature, silent) | {NEEDS}
        found = check_names(formula, names=names, scope=scope)
        found += gradient_problems(formula, signature, silent)
        found += needs_problems(formula, derivative.targets, signature)
        unused = None if found else unused_problem(formula, signature, silent)
        yield from [*found, unused] if unused else found
        yield from _width_problems(derivative, formula, signature)
    if entry.result:
        tangents = frozenset(f"{argument.name}_t" for argument in signature.tensor_arguments)
        names = inputs | outputs | tangents
        gradients = [*tangent_problems(entry.result, names, tangents)]
        yield from gradients or check_names(entry.result, names=names, scope=scope)


def _width_problems(
    derivative: Derivative, formula: Formula, signature: Signature
) -> Iterator[Problem]:
    """A tuple that is written out must have an element for each argument."""
    width = formula.width
    count = len(derivative.targets)
    lists = {argument.name for argument in signature.arguments if argument.is_tensor_list}
    if width is None or width == count or (count == 1 and derivative.targets[0] in lists):
        return
    message = f"{formula.owner} gives {width} gradients for {count} argument{'s' * (count > 1)}"
    yield formula.problem(formula.tree, message)


# -- the table as a whole


def _clashes(rows: Iterable[Row], base: Iterable[Entry]) -> Iterator[Problem]:
    """Names that two operations claim."""
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
        ("operator", "the operator", lambda entry: filter(None, [entry.operator])),
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


def _circles(entries: Iterable[Entry], scope: Scope) -> Iterator[Problem]:
    """Operations that are computed by way of themselves."""
    formulas: dict[str, Formula] = {}
    edges: dict[str, list[str]] = {}
    for entry in entries:
        formula = entry.composite or entry.forward
        if formula is None:
            continue
        name = entry.signature.full_name
        inputs = frozenset(argument.name for argument in entry.signature.arguments)
        used = called(formula, names=inputs, scope=scope, forward=entry.forward is not None)
        formulas[name] = formula
        edges[name] = list(dict.fromkeys(signature.full_name for signature in used))
    done: set[str] = set()
    for start in edges:
        path: list[str] = []
        on_path: set[str] = set()
        stack: list[tuple[str, int]] = [(start, 0)] if start not in done else []
        while stack:
            name, at = stack.pop()
            if at == 0:
                path.append(name)
                on_path.add(name)
            following = edges.get(name, [])
            if at < len(following):
                stack.append((name, at + 1))
                then = following[at]
                if then in on_path:
                    circle = " -> ".join([*path[path.index(then) :], then])
                    message = f"the operation is computed by way of itself: {circle}"
                    formula = formulas[then]
                    yield formula.problem_at(0, len(formula.text), message)
                elif then not in done:
                    stack.append((then, 0))
            else:
                done.add(path.pop())
                on_path.discard(name)
