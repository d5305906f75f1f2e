"""What is known of an operation stands in its row: packages that work with rows name none."""

from __future__ import annotations

import ast
from pathlib import Path

import numpy as np
import pytest

import autograd as ag
from codegen.model.kinds import KINDS

PACKAGES = ["batching", "sparsity"]

FOLDER = Path(ag.__file__).parent
# The words for kinds are the language's, and these are arguments of many rows.
WORDS = {*KINDS, "dim", "input"}


def names() -> set[str]:
    """The operations by their names, with and without namespace and overload; but not those that
    are NumPy's ufuncs, of which compiled programs are made."""
    rows = {row.name for row in ag.registry.values()} | set(ag.registry)
    rows |= {name.rpartition(".")[2] for name in rows} | {name.split(".")[0] for name in rows}
    return {name for name in rows if not isinstance(getattr(np, name, None), np.ufunc)} - WORDS


def named_in(text: str, known: set[str]) -> list[str]:
    """The operations that stand as strings in code, docstrings and `__all__` left aside."""
    tree = ast.parse(text)
    left = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr)
        or (isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__")
    ]
    plain = [value for value in left if not isinstance(value, ast.Call)]
    docs = {id(item) for value in plain for item in ast.walk(value)}
    return [
        f"line {node.lineno}: {node.value}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and id(node) not in docs and node.value in known
    ]


@pytest.mark.parametrize("package", PACKAGES)
def test_no_operation_is_named(package: str) -> None:
    known = names()
    files = [FOLDER / f"{package}.py", *(FOLDER / package).glob("**/*.py")]
    found = {
        str(path.relative_to(FOLDER)): each
        for path in files
        if path.exists() and (each := named_in(path.read_text(encoding="utf-8"), known))
    }
    assert not found


def test_a_name_is_found() -> None:
    text = '"""Of sort."""\nx = {"roll": 1, "linear": 2, "add": 3}\ny = "nn.functional.fold"'
    assert named_in(text, names()) == ["line 3: nn.functional.fold", "line 2: roll"]
