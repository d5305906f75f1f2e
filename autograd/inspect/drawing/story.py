"""The steps of a computation and of its backward pass, as the explorer page tells them.

Everything is text and ids of items of a scene, ready to be written as JSON.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from autograd.base.registry import registry
from autograd.inspect.drawing.passes import Delivery, Step, Write
from autograd.inspect.drawing.reading import Call, Graph, Value
from autograd.inspect.drawing.scene import Scene
from autograd.inspect.rows import output_names
from autograd.inspect.values import (
    SHORT,
    decided_text,
    details,
    formula_text,
    full,
    real_names,
    short,
)

__all__ = ["rows_of", "story"]

Told = dict[str, Any]
"""A step: phase, title, location of the row, lines as (kind, text), ids that appear (`shows`) or
are looked at (`active`), and the gradient buffers that change (`buffers`: id, name, text)."""


def story(
    graph: Graph,
    scene: Scene,
    start: np.ndarray,
    steps: Sequence[Step],
    writes: Sequence[Write],
) -> list[Told]:
    """All steps: the leaves, each operation, the pass from its first gradient `start`, each node
    and each leaf in it."""
    return [
        _leaves(graph, scene),
        *(_forward(call, scene) for call in graph.calls),
        _begin(graph, scene, start),
        *(_backward(step, scene) for step in steps),
        *(_write(write, scene) for write in writes),
    ]


def rows_of(graph: Graph) -> dict[str, Told]:
    """The rows of the table that the operations of a graph come from, by location."""
    found: dict[str, Told] = {}
    for call in graph.calls:
        if call.operation in registry:
            row = registry[call.operation]
            found[row.location] = {
                "signature": row.signature,
                "doc": row.doc or "",
                "forward": row.forward,
                "formulas": list(row.formulas.items()),
            }
    return dict(sorted(found.items()))


def _leaves(graph: Graph, scene: Scene) -> Told:
    values = [value for value in graph.values.values() if value.is_leaf]
    lines = [("value", _equation(v)) for v in values]
    shown = [scene.of_value[v] for v in values] + [
        scene.of_leaf[v] for v in values if v in scene.of_leaf
    ]
    return _told("forward", "The tensors that it begins with", lines, shows=shown, active=shown)


def _forward(call: Call, scene: Scene) -> Told:
    inputs = [(name, value) for name, value in call.inputs if value is not None]
    lines = [("value", f"{name}: {_equation(value)}") for name, value in inputs]
    results = list(call.outputs.values())
    lines += [("result", f"gives {_equation(value)}") for value in results]
    lines += [("saved", f"saved for the backward pass: {n} = {details(v)}") for n, v in call.saved]
    shows = [scene.of_call[call], scene.of_node[call], *(scene.of_value[v] for v in results)]
    return _told("forward", _title(call), lines, call.location, shows=shows, active=shows)


def _begin(graph: Graph, scene: Scene, start: np.ndarray) -> Told:
    root = graph.root
    return _told(
        "backward",
        f"The pass starts with the gradient {short(start)} of {_name(root)}",
        [("value", details(start))],
        active=[scene.of_value[root], _buffer_of(root, scene)],
        buffers=[_buffer(root, start, scene)],
    )


def _backward(step: Step, scene: Scene) -> Told:
    call = step.call
    known = _named(step)
    lines = [("arrives", f"{name} = {details(known[name])}") for name in _grad_names(step)]
    for delivery in step.deliveries:
        lines += _delivery(delivery, call, known)
    targets = [_buffer_of(delivery.target, scene) for delivery in step.deliveries]
    buffers = [_buffer(d.target, d.after, scene) for d in step.deliveries]
    node = scene.of_node[call]
    told = _told("backward", call.node.name(), lines, call.location, active=[node], buffers=buffers)
    told["flows"] = [[node, target] for target in targets]
    told["done"] = [node]
    return told


def _delivery(delivery: Delivery, call: Call, known: dict[str, Any]) -> Iterator[tuple[str, str]]:
    formula = decided_text(call.formula_of(delivery.argument), known)
    g = short(delivery.gradient)
    if formula:
        yield "formula", f"{delivery.argument}: {formula}"
        yield "numbers", f"= {formula_text(formula, {}, known, real_names(known), SHORT)}"
        summed = ", summed to its shape" if _is_summed(delivery, call, known) else ""
        yield "result", f"= {full(delivery.gradient)}{summed}"
    else:
        yield "result", f"{delivery.argument}: {full(delivery.gradient)}"
    target = _name(delivery.target)
    if delivery.before is None:
        yield "buffer", f"the buffer of {target} was empty, holds {short(delivery.after)}"
    else:
        total = f"{short(delivery.before)} + {g} = {short(delivery.after)}"
        yield "buffer", f"the buffer of {target} adds up: {total}"


def _is_summed(delivery: Delivery, call: Call, known: dict[str, Any]) -> bool:
    """Whether the gradient has been summed over the dimensions that the forward broadcast, which
    formulas do not say."""
    row = registry.get(call.operation)
    formula = call.formula_of(delivery.argument)
    if row is None or not (row.kind == "pointwise" or formula == "grad"):
        return False
    arrived = known.get("grad")
    return arrived is not None and arrived.shape != delivery.gradient.shape


def _write(write: Write, scene: Scene) -> Told:
    name = _name(write.leaf)
    lines = [("arrives", f"grad = {details(write.gradient)}")]
    if write.before is None:
        lines.append(("result", f"{name}.grad was None, is {full(write.after)}"))
    else:
        lines.append(("formula", f"{name}.grad += grad"))
        lines.append(("numbers", f"= {short(write.before)} + {short(write.gradient)}"))
        lines.append(("result", f"= {short(write.after)}"))
    item = scene.of_leaf[write.leaf]
    active = [item, scene.of_value[write.leaf]]
    told = _told("backward", f"AccumulateGrad writes {name}.grad", lines, active=active)
    told["done"] = [item]
    told["written"] = [[item, f"{name}.grad", short(write.after), scene.of_value[write.leaf]]]
    return told


def _told(
    phase: str,
    title: str,
    lines: Sequence[tuple[str, str]],
    location: str = "",
    shows: Sequence[str] = (),
    active: Sequence[str] = (),
    buffers: Sequence[list[str]] = (),
) -> Told:
    return {
        "phase": phase, "title": title, "lines": [list(line) for line in lines],
        "location": location, "shows": list(shows), "active": list(active),
        "buffers": list(buffers),
    }  # fmt: skip


def _title(call: Call) -> str:
    arguments = ", ".join(_name(value) for _, value in call.inputs if value is not None)
    results = ", ".join(value.name for value in call.outputs.values() if value.name)
    return (
        f"{results} = {call.operation}({arguments})"
        if results
        else (f"{call.operation}({arguments})")
    )


def _name(value: Value) -> str:
    if value.name:
        return value.name
    if value.maker is not None:
        return f"the result of {value.maker.operation}"
    if value.data is not None and value.data.ndim == 0:
        return short(value.data)
    return "a leaf" if value.requires_grad else "a constant"


def _equation(value: Value) -> str:
    """``c = float64 5.0``"""
    name, known = _name(value), _known(value)
    return known if name[:1].isdigit() else f"{name} = {known}"


def _known(value: Value) -> str:
    if value.data is not None:
        return details(value.data)
    if value.like is not None:
        return f"{value.like[1]}{list(value.like[0])}, values not kept"
    return "not kept"


def _buffer_of(value: Value, scene: Scene) -> str:
    """The id of the item in whose buffer the gradient of a value is added up."""
    return scene.of_leaf[value] if value.maker is None else scene.of_node[value.maker]


def _buffer(value: Value, gradient: np.ndarray, scene: Scene) -> list[str]:
    return [_buffer_of(value, scene), _name(value), short(gradient)]


def _grad_names(step: Step) -> list[str]:
    """What the formulas call the gradients that have arrived: ``grad``, or ``grad_U``."""
    outputs = output_names(step.call.node)
    if len(step.arriving) == 1 and not step.call.node.many_outputs:
        return ["grad"]
    return [f"grad_{outputs[nr]}" if nr < len(outputs) else f"grad {nr}" for nr in step.arriving]


def _named(step: Step) -> dict[str, Any]:
    """What the formulas of a step name: gradients, results and what the call knows."""
    known = step.call.arguments()
    outputs = output_names(step.call.node)
    for nr, value in step.call.outputs.items():
        if value.data is not None and nr < len(outputs):
            known.setdefault(outputs[nr], value.data)
    known.update(zip(_grad_names(step), step.arriving.values(), strict=True))
    return known
