"""How a row is computed for a whole batch at once.

A rule takes a `Call`, in which the arguments that differ from sample to sample have the samples as
their first dimension, and gives the results with the samples as their first dimension. Which one it
is follows from what the row says of itself, in whosever table it stands:

* a row that says how it is written in other operations (`vmap:`) is run so;
* one that names a rule there has the function of that name in
`autograd.transforms.batching.shared`;
* else the kind says it: a pointwise row needs its arguments aligned, so that the samples stay in
  front; a row that works along dimensions, which it says by the names of its arguments, finds them
  one further on; a linear-algebra row takes the samples as one more dimension in front of its
  matrices;
* what is left is run sample by sample.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from importlib import import_module
from typing import Any

from autograd.base.kinds import ELEMENTWISE, Kind
from autograd.base.registry import Row, registry
from autograd.core.dispatch import OPERATIONS, Operation
from autograd.transforms.batching.call import Call, names_of
from autograd.transforms.batching.shared import indexing, networks, shaping
from autograd.transforms.batching.shared import shifted_dims as shifted
from autograd.transforms.batching.shared.shifted_dims import (
    DIMS,
    WINDOWS,
    along,
    elementwise,
    leading,
    loop,
    refused,
)

Rule = Callable[[Call], Any]

_ALONG = (
    *(Kind.REDUCTION, Kind.NORMALIZATION, Kind.SCAN, Kind.SORT, Kind.VIEW, Kind.LINEAR),
    *(Kind.BILINEAR, Kind.GATHER, Kind.SCATTER, Kind.CREATION, Kind.WINDOW),
)
_BY_KIND: dict[str, Rule] = {
    **dict.fromkeys(ELEMENTWISE, elementwise),
    **dict.fromkeys(_ALONG, along),
    Kind.LINALG: leading,
    Kind.LOSS: loop,
    Kind.QUERY: refused,
}

# Kinds of which nothing must be named: what is made has its arguments' dimensions, and windows are
# over the last ones.
_AS_THEY_STAND = frozenset({"creation", "window"})

_SHARED: dict[str, Rule] = {
    name: getattr(module, name)
    for module in (indexing, networks, shaping, shifted)
    for name in module.__all__
}
"""By the word that a row says under `vmap:`."""

_rules: dict[Operation, Rule] = {}


def rule_of(op: Operation) -> Rule:
    """The rule by which `op` is computed for a batch."""
    rule = _rules.get(op)
    if rule is None:
        if isinstance(op.batched, str):
            rule = _SHARED[op.batched]
        else:
            tensors = {*op.tensors, *op.lists}
            names = [name for i, name in enumerate(names_of(op)) if i not in tensors]
            rule = _by_kind(op.kind, names, bool(op.lists))
        _rules[op] = rule
    return rule


def _by_kind(kind: str, names: Collection[str], lists: bool) -> Rule:
    """The rule of a row that does not say it: of its kind, where its arguments have the names that
    the rule needs."""
    rule = _BY_KIND[kind]
    if rule is along and kind not in _AS_THEY_STAND and (DIMS | WINDOWS).isdisjoint(names):
        return loop
    return loop if lists and rule is not refused else rule


def how(op: Operation) -> str:
    """The batching rule of `op` in a word: "formula", or the rule's name."""
    return "formula" if callable(op.batched) else rule_of(op).__name__


def how_of_row(row: Row) -> str:
    """The same of a row of the registry."""
    if row.name not in OPERATIONS:
        import_module(f"{registry.package_of(row.name)}.functions")
    return how(OPERATIONS[row.name])


def how_by_kind(kind: str, names: Collection[str], lists: bool) -> str:
    """The same of a row that does not say it, before it is an operation.

    names: of its arguments that are no Tensors; lists: whether some are lists of Tensors.
    """
    return _by_kind(kind, names, lists).__name__
