"""What the last run found out, so that the next one does it again only for rows that changed.

Whatever follows from a row follows from what it says, and from what is said by the rows whose names
stand in it, in those, and so on: other rows are only ever found by name. The digest of all that is
the key of the row. A row with a known key had no problems, and a file that was made of rows with
the same keys is as it lies there, if nobody changed it since.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any

from codegen.model.entry import Entry
from codegen.model.helpers import Helper, scan
from codegen.note import digest
from codegen.parse import document
from codegen.parse.calls import Parameters
from codegen.parse.document import Node, Scalar
from codegen.parse.numpy_calls import keeping_known, parameters_known

_WORD = re.compile(r"[A-Za-z_]\w*")
_PROSE = frozenset({"doc", "why"})  # keys whose texts name nothing, where they are no formulas


class Memory:
    """What is known of rows and files; as it is made, nothing.

    folder: where the files lie. version: of all else that has a say in them. rows: those that had
    no problems, as their keys, with their mathematics.
    """

    def __init__(self, folder: Path, version: str) -> None:
        self.rows: dict[str, dict[str, str]] = {}
        self._folder, self._version = folder, version
        self._path = folder / "__pycache__" / "codegen-memory.json"
        self._known: dict[str, list[str]] = {}  # files: what they were made of, what is in them
        self._found: dict[str, list[str]] = {}  # the same of this run
        self._helpers: dict[str, dict[str, Any]] = {}  # by folder

    def read(self) -> None:
        """Takes over what the last run wrote down, if that was of this version."""
        try:
            found = json.loads(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return
        if isinstance(found, dict) and found.get("version") == self._version:
            self.rows, self._known = found["rows"], found["files"]
            self._helpers = found["helpers"]
            parameters_known.update(
                (name, Parameters.restored(each)) for name, each in found["numpy"].items()
            )
            keeping_known.update(found["keeping"])

    def write(self) -> None:
        found = {
            "version": self._version,
            "rows": self.rows,
            "files": self._found,
            "helpers": self._helpers,
            "numpy": {name: asdict(each) for name, each in parameters_known.items()},
            "keeping": keeping_known,
        }
        self._path.parent.mkdir(exist_ok=True)
        self._path.write_text(json.dumps(found, default=sorted), encoding="utf-8")

    def scan(self, folder: Path, *, flat: bool = False) -> dict[str, Helper]:
        """The functions in a folder, as `scan` finds them; one whose files have a say in the
        version."""
        known = self._helpers.get(str(folder))
        if known is not None:
            return {key: Helper.restored(each) for key, each in known.items()}
        found = scan(folder, flat=flat)
        self._helpers[str(folder)] = {key: asdict(each) for key, each in found.items()}
        return found

    def files(
        self, made_of: object, makers: Mapping[str, Callable[[], str]]
    ) -> Iterator[tuple[str, str]]:
        """The names and texts of files that follow from what they are made of: as they lie in the
        folder, where they were made of the same and hold what was written, or made anew."""
        key = digest(repr(made_of).encode())
        for name, make in makers.items():
            path, known = self._folder / name, self._known.get(name)
            data = path.read_bytes() if known and known[0] == key and path.is_file() else b""
            if known != [key, digest(data)]:
                data = make().encode()
            self._found[name] = [key, digest(data)]
            yield name, data.decode()


class Reach:
    """The keys of rows, and which rows each of them can reach.

    pairs: all rows, as nodes and entries. common: what every row may depend on besides.
    """

    def __init__(self, pairs: Sequence[tuple[Node, Entry]], common: Iterable[object] = ()) -> None:
        self._entries = [entry for _, entry in pairs]
        digests, words = [], []
        for node, entry in pairs:
            texts, found = _said(node)
            digests.append(digest(repr((entry.heading, texts)).encode()))
            words.append(found.union(*(_WORD.findall(each.text) for each in entry.formulas)))
        closed = _closed(_named(self._entries, words))
        operators = [i for i, entry in enumerate(self._entries) if entry.operator is not None]
        # What operators name is not seen, so every row may reach them.
        self._always = reduce(or_, (closed[i] | 1 << i for i in operators), 0)
        self._sets = [each & ~self._always for each in closed]
        whole = digest(repr([*common, *(digests[i] for i in _places(self._always))]).encode())
        of_sets = {
            reached: digest("".join([whole, *(digests[i] for i in _places(reached))]).encode())
            for reached in {*self._sets}
        }
        self.keys = [
            own + of_sets[reached] for own, reached in zip(digests, self._sets, strict=True)
        ]

    def of(self, places: Iterable[int]) -> list[Entry]:
        """The rows at some places of the table, and all that they reach."""
        found = self._always
        for i in places:
            found |= self._sets[i] | 1 << i
        return [self._entries[i] for i in _places(found)]


def _said(node: Node) -> tuple[list[object], set[str]]:
    """What a node says, and the words of it that may be names."""
    if isinstance(node, Scalar):
        return [node.value, node.style is None], {*_WORD.findall(node.value)}
    texts: list[object] = []
    words: set[str] = set()
    if isinstance(node, document.Mapping):
        parts = [(key.value, value) for key, value in node.items]
    else:
        assert isinstance(node, document.Sequence)
        parts = [("", value) for value in node.items]
    for key, value in parts:
        inner, found = _said(value)
        texts.append((key, inner))
        words |= found if key not in _PROSE else set()
    return texts, words


def _named(entries: Sequence[Entry], words: Sequence[set[str]]) -> list[int]:
    """The rows that each row may name, as bits by their places, but for operators."""
    places: dict[str, int] = {}
    for i, entry in enumerate(entries):
        names = {entry.signature.qualified_name, *entry.aliases, *entry.numpy, *entry.scipy}
        for name in {each.rpartition(".")[2] for each in names}:
            places[name] = places.get(name, 0) | 1 << i
    return [reduce(or_, (places[word] for word in places.keys() & each), 0) for each in words]


def _closed(sets: list[int]) -> list[int]:
    """What is reached from each, by Warshall's algorithm."""
    named = reduce(or_, sets, 0)
    for i in _places(named):
        bit, further = 1 << i, sets[i]
        if further:
            sets = [each | further if each & bit else each for each in sets]
    return sets


def _places(bits: int) -> Iterator[int]:
    """The places of the bits that are set, in order."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest
