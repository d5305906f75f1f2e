"""Machine code on disk, so that another process need not compile it again.

What lies in the files is run. So the folder and each file must be the user's own, and nobody else
may be able to write them. A file is named by what its code depends on, and holds a checksum: one
that is broken is as if it were not there. Files are put in place whole, by any number of processes
at once. Where nothing can be written (a full disk, a read-only folder) nothing is kept.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import stat
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

# The most bytes that the files may take together; the least recently used go first.
BOUND = 256 * 2**20

_MAGIC = b"autograd native code 1\n"
_HEAD = len(_MAGIC) + hashlib.sha256().digest_size
_CODE, _PARTIAL = ".code", ".partial"
# Seconds after which a file counts as used anew, and one that was never finished is removed.
_DAY, _HOUR = 86400.0, 3600.0
# Of this many files written, one is the occasion to hold the folder to its bound.
_OCCASION = 64

_READ = os.O_RDONLY
for _flag in ("O_BINARY", "O_CLOEXEC", "O_NOFOLLOW", "O_NONBLOCK"):
    _READ |= getattr(os, _flag, 0)

_warned: set[str] = set()


class Contents(NamedTuple):
    """How many files there are, and how many bytes they take."""

    files: int
    size: int


def folder() -> Path | None:
    """Where the files lie: ``native`` in ``AUTOGRAD_CACHE``, else in the user's folder for caches.

    None where there is no such folder, and with ``AUTOGRAD_CACHE=0``.
    """
    if chosen := os.environ.get("AUTOGRAD_CACHE"):
        return None if chosen == "0" else Path(os.path.expanduser(chosen)) / "native"
    variable = "LOCALAPPDATA" if sys.platform == "win32" else "XDG_CACHE_HOME"
    base = Path(os.environ.get(variable) or "")
    if sys.platform == "darwin" or not base.is_absolute():
        try:
            home = Path.home()
        except RuntimeError:
            return None
        places = {"darwin": "Library/Caches", "win32": "AppData/Local"}
        base = home / places.get(sys.platform, ".cache")
    return base / "autograd-registry" / "native"


def key(*depends: str) -> str:
    """The name of the code that depends on these texts."""
    digest = hashlib.sha256()
    for each in depends:
        encoded = each.encode()
        digest.update(len(encoded).to_bytes(8, "little") + encoded)
    return digest.hexdigest()


def fetch(name: str) -> bytes | None:
    """The code of this name; None where there is none that is whole and can be trusted."""
    place = folder()
    if place is None or not _trusted():
        return None
    path = place / (name + _CODE)
    try:
        with open(os.open(path, _READ), "rb") as file:
            facts = os.fstat(file.fileno())
            if reason := _foreign(path, facts, stat.S_ISREG):
                _warn(reason)
                return None
            head, code = file.read(_HEAD), file.read()
        if time.time() - facts.st_mtime > _DAY:
            os.utime(path)
    except OSError:
        return None
    return code if head == _head(name, code) else None


def store(name: str, code: bytes) -> None:
    """Keeps the code of this name, where that is possible."""
    place = folder()
    if place is None:
        return
    try:
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not _trusted():
            return
        handle, partial = tempfile.mkstemp(_PARTIAL, name[:8], place)
        try:
            with open(handle, "wb") as file:
                file.write(_head(name, code) + code)
            os.replace(partial, place / (name + _CODE))
        except BaseException:
            _remove(partial)
            raise
    except OSError:
        return
    if int(name[:8], 16) % _OCCASION == 0:
        _hold(place)


def mistrust() -> str | None:
    """Why the folder is not used, though it is there; None where it is used."""
    place = folder()
    if place is None:
        return None
    try:
        return _foreign(place, os.lstat(place), stat.S_ISDIR)
    except OSError:
        return None


def contents() -> Contents:
    """What is kept on disk."""
    sizes = [facts.st_size for _, facts in _files(folder())]
    return Contents(len(sizes), sum(sizes))


def clear() -> Contents:
    """Removes what is kept on disk, and tells what it was."""
    sizes = [facts.st_size for path, facts in _files(folder()) if _remove(path)]
    return Contents(len(sizes), sum(sizes))


def _head(name: str, code: bytes) -> bytes:
    return _MAGIC + hashlib.sha256(name.encode() + code).digest()


def _trusted() -> bool:
    """Whether nobody else can have written to the folder."""
    reason = mistrust()
    if reason:
        _warn(reason)
    return not reason


def _foreign(path: Path, facts: os.stat_result, is_kind: Callable[[int], bool]) -> str | None:
    """Why what lies at `path` may have been put there by somebody else."""
    if not is_kind(facts.st_mode):
        return f"{path} is neither a folder nor a file of machine code"
    if hasattr(os, "geteuid"):
        if facts.st_uid != os.geteuid():
            return f"{path} belongs to another user"
        if facts.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
            return f"{path} may be written by others"
    return None


def _warn(reason: str) -> None:
    if reason not in _warned:
        _warned.add(reason)
        warnings.warn(
            f"autograd does not use machine code from its cache: {reason}. Remove it, or name "
            "another folder in AUTOGRAD_CACHE.",
            RuntimeWarning,
            stacklevel=4,
        )


def _files(place: Path | None) -> Iterator[tuple[str, os.stat_result]]:
    """The files in the folder that are ours by their names."""
    with contextlib.suppress(OSError):
        if place is not None:
            with os.scandir(place) as found:
                for each in found:
                    if each.name.endswith((_CODE, _PARTIAL)):
                        with contextlib.suppress(OSError):
                            yield each.path, each.stat(follow_symlinks=False)


def _remove(path: str) -> bool:
    try:
        os.unlink(path)
    except OSError:
        return False
    return True


def _hold(place: Path) -> None:
    """Holds the folder to its bound, and removes what was left unfinished."""
    files = list(_files(place))
    excess = sum(facts.st_size for _, facts in files) - BOUND
    if excess > 0:
        excess += BOUND // 4
    for path, facts in sorted(files, key=lambda file: file[1].st_mtime):
        if path.endswith(_PARTIAL):
            if time.time() - facts.st_mtime > _HOUR:
                _remove(path)
        elif excess > 0 and _remove(path):
            excess -= facts.st_size
