"""What a release promises: one version everywhere, and public names that stay."""

from __future__ import annotations

import os
import re
import textwrap
import tomllib
from collections.abc import Iterable
from importlib import import_module
from inspect import ismodule
from pathlib import Path

import yaml

import autograd as ag
from tests.support.blocks import ROOT

STABILITY = (ROOT / "docs" / "stability.md").read_text(encoding="utf-8")
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
NAMES = Path(__file__).with_name("public_names.txt")
# Their names are those of the NumPy and the PyTorch that they stand for.
MIRRORS = {"autograd.numpy", "autograd.torch"}
ROOMS = {
    "array", "base", "checkpoint", "compile", "composites", "core", "doctor", "formulas",
    "function", "hips", "inspect", "io", "kernels", "methods", "native", "numpy_api", "surface",
    "testing", "transforms", "views",
}  # fmt: skip
"""What lies in autograd/ and is not public, though a module inside may be."""


def public_modules() -> list[str]:
    """The modules in the table of the page."""
    table = STABILITY.partition("**The language of tables**")[0]
    return re.findall(r"`(autograd(?:\.\w+)*)`", table)


def public_names(module: str) -> set[str]:
    """The names that a module lists, or that are there and were made by this library."""
    found = import_module(module)
    listed = set(getattr(found, "__all__", ()))
    made = {
        name
        for name, value in vars(found).items()
        if not ismodule(value)
        and (getattr(value, "__module__", None) or "").startswith(("autograd", "generated"))
    }
    return {name for name in listed | made if not name.startswith("_")}


def recorded_names() -> dict[str, set[str]]:
    """The names that a released version had, by module."""
    parts = re.split(r"^(\S+):\n", NAMES.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return {name: set(names.split()) for name, names in zip(parts[::2], parts[1::2], strict=True)}


def _record(modules: Iterable[str]) -> None:
    texts = [
        f"{module}:\n" + textwrap.indent(textwrap.fill(" ".join(sorted(names)), 96), "    ")
        for module in modules
        if (names := public_names(module))
    ]
    NAMES.write_text("\n".join(texts) + "\n", encoding="utf-8")


def test_the_version_is_stated_once_and_followed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    assert re.fullmatch(r"\d+\.\d+\.\d+", ag.__version__)
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert citation["version"] == ag.__version__
    assert f"## [{ag.__version__}] - {citation['date-released']}\n" in CHANGELOG


def test_the_changelog_is_in_releases_with_highlights_first() -> None:
    first, *releases = re.split(r"^## ", CHANGELOG, flags=re.MULTILINE)[1:]
    assert first.startswith("[Unreleased]\n")
    for release in releases:
        head = release.partition("\n### ")[0]
        count = len(re.findall(r"^\d+\. ", head, flags=re.MULTILINE))
        assert 3 <= count <= 10, head.splitlines()[0]


def test_each_module_is_public_or_a_room() -> None:
    paths = [path for path in (ROOT / "autograd").iterdir() if not path.name.startswith("_")]
    here = {path.stem for path in paths if path.is_dir() or path.suffix == ".py"}
    public = {module.split(".")[1] for module in public_modules() if module.count(".") == 1}
    assert public | ROOMS == here
    assert not public & ROOMS


def test_public_names_of_released_versions_are_still_there() -> None:
    """`UPDATE_GOLDENS=1` records the names of today: do so when a version is released."""
    modules = [module for module in public_modules() if module not in MIRRORS]
    if os.environ.get("UPDATE_GOLDENS"):
        _record(modules)
    lost = {
        f"{module}.{name}"
        for module, names in recorded_names().items()
        for name in names
        if not hasattr(import_module(module), name)
    }
    assert not lost, "a public name goes through a deprecation: docs/stability.md"
    assert set(recorded_names()) == {module for module in modules if public_names(module)}
