"""The first nan and inf of a computation: which node made it, forward or backward, and of what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from autograd.base.registry import registry
from autograd.core.reachability import key_of
from autograd.inspect.forward import Forward
from autograd.inspect.names import Names
from autograd.inspect.recording import Run, Trace
from autograd.inspect.rows import argument_of_edge, derivatives_of, location_of
from autograd.inspect.values import (
    ANY,
    array_of,
    first,
    number_text,
    operands_at,
    operands_text,
    position_text,
)


@dataclass(frozen=True)
class Fault:
    """A first nan or inf.

    phase     "forward" or "backward"
    node      the name of the node that made it; None if it was given: in a leaf, a constant, or as
              the gradient that the pass began with
    location  where its row stands
    name      of the value, or of that whose gradient it is
    index     where the first one is
    value     nan or inf itself
    formula   that made it: the forward of the row, or the derivative
    operands  what the formula read: at `index` where it works element by element
    unknown   what the node was given and nobody has kept: it may have held the nan or inf already
    """

    phase: str
    node: str | None
    location: str | None
    name: str
    index: tuple[int, ...]
    value: Any
    formula: str | None = None
    operands: Mapping[str, Any] | None = None
    unknown: tuple[str, ...] = ()

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
        elif self.operands:
            text += f", given {operands_text(self.operands)}"
        if self.unknown:
            text += (
                f". Nobody has kept {', '.join(self.unknown)}, which may have held it already: "
                "explain a function, and all values are noted"
            )
        return text


def faults_of(trace: Trace, names: Names) -> list[Fault]:
    """The first nan or inf, as far as the values of the forward are known, and, where that is no
    nan, the first nan; none if all is finite.

    An inf may be meant, as in a mask; a nan hardly ever is. A node that was given one by another,
    or by a leaf, has not made it.
    """
    runs = sorted(trace.runs, key=lambda run: -run.node.stamp)
    found = []
    for kind in (ANY, "nan"):
        fault = next(_forward_faults(runs, names, kind), None)
        fault = fault or next(_backward_faults(trace, names, kind), None)
        if fault is not None:
            found.append(fault)
        if fault is None or np.isnan(fault.value):
            break
    return found


def _forward_faults(runs: Sequence[Run], names: Names, kind: str) -> Iterator[Fault]:
    for run in runs:
        node = run.node
        for edge in node.edges:
            value = None if edge is None else names.values.get(key_of(edge))
            index = first(value, kind)
            if value is not None and index is not None:
                yield Fault("forward", None, None, names.name(key_of(edge)), index, value[index])
        for nr in sorted(run.grads):
            value = names.values.get((node, nr))
            index = first(value, kind)
            if value is None or index is None:
                continue
            forward = Forward(run, names)
            yield from _of_constants(forward, value[index], kind)
            yield Fault(
                *("forward", node.name(), location_of(node), names.name((node, nr)), index),
                value[index],
                forward.expression(),
                operands_at(forward.operation, forward.values, value.shape, index),
                tuple(forward.unknown()),
            )


def _of_constants(forward: Forward, result: Any, kind: str) -> Iterator[Fault]:
    """What a call was given that needs no gradient: arrays, and the number that came out."""
    operation, call = forward.operation, forward.call
    arguments = call.arguments if call else ()
    for name in registry[operation.name].argument_names if operation else arguments:
        value = forward.values.get(name)
        index = first(value, kind)
        if index is None:
            continue
        array = array_of(value)
        assert array is not None
        if array.ndim == 0 and not np.array_equal(array, result, equal_nan=True):
            continue  # such as the order of a norm
        own = forward.names.get(name) or f"the argument '{name}' of {forward.node.name()}"
        yield Fault("forward", None, None, own, index, array[index])


def _backward_faults(trace: Trace, names: Names, kind: str) -> Iterator[Fault]:
    index = first(trace.start, kind)
    if index is not None:
        yield Fault("backward", None, None, names.root, index, trace.start[index])
    for run in trace.runs:
        for nr in run.grads:
            yield from _of_sums(trace, names, (run.node, nr), kind)
        for i, (edge, g) in enumerate(zip(run.needs, run.results, strict=True)):
            index = None if edge is None else first(g, kind)
            if index is None:
                continue
            node = run.node
            forward = Forward(run, names)
            argument, _ = argument_of_edge(node, i)
            values = {**forward.gradients(), **forward.values}
            yield Fault(
                *("backward", node.name(), location_of(node), names.name(key_of(edge)), index),
                np.asarray(g)[index],
                derivatives_of(node).get(argument),
                operands_at(forward.operation, values, np.shape(g), index),
            )
    for key in trace.leaves:
        yield from _of_sums(trace, names, key, kind)


def _of_sums(trace: Trace, names: Names, key: Any, kind: str) -> Iterator[Fault]:
    """A gradient whose contributions are free of what it holds itself."""
    arrival = trace.arrivals.get(key)
    index = None if arrival is None else first(arrival.value, kind)
    if arrival is None or index is None:
        return
    maker = "a hook" if arrival.hooked else "the sum of the contributions"
    value = arrival.value[index]
    yield Fault("backward", maker, None, names.name(key), index, value)
