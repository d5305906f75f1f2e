"""The picture at the head of README.md: a row, the node made of it, a graph, and what explains it.

`python -m codegen.site.hero` writes docs/hero.svg.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from importlib import import_module
from pathlib import Path
from typing import Any

from codegen import builtin

_ROW = "sin"
_WIDTH, _GAP, _PAD, _LINE, _TITLE = 470, 40, 14, 17, 30
_STYLE = (
    ".hero{font:12px 'DejaVu Sans Mono',Menlo,Consolas,monospace}"
    ".hero .panel{fill:#f6f8fa;stroke:#8a94a6}.hero .ink{fill:#1d2330}"
    ".hero .name{fill:#3f6fd1;font-weight:bold;font-size:13px}"
    ".hero .key{fill:#c4473a;font-weight:bold}"
    ".hero .way{stroke:#8a94a6;stroke-width:2;fill:none}.hero .tip{fill:#8a94a6}"
    ".hero .ground{fill:#ffffff}"
    "@media (prefers-color-scheme:dark){.hero .panel{fill:#1b212b;stroke:#76819a}"
    ".hero .ink{fill:#e8ecf3}.hero .name{fill:#7aa2f0}.hero .key{fill:#ea7d71}"
    ".hero .way{stroke:#a3adbd}.hero .tip{fill:#a3adbd}.hero .ground{fill:#14181f}}"
)


def picture() -> str:
    """The SVG, in the colours of who shows it."""
    row, node, graph, told = _row_lines(), _node_lines(), _graph(), _explained_lines()
    top = max(_height(row), _height(node))
    low = max(_height(told), _TITLE + _PAD + graph[1])
    right, below = _WIDTH + _GAP, top + _GAP
    width, height = 2 * _WIDTH + _GAP + 2, top + _GAP + low + 2
    middle = top / 2
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" class="hero" role="img" width="{width}" '
            f'height="{height:g}" viewBox="-1 -1 {width} {height:g}">',
            "<title>A row of the table, the node that is generated from it, the graph of a "
            "computation, and its explanation</title>",
            f"<style>{_STYLE}</style>",
            '<rect class="ground" x="-1" y="-1" width="100%" height="100%"/>',
            *_panel(0, 0, top, "1  the row, in derivatives.yaml", row),
            *_panel(right, 0, top, "2  the node that codegen makes of it", node),
            *_panel(0, below, low, "3  the graph:  ag.draw(y)", []),
            f'<svg x="{_PAD}" y="{below + _TITLE + 4:g}" width="{_WIDTH - 2 * _PAD}" '
            f'height="{graph[1]:g}" {graph[0]}',
            *_panel(right, below, low, "4  the chain rule:  print(ag.explain(y))", told),
            *_arrow(_WIDTH + 4, middle, right - 4, middle),
            *_arrow(right + 40, top + 4, right + 40 - _GAP * 2, below - 4),
            *_arrow(_WIDTH + 4, below + low / 2, right - 4, below + low / 2),
            "</svg>",
            "",
        ]
    )


def write(path: Path = builtin.ROOT / "docs" / "hero.svg") -> None:
    path.write_text(picture(), encoding="utf-8")


def _row_lines() -> list[str]:
    text = builtin.TABLE.read_text(encoding="utf-8")
    (found,) = re.findall(rf"^- name: {_ROW}\(.*?(?=\n\n|\n- )", text, re.MULTILINE | re.DOTALL)
    lines: list[str] = found.splitlines()
    return lines


def _node_lines() -> list[str]:
    """The class of the node, without the facts that nobody looks for here."""
    function = import_module("autograd.core.dispatch").OPERATIONS[_ROW].function
    text = Path(function.__code__.co_filename).read_text(encoding="utf-8")
    (found,) = re.findall(r"^class SinBackward0\(.*?(?=\n\n\n)", text, re.MULTILINE | re.DOTALL)
    hidden = ("__slots__", "operation", "saves", "arg_names")
    lines = [line for line in found.splitlines() if not line.strip().startswith(hidden)]
    return [line for i, line in enumerate(lines) if line or lines[i - 1]]


def _example() -> tuple[Any, dict[str, Any]]:
    ag: Any = import_module("autograd")
    a, b = (ag.tensor(value, requires_grad=True) for value in (2.0, 3.0))
    return ag, {"a": a, "b": b, "y": a * ag.sin(b)}


def _explained_lines() -> list[str]:
    ag, names = _example()
    inputs = {name: names[name] for name in ("a", "b")}
    text = re.sub(r" +\S+\.yaml:\d+", "", str(ag.explain(names["y"], inputs)))
    return [">>> y = a * ag.sin(b)", ">>> print(ag.explain(y))", *text.splitlines()]


def _graph() -> tuple[str, float]:
    """The picture of the graph from its viewBox on, and how high it is in its panel."""
    ag, names = _example()
    drawn = ag.draw(names["y"], {name: names[name] for name in ("a", "b", "y")}).to_svg()
    drawn = re.sub(r"<title>.*?</title>", "", drawn, flags=re.DOTALL)
    box = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', drawn)
    assert box is not None
    rest = drawn[box.start() :].replace('<rect class="ground" width="100%" height="100%"/>', "")
    return f'class="ag-graph" {rest.strip()}', float(box[2]) * (_WIDTH - 2 * _PAD) / float(box[1])


def _height(lines: Sequence[str]) -> float:
    return _TITLE + _PAD + _LINE * len(lines) + _PAD / 2


def _panel(x: float, y: float, height: float, title: str, lines: Sequence[str]) -> list[str]:
    parts = [
        f'<rect class="panel" x="{x}" y="{y:g}" width="{_WIDTH}" height="{height:g}" rx="8"/>',
        f'<text class="name" x="{x + _PAD}" y="{y + 22:g}">{escape(title)}</text>',
    ]
    for i, line in enumerate(lines, 1):
        at = y + _TITLE + _LINE * i
        key, colon, rest = line.partition(":")
        if colon and y == 0 and x == 0:
            text = f'<tspan class="key">{escape(key)}:</tspan>{escape(rest)}'
        else:
            text = escape(line)
        parts.append(
            f'<text class="ink" xml:space="preserve" x="{x + _PAD}" y="{at:g}">{text}</text>'
        )
    return parts


def _arrow(x: float, y: float, to_x: float, to_y: float) -> list[str]:
    """A straight arrow between panels."""
    length = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
    dx, dy = (to_x - x) / length, (to_y - y) / length
    corners = [(to_x, to_y)]
    corners += [(to_x - 9 * dx + s * dy, to_y - 9 * dy - s * dx) for s in (5, -5)]
    points = " ".join(f"{px:.1f},{py:.1f}" for px, py in corners)
    return [
        f'<path class="way" d="M{x:g} {y:g}L{to_x - 6 * dx:.1f} {to_y - 6 * dy:.1f}"/>',
        f'<polygon class="tip" points="{points}"/>',
    ]


if __name__ == "__main__":
    write()
