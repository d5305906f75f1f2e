"""The long page of derivatives in parts, so that a browser shows each of them at once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

_ROWS = 130  # on a page: some 4,000 elements
_KIND = re.compile(r"^## (\S+)\n", re.MULTILINE)
_ROW = re.compile(r"^### ", re.MULTILINE)
_LINK = re.compile(r"\]\((?!#|\.\./)([\w./-]+\.md)")


class Part(NamedTuple):
    """A page: its kind and what that is, its path within docs/, its rows, and its text."""

    kind: str
    doc: str
    path: str
    rows: list[str]
    markdown: str


def parts_of(markdown: str) -> Iterator[Part]:
    """The pages of the kinds of rows in docs/derivatives.md; those with many rows have several."""
    _, *halves = _KIND.split(markdown)
    for kind, text in zip(halves[::2], halves[1::2], strict=True):
        told, *rows = _ROW.split(_moved(text))
        doc = " ".join(told.split())
        count = -(-len(rows) // _ROWS)
        size = -(-len(rows) // count) if count else 0
        for number in range(count):
            some = rows[number * size : (number + 1) * size]
            title = kind if count == 1 else f"{kind}, part {number + 1} of {count}"
            body = "".join(f"## {row}" for row in some)
            yield Part(
                kind,
                doc,
                f"derivatives/{kind}{f'-{number + 1}' if count > 1 else ''}.md",
                [row.partition("\n")[0] for row in some],
                f"# {title}\n\n[All kinds](../derivatives.md). {doc}\n\n{body}",
            )


def shortened(markdown: str) -> str:
    """The page with links to its parts in the place of its rows."""
    head = _KIND.split(markdown)[0].rstrip()
    head = re.sub(r"\n- \[\w+\]\(#\w+\):[^\n]*", "", head).rstrip()
    lines = []
    for part in parts_of(markdown):
        first, last = part.rows[0], part.rows[-1]
        span = f"`{first}`" if first == last else f"{len(part.rows)} from `{first}` to `{last}`"
        lines.append(f"- [{part.kind}]({part.path}): {part.doc} {span}")
    return "\n".join([head, "", *lines, ""])


def _moved(text: str) -> str:
    """A text whose links lead on from a folder further down."""
    return _LINK.sub(r"](../\1", text.replace("](../", "](../../"))
