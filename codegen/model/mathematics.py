"""The mathematics of a formula that calls helpers: what their docstrings' `math:` lines state.

A helper that is in the table's stead, for speed or for special cases, states in one line what it
computes: an expression of the table's language in its own parameters. For readers it takes the
place of the helper's call. A helper without a line is a word, which stands for what its docstring
says.
"""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from codegen.model.entry import Entry
from codegen.model.formula import Scope, check_names
from codegen.model.helpers import Helper
from codegen.parse.errors import Location, Problem
from codegen.parse.source import Transformer, clone, expression, walk
from codegen.parse.syntax import dotted, parse_formula

_WORD = re.compile(r"[A-Za-z_]\w*")


def line_problems(entries: Iterable[Entry], scope: Scope) -> Iterator[Problem]:
    """What is wrong with the `math:` lines of the helpers that formulas call."""
    scope = replace(scope, helpers=called_in_mathematics(scope))
    called = {
        dotted(node.func) or "": None
        for entry in entries
        for formula in (*(d.formula for d in entry.derivatives), entry.result)
        if formula is not None
        for node in walk(formula.tree)
        if isinstance(node, ast.Call)
    }
    for helper in (scope.helpers[name] for name in called if name in scope.helpers):
        if helper.math is None:
            continue
        formula, problems = parse_formula(helper.math, owner=f"the mathematics of {helper.name}")
        if formula is not None:
            problems = check_names(formula, names=helper.parameters.keywords, scope=scope)
        place = Location(helper.path, helper.line, 1)
        yield from (replace(each, location=place) for each in problems)


def mathematics_of(entry: Entry, helpers: Mapping[str, Helper]) -> dict[str, str]:
    """The derivative of each argument, and the tangent as `result`, where they can be stated
    otherwise than by the text of the formula: without helpers, and each of several alone."""
    found: dict[str, str] = {}
    for derivative in entry.derivatives:
        if derivative.formula is not None:
            found |= _stated(derivative.formula.tree, derivative.targets, helpers)
    if entry.result is not None:
        found |= _stated(entry.result.tree, ("result",), helpers)
    return found


def _stated(
    tree: ast.expr, targets: Sequence[str], helpers: Mapping[str, Helper]
) -> dict[str, str]:
    """What a formula states of each target, where that is not its own text."""
    calls = (dotted(node.func) for node in walk(tree) if isinstance(node, ast.Call))
    if len(targets) == 1 and helpers.keys().isdisjoint(calls):
        return {}
    whole = ast.unparse(tree)
    parts = map(ast.unparse, _parts(_inlined(tree, helpers), len(targets)))
    return {t: part for t, part in zip(targets, parts, strict=True) if part != whole}


def called_in_mathematics(scope: Scope) -> dict[str, Helper]:
    """All helpers, by their bare names as well; of one name those that state something."""
    helpers = sorted(scope.helpers.values(), key=lambda helper: helper.math is not None)
    bare = {each.name: each for each in helpers if each.name not in scope.operations}
    return {**scope.helpers, **bare}


def named_in_mathematics(helpers: Mapping[str, Helper]) -> set[str]:
    """The words that are names in `math:` lines, or may be."""
    return {word for each in helpers.values() for word in _WORD.findall(each.math or "")}


def _parts(tree: ast.expr, count: int) -> Sequence[ast.expr]:
    """The gradients of `count` arguments one by one, as far as they are written so."""
    match tree:
        case ast.Tuple(elts=items) if count > 1 and len(items) == count:
            return items
        case ast.IfExp(test=test, body=body, orelse=orelse) if count > 1:
            pairs = zip(_parts(body, count), _parts(orelse, count), strict=True)
            return [_decided(ast.IfExp(test, one, other)) for one, other in pairs]
    return [tree] * count


def _inlined(tree: ast.expr, helpers: Mapping[str, Helper]) -> ast.expr:
    found: ast.expr = _Inlining(helpers).visit(clone(tree))
    return found


class _Inlining(Transformer):
    """Puts the mathematics of helpers in the place of their calls; others lose their module."""

    def __init__(self, helpers: Mapping[str, Helper]) -> None:
        self.helpers = helpers
        self.open: list[Helper] = []  # whose lines are being put in

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        path = dotted(node.func) or ""
        helper = self.helpers.get(path)
        if helper is None:
            return node
        if helper.math is None or helper in self.open:
            return ast.Call(ast.Name(helper.name, ast.Load()), node.args, node.keywords)
        values = dict(zip(helper.parameters.positional, node.args, strict=False))
        values.update({each.arg: each.value for each in node.keywords if each.arg})
        for name, text in helper.defaults.items():
            if name not in values:
                values[name] = expression(text)
        tree = expression(helper.math)
        self.open.append(helper)
        found: ast.expr = _Putting(values).visit(self.visit(tree))
        self.open.pop()
        return found


class _Putting(Transformer):
    """Puts expressions in for names, and decides what constants decide."""

    def __init__(self, values: Mapping[str, ast.expr]) -> None:
        self.values = values

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return clone(self.values.get(node.id, node))

    def visit_Call(self, node: ast.Call) -> ast.expr:
        if isinstance(node.func, ast.Attribute):
            root = dotted(node.func)
            if root is None or root.split(".")[0] in self.values:
                node.func.value = self.visit(node.func.value)
        node.args = [self.visit(each) for each in node.args]
        for each in node.keywords:
            each.value = self.visit(each.value)
        return node

    def visit_IfExp(self, node: ast.IfExp) -> ast.expr:
        self.generic_visit(node)
        return _decided(node)

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        self.generic_visit(node)
        match node:
            case ast.Compare(ast.Constant(a), [op], [ast.Constant(b)]) if type(op) in _COMPARISONS:
                return ast.Constant(_COMPARISONS[type(op)](a, b))
        return node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        self.generic_visit(node)
        match node:
            case ast.UnaryOp(ast.Not(), ast.Constant(value)):
                return ast.Constant(not value)
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        self.generic_visit(node)
        ends = isinstance(node.op, ast.Or)  # what decides alone: a true part of `or`
        parts = []
        for part in node.values:
            if isinstance(part, ast.Constant):
                if bool(part.value) is ends:
                    return ast.Constant(ends)
                continue
            parts.append(part)
        if not parts:
            return ast.Constant(not ends)
        return parts[0] if len(parts) == 1 else ast.BoolOp(node.op, parts)

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        self.generic_visit(node)
        match node:
            case ast.BinOp(ast.Constant(int(a)), op, ast.Constant(int(b))) if type(op) in _SUMS:
                return ast.Constant(_SUMS[type(op)](a, b))
            case ast.BinOp(left, ast.Pow() | ast.Mult() | ast.Div(), ast.Constant(1)):
                return left
            case ast.BinOp(ast.Constant(1), ast.Mult(), right):
                return right
            case ast.BinOp(left, ast.Pow(), ast.Constant(0)):
                return ast.Constant(1)
        return node


_COMPARISONS: dict[type[ast.cmpop], Callable[[object, object], bool]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Is: operator.is_,
    ast.IsNot: operator.is_not,
}
_SUMS: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
}


def _decided(node: ast.IfExp) -> ast.expr:
    match node:
        case ast.IfExp(ast.Constant(value), body, orelse):
            return body if value else orelse
        case ast.IfExp(_, body, orelse) if ast.dump(body) == ast.dump(orelse):
            return body
    return node
