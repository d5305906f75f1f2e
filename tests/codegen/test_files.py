"""Writing a folder of generated files: killed, refused or raced, it holds the old or the new."""

from __future__ import annotations

import errno
import multiprocessing
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from codegen.emit import files
from codegen.emit.files import differences, replace_each, write

PATTERNS = ("*.py", "sub/*.py")
OLD = {"a.py": "old a\n", "b.py": "old b\n", "gone.py": "gone\n", "sub/c.py": "old c\n"}
NEW = {"a.py": "new a\n", "b.py": "old b\n", "more.py": "new\n", "sub/c.py": "new c\n"}
HAND = {"hand.txt": "written by hand\n", "notes/n.txt": "a note\n"}

# What touches the disk, by the module that holds it; the tests fail the n-th call of any of them.
_CALLS = [(files.os, name) for name in ("rename", "link", "chmod", "mkdir")] + [
    (files.shutil, "rmtree"), (files.tempfile, "mkdtemp"), (files, "_exchange"),
]  # fmt: skip


def held(folder: Path) -> dict[str, str]:
    paths = (p for p in folder.rglob("*") if p.is_file() and "__pycache__" not in p.parts)
    return {p.relative_to(folder).as_posix(): p.read_text() for p in paths}


def beside(folder: Path) -> list[str]:
    return [path.name for path in folder.parent.iterdir() if path != folder]


@pytest.fixture(params=["exchange", "two renamings"])
def folder(request, tmp_path, monkeypatch):
    if request.param == "two renamings":
        monkeypatch.setattr(files, "_exchange", lambda one, other: False)
    folder = tmp_path / "inside" / "generated"
    write(folder, OLD, PATTERNS)
    for name, text in HAND.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text)
    return folder


def interrupt(at: int, action: Callable[[], None], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Calls `action` instead of the call number `at`; returns the names called, as they come."""
    seen: list[str] = []

    def patched(original: Callable[..., object], name: str) -> Callable[..., object]:
        def call(*args: object, **kwargs: object) -> object:
            seen.append(name)
            if len(seen) == at:
                action()
            return original(*args, **kwargs)

        return call

    for module, name in _CALLS:
        monkeypatch.setattr(module, name, patched(getattr(module, name), name))
    return seen


def test_a_write_changes_what_differs_and_keeps_what_is_not_its_own(folder):
    inode = (folder / "b.py").stat().st_ino
    assert sorted(write(folder, NEW, PATTERNS)) == ["a.py", "gone.py", "more.py", "sub/c.py"]
    assert held(folder) == NEW | HAND
    assert (folder / "b.py").stat().st_ino == inode
    assert beside(folder) == []
    assert write(folder, NEW, PATTERNS) == []
    assert differences(folder, NEW, PATTERNS) == []


def test_every_failing_call_leaves_the_old_or_the_new(folder, monkeypatch):
    for at in range(1, 100):
        with monkeypatch.context() as patch:

            def fail() -> None:
                raise OSError(errno.ENOSPC, "No space left on device")

            seen = interrupt(at, fail, patch)
            try:
                write(folder, NEW, PATTERNS)
            except OSError as error:
                assert error.errno == errno.ENOSPC
        assert held(folder) in (OLD | HAND, NEW | HAND), (at, seen)
        if len(seen) < at:
            break
        write(folder, OLD, PATTERNS)
        assert held(folder) == OLD | HAND and beside(folder) == []
    assert at > 10


def _killed(folder: Path, at: int, exchange: bool, done: multiprocessing.synchronize.Event) -> None:
    if not exchange:
        files._exchange = lambda one, other: False
    with pytest.MonkeyPatch.context() as patch:
        seen = interrupt(at, lambda: os._exit(9), patch)
        write(folder, NEW, PATTERNS)
        if len(seen) < at:
            done.set()


@pytest.mark.parametrize("exchange", [True, False])
def test_killed_at_any_moment_the_next_run_finds_the_old_or_the_new(tmp_path, exchange):
    context = multiprocessing.get_context("fork")
    folder = tmp_path / "generated"
    write(folder, OLD, PATTERNS)
    done = context.Event()
    for at in range(1, 100):
        process = context.Process(target=_killed, args=(folder, at, exchange, done))
        process.start()
        process.join()
        if folder.exists():
            assert held(folder) in (OLD, NEW), at
        else:  # between two renamings, on systems that cannot exchange
            assert not exchange
            assert [held(path) for path in folder.parent.glob(".*.old")] == [OLD]
        if done.is_set():
            break
        write(folder, OLD, PATTERNS)
        assert held(folder) == OLD and beside(folder) == []
    assert at > 10


def _writer(folder: Path, text: str) -> None:
    for _ in range(20):
        write(folder, {f"{i}.py": text for i in range(20)}, ("*.py",))


def test_two_generators_at_once_never_mix(tmp_path):
    context = multiprocessing.get_context("fork")
    folder = tmp_path / "generated"
    processes = [context.Process(target=_writer, args=(folder, t)) for t in ("one\n", "two\n")]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    assert [process.exitcode for process in processes] == [0, 0]
    assert len(set(held(folder).values())) == 1 and len(held(folder)) == 20
    assert beside(folder) == []


def test_a_folder_that_cannot_be_written_is_left_alone(folder, monkeypatch):
    def refuse(*_: object, **__: object) -> str:
        raise PermissionError(errno.EACCES, "Permission denied", str(folder.parent))

    monkeypatch.setattr(files.tempfile, "mkdtemp", refuse)
    with pytest.raises(PermissionError, match="Permission denied"):
        write(folder, NEW, PATTERNS)
    assert held(folder) == OLD | HAND


def test_single_files_are_replaced_whole(tmp_path, monkeypatch):
    (tmp_path / "a.md").write_text("old")
    (tmp_path / "hand.md").write_text("by hand")
    with monkeypatch.context() as patch:

        def fail(*_: object) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

        patch.setattr(files.os, "chmod", fail)
        with pytest.raises(OSError, match="No space"):
            replace_each(tmp_path, {"a.md": "new"})
    assert held(tmp_path) == {"a.md": "old", "hand.md": "by hand"}
    assert replace_each(tmp_path, {"a.md": "new"}) == ["a.md"]
    assert held(tmp_path) == {"a.md": "new", "hand.md": "by hand"}
