"""Line charts with logarithmic axes, as SVG."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from html import escape

__all__ = ["lines"]

Points = Sequence[tuple[float, float]]
_COLOURS = ("#c0392b", "#e67e22", "#2c3e50", "#2980b9", "#16a085", "#8e44ad", "#7f8c8d", "#b7950b",
            "#d35bb5", "#27ae60")  # fmt: skip
_WIDTH, _HEIGHT, _LEFT, _BOTTOM, _TOP, _RIGHT = 760, 420, 70, 50, 40, 190


def lines(title: str, x_label: str, y_label: str, series: Mapping[str, Points]) -> str:
    """A chart with a line for each name; all numbers are positive."""
    points = [point for each in series.values() for point in each]
    xs, ys = zip(*points, strict=True)
    x_at = _scale(xs, _LEFT, _WIDTH - _RIGHT)
    y_at = _scale(ys, _HEIGHT - _BOTTOM, _TOP)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" '
        f'font-family="sans-serif" font-size="12"><title>{escape(title)}</title>',
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="white"/>',
        f'<text x="{_LEFT}" y="22" font-size="15">{escape(title)}</text>',
    ]
    for x in _powers(xs):
        parts.append(_line(x_at(x), _TOP, x_at(x), _HEIGHT - _BOTTOM))
        parts.append(_text(x_at(x), _HEIGHT - _BOTTOM + 18, _power(x), "middle"))
    for y in _powers(ys):
        parts.append(_line(_LEFT, y_at(y), _WIDTH - _RIGHT, y_at(y)))
        parts.append(_text(_LEFT - 6, y_at(y) + 4, _power(y), "end"))
    parts.append(_text((_LEFT + _WIDTH - _RIGHT) / 2, _HEIGHT - 12, x_label, "middle"))
    parts.append(_text(8, _TOP - 6, y_label, "start"))
    for i, (name, each) in enumerate(series.items()):
        colour = _COLOURS[i % len(_COLOURS)]
        path = " ".join(f"{x_at(x):.1f},{y_at(y):.1f}" for x, y in each)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        y_name = _TOP + 12 + 18 * i
        parts.append(_line(_WIDTH - _RIGHT + 12, y_name, _WIDTH - _RIGHT + 34, y_name, colour, 3))
        parts.append(_text(_WIDTH - _RIGHT + 40, y_name + 4, name, "start"))
    return "\n".join([*parts, "</svg>", ""])


def _scale(values: Sequence[float], first: float, last: float) -> Callable[[float], float]:
    """The place of a number on an axis from the least to the largest of `values`."""
    low, high = math.log10(min(values)), math.log10(max(values))
    step = (last - first) / (high - low or 1)
    return lambda value: first + (math.log10(value) - low) * step


def _powers(values: Sequence[float]) -> list[float]:
    low, high = math.ceil(math.log10(min(values))), math.floor(math.log10(max(values)))
    return [10.0**n for n in range(low, high + 1)]


def _power(value: float) -> str:
    return f"{value:g}" if 0.01 <= value <= 1000 else f"1e{round(math.log10(value))}"


def _line(x1: float, y1: float, x2: float, y2: float, colour: str = "#ddd", width: int = 1) -> str:
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" '
        f'stroke-width="{width}"/>'
    )


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'
