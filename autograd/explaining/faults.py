"""The first nan or inf of a computation: which node made it, forward or backward, and of what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from autograd.captures import key_of
from autograd.explaining.calls import Call, argument_of_edge
from autograd.explaining.forward import Forward
from autograd.explaining.names import Names
from autograd.explaining.steps import formula_of, location_of
from autograd.explaining.texts import number_text
from autograd.explaining.trace import Run, Trace
from autograd.faults import at, first, position_text
from autograd.node import Node

__all__ = ["Fault", "fault_of"]

ANY = "nan or inf"


@dataclass(frozen=True)
class Fault:
    """The first nan or inf.

    phase     "forward" or "backward"
    node      the name of the node that made it; None if it was given: in a leaf, or as the gradient
              that the pass began with
    location  where its row stands
    name      of the value, or of that whose gradient it is
    index     where the first one is
    value     nan or inf itself
    formula   that made it: the forward of the row, or the derivative
    operands  what the formula read: at `index` where it works element by element
    """

    phase: str
    node: str | None
    location: str | None
    name: str
    index: tuple[int, ...]
    value: Any
    formula: str | None = None
    operands: Mapping[str, Any] | None = None

    def __str__(self) -> str:
        what = number_text(self.value)
        place = f" at index {self.index}" if self.index else ""
        of = self.name if self.phase == "forward" else f"the gradient of {self.name}"
        if self.node is None:
            return f"first {what}: {of} was given with it{place}"
        row = f" ({self.location})" if self.location else ""
        text = f"first {what}: {self.phase}, {self.node}{row} made it in {of}{place}"
        if self.formula is not None:
            text += f": {position_text(self.formula, self.operands or {})}"
        return text


def fault_of(trace: Trace, names: Names, calls: Mapping[Node, Call]) -> Fault | None:
    """The first nan or inf, as far as the values of the forward are known; None if there is none.

    A node that was given one by another, or by a leaf, has not made it.
    """
    runs = sorted(trace.runs, key=lambda run: -run.node.stamp)
    return _forward_fault(runs, names, calls) or _backward_fault(trace, names, calls)


def _forward_fault(runs: Sequence[Run], names: Names, calls: Mapping[Node, Call]) -> Fault | None:
    for run in runs:
        node = run.node
        for edge in node.edges:
            value = None if edge is None else names.values.get(key_of(edge))
            index = first(value, ANY)
            if index is not None:
                assert value is not None
                return Fault("forward", None, None, names.name(key_of(edge)), index, value[index])
        for nr in sorted(run.grads):
            value = names.values.get((node, nr))
            index = first(value, ANY)
            if index is None:
                continue
            assert value is not None
            forward = Forward(run, names, calls.get(node))
            return Fault(
                *("forward", node.name(), location_of(node), names.name((node, nr)), index),
                value[index],
                forward.expression(),
                _operands(forward, forward.values, value.shape, index),
            )
    return None


def _backward_fault(trace: Trace, names: Names, calls: Mapping[Node, Call]) -> Fault | None:
    index = first(trace.start, ANY)
    if index is not None:
        return Fault("backward", None, None, names.root, index, trace.start[index])
    for run in trace.runs:
        for i, (edge, g) in enumerate(zip(run.needs, run.results, strict=True)):
            index = None if edge is None else first(g, ANY)
            if index is None:
                continue
            node = run.node
            forward = Forward(run, names, calls.get(node))
            grads = {"grad": g} if len(run.grads) > 1 else {"grad": run.grads[forward.outputs[0]]}
            argument, _ = argument_of_edge(node, i)
            return Fault(
                *("backward", node.name(), location_of(node), names.name(key_of(edge)), index),
                np.asarray(g)[index],
                formula_of(node, argument),
                _operands(forward, {**grads, **forward.values}, np.shape(g), index),
            )
    return None


def _operands(
    forward: Forward, values: Mapping[str, Any], shape: tuple[int, ...], index: tuple[int, ...]
) -> dict[str, Any]:
    pointwise = forward.operation is not None and forward.operation.kind == "pointwise"
    return at(values, shape, index) if pointwise else dict(values)
