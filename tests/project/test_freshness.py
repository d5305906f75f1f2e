"""In a checkout, importing autograd says when generated/ is stale."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path

import pytest

from autograd.base import freshness
from codegen.builtin import ROOT


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "generated", tmp_path / "generated", ignore=ignored)
    shutil.copy2(ROOT / "derivatives.yaml", tmp_path)
    (tmp_path / "pyproject.toml").write_text("")
    return tmp_path


def touch(path: Path, text: str) -> None:
    """Writes a file later than everything else, whatever the clock's resolution."""
    path.write_text(text)
    later = time.time_ns() + 1_000_000
    os.utime(path, ns=(later, later))


def test_what_is_committed_is_fresh(checkout):
    assert str(ROOT) == freshness.ROOT
    assert freshness.stale(ROOT) is None
    assert freshness.stale(checkout) is None


def test_an_edited_file_is_named(checkout):
    assert freshness.stale(checkout) is None
    path = checkout / "generated" / "operations" / "arithmetic.py"
    touch(path, path.read_text())
    assert freshness.stale(checkout) is None  # saved, but not changed
    touch(path, path.read_text().replace("grad * other", "2 * grad * other"))
    assert freshness.stale(checkout) == (
        "generated/operations/arithmetic.py is not what codegen wrote"
    )


def test_an_edited_table_is_named(checkout):
    table = checkout / "derivatives.yaml"
    assert freshness.stale(checkout) is None
    text = table.read_text()
    remarks = "# a remark\n\n" + text.replace("\n- name: sub(", "\n# another\n\n\n- name: sub(")
    touch(table, remarks)
    assert freshness.stale(checkout) is None
    touch(table, text.replace("self: grad * other.conj()", "self: grad * other", 1))
    assert freshness.stale(checkout) == "derivatives.yaml has changed since generated/ was made"


def test_a_lost_and_a_superfluous_file_are_named(checkout):
    assert freshness.stale(checkout) is None
    (checkout / "generated" / "old.py").write_text("")
    assert freshness.stale(checkout) == "generated/old.py is not what codegen wrote"
    (checkout / "generated" / "old.py").unlink()
    (checkout / "generated" / "operations" / "angles.py").unlink()
    assert "has changed since generated/ was made" in (freshness.stale(checkout) or "")


def test_a_broken_file_is_no_crash(checkout):
    (checkout / "generated" / "serving.py").write_bytes(b"\xff")
    assert "generated/ is not whole" in (freshness.stale(checkout) or "")


def test_the_import_warns_in_a_checkout_alone(checkout, monkeypatch):
    touch(checkout / "derivatives.yaml", "")
    monkeypatch.setattr(freshness, "ROOT", checkout)
    with pytest.warns(RuntimeWarning, match="has changed .*: run `python -m codegen`"):
        freshness.check()
    (checkout / "pyproject.toml").unlink()
    freshness.check()
