"""How operations are written in mathematics and in words, as the rows of a table say it.

Nothing is known of an operation but its row: its word `latex`, the beginning of its `doc`, the
operator that it implements, its forward where that is one operator, and what it hands on to.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from codegen.lower.steps import opened
from codegen.model.entry import Entry
from codegen.parse.language import NODES
from codegen.parse.signature import Signature
from codegen.parse.source import replaced
from codegen.parse.syntax import dotted

_OPERATORS = (ast.BinOp, ast.UnaryOp, ast.Compare)


class Call(NamedTuple):
    """A call by the bare name of what is called: of `np.cos(x)`, `x.cos()` and `cos(x)` `cos`.

    full: the name as it is written, for what is called in full: `kernels.mish`, `powers.pow_self`
    """

    name: str
    full: str
    arguments: Sequence[ast.expr]
    keywords: Sequence[tuple[str, ast.expr]]


class Bound(NamedTuple):
    """A row, what a call gives for its arguments, and the names of the operation without their
    namespaces: its own, its aliases, and those of rows that hand on to it."""

    entry: Entry
    values: Mapping[str, ast.expr]
    names: Sequence[str]

    @property
    def operator(self) -> type[ast.operator] | None:
        """Python's operator of two operands that the row implements and the call is of."""
        stem = self.entry.operator
        if stem is None or list(self.values) != _required(self.entry.signature):
            return None
        known = [op for op in ast.operator.__subclasses__() if op in NODES]
        found = [op for op in known if op.__name__.lower().startswith(stem)]
        return found[0] if found and len(self.values) == 2 else None

    @property
    def key(self) -> str:
        """The call as a text, by which it is known again."""
        given = ", ".join(map(ast.unparse, self.values.values()))
        return f"{self.entry.signature.full_name}({given})"

    @property
    def written_out(self) -> ast.expr | None:
        """What the call is in other words: one operator, or the call of another function with the
        same arguments, to which the row hands on itself or its batches."""
        known = {each.name for each in self.entry.signature.arguments}
        for tree in _stated(self.entry):
            read = [n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and n.id in known]
            once = sorted(read) == sorted(self.values)
            told = _is_operator(tree) or _given(tree, known) == [*self.values]
            if (once and told) or _is_choice(tree):
                return replaced(tree, self.values)
        return None


class Notations:
    """The rows by what formulas may call them: their names, the functions of NumPy that they serve,
    the kernels that compute them."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self._rows: dict[str, list[Entry]] = {}
        self._handing_on: dict[str, list[str]] = {}  # names of rows by what these call
        for entry in entries:
            names = [entry.signature.qualified_name, *entry.aliases]
            names += [f"np.{name}" for name in entry.numpy]
            tree = entry.forward.tree if entry.forward else None
            arguments = [each.name for each in entry.signature.arguments]
            if isinstance(tree, ast.Call) and _given(tree, arguments) == arguments:
                names.append(dotted(tree.func) or "")
            tree = entry.composite.tree if entry.composite else None
            if isinstance(tree, ast.Call) and _given(tree, arguments) == arguments:
                called = dotted(tree.func) or ""
                self._handing_on.setdefault(called, []).append(entry.signature.name)
            for name in dict.fromkeys(names):
                self._rows.setdefault(name, []).append(entry)

    def bound(self, call: Call) -> Iterator[Bound]:
        """The rows that a call may be of, which take its arguments and want no more."""
        for entry in self._rows.get(call.full, ()):
            arguments = entry.signature.arguments
            places = [each.name for each in arguments if not each.keyword_only]
            values = dict(zip(places, call.arguments, strict=False))
            keywords = dict(call.keywords)
            twice = values.keys() & keywords.keys()
            values |= keywords
            ordered = {a.name: values[a.name] for a in arguments if a.name in values}
            fits = len(call.arguments) <= len(places) and not twice and len(ordered) == len(values)
            if fits and values.keys() >= set(_required(entry.signature)):
                name = entry.signature.qualified_name
                names = [name, *entry.aliases, *self._handing_on.get(name, ())]
                yield Bound(entry, ordered, [each.rpartition(".")[2] for each in names])


def noun(bound: Bound) -> str | None:
    """What a call is called before "of", where the row's documentation begins with it: `the cosine`
    of "The cosine of self, an angle in radians."; None where it says no such thing of just the
    arguments that are given."""
    *most, last = bound.values or [""]
    listed = " and ".join(([", ".join(most)] if most else []) + [last])
    said = re.match(rf"([\w' -]+) of `?{listed}`?(?=[.,:;]( |$)|$)", bound.entry.doc or "")
    if said is None or list(bound.values) != _required(bound.entry.signature):
        return None
    return said[1][:1].lower() + said[1][1:]


def _required(signature: Signature) -> list[str]:
    """The arguments that every call gives."""
    return [each.name for each in signature.arguments if each.default is None]


def _given(tree: ast.expr | None, known: Collection[str]) -> list[str] | None:
    """The names that a function or method is called with, where it is with those of arguments."""
    if not isinstance(tree, ast.Call) or tree.keywords:
        return None
    given, func = list(tree.args), tree.func
    if isinstance(func, ast.Attribute) and (dotted(func) or "").partition(".")[0] in known:
        given.insert(0, func.value)
    names = [each.id for each in given if isinstance(each, ast.Name) and each.id in known]
    return names if len(names) == len(given) else None


def _is_operator(tree: ast.expr) -> bool:
    """Whether an expression is an operator, of which calls are of names alone: what these are in
    other words leads on to other rows, or back to this one and its arguments."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return isinstance(tree, _OPERATORS) and all(
        isinstance(each, ast.Name) for call in calls for each in call.args
    )


def _is_choice(tree: ast.expr) -> bool:
    """Whether an expression chooses between arguments and numbers, as ``where(mask, 0, other)``."""
    return (
        isinstance(tree, ast.Call)
        and dotted(tree.func) == "np.where"
        and all(isinstance(each, (ast.Name, ast.Constant)) for each in tree.args)
    )


def _stated(entry: Entry) -> Iterator[ast.expr]:
    """Expressions that say what the row computes."""
    if entry.composite is not None:
        yield entry.composite.tree
    if entry.forward is not None:
        tree = opened(entry.forward.tree, entry.forms)
        if not isinstance(tree, ast.Call) or dotted(tree.func) == "np.where":
            yield tree
    if entry.vmap is not None and isinstance(entry.vmap.tree, ast.Call):
        yield entry.vmap.tree
