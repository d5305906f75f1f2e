"""The fenced blocks of the pages, and what is done with each sort of them."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, NamedTuple

__all__ = ["NOT_RUN", "Block", "Reader", "blocks", "commands"]

ROOT = Path(__file__).resolve().parents[2]
_FENCE = re.compile(r"^( *)```([\w-]*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
_FILE = re.compile(r"# ([\w-]+\.(?:py|yaml))\n")
_TABLES = [ROOT / "derivatives.yaml", *sorted((ROOT / "examples" / "tables").glob("*/*.yaml"))]

# Commands that are not run here, as patterns of file names are written.
NOT_RUN = {
    "pip install *": "needs a registry of packages",
    "python3 -m venv *": "the two promised commands, which .ci/run runs",
    "ruff check *": "a step of .ci/run",
    "python -m codegen": "writes into the checkout",
    "python -m codegen docs *": "a step of .ci/run, and tests/codegen/test_site.py",
    "python -m codegen verify NAME": "stands for a row",
    "python -m pytest *": "this suite, or a part of it",
    "python -m tests.fuzz *": "takes ten minutes",
    "python benchmarks/*": "takes minutes",
    "python -m benchmarks": "takes minutes",
    "python -m tests.mutants *": "takes ten minutes",
    "bash .ci/run": "takes minutes",
    "bash .ci/variants": "takes an hour",
}


class Block(NamedTuple):
    """A fenced block: its language, its text, and its line on the page."""

    language: str
    text: str
    line: int

    @property
    def is_session(self) -> bool:
        return ">>> " in self.text

    @property
    def file(self) -> str | None:
        """The name of the file that the block shows, from its first line."""
        match = _FILE.match(self.text)
        return None if match is None else match[1]


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    return [
        Block(match[2], match[3], text.count("\n", 0, match.start(3)))
        for match in _FENCE.finditer(text)
    ]


class Reader:
    """Does what a page says, block after block, as a reader would who types it into one shell, one
    interpreter and one folder. What cannot be done raises AssertionError with the place."""

    def __init__(self, page: Path, folder: Path) -> None:
        self.page = page
        self.folder = folder
        self.names: dict[str, Any] = {"__name__": "page"}

    def follow(self, block: Block) -> None:
        if block.is_session:
            self._session(block)
        elif block.file is not None:
            (self.folder / block.file).write_text(block.text, encoding="utf-8")
        elif block.language == "python":
            exec(compile("\n" * block.line + block.text, str(self.page), "exec"), self.names)
        elif block.language == "yaml":
            self._quoted(block)
        elif block.language == "sh":
            for command in commands(block):
                self._command(command)
        elif block.language == "toml":
            tomllib.loads(block.text)
        else:  # what something prints, or a drawing of characters
            assert block.language in ("", "text"), f"{self._at(block)}: {block.language}?"

    def _at(self, block: Block) -> str:
        return f"{self.page.name}:{block.line}"

    def _session(self, block: Block) -> None:
        parser, name = doctest.DocTestParser(), self.page.name
        session = parser.get_doctest(block.text, {}, name, str(self.page), block.line)
        session.globs = self.names
        runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
        report: list[str] = []
        runner.run(session, out=report.append, clear_globs=False)
        assert not runner.failures, "".join(report)
        assert runner.tries == block.text.count(">>> "), f"{self._at(block)}: not all is run"

    def _quoted(self, block: Block) -> None:
        """A piece of a table: each line stands in one."""
        known = {line.strip() for path in _TABLES for line in path.read_text().splitlines()}
        for line in block.text.splitlines():
            assert line.strip() in known, f"{self._at(block)}: in no table: {line}"

    def _command(self, command: str) -> None:
        if any(fnmatchcase(command, pattern) for pattern in NOT_RUN):
            return
        program, *arguments = shlex.split(command)
        assert program == "python", f"{self.page.name}: a command that no test runs: {command}"
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            capture_output=True,
            text=True,
            timeout=300,
        )
        assert done.returncode == 0, f"{self.page.name}: {command}\n{done.stdout}{done.stderr}"


def commands(block: Block) -> Iterator[str]:
    """The commands of a block of shell, without comments."""
    for line in block.text.splitlines():
        command = line.partition("#")[0].strip()
        if command:
            yield command
