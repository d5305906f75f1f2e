"""One graph of results and gradients as two: the forward, and the backward that reads what the
forward saved, and that computes again what costs less than the memory it would be saved in.

A saved value is written to memory and read back, and what is kept for the backward is mapped anew
at each call: that costs as much as eight passes of arithmetic over a block in the cache. So a chain
of a few cheap steps, from what is saved anyhow, is run again within the loops of the backward.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

import numpy as np

from autograd.compile.ir.graph import Graph, Step, Value
from autograd.compile.ir.targets import Broadcast, Cast, Choice, Reshape, Transpose, Ufunc
from autograd.compile.schedule.alias_analysis import storage_of
from autograd.compile.schedule.fuse import can_fuse

_COMPARISONS = frozenset({"equal", "not_equal", "less", "less_equal", "greater", "greater_equal"})
_COSTS = {
    **dict.fromkeys(_COMPARISONS, 1),
    **dict.fromkeys(
        ("absolute", "add", "conjugate", "fabs", "logical_and", "logical_not", "logical_or",
         "maximum", "minimum", "multiply", "negative", "positive", "square", "subtract"), 1
    ),
    **dict.fromkeys(("divide", "reciprocal"), 2),
    "sqrt": 4,
}  # fmt: skip
"""Ufunc -> the time that it takes for elements in the cache, beside that of an addition; as
measured, and rounded up. What is not listed is dear."""

_OF_REALS = frozenset({"absolute", "divide", "reciprocal", "sqrt"})
"""Those of them that are dear for complex numbers."""

_JUMPS = _COMPARISONS | {
    "ceil", "copysign", "floor", "heaviside", "isfinite", "isinf", "isnan", "rint", "sign",
    "signbit", "trunc",
}  # fmt: skip
"""What a last digit may turn over. Passes may round a chain in the backward in another way than in
the forward, so what these read is the forward's own."""

_CHAIN = 4
"""What a chain may cost."""

DEAR = _CHAIN + 1

_SMALL = 8
"""How many times fewer elements what is saved in the place of a value must have."""


class JointGraph(NamedTuple):
    """A graph of lowered steps that computes results from inputs, and `gradients` from these and
    from `cotangents`, which are inputs, too."""

    graph: Graph
    cotangents: Sequence[Value]
    gradients: Sequence[Value]

    def parts(self) -> tuple[list[Step], list[Step], list[Value]]:
        """The steps of the forward, those of the backward, and the values, inputs among them, that
        the backward reads of the forward. What no output needs is computed in the backward."""
        graph = self.graph
        needed, late = graph.needed_steps(graph.outputs), graph.needed_steps(self.gradients)
        early = [step for step in graph.steps if step in needed]
        later = [step for step in graph.steps if step in late and step not in needed]
        known = {value for step in later for value in step.outputs}.union(self.cotangents)
        wanted = [value for step in later for value in step.inputs] + list(self.gradients)
        saved = [x for x in dict.fromkeys(wanted) if x not in known and x.array is None]
        return early, later, saved

    def saved_bytes(self) -> int:
        """Bytes that live from forward to backward, beside arguments and results."""
        known = {storage_of(value) for value in [*self.graph.inputs, *self.graph.outputs]}
        saved = {storage_of(value) for value in self.parts()[2]}
        return sum(value.nbytes for value in saved - known)

    def split(self) -> tuple[Graph, Graph]:
        """The forward graph: the outputs, then what the backward reads; and the backward graph,
        whose inputs are those values and the cotangents, and whose outputs are the gradients."""
        early, later, saved = self.parts()
        first, second = Graph(), Graph()
        first.inputs = [value for value in self.graph.inputs if value not in self.cotangents]
        first.steps = early
        first.outputs = [*self.graph.outputs, *saved]
        stand_ins = {value: Value(value.shape, value.dtype) for value in saved}
        second.inputs = [*stand_ins.values(), *self.cotangents]
        second.steps = later
        for step in later:
            step.substitute(stand_ins)
        second.outputs = [stand_ins.get(value, value) for value in self.gradients]
        return first, second

    def rematerialize(self, sources: Collection[Value], least: int) -> None:
        """Gives the backward copies of its own of the steps whose values are cheaper computed than
        saved, so that `split` finds fewer to save; never are more bytes.

        sources: inputs that may be saved for that: which somebody keeps in any case, and which
        nobody writes unseen. least: elements of arrays below which calls cost more than memory.
        Values that a call of its own reads, as a product does, stay saved: there they would have to
        be written all the same.
        """
        _Rematerialization(self, sources, least)


class _Rematerialization:
    """saved    what the backward reads of the forward
    copies   of values that the backward computes again: its own ones
    readers  of a value: the steps of the backward that read it
    """

    def __init__(self, joint: JointGraph, sources: Collection[Value], least: int) -> None:
        early, self.later, saved = joint.parts()
        self.graph = joint.graph
        self.kept = {*joint.graph.outputs, *joint.gradients}
        self.sources = set(sources)
        self.least = least
        self.early = set(early)
        self.saved = dict.fromkeys(saved)
        self.copies: dict[Value, Value] = {}
        self.readers: dict[Value, list[Step]] = {}
        for step in self.later:
            self._note(step)
        places = {step: place for place, step in enumerate(self.graph.steps)}
        candidates = [value for value in self.saved if self._may_go(value)]
        # what is read by copies of later values is decided after them
        for value in sorted(candidates, key=lambda x: -places[x.step] if x.step else 0):
            if all(can_fuse(x) and x.target.title not in _JUMPS for x in self.readers[value]):
                self._try(value)
        if self.copies:
            self._place_copies()

    def _note(self, reader: Step) -> None:
        for value in reader.inputs:
            self.readers.setdefault(value, []).append(reader)

    def _may_go(self, value: Value) -> bool:
        """Whether it is worth it to look for a chain: results and views of other memory are kept
        for nothing."""
        if storage_of(value) is not value or value.step not in self.early:
            return False
        return value.size >= self.least and value not in self.kept

    def _try(self, value: Value) -> None:
        del self.saved[value]
        chain: dict[Step, None] = {}
        added: dict[Value, None] = {}
        cost = self._reach(value, value.size, chain, added)
        if cost > _CHAIN or sum(x.nbytes for x in added if x.step is not None) > value.nbytes:
            self.saved[value] = None
            return
        self.saved.update(added)
        for step in chain:
            copy = Step(step.target, step.args)
            copy.outputs = [Value(x.shape, x.dtype, copy) for x in step.outputs]
            self.copies[step.output] = copy.output
            self._note(copy)

    def _reach(
        self, value: Value, size: int, chain: dict[Step, None], added: dict[Value, None]
    ) -> int:
        """The cost of the steps, which are added to `chain`, that compute `value` from what the
        backward has, and from sources and values that are small beside `size`, `added` to
        that."""
        step = value.step
        if step is None or cost_of(step) > _CHAIN:
            return DEAR
        cost = cost_of(step)
        is_firm = step.target.title in _JUMPS or isinstance(step.target, Reshape | Transpose)
        for x in step.inputs:
            if x.array is not None or x in self.saved or x in added:
                continue
            if x in self.copies or x.step in chain:
                cost += DEAR if is_firm else 0
            elif x in self.sources or (x.step is not None and x.size * _SMALL <= size):
                added[x] = None
            else:
                cost += DEAR if is_firm else self._reach(x, size, chain, added)
            if cost > _CHAIN:
                return cost
        chain[step] = None
        return cost

    def _place_copies(self) -> None:
        """Puts each copy in front of the first step that reads it: until then it needs no memory,
        and then it does while it is read."""
        made = {copy: copy.step for copy in self.copies.values() if copy.step is not None}
        placed: set[Value] = set()
        steps: list[Step] = []
        later = set(self.later)

        def place(reader: Step) -> None:
            reader.substitute(self.copies)
            for value in reader.inputs:
                if value in made and value not in placed:
                    placed.add(value)
                    place(made[value])
            steps.append(reader)

        for step in self.graph.steps:
            if step in later:
                place(step)
            else:
                steps.append(step)
        self.graph.steps = steps


def cost_of(step: Step) -> int:
    """The cost of a step; `DEAR` unless it is known to be small."""
    target = step.target
    values = [*step.inputs, *step.outputs]
    if len(step.outputs) != 1 or step.packed or any(x.dtype == np.float16 for x in values):
        return DEAR
    if isinstance(target, Broadcast | Reshape | Transpose):
        return 0
    if isinstance(target, Ufunc):
        is_complex = any(x.dtype.kind == "c" for x in values)
        return DEAR if is_complex and target.name in _OF_REALS else _COSTS.get(target.name, DEAR)
    if isinstance(target, Cast):
        return 1
    return 2 if isinstance(target, Choice) else DEAR
