"""Trees: nested containers, taken apart into leaves and put together again.

Containers are dicts, lists, tuples and their subclasses (`OrderedDict`, `defaultdict`, named
tuples), deques, instances of dataclasses, and None, which is a container without leaves. Everything
else is a leaf. The items of a dict are taken in the order of its sorted keys, so that two dicts
with the same keys have the same form; those of an `OrderedDict` in its own order. Of a dataclass
the fields that its ``__init__`` takes are items, but for those declared with
``field(metadata={"static": True})``, which belong to the form.
"""

from __future__ import annotations

import dataclasses
from collections import OrderedDict, defaultdict, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Any


@dataclasses.dataclass(frozen=True, slots=True)
class TreeDef:
    """What is left of a tree without its leaves; two trees of one structure have equal forms.

    kind     type of the container; None stands for a leaf
    keys     the keys of a dict in the order of its items, the fields of a dataclass; else None
    children the forms of its items
    extra    what else it takes to make one: the factory of a defaultdict, static fields
    order    the keys as the dict itself has them, which is not compared
    """

    kind: Any
    keys: tuple[Any, ...] | None = None
    children: tuple[TreeDef, ...] = ()
    extra: Any = None
    order: tuple[Any, ...] | None = dataclasses.field(default=None, compare=False)

    @property
    def count(self) -> int:
        """The number of leaves."""
        return 1 if self.kind is None else sum(child.count for child in self.children)

    def __repr__(self) -> str:
        if self.kind is None:
            return "*"
        if self.kind is _NONE:
            return "None"
        if self.keys is None:
            inner = ", ".join(map(repr, self.children))
            return f"[{inner}]" if issubclass(self.kind, list) else f"({inner})"
        if issubclass(self.kind, dict):
            items = (f"{k!r}: {c!r}" for k, c in zip(self.keys, self.children, strict=True))
            return f"{{{', '.join(items)}}}"
        items = (f"{k}={c!r}" for k, c in zip(self.keys, self.children, strict=True))
        return f"{self.kind.__name__}({', '.join(items)})"


REGISTERED: dict[type, tuple[Callable[..., Any], Callable[..., Any]]] = {
    deque: (lambda x: (list(x), x.maxlen), deque)
}
"""Other classes of containers -> what takes them apart, and builds them; programs add theirs."""

_LEAF = TreeDef(None)
_NONE = type(None)
_EMPTY = TreeDef(_NONE)


def flatten(tree: Any) -> tuple[list[Any], TreeDef]:
    """The leaves of `tree` from left to right, and its form."""
    leaves: list[Any] = []
    return leaves, _walk(tree, leaves)


def _walk(tree: Any, leaves: list[Any]) -> TreeDef:
    kind = tree.__class__
    if _is_leaf(kind):
        leaves.append(tree)
        return _LEAF
    if kind is tuple or kind is list:
        return TreeDef(kind, None, tuple([_walk(each, leaves) for each in tree]))
    top, items = _opened(tree)
    children = tuple([_walk(each, leaves) for each in items])
    return TreeDef(top.kind, top.keys, children, top.extra, top.order)


def register(kind: type, opened: Callable[..., Any], built: Callable[..., Any]) -> None:
    """Makes `kind` a container: ``opened(x)`` gives a list of items and a context, of which
    ``built(items, context)`` makes another."""
    REGISTERED[kind] = opened, built
    _is_leaf.cache_clear()


@lru_cache(maxsize=1024)
def _is_leaf(kind: type) -> bool:
    """Whether what is of this class is no container."""
    if issubclass(kind, (list, tuple, dict)) or kind is _NONE or kind in REGISTERED:
        return False
    return not dataclasses.is_dataclass(kind)


def _opened(tree: Any) -> tuple[TreeDef, Sequence[Any]]:
    """The form of a container, as if its items were leaves, and the items."""
    if type(tree) in REGISTERED:
        items, context = REGISTERED[type(tree)][0](tree)
        return TreeDef(type(tree), None, (_LEAF,) * len(items), context), items
    if isinstance(tree, (list, tuple)):
        return TreeDef(type(tree), None, (_LEAF,) * len(tree)), tree
    if isinstance(tree, dict):
        keys = _sorted(tree)
        factory = tree.default_factory if isinstance(tree, defaultdict) else None
        form = TreeDef(type(tree), keys, (_LEAF,) * len(keys), factory, tuple(tree))
        return form, [tree[key] for key in keys]
    if tree is None:
        return _EMPTY, ()
    if dataclasses.is_dataclass(tree) and not isinstance(tree, type):
        names, static = _fields(type(tree))
        extra = tuple([(name, getattr(tree, name)) for name in static])
        form = TreeDef(type(tree), names, (_LEAF,) * len(names), extra)
        return form, [getattr(tree, name) for name in names]
    return _LEAF, ()


def _sorted(tree: dict[Any, Any]) -> tuple[Any, ...]:
    """The keys of a dict in an order that does not depend on how it was filled, if there is one."""
    if isinstance(tree, OrderedDict):
        return tuple(tree)
    try:
        return tuple(sorted(tree))
    except TypeError:  # keys of several types
        try:
            return tuple(sorted(tree, key=lambda key: (type(key).__qualname__, key)))
        except TypeError:
            return tuple(tree)


@cache
def _fields(kind: type) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of the items of a dataclass, and those of its static fields."""
    taken = [each for each in dataclasses.fields(kind) if each.init]
    static = [each.name for each in taken if each.metadata.get("static")]
    return tuple(each.name for each in taken if each.name not in static), tuple(static)


def unflatten(form: TreeDef, leaves: Iterable[Any]) -> Any:
    """The tree of this form with these leaves. A dataclass is made by its ``__init__``."""
    return _build(form, iter(leaves))


def _build(form: TreeDef, leaves: Iterator[Any]) -> Any:
    kind = form.kind
    if kind is None:
        return next(leaves)
    items = [_build(child, leaves) for child in form.children]
    if kind in REGISTERED:
        return REGISTERED[kind][1](items, form.extra)
    if form.keys is None:
        if kind is _NONE:
            return None
        return kind(*items) if hasattr(kind, "_fields") else kind(items)  # a named tuple, or not
    by_key = dict(zip(form.keys, items, strict=True))
    if form.order is None:
        return kind(**by_key, **dict(form.extra))
    ordered = {key: by_key[key] for key in form.order}
    return kind(form.extra, ordered) if issubclass(kind, defaultdict) else kind(ordered)


def map_leaves(function: Callable[[Any], Any], tree: Any) -> Any:
    """`tree` with each leaf replaced by what `function` makes of it."""
    leaves, form = flatten(tree)
    return unflatten(form, map(function, leaves))


def places(form: TreeDef, start: str = "") -> Iterator[str]:
    """Where each leaf is, as one would write it: ``[0]['weight']``, ``[1].scale``."""
    if form.kind is None:
        yield start
    for i, child in enumerate(form.children):
        yield from places(child, start + _step(form, i))


def _step(form: TreeDef, i: int) -> str:
    if form.keys is None:
        names = getattr(form.kind, "_fields", None)
        return f"[{i}]" if names is None else f".{names[i]}"
    return f"[{form.keys[i]!r}]" if issubclass(form.kind, dict) else f".{form.keys[i]}"


def difference(form: TreeDef, other: TreeDef, start: str = "") -> str | None:
    """The first place at which two forms differ, and how, as ``at [0]['a']: a leaf and None``; None
    if they are equal."""
    if form == other:
        return None
    if _here(form) == _here(other):
        for i, (child, its) in enumerate(zip(form.children, other.children, strict=True)):
            found = difference(child, its, start + _step(form, i))
            if found is not None:
                return found
        return (
            f"at {start or 'the top'}: {form.kind.__name__} with {form.extra!r} and {other.extra!r}"
        )
    return f"at {start or 'the top'}: {_described(form)} and {_described(other)}"


def _here(form: TreeDef) -> Any:
    return form.kind, form.keys, len(form.children)


def _described(form: TreeDef) -> str:
    if form.kind is None:
        return "a leaf"
    if form.kind is _NONE:
        return "None"
    if form.keys is None:
        return f"a {form.kind.__name__} of {len(form.children)}"
    return f"a {form.kind.__name__} with {', '.join(map(str, form.keys)) or 'nothing'}"


def broadcast_prefix(prefix: Any, tree: Any, name: str = "prefix") -> list[Any]:
    """The leaves of `prefix`, each as often as `tree` has leaves in its place.

    A prefix has the structure of the tree as far as it goes: 0 stands for all leaves of a tree,
    ``(0, {"a": 1, "b": None})`` goes with ``(x, {"a": [y, z], "b": w})`` and gives
    ``[0, 1, 1, None]``. None is a leaf of a prefix. Raises ValueError that names the place at which
    the structures differ; `name` is what the prefix is called there.
    """
    return broadcast_to_form(prefix, flatten(tree)[1], name)


def broadcast_to_form(prefix: Any, form: TreeDef, name: str = "prefix") -> list[Any]:
    """The same for a tree of this form."""
    found: list[Any] = []
    _spread(prefix, form, name, found)
    return found


def _spread(prefix: Any, form: TreeDef, place: str, found: list[Any]) -> None:
    if prefix is None or _is_leaf(prefix.__class__):
        found.extend([prefix] * form.count)
        return
    top, items = _opened(prefix)
    if _here(top) != _here(form):
        raise ValueError(
            f"{place}: expected a leaf or the structure of what it is for, "
            f"got {_described(top)} for {_described(form)}"
        )
    for i, (item, child) in enumerate(zip(items, form.children, strict=True)):
        _spread(item, child, place + _step(form, i), found)
