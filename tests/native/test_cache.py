"""Machine code on disk: whole, trusted, bounded, for many processes at once."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from autograd.native import cache

posix = pytest.mark.skipif(not hasattr(os, "geteuid"), reason="needs owners and modes of files")
NAME = cache.key("text")
CODE = bytes(range(256)) * 5


@pytest.fixture(autouse=True)
def place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder of its own."""
    monkeypatch.setenv("AUTOGRAD_CACHE", str(tmp_path))
    monkeypatch.setattr(cache, "_warned", set())
    return tmp_path / "native"


def the_file(place: Path) -> Path:
    (file,) = place.iterdir()
    return file


def test_what_was_stored_is_fetched(place: Path) -> None:
    assert cache.fetch(NAME) is None
    assert cache.contents() == (0, 0)
    assert not place.exists()
    cache.store(NAME, CODE)
    assert cache.fetch(NAME) == CODE
    assert cache.fetch(cache.key("other")) is None
    assert cache.contents() == (1, the_file(place).stat().st_size)
    cache.store(NAME, CODE[1:])
    assert cache.fetch(NAME) == CODE[1:]
    assert cache.clear().files == 1
    assert cache.fetch(NAME) is None
    assert cache.clear() == (0, 0)


def test_keys_tell_texts_apart() -> None:
    keys = [cache.key(*each) for each in (("ab", "c"), ("a", "bc"), ("abc",), ("abc", ""))]
    assert len(set(keys)) == 4
    assert all(len(each) == 64 for each in keys)


@pytest.mark.parametrize("damage", range(7))
def test_a_broken_file_is_as_if_it_were_not_there(place: Path, damage: int) -> None:
    cache.store(NAME, CODE)
    file = the_file(place)
    whole = file.read_bytes()
    other = cache.key("other")
    cache.store(other, CODE)
    broken = (
        b"",
        whole[:10],
        whole[:-1],
        whole + b"\0",
        whole[:-5] + bytes([whole[-5] ^ 1]) + whole[-4:],
        b"\0" * len(whole),
        (place / file.name.replace(NAME, other)).read_bytes(),
    )[damage]
    file.write_bytes(broken)
    assert cache.fetch(NAME) is None
    cache.store(NAME, CODE)
    assert cache.fetch(NAME) == CODE


@posix
def test_folder_and_files_are_the_users_own(place: Path) -> None:
    mask = os.umask(0)
    try:
        cache.store(NAME, CODE)
    finally:
        os.umask(mask)
    assert stat.S_IMODE(place.stat().st_mode) == 0o700
    assert stat.S_IMODE(the_file(place).stat().st_mode) == 0o600
    assert cache.mistrust() is None


@posix
@pytest.mark.parametrize("mode", [0o720, 0o702, 0o777])
def test_a_folder_that_others_may_write_is_refused(
    place: Path, mode: int, recwarn: pytest.WarningsRecorder
) -> None:
    """With one warning; the code is compiled each time."""
    cache.store(NAME, CODE)
    place.chmod(mode)
    assert cache.mistrust() == f"{place} may be written by others"
    for _ in range(2):
        assert cache.fetch(NAME) is None
        cache.store(cache.key("new"), CODE)
    assert [str(each.message).split(":")[0] for each in recwarn] == [
        "autograd does not use machine code from its cache"
    ]
    place.chmod(0o700)
    assert cache.fetch(NAME) == CODE
    assert cache.contents().files == 1


@posix
def test_a_file_that_others_may_write_is_refused_and_replaced(place: Path) -> None:
    cache.store(NAME, CODE)
    the_file(place).chmod(0o666)
    with pytest.warns(RuntimeWarning, match=r"code may be written by others. Remove it"):
        assert cache.fetch(NAME) is None
    cache.store(NAME, CODE)
    assert cache.fetch(NAME) == CODE


@posix
def test_what_belongs_to_another_user_is_refused(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache.store(NAME, CODE)
    me = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: me + 1)
    with pytest.warns(RuntimeWarning, match="native belongs to another user"):
        assert cache.fetch(NAME) is None
    assert cache.mistrust() == f"{place} belongs to another user"
    kept = os.lstat

    def mine(path: object) -> os.stat_result:
        facts = list(kept(path))  # type: ignore[call-overload]
        facts[stat.ST_UID] += 1
        return os.stat_result(facts)

    monkeypatch.setattr(os, "lstat", mine)
    with pytest.warns(RuntimeWarning, match="code belongs to another user"):
        assert cache.fetch(NAME) is None


@posix
def test_links_and_pipes_are_not_followed(place: Path, tmp_path: Path) -> None:
    cache.store(NAME, CODE)
    file = the_file(place)
    moved = file.rename(tmp_path / "elsewhere")
    file.symlink_to(moved)
    assert cache.fetch(NAME) is None
    file.unlink()
    os.mkfifo(file)
    with pytest.warns(RuntimeWarning, match="neither a folder nor a file"):
        assert cache.fetch(NAME) is None
    file.unlink()
    place.rename(tmp_path / "folder")
    place.symlink_to(tmp_path / "folder")
    with pytest.warns(RuntimeWarning, match="native is neither a folder nor"):
        assert cache.fetch(NAME) is None


def test_a_file_in_the_place_of_the_folder(place: Path) -> None:
    place.write_text("mine")
    cache.store(NAME, CODE)
    with pytest.warns(RuntimeWarning, match="native is neither a folder nor"):
        assert cache.fetch(NAME) is None
    assert cache.clear() == cache.contents() == (0, 0)
    assert place.read_text() == "mine"


def test_where_nothing_can_be_written_nothing_is_kept(
    place: Path, monkeypatch: pytest.MonkeyPatch, recwarn: pytest.WarningsRecorder
) -> None:
    """Full disks and read-only folders are no errors, and nothing half-written is left."""

    def full(*args: object, **options: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(os, "replace", full)
        cache.store(NAME, CODE)
    assert list(place.iterdir()) == []
    with monkeypatch.context() as disk:
        disk.setattr("tempfile.mkstemp", full)
        cache.store(NAME, CODE)
    assert cache.fetch(NAME) is None
    place.rmdir()
    with monkeypatch.context() as disk:
        disk.setattr(Path, "mkdir", full)
        cache.store(NAME, CODE)
    assert not place.exists()
    assert not recwarn.list


def test_an_interrupt_leaves_nothing_half_written(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        cache.store(NAME, CODE)
    assert list(place.iterdir()) == []


def test_its_size_is_bounded(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was not used for longest goes; so does what was left half-written long ago."""
    monkeypatch.setattr(cache, "BOUND", 10 * len(CODE))
    monkeypatch.setattr(cache, "_OCCASION", 2**32)
    names = [cache.key(str(i)) for i in range(12)]
    now = time.time()
    for i, name in enumerate(names):
        cache.store(name, CODE)
        (file,) = place.glob(f"{name}*")
        os.utime(file, (now, now - 10 * cache._DAY - i))
    for name, age in (("old", 2 * cache._HOUR), ("new", 0)):
        partial = place / f"{name}{cache._PARTIAL}"
        partial.touch()
        os.utime(partial, (now, now - age))
    (place / "notes.txt").write_text("not ours")
    assert cache.fetch(names[11]) == CODE
    monkeypatch.setattr(cache, "_OCCASION", 1)
    cache.store(names[0], CODE)
    kept = [name for name in names if cache.fetch(name)]
    assert kept == [*names[:6], names[11]]
    assert {each.name for each in place.iterdir() if len(each.name) < 64} == {
        "new" + cache._PARTIAL,
        "notes.txt",
    }


def test_where_the_folder_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    absolute = str(tmp_path / "caches")
    monkeypatch.delenv("AUTOGRAD_CACHE")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", absolute)
    monkeypatch.setenv("LOCALAPPDATA", absolute)
    end = Path("autograd-registry", "native")
    for platform, found in (
        ("linux", tmp_path / "caches"),
        ("darwin", tmp_path / "Library" / "Caches"),
        ("win32", tmp_path / "caches"),
    ):
        monkeypatch.setattr(sys, "platform", platform)
        assert cache.folder() == found / end
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")
    monkeypatch.delenv("LOCALAPPDATA")
    assert cache.folder() == tmp_path / "AppData" / "Local" / end
    monkeypatch.setattr(sys, "platform", "linux")
    assert cache.folder() == tmp_path / ".cache" / end
    monkeypatch.setenv("AUTOGRAD_CACHE", absolute)
    assert cache.folder() == tmp_path / "caches" / "native"


def test_without_a_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setenv("AUTOGRAD_CACHE", "0")
    for _ in range(2):
        assert cache.folder() is None
        cache.store(NAME, CODE)
        assert cache.fetch(NAME) is None
        assert cache.contents() == cache.clear() == (0, 0)
        assert cache.mistrust() is None
        monkeypatch.delenv("AUTOGRAD_CACHE", raising=False)
        monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
        monkeypatch.delenv("LOCALAPPDATA", raising=False)
        monkeypatch.setattr(Path, "home", homeless)


def test_processes_write_one_entry_at_once(place: Path) -> None:
    """Whoever reads meanwhile finds a whole file or none."""
    code = f"""
import sys
from autograd.native import cache
name, code = {NAME!r}, bytes(range(256)) * 400
for _ in range(60):
    cache.store(name, code)
    if cache.fetch(name) != code:
        sys.exit(1)
"""
    writers = [subprocess.Popen([sys.executable, "-c", code]) for _ in range(3)]
    wanted = bytes(range(256)) * 400
    while any(each.poll() is None for each in writers):
        found = cache.fetch(NAME)
        assert found is None or found == wanted
    assert [each.wait() for each in writers] == [0, 0, 0]
    assert cache.fetch(NAME) == wanted
    assert cache.contents().files == 1
