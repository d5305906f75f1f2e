"""Buffer assignment: values share arrays where their lifetimes do not overlap."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from autograd.compile.ir.graph import Step, Value
from autograd.compile.schedule.alias_analysis import is_fresh
from autograd.compile.schedule.fuse import Group, Layout, steps_of


class Registers:
    """The assignment of scratch arrays to the values that the steps of a block write.

    kinds  of each scratch array: the dtype, and the shape of a row
    of     Value -> number of its scratch array
    """

    def __init__(self, steps: Sequence[Step], layout: Layout, escaping: Collection[Value]) -> None:
        self.kinds: list[tuple[str, tuple[int, ...]]] = []
        self.of: dict[Value, int] = {}
        last = _last_uses(steps)
        free: dict[tuple[str, tuple[int, ...]], list[int]] = {}
        for i, step in enumerate(steps):
            value = step.output
            inputs = list(dict.fromkeys(step.inputs))
            ending = [x for x in inputs if x in self.of and last[x] == i]
            reused = None
            if step.target.writes and layout.is_cut(value) and value not in escaping:
                kind = (value.dtype.str, layout.row(value.shape))
                reused = next((x for x in ending if self.kinds[self.of[x]] == kind), None)
                if reused is not None:  # a ufunc may write where it reads
                    self.of[value] = self.of[reused]
                elif free.get(kind):
                    self.of[value] = free[kind].pop()
                else:
                    self.of[value] = len(self.kinds)
                    self.kinds.append(kind)
            for x in ending:
                if x is not reused:
                    free.setdefault(self.kinds[self.of[x]], []).append(self.of[x])


class Buffers:
    """The assignment of arrays of the workspace to values that pass between the units of a program,
    which are gone through in their order.

    slot   gives the number of a new array
    last   value -> the number of the last unit that needs its memory
    held   unit number -> what is free once that unit is done: (size, dtype) and the array
    free   (size, dtype) -> arrays that nobody reads any more: slot, and shape they were made with
    """

    def __init__(self, units: Sequence[Group | Step], slot: Callable[[], int]) -> None:
        self.slot = slot
        self.last = _last_uses(units)
        self.held: dict[int, list[tuple[tuple[int, str], tuple[int, tuple[int, ...]]]]] = {}
        self.free: dict[tuple[int, str], list[tuple[int, tuple[int, ...]]]] = {}

    def take(self, value: Value, number: int) -> str:
        """The text of an array for `value`, which unit `number` writes."""
        kind = value.size, value.dtype.str
        free = self.free.get(kind)
        array = free.pop() if free else (self.slot(), value.shape)
        self.held.setdefault(self.last.get(value, number), []).append((kind, array))
        slot, shape = array
        text = f"work.array({slot}, {shape}, {value.dtype.str!r})"
        return text if shape == value.shape else f"{text}.reshape({value.shape})"

    def release(self, number: int) -> None:
        """Frees what no unit after unit `number` reads."""
        for kind, array in self.held.pop(number, ()):
            self.free.setdefault(kind, []).append(array)


def _last_uses(units: Sequence[Group | Step]) -> dict[Value, int]:
    """Value -> the number of the last unit that needs its memory: also of those that read what may
    be in the same memory."""
    last: dict[Value, int] = {}
    for number in reversed(range(len(units))):
        for step in reversed(steps_of(units[number])):
            until = number
            if not is_fresh(step):
                until = max([number, *[last.get(x, number) for x in step.outputs]])
            for x in step.inputs:
                last[x] = max(last.get(x, number), until)
    return last
