"""Which array of the workspace holds which value of a program: the memory of one whose last reader
is behind is given to a later one."""

from __future__ import annotations

from collections.abc import Sequence

from autograd.compile.backend_numpy.emit import Names
from autograd.compile.ir.graph import Step, Value
from autograd.compile.schedule.fuse import Group
from autograd.compile.schedule.ownership import is_fresh

__all__ = ["Slots"]

_Kind = tuple[int, str]


class Slots:
    """The arrays between the units of a program, which are gone through in their order.

    last   value -> the number of the last unit that reads its memory
    held   unit number -> what is free once that unit is done, as kinds and indices into `arrays`
    free   (size, dtype) -> indices of arrays that nobody reads any more
    arrays the slots in the workspace, and the shapes that they were made with
    """

    def __init__(self, units: Sequence[Group | Step], names: Names) -> None:
        self.names = names
        self.last = _last_readers(units)
        self.held: dict[int, list[tuple[_Kind, int]]] = {}
        self.free: dict[_Kind, list[int]] = {}
        self.arrays: list[tuple[int, tuple[int, ...]]] = []

    def take(self, value: Value, number: int) -> str:
        """The text of an array for `value`, which unit `number` writes."""
        kind = value.size, value.dtype.str
        free = self.free.get(kind)
        if free:
            index = free.pop()
        else:
            index = len(self.arrays)
            self.arrays.append((self.names.slot(), value.shape))
        self.held.setdefault(self.last.get(value, number), []).append((kind, index))
        slot, shape = self.arrays[index]
        text = f"work.array({slot}, {shape}, {value.dtype.str!r})"
        return text if shape == value.shape else f"{text}.reshape({value.shape})"

    def done(self, number: int) -> None:
        """Frees what no unit behind this one reads."""
        for kind, index in self.held.pop(number, ()):
            self.free.setdefault(kind, []).append(index)


def _last_readers(units: Sequence[Group | Step]) -> dict[Value, int]:
    last: dict[Value, int] = {}
    for number in reversed(range(len(units))):
        unit = units[number]
        for step in reversed(unit.steps) if isinstance(unit, Group) else (unit,):
            until = number
            if not is_fresh(step):  # its results may lie in the memory of what it reads
                until = max([number, *[last.get(x, number) for x in step.outputs]])
            for x in step.inputs:
                last[x] = max(last.get(x, number), until)
    return last
