"""What a picture of a graph consists of: items with lines of text, and links between them.

The forward computation is one panel, the backward graph the other; an item of the one stands in the
same layer as what belongs to it in the other.
"""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from autograd.core.dispatch import OPERATIONS
from autograd.core.forwards import forward_of
from autograd.inspect.drawing.blocks import Block
from autograd.inspect.drawing.layered import layers_of
from autograd.inspect.drawing.reading import Call, Graph, Value
from autograd.inspect.values import details, outline, short

_WIDTH = 46  # characters of a line
_SIGNS: dict[object, str] = {
    ast.Add: "+",
    ast.Sub: "\N{MINUS SIGN}",
    ast.USub: "\N{MINUS SIGN}",
    ast.Mult: "\N{MULTIPLICATION SIGN}",
    ast.Div: "\N{DIVISION SIGN}",
    np.matmul: "@",
    np.power: "^",
}


@dataclass(eq=False)
class Item:
    """A box or a circle.

    kind   leaf, constant, value, call, node, accumulate or block: how it looks
    panel  0 in the forward computation, 1 in the backward graph
    hover  what is said of it where there is room
    """

    id: str
    kind: str
    panel: int
    title: str
    lines: list[str] = field(default_factory=list)
    hover: str = ""
    layer: int = 0


@dataclass(frozen=True)
class Link:
    """An arrow between two items of a panel, with the names of the arguments that it stands for."""

    source: str
    target: str
    label: str = ""


@dataclass(eq=False)
class Scene:
    """All items and links, and which items show which part of the graph.

    labels    the names of arguments, by the two ends of a link
    of_value  id of the box of each value that is drawn; of_call, of_node and of_leaf those of the
              operation, its backward node and the AccumulateGrad of a leaf
    """

    items: dict[str, Item] = field(default_factory=dict)
    labels: dict[tuple[str, str], list[str]] = field(default_factory=dict)
    of_value: dict[Value, str] = field(default_factory=dict)
    of_call: dict[Call, str] = field(default_factory=dict)
    of_node: dict[Call, str] = field(default_factory=dict)
    of_leaf: dict[Value, str] = field(default_factory=dict)

    def add(self, prefix: str, kind: str, title: str, lines: Sequence[str], hover: str) -> Item:
        panel = 1 if kind in ("node", "accumulate") or prefix == "n" else 0
        item = Item(f"{prefix}{len(self.items)}", kind, panel, title, list(lines), hover)
        self.items[item.id] = item
        return item

    def link(self, source: str, target: str, label: str = "") -> None:
        """Adds a link; none from an item to itself, as blocks would have them."""
        if source != target:
            labels = self.labels.setdefault((source, target), [])
            if label and label not in labels:
                labels.append(label)

    @property
    def links(self) -> list[Link]:
        """One between two items, though a call may take one value as several arguments."""
        return [Link(*ends, ", ".join(labels)) for ends, labels in self.labels.items()]


def compose(graph: Graph, blocks: Sequence[Block] = (), values: bool = True) -> Scene:
    """The scene of a graph. blocks: shown as one item each. values: whether numbers are shown."""
    scene = Scene()
    block_of = {call: block for block in blocks for call in block.calls}
    hidden = _hidden(graph, block_of)
    for value in graph.values.values():
        if value.is_leaf and value not in hidden:
            _add_value(scene, value, values)
    seen: dict[Block, tuple[str, str]] = {}
    for call in graph.calls:
        block = block_of.get(call)
        if block is None:
            _add_call(scene, call, values)
        else:
            if block not in seen:
                seen[block] = _add_block(scene, block)
            scene.of_call[call], scene.of_node[call] = seen[block]
        for value in call.outputs.values():
            if value not in hidden:
                _add_value(scene, value, values)
    _link(scene, graph, hidden)
    _put_into_layers(scene)
    return scene


def _hidden(graph: Graph, block_of: dict[Call, Block]) -> set[Value]:
    """Values that nothing but one block has to do with."""
    concerned: dict[Value, set[Any]] = {}
    for call in graph.calls:
        owner = block_of.get(call, call)
        for value in (*(v for _, v in call.inputs if v is not None), *call.outputs.values()):
            concerned.setdefault(value, set()).add(owner)
    return {
        value
        for value, owners in concerned.items()
        if len(owners) == 1 and isinstance(next(iter(owners)), Block) and value is not graph.root
    }


def _add_value(scene: Scene, value: Value, values: bool) -> None:
    shape = f"{value.like[1]}{list(value.like[0])}" if value.like else ""
    lines = []
    if values:
        if value.data is not None:
            text = short(value.data)
            lines.append(f"data {text}")
            shape = "" if text == outline(value.data) or not value.data.ndim else shape
        if shape:
            lines.append(shape)
        if value.grad is not None:
            lines.append(f"grad {short(value.grad)}")
        elif value.requires_grad and value.is_leaf:
            lines.append("grad None")
    elif shape:
        lines.append(shape)
    if value.is_leaf:
        lines.append(f"leaf, requires_grad {value.requires_grad}")
    kind = "value" if not value.is_leaf else "leaf" if value.requires_grad else "constant"
    title = value.name or ("constant" if kind == "constant" else "")
    hover = [value.name or "tensor"]
    hover.append(f"is_leaf {value.is_leaf}, requires_grad {value.requires_grad}")
    known = None if value.data is None or not values else details(value.data)
    hover.append(f"data {known or shape or 'not kept by the graph'}")
    if value.grad is not None and values:
        hover.append(f"grad {details(value.grad)}")
    scene.of_value[value] = scene.add("v", kind, title, lines, "\n".join(hover)).id
    if value.leaf is not None and value.requires_grad:
        title = "AccumulateGrad"
        hover = [title, f"adds what arrives to the grad of {value.name or 'a leaf'}"]
        scene.of_leaf[value] = scene.add(
            "n", "accumulate", title, [f"{value.name or 'leaf'}.grad"], "\n".join(hover)
        ).id


def _sign_of(operation: str) -> str:
    """The operator that a row's forward is, with nothing around it; else the row's name."""
    op = OPERATIONS.get(operation)
    forward = None if op is None else forward_of(op)
    tree = None if forward is None else forward[1]
    if isinstance(tree, ast.IfExp):
        tree = tree.body
    match tree:
        case ast.BinOp(left=ast.Name(), op=sign, right=ast.Name()):
            return _SIGNS.get(type(sign), operation)
        case ast.UnaryOp(op=sign, operand=ast.Name()):
            return _SIGNS.get(type(sign), operation)
        case ast.Call(ast.Attribute(ast.Name("np"), function)):
            return _SIGNS.get(getattr(np, function), operation)
    return operation


def _add_call(scene: Scene, call: Call, values: bool) -> None:
    sign = _sign_of(call.operation)
    where = f"{call.operation} {call.location}".strip()
    scene.of_call[call] = scene.add("c", "call", sign, [], where).id
    by_text: dict[str, list[str]] = {}
    for name, formula in call.formulas.items():
        by_text.setdefault(f"{formula}{call.ending_of(name)}", []).append(name)
    formulas = [f"{', '.join(names)}: {formula}" for formula, names in by_text.items()]
    lines = [part for line in formulas for part in _wrapped(line)]
    saved = call.saved
    if call.held is None:
        lines.append("saved values freed")
    elif saved and values:
        lines += _wrapped("saved " + ", ".join(f"{n} = {short(a)}" for n, a in saved))
    elif saved:
        lines += _wrapped("saved " + ", ".join(n for n, _ in saved))
    hover = [f"{call.node.name()} {call.location}".strip(), *formulas]
    hover += [f"saved {n}: {short(a)}" for n, a in saved]
    scene.of_node[call] = scene.add("n", "node", call.node.name(), lines, "\n".join(hover)).id


def _add_block(scene: Scene, block: Block) -> tuple[str, str]:
    lines = [part for line in block.lines for part in _wrapped(line)]
    hover = "\n".join((block.title, *block.lines))
    forward = scene.add("b", "block", block.title, lines, hover)
    backward = scene.add("n", "block", block.title, lines, hover)
    return forward.id, backward.id


def _link(scene: Scene, graph: Graph, hidden: set[Value]) -> None:
    for call in graph.calls:
        named = len(call.inputs) > 1 and not scene.of_call[call].startswith("b")
        for name, value in call.inputs:
            if value is None:
                continue
            label = name if named else ""
            if value in scene.of_value:
                scene.link(scene.of_value[value], scene.of_call[call], label)
            target = scene.of_leaf.get(value)
            if value.maker is not None:
                target = scene.of_node[value.maker]
            if target is not None:
                scene.link(scene.of_node[call], target, label)
        for value in call.outputs.values():
            if value in scene.of_value:
                scene.link(scene.of_call[call], scene.of_value[value])


def _put_into_layers(scene: Scene) -> None:
    forward = [item.id for item in scene.items.values() if not item.panel]
    edges = [(x.source, x.target) for x in scene.links if not scene.items[x.source].panel]
    layers = layers_of(forward, edges)
    lowest = min(layers.values(), default=0)
    for name, layer in layers.items():
        scene.items[name].layer = layer - lowest
    for value, name in scene.of_leaf.items():
        scene.items[name].layer = scene.items[scene.of_value[value]].layer
    for call, name in scene.of_node.items():
        scene.items[name].layer = scene.items[scene.of_call[call]].layer


def _wrapped(line: str) -> list[str]:
    """A long line in two, and the rest left out."""
    return textwrap.wrap(
        line, _WIDTH, subsequent_indent="  ", max_lines=2, placeholder=" …", break_on_hyphens=False
    )
