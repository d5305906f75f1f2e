"""The nodes of operations that choose elements by value: what they might have chosen.

At another point a sort has another order, and a maximum lies elsewhere. Where a pattern is to hold
there too, an input has to do with every output that it could have been chosen for.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import reduce

import numpy as np

from autograd.node import Node
from autograd.sparsity.calls import over
from autograd.sparsity.sets import Ids, Sets
from autograd.sparsity.windows import planes, windowed

__all__ = ["CHOICES"]

Choice = Callable[[Sets, Node, list[Ids], tuple[int, ...]], Ids]


def _in_a_line(sets: Sets, node: Node, given: list[Ids], shape: tuple[int, ...]) -> Ids:
    """Rows with a `dim`: all elements along it."""
    ids = given[0]
    if not shape:
        return ids.reshape(shape)
    options = dict(zip(node.arg_names, node.args, strict=True))
    axis = options["dim"] % len(shape)
    if ids.ndim < len(shape):
        ids = np.expand_dims(ids, axis)
    return np.broadcast_to(over(sets, ids, [axis]), shape)


def _in_a_window(sets: Sets, node: Node, given: list[Ids], shape: tuple[int, ...]) -> Ids:
    _, kernel, stride, padding, dilation, _ = node.args
    inside = shape[-len(kernel) :]
    return windowed(sets, given[0], inside, kernel, stride, padding, dilation, back=True)


def _in_a_plane(sets: Sets, node: Node, given: list[Ids], shape: tuple[int, ...]) -> Ids:
    return planes(sets, given[0], shape, len(node.args[1]))


def _in_the_last_line(sets: Sets, node: Node, given: list[Ids], shape: tuple[int, ...]) -> Ids:
    """quantile_between: for each quantile all elements of a line, which is the last dimension."""
    ids = reduce(sets.pairwise, given)
    lines = over(sets, ids, range(ids.ndim - len(shape) + 1)).reshape(*shape[:-1], 1)
    return np.broadcast_to(lines, shape)


def _in_a_matrix(sets: Sets, node: Node, given: list[Ids], shape: tuple[int, ...]) -> Ids:
    """Rows that are exchanged by size: the whole matrix, of each entry of a batch."""
    batch = shape[:-2]
    entries = np.arange(math.prod(batch))
    groups = [np.repeat(entries, math.prod(ids.shape[len(batch) :])) for ids in given]
    flat = [ids.reshape(-1) for ids in given]
    found = sets.unions(np.concatenate(groups), np.concatenate(flat), len(entries))
    return np.broadcast_to(found.reshape(*batch, 1, 1), shape)


CHOICES: dict[str, Choice] = {
    **dict.fromkeys(
        ("sort", "topk", "kthvalue", "mode", "median.dim", "nanmedian.dim"), _in_a_line
    ),
    **dict.fromkeys(("max.dim", "min.dim", "cummax", "cummin"), _in_a_line),
    **dict.fromkeys(("linalg.lu", "linalg.lu_factor", "linalg.lu_factor_ex"), _in_a_matrix),
    "_quantile_between": _in_the_last_line,
    "nn.functional._pool_max": _in_a_window,
    "nn.functional._adaptive_maxima": _in_a_plane,
    "nn.functional._fractional_maxima": _in_a_plane,
}
"""By name of the row what gives the ids at its first input, from (sets, node, the ids at its
outputs, the shape of that input)."""
