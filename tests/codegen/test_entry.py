"""The command `autograd`: what it runs, what shells complete, and what it leaves alone."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import autograd as ag
from codegen import builtin
from codegen.__main__ import VERBS
from codegen.completion import SCRIPTS
from codegen.entry import main


def completion(shell: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["completion", shell]) == 0
    return capsys.readouterr().out


def test_it_runs_the_library_and_the_generator(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["codegen", "list", "--kind", "scan"]) == 0
    assert "cumsum" in capsys.readouterr().out
    assert main(["doctor", "--json"]) == 0
    assert '"numpy"' in capsys.readouterr().out
    assert main([]) == 0
    out = capsys.readouterr().out
    assert out.startswith("usage: autograd ")
    assert all(word in out for word in ("doctor", "explore", "codegen", "completion"))
    with pytest.raises(SystemExit, match="2"):
        main(["no-such-command"])


def test_it_says_what_was_meant(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "sin"]) == 2
    assert capsys.readouterr().err == "autograd: write `autograd codegen show sin`\n"
    with pytest.raises(SystemExit, match="2"):
        main(["explore"])
    assert capsys.readouterr().err.endswith("arguments are required: script\n")
    with pytest.raises(SystemExit, match="0"):
        main(["--version"])
    assert capsys.readouterr().out == f"autograd {ag.__version__}\n"


@pytest.mark.parametrize("shell", SCRIPTS)
def test_scripts_are_right_for_their_shells(
    shell: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    script = completion(shell, capsys)
    assert all(verb in script for verb in VERBS)
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed")
    (tmp_path / "script").write_text(script, encoding="utf-8")
    subprocess.run([shell, "-n", str(tmp_path / "script")], check=True)


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed")
@pytest.mark.parametrize(
    ("words", "found"),
    [
        (["", "do"], ["doctor"]),
        (["codegen", "ver"], ["verify"]),
        (["codegen", "verify", "--sa"], ["--samples"]),
        (["codegen", "verify", "sin", "--js"], ["--json"]),
        (["codegen", "export", "--to", ""], ["torch", "jax"]),
        (["explore", "--o"], ["--of", "--out", "--open"]),
        (["completion", ""], ["bash", "zsh", "fish", "--help"]),
    ],
    ids=" ".join,
)
def test_bash_completes(
    words: list[str], found: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    words = [word for word in words[:-1] if word] + words[-1:]
    script = (
        f"{completion('bash', capsys)}\n"
        f'COMP_WORDS=(autograd "$@"); COMP_CWORD={len(words)}; _autograd\n'
        'printf "%s\\n" "${COMPREPLY[@]}"'
    )
    done = subprocess.run(
        ["bash", "-c", script, "bash", *words], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == found


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A folder as of installed packages."""
    folder = tmp_path / "site-packages"
    folder.mkdir()
    for name in ("autograd", "codegen", "generated"):
        leave = shutil.ignore_patterns("__pycache__")
        shutil.copytree(builtin.ROOT / name, folder / name, ignore=leave)
    shutil.copy(builtin.TABLE, folder)
    return folder


def run_in(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "codegen", *words]
    return subprocess.run(
        command, cwd=folder.parent, env=environment, capture_output=True, text=True
    )


def snapshot(folder: Path) -> dict[str, float]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(path): path.stat().st_mtime_ns for path in files}


def test_an_installed_package_is_not_rewritten(installed: Path) -> None:
    before = snapshot(installed)
    for words in (
        [],
        ["generate"],
        ["verify", "--write"],
        ["docs", "--output", str(installed / "docs")],
    ):
        done = run_in(installed, *words)
        assert done.returncode == 2 and "--force" in done.stderr, (words, done)
    assert run_in(installed, "--check").returncode == 0
    assert snapshot(installed) == before
    assert run_in(installed, "--force").returncode == 0
    assert snapshot(installed) != before


@pytest.mark.slow
def test_an_installed_package_writes_its_reference(installed: Path) -> None:
    before = snapshot(installed)
    done = run_in(installed, "docs")
    assert done.returncode == 0 and done.stderr == "", done
    pages = installed.parent / "docs"
    assert (pages / "derivatives.md").is_file() and (pages / "operations" / "sin.md").is_file()
    assert snapshot(installed) == before
