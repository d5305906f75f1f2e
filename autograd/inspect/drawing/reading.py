"""Reads the graph behind a Tensor: what was computed from what, and what is known of the values.

A backward graph refers to its inputs and to the values that its formulas need, and to nothing else.
So the value of an intermediate is known where a node has saved it, where a variable of the caller
still holds it, or where the computation ran within `recorded`; of others the shape is known once a
pass has gone through (`autograd.inspect.drawing.passes`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from autograd.base.registry import registry
from autograd.core.dispatch import OPERATIONS
from autograd.core.node import Node, Output
from autograd.core.tensor import LEAF, Tensor
from autograd.inspect.drawing.recording import recorded_outputs, recorded_saved

__all__ = ["Call", "Graph", "Key", "Value", "key_of", "read"]

Key = tuple[int, int]
"""Of a value: the id of its leaf and 0, or of its node and the number of the output; of what
requires no grad the id of its array, or of the node that saved it, and a negative number."""


@dataclass(eq=False)
class Value:
    """A tensor of the forward computation.

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
    formulas  of each argument, as mathematics where those of the table call helpers
    held      what the node has saved; None once it is freed
    kept      whether that is a copy from within `recorded`, as a pass found it
    """

    node: Node
    operation: str
    inputs: list[tuple[str, Value | None]] = field(default_factory=list)
    outputs: dict[int, Value] = field(default_factory=dict)
    formulas: dict[str, str] = field(default_factory=dict)
    held: Any = None
    kept: bool = False

    @property
    def saved(self) -> list[tuple[str, Any]]:
        """(name, array or arrays) of what is held."""
        pairs = zip(self.node.saved_names, self.held or (), strict=False)
        return [(name, value) for name, value in pairs if value is not None]

    @property
    def location(self) -> str:
        """``derivatives.yaml:412``; "" for what is no row of a table."""
        return registry[self.operation].location if self.operation in registry else ""

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
    """The calls behind a value in the order in which they were made, and all values."""

    root: Value
    calls: list[Call]
    values: dict[Key, Value]

    @property
    def freed(self) -> bool:
        """Whether a backward pass has freed what some node had saved."""
        return any(call.held is None for call in self.calls)


def key_of(where: Any) -> Key:
    """The key of the value whose gradient flows along an edge, or of a Tensor."""
    if isinstance(where, Tensor):
        if where._fn is None:
            return id(where._data), -1
        return (id(where), 0) if where._fn is LEAF else key_of(where._fn)
    nr = where.nr if isinstance(where, Output) else where.output_nr
    node: Any = where.node if isinstance(where, Output) else where
    return (id(node), nr) if node._leaf is None else (id(node._leaf), 0)


def read(y: Tensor, names: Mapping[Key, tuple[str, Tensor]]) -> Graph:
    """The graph behind `y`, which requires grad; `names` as `naming.names_of` gives them."""
    values: dict[Key, Value] = {}
    calls = {node: _call_of(node) for node in _nodes(y)}
    ordered = sorted(calls.values(), key=lambda call: -call.node.stamp)
    makers = {id(call.node): call for call in ordered}

    def value(where: Any) -> Value:
        key = key_of(where)
        found = values.get(key)
        if found is None:
            found = values[key] = Value(key, maker=makers.get(key[0]))
            if found.maker is not None:
                found.maker.outputs[key[1]] = found
            else:
                leaf = where if isinstance(where, Tensor) else where._leaf
                _know_leaf(found, leaf)
        return found

    for call in ordered:
        for name, edge in zip(_argument_names(call), call.node.edges, strict=True):
            call.inputs.append((name, None if edge is None else value(edge)))
        node = call.node
        for nr, array in recorded_outputs(node):
            value(Output(node, nr) if node.many_outputs else node).know(array)
        for name, array, place in _saved(call):
            if isinstance(place, Output):
                value(Output(node, place.nr) if node.many_outputs else node).know(array)
            elif isinstance(place, int):
                _know_input(call, name, array, place, values, names)
    root = value(y)
    root.know(y._data)
    for key, (name, tensor) in names.items():
        if key in values:
            values[key].name = values[key].name or name
            values[key].know(tensor._data)
            grad = getattr(tensor, "_grad", None)
            values[key].grad = None if grad is None else grad._data
    return Graph(root, ordered, values)


def _nodes(y: Tensor) -> Iterator[Node]:
    """All nodes behind a tensor, each once; not those that accumulate."""
    seen: set[Node] = set()
    stack = [] if y.grad_fn is None else [y.grad_fn]
    while stack:
        node = stack.pop()
        if node in seen or node._leaf is not None:
            continue
        seen.add(node)
        yield node
        for edge in node.edges:
            following = edge.node if isinstance(edge, Output) else edge
            if isinstance(following, Node):
                stack.append(following)


def _call_of(node: Node) -> Call:
    formulas = {}
    for names, formula in node.formulas.items():  # one formula may be of several arguments
        formulas.update(dict.fromkeys(names.split(", "), formula))
    operation = getattr(node, "operation", node.name())
    if operation in registry:
        stated = registry[operation].mathematics
        formulas.update({name: text for name, text in stated.items() if name in formulas})
    held = recorded_saved(node)
    if held is not None:
        return Call(node, operation, formulas=formulas, held=held, kept=True)
    saved: Any = node.saved  # empty: nothing to save; another false thing: freed
    there = bool(saved) or isinstance(saved, tuple)
    return Call(node, operation, formulas=formulas, held=saved if there else None)


def _argument_names(call: Call) -> list[str]:
    """A name for each edge: those of the formulas; the last is a list where there are more."""
    names = list(call.formulas)
    count = len(call.node.edges)
    operation = OPERATIONS.get(call.operation)
    if operation is not None and operation.lists and names:
        *first, last = names
        return [*first, *(f"{last}[{i}]" for i in range(count - len(first)))]
    if len(names) == count:
        return names
    return [f"input {i}" for i in range(count)]


def _saved(call: Call) -> Iterator[tuple[str, Any, Any]]:
    """(name, array, place) of each saved array, where a place is the number of an input or an
    Output of the node itself."""
    node = call.node
    for name, value, place in zip(
        node.saved_names, call.held or (), node.saved_edges, strict=False
    ):
        if isinstance(value, tuple) and isinstance(place, int):
            for i, each in enumerate(value):
                yield f"{name}[{i}]", each, place + i
        else:
            yield name, value, place


def _know_leaf(value: Value, leaf: Tensor) -> None:
    value.leaf = leaf
    value.requires_grad = leaf._fn is not None
    value.know(leaf._data)
    grad = getattr(leaf, "_grad", None)
    value.grad = None if grad is None else grad._data


def _know_input(
    call: Call,
    name: str,
    array: Any,
    place: int,
    values: dict[Key, Value],
    names: Mapping[Key, Any],
) -> None:
    """Notes the saved array of input number `place`; one that needs no gradient becomes a Value."""
    argument, value = call.inputs[place]
    if value is None and isinstance(array, np.ndarray):
        key = (id(array), -1) if (id(array), -1) in names else (id(call.node), -1 - place)
        value = values.setdefault(key, Value(key, requires_grad=False))
        call.inputs[place] = (argument, value)
    if value is not None:
        if call.kept and isinstance(array, np.ndarray):
            value.data = None  # the leaf may have been written since
        value.know(array)
