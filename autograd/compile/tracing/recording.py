"""The backward graph of a trace: the nodes of the rows, on traced tensors."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from autograd.base.grad_mode import _set, is_grad_enabled
from autograd.compile.tracing.deferred_gradients import Gradients, SecondGradients
from autograd.compile.tracing.errors import refuse
from autograd.compile.tracing.shape_inference import InferredCall, map_index
from autograd.core.dispatch import Operation
from autograd.core.node import AccumulateGrad, Node, Output, accumulate_grad_of
from autograd.core.tensor import LEAF, Tensor, from_array
from autograd.core.version_counter import next_stamp

if TYPE_CHECKING:
    from autograd.compile.tracing.trace import Trace

__all__ = ["depends_on", "record"]


def record(
    trace: Trace, op: Operation, args: list[Any], inferred: InferredCall, outputs: Sequence[Any]
) -> None:
    """Connects the traced `outputs` of a call to its traced arguments."""
    row = inferred.node
    assert row is not None
    inputs = [x for i in op.edges for x in (args[i] if i in op.lists else [args[i]])]
    edges = tuple([None if x is None else _edge(x) for x in inputs])
    if "missing" in inferred.saved:
        what = f"the derivative of {op.name}() reads a value of its own"
        ends = _refusals(what, edges, len(outputs))
        for output, nr, end in zip(outputs, inferred.edges, ends, strict=True):
            output._fn = None if nr is None else end
        return
    node = _ManyTraced() if row.many_outputs else _Traced()
    node.stamp = next_stamp()
    node.hooks = node.restore = None
    node.saved = node.args = ()
    node.row = row
    node.trace = trace
    node.edges = edges
    node.results = [None if x is None else (x.shape, x.dtype) for x in inputs]
    for output, nr in zip(outputs, inferred.edges, strict=True):
        if nr is not None:
            output._fn = Output(node, nr) if row.many_outputs else node
    node.kept = tuple(_kept(place, args, outputs) for place in inferred.saved)


class _Traced(Node):
    """A node of the backward graph while tracing: the row's own node, on traced tensors."""

    __slots__ = ("kept", "results", "row", "trace")

    operation = "traced"

    row: Node
    kept: tuple[Any, ...]
    results: list[Any]
    trace: Trace

    def saved_values(self) -> tuple[Any, ...]:
        return ()

    def check_saved(self) -> None:
        """Nothing to check: a trace is not written in place."""

    def on_tensors(self, saved: Any, grad: Any, needs: Sequence[Any]) -> Sequence[Any]:
        watch = self.trace.watch
        self.trace.differentiated = True
        constants, self.trace.constants = self.trace.constants, True
        looked = watch.look_away()
        try:
            if isinstance(grad, dict):
                grad = {nr: self._lifted(g) for nr, g in grad.items()}
            else:
                grad = self._lifted(grad)
            return self.row.on_tensors(self.kept, grad, needs)
        except (AttributeError, RuntimeError, TypeError):  # it looks at values, or wants arrays
            return self._on_arrays_later(grad, needs)
        finally:
            self.trace.constants = constants
            watch.look(looked)

    def on_arrays(self, saved: Any, grad: Any, needs: Sequence[Any]) -> Sequence[Any]:
        mode = _set(False)
        try:
            if isinstance(grad, dict):
                grad = {nr: self._tensor(g) for nr, g in grad.items()}
            else:
                grad = self._tensor(grad)
            return self.on_tensors(saved, grad, needs)
        finally:
            _set(mode)

    def _lifted(self, grad: Tensor) -> Tensor:
        """A gradient as a traced tensor; batched and dual tensors are made of such."""
        return self.trace.lift(grad) if grad.__class__ is Tensor else grad

    def _tensor(self, g: Any) -> Any:
        return from_array(g) if isinstance(g, np.ndarray) else g

    def _on_arrays_later(self, grad: Any, needs: Sequence[Any]) -> Sequence[Any]:
        """Gradients by a formula that looks at values: a step which runs it on arrays."""
        traced: list[Any] = []
        map_index(traced.append, self.row.args if type(self.row).arg_names else ())
        if traced:
            refuse(
                f"the derivative of {self.row.operation}() looks at a subscript",
                "Differentiate it outside of the compiled function",
            )
        many = self.row.many_outputs
        grads = list(grad.values()) if many else [grad]
        layout: list[int | None] = []
        flat: list[Any] = []
        for value in self.kept:
            if isinstance(value, tuple):
                refuse(f"{self.row.name()} looks at values of a list", "Call it outside")
            layout.append(None if value is None else 1)
            if value is not None:
                flat.append(value)
        wanted = tuple(need is not None for need in needs)
        target = Gradients(
            self.row, -next_stamp(), wanted, tuple(layout), tuple(grad) if many else None
        )
        inputs = [self.trace.lift(x) for x in [*grads, *flat]]
        args = [x._state[0] for x in inputs]
        results = [each for each, need in zip(self.results, wanted, strict=True) if need]
        step = self.trace.graph.add(target, args, results)
        step.packed = True
        ends = self._ends(target, inputs) if is_grad_enabled() else [None] * len(results)
        found = iter(map(self.trace.tensor, step.outputs, ends))
        return [next(found) if need else None for need in wanted]

    def _ends(self, target: Gradients, inputs: Sequence[Any]) -> list[Any]:
        """The edges of gradients that are computed at each call."""
        node = _Differentiated()
        node.stamp = next_stamp()
        node.hooks = node.restore = None
        node.saved = node.args = ()
        node.row = self.row
        node.trace = self.trace
        node.target = target
        node.kept = tuple([x._state[0] for x in inputs])
        node.results = [(x.shape, x.dtype) for x in inputs]
        node.edges = tuple([_edge(x) for x in inputs])
        return [Output(node, nr) for nr in range(sum(target.needs))]


class _ManyTraced(_Traced):
    """The same for rows with several differentiable outputs."""

    __slots__ = ()
    many_outputs = True


class _Differentiated(_ManyTraced):
    """A node for gradients that are computed at each call, and so are those of them."""

    __slots__ = ("target",)

    target: Gradients

    def on_tensors(self, saved: Any, grad: Any, needs: Sequence[Any]) -> Sequence[Any]:
        self.trace.differentiated = True
        wanted = tuple([need is not None for need in needs])
        given = [self.trace.lift(g) for g in grad.values()]
        target = SecondGradients(self.target, -next_stamp(), tuple(grad), wanted)
        args = [*[x._state[0] for x in given], *self.kept]
        results = [each for each, need in zip(self.results, wanted, strict=True) if need]
        step = self.trace.graph.add(target, args, results)
        step.packed = True
        ends: list[Any] = [None] * len(results)
        if is_grad_enabled():
            edges = [*map(_edge, given), *self.edges]
            what = f"the third derivative of {self.row.operation}() looks at values"
            ends = _refusals(what, edges, len(ends))
        found = iter(map(self.trace.tensor, step.outputs, ends))
        return [next(found) if need else None for need in wanted]


class _Refusing(Node):
    """What comes from inputs by a derivative that cannot be traced."""

    __slots__ = ("what",)

    operation = "refusing"
    many_outputs = True
    what: str

    def on_tensors(self, saved: Any, grad: Any, needs: Sequence[Any]) -> Sequence[Any]:
        refuse(self.what, "Differentiate it outside of the compiled function")

    on_arrays = on_tensors


def _refusals(what: str, edges: Sequence[Any], count: int) -> list[Any]:
    """The edges of `count` outputs that depend on `edges` by a derivative that cannot be traced;
    None for each if that is on none."""
    if all(edge is None for edge in edges):
        return [None] * count
    node = _Refusing()
    node.stamp = next_stamp()
    node.hooks = node.restore = None
    node.saved = node.args = ()
    node.edges = tuple(edges)
    node.what = what
    return [Output(node, nr) for nr in range(count)]


def _edge(tensor: Tensor) -> Any:
    fn = tensor._fn
    return accumulate_grad_of(tensor) if fn is LEAF else fn


def _kept(place: Any, args: list[Any], outputs: Sequence[Any]) -> Any:
    match place:
        case None:
            return None
        case ("arg", i):
            return _snapshot(args[i])
        case ("item", i, k):
            return _snapshot(args[i][k])
        case ("out", i):
            return _snapshot(outputs[i])
        case ("each", places):
            return tuple(_kept(each, args, outputs) for each in places)
    raise AssertionError(place)


def _snapshot(tensor: Any) -> Any:
    """The tensor as it is now; the user's own may be written in place, unless it is a leaf."""
    if tensor._fn is LEAF:
        return tensor
    value, trace = tensor._state
    return trace.tensor(value, tensor._fn)


def depends_on(tensor: Tensor, leaves: Collection[Tensor]) -> bool:
    """Whether a gradient flows from `tensor` to one of `leaves`."""
    known = {id(each) for each in leaves}
    if tensor._fn is LEAF:
        return id(tensor) in known
    todo: list[Any] = [tensor._fn]
    seen: set[Node] = set()
    while todo:
        edge = todo.pop()
        node = edge.node if isinstance(edge, Output) else edge
        if isinstance(node, AccumulateGrad):
            if id(node.variable) in known:
                return True
        elif node is not None and node not in seen:
            seen.add(node)
            todo.extend(node.edges)
    return False
