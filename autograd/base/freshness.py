"""Whether generated/ is what codegen wrote from the table: looked at on import, in a checkout.

An installed package is not looked at. Every generated file states a hash of its own content and of
the rows that it was made from. What is not newer than the last look is taken as it was then, so
that a look takes a fraction of a millisecond. `python -m codegen --check` compares every letter;
this finds a file that was edited by hand or is left over, and a table whose rows have changed.
"""

from __future__ import annotations

import os
import re
import warnings
from collections.abc import Iterator
from contextlib import suppress

ROOT = os.path.abspath(os.path.join(__file__, "../../.."))  # pathlib takes 5 ms to import
_HEADER = re.compile(r"# Generated from .*\n# (?:rows (\w+), )?content (\w+)\n")
_HEADING = re.compile(r"^# ?-{2,} (\S.*?) -*$", re.MULTILINE)
_SUFFIXES = (".py", ".pyi")
_LOOK = "last-look"  # a file in the cache folder: when generated/ was last found fresh


def check() -> None:
    """Warns, in a checkout, where generated/ is stale."""
    if not os.path.isfile(os.path.join(ROOT, "pyproject.toml")):
        return
    found = stale(ROOT)
    if found is not None:
        warnings.warn(f"{found}: run `python -m codegen`", RuntimeWarning, stacklevel=3)


def stale(root: str | os.PathLike[str]) -> str | None:
    """What of generated/ is stale, in a sentence, or None."""
    folder = os.path.join(root, "generated")
    table = os.path.join(root, "derivatives.yaml")
    look = os.path.join(folder, "__pycache__", _LOOK)
    try:
        looked = os.stat(look).st_mtime_ns if os.path.exists(look) else -1
        newer = [path for path in (table, *_paths(folder)) if os.stat(path).st_mtime_ns >= looked]
        if not newer:
            return None
        for file in newer:
            if file.endswith(_SUFFIXES) and not _is_as_written(_text(file)):
                return f"{os.path.relpath(file, root)} is not what codegen wrote"
        if _rows_of(_text(table)) != _made_from(os.path.join(folder, "operations")):
            return "derivatives.yaml has changed since generated/ was made"
    except (OSError, UnicodeDecodeError) as error:
        return f"generated/ is not whole ({error})"
    with suppress(OSError):  # a checkout that cannot be written is looked at each time
        os.makedirs(os.path.dirname(look), exist_ok=True)
        with open(look, "w"):
            pass
    return None


def _paths(folder: str) -> Iterator[str]:
    """The folder, which is newer where a file came or went, and the modules and folders in it."""
    yield folder
    for entry in os.scandir(folder):
        if entry.name.endswith(_SUFFIXES):
            yield entry.path
        elif entry.is_dir() and entry.name != "__pycache__":
            yield from _paths(entry.path)


def _text(file: str) -> str:
    with open(file, encoding="utf-8") as stream:
        return stream.read()


def _is_as_written(text: str) -> bool:
    header = _HEADER.match(text)
    return header is not None and _digest(text[header.end() :]) == header[2]


def _made_from(operations: str) -> set[str]:
    """The hashes of rows that the modules of operations state."""
    files = [path for path in _paths(operations) if path.endswith(_SUFFIXES)]
    headers = [_HEADER.match(_text(file)) for file in files]
    return {header[1] for header in headers if header is not None and header[1]}


def _rows_of(table: str) -> set[str]:
    """The hashes of the rows below each heading of the table, without blank lines and remarks."""
    sections: dict[str, list[str]] = {}
    parts = _HEADING.split(table)
    for heading, part in zip(["", *parts[1::2]], parts[::2], strict=True):
        lines = [line.rstrip() for line in part.split("\n")]
        sections.setdefault(heading, []).extend(
            f"{line}\n" for line in lines if line and not line.lstrip().startswith("#")
        )
    return {_digest("".join(lines)) for lines in sections.values() if lines}


def _digest(text: str) -> str:
    from hashlib import blake2b  # takes 4 ms to import, and is seldom needed

    return blake2b(text.encode(), digest_size=8).hexdigest()
