"""What the command line prints: colour where a terminal shows it, bars where somebody waits."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import TextIO, TypeVar

from codegen.parse.errors import TableError

_CODES = {"bold": "1", "dim": "2", "red": "31", "green": "32", "yellow": "33", "cyan": "36"}
_BAR = 30
_Item = TypeVar("_Item")


def paint(text: str, style: str, stream: TextIO | None = None) -> str:
    """`text` in a style, if the stream is a terminal that shows it and NO_COLOR is not set."""
    stream = stream or sys.stdout
    if not stream.isatty() or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return text
    return f"\x1b[{_CODES[style]}m{text}\x1b[0m"


def print_error(error: Exception) -> None:
    """An error on stderr; of a TableError the places and carets stand out."""
    text = str(error)
    if isinstance(error, TableError):
        place = re.compile(r"^([^\s:][^\n:]*:\d+:\d+:)", re.MULTILINE)
        caret = re.compile(r"^( *\^~*)$", re.MULTILINE)
        text = place.sub(lambda m: paint(m[1], "bold", sys.stderr), text)
        text = caret.sub(lambda m: paint(m[1], "red", sys.stderr), text)
    print(text, file=sys.stderr)


def progress(items: Sequence[_Item], what: str) -> Iterator[_Item]:
    """`items`, with a bar on stderr while they are gone through, if that is a terminal."""
    for i, item in enumerate(items):
        show_bar(what, i, len(items), str(item))
        yield item
    clear_bar()


def show_bar(what: str, done: float, total: float, text: str = "") -> None:
    """Draws a bar on stderr, in place of the last one, if that is a terminal."""
    if sys.stderr.isatty():
        full = min(int(_BAR * done / max(total, 1)), _BAR)
        bar = "#" * full + "." * (_BAR - full)
        sys.stderr.write(f"\r{what} [{bar}] {done:.0f}/{total:.0f} {text[:30]}\x1b[K")
        sys.stderr.flush()


def clear_bar() -> None:
    """Takes the bar away."""
    if sys.stderr.isatty():
        sys.stderr.write("\r\x1b[K")


def counted(number: int, noun: str) -> str:
    """``1 row``, ``2 rows``"""
    return f"{number} {noun}{'s' * (number != 1)}"


def columns(rows: Iterable[Sequence[str]]) -> list[str]:
    """Rows of texts as lines with aligned columns."""
    rows = [tuple(row) for row in rows]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
