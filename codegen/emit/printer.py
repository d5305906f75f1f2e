"""Documents: text with places at which it may be broken, the way of Wadler's "A prettier printer"
(2003). A group that does not fit into its line is broken at its own places, not at those of the
groups inside."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import inf

WIDTH = 100


def text_source(text: str) -> str:
    """A string literal, in double quotes unless single ones need fewer backslashes."""
    plain = repr(text)
    if plain[0] == '"' or '"' in text:
        return plain
    return f'"{plain[1:-1]}"'


class Break:
    """A place for a new line, where its group is broken; else `flat`."""

    def __init__(self, flat: str) -> None:
        self.flat = flat
        self.width: float = len(flat)  # of all of these: in one line


class Only:
    """Text that is there only where its group is broken."""

    width: float = 0

    def __init__(self, text: str) -> None:
        self.text = text


class Indent:
    def __init__(self, inner: Doc) -> None:
        self.inner = inner
        self.width = width_of(inner)


class Group:
    """What is broken where it does not fit, or anyway."""

    def __init__(self, inner: Doc, broken: bool = False) -> None:
        self.inner = inner
        self.broken = broken
        self.width = inf if broken else width_of(inner)


class Text:
    """A string literal, which is cut into several in parentheses where it is too long."""

    def __init__(self, value: str) -> None:
        self.value = value
        self.source = text_source(value)
        self.width: float = len(self.source)


Doc = str | Break | Only | Indent | Group | Text | tuple["Doc", ...]

SPACE, NOTHING = Break(" "), Break("")
_Job = tuple[int, Doc]


def width_of(doc: Doc) -> float:
    """The columns that a document takes in one line; infinity where a group is broken anyway."""
    if isinstance(doc, str):
        return len(doc)
    return sum(map(width_of, doc)) if isinstance(doc, tuple) else doc.width


def print_doc(doc: Doc, indent: int, width: int, first: int = 0) -> str:
    """The document's text; it begins in column `first` or, by default, `indent`."""
    out: list[str] = []
    column = first or indent
    jobs: list[_Job] = [(indent, doc)]  # of groups that are broken; the others are flat
    while jobs:
        indent, doc = jobs.pop()
        if isinstance(doc, str):
            out.append(doc)
            column += len(doc)
        elif isinstance(doc, tuple):
            jobs += [(indent, each) for each in reversed(doc)]
        elif isinstance(doc, Group):
            if doc.broken or not _fits(width - column - doc.width, jobs):
                jobs.append((indent, doc.inner))
            else:
                out.append(flat(doc.inner))
                column += len(out[-1])
        elif isinstance(doc, Break):
            out.append("\n" + " " * indent)
            column = indent
        elif isinstance(doc, Indent):
            jobs.append((indent + 4, doc.inner))
        elif isinstance(doc, Only):
            out.append(doc.text)
            column += len(doc.text)
        else:
            text = doc.source
            if column + len(text) >= width and len(text) > width - column - 1:
                pieces = ("\n" + " " * (indent + 4)).join(_pieces(doc.value, width - indent - 4))
                text = f"(\n{' ' * (indent + 4)}{pieces}\n{' ' * indent})"
            out.append(text)
            column = indent + 1 if "\n" in text else column + len(text)
    return "".join(out)


def flat(doc: Doc) -> str:
    """The document in one line."""
    if isinstance(doc, str):
        return doc
    if isinstance(doc, tuple):
        return "".join(map(flat, doc))
    if isinstance(doc, Group | Indent):
        return flat(doc.inner)
    if isinstance(doc, Break):
        return doc.flat
    return doc.source if isinstance(doc, Text) else ""


def _fits(room: float, rest: Sequence[_Job]) -> bool:
    """Whether what comes up to the next new line has room; `rest` is what comes, from its end."""
    left = len(rest)
    while room >= 0 and left:
        left -= 1
        docs = [rest[left][1]]
        while docs and room >= 0:
            doc = docs.pop()
            if isinstance(doc, tuple):
                docs += reversed(doc)
            elif isinstance(doc, Break):
                return True
            elif isinstance(doc, Group | Indent):
                docs.append(doc.inner)
            else:
                room -= len(doc.text) if isinstance(doc, Only) else width_of(doc)
    return room >= 0


def _pieces(text: str, room: int) -> list[str]:
    """Literals that together are the text, cut after blanks."""
    found, line = [], ""
    for word in re.findall(r"\S*\s*", text):
        if line and len(text_source(line + word)) > room:
            found.append(text_source(line))
            line = ""
        line += word
    return [*found, text_source(line)]


def enclosed(opening: str, inner: Doc, closing: str, broken: bool = False) -> Doc:
    return Group((opening, Indent((NOTHING, inner)), NOTHING, closing), broken)


def items(parts: Sequence[Doc]) -> Doc:
    """Parts with commas between, and one behind where each has its own line."""
    joined: list[Doc] = []
    for part in parts:
        joined += [part, ",", SPACE]
    return (*joined[:-2], Only(",")) if parts else ()
