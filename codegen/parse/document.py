"""YAML as nodes that know the place of every character.

The parser's events are turned into three plain node types. Nothing of YAML that could hide what a
row says is let through: no anchors, aliases, tags, merge keys, second documents. Nesting is bounded
and no object is ever constructed.
"""

from __future__ import annotations

import bisect
import re
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import pairwise
from typing import Any, NoReturn

import yaml

from codegen.parse.errors import MAX_PROBLEMS, Location, Problem, TableError

MAX_SIZE = 10_000_000  # characters
_MAX_DEPTH = 12  # a row is three deep; the rest is for the data of `kinks`
_TOO_DEEP = f"the table is nested more than {_MAX_DEPTH} levels deep"
MAX_ROWS = 100_000
_MAX_KEY = 1_000  # characters
_MAX_ITEMS = 10_000  # of a list or mapping within a row
# What YAML forbids, what ends a line for YAML but not for an editor, and what turns the direction
# of the text, so that a reader sees something else than the compiler.
_FORBIDDEN = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff\ufffe\uffff]"
)
_NAME = re.compile(r"""^-?\s*name\s*:\s*["']?\s*([A-Za-z_][A-Za-z_0-9.]{0,99})""", re.MULTILINE)
_HEADING = re.compile(r"^# ?-{2,} (\S.*?) -*$", re.MULTILINE)
_NOTHING = frozenset({"null", "Null", "NULL", "~"})
_ALIKE = "indent the keys of a row alike, and leave a blank behind '-'"
_LAMBDA = re.compile(r"\blambda\b")
_ESCAPES = {"x": 4, "u": 6, "U": 10}  # characters of an escape in a "..." text; others have two
_LOADER: type[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class Source:
    """The text of a file, by lines and by offsets."""

    def __init__(self, path: str, text: str) -> None:
        self.path = path
        self.text = text
        self.lines = text.split("\n")
        self._starts = [0]
        for line in self.lines:
            self._starts.append(self._starts[-1] + len(line) + 1)

    def offset(self, line: int, column: int) -> int:
        """The offset of a place whose line and column count from 0."""
        return min(self._starts[min(line, len(self.lines) - 1)] + column, len(self.text))

    def location(self, offset: int) -> Location:
        line = max(0, min(bisect.bisect_right(self._starts, offset) - 1, len(self.lines) - 1))
        return Location(self.path, line + 1, offset - self._starts[line] + 1)

    def heading(self, offset: int) -> str:
        """The heading under which an offset stands, ``# ---- its text ----``; empty without one."""
        found = bisect.bisect_right(self._headings, (offset,))
        return self._headings[found - 1][1] if found else ""

    @cached_property
    def _headings(self) -> list[tuple[int, str]]:
        return [(match.start(), match[1]) for match in _HEADING.finditer(self.text)]

    def problem(
        self,
        offset: int,
        message: str,
        *,
        operation: str | None = None,
        length: int = 1,
        hint: str | None = None,
    ) -> Problem:
        location = self.location(offset)
        line = self.lines[location.line - 1]
        return Problem(location, operation, message, line, length, hint)


@dataclass(eq=False, slots=True)
class Node:
    """A node; start and end are offsets into the source. Nobody writes to one, which is not
    enforced: frozen ones take three times as long to make."""

    source: Source = field(repr=False)
    start: int
    end: int

    @property
    def location(self) -> Location:
        return self.source.location(self.start)

    @property
    def text(self) -> str:
        """Its lines, whole ones, without those that are blank or a remark."""
        whole = self.source.text
        lines = whole[whole.rfind("\n", 0, self.start) + 1 : self.end].split("\n")
        return "".join(f"{line.rstrip()}\n" for line in lines if _says_something(line))

    def problem(
        self, message: str, *, operation: str | None = None, hint: str | None = None
    ) -> Problem:
        """A problem whose caret stands under the node (its first line)."""
        end = self.source.text.find("\n", self.start, self.end)
        first = self.source.text[self.start : self.end if end < 0 else end]
        return self.source.problem(
            self.start, message, operation=operation, length=len(first.rstrip()), hint=hint
        )


@dataclass(eq=False, slots=True)
class Scalar(Node):
    """A text; `style` is None (plain) or the character that opens it: one of ' " | >

    Of one into which texts were put, `origin` has the offset in the source of each character, and
    that of the end.
    """

    value: str
    style: str | None = None
    origin: tuple[int, ...] = ()

    @property
    def is_blank(self) -> bool:
        """Whether it says nothing: no text, or YAML's words for that."""
        return not self.value.strip() or (self.style is None and self.value in _NOTHING)

    @staticmethod
    def of(text: str, path: str = "<formula>") -> Scalar:
        """A node for a text that stands in no YAML file."""
        return Scalar(Source(path, text), 0, len(text), text)

    def problem_at(
        self,
        offset: int,
        length: int,
        message: str,
        *,
        operation: str | None = None,
        hint: str | None = None,
    ) -> Problem:
        """A problem whose caret stands under value[offset:offset + length], or its first line."""
        places = self.places(offset + length)
        first = places[min(offset, len(places) - 1)]
        last = places[min(offset + max(length, 1) - 1, len(places) - 1)]
        end = self.source.text.find("\n", first, last)
        last = last if end < 0 else end - 1
        return self.source.problem(
            first, message, operation=operation, length=max(1, last - first + 1), hint=hint
        )

    def locate(self, offset: int) -> Location:
        """Where value[offset] stands in the file."""
        places = self.places(offset + 1)
        return self.source.location(places[min(offset, len(places) - 1)])

    def places(self, count: int) -> tuple[int, ...]:
        """The offsets in the source of the first characters of the value, or of all and its end.

        The raw text is walked beside the value; where they differ, the raw text has folded white
        space, an escape, or indentation there.
        """
        if self.origin:
            return self.origin[: count + 1]
        raw, style, at = self.source.text, self.style, self.start
        if style in ("'", '"'):
            at += 1
        elif style in ("|", ">"):
            at = raw.find("\n", at) + 1 or self.end
        places: list[int] = []
        for character in self.value[:count]:
            while style == '"' and raw.startswith("\\\n", at):  # stands for nothing
                at = _skip_space(raw, at + 1, self.end)
            escaped = style == '"' and raw.startswith("\\", at)
            if not (escaped or raw.startswith(character, at)):
                if character.isspace():
                    places.append(at)
                    at = _skip_space(raw, at, self.end)
                    continue
                at = _skip_space(raw, at, self.end)
            places.append(min(at, self.end))
            if escaped:
                at += _ESCAPES.get(raw[at + 1 : at + 2], 2)
            else:
                at += 2 if style == "'" and character == "'" else 1
        places.append(min(at, self.end - 1 if style and self.end > self.start else self.end))
        return tuple(places)


@dataclass(eq=False, slots=True)
class Sequence(Node):
    items: list[Node]


@dataclass(eq=False, slots=True)
class Mapping(Node):
    """The keys are scalars; one that stands twice is still here twice."""

    items: list[tuple[Scalar, Node]]


def _says_something(line: str) -> bool:
    return bool(line.strip()) and not line.lstrip().startswith("#")


def _skip_space(raw: str, at: int, end: int) -> int:
    while at < end and raw[at] in " \t\n":
        at += 1
    return at


@dataclass(frozen=True)
class Document:
    """The rows of a table; what kept the others from being read, and their names if they show."""

    rows: list[Node]
    problems: list[Problem]
    lost: list[str]


def read(text: str, path: str) -> Document:
    """The items of the list that a YAML text is.

    Where the text is not YAML, each item is read by itself, so that one broken row hides no
    problem of another.
    """
    if len(text) > MAX_SIZE:
        message = f"the file has {len(text):,} characters; a table has at most {MAX_SIZE:,}"
        return Document([], [Problem(Location(path, 1, 1), None, message)], [])
    source = Source(path, text.removeprefix("\ufeff").replace("\r\n", "\n"))
    forbidden = _FORBIDDEN.search(source.text)
    if forbidden:
        message = f"the character {forbidden.group()!r} is not allowed in a table"
        return Document([], [source.problem(forbidden.start(), message)], [])
    try:
        return Document(_rows(source, source.text, 0), [], [])
    except TableError as error:
        return _by_items(source, error)


def _by_items(source: Source, whole: TableError) -> Document:
    """The items that can be read one by one, when the list as a whole cannot."""
    found = Document([], [], [])
    starts = [n for n, line in enumerate(source.lines) if line.startswith("- ") or line == "-"]
    if len(starts) > MAX_ROWS:
        return Document([], list(whole.problems), [])
    for start, end in pairwise([0, *starts, len(source.lines)]):
        if len(found.problems) >= MAX_PROBLEMS:
            break
        text = "\n".join(source.lines[start:end]) + "\n"
        try:
            found.rows.extend(_rows(source, text, start))
        except TableError as error:
            name = _NAME.search(text)
            label = name.group(1) if name else None
            found.lost.extend([label] if label else [])
            found.problems.extend(replace(each, operation=label) for each in error.problems)
    return found if found.problems else Document([], list(whole.problems), [])


def _rows(source: Source, text: str, base: int) -> list[Node]:
    """The items of the list in a text that starts in line `base` of the source."""
    loader = _LOADER(text)
    try:
        root = _Builder(source, base).build(loader)
    except yaml.MarkedYAMLError as error:
        last = base + text.count("\n")
        raise TableError([_syntax_problem(source, error, base, last)]) from None
    finally:
        loader.dispose()
    if root is None:
        return []
    if not isinstance(root, Sequence):
        raise TableError([root.problem("a table is a list of rows", hint="write '- name: ...'")])
    if len(root.items) > MAX_ROWS:
        message = f"the table has {len(root.items):,} rows; it may have {MAX_ROWS:,}"
        raise TableError([root.items[MAX_ROWS].problem(message)])
    return root.items


def _syntax_problem(source: Source, error: yaml.MarkedYAMLError, base: int, last: int) -> Problem:
    """YAML's own message; what is never closed is shown where it starts, not at the end."""
    mark, context = error.problem_mark or error.context_mark, error.context_mark
    if mark and context and base + mark.line >= last:
        mark = context
    line, column = (base + mark.line, mark.column) if mark else (base, 0)
    said = str(error.problem or error.context or "")
    text = source.lines[min(line, len(source.lines) - 1)]
    if "\t" in text[: len(text) - len(text.lstrip())]:
        said, hint = "the line is indented with a tab", "indent with spaces"
    elif "mapping values are not allowed" in said and _LAMBDA.search(text[:column]):
        at = [match.start() for match in _LAMBDA.finditer(text[:column])][-1]
        message = "a lambda cannot stand in a formula"
        hint = "move the computation to a function in autograd/formulas"
        return source.problem(source.offset(line, at), message, hint=hint, length=len("lambda"))
    elif "mapping values are not allowed" in said:
        said, hint = "a second ': ' in one line", "put quotes around a value that contains ': '"
        if ": " not in text[:column]:
            said = "the line goes on with the value above it, but has a ': '"
            hint = f"{_ALIKE}, or {hint}"
    elif "could not find expected ':'" in said and context:
        line, column = base + context.line, context.column
        said, hint = "the line has no ': '", "write 'key: value', with a blank behind the colon"
    elif "block" in str(error.context) and "expected" in said:
        said, hint = "the line is indented as no line above it", _ALIKE
    elif said.startswith("did not find expected ',' or '") and context:
        line, column = base + context.line, context.column
        said = f"'{source.lines[line][column : column + 1]}' is not closed where it should be"
        hint = "close it, or put quotes around a text that starts with it"
    elif "end of stream" in said and "quoted" in str(error.context):
        said, hint = "the quotes are not closed", "a text ends with the quote that opens it"
    elif "nesting depth" in said:  # of PyYAML, from 6.0.4 on
        return source.problem(source.offset(line, column), _TOO_DEEP)
    elif "cannot start any token" in said:
        said = f"a value cannot start with '{text[column : column + 1]}'"
        hint = "put quotes around it"
    else:
        said, hint = f"{said} {error.context or ''}".rstrip(), None
    return source.problem(source.offset(line, column), f"this is not YAML: {said}", hint=hint)


class _Builder:
    """Makes nodes of events, without recursion, so that nesting costs nothing but a refusal."""

    def __init__(self, source: Source, base: int) -> None:
        self._source = source
        self._start = source.offset(base, 0)
        self._root: Node | None = None
        self._open: list[tuple[Any, list[Node]]] = []  # start event, children

    def build(self, loader: Any) -> Node | None:
        documents = 0
        while loader.check_event():
            event = loader.get_event()
            if isinstance(event, yaml.DocumentStartEvent):
                documents += 1
                if documents > 1:
                    self._refuse(event, "a table is one YAML document, but a second starts here")
            elif isinstance(event, yaml.AliasEvent):
                self._refuse(
                    event,
                    "aliases of YAML are not allowed in a table",
                    "put quotes around a value that starts with '*'",
                )
            elif isinstance(event, yaml.NodeEvent):
                self._node(event)
            elif isinstance(event, yaml.CollectionEndEvent):
                self._close(event)
        return self._root

    def _node(self, event: Any) -> None:
        if event.anchor is not None:
            self._refuse(
                event,
                "anchors of YAML are not allowed in a table",
                "put quotes around a value that starts with '&'",
            )
        if event.tag is not None:
            self._refuse(
                event,
                "tags of YAML are not allowed in a table",
                "put quotes around a value that starts with '!'",
            )
        if isinstance(event, yaml.ScalarEvent):
            style = event.style if event.style in ("'", '"', "|", ">") else None
            scalar = Scalar(self._source, *self._span(event), event.value, style)
            forbidden = _FORBIDDEN.search(scalar.value)  # only an escape in "..." can give one
            if forbidden:
                message = f"the character {forbidden.group()!r} is not allowed in a table"
                raise TableError([scalar.problem_at(forbidden.start(), 1, message)])
            self._add(scalar)
            return
        if len(self._open) >= _MAX_DEPTH:
            self._refuse(event, _TOO_DEEP)
        self._open.append((event, []))

    def _add(self, node: Node) -> None:
        if not self._open:
            self._root = node
            return
        parent, children = self._open[-1]
        if isinstance(parent, yaml.MappingStartEvent) and len(children) % 2 == 0:
            if not isinstance(node, Scalar):
                raise TableError([node.problem("a key is a plain text")])
            if len(node.value) > _MAX_KEY:
                raise TableError([node.problem(f"a key has at most {_MAX_KEY:,} characters")])
            if node.value == "<<" and node.style is None:
                raise TableError([node.problem("merge keys of YAML are not allowed in a table")])
        if len(children) >= _MAX_ITEMS and len(self._open) > 1:
            message = f"a list or mapping in a row has at most {_MAX_ITEMS:,} items"
            raise TableError([node.problem(message)])
        children.append(node)

    def _close(self, event: Any) -> None:
        opening, children = self._open.pop()
        start, end = self._span(opening)[0], self._span(event)[1]
        if isinstance(opening, yaml.SequenceStartEvent):
            self._add(Sequence(self._source, start, end, children))
        else:
            keys = [key for key in children[::2] if isinstance(key, Scalar)]
            items = list(zip(keys, children[1::2], strict=True))
            self._add(Mapping(self._source, start, end, items))

    def _span(self, event: Any) -> tuple[int, int]:
        start, end = self._start + event.start_mark.index, self._start + event.end_mark.index
        return start, max(start, end)

    def _refuse(self, event: Any, message: str, hint: str = "") -> NoReturn:
        start, end = self._span(event)
        length = len(self._source.text[start:end].split("\n", 1)[0])
        problem = self._source.problem(start, message, length=max(length, 1), hint=hint or None)
        raise TableError([problem])


def texts_by_heading(text: str) -> dict[str, str]:
    """What stands below each heading of a table, without blank lines and remarks."""
    found: dict[str, str] = {}
    parts = _HEADING.split(text)
    for heading, part in zip(["", *parts[1::2]], parts[::2], strict=True):
        lines = [line.rstrip() for line in part.split("\n")]
        stated = [f"{line}\n" for line in lines if line and not line.lstrip().startswith("#")]
        found[heading] = found.get(heading, "") + "".join(stated)
    return found
