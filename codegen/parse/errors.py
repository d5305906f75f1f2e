"""What is wrong with a table, said so that the reader can go there and mend it."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import NamedTuple

MAX_PROBLEMS = 1_000  # of a table; then nobody reads on, and neither does the compiler
_WINDOW = 100  # characters of a source line that a message shows
_LONGEST = 1_000  # characters of a message
_MARGIN = 30  # of them, how many stand before the caret when the line is cut
_MANY = 2000  # among more candidates than this, looking for a near name takes too long


class Location(NamedTuple):
    """A place in a file; line and column count from 1."""

    path: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{_plain(self.path)}:{self.line}:{self.column}"


@dataclass(frozen=True)
class Problem:
    """One thing wrong with a table.

    `str()` gives the place, the operation, the sentence, the line with a caret, and a hint::

        derivatives.yaml:412:16: mul: unknown name 'othr' in the formula of 'self'
            self: grad * othr.conj()
                         ^~~~
        did you mean 'other'?
    """

    location: Location
    operation: str | None
    message: str
    source_line: str | None = None
    length: int = 1
    hint: str | None = None
    warning: bool = False

    def __str__(self) -> str:
        head = f"{self.location}: {'warning: ' if self.warning else ''}"
        if self.operation:
            head += f"{self.operation}: "
        lines = [head + _plain(self.message)]
        if self.source_line is not None and self.source_line.strip():
            lines += _excerpt(self.source_line, self.location.column - 1, self.length)
        if self.hint:
            lines.append(self.hint)
        return "\n".join(lines)


class TableError(Exception):
    """Everything that is wrong with a table, in the order of the file."""

    problems: tuple[Problem, ...]

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(problems, key=lambda problem: problem.location))
        super().__init__(self.problems)

    def __str__(self) -> str:
        warnings = sum(problem.warning for problem in self.problems)
        total = _count(len(self.problems) - warnings, "error")
        if warnings:
            total += ", " + _count(warnings, "warning")
        return "\n\n".join([*map(str, self.problems), total])


def nearest(name: str, candidates: Collection[str]) -> str | None:
    """The candidate that `name` is probably a misspelling of, or None."""
    if len(name) > _WINDOW or len(candidates) > _MANY:
        return None
    folded = name.casefold()
    for candidate in sorted(candidates):
        if candidate != name and candidate.casefold() == folded:
            return candidate
    close = difflib.get_close_matches(name, sorted(set(candidates) - {name}), n=1, cutoff=0.65)
    return close[0] if close else None


def did_you_mean(name: str, candidates: Collection[str]) -> str | None:
    """The hint that names the nearest candidate, or None where nothing is near."""
    near = nearest(name, candidates)
    return f"did you mean '{near}'?" if near else None


def _plain(text: str) -> str:
    """The text on one line: what a terminal obeys is escaped, what nobody would read is cut."""
    if len(text) > _LONGEST:
        text = f"{text[:_LONGEST]}..."
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in text)


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _excerpt(line: str, start: int, length: int) -> list[str]:
    """The source line without its indentation, cut to a window, and the caret line below it."""
    start = max(0, min(start, len(line)))
    before = after = ""
    if len(line) > 10 * _WINDOW:  # a whole table may stand in one line
        cut = max(0, start - 2 * _WINDOW)
        line, start = line[cut : start + 2 * _WINDOW], start - cut
    first = len(line) - len(line.lstrip())
    first = min(first, start)
    last = len(line.rstrip())
    if last - first > _WINDOW:
        if start - first > _WINDOW - _MARGIN:
            first, before = start - _MARGIN, "..."
        if last - first > _WINDOW:
            last, after = first + _WINDOW, "..."
    # A control character or a tab would move the caret away from what it points at.
    shown = "".join(c if c.isprintable() else " " for c in line[first:last])
    offset = start - first
    length = max(1, min(length, len(shown) - offset))
    pad = " " * (len(before) + _width(shown[:offset]))
    caret = "^" + "~" * (max(_width(shown[offset : offset + length]), 1) - 1)
    return [f"    {before}{shown}{after}", f"    {pad}{caret}"]


def _width(text: str) -> int:
    """Columns of a terminal: wide characters take two, combining ones none."""
    if text.isascii():
        return len(text)
    wide = sum(unicodedata.east_asian_width(c) in "WF" for c in text)
    return len(text) + wide - sum(unicodedata.combining(c) != 0 for c in text)
