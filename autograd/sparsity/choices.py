"""The nodes of operations that choose elements by value: what they might have chosen.

At another point a sort has another order, and a maximum lies elsewhere. Where a pattern is to hold
there too, an input has to do with every output that it could have been chosen for.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, reduce
from typing import Any

import numpy as np

from autograd.base.kinds import Kind
from autograd.core.dispatch import OPERATIONS
from autograd.core.node import Node
from autograd.sparsity.calls import over, united_entries
from autograd.sparsity.sets import Ids, Sets
from autograd.sparsity.shared import planes, windowed
from autograd.transforms.batching.call import names_of

Shape = tuple[int, ...]
Choice = Callable[[Sets, Node, list[Ids], Shape, bool], Ids]
"""Gives, from (sets, node, ids, shape, back), the ids at the first input, of this shape, from those
at the outputs; if not `back`, those at an output from those at the first input."""


def choice_of(node: Node) -> Choice | None:
    """What a node might have chosen at another point; None if it does not choose.

    It chooses if its formulas read an output without derivative: the places of what was chosen.
    """
    made_of: Any = type(node)
    return _choice(made_of.operation, made_of)


@cache
def _choice(operation: str, node: Any) -> Choice | None:
    op = OPERATIONS.get(operation)
    if op is None or op.kind not in _CHOOSING:
        return None
    arguments = names_of(op)
    saved = zip(node.saved_names, node.saved_edges, strict=True)
    if not any(edge is None and name not in arguments for name, edge in saved):
        return None
    return _CHOOSING[op.kind](frozenset(node.arg_names), len(op.tensors))


def _options(node: Node) -> dict[str, Any]:
    return dict(zip(node.arg_names, node.args, strict=True))


def _in_a_line(sets: Sets, node: Node, given: list[Ids], shape: tuple[int, ...], back: bool) -> Ids:
    """Rows with a `dim`: all elements along it."""
    ids = given[0]
    n = max(ids.ndim, len(shape))
    if not n:
        return ids
    axis = _options(node)["dim"] % n
    ids = over(sets, ids if ids.ndim == n else np.expand_dims(ids, axis), [axis])
    return np.broadcast_to(ids if len(shape) == n else np.squeeze(ids, axis), shape)


def _in_a_window(sets: Sets, node: Node, given: list[Ids], shape: Shape, back: bool) -> Ids:
    options = _options(node)
    layout = [options[name] for name in ("kernel_size", "stride", "padding", "dilation")]
    return windowed(sets, given[0], shape[-len(layout[0]) :], *layout, back=back)


def _in_a_plane(sets: Sets, node: Node, given: list[Ids], shape: Shape, back: bool) -> Ids:
    return planes(sets, given[0], shape, len(_options(node)["output_size"]))


def _in_the_last_line(sets: Sets, node: Node, given: list[Ids], shape: Shape, back: bool) -> Ids:
    """Rows without a `dim`, of which outputs have more dimensions in front: for each of these all
    elements of a line, which is the last dimension."""
    ids = reduce(sets.pairwise, given)
    if not back:
        return np.broadcast_to(over(sets, ids, [-1])[..., 0], shape)
    lines = over(sets, ids, range(ids.ndim - len(shape) + 1)).reshape(*shape[:-1], 1)
    return np.broadcast_to(lines, shape)


def _in_a_matrix(sets: Sets, node: Node, given: list[Ids], shape: Shape, back: bool) -> Ids:
    """Rows that are exchanged by size: the whole matrix, of each entry of a batch."""
    batch = (shape if back else given[0].shape)[:-2]
    found = reduce(sets.pairwise, [united_entries(sets, ids, batch) for ids in given])
    return np.broadcast_to(found.reshape(batch + (1,) * (len(shape) - len(batch))), shape)


_WINDOW = {"kernel_size", "stride", "padding", "dilation"}
_CHOOSING: dict[str, Callable[[frozenset[str], int], Choice | None]] = {
    Kind.SORT: lambda names, _: _in_a_line if "dim" in names else _in_the_last_line,
    Kind.REDUCTION: lambda names, _: _in_a_line if "dim" in names else None,
    Kind.SCAN: lambda names, _: _in_a_line if "dim" in names else None,
    Kind.WINDOW: lambda names, _: (
        _in_a_window if names >= _WINDOW else _in_a_plane if "output_size" in names else None
    ),
    Kind.LINALG: lambda _, tensors: _in_a_matrix if tensors == 1 else None,
}
"""By kind the choice, from the names of what a node keeps and the number of Tensor arguments."""
