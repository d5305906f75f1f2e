"""Reads the graph behind a Tensor: what was computed from what, and what is known of the values.

A backward graph refers to its inputs and to the values that its formulas need, and to nothing else.
So the value of an intermediate is known where a node has saved it, where a variable of the caller
still holds it, or where the computation ran within `recorded`; of others the shape is known once a
pass has gone through.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from autograd.base.errors import wrong_type
from autograd.core.engine_inputs import edge_of
from autograd.core.node import Node, Output
from autograd.core.reachability import key_of
from autograd.core.tensor import Tensor
from autograd.inspect.forward import Forward
from autograd.inspect.names import Names, given_names, names_of
from autograd.inspect.recording import (
    Key,
    Run,
    is_freed,
    leaves_below,
    nodes_below,
    record_pass,
    recorded_saved,
)
from autograd.inspect.rows import (
    argument_of_edge,
    derivatives_of,
    location_of,
    name_of_edge,
    saved_places,
)


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


@dataclass(eq=False)
class Call:
    """An operation that was recorded, with its node.

    inputs    (name of the argument, Value) for each edge of the node, None where no gradient flows;
              then those that need no gradient and have been saved
    outputs   those that something is known of, by number
    formulas  of each argument, as mathematics where those of the table call helpers; for this call,
              once it has been run
    endings   what is to be said after some of them
    held      what the node has saved; None once it is freed
    """

    node: Node
    operation: str
    formulas: dict[str, str]
    held: Any
    inputs: list[tuple[str, Value | None]] = field(default_factory=list)
    outputs: dict[int, Value] = field(default_factory=dict)
    endings: dict[str, str] = field(default_factory=dict)

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

    def ending_of(self, argument: str) -> str:
        """What is to be said after the formula of an input."""
        return self.endings.get(argument, "")


@dataclass(eq=False)
class Graph:
    """The calls behind a Tensor by their nodes, in the order of the program, and all values."""

    tensor: Tensor
    root: Value
    names: Names
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
                self._read_run(run)
                for nr, g in run.grads.items():
                    value = self.makers[run.node].outputs[nr]
                    value.like = value.like or (g.shape, g.dtype)
        return runs, found

    def _read_run(self, run: Run) -> None:
        """The formulas of a node for its call, and a constant that it has not kept."""
        call, forward = self.makers[run.node], Forward(run, self.names)
        if location_of(run.node) is not None:
            edges = enumerate(run.node.edges)
            wanted = {argument_of_edge(run.node, i)[0] for i, edge in edges if edge is not None}
            found = {name: x for name, x in forward.derivatives().items() if name in wanted}
            call.formulas = {name: each.text for name, each in found.items()}
            call.endings = {name: f", {each.ending}" for name, each in found.items() if each.ending}
        for place, (name, value) in enumerate(call.inputs):
            constant = forward.values.get(name)
            if value is None and isinstance(constant, np.ndarray):
                kept = Value((run.node, -1 - place), requires_grad=False)
                kept.know(constant)
                self.values[kept.key] = kept
                call.inputs[place] = (name, kept)


def read(function: str, y: Any, params: Any, variables: Mapping[str, Any]) -> Graph:
    """The graph behind `y`, with names from `params` and `variables`, for `function`.

    Raises TypeError if `y` is no Tensor or `params` no names of tensors, RuntimeError if `y` does
    not require grad.
    """
    if not isinstance(y, Tensor):
        raise wrong_type(function, "y", "a Tensor", y)
    if y._fn is None:
        raise RuntimeError(
            f"{function}(): argument 'y' does not require grad, so there is no graph of it; "
            "compute it from tensors that require grad, outside of no_grad()"
        )
    held = {node: _held(node) for node in nodes_below(y)}
    names = Names([*given_names(function, params).items(), *names_of(variables)], held, y)
    makers = {node: _call_of(node, held[node]) for node in held}
    values: dict[Key, Value] = {}

    def value(key: Key) -> Value:
        found = values.get(key)
        if found is None:
            found = values[key] = Value(key, names.given.get(key, ""))
            found.know(names.values.get(key))
            tensor = names.tensors.get(key)
            if isinstance(key, Tensor):
                found.leaf = tensor = key
                found.know(key._data)
            else:
                found.maker = makers[key[0]]
                found.maker.outputs[key[1]] = found
            grad = getattr(tensor, "_grad", None)
            found.grad = None if grad is None else grad._data
        return found

    results: dict[Node, list[Key]] = {}
    for key in names.values:
        if not isinstance(key, Tensor):
            results.setdefault(key[0], []).append(key)
    for node, call in makers.items():
        for i, edge in enumerate(node.edges):
            given = None if edge is None else value(key_of(edge))
            call.inputs.append((name_of_edge(node, i), given))
        for key in results.get(node, ()):
            if node.many_outputs or key[1] == node.output_nr:
                value(key)
        for array, place in saved_places(node, call.held):
            if isinstance(place, Output) or node.edges[place] is not None:
                continue
            key = id(array) if names.of_constant(array) else (node, -1 - place)
            constant = Value(key, names.of_constant(array) or "", requires_grad=False)
            constant = values.setdefault(key, constant)
            constant.know(array)
            call.inputs[place] = (call.inputs[place][0], constant)
    return Graph(y, value(key_of(edge_of(y))), names, makers, values)


def _held(node: Node) -> Any:
    """What a node has saved, or had when a pass within `recorded` freed it; None if it is freed."""
    held = recorded_saved(node)
    return held if held is not None or is_freed(node) else tuple(node.saved)


def _call_of(node: Node, held: Any) -> Call:
    return Call(node, getattr(node, "operation", node.name()), derivatives_of(node), held)
