"""The table: YAML text into entries, or everything that is wrong with it at once."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path

from codegen.check.bounds import bound_problems, default_numbers
from codegen.check.clashes import MAX_OVERLOADS, clashes, module_clashes
from codegen.check.composition import made_of_each_other
from codegen.check.expressions import expression_problems
from codegen.check.gradients import (
    NEEDS,
    given_names,
    gradient_names,
    gradient_problems,
    needs_problems,
    tangent_problems,
    unused_problem,
)
from codegen.check.own import own_problems, served_problems
from codegen.check.truths import truth_problems
from codegen.check.views import view_problems
from codegen.model.bodies import Bodies
from codegen.model.entry import Derivative, Entry
from codegen.model.families import write_out
from codegen.model.forms import kernel_forms
from codegen.model.formula import Formula, Scope, check_names, dotted, resolve
from codegen.model.helpers import Helper, scan
from codegen.model.kinds import ELEMENTWISE
from codegen.model.mathematics import (
    called_in_mathematics,
    line_problems,
    mathematics_of,
    named_in_mathematics,
)
from codegen.model.reader import read_row
from codegen.model.row import Row
from codegen.parse import document
from codegen.parse.errors import MAX_PROBLEMS, Location, Problem, TableError
from codegen.parse.signature import Signature
from codegen.recall import Memory, Reach

_FOLDERS = re.compile(r"a function (?:in|to|of) autograd/(?:formulas|composites|kernels)")
_FILE_NAME = re.compile(r"[\w.+,=@() -]{1,255}|<\w+>")


def load(
    path: Path | str,
    *,
    formulas: Path,
    kernels: Path,
    composites: Path | None = None,
    name: str | None = None,
    memory: Memory | None = None,
) -> list[Entry]:
    """Read the built-in table, with the folders of the helpers that it may call; composites and
    `vmap` call those of `composites`, or of `formulas` where there is no such folder.

    Places in it are said to be in `name`, or in the path; `memory` is what the last run found out.
    Raises TableError with all that is wrong, and OSError where a file cannot be read.
    """
    text = read_text(path)
    look = scan if memory is None else memory.scan
    return loads(
        text,
        name or str(path),
        helpers=look(formulas),
        kernels=look(kernels, flat=True),
        composites=None if composites is None else look(composites),
        memory=memory,
    )


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
    composites: Mapping[str, Helper] | None = None,
    base: Sequence[Entry] = (),
    no_kernel: str = "add it to a module of autograd/kernels",
    memory: Memory | None = None,
) -> list[Entry]:
    """The entries of a table in the order of the file; raises TableError with all problems, which
    a table without rows is too.

    helpers, composites: what formulas may call, and what composites and `vmap` may, if not the
    same. base: the rows of the built-in table, for a user-defined table, whose formulas may
    call them and whose names must not clash with theirs. no_kernel: the hint for a kernel that is
    not there. memory: what the last run found out about the rows of this very table.
    """
    read = document.read(text, path)
    problems = [*_name_problems(path), *read.problems]
    rows: list[Row] = []
    composites = (helpers if composites is None else composites) or {}
    bodies = Bodies(kernels or {}, composites)
    nodes, wrong, unlike = write_out(read.rows)
    problems += wrong
    for node in nodes:
        if len(problems) >= MAX_PROBLEMS:
            raise TableError([*problems, _enough(node.location)])
        row = read_row(node, bodies)
        if isinstance(row, Row):
            rows.append(row)
            problems += row.problems
        else:
            problems.append(row)
    entries = [row.entry for row in rows if row.entry]
    lost = [*read.lost, *unlike, *(row.label for row in rows if row.label and row.entry is None)]
    operations = _operations([*base, *entries])
    scope = Scope(
        operations,
        helpers or {},
        kernels or {},
        _unreadable(lost),
        _elementwise([*base, *entries]),
        _served([*base, *entries]),
        no_kernel,
        bool(base),
    )
    stated = called_in_mathematics(scope)
    keys, doubtful, reached = [""] * len(entries), entries, entries
    if memory is not None and not problems:
        words = named_in_mathematics(stated)
        in_lines = [(n, *map(str, s)) for n, s in operations.items() if n.split(".")[-1] in words]
        pairs = [(row.node, row.entry) for row in rows if row.entry]
        reach = Reach(pairs, [*stated, *in_lines])
        keys = reach.keys
        places = [i for i, key in enumerate(keys) if key not in memory.rows]
        doubtful, reached = [entries[i] for i in places], reach.of(places)
    for entry in doubtful:
        if len(problems) >= MAX_PROBLEMS:
            raise TableError([*problems, _enough(entry.location)])
        problems += _formula_problems(entry, scope, composites)
    forms, found = kernel_forms(scope.kernels, scope)
    problems += found
    problems += islice(clashes(rows, base, {**scope.helpers, **composites}), MAX_PROBLEMS)
    problems += served_problems(rows, (kernels or {}) if base else {}, no_kernel)
    problems += own_problems(rows) if base else module_clashes(scope.helpers, composites)
    if not problems:
        problems += made_of_each_other(reached, scope)
    if not problems and not entries:
        hint = "`python -m codegen new NAME` prints one to start from"
        problems.append(Problem(Location(path, 1, 1), None, "the table has no rows", hint=hint))
    if not problems:
        problems += line_problems(doubtful, scope)
    if problems:
        raise TableError([_in_own_words(each) for each in problems] if base else problems)
    whole = []
    for entry, key in zip(entries, keys, strict=True):
        mathematics = memory.rows.get(key) if memory and key else None
        if mathematics is None:
            mathematics = mathematics_of(entry, stated)
        whole.append(replace(entry, forms=forms, mathematics=mathematics, key=key))
    if memory is not None:
        memory.rows = {entry.key: dict(entry.mathematics) for entry in whole}
    return whole


def _in_own_words(problem: Problem) -> Problem:
    """A problem of a user-defined table, which has kernels but no folders of ours."""
    hint = problem.hint and _FOLDERS.sub("a kernel", problem.hint)
    return replace(problem, hint=hint)


def _elementwise(entries: Iterable[Entry]) -> frozenset[str]:
    """The public names of which every row works element by element."""
    found: dict[str, bool] = {}
    for entry in entries:
        for name in (entry.signature.qualified_name, *entry.aliases):
            each = entry.kind in ELEMENTWISE
            found[name] = found.get(name, True) and each
    return frozenset(name for name, each in found.items() if each)


def _served(entries: Iterable[Entry]) -> dict[str, str]:
    """NumPy's functions, with the public names of the rows that serve them: the first ones."""
    found: dict[str, str] = {}
    for entry in entries:
        for name in entry.numpy:
            found.setdefault(name, entry.signature.qualified_name)
    return found


def _enough(place: Location) -> Problem:
    """What stands in the place of all further problems."""
    return Problem(place, None, f"nothing is read from here on, after {MAX_PROBLEMS:,} problems")


def _name_problems(path: str) -> Iterator[Problem]:
    """The problem of a file whose name cannot stand in comments and docstrings."""
    name = Path(path).name
    if not _FILE_NAME.fullmatch(name):
        message = f"a table cannot have the file name {name!r}"
        hint = "use letters, digits, spaces and . _ - + , = @ ( )"
        yield Problem(Location(path, 1, 1), None, message, hint=hint)


def _operations(entries: Sequence[Entry]) -> dict[str, list[Signature]]:
    """The overloads of each public name; an alias comes after the names of operations.

    Of a name with too many, which is a problem of its own, there are but the first.
    """
    found: dict[str, list[Signature]] = {}
    named = [(entry.signature.qualified_name, entry.signature) for entry in entries]
    named += [(alias, entry.signature) for entry in entries for alias in entry.aliases]
    for name, signature in named:
        overloads = found.setdefault(name, [])
        if len(overloads) < MAX_OVERLOADS:
            overloads.append(signature)
    return found


def _unreadable(labels: Iterable[str]) -> frozenset[str]:
    """Names of operations whose row is wrong: a call of them is no second problem."""
    return frozenset(name for label in labels for name in (label, label.rpartition(".")[0]))


# -- formulas


def _formula_problems(
    entry: Entry, scope: Scope, composites: Mapping[str, Helper]
) -> Iterator[Problem]:
    found = list(_name_and_gradient_problems(entry, scope, composites))
    yield from found
    yield from [] if found else _meaning_problems(entry, scope)


def _meaning_problems(entry: Entry, scope: Scope) -> Iterator[Problem]:
    """What is wrong with formulas whose names and calls are right: the first of each."""
    signature = entry.signature
    defaults = default_numbers(signature)
    given = frozenset(a.name for a in signature.tensor_arguments if not a.type.is_list)
    made = {o.name for o in signature.returns if o.type.base == "Tensor" and not o.type.is_list}
    tangents = {f"{name}_t" for name in given}
    derived = given | made | tangents | {"grad"} | {f"grad_{name}" for name in made}
    plain = [each for each in (entry.forward, entry.composite, entry.vmap) if each]
    for formula in entry.formulas:
        found = bound_problems(formula, defaults, scope.operations)
        tensors = given if any(formula is each for each in plain) else derived
        if not found:
            forward = formula is entry.forward
            found += truth_problems(formula, tensors, scope.elementwise, forward)
        yield from found[:1]
        if formula is entry.forward and not found:
            yield from expression_problems(entry)


def _name_and_gradient_problems(
    entry: Entry, scope: Scope, composites: Mapping[str, Helper]
) -> Iterator[Problem]:
    signature = entry.signature
    inputs = frozenset(argument.name for argument in signature.arguments)
    outputs = frozenset(output.name for output in signature.returns)
    if entry.forward:
        yield from check_names(entry.forward, names=inputs, scope=scope, forward=True)
        yield from view_problems(entry)
    for formula in (entry.composite, entry.vmap):
        if formula:
            yield from check_names(
                formula, names=inputs, scope=replace(scope, helpers=composites, folder="composites")
            )
    for derivative in entry.derivatives:
        formula = derivative.formula
        if formula is None:
            continue
        silent = entry.non_differentiable_outputs
        names = inputs | outputs | gradient_names(formula, signature, silent) | {NEEDS}
        names |= given_names(signature, silent)
        found = check_names(formula, names=names, scope=scope)
        found += gradient_problems(formula, signature, silent)
        found += needs_problems(formula, derivative.targets, signature)
        unused = None if found else unused_problem(formula, signature, silent)
        yield from [*found, unused] if unused else found
        yield from _width_problems(derivative, formula, signature, scope)
    if entry.result:
        tangents = frozenset(f"{argument.name}_t" for argument in signature.tensor_arguments)
        names = inputs | outputs | tangents
        gradients = [*tangent_problems(entry.result, names, tangents)]
        yield from gradients or check_names(entry.result, names=names, scope=scope)


def _width_problems(
    derivative: Derivative, formula: Formula, signature: Signature, scope: Scope
) -> Iterator[Problem]:
    """A tuple that is written out must have an element for each argument; what gives one Tensor
    for several would be unpacked along its first dimension."""
    width = formula.width
    count = len(derivative.targets)
    lists = {argument.name for argument in signature.arguments if argument.is_tensor_list}
    if width == count or (count == 1 and (width is None or derivative.targets[0] in lists)):
        return
    if width is None:
        if _gives_one(formula.tree, scope):
            message = f"{formula.owner} gives one gradient for {count} arguments"
            yield formula.problem(formula.tree, message, "write a tuple, an element for each")
        return
    message = f"{formula.owner} gives {width} gradients for {count} argument{'s' * (count > 1)}"
    yield formula.problem(formula.tree, message)


def _gives_one(node: ast.AST, scope: Scope) -> bool:
    """Whether an expression certainly gives one Tensor."""
    if isinstance(node, ast.IfExp):
        return _gives_one(node.body, scope) or _gives_one(node.orelse, scope)
    if isinstance(node, ast.Call):
        name, given = dotted(node.func) or "", len(node.args)
        if name not in scope.operations and isinstance(node.func, ast.Attribute):
            name, given = node.func.attr, given + 1
        found = resolve(scope.operations, name, given, [each.arg or "" for each in node.keywords])
        return found is not None and [each.type.is_list for each in found.returns] == [False]
    if isinstance(node, ast.Name):
        return node.id != "grads"
    return not isinstance(node, ast.Tuple)
