"""What loops compute again, since that is quicker than to write it and to read it back.

A difference or a product of an array that a loop reads anyhow costs it nothing beside what the
memory costs in which another loop would leave it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from autograd.compile.ir.graph import Graph, Step, Value
from autograd.compile.ir.targets import Reshape, Ufunc
from autograd.compile.schedule.fuse import Group, steps_of
from autograd.compile.schedule.rematerialize import DEAR, cost_of

_CHAIN = 3
"""What steps may cost that are computed again."""
_SMALL = 8
"""How many times fewer elements an array must have that counts for nothing."""


def chain_to(value: Value, is_passing: Callable[[Value], bool], arrays: int) -> list[Step] | None:
    """The cheap steps that compute a value from few `arrays` of its size, and from smaller ones,
    in order; None if there are none.

    is_passing: whether a value that loops compute is not in memory anyhow
    """
    chain: dict[Step, None] = {}
    read: set[Value] = set()

    def reach(x: Value) -> int:
        step = x.step
        if step is None or not isinstance(step.target, Ufunc):
            return DEAR
        cost = cost_of(step)
        for y in step.inputs:
            if y.array is not None or y.size * _SMALL <= value.size:
                continue
            if is_passing(y):
                cost += 0 if y.step in chain else reach(y)
            else:
                read.add(y)
            if cost > _CHAIN or len(read) > arrays:
                return DEAR
        chain[step] = None
        return cost

    return list(chain) if reach(value) <= _CHAIN else None


def compute_again(
    graph: Graph, units: Sequence[Group | Step], moved: Mapping[Value, object], least: int
) -> list[Group | Step]:
    """The units of a graph, in which native groups compute again what other ones would write for
    them, of `least` elements or more.

    moved: the values that are elements of others in some order
    """
    home = {
        step.output: unit
        for unit in units
        if isinstance(unit, Group) and unit.sort == "native"
        for step in unit.steps
    }
    readers: dict[Value, dict[Group | Step, None]] = {}
    for unit in units:
        for step in steps_of(unit):
            for x in step.inputs:
                readers.setdefault(x, {})[unit] = None
    kept = set(graph.outputs)

    def is_passing(x: Value) -> bool:
        return x in home and x not in kept and all(u is home[x] for u in readers.get(x, ()))

    for value in reversed(list(home)):
        others = [unit for unit in readers.get(value, ()) if unit is not home[value]]
        if not others or value in kept or value.size < least or _is_long(value, moved):
            continue
        chain = chain_to(value, is_passing, 1)
        if chain is None or any(_is_long(x, moved) for step in chain for x in step.inputs):
            continue
        if all(isinstance(unit, Group) and unit.sort == "native" for unit in others):
            for unit in others:
                assert isinstance(unit, Group)
                _copy(chain, value, unit, readers)
            readers[value] = {u: None for u in readers[value] if u is home[value]}
    return _without_unread(units, kept)


def _is_long(value: Value, moved: Mapping[Value, object]) -> bool:
    """Whether the way to its elements is longer than through contiguous memory."""
    return value in moved and not (value.step and isinstance(value.step.target, Reshape))


def _copy(
    chain: Sequence[Step], value: Value, unit: Group, readers: dict[Value, dict[Group | Step, None]]
) -> None:
    """Gives a group steps of its own for a value."""
    others: dict[Value, Value] = {}
    copies = []
    for step in chain:
        copy = Step(step.target, step.args)
        copy.substitute(others)
        copy.outputs = [Value(step.output.shape, step.output.dtype, copy)]
        others[step.output] = copy.output
        copies.append(copy)
        for x in copy.inputs:
            readers.setdefault(x, {})[unit] = None
    for step in unit.steps:
        step.substitute({value: others[value]})
    unit.steps[:0] = copies


def _without_unread(units: Sequence[Group | Step], wanted: Collection[Value]) -> list[Group | Step]:
    """The units, without steps of groups that nobody needs any more."""
    wanted = set(wanted)
    found: list[Group | Step] = []
    for unit in reversed(units):
        if isinstance(unit, Group):
            steps = []
            for step in reversed(unit.steps):
                if not wanted.isdisjoint(step.outputs):
                    wanted.update(step.inputs)
                    steps.append(step)
            unit.steps = steps[::-1]
            if not steps:
                continue
        else:
            wanted.update(unit.inputs)
        found.append(unit)
    return found[::-1]
