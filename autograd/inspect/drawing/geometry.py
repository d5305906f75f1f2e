"""Where the items of a scene stand: sizes from their text, layers as rows, panels side by side."""

from __future__ import annotations

from dataclasses import dataclass

from autograd.inspect.drawing.layered import place
from autograd.inspect.drawing.scene import Item, Link, Scene

__all__ = ["Arrow", "Box", "Geometry", "arrange"]

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
