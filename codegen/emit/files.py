"""Writing a folder of generated files so that it is always the old one or the new one, never a mix.

The new folder is made beside the old one and exchanged with it in one step. Whatever happens before
that step leaves the old folder, whatever happens after it the new one; what is left lying beside is
cleared away by the next run. Files in the folder that are not the generator's are kept.

Where a system cannot exchange two folders at once, the old one is renamed first. Killed between the
two renamings, a run leaves no folder at all, and the next run puts the old one back.
"""

from __future__ import annotations

import contextlib
import ctypes
import difflib
import errno
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

_NEW, _OLD = ".new", ".old"  # how folders end that lie beside while one is written
_AT_FDCWD, _EXCHANGE = -100, 2  # of renameat2(2)


def differences(folder: Path, files: Mapping[str, str], patterns: Sequence[str]) -> list[str]:
    """Unified diffs of what is in `folder` against what should be; empty if nothing differs.

    files: texts by path below the folder. patterns: which files there are the generator's.
    """
    found = []
    for name in sorted(files.keys() | _present(folder, patterns)):
        path = folder / name
        old = path.read_text(encoding="utf-8", errors="replace") if path.is_file() else ""
        new = files.get(name, "")
        if old != new or (name in files) != path.exists():
            diff = difflib.unified_diff(
                old.splitlines(keepends=True),
                new.splitlines(keepends=True),
                f"{folder.name}/{name} (as it is)",
                f"{folder.name}/{name} (as it should be)",
            )
            found.append("".join(diff) or f"{folder.name}/{name}: missing or superfluous\n")
    return found


def write(folder: Path, files: Mapping[str, str], patterns: Sequence[str]) -> list[str]:
    """Makes `files` the only files in `folder` that fit `patterns`; returns what changed.

    Raises OSError, with the folder as it was, where it cannot be written.
    """
    folder.parent.mkdir(parents=True, exist_ok=True)
    with _alone(folder.parent):
        _clear(folder)
        present = _present(folder, patterns)
        changed = [name for name, text in files.items() if not _holds(folder / name, text)]
        gone = sorted(present - files.keys())
        if not changed and not gone:
            return []
        new = Path(tempfile.mkdtemp(prefix=f".{folder.name}.", suffix=_NEW, dir=folder.parent))
        try:
            if folder.exists():
                _take_over(folder, new, {*changed, *gone})
            for name in changed:
                _write_file(new / name, files[name])
            os.chmod(new, folder.stat().st_mode & 0o777 if folder.exists() else 0o755)
            _put_in_place(new, folder)
        except BaseException:
            shutil.rmtree(new, ignore_errors=True)
            raise
        _clear(folder)
    return [*changed, *gone]


def replace_each(folder: Path, files: Mapping[str, str]) -> list[str]:
    """Replaces single files of a folder that holds others too; returns what changed."""
    changed = [name for name, text in files.items() if not _holds(folder / name, text)]
    for name in changed:
        handle, temporary = tempfile.mkstemp(dir=folder, prefix=f".{name}.")
        os.close(handle)
        try:
            _write_file(Path(temporary), files[name])
            os.replace(temporary, folder / name)
        except BaseException:
            os.unlink(temporary)
            raise
    return changed


def _present(folder: Path, patterns: Sequence[str]) -> set[str]:
    """The files of `folder` that are the generator's."""
    found = (path for pattern in patterns for path in folder.glob(pattern))
    return {path.relative_to(folder).as_posix() for path in found}


def _holds(path: Path, text: str) -> bool:
    return path.is_file() and path.read_bytes() == text.encode()


def _write_file(path: Path, text: str) -> None:
    path.parent.mkdir(exist_ok=True)
    # Not synced to the disk, which took as long as making hundreds of files does: after a loss of
    # power a file that does not have its hash is known, and can be made again.
    path.write_text(text, encoding="utf-8", newline="\n")
    os.chmod(path, 0o644)


def _take_over(old: Path, new: Path, without: set[str]) -> None:
    """Puts the files of `old` into `new` as well, but for some and for caches."""
    for root, folders, names in os.walk(old):
        folders[:] = [name for name in folders if name != "__pycache__"]
        inside = Path(root).relative_to(old)
        (new / inside).mkdir(exist_ok=True)
        for name in names:
            if (inside / name).as_posix() not in without:
                _link(Path(root, name), new / inside / name)


def _link(source: Path, target: Path) -> None:
    try:
        os.link(source, target, follow_symlinks=False)
    except OSError:  # not every file system has hard links
        shutil.copy2(source, target, follow_symlinks=False)


def _put_in_place(new: Path, folder: Path) -> None:
    """Gives `new` the name of `folder`; what had it lies beside afterwards."""
    if not folder.exists():
        os.rename(new, folder)
    elif not _exchange(new, folder):
        old = new.with_suffix(_OLD)
        os.rename(folder, old)
        try:
            os.rename(new, folder)
        except BaseException:
            os.rename(old, folder)
            raise


def _exchange(one: Path, other: Path) -> bool:
    """Exchanges two folders in one step; False where the system cannot."""
    if sys.platform != "linux":
        return False
    library = ctypes.CDLL(None, use_errno=True)
    if not hasattr(library, "renameat2"):
        return False
    paths = os.fsencode(one), os.fsencode(other)
    if library.renameat2(_AT_FDCWD, paths[0], _AT_FDCWD, paths[1], _EXCHANGE) == 0:
        return True
    code = ctypes.get_errno()
    if code in (errno.EINVAL, errno.ENOSYS, errno.ENOTSUP):
        return False
    raise OSError(code, os.strerror(code), str(other))


def _clear(folder: Path) -> None:
    """Clears away what a run left beside; puts the old folder back if there is none."""
    beside = sorted(folder.parent.glob(f".{folder.name}.*"))
    for path in beside:
        if path.suffix == _OLD and not folder.exists():
            os.rename(path, folder)
        elif path.suffix in (_NEW, _OLD):
            shutil.rmtree(path)


@contextlib.contextmanager
def _alone(parent: Path) -> Iterator[None]:
    """Waits for other runs that write below `parent`, where the system has locks."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    handle = os.open(parent, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)
