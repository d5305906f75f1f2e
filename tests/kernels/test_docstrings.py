"""Public functions of the lower rooms say what they are, and formulas why.

A formula's docstring has a `math:` line, a derivation or a reference, by simple signs of them.
Words of mathematics mean what their sentence says. Those that only arrange what others compute are
listed, and the list must not grow.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import autograd
from tests.codegen.test_mathematics import WORDS

ROOT = Path(autograd.__file__).parent

EXPLAINED = re.compile(
    r"""
    ^math:\ \S              # what it computes, as an expression
    | d/d\w+ | \S\ =\ \S    # a derivation
    | \b(18|19|20)\d\d\b    # a paper and its year
    | \bDLMF\ \d            # the Digital Library of Mathematical Functions
    | \bsee\ `?\w           # another function that says it
    """,
    re.MULTILINE | re.VERBOSE,
)

ARRANGING = {
    "linear_systems.adjoint",
    "linear_systems.solve",
    "linear_systems.solve_lu",
    "linear_systems.swapped",
    "linear_systems.triangle",
}
CALLED_BY_LINES = {
    *("layers.cropped", "layers.other_padding", "losses.by_class", "losses.class_shape"),
    *("losses.from_rows", "losses.target_weights", "losses.to_rows", "reductions.count"),
    *("reductions.kept", "reductions.others"),
}
"""Words that no row calls, but the mathematics of other helpers."""


def functions(room: str) -> dict[str, str | None]:
    """The docstrings of the public functions of a room's modules."""
    return {
        f"{path.stem}.{node.name}": ast.get_docstring(node)
        for path in sorted((ROOT / room).rglob("[!_]*.py"))
        if not any(folder.name.startswith("_") for folder in path.relative_to(ROOT).parents)
        for node in ast.parse(path.read_text()).body
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")
    }


@pytest.mark.parametrize("room", ["array", "composites", "formulas", "kernels"])
def test_every_public_function_has_a_docstring(room: str) -> None:
    found = functions(room)
    assert len(found) > 20
    assert [name for name, doc in found.items() if not doc] == []


def test_formulas_are_derived_or_cited() -> None:
    unexplained = {
        name
        for name, doc in functions("formulas").items()
        if not EXPLAINED.search(doc or "") and not name.startswith("__init__.")
    }
    unexplained -= {*WORDS, *CALLED_BY_LINES}
    assert unexplained <= ARRANGING, "say why in the docstring: an equation, d/dx, a paper"
    assert unexplained == ARRANGING, "explained by now: take it off the list"


def test_signs_of_an_explanation() -> None:
    for doc in ("math: x * 2", "d/dx x^2", "y = x", "(M. Giles, 2008)", "DLMF 7.9.2", "see `lu`"):
        assert EXPLAINED.search(doc), doc
    for doc in ("The gradient.", "The tangents of L and U.", "It sees 12 rows"):
        assert not EXPLAINED.search(doc), doc
