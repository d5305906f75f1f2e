"""A recorded pass in slow motion: what arrives at each node, what leaves it, what adds up where."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from autograd.inspect.drawing.reading import Call, Graph, Value
from autograd.inspect.recording import Key

__all__ = ["Delivery", "Step", "Write", "run"]


@dataclass(eq=False)
class Delivery:
    """A gradient that flows along an edge: its buffer held `before` and holds `after`."""

    argument: str
    target: Value
    gradient: np.ndarray
    before: np.ndarray | None
    after: np.ndarray


@dataclass(eq=False)
class Step:
    """The run of a node: the gradients of its outputs by number, and what it gave."""

    call: Call
    arriving: dict[int, np.ndarray]
    deliveries: list[Delivery]


@dataclass(eq=False)
class Write:
    """The end at a leaf: `gradient` is added to its ``.grad``, which holds `after` then."""

    leaf: Value
    gradient: np.ndarray
    before: np.ndarray | None
    after: np.ndarray


@np.errstate(all="ignore")
def run(graph: Graph, start: np.ndarray) -> tuple[list[Step], list[Write]]:
    """The steps of the pass that starts at the root with the gradient `start`; see `Graph.run`."""
    runs, found = graph.run(start)
    buffers: dict[Key, np.ndarray] = {graph.root.key: start}
    steps = []
    for each in runs:
        call = graph.makers[each.node]
        deliveries = []
        for (name, value), edge, g in zip(call.inputs, each.needs, each.results, strict=False):
            if g is None or edge is None or value is None:
                continue
            before = buffers.get(value.key)
            buffers[value.key] = after = g if before is None else before + g
            deliveries.append(Delivery(name, value, g, before, after))
        steps.append(Step(call, each.grads, deliveries))
    leaves = [value for value in graph.values.values() if value.leaf is not None]
    writes = []
    for value in leaves:
        if value.key in found:
            g, before = found[value.key], value.grad
            writes.append(Write(value, g, before, g if before is None else before + g))
    return steps, writes
