"""Reads the graph behind a Tensor: what was computed from what, and what is known of the values.

A backward graph refers to its inputs and to the values that its formulas need, and to nothing else.
So the value of an intermediate is known where a node has saved it, where a variable of the caller
still holds it, or where the computation ran within `recorded`; of others the shape is known once a
pass has gone through.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from autograd.core.engine_inputs import edge_of
from autograd.core.node import Node, Output
from autograd.core.reachability import key_of
from autograd.core.tensor import Tensor
from autograd.inspect.names import given_names, names_of
from autograd.inspect.recording import (
    Key,
    Run,
    is_freed,
    leaves_below,
    nodes_below,
    record_pass,
    recorded_call,
    recorded_saved,
)
from autograd.inspect.rows import derivatives_of, location_of, name_of_edge

__all__ = ["Call", "Graph", "Value", "read"]


@dataclass(eq=False)
class Value:
    """A tensor of the forward computation.

    key    see `recording.Key`; of what requires no grad the id of its array, or the node that saved
           it and a negative number
    name   of the variable or the parameter; "" if there is none
    data   its array; None where nobody has kept it
    like   (shape, dtype) where they are known, with or without data
    grad   its ``.grad``, if it has one
    leaf   the Tensor itself, of leaves that require grad
    maker  the call that it is a result of; None for leaves
    """

    key: Key
    name: str = ""
    data: np.ndarray | None = None
    like: tuple[tuple[int, ...], np.dtype[Any]] | None = None
    grad: np.ndarray | None = None
    requires_grad: bool = True
    leaf: Tensor | None = None
    maker: Call | None = None

    @property
    def is_leaf(self) -> bool:
        return self.maker is None

    def know(self, data: Any) -> None:
        """Notes the array, unless one is known already."""
        if self.data is None and isinstance(data, np.ndarray):
            self.data = data
            self.like = (data.shape, data.dtype)

    def know_tensor(self, tensor: Tensor) -> None:
        """Notes the array and the ``.grad`` of a Tensor."""
        self.know(tensor._data)
        grad = getattr(tensor, "_grad", None)
        self.grad = None if grad is None else grad._data


@dataclass(eq=False)
class Call:
    """An operation that was recorded, with its node.

    inputs    (name of the argument, Value) for each edge of the node, None where no gradient flows;
              then those that need no gradient and have been saved
    outputs   those that something is known of, by number
    formulas  of each argument, as mathematics where those of the table call helpers
    held      what the node has saved; None once it is freed
    kept      whether that is a copy from within `recorded`, as a pass found it
    """

    node: Node
    operation: str
    formulas: dict[str, str]
    held: Any
    kept: bool
    inputs: list[tuple[str, Value | None]] = field(default_factory=list)
    outputs: dict[int, Value] = field(default_factory=dict)

    @property
    def saved(self) -> list[tuple[str, Any]]:
        """(name, array or arrays) of what is held."""
        pairs = zip(self.node.saved_names, self.held or (), strict=False)
        return [(name, value) for name, value in pairs if value is not None]

    @property
    def location(self) -> str:
        """``derivatives.yaml:412``; "" for what is no row of a table."""
        return location_of(self.node) or ""

    def formula_of(self, argument: str) -> str:
        """The formula of an input as `inputs` names it (``tensors[1]`` has that of ``tensors``)."""
        return self.formulas.get(argument, self.formulas.get(argument.split("[")[0], ""))

    def arguments(self) -> dict[str, Any]:
        """What formulas may name, as far as it is known: inputs, shapes, flags, saved values."""
        found: dict[str, Any] = {n: v.data for n, v in self.inputs if v and v.data is not None}
        found.update(zip(self.node.arg_names, getattr(self.node, "args", ()), strict=False))
        found.update(self.saved)
        return found


@dataclass(eq=False)
class Graph:
    """The calls behind a Tensor by their nodes, in the order of the program, and all values."""

    tensor: Tensor
    root: Value
    makers: dict[Node, Call]
    values: dict[Key, Value]

    @property
    def calls(self) -> list[Call]:
        return [*self.makers.values()]

    @property
    def freed(self) -> bool:
        """Whether a backward pass has freed what some node had saved."""
        return any(call.held is None for call in self.calls)

    def run(self, start: np.ndarray) -> tuple[list[Run], dict[Key, np.ndarray]]:
        """The runs of a backward pass from the gradient `start`, and the gradients of the leaves by
        key; no hook is called, nothing changed.

        Fills in the shapes of values of which nothing else is known, also where a node raises.
        """
        runs: list[Run] = []
        try:
            found = record_pass(self.tensor, start, leaves_below(self.tensor), runs, hooks=False)
        finally:
            for run in runs:
                for nr, g in run.grads.items():
                    value = self.makers[run.node].outputs[nr]
                    value.like = value.like or (g.shape, g.dtype)
        return runs, found


def read(function: str, y: Any, params: Any, variables: Mapping[str, Any]) -> Graph:
    """The graph behind `y`, with names from `params` and `variables`, for `function`.

    Raises TypeError if `y` is no Tensor or `params` no names of tensors, RuntimeError if `y` does
    not require grad.
    """
    if not isinstance(y, Tensor):
        raise TypeError(f"{function}(): argument 'y' must be a Tensor, not {type(y).__name__}")
    if y._fn is None:
        raise RuntimeError(
            f"{function}(): argument 'y' does not require grad, so there is no graph of it; "
            "compute it from tensors that require grad, outside of no_grad()"
        )
    names: dict[Key, tuple[str, Tensor]] = {}
    for named in (given_names(function, params).items(), names_of(variables)):
        for name, tensor in named:
            names.setdefault(_key_of_tensor(tensor), (name, tensor))
    calls = {node: _call_of(node) for node in nodes_below(y)}
    values: dict[Key, Value] = {}

    def value(edge: Any) -> Value:
        key = key_of(edge)
        if key not in values:
            if isinstance(key, Tensor):
                values[key] = Value(key, requires_grad=key._fn is not None, leaf=key)
                values[key].know_tensor(key)
            else:
                maker = calls[key[0]]
                values[key] = maker.outputs[key[1]] = Value(key, maker=maker)
        return values[key]

    def result(node: Node, nr: int) -> Value:
        return value(Output(node, nr) if node.many_outputs else node)

    for node, call in calls.items():
        for i, edge in enumerate(node.edges):
            call.inputs.append((name_of_edge(node, i), None if edge is None else value(edge)))
        recorded = recorded_call(node)
        for nr, array in (recorded.results if recorded else {}).items():
            if node.many_outputs or nr == node.output_nr:
                result(node, nr).know(array)
        for array, place in _saved(call):
            if isinstance(place, Output):
                result(node, place.nr).know(array)
            elif isinstance(place, int):
                _know_input(call, array, place, values, names)
    root = value(edge_of(y))
    root.know(y._data)
    for key, (name, tensor) in names.items():
        if key in values:
            values[key].name = values[key].name or name
            values[key].know_tensor(tensor)
    return Graph(y, root, calls, values)


def _key_of_tensor(tensor: Tensor) -> Key:
    return id(tensor._data) if tensor._fn is None else key_of(edge_of(tensor))


def _call_of(node: Node) -> Call:
    held = recorded_saved(node)
    kept = held is not None
    if not kept and not is_freed(node):
        held = node.saved
    operation = getattr(node, "operation", node.name())
    return Call(node, operation, derivatives_of(node), held, kept)


def _saved(call: Call) -> Iterator[tuple[Any, Any]]:
    """Each saved array and its place: the number of an input, or an Output of the node itself."""
    for value, place in zip(call.held or (), call.node.saved_edges, strict=False):
        if isinstance(value, tuple) and isinstance(place, int):
            for i, each in enumerate(value):
                yield each, place + i
        else:
            yield value, place


def _know_input(
    call: Call, array: Any, place: int, values: dict[Key, Value], names: Mapping[Key, Any]
) -> None:
    """Notes the saved array of input number `place`; one that needs no gradient becomes a Value."""
    argument, value = call.inputs[place]
    if not isinstance(array, np.ndarray):
        return
    if value is None:
        key = id(array) if id(array) in names else (call.node, -1 - place)
        value = values.setdefault(key, Value(key, requires_grad=False))
        call.inputs[place] = (argument, value)
    elif call.kept:
        value.data = None  # the leaf may have been written since
    value.know(array)
