"""A scene in the languages of other programs: DOT of Graphviz, and Mermaid."""

from __future__ import annotations

from autograd.inspect.drawing.scene import Item, Scene

__all__ = ["dot", "mermaid"]

_FILLS = {
    "leaf": "#e3f4e6", "constant": "#f1f2f5", "value": "#e8f0fe", "call": "#fff3d6",
    "node": "#fde8e6", "accumulate": "#efe6fb", "block": "#eceef2",
}  # fmt: skip
_PANELS = ("forward", "backward")


def dot(scene: Scene) -> str:
    """The scene as a DOT digraph, each panel a cluster."""
    lines = [
        "digraph autograd {",
        '  node [fontname="monospace", fontsize=10, style=filled, shape=box];',
        '  edge [fontname="monospace", fontsize=9];',
    ]
    for panel, name in enumerate(_PANELS):
        items = [item for item in scene.items.values() if item.panel == panel]
        if items:
            lines += [f"  subgraph cluster_{name} {{", f'    label="{name}";']
            lines += [f"    {_dot_item(item)}" for item in items]
            lines.append("  }")
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


def mermaid(scene: Scene) -> str:
    """The scene as a Mermaid flowchart, which many pages of Markdown show as a picture."""
    lines = ["flowchart TB"]
    for panel, name in enumerate(_PANELS):
        items = [item for item in scene.items.values() if item.panel == panel]
        if items:
            lines.append(f"  subgraph {name}")
            lines += [f"    {_mermaid_item(item)}" for item in items]
            lines.append("  end")
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
