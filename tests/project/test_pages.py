"""The pages run: every block of README.md and docs/ does what it shows."""

from __future__ import annotations

import gc
import re
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import pytest

import autograd as ag
from tests.support.blocks import NOT_RUN, ROOT, Block, Reader, blocks, commands
from tests.support.native.modules import require_native

PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "examples").rglob("*.md")),
]
WITH_BLOCKS = [page for page in PAGES if blocks(page)]
# What a page runs with besides NumPy.
NEEDS = {
    "add-operation.md": ("scipy", "sympy", "mpmath"), "cluster.md": ("dask",),
    "examples.md": ("scipy",),
    "from-numpy.md": ("scipy",), "implicit.md": ("scipy",), "native-loops.md": ("llvmlite",),
    "sparse-derivatives.md": ("scipy",), "which-derivative.md": ("scipy",),
}  # fmt: skip
# Pages whose blocks build packages and prove rows.
SLOW = ("docs/add-operation.md", "docs/own-tables.md", "examples/tables/README.md")
PARAMETERS = [
    pytest.param(page, id=name, marks=[pytest.mark.slow] if name in SLOW else [])
    for page in WITH_BLOCKS
    for name in [page.relative_to(ROOT).as_posix()]
]
# Blocks that quote generated code, by how they begin: tests/project/test_readme.py compares them.
QUOTED = {"class SinBackward0(Node):"}


@pytest.fixture
def settings() -> Iterator[None]:
    """What a page may change of the interpreter is as before."""
    threshold, known = gc.get_threshold(), set(sys.modules)
    yield
    gc.set_threshold(*threshold)
    for name in sorted(set(sys.modules) - known):
        if re.fullmatch(r"autograd_tables\.\w+", name):
            ag.unload_table(name)
        elif name.startswith("my_"):
            del sys.modules[name]


@pytest.mark.parametrize("page", PARAMETERS)
def test_the_blocks_do_what_they_show(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, settings: None
) -> None:
    for package in NEEDS.get(page.name, ()):
        pytest.importorskip(package)
        if package == "llvmlite":
            require_native()
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    reader = Reader(page, tmp_path)
    for block in blocks(page):
        if block.text.partition("\n")[0] not in QUOTED:
            reader.follow(block)


@cache
def anchors(page: Path) -> set[str]:
    """The places of a page that a link can name, as repositories and the site make them."""
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = re.findall(r"\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)", text)
    for path, anchor in set(links):
        target = (page.parent / path) if path else page
        assert target.exists(), path
        if anchor and target.suffix == ".md":
            assert anchor in anchors(target), f"{path}#{anchor}"


def test_the_exceptions_are_there() -> None:
    found = [block for page in PAGES for block in blocks(page)]
    shell = [command for block in found if block.language == "sh" for command in commands(block)]
    for pattern in NOT_RUN:
        assert any(fnmatchcase(command, pattern) for command in shell), pattern
    assert {block.text.partition("\n")[0] for block in found} >= QUOTED


def read(tmp_path: Path, language: str, text: str) -> None:
    Reader(tmp_path / "page.md", tmp_path).follow(Block(language, text, 3))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("pycon", ">>> 1 + 1\n3\n"), ("yaml", "- name: sine(Tensor self) -> Tensor\n"),
        ("sh", "python -m codegen show sine\n"), ("sh", "rm page.md\n"), ("rust", "let x = 1;\n"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_found(tmp_path: Path, language: str, text: str) -> None:
    with pytest.raises(AssertionError):
        read(tmp_path, language, text)


def test_blocks_are_found_with_their_lines(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A\n\n```python\nx = 1\n```\n\n```\nout\n```\n")
    assert blocks(page) == [Block("python", "x = 1\n", 3), Block("", "out\n", 7)]
