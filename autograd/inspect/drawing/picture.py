"""`autograd.draw`: the picture of a computation and of its backward graph."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from html import escape
from pathlib import Path
from typing import Any

import numpy as np

from autograd.core.tensor import Tensor
from autograd.inspect.drawing.blocks import Block, repeated
from autograd.inspect.drawing.reading import Graph, read
from autograd.inspect.drawing.scene import Item, Scene, compose
from autograd.inspect.drawing.svg import LIGHT, arrange, svg
from autograd.inspect.names import variables_of

MANY = 60
"""Graphs of more operations than that are drawn with their repetitions collapsed."""


PIXELS = 10**8
"""Of larger pictures a PNG takes more memory than most machines have."""


class Drawing:
    """The picture that `draw` gives; a notebook shows it by itself.

    blocks: what is collapsed, one block for each place where the graph repeats itself.
    """

    def __init__(self, graph: Graph, blocks: list[Block], values: bool) -> None:
        self.blocks = blocks
        self._scene = compose(graph, blocks, values)
        self._about = f"{len(graph.calls)} operations and {len(graph.values)} tensors"

    def to_svg(self, dark: bool | None = None) -> str:
        """The picture as SVG. dark: colours for dark or for light ground; by default they follow
        who shows it."""
        return svg(self._scene, dark)

    def to_html(self) -> str:
        """A page with the picture, which needs nothing else."""
        return (
            '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
            f"<title>Graph of {escape(self._about)}</title>"
            "<style>:root{color-scheme:light dark}body{margin:0}</style></head>\n"
            f"<body>\n{self.to_svg()}</body></html>\n"
        )

    def to_dot(self) -> str:
        """The picture as text for Graphviz."""
        return _dot(self._scene)

    def to_mermaid(self) -> str:
        """The picture as a Mermaid flowchart, which Markdown pages show in a ``mermaid`` fence."""
        return _mermaid(self._scene)

    def to_png(self, dark: bool = False, scale: int | None = None) -> bytes:
        """The picture as PNG, `scale` pixels for each unit of the SVG: 2, or 1 for large pictures.

        Raises ImportError where the package resvg-py is not installed, and ValueError for a picture
        of more than 100 million pixels.
        """
        where = arrange(self._scene)
        if scale is None:
            scale = 2 if where.width * where.height * 4 <= PIXELS else 1
        width, height = round(where.width * scale), round(where.height * scale)
        if width * height > PIXELS:
            raise ValueError(
                f"to_png(): the picture would have {width} x {height} pixels, more than {PIXELS}; "
                "save it as .svg or .html, or draw less of it, with collapse=True"
            )
        try:
            import resvg_py
        except ImportError:
            raise ImportError(
                "a PNG needs the package resvg-py (pip install autograd-registry[draw]); SVG, HTML "
                "and DOT do not"
            ) from None
        return bytes(resvg_py.svg_to_bytes(svg_string=self.to_svg(dark), zoom=scale))

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the picture; the ending of `path` says how: .svg, .png, .html, .dot or .mmd.

        Raises ValueError for another ending, and what `to_png` raises.
        """
        file = Path(path)
        texts = {
            ".svg": self.to_svg, ".html": self.to_html, ".dot": self.to_dot,
            ".mmd": self.to_mermaid,
        }  # fmt: skip
        suffix = file.suffix.lower()
        if suffix == ".png":
            file.write_bytes(self.to_png())
        elif suffix in texts:
            file.write_text(texts[suffix](), encoding="utf-8")
        else:
            raise ValueError(
                f"save(): argument 'path' must end in {', '.join(texts)} or .png, got {str(path)!r}"
            )

    def _repr_svg_(self) -> str:
        return self.to_svg()

    def __repr__(self) -> str:
        return f"<Drawing of {self._about}>"


def draw(
    y: Tensor,
    params: Mapping[str, Tensor] | Any = None,
    *,
    values: bool = True,
    collapse: bool | None = None,
) -> Drawing:
    """The picture of how `y` was computed and, beside it, of the backward graph.

    Tensors are boxes with their data, shape and ``.grad``, operations are circles; the nodes of the
    backward graph show their formulas and what they have saved. y: a Tensor of any shape that
    requires grad. params: names of tensors, a dict or a Module; others are called as the caller's
    variables, and those of Modules as in ``named_parameters``. values: show numbers (of large
    arrays their shapes); without, shapes only, as far as they are known without a pass. collapse:
    show repeated blocks once; by default from 61 operations on.

    Nothing is changed: no ``.grad``, no saved value. With `values` the nodes are run once, which
    tells the shapes that nobody has kept; hooks are not called. Where a pass has freed the graph,
    its structure is drawn.

    Raises TypeError if `y` is no Tensor or `params` no names of tensors, RuntimeError if `y` does
    not require grad; and what a node raises, RuntimeError where a saved value has been written.

    >>> import autograd as ag
    >>> a = ag.tensor(2.0, requires_grad=True)
    >>> b = ag.tensor(3.0, requires_grad=True)
    >>> ag.draw(a * b + a)
    <Drawing of 2 operations and 4 tensors>
    """
    graph = read("draw", y, params, variables_of(sys._getframe(1)))
    if values and not graph.freed:
        with suppress(NotImplementedError):  # beyond it shapes stay unknown
            graph.run(np.ones_like(y._data))
    if collapse is None:
        collapse = len(graph.calls) > MANY
    return Drawing(graph, repeated(graph) if collapse else [], values)


# ---- in the languages of other programs ----------------------------------------------------------

_FILLS = {kind: pair.split()[0] for kind, pair in LIGHT.items() if " " in pair}


def _panels(scene: Scene) -> Iterator[tuple[str, list[Item]]]:
    for panel, name in enumerate(("forward", "backward")):
        items = [item for item in scene.items.values() if item.panel == panel]
        if items:
            yield name, items


def _dot(scene: Scene) -> str:
    """The scene as a DOT digraph, each panel a cluster."""
    lines = [
        "digraph autograd {",
        '  node [fontname="monospace", fontsize=10, style=filled, shape=box];',
        '  edge [fontname="monospace", fontsize=9];',
    ]
    for name, items in _panels(scene):
        lines += [f"  subgraph cluster_{name} {{", f'    label="{name}";']
        lines += [*(f"    {_dot_item(item)}" for item in items), "  }"]
    for link in scene.links:
        label = f' [label="{_quoted(link.label)}"]' if link.label else ""
        lines.append(f"  {link.source} -> {link.target}{label};")
    return "\n".join([*lines, "}"]) + "\n"


def _dot_item(item: Item) -> str:
    text = "\\n".join(_quoted(each) for each in (item.title, *item.lines) if each)
    shape = ", shape=ellipse" if item.kind == "call" else ""
    return f'{item.id} [label="{text}", fillcolor="{_FILLS[item.kind]}"{shape}];'


def _quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def _mermaid(scene: Scene) -> str:
    """The scene as a Mermaid flowchart, which many pages of Markdown show as a picture."""
    lines = ["flowchart TB"]
    for name, items in _panels(scene):
        lines.append(f"  subgraph {name}")
        lines += [*(f"    {_mermaid_item(item)}" for item in items), "  end"]
    for link in scene.links:
        label = f'|"{_entities(link.label)}"|' if link.label else ""
        lines.append(f"  {link.source} -->{label} {link.target}")
    lines += [f"  classDef {kind} fill:{fill},color:#1d2330" for kind, fill in _FILLS.items()]
    return "\n".join(lines) + "\n"


def _mermaid_item(item: Item) -> str:
    text = "<br/>".join(_entities(each) for each in (item.title, *item.lines) if each)
    left, right = ("([", "])") if item.kind == "call" else ("[", "]")
    return f'{item.id}{left}"{text}"{right}:::{item.kind}'


def _entities(text: str) -> str:
    """Characters that mean something to Mermaid, by their numbers."""
    return "".join(f"#{ord(c)};" if c in '"#;<>&`' else c for c in text)
