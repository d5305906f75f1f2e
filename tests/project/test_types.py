"""Programs of users pass type checkers, which find the types that the programs state."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
import typing
from pathlib import Path

import pytest

from tests.support.blocks import blocks

ROOT = Path(__file__).resolve().parents[2]
PROGRAMS = sorted((ROOT / "tests" / "typed_programs").glob("[a-z]*.py"))
# What a checker must object to: that nothing has turned into Any.
WRONG = """import autograd as ag
import autograd.numpy as np

x = ag.tensor([1.0, 2.0], requires_grad=True)
x.no_such_method()
np.sin(x).no_such_method()
ag.exp(x).no_such_method()
ag.linalg.inv(x).no_such_method()
ag.max(x).no_such_method()
(2 * x).no_such_method()
"""


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the programs, the first session of the README, and a wrong program."""
    folder = tmp_path_factory.mktemp("programs")
    for path in PROGRAMS:
        shutil.copy(path, folder)
    session = next(block for block in blocks(ROOT / "README.md") if block.is_session)
    lines = [line[4:] for line in session.text.splitlines() if line.startswith((">>> ", "... "))]
    (folder / "readme.py").write_text("\n".join([*lines, ""]), encoding="utf-8")
    (folder / "wrong.py").write_text(WRONG, encoding="utf-8")
    return folder


def check(folder: Path, *command: str) -> list[str]:
    """The lines that speak of errors."""
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "MYPYPATH": str(ROOT)},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    found = [line for line in done.stdout.splitlines() if ": error" in line or " - error" in line]
    assert found, done.stdout + done.stderr  # the wrong program's, at least
    return found


def assert_only_wrong(errors: list[str]) -> None:
    assert [line for line in errors if "wrong.py" not in line] == []
    assert len(errors) == WRONG.count("no_such_method"), errors


@pytest.mark.slow
def test_mypy_passes_them(programs: Path) -> None:
    pytest.importorskip("mypy")
    command = [sys.executable, "-m", "mypy", "--config-file=", "--follow-imports=silent"]
    names = [path.name for path in sorted(programs.glob("*.py"))]
    assert_only_wrong(check(programs, *command, *names))


@pytest.mark.slow
def test_pyright_passes_them(programs: Path) -> None:
    """basedpyright, which brings the interpreter of JavaScript that pyright would download."""
    checker = shutil.which("basedpyright")
    if checker is None:
        pytest.skip("basedpyright is not installed")
    settings = f'{{"extraPaths": ["{ROOT}"], "typeCheckingMode": "standard"}}'
    (programs / "pyrightconfig.json").write_text(settings, encoding="utf-8")
    command = [checker, "--level", "error", "--pythonpath", sys.executable]
    assert_only_wrong(check(programs, *command))


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_the_types_they_state_are_those_of_the_values(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def assert_type(value: object, cls: type) -> object:
        assert isinstance(value, cls)
        return value

    monkeypatch.setattr(typing, "assert_type", assert_type)
    runpy.run_path(str(path))
