"""A scene as SVG: boxes, circles and arrows, readable on light and on dark ground.

Layers are rows, panels stand side by side; the sizes of items come from their text.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from itertools import pairwise

from autograd.inspect.drawing.layered import place
from autograd.inspect.drawing.scene import Item, Link, Scene

LIGHT = {
    "ground": "#ffffff", "ink": "#1d2330", "quiet": "#5c6676", "arrow": "#8a94a6",
    "leaf": "#e3f4e6 #2f8a48", "constant": "#f1f2f5 #8a94a6", "value": "#e8f0fe #3f6fd1",
    "call": "#fff3d6 #b07908", "node": "#fde8e6 #c4473a", "accumulate": "#efe6fb #7c4bc0",
    "block": "#eceef2 #5c6676",
}  # fmt: skip
DARK = {
    "ground": "#14181f", "ink": "#e8ecf3", "quiet": "#a3adbd", "arrow": "#76819a",
    "leaf": "#17301f #58b974", "constant": "#232935 #76819a", "value": "#182643 #7aa2f0",
    "call": "#372b10 #dba63a", "node": "#3a1d1b #ea7d71", "accumulate": "#2a1e3e #b28ae8",
    "block": "#262c38 #a3adbd",
}  # fmt: skip


def svg(scene: Scene, dark: bool | None = None, alone: bool = True) -> str:
    """The SVG text. dark: colours for dark or light ground; None asks who shows it. alone: with a
    ground of its own; without, in a page that has one."""
    where = arrange(scene)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="ag-graph" role="group" '
        f'aria-label="Graph of the computation and of its backward pass" '
        f'width="{where.width:g}" height="{where.height:g}" '
        f'viewBox="0 0 {where.width:g} {where.height:g}">',
        f"<style>{_style(dark)}</style>",
        '<defs><marker id="ag-tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" '
        'markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path class="tip" '
        'd="M0 0L8 4L0 8z"/></marker></defs>',
    ]
    if alone:
        parts.append('<rect class="ground" width="100%" height="100%"/>')
    for x, text in zip(where.headings, ("forward", "backward"), strict=True):
        if text == "forward" or any(item.panel for item in scene.items.values()):
            parts.append(f'<text class="heading" x="{x:g}" y="34">{text}</text>')
    labels: list[tuple[float, float, float]] = []
    parts += [_arrow(arrow, labels) for arrow in where.arrows]
    parts += [_item(item, where) for item in scene.items.values()]
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


def _style(dark: bool | None) -> str:
    rules = (
        ".ag-graph text{font-size:11px;font-family:'DejaVu Sans Mono',Menlo,Consolas,monospace}"
        ".ag-graph .title{font-weight:bold}.ag-graph .heading{font-size:15px;font-weight:bold}"
        ".ag-graph .link{fill:none;stroke-width:1.3}.ag-graph .shape{stroke-width:1.4}"
        ".ag-graph .block .shape{stroke-dasharray:5 3}"
    )
    if dark is not None:
        return rules + _colours(DARK if dark else LIGHT)
    return f"{rules}{_colours(LIGHT)}@media(prefers-color-scheme:dark){{{_colours(DARK)}}}"


def _colours(colours: dict[str, str]) -> str:
    rules = [
        f".ag-graph .ground{{fill:{colours['ground']}}}.ag-graph text{{fill:{colours['ink']}}}",
        f".ag-graph .quiet,.ag-graph .heading{{fill:{colours['quiet']}}}",
        f".ag-graph .label{{paint-order:stroke;stroke:{colours['ground']};stroke-width:4}}",
        f".ag-graph .link{{stroke:{colours['arrow']}}}.ag-graph .tip{{fill:{colours['arrow']}}}",
    ]
    for kind, pair in colours.items():
        fill, _, stroke = pair.partition(" ")
        if stroke:
            rules.append(f".ag-graph .{kind} .shape{{fill:{fill};stroke:{stroke}}}")
    return "".join(rules)


def _arrow(arrow: Arrow, labels: list[tuple[float, float, float]]) -> str:
    """An arrow with its label, where none of `labels` is: their places and half their widths."""
    points = arrow.points
    path = f"M{points[0][0]:g} {points[0][1]:g}"
    for (x0, y0), (x1, y1) in pairwise(points):
        half = (y0 + y1) / 2
        path += f"C{x0:g} {half:g} {x1:g} {half:g} {x1:g} {y1:g}"
    link = arrow.link
    text = (
        f'<path class="link" data-from="{link.source}" data-to="{link.target}" d="{path}" '
        f'marker-end="url(#ag-tip)"/>'
    )
    if link.label:
        half = LETTER * len(link.label) / 2
        for t in (0.4, 0.55, 0.7, 0.25):
            x, y = _along(points[0], points[1], t)
            if all(abs(x - u) > half + w or abs(y - v) > 10 for u, v, w in labels):
                break
        labels.append((x, y, half))
        text += (
            f'<text class="quiet label" text-anchor="middle" x="{x:.1f}" y="{y + 3:.1f}">'
            f"{escape(link.label)}</text>"
        )
    return text


def _along(a: tuple[float, float], b: tuple[float, float], t: float) -> tuple[float, float]:
    """A point of the curve that `_arrow` draws from `a` to `b`, whose control points are halfway
    down: at t = 0 its beginning, at t = 1 its end."""
    s = 1 - t
    x = a[0] * (s**3 + 3 * s * s * t) + b[0] * (3 * s * t * t + t**3)
    half = (a[1] + b[1]) / 2
    return x, a[1] * s**3 + half * 3 * s * t + b[1] * t**3


def _item(item: Item, where: Geometry) -> str:
    box = where.boxes[item.id]
    label = escape(item.hover.replace("\n", "; "), quote=True)
    return (
        f'<g class="item {item.kind}" id="{item.id}" role="img" aria-label="{label}">'
        f"<title>{escape(item.hover)}</title>{_shape(item, box)}{_text(item, box)}</g>"
    )


def _shape(item: Item, box: Box) -> str:
    if item.kind == "call":
        return (
            f'<ellipse class="shape" cx="{box.x:g}" cy="{box.y:g}" rx="{box.width / 2:g}" '
            f'ry="{box.height / 2:g}"/>'
        )
    round_by = 4 if item.panel == 0 else 14
    return (
        f'<rect class="shape" x="{box.x - box.width / 2:g}" y="{box.y - box.height / 2:g}" '
        f'width="{box.width:g}" height="{box.height:g}" rx="{round_by}"/>'
    )


def _text(item: Item, box: Box) -> str:
    rows = [("title", item.title)] if item.title else []
    rows += [("line", line) for line in item.lines]
    top = box.y - (len(rows) - 1) * LINE / 2 + 4
    return "".join(
        f'<text class="{cls}" text-anchor="middle" x="{box.x:g}" y="{top + i * LINE:g}">'
        f"{escape(text)}</text>"
        for i, (cls, text) in enumerate(rows)
    )


# ---- where the items stand -----------------------------------------------------------------------

LETTER = 6.7  # width of a character, and height of a line, of the font that the pictures use
LINE = 15.0
_PADDING = 8.0
_MARGIN = 24.0
_HEADING = 34.0
_BETWEEN_ROWS = 30.0
_BETWEEN_PANELS = 70.0


@dataclass(frozen=True)
class Box:
    """The place of an item: its centre and its size."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class Arrow:
    """The points that a link goes through."""

    link: Link
    points: tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class Geometry:
    """A scene with coordinates. headings: the left border of each panel."""

    width: float
    height: float
    headings: tuple[float, float]
    boxes: dict[str, Box]
    arrows: list[Arrow]


def arrange(scene: Scene) -> Geometry:
    """Gives each item of a scene its place."""
    sizes = {item.id: _size(item) for item in scene.items.values()}
    tall: dict[int, float] = {}
    for item in scene.items.values():
        tall[item.layer] = max(tall.get(item.layer, 0.0), sizes[item.id][1])
    middle: dict[int, float] = {}
    y = _MARGIN + _HEADING
    for layer in sorted(tall):
        middle[layer] = y + tall[layer] / 2
        y += tall[layer] + _BETWEEN_ROWS
    boxes: dict[str, Box] = {}
    arrows: list[Arrow] = []
    headings = []
    left = _MARGIN
    for panel in (0, 1):
        headings.append(left)
        mine = [item for item in scene.items.values() if item.panel == panel]
        links = [link for link in scene.links if scene.items[link.source].panel == panel]
        downwards = [_downwards(scene, link) for link in links]
        xs, ways = place(
            {item.id: item.layer for item in mine},
            {item.id: sizes[item.id][0] for item in mine},
            downwards,
        )
        for name, x in xs.items():
            width, height = sizes[name]
            boxes[name] = Box(
                round(left + x, 1), round(middle[scene.items[name].layer], 1), width, height
            )
        for link, pair in zip(links, downwards, strict=True):
            via = [(round(left + x, 1), round(middle[layer], 1)) for layer, x in ways[pair]]
            arrows.append(
                Arrow(link, _path(boxes, link, via if pair[0] == link.source else via[::-1]))
            )
        right = max((boxes[item.id].x + sizes[item.id][0] / 2 for item in mine), default=left)
        left = right + _BETWEEN_PANELS
    width = left - _BETWEEN_PANELS + _MARGIN
    return Geometry(
        round(width, 1),
        round(y - _BETWEEN_ROWS + _MARGIN, 1),
        (headings[0], headings[1]),
        boxes,
        arrows,
    )


def _downwards(scene: Scene, link: Link) -> tuple[str, str]:
    """The two ends, the upper one first."""
    a, b = scene.items[link.source], scene.items[link.target]
    return (a.id, b.id) if a.layer < b.layer else (b.id, a.id)


def _size(item: Item) -> tuple[float, float]:
    texts = [text for text in (item.title, *item.lines) if text]
    width = max((len(text) for text in texts), default=1) * LETTER + 2 * _PADDING
    height = len(texts) * LINE + 2 * _PADDING - 4
    if item.kind == "call":
        return max(width + 6, 34.0), 34.0
    return round(max(width, 40.0), 1), max(height, 28.0)


def _path(
    boxes: dict[str, Box], link: Link, via: list[tuple[float, float]]
) -> tuple[tuple[float, float], ...]:
    a, b = boxes[link.source], boxes[link.target]
    down = 1 if a.y < b.y else -1
    start = (a.x, a.y + down * a.height / 2)
    end = (b.x, b.y - down * b.height / 2)
    points = [start, *via, end]
    straight = [
        0 < i < len(points) - 1 and abs(x - points[i - 1][0]) + abs(x - points[i + 1][0]) < 1
        for i, (x, _) in enumerate(points)
    ]
    return tuple(point for point, skipped in zip(points, straight, strict=True) if not skipped)
