"""The backward graph of a trace: nodes that run those of the rows on traced tensors."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from autograd.base.grad_mode import _set, is_grad_enabled
from autograd.compile.ir.targets import Target
from autograd.compile.tracing.deferred_gradients import DeferredGradients, DeferredSecondGradients
from autograd.compile.tracing.errors import refuse
from autograd.compile.tracing.shape_inference import InferredCall, map_index
from autograd.core.dispatch import Operation
from autograd.core.node import AccumulateGrad, Node, Output, accumulate_grad_of
from autograd.core.reachability import key_of
from autograd.core.tensor import LEAF, Tensor, from_array
from autograd.core.version_counter import next_stamp
from autograd.transforms.batching.tensor import BatchedTensor

if TYPE_CHECKING:
    from autograd.compile.tracing.trace import Trace


def record(
    trace: Trace, op: Operation, args: list[Any], inferred: InferredCall, outputs: Sequence[Any]
) -> None:
    """Connects the traced `outputs` of a call to its traced arguments."""
    row = inferred.node
    assert row is not None
    inputs = [x for i in op.edges for x in (args[i] if i in op.lists else [args[i]])]
    edges = [None if x is None else _edge(x) for x in inputs]
    if "missing" in inferred.saved:
        what = f"the derivative of {op.name}() reads a value of its own"
        ends = _refusals(what, edges, len(outputs))
        for output, nr, end in zip(outputs, inferred.edges, ends, strict=True):
            output._fn = None if nr is None else end
        return
    node: Any = _node(_ManyTraced if row.many_outputs else _Traced, edges)
    node.row = row
    node.trace = trace
    node.results = [None if x is None else (x.shape, x.dtype) for x in inputs]
    for output, nr in zip(outputs, inferred.edges, strict=True):
        if nr is not None:
            output._fn = Output(node, nr) if row.many_outputs else node
    node.kept = tuple(_keep(place, args, outputs) for place in inferred.saved)


def _node(cls: type[Node], edges: Iterable[Any]) -> Any:
    """A new node of a trace."""
    node = cls()
    node.stamp = next_stamp()
    node.hooks = node.restore = None
    node.saved = node.args = ()
    node.edges = tuple(edges)
    return node


class _Traced(Node):
    """A node of the backward graph while tracing: the row's own node, on traced tensors.

    row      the node of the row, whose formulas are run
    kept     the traced tensors that it has saved
    results  per edge the shape and dtype of its gradient
    """

    __slots__ = ("kept", "results", "row", "trace")

    operation = "traced"

    row: Node
    kept: tuple[Any, ...]
    results: list[Any]
    trace: Trace

    def saved_values(self) -> tuple[Any, ...]:
        return ()

    @property
    def flat(self) -> bool:  # type: ignore[override]
        return self.row.flat

    def check_saved(self) -> None:
        """Nothing to check: a trace is not written in place."""

    def on_tensors(self, saved: Any, grad: Any, needs: Sequence[Any]) -> Sequence[Any]:
        watch = self.trace.watch
        self.trace.differentiated = True
        grad = _map(self._lifted, grad)  # before what is new becomes constant: it may be captured
        constants, self.trace.constants = self.trace.constants, True
        looked = watch.look_away()
        try:
            return self.row.on_tensors(self.kept, grad, needs)
        except (AttributeError, RuntimeError, TypeError):  # it looks at values, or wants arrays
            return self._defer(grad, needs)
        finally:
            self.trace.constants = constants
            watch.look(looked)

    def _lifted(self, grad: Any) -> Any:
        """A gradient, or samples of one, as traced tensors."""
        if grad.__class__ is BatchedTensor:
            value, level = grad._state
            return BatchedTensor.of(self._lifted(value), level)
        return self.trace.lift(grad) if grad.__class__ is Tensor else grad

    def on_arrays(self, saved: Any, grad: Any, needs: Sequence[Any]) -> Sequence[Any]:
        mode = _set(False)
        try:
            grad = _map(lambda g: from_array(g) if isinstance(g, np.ndarray) else g, grad)
            return self.on_tensors(saved, grad, needs)
        finally:
            _set(mode)

    def _defer(self, grad: Any, needs: Sequence[Any]) -> Sequence[Any]:
        """Gradients by a formula that looks at values: a step which runs it on arrays."""
        traced: list[Any] = []
        map_index(traced.append, self.row.args if type(self.row).arg_names else ())
        if traced:
            refuse(
                f"the derivative of {self.row.operation}() looks at a subscript",
                "Differentiate it outside of the compiled function",
            )
        if any(isinstance(value, tuple) for value in self.kept):
            refuse(f"{self.row.name()} looks at values of a list", "Call it outside")
        many = self.row.many_outputs
        saved = [value for value in self.kept if value is not None]
        inputs = [self.trace.lift(x) for x in (*(grad.values() if many else [grad]), *saved)]
        wanted = tuple(need is not None for need in needs)
        is_saved = tuple(value is not None for value in self.kept)
        target = DeferredGradients(
            -next_stamp(), self.row, wanted, is_saved, tuple(grad) if many else None
        )
        ends: list[Any] = [None] * sum(wanted)
        if is_grad_enabled():
            node = _node(_Deferred, map(_edge, inputs))
            node.row = self.row
            node.trace = self.trace
            node.target = target
            node.kept = tuple([x._state[0] for x in inputs])
            node.results = [(x.shape, x.dtype) for x in inputs]
            ends = [Output(node, nr) for nr in range(len(ends))]
        return self._step(target, [x._state[0] for x in inputs], wanted, ends)

    def _step(
        self, target: Target, args: Sequence[Any], wanted: Sequence[bool], ends: Sequence[Any]
    ) -> Sequence[Any]:
        """The gradients that a new step of the graph computes, with their edges."""
        results = [each for each, want in zip(self.results, wanted, strict=True) if want]
        step = self.trace.graph.add(target, args, results)
        step.packed = True
        found = iter(map(self.trace.tensor, step.outputs, ends))
        return [next(found) if want else None for want in wanted]


class _ManyTraced(_Traced):
    """The same for rows with several differentiable outputs."""

    __slots__ = ()
    many_outputs = True


class _Deferred(_ManyTraced):
    """A node for gradients that are computed at each call, and so are those of them."""

    __slots__ = ("target",)

    target: DeferredGradients

    def on_tensors(self, saved: Any, grad: Any, needs: Sequence[Any]) -> Sequence[Any]:
        self.trace.differentiated = True
        wanted = tuple([need is not None for need in needs])
        given = [self.trace.lift(g) for g in grad.values()]
        target = DeferredSecondGradients(-next_stamp(), self.target, tuple(grad), wanted)
        ends: list[Any] = [None] * sum(wanted)
        if is_grad_enabled():
            what = f"the third derivative of {self.row.operation}() looks at values"
            ends = _refusals(what, [*map(_edge, given), *self.edges], len(ends))
        return self._step(target, [*[x._state[0] for x in given], *self.kept], wanted, ends)


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
    node = _node(_Refusing, edges)
    node.what = what
    return [Output(node, nr) for nr in range(count)]


def _map(function: Callable[[Any], Any], grad: Any) -> Any:
    """The gradient of the only output, or those of several by their numbers, with `function`."""
    if isinstance(grad, dict):
        return {nr: function(g) for nr, g in grad.items()}
    return function(grad)


def _edge(tensor: Tensor) -> Any:
    fn = tensor._fn
    return accumulate_grad_of(tensor) if fn is LEAF else fn


def _keep(place: Any, args: list[Any], outputs: Sequence[Any]) -> Any:
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
            return tuple(_keep(each, args, outputs) for each in places)
    raise AssertionError(place)


def _snapshot(tensor: Any) -> Any:
    """The tensor as it is now; the user's own may be written in place, unless it is a leaf."""
    if tensor._fn is LEAF:
        return tensor
    value, trace = tensor._state
    return trace.tensor(value, tensor._fn)


def depends_on(tensor: Tensor, leaves: Collection[Tensor]) -> bool:
    """Whether a gradient flows from `tensor` to one of `leaves`."""
    known = {id(key_of(each)) for each in leaves}
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
