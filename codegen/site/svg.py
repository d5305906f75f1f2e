"""A function and its derivative as a small SVG, to stand in a page in its text colour."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from codegen.docs.curves import Curves

_WIDTH, _HEIGHT, _MARGIN = 440, 240, 44
_FACTOR = 1.5  # how far above what most of the curve does the picture may reach
_TALL = 40.0  # pixels per point from which a step is a jump, which no line crosses
_COLOURS = ("#4477dd", "#dd7733")


def picture(curves: Curves, name: str) -> str:
    """An `<svg>` of the row `name`: the function drawn through, its derivative dashed."""
    lines = [curves.y] if curves.slope is None else [curves.y, curves.slope]
    low, high = _limits(np.concatenate(lines))
    left, right = float(curves.x[0]), float(curves.x[-1])
    across = _MARGIN + (curves.x - left) / (right - left) * (_WIDTH - 2 * _MARGIN)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" '
        f'width="{_WIDTH}" role="img" font-size="11" fill="currentColor">',
        f"<title>{name} and its derivative</title>" if len(lines) > 1 else f"<title>{name}</title>",
    ]
    if low < 0 < high:
        parts.append(_rule(_MARGIN, _down(0.0, low, high), _WIDTH - _MARGIN, None))
    if left < 0 < right:
        at = _MARGIN + -left / (right - left) * (_WIDTH - 2 * _MARGIN)
        parts.append(_rule(at, _MARGIN, None, _HEIGHT - _MARGIN))
    for values, colour, dashes in zip(
        lines, _COLOURS, ("", ' stroke-dasharray="5 3"'), strict=False
    ):
        path = " ".join(_strokes(across, values, low, high))
        parts.append(f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="2"{dashes}/>')
    bottom = _HEIGHT - _MARGIN + 14
    parts += [
        f'<text x="{_MARGIN}" y="{bottom}">{left:g}</text>',
        f'<text x="{_WIDTH - _MARGIN}" y="{bottom}" text-anchor="end">{right:g}</text>',
        f'<text x="{_WIDTH / 2:g}" y="{bottom}" text-anchor="middle">{curves.argument}</text>',
        f'<text x="{_MARGIN - 4}" y="{_HEIGHT - _MARGIN}" text-anchor="end">{low:.2g}</text>',
        f'<text x="{_MARGIN - 4}" y="{_MARGIN}" text-anchor="end">{high:.2g}</text>',
        f'<text x="{_MARGIN}" y="14" fill="{_COLOURS[0]}">{name}</text>',
    ]
    if len(lines) > 1:
        parts.append(
            f'<text x="{_WIDTH - _MARGIN}" y="14" text-anchor="end" fill="{_COLOURS[1]}">'
            "derivative</text>"
        )
    return "\n".join([*parts, "</svg>"])


def _limits(values: npt.NDArray[np.float64]) -> tuple[float, float]:
    """What the picture shows of the values: all of them, unless a few are far beyond the others."""
    values = values[np.isfinite(values)]
    if not values.size:
        return -1.0, 1.0
    low, high = np.percentile(values, [5, 95])
    spread = _FACTOR * max(high - low, 1e-3)
    low, high = max(values.min(), low - spread), min(values.max(), high + spread)
    room = 0.05 * (high - low) or 1.0
    return float(low - room), float(high + room)


def _down(value: float, low: float, high: float) -> float:
    """How far below the upper edge a value stands."""
    return _HEIGHT - _MARGIN - (value - low) / (high - low) * (_HEIGHT - 2 * _MARGIN)


def _rule(x: float, y: float, to_x: float | None, to_y: float | None) -> str:
    """A thin line across or down."""
    move = f"H{to_x:.1f}" if to_x is not None else f"V{to_y:.1f}"
    return f'<path d="M{x:.1f} {y:.1f}{move}" stroke="currentColor" stroke-opacity="0.3"/>'


def _strokes(
    across: npt.NDArray[np.float64], values: npt.NDArray[np.float64], low: float, high: float
) -> Iterator[str]:
    """The steps of a path, lifted over what is not finite, out of the picture, or a jump."""
    down = [_down(float(value), low, high) for value in values]
    shown = [bool(np.isfinite(v)) and low <= v <= high for v in values]
    for i, (x, y) in enumerate(zip(across, down, strict=True)):
        if not shown[i]:
            continue
        joined = i > 0 and shown[i - 1] and abs(y - down[i - 1]) < _TALL
        yield f"{'L' if joined else 'M'}{x:.0f} {y:.1f}"
