"""How the arrays of a group are cut into blocks."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod

from autograd.compile.ir.graph import Value
from autograd.compile.ir.targets import Reduce
from autograd.compile.schedule.fuse import Group

__all__ = ["Layout"]

_RUN = 1024


class Layout:
    """The first `lead` dimensions of a group's domain are its rows.

    An array either has all of them, and is cut with them, or none, and is shared by all blocks.

    rows   how many rows there are
    inner  the shape of one row
    """

    def __init__(self, group: Group) -> None:
        self.domain = group.domain
        values = list(_values(group))
        reduced = [step.target.axes for step in group.steps if isinstance(step.target, Reduce)]
        self.lead = max(
            lead
            for lead in range(1, len(self.domain) + 1)
            if lead == 1 or self._fits(lead, values, reduced)
        )
        self.rows = prod(self.domain[: self.lead])
        self.inner = self.domain[self.lead :]

    def _fits(self, lead: int, values: list[Value], reduced: list[tuple[int, ...]]) -> bool:
        head = self.domain[:lead]
        for value in values:
            own = self._padded(value.shape)[:lead]
            if own != head and any(n != 1 for n in own):
                return False
        return all(set(axes) >= set(range(lead)) or min(axes) >= lead for axes in reduced)

    def _padded(self, shape: tuple[int, ...]) -> tuple[int, ...]:
        return (1,) * (len(self.domain) - len(shape)) + shape

    def is_cut(self, value: Value) -> bool:
        """Whether a block has rows of its own of it."""
        return self._padded(value.shape)[: self.lead] == self.domain[: self.lead]

    def row(self, shape: tuple[int, ...]) -> tuple[int, ...]:
        """The shape of one row of an array of this shape."""
        return self._padded(shape)[self.lead :]

    def axes(self, axes: Iterable[int]) -> tuple[int, ...]:
        """The axes within a block of rows that these of the domain are."""
        return tuple(sorted({max(axis - self.lead + 1, 0) for axis in axes}))

    def block(self, elements: int) -> int:
        """Rows of a block of at most about so many elements; blocks are of nearly equal size."""
        most = max(1, elements // max(1, prod(self.inner)))
        count = -(-self.rows // most)
        even = -(-self.rows // count) if count else 1
        whole = -(-even // _RUN) * _RUN  # rows of numbers are added in runs
        return whole if even < whole <= min(most, self.rows) else even


def _values(group: Group) -> Iterable[Value]:
    """The arrays that a group's steps touch, but for complete sums."""
    for step in group.steps:
        yield from step.inputs
        if not isinstance(step.target, Reduce):
            yield step.output
