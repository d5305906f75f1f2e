"""The table: YAML text into entries, or everything that is wrong with it at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

from codegen import document
from codegen.entry import Derivative, Entry
from codegen.errors import Location, Problem, TableError
from codegen.formula import Formula, Scope, called, check_names
from codegen.gradients import gradient_names, gradient_problems, tangent_problems, unused_problem
from codegen.helpers import Helper, scan
from codegen.reader import read_row
from codegen.row import Row
from codegen.signature import Signature

__all__ = ["Derivative", "Entry", "load", "loads"]


def load(path: Path | str, *, formulas: Path, kernels: Path) -> list[Entry]:
    """Read a table, with the folders of the helpers that it may call.

    Raises TableError with all that is wrong, and OSError where a file cannot be read.
    """
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
    return loads(text, str(path), helpers=scan(formulas), kernels=scan(kernels, flat=True))


def loads(
    text: str,
    path: str = "derivatives.yaml",
    *,
    helpers: Mapping[str, Helper] | None = None,
    kernels: Mapping[str, Helper] | None = None,
) -> list[Entry]:
    """The entries of a table in the order of the file; raises TableError with all problems."""
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
    scope = Scope(_operations(entries), helpers or {}, kernels or {}, _unreadable(lost))
    for entry in entries:
        problems += _formula_problems(entry, scope)
    problems += _clashes(rows)
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
        names = inputs | outputs | gradient_names(formula, signature, silent)
        found = check_names(formula, names=names, scope=scope)
        found += gradient_problems(formula, signature, silent)
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


def _clashes(rows: Iterable[Row]) -> Iterator[Problem]:
    """Names that two operations claim."""
    complete = [(row, row.entry) for row in rows if row.entry]
    full: dict[str, Row] = {}
    identifiers: dict[str, Row] = {}
    publics: dict[str, tuple[Row, Entry]] = {}
    for row, entry in complete:
        name, identifier = entry.signature.full_name, entry.signature.identifier
        if name in full:
            yield _twice(row, f"the operation '{name}' is in the table twice", full[name])
        elif identifier in identifiers:
            other = identifiers[identifier]
            message = f"'{name}' and '{other.label}' are both '{identifier}' in Python"
            yield _twice(row, message, other)
        full.setdefault(name, row)
        identifiers.setdefault(identifier, row)
        publics.setdefault(entry.signature.qualified_name, (row, entry))
    shared: tuple[tuple[str, str, Callable[[Entry], Iterable[str]]], ...] = (
        ("aliases", "the alias", lambda entry: entry.aliases),
        ("numpy", "the NumPy function", lambda entry: entry.numpy),
        ("scipy", "the SciPy function", lambda entry: entry.scipy),
        ("operator", "the operator", lambda entry: filter(None, [entry.operator])),
    )
    for key, what, names in shared:
        # Overloads of one operation may share a name.
        owners = dict(publics) if key == "aliases" else {}
        for row, entry in complete:
            for name in names(entry):
                other, theirs = owners.setdefault(name, (row, entry))
                owner = theirs.signature.qualified_name
                if entry.signature.qualified_name == owner:
                    continue
                said = f"belongs to '{owner}' already"
                if owner == name:
                    said = "is the name of an operation"
                yield _twice(row, f"{what} '{name}' {said}", other, key, name)


def _twice(
    row: Row, message: str, other: Row, key: str = "name", text: str | None = None
) -> Problem:
    """A problem under the label of the row, or under one of the texts of a key."""
    node = row.keys[key][1]
    items = node.items if isinstance(node, document.Sequence) else [node]
    for each in items:
        if isinstance(each, document.Scalar) and each.value == text:
            node = each
    hint = f"the other is in line {other.node.location.line}"
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
