"""How operations are made of each other: never of themselves, and never of too much.

A formula on arrays has the forwards of the operations that it calls written out in its place, so
that a few rows, each of which calls the one before twice, would make a formula without end.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping

from codegen.model.entry import Entry
from codegen.model.formula import Formula, Scope, called, calls
from codegen.parse.errors import Problem
from codegen.parse.language import MAX_LEVELS, MAX_WRITTEN_OUT


def made_of_each_other(entries: Iterable[Entry], scope: Scope) -> list[Problem]:
    """Operations computed by way of themselves, or else formulas that grow too large."""
    entries = list(entries)
    order: list[str] = []
    problems = list(_circles(entries, scope, order))
    problems = problems or list(_circles(entries, scope, [], batch=True))
    return problems or list(_too_large(entries, scope, order))


def _circles(
    entries: Iterable[Entry], scope: Scope, order: list[str], batch: bool = False
) -> Iterator[Problem]:
    """Operations that are computed by way of themselves, alone or (`batch`) for many samples.

    order: receives the operations, each after those that it is made of.
    """
    formulas: dict[str, Formula] = {}
    edges: dict[str, list[str]] = {}
    for entry in entries:
        formula = entry.composite or (entry.vmap if batch else entry.forward)
        if formula is None:
            continue
        name = entry.signature.full_name
        inputs = frozenset(argument.name for argument in entry.signature.arguments)
        used = called(formula, names=inputs, scope=scope, forward=formula is entry.forward)
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
                    how = "computed for a batch" if batch else "computed"
                    message = f"the operation is {how} by way of itself: {circle}"
                    formula = formulas[then]
                    hint = "say how one of them is computed without the others"
                    yield formula.problem_at(0, len(formula.text), message, hint)
                elif then not in done:
                    stack.append((then, 0))
            else:
                done.add(path.pop())
                on_path.discard(name)
                order.append(name)


def _too_large(entries: Iterable[Entry], scope: Scope, order: list[str]) -> Iterator[Problem]:
    """Formulas that have too many nodes, or levels, when the operations in them are written out."""
    by_name = {entry.signature.full_name: entry for entry in entries}
    sizes: dict[str, tuple[int, int]] = {}

    def written_out(formula: Formula, entry: Entry, forward: bool) -> tuple[int, int]:
        names = {argument.name for argument in entry.signature.arguments}
        names |= {output.name for output in entry.signature.returns}
        used = calls(formula, names=names, scope=scope, forward=forward)
        put = {id(call): sizes.get(each.full_name, (0, 0)) for call, each in used}
        return _measured(formula.tree, put)

    for name in order:
        entry = by_name.get(name)
        formula = entry and (entry.composite or entry.forward)
        if entry and formula:
            sizes[name] = written_out(formula, entry, entry.forward is not None)
    for entry in by_name.values():
        for formula in entry.formulas:
            if formula in (entry.composite, entry.vmap):
                continue  # which calls the others, and has none of them written out
            known = sizes.get(entry.signature.full_name) if formula is entry.forward else None
            nodes, levels = known or written_out(formula, entry, formula is entry.forward)
            if nodes > MAX_WRITTEN_OUT or levels > MAX_LEVELS:
                message = f"{formula.owner} is too large when what it calls is written out"
                hint = "move it to a function in autograd/formulas"
                yield formula.problem_at(0, len(formula.text), message, hint)


def _measured(tree: ast.AST, put: Mapping[int, tuple[int, int]]) -> tuple[int, int]:
    """How many nodes and levels a tree has when others are put in the place of some nodes."""
    nodes = deepest = 0
    stack = [(tree, 1)]
    while stack:
        node, level = stack.pop()
        more, levels = put.get(id(node), (0, 0))
        nodes += more + 1
        level += levels  # what stands below a call stands below all that takes its place
        deepest = max(deepest, level)
        stack += [(child, level + 1) for child in ast.iter_child_nodes(node)]
    return nodes, deepest
