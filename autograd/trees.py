"""Nested dicts, lists and tuples taken apart and put together again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

__all__ = ["Form", "flatten", "map_leaves", "unflatten"]


class Form(NamedTuple):
    """What is left of a tree without its leaves; two trees of one structure have equal forms.

    kind     type of the container; None stands for a leaf
    keys     the keys of a dict, else None
    children the forms of its items
    """

    kind: Any
    keys: tuple[Any, ...] | None
    children: tuple[Any, ...]

    def __repr__(self) -> str:
        if self.kind is None:
            return "*"
        if self.keys is not None:
            items = (f"{k!r}: {c!r}" for k, c in zip(self.keys, self.children, strict=True))
            return f"{{{', '.join(items)}}}"
        inner = ", ".join(map(repr, self.children))
        return f"[{inner}]" if self.kind is list else f"({inner})"


_LEAF = Form(None, None, ())


def flatten(tree: Any) -> tuple[list[Any], Form]:
    """The leaves of `tree` from left to right, and its form. What is no dict, list or tuple (of
    any subclass) is a leaf."""
    leaves: list[Any] = []
    return leaves, _walk(tree, leaves)


def _walk(tree: Any, leaves: list[Any]) -> Form:
    if isinstance(tree, dict):
        children = tuple(_walk(each, leaves) for each in tree.values())
        return Form(type(tree), tuple(tree), children)
    if isinstance(tree, list | tuple):
        return Form(type(tree), None, tuple(_walk(each, leaves) for each in tree))
    leaves.append(tree)
    return _LEAF


def unflatten(form: Form, leaves: Iterable[Any]) -> Any:
    """The tree of this form with these leaves."""
    return _build(form, iter(leaves))


def _build(form: Form, leaves: Iterator[Any]) -> Any:
    if form.kind is None:
        return next(leaves)
    items = [_build(child, leaves) for child in form.children]
    if form.keys is not None:
        return form.kind(zip(form.keys, items, strict=True))
    if hasattr(form.kind, "_fields"):  # a named tuple
        return form.kind(*items)
    return form.kind(items)


def map_leaves(function: Callable[[Any], Any], tree: Any) -> Any:
    """`tree` with each leaf replaced by what `function` makes of it."""
    leaves, form = flatten(tree)
    return unflatten(form, map(function, leaves))
