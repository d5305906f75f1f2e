"""What generated/ was made from, and what it should hold: hashes, to see that a file is stale.

`manifest.json` lies among the generated files and tells the runtime, in a checkout, whether one of
them was edited by hand or is older than the table.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path

__all__ = ["MANIFEST", "Note", "digest", "manifest_text"]

MANIFEST = "manifest.json"
_SUFFIXES = frozenset({".py", ".pyi", ".jinja", ".json"})


def digest(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def manifest_text(table: Path, files: Mapping[str, str]) -> str:
    """The manifest of a folder that holds `files`, made from `table`."""
    hashes = {name: digest(text.encode()) for name, text in sorted(files.items())}
    record = {"table": {table.name: digest(table.read_bytes())}, "files": hashes}
    return json.dumps(record, indent=1) + "\n"


class Note:
    """What a run noted of its inputs and outputs, so that the next one with the same can end.

    It lies in the cache folder of the output and is not committed.
    """

    def __init__(self, output: Path, paths: Iterable[Path]) -> None:
        self._path = output / "__pycache__" / "codegen-note"
        self._paths = tuple(paths)

    def holds(self) -> bool:
        """Whether every file is as it was when the note was taken."""
        return self._path.is_file() and self._path.read_text() == self._digest()

    def take(self) -> None:
        self._path.parent.mkdir(exist_ok=True)
        self._path.write_text(self._digest())

    def _digest(self) -> str:
        found = []
        for path in self._paths:
            inside = sorted(each for each in path.rglob("*") if each.suffix in _SUFFIXES)
            found += [f"{each}:{digest(each.read_bytes())}" for each in inside or [path]]
        return digest("\n".join(found).encode())
