"""`autograd.explore`: a page that steps through a computation and its backward pass."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from functools import cache
from html import escape
from importlib.resources import files
from pathlib import Path
from string import Template
from typing import Any

import numpy as np

from autograd.core.tensor import Tensor
from autograd.inspect.drawing.blocks import Block, by_module
from autograd.inspect.drawing.picture import MANY
from autograd.inspect.drawing.reading import Graph, read
from autograd.inspect.drawing.scene import Scene, compose
from autograd.inspect.drawing.story import rows_of, story
from autograd.inspect.drawing.svg import svg
from autograd.inspect.names import variables_of

LIMIT = 3000
"""The most operations that a page shows: more are no help to anybody."""


class Exploration:
    """The page that `explore` gives; a notebook shows it by itself.

    html: the page, which needs nothing else: no network, no server. steps: what it tells, a dict
    for each step.
    """

    def __init__(self, html: str, steps: list[dict[str, Any]]) -> None:
        self.html = html
        self.steps = steps

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the page. Raises ValueError unless `path` ends in .html or .htm."""
        checked_page(path).write_text(self.html, encoding="utf-8")

    def _repr_html_(self) -> str:
        return (
            f'<iframe srcdoc="{escape(self.html, quote=True)}" title="Backward pass, step by step" '
            'style="width:100%;height:640px;border:1px solid #8a94a6"></iframe>'
        )

    def __repr__(self) -> str:
        return f"<Exploration of {len(self.steps)} steps>"


def explore(
    y: Tensor, params: Mapping[str, Tensor] | Any = None, *, grad: Tensor | None = None
) -> Exploration:
    """A page that steps through the computation of `y` and its backward pass with the keyboard.

    It shows the graph, at each step the formula from the table with numbers put in, how gradient
    buffers fill, and what AccumulateGrad writes. y: a Tensor that requires grad. params: names, see
    `draw`. grad: the gradient that the pass starts with, of the shape of `y`; by default ones.

    Nothing is changed: no ``.grad``, no saved value; hooks are not called. Values that no formula
    needs are shown if the computation ran within `autograd.inspect.drawing.recorded`.

    Raises TypeError and RuntimeError as `draw` does; RuntimeError too if a pass has freed the graph
    or it has more than 3000 operations; ValueError if `grad` has another shape than `y`, TypeError
    if its dtype does not fit.

    >>> import autograd as ag
    >>> a = ag.tensor(2.0, requires_grad=True)
    >>> page = ag.explore(a * a)
    >>> page
    <Exploration of 5 steps>
    >>> page.steps[3]["lines"][1:4]
    [['formula', 'self: grad * other'], ['numbers', '= 1.0 * 2.0'], ['result', '= 2.0']]
    """
    return exploration_of(y, params, grad, variables_of(sys._getframe(1)))


def exploration_of(
    y: Tensor, params: Any, grad: Tensor | None, variables: Mapping[str, Any], fresh: bool = False
) -> Exploration:
    """What `explore` gives, with the variables that name tensors. fresh: as if no leaf had a
    ``.grad`` yet."""
    graph = read("explore", y, params, variables)
    if graph.freed:
        raise RuntimeError(
            "explore(): a backward pass has freed what the nodes had saved. Explore before it, use "
            "backward(retain_graph=True), or compute within autograd.inspect.drawing.recorded()"
        )
    if len(graph.calls) > LIMIT:
        raise RuntimeError(
            f"explore(): the graph has {len(graph.calls)} operations, more than {LIMIT}; explore a "
            "smaller part of it, or draw() it, which collapses what repeats"
        )
    if fresh:
        for value in graph.values.values():
            value.grad = None
    start = _start(y, grad)
    runs, gradients = graph.run(start)
    scene = compose(graph)
    told = story(graph, scene, start, runs, gradients)
    blocks = by_module(graph) if len(graph.calls) > MANY else []
    views = _views(graph, scene, blocks)
    first = views[0].pop("svg")  # stands in the page already
    name = graph.root.name or "the result"
    page = Template(_text("page.html")).substitute(
        title=escape(f"{name} and its backward pass"),
        style=_text("page.css"),
        graph=first,
        data=_json({"steps": told, "rows": rows_of(graph), "views": views}),
        script=_text("page.js"),
    )
    return Exploration(page, told)


def _views(graph: Graph, scene: Scene, blocks: list[Block]) -> list[dict[str, Any]]:
    """The pictures that the page shows: the one at first, with all modules folded if there are any;
    then each of them open alone; at last the whole `scene`. `of` leads from the ids of that to a
    picture's, `opens` from blocks to pictures."""
    found = []
    for opened in [None, *blocks] if blocks else []:
        folded = [block for block in blocks if block is not opened]
        part = compose(graph, folded)
        opens = {}
        for number, block in enumerate(blocks, 1):
            if block is not opened:
                call = block.calls[0]
                opens[part.of_call[call]] = opens[part.of_node[call]] = number
        pairs = (
            (getattr(scene, of), getattr(part, of))
            for of in ("of_value", "of_call", "of_node", "of_leaf")
        )
        of = {id: inner[key] for outer, inner in pairs for key, id in outer.items() if key in inner}
        found.append({"svg": svg(part, alone=False), "of": of, "opens": opens})
    return [*found, {"svg": svg(scene, alone=False), "of": None, "opens": {}}]


def checked_page(path: str | os.PathLike[str]) -> Path:
    """The file for a page. Raises ValueError for what browsers would not show as one."""
    if Path(path).suffix.lower() not in (".html", ".htm"):
        raise ValueError(f"save(): argument 'path' must end in .html or .htm, got {str(path)!r}")
    return Path(path)


def _start(y: Tensor, grad: Any) -> np.ndarray:
    """The gradient that the pass starts with."""
    if grad is None:
        return np.ones_like(y._data)
    array = np.asarray(grad._data if isinstance(grad, Tensor) else grad)
    if array.dtype.kind not in ("biuf" if y.dtype.kind == "f" else "biufc"):
        raise TypeError(
            f"explore(): argument 'grad' must be a Tensor or an array that {y.dtype} can hold, not "
            f"{type(grad).__name__} of dtype {array.dtype}"
        )
    array = array.astype(y.dtype)
    if array.shape != y.shape:
        raise ValueError(
            f"explore(): argument 'grad' must have the shape of y, {list(y.shape)}, not "
            f"{list(array.shape)}"
        )
    return array


def _json(data: Any) -> str:
    """JSON that may stand within a script element."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


@cache
def _text(name: str) -> str:
    return (files("autograd.inspect.drawing") / "page" / name).read_text(encoding="utf-8")
