"""The faults that can be planted: one small change of an expression of the table or of its helpers.

A fault of the table is a changed line of derivatives.yaml, which is compiled again. One of a helper
(formulas, composites, kernels) is a changed expression in the body of a function; messages and the
conditions of refusals are left as they are.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import autograd as ag
from tests.support.blocks import ROOT

__all__ = ["PLACES", "TABLE", "Fault", "faults"]

TABLE = ROOT / "derivatives.yaml"
PLACES = ("table", "formulas", "composites", "kernels")

_SWAPPED: dict[type, type] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Div, ast.Div: ast.Mult,
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip
_PAIRS = [
    "maximum minimum", "max min", "amax amin", "argmax argmin", "fmax fmin", "sin cos", "sinh cosh",
    "exp expm1", "log log1p", "floor ceil", "real imag", "any all", "zeros ones", "triu tril",
    "zeros_like ones_like", "sum mean", "cumsum cumprod", "sqrt square",
]  # fmt: skip
_OTHER = {a: b for pair in _PAIRS for a, b in (pair.split(), pair.split()[::-1])}
# Swapped arguments are no fault of theirs.
_SYMMETRIC = {
    "min", "max", "minimum", "maximum", "equal", "not_equal", "add", "betaln", "logaddexp",
}  # fmt: skip
_CONJUGATES = {"conj", "conjugate"}


class Fault(NamedTuple):
    """A change. path, line: where. text: the whole file with the change."""

    place: str
    kind: str
    path: Path
    line: int
    before: str
    after: str
    text: str

    @property
    def key(self) -> str:
        """What it is called where lines may have moved."""
        return f"{self.path.relative_to(ROOT)}: {self.kind}: {self.before} -> {self.after}"

    def __str__(self) -> str:
        return self.key.replace(":", f":{self.line}:", 1)


def faults(place: str) -> list[Callable[[], Fault]]:
    """What makes each fault of a place."""
    if place == "table":
        return list(_faults_of_table())
    files = sorted((ROOT / "autograd" / place).rglob("*.py"))
    return [make for file in files for make in _faults_of_file(place, file)]


# ---- changes of trees ----------------------------------------------------------------------------


def _changes(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """(what is done, the changed expression) for an expression."""
    match node:
        case ast.BinOp(left, op, right) if type(op) in _SWAPPED:
            yield "another operator", ast.BinOp(left, _SWAPPED[type(op)](), right)
            if isinstance(op, ast.Mult):
                yield "a factor of 2", ast.BinOp(ast.Constant(2), ast.Mult(), node)
        case ast.BinOp(left, ast.MatMult() as op, right):
            yield "swapped operands", ast.BinOp(right, op, left)
        case ast.UnaryOp(ast.USub(), operand) if not isinstance(operand, ast.Constant):
            yield "a sign dropped", operand
        case ast.Compare(left, [op], right) if type(op) in _SWAPPED:
            yield "another comparison", ast.Compare(left, [_SWAPPED[type(op)]()], right)
        case ast.BoolOp(op, operands):
            yield "and for or", ast.BoolOp(_SWAPPED[type(op)](), operands)
        case ast.IfExp(test, body, orelse):
            yield "swapped branches", ast.IfExp(test, orelse, body)
        case ast.Constant(bool() as value):
            yield "another truth", ast.Constant(not value)
        case ast.Constant(int() as value):
            yield "another number", ast.Constant(value + 1)
        case ast.Constant(float() as value):
            yield "another number", ast.Constant(2 * value or 1.0)
        case ast.Call(function, arguments, named):
            yield from _changes_of_call(function, arguments, named)


def _changes_of_call(
    function: ast.expr, arguments: list[ast.expr], named: list[ast.keyword]
) -> Iterator[tuple[str, ast.expr]]:
    if isinstance(function, ast.Attribute):
        name = function.attr
        if name in _CONJUGATES:
            yield "a conj dropped", arguments[0] if arguments else function.value
        if name in _OTHER:
            other = ast.Attribute(function.value, _OTHER[name], ast.Load())
            yield "another function", ast.Call(other, arguments, named)
    name = ast.unparse(function).rpartition(".")[2]
    first, second = [*arguments, None, None][:2]
    if first is None or second is None or name in _SYMMETRIC:
        return
    if ast.Starred not in (type(first), type(second)) and ast.dump(first) != ast.dump(second):
        yield "swapped arguments", ast.Call(function, [second, first, *arguments[2:]], named)


class _Replace(ast.NodeTransformer):
    """Puts an expression for a node."""

    def __init__(self, node: ast.AST, other: ast.expr) -> None:
        self.node, self.other = node, other

    def visit(self, node: ast.AST) -> ast.AST:
        return self.other if node is self.node else self.generic_visit(node)


# ---- of the table --------------------------------------------------------------------------------


def _faults_of_table() -> Iterator[Callable[[], Fault]]:
    """Of forwards and formulas that stand on a line of their own."""
    keys = {"forward", "composite", "result"}
    for row in ag.registry.values():
        keys.update(name.strip() for names in row.formulas for name in names.split(","))
    lines = TABLE.read_text(encoding="utf-8").split("\n")
    for number, line in enumerate(lines):
        match = re.fullmatch(r"  ([\w, ]+): (.+)", line)
        if match and {name.strip() for name in match[1].split(",")} <= keys:
            for count in range(len(_changed_lines(match[2]))):
                yield lambda i=number, n=count, m=match: _of_line(lines, i, n, m)


def _of_line(lines: list[str], number: int, count: int, match: re.Match[str]) -> Fault:
    kind, after = _changed_lines(match[2])[count]
    text = "\n".join([*lines[:number], f"  {match[1]}: {after}", *lines[number + 1 :]])
    return Fault("table", kind, TABLE, number + 1, match[2], after, text)


@cache
def _changed_lines(text: str) -> list[tuple[str, str]]:
    """(what is done, the expression) for each change of an expression of the table."""
    try:
        nodes = _walk(_expression(text))
    except SyntaxError:  # what begins here goes on below
        return []
    found = []
    for i, each in enumerate(nodes):
        for n in range(len(list(_changes(each)))):
            tree = _expression(text)
            node = _walk(tree)[i]
            kind, other = list(_changes(node))[n]
            found.append((kind, ast.unparse(_Replace(node, other).visit(tree))))
    return found


def _walk(tree: ast.AST) -> list[ast.AST]:
    """The nodes, without numbers of which a special case is made: samples have no other ones."""
    special = {
        id(each)
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare)
        for each in node.comparators
        if isinstance(each, ast.Constant)
    }
    return [node for node in ast.walk(tree) if id(node) not in special]


def _expression(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


# ---- of helpers ----------------------------------------------------------------------------------


def _faults_of_file(place: str, file: Path) -> Iterator[Callable[[], Fault]]:
    for number, node in enumerate(_expressions(_tree(file))):
        for count in range(len(list(_changes(node)))):
            yield lambda i=number, n=count: _of_node(place, file, i, n)


def _of_node(place: str, file: Path, number: int, count: int) -> Fault:
    text = file.read_bytes()
    node = _expressions(_tree(file))[number]
    kind, other = list(_changes(node))[count]
    starts = [0, *(match.end() for match in re.finditer(b"\n", text))]
    assert node.end_lineno is not None and node.end_col_offset is not None
    begin = starts[node.lineno - 1] + node.col_offset
    end = starts[node.end_lineno - 1] + node.end_col_offset
    after = ast.unparse(other)
    changed = text[:begin] + f"({after})".encode() + text[end:]
    before = f"{ast.unparse(node)} in {text.splitlines()[node.lineno - 1].decode().strip()}"
    return Fault(place, kind, file, node.lineno, before, after, changed.decode())


@cache
def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def _expressions(tree: ast.Module) -> list[ast.expr]:
    """The expressions in bodies of functions that are no part of a refusal."""
    found: list[ast.expr] = []

    def visit(node: ast.AST) -> None:
        if isinstance(node, ast.Raise | ast.Assert | ast.JoinedStr):
            return
        if isinstance(node, ast.If) and all(isinstance(x, ast.Raise) for x in node.body):
            for each in node.orelse:
                visit(each)
            return
        if isinstance(node, ast.FunctionDef):
            for each in node.body:
                visit(each)
            return
        if isinstance(node, ast.AnnAssign):
            if node.value is not None:
                visit(node.value)
            return
        if isinstance(node, ast.expr):
            found.append(node)
        for child in ast.iter_child_nodes(node):
            visit(child)

    kept = {id(node) for node in _walk(tree)}
    for function in [x for x in tree.body if isinstance(x, ast.FunctionDef | ast.ClassDef)]:
        for each in function.body:
            visit(each)
    return [node for node in found if id(node) in kept]
