"""The chain rule as it happened, as records: one step for each node that ran."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from autograd.core.reachability import key_of
from autograd.inspect.anomaly import place_of
from autograd.inspect.forward import Forward
from autograd.inspect.names import Names
from autograd.inspect.recording import Run, Trace
from autograd.inspect.rows import argument_of_edge, formula_of, location_of, name_of_edge
from autograd.inspect.values import formula_text


@dataclass(frozen=True)
class Gradient:
    """A gradient when it is complete.

    name    of what it is the gradient of
    value   the gradient
    parts   the contributions that were added up, in their order
    hooked  whether hooks have put another in the place of the sum
    """

    name: str
    value: np.ndarray
    parts: tuple[np.ndarray, ...]
    hooked: bool = False


@dataclass(frozen=True)
class Contribution:
    """What a node gives to one of its inputs.

    name      of the input
    argument  its name in the row
    formula   the derivative as the table states it
    named     its mathematics with the names of the program: ``de/de * d``
    numbers   the same with numbers put in: ``1 * 4``
    value     what it gives: the gradient, or the `number`-th of the `count` that are added up
    ending    what is done at the end: ``summed to [3]`` where the input was broadcast; or ""
    """

    name: str
    argument: str
    formula: str | None
    named: str | None
    numbers: str | None
    value: np.ndarray
    ending: str
    number: int
    count: int


@dataclass(frozen=True)
class Step:
    """One node of the backward pass.

    number    of the step, from 1
    node      the name of the node, `MulBackward0`; operation: of its row
    location  ``derivatives.yaml:412``, or None
    place     ``file:line`` of the forward call, where anomaly mode was on; or None
    call      the forward call by names: ``e = c * d``
    numbers   the same with values, and its result: ``5 * 4 = 20``
    results   the values of the outputs, None where they are not known
    arriving  the gradients of the outputs
    leaving   the gradients of the inputs
    """

    number: int
    node: str
    operation: str | None
    location: str | None
    place: str | None
    call: str
    numbers: str
    results: tuple[np.ndarray | None, ...]
    arriving: tuple[Gradient, ...]
    leaving: tuple[Contribution, ...]


def gradients_of(trace: Trace, names: Names) -> dict[Any, Gradient]:
    return {
        key: Gradient(names.name(key), each.value, tuple(each.parts), each.hooked)
        for key, each in trace.arrivals.items()
    }


def steps_of(trace: Trace, names: Names, gradients: Mapping[Any, Gradient]) -> list[Step]:
    """The steps of a pass, in its order."""
    came: dict[Any, int] = {}
    return [_step(i, run, names, gradients, came) for i, run in enumerate(trace.runs, 1)]


def _step(
    number: int, run: Run, names: Names, gradients: Mapping[Any, Gradient], came: dict[Any, int]
) -> Step:
    node = run.node
    forward = Forward(run, names)
    leaving = []
    for i, (edge, value) in enumerate(zip(run.needs, run.results, strict=True)):
        if edge is None or value is None:
            continue
        key = key_of(edge)
        came[key] = came.get(key, 0) + 1
        count = len(gradients[key].parts) if key in gradients else came[key]
        leaving.append(_contribution(forward, i, key, value, came[key], count))
    return Step(
        number,
        node.name(),
        getattr(node, "operation", None),
        location_of(node),
        place_of(node),
        forward.call_text(),
        forward.numbers_text(),
        tuple(names.values.get((node, nr)) for nr in forward.outputs),
        tuple(gradients[node, nr] for nr in run.grads),
        tuple(leaving),
    )


def _contribution(
    forward: Forward, i: int, key: Any, value: np.ndarray, number: int, count: int
) -> Contribution:
    node = forward.node
    argument, _ = argument_of_edge(node, i)
    formula = formula_of(node, argument)
    named = numbers = None
    ending = ""
    if formula is not None and location_of(node) is not None:
        given = {**forward.names, **forward.differentials()}
        values = {**forward.values, **forward.gradients()}
        flags = {k: v for k, v in values.items() if k not in given}
        read = forward.derivative(argument)
        named = formula_text(read.text, given, flags, forward.real)
        numbers = formula_text(read.text, {}, values, forward.real)
        ending = forward.ending(read, value)
    elif formula is not None:  # in words
        named = re.sub(r"\bgrad\b", forward.differentials().get("grad", "grad"), formula)
    return Contribution(
        forward.known.name(key),
        name_of_edge(node, i),
        formula,
        named,
        numbers,
        value,
        ending,
        number,
        count,
    )
