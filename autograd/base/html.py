"""HTML for notebooks: small tables that look right on light and on dark ground."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def table(caption: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of texts below a caption; without `head` it has no heading."""
    parts = [f"<table><caption style='text-align:left'><code>{_escaped(caption)}</code></caption>"]
    if head:
        parts.append(f"<thead>{_row('th', head)}</thead>")
    parts += ["<tbody>", *(_row("td", row) for row in rows), "</tbody></table>"]
    return "".join(parts)


def preformatted(text: str) -> str:
    """A text as it is, in a font of one width."""
    return f"<pre>{_escaped(text)}</pre>"


def _row(tag: str, texts: Sequence[str]) -> str:
    cells = (f"<{tag} style='text-align:left'>{_escaped(text)}</{tag}>" for text in texts)
    return f"<tr>{''.join(cells)}</tr>"


def _escaped(text: str) -> str:
    from html import escape  # it brings a table of all entities, and only notebooks ask for it

    return escape(text)
