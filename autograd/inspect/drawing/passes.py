"""A backward pass in slow motion: what arrives at each node, what leaves it, what adds up where.

The order is the engine's: the latest node that has received a gradient is run first, and leaves are
written at the end. Nothing is changed: no ``.grad``, no saved value; hooks are not called.
"""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Any

import numpy as np

from autograd.core.error_notes import explain
from autograd.core.gradient_buffers import as_like
from autograd.inspect.drawing.reading import Call, Graph, Value, key_of

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
    """The steps of the pass that starts at the root with the gradient `start`.

    Fills in the shapes of values of which nothing else is known. The graph must not be freed. What
    a node raises comes through, with a note as the engine adds it.
    """
    buffers: dict[Any, np.ndarray] = {graph.root.key: start}
    calls = {id(call.node): call for call in graph.calls}
    queue: list[tuple[int, int]] = []
    queued: set[int] = set()

    def enqueue(value: Value) -> None:
        if value.maker is not None and id(value.maker.node) not in queued:
            queued.add(id(value.maker.node))
            heappush(queue, (value.maker.node.stamp, id(value.maker.node)))

    enqueue(graph.root)
    steps = []
    while queue:
        call = calls[heappop(queue)[1]]
        node = call.node
        arriving = {nr: buffers[v.key] for nr, v in call.outputs.items() if v.key in buffers}
        for nr, g in arriving.items():
            _shape(call.outputs[nr], g)
        given: Any = arriving if node.many_outputs else next(iter(arriving.values()))
        deliveries = []
        try:
            held = call.held
            if not call.kept:
                node.check_saved()
                held = node.saved
            results = node.on_arrays(held, given, node.edges)
        except Exception as error:
            explain(error, node)
            raise
        for (name, value), edge, g in zip(call.inputs, node.edges, results, strict=False):
            if g is None or edge is None or value is None:
                continue
            assert value.key == key_of(edge)
            before = buffers.get(value.key)
            buffers[value.key] = after = g if before is None else before + g
            deliveries.append(Delivery(name, value, g, before, after))
            enqueue(value)
        steps.append(Step(call, arriving, deliveries))
    writes = []
    for value in graph.values.values():
        if value.leaf is not None and value.requires_grad and value.key in buffers:
            g = as_like(buffers[value.key], value.leaf._data)
            writes.append(Write(value, g, value.grad, g if value.grad is None else value.grad + g))
    return steps, writes


def _shape(value: Value, gradient: np.ndarray) -> None:
    """The gradient of a value has its shape and dtype."""
    if value.like is None:
        value.like = (gradient.shape, gradient.dtype)
