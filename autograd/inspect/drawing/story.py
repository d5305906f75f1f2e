"""The steps of a computation and of its backward pass, as the explorer page tells them.

Everything is text and ids of items of a scene, ready to be written as JSON.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from autograd.base.registry import registry
from autograd.inspect.drawing.reading import Call, Graph, Value
from autograd.inspect.drawing.scene import Scene
from autograd.inspect.forward import Forward
from autograd.inspect.recording import Key, Run
from autograd.inspect.values import SHORT, details, formula_text, full_text, short

Told = dict[str, Any]
"""A step: phase, title, location of the row, lines as (kind, text), ids that appear (`shows`) or
are looked at (`active`), and the gradient buffers that change (`buffers`: id, name, text)."""


def story(
    graph: Graph,
    scene: Scene,
    start: np.ndarray,
    runs: Sequence[Run],
    gradients: Mapping[Key, np.ndarray],
) -> list[Told]:
    """All steps: the leaves, each operation, the pass from its first gradient `start`, each of its
    `runs` and each leaf; see `Graph.run`."""
    buffers: dict[Key, np.ndarray] = {graph.root.key: start}
    return [
        _leaves(graph, scene),
        *(_forward(call, scene) for call in graph.calls),
        _begin(graph, scene, start),
        *(_backward(run, graph, scene, buffers) for run in runs),
        *(
            _write(value, gradients[key], scene)
            for key, value in graph.values.items()
            if key in gradients
        ),
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
    shown = [of[v] for of in (scene.of_value, scene.of_leaf) for v in values if v in of]
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


@np.errstate(all="ignore")
def _backward(run: Run, graph: Graph, scene: Scene, buffers: dict[Key, np.ndarray]) -> Told:
    call = graph.makers[run.node]
    node = scene.of_node[call]
    forward = Forward(run, graph.names)
    arrived = {name: g for name, g in forward.gradients().items() if g is not None}
    lines = [("arrives", f"{name} = {details(g)}") for name, g in arrived.items()]
    targets, filled = [], []
    for (name, value), edge, g in zip(call.inputs, run.needs, run.results, strict=False):
        if g is None or edge is None or value is None:
            continue
        lines += _contribution(name, g, call, forward)
        before = buffers.get(value.key)
        buffers[value.key] = after = g if before is None else before + g
        text = f"the buffer of {_name(value)} was empty, holds {short(after)}"
        if before is not None:
            total = f"{short(before)} + {short(g)} = {short(after)}"
            text = f"the buffer of {_name(value)} adds up: {total}"
        lines.append(("buffer", text))
        targets.append(_buffer_of(value, scene))
        filled.append(_buffer(value, after, scene))
    told = _told("backward", call.node.name(), lines, call.location, active=[node], buffers=filled)
    return {**told, "flows": [[node, target] for target in targets], "done": [node]}


def _contribution(
    argument: str, g: np.ndarray, call: Call, forward: Forward
) -> Iterator[tuple[str, str]]:
    known = {**forward.values, **forward.gradients()}
    formula = call.formula_of(argument)
    if not formula:
        yield "result", f"{argument}: {full_text(g)}"
        return
    yield "formula", f"{argument}: {formula}{call.ending_of(argument)}"
    yield "numbers", f"= {formula_text(formula, {}, known, forward.real, SHORT)}"
    summed = False
    if forward.operation is not None and "[" not in argument:  # others are stated in words
        ending = forward.ending(forward.derivative(argument), g)
        summed = ending != "" and not call.ending_of(argument)
    yield "result", f"= {full_text(g)}{', summed to its shape' if summed else ''}"


def _write(leaf: Value, g: np.ndarray, scene: Scene) -> Told:
    """The end at a leaf: what is added to its ``.grad``."""
    name, before = _name(leaf), leaf.grad
    after = short(g if before is None else before + g)
    lines = [("arrives", f"grad = {details(g)}")]
    if before is None:
        lines.append(("result", f"{name}.grad was None, is {full_text(g)}"))
    else:
        lines.append(("formula", f"{name}.grad += grad"))
        lines.append(("numbers", f"= {short(before)} + {short(g)}"))
        lines.append(("result", f"= {after}"))
    item, box = scene.of_leaf[leaf], scene.of_value[leaf]
    told = _told("backward", f"AccumulateGrad writes {name}.grad", lines, active=[item, box])
    return {**told, "done": [item], "written": [[item, f"{name}.grad", after, box]]}


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
    return f"{results}{' = ' if results else ''}{call.operation}({arguments})"


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
    known = "not kept"
    if value.data is not None:
        known = details(value.data)
    elif value.like is not None:
        known = f"{value.like[1]}{list(value.like[0])}, values not kept"
    name = _name(value)
    return known if name[:1].isdigit() else f"{name} = {known}"


def _buffer_of(value: Value, scene: Scene) -> str:
    """The id of the item in whose buffer the gradient of a value is added up."""
    return scene.of_leaf[value] if value.maker is None else scene.of_node[value.maker]


def _buffer(value: Value, gradient: np.ndarray, scene: Scene) -> list[str]:
    return [_buffer_of(value, scene), _name(value), short(gradient)]
