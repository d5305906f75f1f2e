"""Expressions of Python as parts, and put together again of others."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence

Joined = Callable[[Sequence[ast.expr]], ast.expr]


def parted(node: ast.expr, called: bool) -> tuple[list[ast.expr], Joined] | None:
    """The parts of an expression, and what puts others in their places; None if parts have names
    of their own. called: it is a call by name, so the name is no part."""
    load = ast.Load()
    match node:
        case ast.BinOp(left, op, right):
            return [left, right], lambda x: ast.BinOp(x[0], op, x[1])
        case ast.UnaryOp(op, operand):
            return [operand], lambda x: ast.UnaryOp(op, x[0])
        case ast.Compare(left, ops_, right):
            return [left, *right], lambda x: ast.Compare(x[0], ops_, [*x[1:]])
        case ast.Attribute(value, name):
            return [value], lambda x: ast.Attribute(x[0], name, load)
        case ast.Subscript(value, index):
            places, indexed = _index_parts(index)
            return [value, *places], lambda x: ast.Subscript(x[0], indexed(x[1:]), load)
        case ast.Tuple(items) | ast.List(items) if not any(
            isinstance(i, ast.Starred) for i in items
        ):
            make = type(node)
            return [*items], lambda x: make([*x], load)
        case ast.Call(func, args, keywords) if called:
            names, count = [each.arg for each in keywords], len(args)
            return [*args, *(each.value for each in keywords)], lambda x: ast.Call(
                func,
                [*x[:count]],
                [ast.keyword(*each) for each in zip(names, x[count:], strict=True)],
            )
        case ast.Call(ast.Attribute(value, name), args, keywords):
            names, count = [each.arg for each in keywords], 1 + len(args)
            return [value, *args, *(each.value for each in keywords)], lambda x: ast.Call(
                ast.Attribute(x[0], name, load),
                [*x[1:count]],
                [ast.keyword(*each) for each in zip(names, x[count:], strict=True)],
            )
    return None


def _index_parts(index: ast.expr) -> tuple[list[ast.expr], Joined]:
    """The parts of an index, the bounds of its slices among them."""
    items = index.elts if isinstance(index, ast.Tuple) else [index]
    fields = ("lower", "upper", "step")
    parts: list[ast.expr] = []
    for item in items:
        bounds = [getattr(item, each) for each in fields] if isinstance(item, ast.Slice) else [item]
        parts += [each for each in bounds if each is not None]

    def joined(given: Sequence[ast.expr]) -> ast.expr:
        rest = iter(given)
        made: list[ast.expr] = []
        for item in items:
            if isinstance(item, ast.Slice):
                bounds = [next(rest) if getattr(item, each) else None for each in fields]
                made.append(ast.Slice(*bounds))
            else:
                made.append(next(rest))
        return ast.Tuple(made, ast.Load()) if isinstance(index, ast.Tuple) else made[0]

    return parts, joined
