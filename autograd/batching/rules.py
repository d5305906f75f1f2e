"""How a row is computed for all samples of a batch at once.

A rule takes a `Call`, in which the arguments that differ from sample to sample have the samples as
their first dimension, and gives the results with the samples as their first dimension. Most follow
from the kind of the row and from the names of its arguments, which are PyTorch's:

* a pointwise row needs its arguments aligned, so that the samples stay in front;
* a row that works along dimensions finds them one further on;
* a linear-algebra row takes the samples as one more dimension in front of its matrices;
* a row of which the table says how to write it in other operations (`vmap:`) is run so.

The rest is in the modules of this package, by the name of the row. Of the rows of somebody's own
table the names of the arguments say nothing: without `vmap:`, those that are not element by element
(nor a map of one stack of matrices) are run sample by sample.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from autograd.batching.along import along
from autograd.batching.call import Call
from autograd.batching.elementwise import elementwise
from autograd.batching.leading import leading
from autograd.batching.loop import in_turn, refused
from autograd.batching.named import NAMED
from autograd.operation import OPERATIONS, Operation
from autograd.registry import Row, registry

__all__ = ["how", "how_by_kind", "how_of_row", "rule_of"]

Rule = Callable[[Call], Any]

_BY_KIND: dict[str, Rule] = {
    "pointwise": elementwise,
    "comparison": elementwise,
    "reduction": along,
    "normalization": along,
    "scan": along,
    "sort": along,
    "view": along,
    "linear": along,
    "gather": along,
    "scatter": along,
    "creation": along,
    "bilinear": leading,
    "linalg": leading,
    "window": along,
    "loss": in_turn,
    "query": refused,
}

# Rows whose kind covers more than one sort.
_BY_NAME: dict[str, Rule] = {
    "linalg.cross": along,
    "multinomial": along,  # where it is not random in a batch, see `autograd.batching.randomness`
    "nn.functional.one_hot": elementwise,  # with a dimension behind those of its argument
    "unravel_index": elementwise,
}

# The kinds that say how a row of somebody's own table is run for a batch.
_OWN = frozenset({"pointwise", "comparison", "query"})

_MODULES = (
    *(
        "indexing",
        "joining",
        "leading",
        "losses",
        "products",
        "searching",
        "sequences",
        "shaping",
        "windows",
    ),
)

_rules: dict[Operation, Rule] = {}


def rule_of(op: Operation) -> Rule:
    """The rule by which `op` is computed for a batch."""
    rule = _rules.get(op)
    if rule is None:
        rule = _rules[op] = _found(op)
    return rule


def _found(op: Operation) -> Rule:
    if op.batched == "loop":
        return in_turn
    own = op.package != "generated"
    return _rule(op.name, op.kind, len(op.tensors) + len(op.lists) if own else None)


def _rule(name: str, kind: str, arguments: int | None) -> Rule:
    """The rule of a row; arguments: of one of somebody's own, how many Tensor arguments it has."""
    if arguments is not None:
        known = kind in _OWN or (kind == "linalg" and arguments == 1)
        return _BY_KIND[kind] if known else in_turn
    for module in _MODULES:
        import_module(f"autograd.batching.{module}")
    return NAMED.get(name) or _BY_NAME.get(name) or _BY_KIND[kind]


def how(op: Operation) -> str:
    """The batching rule of `op` in a word: "formula", "loop", "refused", or the rule's name."""
    return "formula" if callable(op.batched) else _word(rule_of(op))


def how_of_row(row: Row) -> str:
    """The same of a row of the registry."""
    if row.name not in OPERATIONS:
        import_module(f"{registry.package_of(row.name)}.functions")
    return how(OPERATIONS[row.name])


def how_by_kind(name: str, kind: str, own_arguments: int | None) -> str:
    """The same of a row that does not say it, before it is an operation.

    own_arguments: of a row of somebody's own table, how many Tensor arguments it has.
    """
    return _word(_rule(name, kind, own_arguments))


def _word(rule: Rule) -> str:
    words: dict[Rule, str] = {in_turn: "loop", refused: "refused"}
    return words.get(rule, rule.__name__)
