"""Rows that are no names of PyTorch, NumPy or SciPy start with `_`, and no user meets them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import scipy
import scipy.signal
import scipy.special

import autograd as ag
from autograd.base.ops import ops
from codegen.parse.signature import parse

ROOT = Path(ag.__file__).resolve().parents[1]
NAMES = sorted({parse(row.signature).qualified_name for row in ag.registry.values()})
PRIVATE = [name for name in NAMES if parse(f"{name}() -> Tensor").is_private]
# Public here, and of PyTorch under another name: aten's, and what the method of a subscript does.
OURS = {"getitem", "slice"}


def _has(module: Any, name: str) -> bool:
    for part in name.split("."):
        module = getattr(module, part, None)
        if module is None:
            return False
    return True


@pytest.mark.torch
def test_other_names_are_private(torch: Any) -> None:
    homes = (torch, torch.Tensor, np, scipy)
    foreign = {
        name
        for name in NAMES
        if not any(_has(home, each) for home in homes for each in (name, f"{name}_"))
    }
    assert foreign == {*PRIVATE, *OURS}


@pytest.mark.parametrize("name", PRIVATE)
def test_private_rows_are_met_nowhere(name: str) -> None:
    assert callable(getattr(ops, name.replace(".", "_")))
    *namespace, last = name.split(".")
    home: Any = ag
    for part in namespace:
        home = getattr(home, part)
    assert not hasattr(home, last)
    assert last not in dir(home)
    assert not hasattr(ag.Tensor, last)


def test_private_rows_are_in_no_stub_and_page() -> None:
    words = {each for name in PRIVATE for each in (name.rpartition(".")[2], name.replace(".", "_"))}
    word = re.compile(rf"def ({'|'.join(sorted(words))})\b|'({'|'.join(sorted(words))})'")
    for stub in (ROOT / "generated").glob("**/*.pyi"):
        assert not word.search(stub.read_text()), stub
    page = (ROOT / "docs/derivatives.md").read_text()
    headings = set(re.findall(r"^#+ (\S+)$", page, re.MULTILINE))
    assert "linalg.solve" in headings
    assert not headings & {*PRIVATE}
