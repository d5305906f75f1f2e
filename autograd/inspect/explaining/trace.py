"""A backward pass as it happened: its nodes in their order, what arrived at them and what they
gave, and how contributions were added up."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from autograd.core.engine import grad
from autograd.core.engine_inputs import edge_of, start_of
from autograd.core.node import Node
from autograd.core.observers import Evaluator, on_run
from autograd.core.reachability import Captures, key_of
from autograd.core.tensor import LEAF, Tensor, from_array

__all__ = ["Arrival", "Run", "Trace", "trace"]

Key = Any
"""What a gradient belongs to: a leaf, or (node, number of the output); see `captures.key_of`."""


class Run(NamedTuple):
    """One node as it was run.

    saved    what its formulas read, as arrays
    grads    number of an output -> the gradient that arrived
    needs    its edges, None for those whose gradient nobody wants
    results  the gradients of its inputs, one for each edge
    """

    node: Node
    saved: Any
    grads: dict[int, np.ndarray]
    needs: Sequence[Any]
    results: tuple[Any, ...]


class Arrival(NamedTuple):
    """A gradient when it is complete.

    parts   the contributions in the order in which they came
    value   what the node was run with, or what `grad` returns of a leaf
    hooked  whether it is another one than the sum of its parts, since a hook has changed it
    """

    parts: list[np.ndarray]
    value: np.ndarray
    hooked: bool


class Trace(NamedTuple):
    """runs: in the order of the pass. arrivals: by key, in the order in which they were complete.
    leaves: the keys of what was asked for. start: the gradient that the pass began with."""

    runs: list[Run]
    arrivals: dict[Key, Arrival]
    leaves: list[Key]
    start: np.ndarray


def leaves_below(y: Tensor) -> list[Tensor]:
    """The leaves that `y` depends on, those that the pass meets last first: in the order of the
    program."""
    if y._fn is LEAF:
        return [y]
    nodes = sorted(Captures([edge_of(y)], None).needs, key=lambda node: -node.stamp)
    ends = (key_of(edge) for node in nodes for edge in node.edges if edge is not None)
    return list(dict.fromkeys(end for end in ends if isinstance(end, Tensor)))


def trace(y: Tensor, gradient: Any, inputs: Sequence[Tensor]) -> Trace:
    """Runs the backward pass of `y` to `inputs`; the graph is retained and no ``.grad`` touched.

    Raises what `autograd.grad` raises.
    """
    (root,), (start,) = start_of([y], gradient, False)
    within = Captures([root], None).needs
    thread = threading.get_ident()
    runs: list[Run] = []

    def watching(evaluate: Evaluator) -> Evaluator:
        def run(node: Node, saved: Any, g: Any, needs: Any) -> Any:
            results = evaluate(node, saved, g, needs)
            if threading.get_ident() == thread and node in within:  # no pass of a hook's own
                grads = dict(g) if node.many_outputs else {type(node).output_nr: g}
                runs.append(Run(node, saved, grads, needs, tuple(results)))
            return results

        return run

    with on_run(watching):
        found = grad(y, list(inputs), from_array(start), retain_graph=True, allow_unused=True)
    wanted = [key_of(edge_of(each)) for each in inputs]
    last = {key: g._data for key, g in zip(wanted, found, strict=True) if g is not None}
    return Trace(runs, _arrivals(runs, key_of(root), start, last), wanted, start)


def _arrivals(
    runs: Sequence[Run], root: Key, start: np.ndarray, last: dict[Key, np.ndarray]
) -> dict[Key, Arrival]:
    parts: dict[Key, list[np.ndarray]] = {root: [start]}
    arrivals: dict[Key, Arrival] = {}
    for run in runs:
        for nr, g in run.grads.items():
            key = (run.node, nr)
            arrivals[key] = _arrival(parts.get(key, []), g)
        for edge, g in zip(run.needs, run.results, strict=True):
            if edge is not None and g is not None:
                parts.setdefault(key_of(edge), []).append(g)
    for key, g in last.items():
        if key not in arrivals:
            arrivals[key] = _arrival(parts.get(key, []), g)
    return arrivals


def _arrival(parts: list[np.ndarray], value: np.ndarray) -> Arrival:
    hooked = True
    if parts:
        total = parts[0]
        with np.errstate(all="ignore"):
            for part in parts[1:]:
                total = total + part
        hooked = total is not value and not _same(total, value)
    return Arrival(parts, value, hooked)


def _same(total: Any, value: np.ndarray) -> bool:
    """Whether a sum is `value` up to what the engine makes of it for a leaf: dtype and shape."""
    if total.shape != value.shape or total.dtype != value.dtype:
        from autograd.array.unbroadcast import restore

        total = restore(total, value.shape, value.dtype)
    return np.asarray(total).tobytes() == value.tobytes()
