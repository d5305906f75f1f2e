"""Pieces of source text, and of syntax trees that become one."""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Sequence
from typing import TypeVar

__all__ = [
    "clone", "dict_source", "docstring_lines", "target_source", "tuple_source", "wrapped",
]  # fmt: skip

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
    return [f'"""{first}', *rest, '"""'] if rest else [f'"""{first}"""']


def wrapped(text: str, width: int) -> list[str]:
    """Text in lines of at most `width` columns where its blanks allow it."""
    return textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False)


def clone(node: _Node) -> _Node:
    """A copy of a tree, without the places in the text; copy.deepcopy takes ten times as long."""
    copied = node.__class__()
    for name in node._fields:
        value = getattr(node, name, None)
        if isinstance(value, ast.AST):
            value = clone(value)
        elif isinstance(value, list):
            value = [clone(each) if isinstance(each, ast.AST) else each for each in value]
        setattr(copied, name, value)
    return copied
