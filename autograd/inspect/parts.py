"""Expressions of Python as parts, and put together again of others."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator, Sequence
from typing import Any

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
