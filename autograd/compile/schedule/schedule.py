"""Where the values of a block live: few scratch arrays, used again as soon as they are free."""

from __future__ import annotations

from collections.abc import Collection

from autograd.compile.ir.graph import Step, Value
from autograd.compile.ir.targets import Reduce
from autograd.compile.schedule.layout import Layout

__all__ = ["Registers"]

Kind = tuple[str, tuple[int, ...]]


class Registers:
    """The assignment of scratch arrays to the values that steps write.

    kinds  of each scratch array: the dtype, and the shape of a row
    of     Value -> number of its scratch array
    """

    def __init__(self, steps: list[Step], layout: Layout, escaping: Collection[Value]) -> None:
        self.kinds: list[Kind] = []
        self.of: dict[Value, int] = {}
        last = _last_uses(steps)
        free: dict[Kind, list[int]] = {}
        for i, step in enumerate(steps):
            value = step.output
            if step.target.writes and layout.is_cut(value) and value not in escaping:
                kind = (value.dtype.str, layout.row(value.shape))
                inputs = list(dict.fromkeys(step.inputs))
                ending = [x for x in inputs if last[x] == i and x in self.of]
                reused = next((x for x in ending if self.kinds[self.of[x]] == kind), None)
                if reused is not None:  # a ufunc may write where it reads
                    self.of[value] = self.of[reused]
                elif free.get(kind):
                    self.of[value] = free[kind].pop()
                else:
                    self.of[value] = len(self.kinds)
                    self.kinds.append(kind)
            else:
                reused = None
            for x in dict.fromkeys(step.inputs):
                if x in self.of and last[x] == i and x is not reused:
                    free.setdefault(self.kinds[self.of[x]], []).append(self.of[x])


def _last_uses(steps: list[Step]) -> dict[Value, int]:
    """Value -> the number of the last step that needs its memory. A row may give its argument
    back, whose memory is then needed as long as the result."""
    last: dict[Value, int] = {}
    for i in reversed(range(len(steps))):
        step = steps[i]
        fresh = step.target.writes or isinstance(step.target, Reduce)
        until = i if fresh else last.get(step.output, i)
        for value in step.inputs:
            last[value] = max(last.get(value, i), until)
    return last
