"""Pieces of source text, and of syntax trees that become one."""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

_Node = TypeVar("_Node", bound=ast.AST)


def tuple_source(parts: Sequence[str]) -> str:
    if not parts:
        return "()"
    return f"({parts[0]},)" if len(parts) == 1 else f"({', '.join(parts)})"


def target_source(names: Sequence[str]) -> str:
    return f"({names[0]},)" if len(names) == 1 else ", ".join(names)


def dict_source(items: Sequence[tuple[str, str]]) -> str:
    """A dictionary of texts."""
    return "{" + ", ".join(f"{key!r}: {value!r}" for key, value in items) + "}"


def docstring_lines(lines: Sequence[str]) -> list[str]:
    """A docstring of lines that are safe to stand between triple quotes."""
    first, *rest = lines
    gap = " " if first.endswith('"') else ""  # which the formatter puts there, too
    return [f'"""{first}', *rest, '"""'] if rest else [f'"""{first}{gap}"""']


def wrapped(text: str, width: int) -> list[str]:
    """Text in lines of at most `width` columns where its blanks allow it."""
    if 0 < len(text) <= width and text.isprintable() and text == text.strip():
        return [text]
    return textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False)


def clone(node: _Node) -> _Node:
    """A copy of a tree, without the places in the text; copy.deepcopy takes ten times as long."""
    copied: _Node = _replaced(node, {})
    return copied


def replaced(tree: ast.expr, values: Mapping[str, ast.expr]) -> ast.expr:
    """A copy of an expression with copies of `values` put for names."""
    copied: ast.expr = _replaced(tree, values)
    return copied


def _replaced(node: Any, values: Mapping[str, ast.expr]) -> Any:
    fields = node._fields
    if not fields:  # an operator, which says nothing but its class
        return node
    if node.__class__ is ast.Name:
        if node.id in values:
            return _replaced(values[node.id], {})
        return ast.Name(node.id, ast.Load())
    if node.__class__ is ast.Constant:
        return ast.Constant(node.value)
    parts = {}
    for name in fields:
        value = getattr(node, name, None)
        if isinstance(value, ast.AST):
            value = _replaced(value, values)
        elif value.__class__ is list:
            value = [_replaced(x, values) if isinstance(x, ast.AST) else x for x in value]
        parts[name] = value
    return node.__class__(**parts)


def expression(text: str) -> ast.expr:
    """The tree of an expression, of the caller's own."""
    return clone(_parsed(text))


@cache
def _parsed(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


# Fields of nodes that hold no parts of expressions: names, contexts, operators.
_PLAIN = frozenset({"arg", "attr", "ctx", "id", "kind", "op", "ops"})


# The other fields of each class of nodes.
_FIELDS: dict[type[ast.AST], tuple[str, ...]] = {
    kind: tuple(name for name in kind._fields if name not in _PLAIN)
    for kind in vars(ast).values()
    if isinstance(kind, type) and issubclass(kind, ast.AST)
}


def children(node: ast.AST) -> list[ast.AST]:
    """The nodes right below one, as ast.iter_child_nodes gives them, but for those without parts:
    operators and contexts."""
    found: list[ast.AST] = []
    for name in _FIELDS[node.__class__]:
        value = getattr(node, name, None)
        if value.__class__ is list:
            found += [each for each in value if isinstance(each, ast.AST) and each._fields]
        elif isinstance(value, ast.AST) and value._fields:
            found.append(value)
    return found


class Transformer(ast.NodeTransformer):
    """Changes expressions in place; it visits no operators and contexts, and so takes half the
    time."""

    def generic_visit(self, node: ast.AST) -> ast.AST:
        for name in _FIELDS[node.__class__]:
            value = getattr(node, name, None)
            if value.__class__ is list:
                value[:] = [self.visit(x) if isinstance(x, ast.AST) else x for x in value]
            elif isinstance(value, ast.AST):
                setattr(node, name, self.visit(value))
        return node


def walk(tree: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a tree in the order of ast.walk, which takes three times as long, but for
    operators and contexts."""
    nodes = [tree]
    for node in nodes:
        nodes += children(node)
        yield node
