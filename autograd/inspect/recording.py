"""The recording of calls and passes, for all that explains and shows programs.

A graph keeps what its formulas read and nothing else. Within `recorded`, arguments and results of
all calls are kept as long as their nodes live, and what passes free of them. `record_pass` runs a
backward pass and notes what each node is given and gives.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import numpy as np

from autograd.array.duck_array import leaves
from autograd.array.unbroadcast import restore
from autograd.core.engine import grad
from autograd.core.engine_inputs import edge_of
from autograd.core.node import Node
from autograd.core.observers import Call, Evaluator, on_call, on_run
from autograd.core.reachability import Captures, key_of
from autograd.core.tensor import LEAF, Tensor, from_array
from autograd.core.watched_leaves import watch

Key = Any
"""What a value or a gradient belongs to: a leaf, or (node, number of the output); see `key_of`."""


# ---- calls ---------------------------------------------------------------------------------------


class RecordedCall(NamedTuple):
    """A call as it was made: later writes do not show.

    arguments  by their names in the row (or of `forward`), with arrays for Tensors
    sources    of the Tensors among them the key, None for a constant, and the array itself
    results    the arrays of its outputs by number
    """

    arguments: dict[str, Any]
    sources: dict[str, tuple[Key, np.ndarray]]
    results: dict[int, np.ndarray]


_calls: WeakKeyDictionary[Node, RecordedCall] = WeakKeyDictionary()
_saved: WeakKeyDictionary[Node, Any] = WeakKeyDictionary()


@contextmanager
def recorded() -> Iterator[None]:
    """A block whose calls are kept as long as their graph lives, for `explain`, `draw` and
    `explore`; so is what its backward passes free.

    Without it they show the value of an intermediate only where a formula or a variable needs it.
    Everything is copied: this is for looking at programs, not for running them.

    >>> import autograd as ag
    >>> from autograd.inspect.drawing import recorded
    >>> x = ag.tensor(2.0, requires_grad=True)
    >>> with recorded():
    ...     y = (x + 1) + 4
    >>> print("data 3.0" in ag.draw(y).to_dot())
    True
    """
    with on_call(_keep_call), on_run(_keeping_saved):
        yield


def recorded_call(node: Node) -> RecordedCall | None:
    """The call of a node that was made within `recorded`."""
    return _calls.get(node)


def recorded_saved(node: Node) -> Any:
    """What a node had saved when a pass within `recorded` ran it; None if none did."""
    return _saved.get(node)


def _keep_call(node: Node, call: Call) -> None:
    _calls[node] = RecordedCall(
        {name: _copy(value) for name, value in call.arguments.items()},
        {
            name: (None if value._fn is None else key_of(edge_of(value)), value._data)
            for name, value in call.arguments.items()
            if isinstance(value, Tensor)
        },
        {nr: x._data.copy() for nr, x in enumerate(call.results) if isinstance(x, Tensor)},
    )


def _keeping_saved(evaluate: Evaluator) -> Evaluator:
    def run(node: Node, saved: Any, g: Any, needs: Any) -> Any:
        if isinstance(saved, tuple):
            _saved[node] = _copy(saved)
        return evaluate(node, saved, g, needs)

    return run


def tensors_in(values: Iterable[Any]) -> Iterator[Tensor]:
    """The Tensors among values, and in tuples and lists."""
    return (each for each in leaves(values) if isinstance(each, Tensor))


def _copy(value: Any) -> Any:
    """A value with copies of its arrays, and of those of Tensors."""
    if isinstance(value, Tensor):
        return value._data.copy()
    if isinstance(value, (list, tuple)):
        return (list if isinstance(value, list) else tuple)(map(_copy, value))
    return value.copy() if isinstance(value, np.ndarray) else value


# ---- passes --------------------------------------------------------------------------------------


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


def nodes_below(y: Tensor) -> list[Node]:
    """The nodes that `y` depends on, in the order of the program."""
    nodes: Iterable[Node] = () if y._fn is LEAF else Captures([edge_of(y)], None).needs
    return sorted(nodes, key=lambda node: -node.stamp)


def leaves_below(y: Tensor) -> list[Tensor]:
    """The leaves that `y` depends on, in the order of the program."""
    if y._fn is LEAF:
        return [y]
    ends = (key_of(edge) for node in nodes_below(y) for edge in node.edges if edge is not None)
    return list(dict.fromkeys(end for end in ends if isinstance(end, Tensor)))


def record_pass(
    y: Tensor, start: np.ndarray, inputs: Sequence[Tensor], runs: list[Run], hooks: bool = True
) -> dict[Key, np.ndarray]:
    """Runs the backward pass of `y` to `inputs` and appends its runs to `runs`; the graph is
    retained and no ``.grad`` touched. Returns the gradients of the inputs that have one, by key.

    hooks: call them; without, `inputs` are all leaves, and the pass also runs through what passes
    within `recorded` have freed.
    Raises what `autograd.grad` raises.
    """
    within = {*nodes_below(y)}
    thread = threading.get_ident()

    def watching(evaluate: Evaluator) -> Evaluator:
        def run(node: Node, saved: Any, g: Any, needs: Any) -> Any:
            inside = threading.get_ident() == thread and node in within  # no pass of a hook's own
            if inside and not hooks:  # of all leaves, so all are wanted, as in `backward`
                needs = node.edges
            results = evaluate(node, saved, g, needs)
            if inside:
                grads = dict(g) if node.many_outputs else {type(node).output_nr: g}
                runs.append(Run(node, tuple(saved), grads, needs, tuple(results)))
            return results

        return run

    with on_run(watching), nullcontext() if hooks else _without_hooks(within, inputs):
        found = grad(y, list(inputs), from_array(start), retain_graph=True, allow_unused=True)
    keys = [key_of(edge_of(each)) for each in inputs]
    return {key: g._data for key, g in zip(keys, found, strict=True) if g is not None}


@contextmanager
def _without_hooks(nodes: Iterable[Node], leaves: Iterable[Tensor]) -> Iterator[None]:
    """A block in which nodes and leaves have no hooks, and nodes hold what was freed of them."""
    hooked = [(node, node.hooks) for node in nodes if node.hooks is not None]
    freed = [(node, node.saved) for node in nodes if is_freed(node) and node in _saved]
    watched = [(leaf, leaf._hooks) for leaf in leaves if getattr(leaf, "_hooks", None)]
    try:
        for node, _ in hooked:
            node.hooks = None
        for node, _ in freed:
            node.saved = _saved[node]
        for leaf, _ in watched:
            del leaf._hooks
        yield
    finally:
        for node, hooks in hooked:
            node.hooks = hooks
        for node, saved in freed:
            node.saved = saved
        for leaf, hooks in watched:
            leaf._hooks = hooks
            watch(leaf)


def is_freed(node: Node) -> bool:
    """Whether a pass has freed what a node had saved."""
    saved: Any = node.saved  # an empty tuple: nothing to save; another false thing: freed
    return not saved and not isinstance(saved, tuple)


def trace_of(y: Tensor, start: np.ndarray, inputs: Sequence[Tensor]) -> Trace:
    """The backward pass of `y` to `inputs` from the gradient `start`, see `record_pass`."""
    runs: list[Run] = []
    found = record_pass(y, start, inputs, runs)
    keys = [key_of(edge_of(each)) for each in inputs]
    return Trace(runs, _arrivals(runs, key_of(edge_of(y)), start, found), keys, start)


def _arrivals(
    runs: Sequence[Run], root: Key, start: np.ndarray, last: dict[Key, np.ndarray]
) -> dict[Key, Arrival]:
    parts: dict[Key, list[np.ndarray]] = {root: [start]}
    arrivals: dict[Key, Arrival] = {}
    for run in runs:
        for nr, g in run.grads.items():
            arrivals[run.node, nr] = _arrival(parts.get((run.node, nr), []), g)
        for edge, g in zip(run.needs, run.results, strict=True):
            if edge is not None and g is not None:
                parts.setdefault(key_of(edge), []).append(g)
    for key, g in last.items():
        if key not in arrivals:
            arrivals[key] = _arrival(parts.get(key, []), g)
    return arrivals


def _arrival(parts: list[np.ndarray], value: np.ndarray) -> Arrival:
    if not parts:
        return Arrival(parts, value, True)
    with np.errstate(all="ignore"):
        total: Any = sum(parts[1:], parts[0])
    if total is not value and (total.shape, total.dtype) != (value.shape, value.dtype):
        total = restore(total, value.shape, value.dtype)  # as the engine does for a leaf
    same = total is value or np.asarray(total).tobytes() == value.tobytes()
    return Arrival(parts, value, not same)
