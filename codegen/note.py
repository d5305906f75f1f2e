"""Hashes of what was read and written, to see that nothing has changed."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable
from pathlib import Path

_SUFFIXES = (".py", ".pyi", ".jinja", ".json")


def digest(data: bytes) -> str:
    """Sixteen characters that tell what differs."""
    return hashlib.blake2b(data, digest_size=8).hexdigest()


def digest_of(paths: Iterable[Path]) -> str:
    """The digest of files, and of those that take part in what is generated in folders."""
    found = []
    for path in paths:
        inside = sorted(
            os.path.join(folder, name)
            for folder, _, names in os.walk(path)
            for name in names
            if name.endswith(_SUFFIXES)
        )
        for each in inside or [str(path)]:
            with open(each, "rb") as file:
                found.append(f"{each}:{digest(file.read())}")
    return digest("\n".join(found).encode())


class Note:
    """What a run noted of its inputs and outputs, so that the next one with the same can end.

    It lies in the cache folder of the output and is not committed.
    """

    def __init__(self, output: Path, fixed: str, paths: Iterable[Path]) -> None:
        """fixed: the digest of what no run changes; paths: of files and folders besides."""
        self._path = output / "__pycache__" / "codegen-note"
        self._fixed, self._paths = fixed, tuple(paths)

    def holds(self) -> bool:
        """Whether every file is as it was when the note was taken."""
        return self._path.is_file() and self._path.read_text() == self._digest()

    def take(self) -> None:
        self._path.parent.mkdir(exist_ok=True)
        self._path.write_text(self._digest())

    def _digest(self) -> str:
        return self._fixed + digest_of(self._paths)
