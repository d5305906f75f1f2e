"""docs/architecture.md and docs/glossary.md are true: layers, files, functions, and the calls that
are followed; and no page names a file that is not there."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest

import autograd as ag
from autograd.core.watched_leaves import WATCHED
from tests.project.test_pages import PAGES
from tests.support.blocks import ROOT

ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
_TREES = "autograd|benchmarks|codegen|docs|examples|generated|tests|\\.ci"
PATH = re.compile(rf"(?<![\w./-])(?:{_TREES})/[\w./*-]*[\w/*]")
CODE = re.compile(r"`([^`\n]+)`|^```.*?\n(.*?)^```", re.MULTILINE | re.DOTALL)
WALK = re.compile(r"^<!-- walk: (.+) -->\n\n\|.*\n\|.*\n((?:\|.*\n)+)", re.MULTILINE)
# What pages name before it is there: the reader, or a command, makes it.
MADE = ("docs/operations/",)


def paths(page: str) -> set[str]:
    """The files and folders of the repository that stand on a page as code."""
    code = ["".join(found) for found in CODE.findall(page)]
    return {path for text in code for path in PATH.findall(text) if not path.startswith(MADE)}


@cache
def defined(path: str) -> dict[str, ast.stmt]:
    """The functions, classes and constants of a module, and members of classes with their dots."""
    found: dict[str, ast.stmt] = {}

    def add(body: list[ast.stmt], prefix: str) -> None:
        for each in body:
            if isinstance(each, ast.FunctionDef | ast.ClassDef):
                found[prefix + each.name] = each
                if isinstance(each, ast.ClassDef):
                    add(each.body, f"{each.name}.")
            elif isinstance(each, ast.Assign | ast.AnnAssign):
                targets = each.targets if isinstance(each, ast.Assign) else [each.target]
                names = {name.id for t in targets for name in ast.walk(t) if hasattr(name, "id")}
                found.update(dict.fromkeys((prefix + name for name in names), each))

    add(ast.parse((ROOT / path).read_text(encoding="utf-8")).body, "")
    return found


def steps(table: str) -> list[tuple[str, str]]:
    """The rows of a walk as (file, function); an empty cell stands for the file above."""
    found: list[tuple[str, str]] = []
    for row in table.splitlines():
        file, function = (cell.strip(" `") for cell in row.split("|")[1:3])
        found.append((file or found[-1][0], function))
    return found


WALKS = {walk[1]: steps(walk[2]) for walk in WALK.finditer(ARCHITECTURE)}


CONTRACTS = {
    "autograd": "Each room builds on those below it",
    "autograd.compile": "Each part of compilation builds on those below it",
    "codegen": "Each part of the generator builds on those below it",
}


def held_layers(package: str) -> list[list[str]]:
    """The layers of import-linter's contract for a package."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    (held,) = (each["layers"] for each in contracts if each["name"] == CONTRACTS[package])
    rooms = [layer.replace(f"{package}.", "").split("|") for layer in held]
    return [sorted(room.strip() for room in layer) for layer in rooms]


@pytest.mark.parametrize("package", CONTRACTS)
def test_a_picture_shows_the_layers_that_import_linter_holds(package: str) -> None:
    (picture,) = re.findall(
        rf"<!-- layers of {package} -->\n\n```\n(.*?)```", ARCHITECTURE, re.DOTALL
    )
    shown = [
        sorted(room.strip() for room in line.split("│")[1].split("|"))
        for line in picture.splitlines()
        if line.startswith("│")
    ]
    faces = [["autograd"]] if package == "autograd" else []
    assert shown == faces + held_layers(package)


def test_each_room_has_its_layer() -> None:
    rooms = {path.parent.name for path in (ROOT / "autograd").glob("*/__init__.py")}
    faces = {
        "autograd",
        "misc",
        "numpy",
        "scipy",
        "utils",
    }  # folders of modules that give on what others hold
    assert {room for layer in held_layers("autograd") for room in layer} == (
        rooms - faces | {"generated"}
    )


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_files_that_a_page_names_are_there(page: Path) -> None:
    missing = {
        path for path in paths(page.read_text(encoding="utf-8")) if not list(ROOT.glob(path))
    }
    assert not missing


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_names_that_a_page_places_in_a_file_are_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    placed = re.findall(rf"`([\w.]+)`\s+in\s+`((?:{_TREES})/[\w./]*\.py)`", text)
    for name, file in placed:
        assert name in defined(file), f"{file}: {name}"


def calls_of(function: Callable[[], Any]) -> list[tuple[str, str]]:
    """The Python functions of autograd and generated that a call runs, as (file, name)."""
    found: list[tuple[str, str]] = []

    def note(frame: FrameType, event: str, _: Any) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and path.is_relative_to(ROOT) and "<" not in frame.f_code.co_qualname:
            file = path.relative_to(ROOT).as_posix()
            if file.startswith(("autograd/", "generated/")):
                found.append((file, frame.f_code.co_qualname))

    function()  # once before, so that nothing is imported
    before = sys.getprofile()
    sys.setprofile(note)
    try:
        function()
    finally:
        sys.setprofile(before)
    return found


def followed(walk: str) -> list[tuple[str, str]]:
    """What the call of a walk runs."""
    a = ag.tensor(2.0, requires_grad=True)
    b = ag.tensor(3.0, requires_grad=True)
    products = [a * b, ag.tensor(5.0, requires_grad=True) * ag.tensor(7.0, requires_grad=True)]
    x = ag.tensor([1.0, 2.0], requires_grad=True) * 1
    calls: dict[str, Callable[[], Any]] = {
        "a * b": lambda: a * b,
        "y.backward()": lambda: products.pop().backward(),
        "np.sin(x)": lambda: np.sin(x),
        "x[0] = y": lambda: x.__setitem__(0, b),
    }
    with patch.dict(WATCHED, clear=True):  # leaves that other tests left
        return calls_of(calls[walk])


@pytest.mark.parametrize("walk", WALKS)
def test_a_walk_is_what_the_call_runs(walk: str) -> None:
    """Its functions run in its order, and no file runs that it does not name."""
    for file, name in WALKS[walk]:
        assert name in defined(file), f"{file}: {name}"
    ran = followed(walk)
    rest = iter(ran)
    for step in WALKS[walk]:
        if isinstance(defined(step[0])[step[1]], ast.FunctionDef):
            assert step in rest, f"{step} is not called, or not there; what runs: {ran}"
    assert {file for file, _ in ran} <= {file for file, _ in WALKS[walk]}


def test_the_four_usual_calls_are_followed() -> None:
    assert list(WALKS) == ["a * b", "y.backward()", "np.sin(x)", "x[0] = y"]


def test_a_product_and_its_backward_take_few_files() -> None:
    files = {file for walk in ("a * b", "y.backward()") for file, _ in followed(walk)}
    assert len(files) <= 7, sorted(files)


def test_the_glossary_has_each_word_once_with_its_module() -> None:
    rows = re.findall(r"^\| (.+?) \| (.+) \| `(.+)` \|$", GLOSSARY, re.MULTILINE)
    words = [word for word, _, _ in rows]
    assert len(rows) == GLOSSARY.count("\n| ") - 2 * GLOSSARY.count("\n| --- ")
    assert len(words) == len(set(words)) >= 40
    for word, meaning, module in rows:
        assert (ROOT / module).is_file(), module
        assert meaning.endswith(".") and len(re.findall(r"[.?](?: |$)", meaning)) <= 3, word
