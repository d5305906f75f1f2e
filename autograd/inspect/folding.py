"""Expressions with values put in: what a formula is for one call.

Names are replaced by expressions, and what the values of flags decide is decided: ``grad if alpha
== 1 else grad * alpha`` is ``grad`` where alpha is 1.
"""

from __future__ import annotations

import ast
import copy
import keyword
import math
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np


def expression(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def identifier(name: str, taken: set[str]) -> str:
    """`name` as a variable of a program, which is not in `taken`; it is added there."""
    stem = re.sub(r"\W", "_", name)
    if not stem.isidentifier() or keyword.iskeyword(stem):
        stem = f"_{stem}" if not stem[:1].isidentifier() else f"{stem}_"
    found, number = stem, 2
    while found in taken:
        found, number = f"{stem}_{number}", number + 1
    taken.add(found)
    return found


def literal(value: Any) -> ast.expr | None:
    """The expression that gives `value`: a number, a text, a dtype, a slice, or a tuple or list of
    such; None for what has none. The names it needs are `np`, `nan` and `inf`."""
    if value is None or isinstance(value, bool | str | type(Ellipsis)):
        return ast.Constant(value)
    if isinstance(value, np.dtype):
        return expression(f"np.dtype({value.name!r})") if value.isbuiltin == 1 else None
    if isinstance(value, slice):
        parts = [literal(part) for part in (value.start, value.stop, value.step)]
        return _call(slice.__name__, parts)
    if isinstance(value, (tuple, list)):
        items = [literal(item) for item in value]
        if any(item is None for item in items) or type(value) not in (tuple, list):
            return None
        make = ast.Tuple if isinstance(value, tuple) else ast.List
        return make([item for item in items if item is not None], ast.Load())
    if isinstance(value, np.generic):
        number = literal(value.item())
        return _call(f"np.{value.dtype.name}", [number]) if value.dtype.name != "bool" else number
    if type(value) is complex:
        return _call(complex.__name__, [literal(value.real), literal(value.imag)])
    if type(value) in (int, float):
        return _number(value)
    return None


def _number(value: float) -> ast.expr:
    negative = math.copysign(1, value) < 0 and not math.isnan(value)
    size = -value if negative else value
    plain: ast.expr = ast.Constant(size)
    if not math.isfinite(size):
        plain = ast.Name("nan" if math.isnan(size) else "inf", ast.Load())
    return ast.UnaryOp(ast.USub(), plain) if negative else plain


def _call(function: str, arguments: list[ast.expr | None]) -> ast.expr | None:
    given = [each for each in arguments if each is not None]
    return ast.Call(expression(function), given, []) if len(given) == len(arguments) else None


class Fold(ast.NodeTransformer):
    """Puts expressions in for names; decides conditions that are about literals.

    replace: the expression for a name, or for the text of a call, a subscript and the like; None to
    leave it.
    """

    def __init__(self, replace: Callable[[str], ast.expr | None]) -> None:
        self.replace = replace

    def visit(self, node: Any) -> Any:
        if isinstance(node, _NAMED):
            found = self.replace(ast.unparse(node))
            if found is not None:
                return found
        return super().visit(node)

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        visited: ast.expr = self.generic_visit(node)  # type: ignore[assignment]
        if all(isinstance(op, (ast.Is, ast.IsNot)) for op in node.ops):
            decided = truth(visited)
            return visited if decided is None else ast.Constant(decided)
        return visited

    def visit_IfExp(self, node: ast.IfExp) -> ast.expr:
        decided = self.decided(node.test)
        if decided is None:
            return self.generic_visit(node)  # type: ignore[return-value]
        return self.visit(node.body if decided else node.orelse)

    def decided(self, test: ast.expr) -> bool | None:
        """Whether a condition holds; None where that cannot be told."""
        return truth(self.visit(copy.deepcopy(test)))


_NAMED = (ast.Name, ast.Call, ast.Attribute, ast.Subscript, ast.Compare)
_DECIDABLE = (
    *(ast.Expression, ast.Constant, ast.Compare, ast.BoolOp, ast.UnaryOp, ast.Tuple, ast.Load),
    *(ast.cmpop, ast.boolop, ast.unaryop),
)
_NUMBERS = {"inf": math.inf, "nan": math.nan}

_EQUAL: dict[type, ast.cmpop] = {ast.Is: ast.Eq(), ast.IsNot: ast.NotEq()}


def truth(test: ast.expr) -> bool | None:
    """Whether a condition about literals holds; None if it is about more."""
    whole = ast.fix_missing_locations(ast.Expression(copy.deepcopy(test)))
    for node in ast.walk(whole):
        if not isinstance(node, _DECIDABLE) and getattr(node, "id", None) not in _NUMBERS:
            return None
    for node in ast.walk(whole):
        if isinstance(node, ast.Compare):  # of literals `is` says no more, and makes Python warn
            node.ops = [_EQUAL.get(type(op), op) for op in node.ops]
    return bool(eval(compile(whole, "<condition>", "eval"), {"__builtins__": {}, **_NUMBERS}))


Joined = Callable[[Sequence[ast.expr]], ast.expr]

_WITH_PARTS = (
    *(ast.Attribute, ast.BinOp, ast.Call, ast.Compare, ast.List, ast.Subscript, ast.Tuple),
    ast.UnaryOp,
)


def parted(node: ast.expr, called: bool) -> tuple[list[ast.expr], Joined] | None:
    """The parts of an expression, and what puts others in their places; None if parts have names
    of their own. called: it is a call by name, so the name is no part."""
    if not isinstance(node, _WITH_PARTS) or any(
        isinstance(each, ast.Starred) for each in getattr(node, "elts", ())
    ):
        return None
    opened = getattr(node, "func", None)  # of a call: a method, perhaps
    if isinstance(node, ast.Subscript):
        opened = node.slice  # perhaps several indices

    def parts_of(tree: ast.AST) -> Iterator[ast.expr]:
        for child in ast.iter_child_nodes(tree):
            if called and child is opened:
                continue
            several = child is opened and isinstance(child, ast.Attribute | ast.Tuple)
            if several or isinstance(child, ast.keyword | ast.Slice):
                yield from parts_of(child)
            elif isinstance(child, ast.expr):
                yield child

    parts = [*parts_of(node)]
    return parts, lambda given: _put(node, dict(zip(map(id, parts), given, strict=True)))


def _put(tree: Any, others: dict[int, ast.expr]) -> Any:
    """A copy of a tree with others in the place of those of its nodes."""
    if isinstance(tree, list):
        return [_put(each, others) for each in tree]
    if not isinstance(tree, ast.AST) or id(tree) in others:
        return others.get(id(tree), tree)
    copied = copy.copy(tree)
    for name, value in ast.iter_fields(tree):
        setattr(copied, name, _put(value, others))
    return copied
