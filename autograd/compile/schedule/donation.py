"""Inputs whose memory the results of a compiled call may take."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import numpy as np

from autograd.base.pytree import flatten
from autograd.compile.ir.graph import Graph, Step, Value
from autograd.compile.ir.targets import Mapped
from autograd.compile.schedule.alias_analysis import may_alias
from autograd.compile.schedule.fuse import Group, steps_of
from autograd.core.aliases import live_views, view_of
from autograd.core.tensor import Tensor

_NOTHING = np.empty(0)


class Donated(Tensor):
    """A tensor whose memory was given to a compiled call: there is nothing in it any more."""

    __slots__ = ()

    def _gone(self) -> Any:
        raise RuntimeError(
            "autograd.compile: this tensor was donated to a compiled function, which has used its "
            "memory for a result; pass a clone() if it is needed afterwards"
        )

    _data = _fn = property(_gone)
    shape = dtype = ndim = property(_gone)

    def __repr__(self) -> str:
        return "<donated tensor>"


def donated_leaves(args: Sequence[Any], donate: Sequence[int]) -> frozenset[int]:
    """Which leaves of the arguments belong to those numbered in `donate`.

    Raises ValueError for a number that no argument has.
    """
    if not donate:
        return frozenset()
    found: list[int] = []
    start = 0
    for number, arg in enumerate(args):
        count = len(flatten(arg)[0])
        if number in donate:
            found += range(start, start + count)
        start += count
    beyond = [number for number in donate if number >= len(args)]
    if beyond:
        raise ValueError(
            f"autograd.compile: donate names argument {beyond[0]}, but there are {len(args)} "
            "positional arguments"
        )
    return frozenset(found)


def check_donated(tensors: Sequence[Any], others: Sequence[Any]) -> None:
    """Raises ValueError if one of `tensors`, to be donated, has history, does not own its memory,
    or shares it with another one or with one of `others`."""
    for i, tensor in enumerate(tensors):
        if not isinstance(tensor, Tensor):
            raise ValueError(
                f"autograd.compile: only tensors can be donated, not {type(tensor).__name__}"
            )
        array = tensor._data
        if tensor._fn is not None:
            why = "requires grad, so that a backward pass may read it"
        elif view_of(tensor) is not None or any(True for _ in live_views(tensor)):
            why = "is a view, or has views"
        elif array.base is not None or not array.flags.carray:
            why = "does not own its memory, or not in C order and writable"
        elif any(np.may_share_memory(array, _array(x)) for x in [*tensors[:i], *others]):
            why = "shares its memory with another argument or a captured tensor"
        else:
            continue
        raise ValueError(f"autograd.compile: a donated tensor {why}; pass a clone()")


def give_up(tensors: Sequence[Tensor]) -> None:
    """Makes `tensors` say, when they are used again, that they are gone."""
    for tensor in tensors:
        tensor._data = _NOTHING
        tensor._fn = tensor._grad = None
        tensor.__class__ = Donated


def donated_buffers(
    graph: Graph, units: Sequence[Group | Step], donated: Collection[Value]
) -> dict[Value, Value]:
    """For results of loops the donated input in whose memory they can be written.

    The loop must be the last to read the input, and not read it after the step that writes the
    result: a ufunc may write where it reads.
    """
    free = [value for value in donated if value not in may_alias(graph.outputs)]
    found: dict[Value, Value] = {}
    for number, unit in enumerate(units):
        if not isinstance(unit, Group):
            continue
        after = [step for other in units[number + 1 :] for step in steps_of(other)]
        later = may_alias(x for step in after for x in step.inputs)
        # Others than the input itself that a loop reads in its memory lie there in another order.
        others = [
            x for s in unit.steps for x in s.inputs if x not in free or isinstance(s.target, Mapped)
        ]
        later |= may_alias(others)
        settled = False
        for step in list(unit.steps):
            result = step.output
            if result not in graph.outputs or not step.target.writes:
                continue
            for value in free:
                same = value.shape == result.shape == unit.domain and value.dtype == result.dtype
                if same and value not in later and _is_last(step, value, unit, settled):
                    found[result] = value
                    free.remove(value)
                    settled = True
                    break
    return found


def _is_last(step: Step, value: Value, group: Group, settled: bool) -> bool:
    """Whether no step of the group reads `value` after `step`; unless the order is settled, steps
    are put in front of it for that."""
    place = group.steps.index(step)
    tail = group.steps[place:]
    readers = [other for other in tail[1:] if value in other.inputs]
    if not readers:
        return True
    dependent = {step}
    for other in tail[1:]:
        if any(x.step in dependent for x in other.inputs):
            dependent.add(other)
    if settled or not dependent.isdisjoint(readers):
        return False
    group.steps[place:] = [other for other in tail if other not in dependent] + [
        other for other in tail if other in dependent
    ]
    return True


def _array(x: Any) -> np.ndarray:
    return x._data if isinstance(x, Tensor) else x
