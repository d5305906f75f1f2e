"""An installation in which HIPS autograd's files and ours are mixed."""

from __future__ import annotations

import base64
import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.blocks import ROOT

OURS = {"autograd/__init__.py", "autograd/base", "autograd/core", "autograd/numpy/__init__.py"}
THEIRS = {
    "autograd/__init__.py": "from autograd.core import primitive_with_deprecation_warnings as p\n",
    "autograd/core.py": "def primitive_with_deprecation_warnings(f):\n    return f\n",
    "autograd/numpy/__init__.py": "import numpy\n",
}


def record(root: Path, name: str, version: str, files: list[Path]) -> None:
    """The files of an installed distribution, as installers write them down."""
    folder = root / f"{name.replace('-', '_')}-{version}.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    lines = []
    for file in files:
        digest = hashlib.sha256(file.read_bytes()).digest()
        text = base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
        lines.append(f"{file.relative_to(root).as_posix()},sha256={text},{file.stat().st_size}\n")
    (folder / "RECORD").write_text("".join(lines))


def install_ours(root: Path) -> None:
    for package in ("autograd", "generated"):
        shutil.copytree(
            ROOT / package, root / package, dirs_exist_ok=True,
            ignore=shutil.ignore_patterns("__pycache__"),
        )  # fmt: skip
    record(root, "autograd-registry", "0.1.0", sorted((ROOT / "autograd").rglob("core/*.py")) and [
        path for path in sorted((root / "autograd").rglob("*.py"))
        if path.name != "core.py" or path.parent.name != "autograd"
    ])  # fmt: skip


def install_theirs(root: Path) -> None:
    for name, text in THEIRS.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    record(root, "autograd", "1.8.0", [root / name for name in THEIRS])


def run(root: Path, program: str) -> subprocess.CompletedProcess[str]:
    """A program with the modules of `root` and the installed NumPy."""
    setup = f"import sys; sys.path.insert(0, {str(root)!r})\n"
    return subprocess.run(
        [sys.executable, "-c", setup + program], capture_output=True, text=True, cwd=root
    )


@pytest.mark.parametrize("first", ["ours", "theirs"])
def test_a_mixed_installation_says_what_happened(tmp_path, first):
    installers = [install_ours, install_theirs]
    for install in installers if first == "ours" else installers[::-1]:
        install(tmp_path)
    done = run(tmp_path, "import autograd")
    assert done.returncode == 1
    message = done.stderr.strip().splitlines()
    start = next(i for i, line in enumerate(message) if line.startswith("ImportError"))
    text = "\n".join(message[start:])
    assert f"the folder {tmp_path / 'autograd'} is a mixture of two distributions" in text
    assert "autograd 1.8.0 (HIPS autograd)" in text
    overwritten = "2 files of autograd-registry are overwritten or missing: autograd/__init__.py"
    assert (overwritten in text) == (first == "ours")
    assert message[-2:] == [
        "    python -m pip uninstall -y autograd autograd-registry",
        "    python -m pip install autograd-registry",
    ]


def test_an_installation_of_ours_alone_is_fine(tmp_path):
    install_ours(tmp_path)
    done = run(tmp_path, "import autograd; print(autograd.__file__, autograd.ones(2).sum().item())")
    assert done.stdout.split() == [str(tmp_path / "autograd" / "__init__.py"), "2.0"], done.stderr
