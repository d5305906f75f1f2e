"""The expressions that a node has computed, from the code of its `on_arrays`.

The generator has written that code for all cases. It is followed for the one that happened:
gradients which nobody wants are left out, flags are put in, conditions are decided. What is left
are the very expressions that the pass computed, so a program of them gives the same bits.
"""

from __future__ import annotations

import ast
import copy
import inspect
from collections.abc import Sequence
from functools import lru_cache
from textwrap import dedent
from typing import Any, Protocol

import numpy as np

from autograd.core.node import Node, Output
from autograd.core.reachability import key_of
from autograd.inspect.explaining.names import Names, identifier
from autograd.inspect.folding import Fold, expression, truth
from autograd.inspect.recording import Run

__all__ = ["Follow", "code_of"]

Code = tuple[ast.FunctionDef, dict[str, Any]]


class Writer(Protocol):
    """The program that the expressions are for, see `program`."""

    names: Names
    taken: set[str]
    imports: dict[str, str]

    def gradient(self, key: Any) -> str:
        """The variable of a gradient."""

    def value(self, value: Any, name: str, comment: str) -> ast.expr:
        """The expression of a value, which is defined as `name` if it has to be."""

    def needed(self, name: str, value: Any) -> str:
        """Imports a name of the node's module; returns how the program calls it."""

    def line(self, target: str, value: ast.expr, comment: str) -> None:
        """Writes ``target = value``."""


class Follow:
    """Follows the body of `on_arrays` for one run."""

    def __init__(self, writer: Writer, run: Run, row: str, code: Code) -> None:
        """row: where it stands, and its name."""
        self.writer = writer
        self.run = run
        self.row = row
        self.body, self.globals = code
        self.local: dict[str, ast.expr] = {}
        grads = run.grads
        self.local["grad"] = (
            ast.Dict([ast.Constant(nr) for nr in grads], [self._gradient(nr) for nr in grads])
            if run.node.many_outputs
            else self._gradient(next(iter(grads)))
        )
        self.calls = {f"grad.get({nr})": self._gradient(nr) for nr in grads}
        wanted = [ast.Constant(None if need is None else True) for need in run.needs]
        self.local["needs"] = ast.Tuple([*wanted], ast.Load())
        for i, each in enumerate(wanted):
            self.local[f"needs[{i}]"] = each

    def _gradient(self, nr: int) -> ast.expr:
        return ast.Name(self.writer.gradient((self.run.node, nr)), ast.Load())

    def results(self) -> list[ast.expr]:
        """An expression for each edge."""
        found = self._block(self.body.body)
        assert found is not None, f"{self.run.node.name()}.on_arrays returns nothing"
        return found

    def _block(self, statements: Sequence[ast.stmt]) -> list[ast.expr] | None:
        for statement in statements:
            if isinstance(statement, ast.Return):
                assert statement.value is not None
                return self._returned(statement.value)
            if isinstance(statement, ast.If):
                chosen = statement.body if self._holds(statement.test) else statement.orelse
                found = self._block(chosen)
                if found is not None:
                    return found
            elif isinstance(statement, ast.Assign):
                self._assign(statement)
        return None

    def _holds(self, test: ast.expr) -> bool:
        if ast.unparse(test) == "node.restore is None":
            return self.run.node.restore is None
        decided = truth(self._shallow(test))
        return True if decided is None else decided  # a gradient that arrived is not None

    def _shallow(self, test: ast.expr) -> ast.expr:
        """A condition with None and True for what is None and what is not."""

        def stand_in(name: str) -> ast.expr | None:
            found = self.local.get(name)
            if found is None or isinstance(found, ast.Constant):
                return found
            return ast.Constant(True)

        result: ast.expr = Fold(stand_in).visit(copy.deepcopy(test))
        return result

    def _assign(self, statement: ast.Assign) -> None:
        target = statement.targets[-1]
        text = ast.unparse(statement.value)
        if isinstance(target, ast.Tuple):
            names = [ast.unparse(each) for each in target.elts]
            if text in ("saved", "node.args"):
                self._read(names, text)
            else:
                self._several(names, self._put_in(statement.value))
            return
        value = self._put_in(statement.value)
        for each in statement.targets:
            self.local[ast.unparse(each)] = value

    def _read(self, names: Sequence[str], source: str) -> None:
        """What the node has kept: a value for each name."""
        node, run = self.run.node, self.run
        values = run.saved if source == "saved" else node.args
        for i, (name, value) in enumerate(zip(names, values, strict=True)):
            if name.startswith("_"):  # which no formula reads
                continue
            known = self._name_of(i, value) if source == "saved" else None
            self.local[name] = self.writer.value(
                value, known or f"{node.operation}_{name}", f"{self.row} keeps {name}"
            )

    def _name_of(self, i: int, value: Any) -> str | None:
        """The program's name of a saved value, if it is an input, an output or a variable."""
        node = self.run.node
        place = node.saved_edges[i]
        if isinstance(place, Output):
            return self.writer.names.name((node, place.nr))
        edge = None if place is None else node.edges[place]
        if edge is None:
            return self.writer.names.of_constant(value)
        return self.writer.names.name(key_of(edge))

    def _several(self, names: Sequence[str], value: ast.expr) -> None:
        """One call that gives several gradients: a line of its own."""
        variables: list[str] = []
        for name in names:
            index = len(variables)
            wanted = index >= len(self.run.results) or self.run.results[index] is not None
            variables.append(identifier(f"part_{name}", self.writer.taken) if wanted else "_")
            self.local[name] = ast.Name(variables[-1], ast.Load())
        self.writer.line(", ".join(variables), value, self.row)

    def _returned(self, value: ast.expr) -> list[ast.expr]:
        if isinstance(value, ast.Tuple):
            return self._items(value.elts, None)
        assert isinstance(value, ast.Call)  # node.restored
        targets = self.run.node.restore
        if len(value.args) == 1 and not isinstance(value.args[0], ast.Starred):
            targets = self._changing(targets)
        return self._items(value.args, targets)

    def _changing(self, targets: Any) -> Any:
        """What the one gradient is to be brought back to, None if it is like that already."""
        node, run = self.run.node, self.run
        grads = run.grads if node.many_outputs else next(iter(run.grads.values()))
        on_arrays: Any = type(node).on_arrays
        with np.errstate(all="ignore"):
            (found,) = on_arrays(_Unrestored(node), run.saved, grads, run.needs)
        return None if (found.shape, found.dtype) == targets[0] else targets

    def _items(self, items: Sequence[ast.expr], targets: Any) -> list[ast.expr]:
        if len(items) == 1 and isinstance(items[0], ast.Starred):
            parts = identifier("parts", self.writer.taken)
            self.writer.line(parts, self._put_in(items[0].value), self.row)
            found = [expression(f"{parts}[{i}]") for i in range(len(self.run.needs))]
        else:
            found = [self._put_in(item) for item in items]
        if targets is not None:
            found = [
                each if target is None else self._restored(each, *target)
                for each, target in zip(found, targets, strict=True)
            ]
        return found

    def _restored(self, value: ast.expr, shape: Any, dtype: Any) -> ast.expr:
        self.writer.imports["restore"] = "from autograd.array.unbroadcast import restore"
        target = [self.writer.value(each, "target", "the input") for each in (shape, dtype)]
        return ast.Call(ast.Name("restore", ast.Load()), [value, *target], [])

    def _put_in(self, value: ast.expr) -> ast.expr:
        arrived = {f"{nr} in grad": ast.Constant(True) for nr in self.run.grads}

        def replace(name: str) -> ast.expr | None:
            if name in self.local:
                return copy.deepcopy(self.local[name])
            if name in arrived:
                return arrived[name]
            if name.endswith(" in grad"):
                return ast.Constant(False)
            if name in self.globals:
                return ast.Name(self.writer.needed(name, self.globals[name]), ast.Load())
            return None

        def call(text: str) -> ast.expr | None:
            if text.startswith("grad.get("):
                return self.calls.get(text, ast.Constant(None))
            return None

        result: ast.expr = Fold(replace, call).visit(copy.deepcopy(value))
        return result


class _Unrestored:
    """A node in whose place `on_arrays` gives the gradient as the formula gives it."""

    def __init__(self, node: Node) -> None:
        self.args = getattr(node, "args", ())
        self.restore = node.restore

    def restored_one(self, grad: Any) -> tuple[Any]:
        return (grad,)

    restored = restored_one


def code_of(node: Node) -> Code | None:
    """The syntax tree of a node's `on_arrays`, and what its names mean; None where there is no
    source, as in a table that is in memory only."""
    function: Any = type(node).on_arrays
    tree = _tree(function)
    return None if tree is None else (tree, function.__globals__)


@lru_cache(maxsize=512)
def _tree(function: Any) -> ast.FunctionDef | None:
    try:
        (definition,) = ast.parse(dedent(inspect.getsource(function))).body
    except OSError:
        return None
    assert isinstance(definition, ast.FunctionDef)
    return definition
