"""A call of an operation on tensors with sets, and what rules are made of.

Ids are arrays of the tensors' shapes; see `autograd.sparsity.sets`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from autograd.core.dispatch import Operation
from autograd.core.tensor import Tensor, from_array
from autograd.sparsity.sets import Ids, Sets
from autograd.transforms.batching.call import names_of

Place = tuple[int, int | None]
"""The position of an argument, and of an item in it, if it is a list."""


_MANY = 1 << 24
"""Pairs of elements that are looked at one by one."""


@dataclass(slots=True)
class Call:
    """An operation, its arguments, and the outputs that it gave on ordinary Tensors.

    args     the arguments in the order of the signature; plain: with ordinary Tensors in them
    outputs  a list of ordinary Tensors
    sets     the table of the sets
    """

    op: Operation
    args: Sequence[Any]
    plain: Sequence[Any]
    outputs: Sequence[Tensor]
    sets: Sets

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of the first output."""
        return self.outputs[0].shape

    @property
    def options(self) -> dict[str, Any]:
        """The arguments by name."""
        return dict(zip(names_of(self.op), self.args, strict=False))

    def at(self, place: Place) -> Any:
        """The argument, or item of one, at a place."""
        i, k = place
        return self.args[i] if k is None else self.args[i][k]

    def places(self) -> list[Place]:
        """Where the Tensors with sets are that the operation is differentiable in."""
        found: list[Place] = []
        for i in self.op.edges:
            if i in self.op.lists:
                found.extend([(i, k) for k in range(len(self.args[i]))])
            else:
                found.append((i, None))
        return [place for place in found if has_sets(self.at(place))]

    def sources(self) -> list[Any]:
        """The Tensors at these places."""
        return [self.at(place) for place in self.places()]

    def ids(self, i: int) -> Ids | None:
        """The ids of argument number `i`; None if it has no sets."""
        x = self.args[i]
        return x.ids if has_sets(x) else None

    def joined(self, *parts: Ids | None) -> list[Ids]:
        """The unions of parts, each of which broadcasts to the only output."""
        found: Ids | None = None
        for part in parts:
            if part is not None:
                part = np.broadcast_to(part, self.shape)
                found = part if found is None else self.sets.pairwise(found, part)
        return [np.zeros(self.shape, np.int64) if found is None else found]


Rule = Callable[[Call], Sequence[Ids]]
"""Gives for each output of a call the ids of the sets of its elements."""


def has_sets(value: Any) -> bool:
    """Whether an argument is a tensor with sets."""
    return hasattr(value, "ids")


def is_constant(value: Any) -> bool:
    """Whether a Tensor is a constant of the function: it has neither sets nor a history."""
    return not has_sets(value) and value._fn is None


def related(
    sets: Sets, ids: Ids, axis: int, sources: np.ndarray, targets: np.ndarray, size: int
) -> Ids:
    """`ids` with `size` elements along `axis`: element ``targets[k]`` is united from the elements
    ``sources[k]``, for all k; or, where these are very many, every element from all."""
    if are_many(ids, axis, len(sources)):
        return all_along(sets, ids, axis, size)
    return _related(sets, ids, axis, sources, targets, size)


def are_many(ids: Ids, axis: int, pairs: int) -> bool:
    """Whether so many pairs of elements along `axis`, in all of its lines, are not looked at."""
    return pairs * (ids.size // max(1, ids.shape[axis])) > _MANY


def united_entries(sets: Sets, ids: Ids, batch: tuple[int, ...]) -> Ids:
    """For each entry of the first dimensions `batch` the union of all that is in it."""
    count = math.prod(batch)
    numbers = np.repeat(np.arange(count), math.prod(ids.shape[len(batch) :]))
    return sets.unions(numbers, ids.reshape(-1), count).reshape(batch)


def all_along(sets: Sets, ids: Ids, axis: int, size: int) -> Ids:
    """`ids` with `size` elements along `axis`, each united from all."""
    shape = list(ids.shape)
    shape[axis] = size
    return np.broadcast_to(over(sets, ids, [axis]), shape)


def over(sets: Sets, ids: Ids, axes: Sequence[int]) -> Ids:
    """The unions along `axes`, of which one element stays."""
    for axis in axes:
        every = np.arange(ids.shape[axis])
        ids = _related(sets, ids, axis, every, np.zeros_like(every), 1)
    return ids


def _related(
    sets: Sets, ids: Ids, axis: int, sources: np.ndarray, targets: np.ndarray, size: int
) -> Ids:
    rows = np.moveaxis(ids, axis, -1)
    lead = rows.shape[:-1]
    rows = rows.reshape(math.prod(lead), rows.shape[-1])
    groups = np.arange(len(rows))[:, None] * size + targets
    found = sets.unions(groups.reshape(-1), rows[:, sources].reshape(-1), len(rows) * size)
    return np.moveaxis(found.reshape(*lead, size), -1, axis)


# ---- rules that many rows share ------------------------------------------------------------------


def united(call: Call) -> Sequence[Ids]:
    """Each element from those at its place in the broadcast inputs."""
    found = call.joined(*[x.ids for x in call.sources()])
    return found * len(call.outputs)


def moved(call: Call) -> Sequence[Ids]:
    """Elements in other places: the operation itself, run on the ids.

    An operation that does not take whole numbers, or gives others, computes with its elements.
    """
    op = call.op
    args = list(call.plain)
    for i in op.edges:
        x = call.args[i]
        args[i] = [_ids_tensor(each) for each in x] if i in op.lists else _ids_tensor(x)
    try:
        result = op.call(args)
    except NotImplementedError:
        return everything(call)
    found = [x._data for x in (result if isinstance(result, (list, tuple)) else [result])]
    return found if all(x.dtype == np.int64 for x in found) else everything(call)


def everything(call: Call) -> Sequence[Ids]:
    """Each element from all elements of all inputs."""
    sets = call.sets
    one = np.int64(sets.union(np.array([sets.union(x.ids) for x in call.sources()])))
    return [np.broadcast_to(one, x.shape) for x in call.outputs]


def _ids_tensor(value: Any) -> Tensor:
    return from_array(
        np.array(value.ids, np.int64) if has_sets(value) else np.zeros(value.shape, np.int64)
    )
