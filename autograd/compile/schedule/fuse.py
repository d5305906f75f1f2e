"""Fusion: which steps are computed together, block by block.

A group has a domain, the shape of its largest arrays. In it are steps that work element by element,
and sums and extrema of arrays of that shape. Its blocks are ranges of the domain's first dimension
(of several, if nothing keeps them apart). What a step reads must be known for the same range of
rows: so a sum along the rows' own axes can be read within the group, while one over the first axis
is complete only after the last block.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from math import prod

import numpy as np

from autograd.compile.ir.graph import Graph, Step, Value
from autograd.compile.ir.targets import Mapped, Reduce, Scan


class Group:
    """Steps that share the loop over the blocks of `domain`; `number` is that of the unit, `sort`
    what its steps have in common."""

    def __init__(self, number: int, domain: tuple[int, ...], sort: object = True) -> None:
        self.number = number
        self.domain = domain
        self.sort = sort
        self.steps: list[Step] = []

    def takes(self, step: Step) -> bool:
        """Whether the step's arrays can be cut along with the domain."""
        if domain_of(step) == self.domain:
            return True
        if not self.domain:
            return False
        shape = domain_of(step)
        rows = len(shape) == len(self.domain) and shape[0] == self.domain[0]
        return rows and all(n in (1, m) for n, m in zip(shape, self.domain, strict=True))


def find_escaping(group: Group, uses: Counter[Value]) -> set[Value]:
    """What of a group is read outside of it."""
    inside = Counter(value for step in group.steps for value in step.inputs)
    made = [step.output for step in group.steps]
    return {value for value in made if uses[value] > inside[value]}


def steps_of(unit: Group | Step) -> list[Step]:
    """The steps of a unit of a program."""
    return unit.steps if isinstance(unit, Group) else [unit]


def fuse(
    graph: Graph, least: int, sort: Callable[[Step], object] | None = None
) -> list[Group | Step]:
    """The steps and groups of steps, in an order in which they can be run.

    least: elements of a domain below which nothing is fused. sort: of a step what those of its
    group have in common, something false if it stands in none; by default whether it can stand in
    the blocks of a loop.
    """
    return _Fusion(least, sort or can_fuse).units(graph)


class _Fusion:
    """reach[u]: the units that unit number u needs, directly or not, as the bits of a number."""

    def __init__(self, least: int, sort: Callable[[Step], object]) -> None:
        self.least = least
        self.sort = sort
        self.members: list[Group | Step] = []
        self.reach: list[int] = []
        self.unit_of: dict[Step, int] = {}
        self.by_domain: dict[tuple[int, ...], list[Group]] = {}

    def units(self, graph: Graph) -> list[Group | Step]:
        for step in graph.steps:
            self._place(step)
        order = sorted(range(len(self.members)), key=lambda u: (self.reach[u].bit_count(), u))
        return [_alone(self.members[u]) for u in order]

    def _place(self, step: Step) -> None:
        makers = [value.step for value in step.inputs if value.step is not None]
        sort = self.sort(step)
        if sort:
            for group in self._candidates(step, makers):
                if group.sort == sort and self._fits(step, group, makers):
                    self._join(step, group, makers)
                    return
        number = len(self.members)
        self.reach.append(self._needs(makers, None))
        self.unit_of[step] = number
        if sort and np.prod(domain_of(step)) >= self.least:
            group = Group(number, domain_of(step), sort)
            group.steps.append(step)
            self.members.append(group)
            self.by_domain.setdefault(group.domain, []).append(group)
        else:
            self.members.append(step)

    def _candidates(self, step: Step, makers: list[Step]) -> list[Group]:
        """The groups that make its arguments, the largest first, then the latest with its
        domain."""
        units = sorted({self.unit_of[maker] for maker in makers}, reverse=True)
        groups = [g for u in units if isinstance(g := self.members[u], Group) and g.takes(step)]
        groups.sort(key=lambda group: -np.prod(group.domain))
        same = self.by_domain.get(domain_of(step), ())
        return groups + [g for g in reversed(same) if g not in groups]

    def _needs(self, makers: list[Step], group: Group | None) -> int:
        bits = 0
        for maker in makers:
            unit = self.unit_of[maker]
            if group is None or unit != group.number:
                bits |= self.reach[unit] | (1 << unit)
        return bits

    def _fits(self, step: Step, group: Group, makers: list[Step]) -> bool:
        if self._needs(makers, group) >> group.number & 1:
            return False
        return not any(self.unit_of[maker] == group.number and is_late(maker) for maker in makers)

    def _join(self, step: Step, group: Group, makers: list[Step]) -> None:
        group.steps.append(step)
        self.unit_of[step] = group.number
        needs = self._needs(makers, group)
        if needs & ~self.reach[group.number]:
            self.reach[group.number] |= needs
            for unit, bits in enumerate(self.reach):
                if bits >> group.number & 1:
                    self.reach[unit] |= needs


def _alone(member: Group | Step) -> Group | Step:
    """A group of one step that is not worth a loop is that step."""
    if isinstance(member, Group) and len(member.steps) == 1 and member.sort != "native":
        (step,) = member.steps
        if isinstance(step.target, Reduce):
            return step
    return member


def can_fuse(step: Step) -> bool:
    """Whether a step can be done block by block."""
    if step.packed or len(step.outputs) != 1:
        return False
    if isinstance(step.target, Reduce):
        return True
    return step.target.elementwise and len(step.output.shape) > 0


def domain_of(step: Step) -> tuple[int, ...]:
    """The shape over which a step loops."""
    if isinstance(step.target, Reduce):
        return np.broadcast_shapes(*[value.shape for value in step.inputs])
    return step.output.shape


def is_late(step: Step) -> bool:
    """Whether its result is known only after the last block."""
    return isinstance(step.target, Reduce) and 0 in step.target.axes


# ---- blocks --------------------------------------------------------------------------------------

_RUN = 1024


class Layout:
    """The first `lead` dimensions of a group's domain are its rows.

    An array either has all of them, and is cut with them, or none, and is shared by all blocks.

    rows   how many rows there are
    inner  the shape of one row

    most: so many dimensions can be rows, at most.
    """

    def __init__(self, group: Group, most: int | None = None) -> None:
        self.domain = group.domain
        values = list(_values(group))
        reduced = [s.target.axes for s in group.steps if isinstance(s.target, Reduce | Scan)]
        self.lead = max(
            lead
            for lead in range(1, (most or len(self.domain)) + 1)
            if lead == 1 or self._fits(lead, values, reduced)
        )
        self.rows = prod(self.domain[: self.lead])
        self.inner = self.domain[self.lead :]

    def _fits(self, lead: int, values: list[Value], reduced: list[tuple[int, ...]]) -> bool:
        head = self.domain[:lead]
        for value in values:
            own = self._pad(value.shape)[:lead]
            if own != head and any(n != 1 for n in own):
                return False
        return all(set(axes) >= set(range(lead)) or min(axes) >= lead for axes in reduced)

    def _pad(self, shape: tuple[int, ...]) -> tuple[int, ...]:
        return (1,) * (len(self.domain) - len(shape)) + shape

    def is_cut(self, value: Value) -> bool:
        """Whether a block has rows of its own of it."""
        return self._pad(value.shape)[: self.lead] == self.domain[: self.lead]

    def row(self, shape: tuple[int, ...]) -> tuple[int, ...]:
        """The shape of one row of an array of this shape."""
        return self._pad(shape)[self.lead :]

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
        if not isinstance(step.target, Mapped):
            yield from step.inputs
        if not isinstance(step.target, Reduce):
            yield step.output
