"""Rows that are stated together, `each:`, or as another one, `like:`, written out one by one; and
kinks that stand by themselves, given to their rows.

What is written out is made of nodes, as if it stood in the file; a character of a text that was
put in has the place of the name for which it stands, so that problems point at what is written.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from codegen.parse import document
from codegen.parse.document import MAX_SIZE, Node, Scalar
from codegen.parse.errors import Problem, did_you_mean

MAX_MEMBERS = 100  # rows that one `each:` may make
# What a row is called, and how it is written, is its own.
_NAMES = frozenset({"aliases", "numpy", "scipy", "operator", "latex", "node"})
_PARAMETER = re.compile(r"[A-Za-z][A-Za-z_0-9]*")
_FULL_NAME = re.compile(r"\s*([A-Za-z_][A-Za-z_0-9.]*)")


def write_out(rows: list[Node]) -> tuple[list[Node], list[Problem], list[str]]:
    """The rows, one for each operation; what is wrong with `each:`, `like:` and `with:`; and the
    names of the rows that are not there for it."""
    writer = _Writer()
    members = [member for row in rows for member in writer.members(row) if not _is_kinks(row)]
    members = writer.with_kinks(members, [row for row in rows if _is_kinks(row)])
    models = {name: row for row in reversed(members) if (name := _name(row))}
    found = [(row, writer.like(row, models)) for row in members]
    lost = [name for row, whole in found if whole is None and (name := _name(row))]
    return [whole for _, whole in found if whole is not None], writer.problems, lost


class _Writer:
    def __init__(self) -> None:
        self.problems: list[Problem] = []
        self._size = 0  # of the texts that were put in

    def members(self, row: Node) -> Iterator[Node]:
        """The rows that one with `each:` stands for."""
        each = _value(row, "each")
        if not isinstance(row, document.Mapping) or each is None:
            yield row
            return
        rest = replace(row, items=[item for item in row.items if item[0].value != "each"])
        lists = self._lists(row, each)
        if not lists:
            return
        count = len(next(iter(lists.values())))
        pattern = re.compile(rf"\$({'|'.join(sorted(lists, key=len, reverse=True))})")
        used: set[str] = set()
        for n in range(count):
            texts = {f"${name}": items[n] for name, items in lists.items()}
            yield self._replaced(rest, pattern, texts, used)
        for name in lists.keys() - {text[1:] for text in used}:
            self._add(row, each, f"'${name}' stands nowhere in the row")

    def _lists(self, row: Node, each: Node) -> dict[str, list[str]]:
        """The values of each name; empty where something is wrong with them."""
        hint = "write each: {n: [1, 2, 3]}, and $n in the row"
        if not isinstance(each, document.Mapping) or not each.items:
            self._add(row, each, "'each' is a mapping of names to lists", hint)
            return {}
        found: dict[str, list[str]] = {}
        for key, value in each.items:
            items = value.items if isinstance(value, document.Sequence) else []
            texts = [item.value for item in items if isinstance(item, Scalar)]
            if not _PARAMETER.fullmatch(key.value) or key.value in found:
                self._add(row, key, f"'{key.value}' cannot be a name in 'each'", hint)
            elif not texts or len(texts) != len(items):
                self._add(row, value, f"'{key.value}' in 'each' must be a list of texts", hint)
            elif found and len(texts) != len(next(iter(found.values()))):
                message = f"'{key.value}' has {len(texts)} values, where the others have "
                self._add(row, value, f"{message}{len(next(iter(found.values())))}")
            elif len(texts) > MAX_MEMBERS:
                self._add(row, value, f"'each' makes at most {MAX_MEMBERS} rows")
            else:
                found[key.value] = texts
        return found if len(found) == len(each.items) else {}

    def with_kinks(self, members: list[Node], entries: list[Node]) -> list[Node]:
        """The rows with the kinks that stand by themselves: ``- kinks: pow``, ``at: [...]``."""
        found = {name: row for row in reversed(members) if (name := _name(row))}
        whole = {id(row): row for row in members}
        for entry in entries:
            whose, points = _value(entry, "kinks"), _value(entry, "at")
            whose_name = whose.value.strip() if isinstance(whose, Scalar) else ""
            row = found.get(whose_name)
            if not isinstance(entry, document.Mapping) or points is None or len(entry.items) != 2:
                hint = "write '- kinks: NAME' and 'at:' with a list of them"
                self._add(entry, entry, "kinks by themselves have 'kinks' and 'at', no more", hint)
            elif not isinstance(row, document.Mapping):
                message = f"there is no row '{whose_name}' in the table"
                self._add(entry, whose or entry, message, did_you_mean(whose_name, found))
            elif _value(row, "kinks") is not None:
                self._add(entry, whose or entry, f"the row '{whose_name}' states kinks already")
            else:
                items = [*row.items, (entry.items[0][0], points)]
                first = next(each for each in members if whole[id(each)] is row)
                whole[id(first)] = found[whose_name] = replace(row, items=items)
        return [whole[id(row)] for row in members]

    def like(self, row: Node, models: Mapping[str, Node]) -> Node | None:
        """The row with what it takes over from the one that it is like; None without such."""
        like, given = _value(row, "like"), _value(row, "with")
        if not isinstance(row, document.Mapping) or (like is None and given is None):
            return row
        own = [item for item in row.items if item[0].value not in ("like", "with")]
        rest = replace(row, items=own)
        model = self._model(row, like, models)
        texts = self._texts(row, given)
        if model is None or texts is None:
            return None
        used: set[str] = set()
        taken = model.items
        if texts:
            words = "|".join(map(_word, sorted(texts, key=len, reverse=True)))
            copied = self._replaced(model, re.compile(words), texts, used)
            assert isinstance(copied, document.Mapping)
            taken = copied.items
        for text in texts.keys() - used:
            self._add(row, given or row, f"'{text}' stands nowhere in the row '{_name(model)}'")
        said = {key.value for key, _ in own} | {"name"}
        for (key, before), (_, after) in zip(model.items, taken, strict=True):
            if {*re.findall(r"\w+", key.value)} <= _NAMES and _same(before, after):
                said.add(key.value)
        items = own + [(key, value) for key, value in taken if key.value not in said]
        return replace(rest, items=items)

    def _model(
        self, row: Node, like: Node | None, models: Mapping[str, Node]
    ) -> document.Mapping | None:
        if not isinstance(like, Scalar):
            self._add(row, like or row, "'like' must be the name of a row", "write like: NAME")
            return None
        name = like.value.strip()
        model = models.get(name)
        if not isinstance(model, document.Mapping) or model is row:
            hint = did_you_mean(name, [each for each in models if models[each] is not row])
            self._add(row, like, f"there is no row '{name}' in the table", hint)
            return None
        if _value(model, "like") is not None:
            message = f"'{name}' is itself stated as another row"
            self._add(row, like, message, "name that one, so that a reader looks up one row only")
            return None
        return model

    def _texts(self, row: Node, given: Node | None) -> dict[str, str] | None:
        """What is put in the place of what; None where something is wrong with it."""
        if given is None:
            return {}
        items = given.items if isinstance(given, document.Mapping) else []
        texts = {key.value: value.value for key, value in items if isinstance(value, Scalar)}
        if not texts or len(texts) != len(items) or "" in texts:
            hint = "write with: {larger: smaller, '<': '>'}"
            self._add(row, given, "'with' is a mapping of texts to texts", hint)
            return None
        return texts

    def _replaced(
        self, node: Node, pattern: re.Pattern[str], texts: Mapping[str, str], used: set[str]
    ) -> Node:
        if isinstance(node, document.Mapping):
            items = [
                (
                    self._scalar(key, pattern, texts, used),
                    self._replaced(value, pattern, texts, used),
                )
                for key, value in node.items
            ]
            return replace(node, items=items)
        if isinstance(node, document.Sequence):
            parts = [self._replaced(each, pattern, texts, used) for each in node.items]
            return replace(node, items=parts)
        return self._scalar(node, pattern, texts, used) if isinstance(node, Scalar) else node

    def _scalar(
        self, node: Scalar, pattern: re.Pattern[str], texts: Mapping[str, str], used: set[str]
    ) -> Scalar:
        """The text with others put in, and the place of each of its characters in the old one."""
        if self._size > MAX_SIZE:
            return node
        found = put_in(node, pattern, texts, used)
        self._size += len(found.value) if found is not node else 0
        if self._size > MAX_SIZE:
            self._add(node, node, "so much is put in that the table is too large")
        return found

    def _add(self, row: Node, node: Node, message: str, hint: str | None = None) -> None:
        self.problems.append(node.problem(message, operation=_name(row), hint=hint))


def put_in(
    node: Scalar, pattern: re.Pattern[str], texts: Mapping[str, str | Scalar], used: set[str]
) -> Scalar:
    """The text with others in the place of what the pattern finds.

    The characters of a Scalar that is put in keep their own place in the file.
    """
    found = list(pattern.finditer(node.value))
    if not found:
        return node
    parts: list[str] = []
    origin: list[int] = []
    written = node.places(len(node.value))
    end = 0
    for match in found:
        if len(origin) > MAX_SIZE:
            break
        used.add(match.group())
        put = texts[match.group()]
        text, places = (put.value, put.origin[:-1]) if isinstance(put, Scalar) else (put, ())
        parts += [node.value[end : match.start()], text]
        origin += [*written[end : match.start()], *(places or [written[match.start()]] * len(text))]
        end = match.end()
    value = "".join([*parts, node.value[end:]])
    return replace(node, value=value, origin=(*origin, *written[end:]))


def _word(text: str) -> str:
    """A pattern for a text: where it starts or ends with a letter, so does the word."""
    start = r"\b" if text[0].isalnum() or text[0] == "_" else ""
    end = r"\b" if text[-1].isalnum() or text[-1] == "_" else ""
    return f"{start}{re.escape(text)}{end}"


def _is_kinks(row: Node) -> bool:
    """Whether it states the kinks of a row, and is none itself."""
    return _value(row, "kinks") is not None and _value(row, "name") is None


def _value(row: Node, key: str) -> Node | None:
    items = row.items if isinstance(row, document.Mapping) else []
    return next((value for each, value in items if each.value == key), None)


def _name(row: Node) -> str | None:
    """The full name of a row, as far as it can be seen."""
    name = _value(row, "name")
    match = _FULL_NAME.match(name.value) if isinstance(name, Scalar) else None
    return match.group(1) if match else None


def _same(one: Node, other: Node) -> bool:
    if isinstance(one, document.Sequence) and isinstance(other, document.Sequence):
        return all(map(_same, one.items, other.items))
    return isinstance(one, Scalar) and isinstance(other, Scalar) and one.value == other.value
