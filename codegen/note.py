"""Hashes of what was read and written, to see that nothing has changed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

__all__ = ["Note", "digest"]

_SUFFIXES = frozenset({".py", ".pyi", ".jinja", ".json"})


def digest(data: bytes) -> str:
    """Sixteen characters that tell what differs."""
    return hashlib.blake2b(data, digest_size=8).hexdigest()


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
