"""The rules by which rows are computed for a batch, learnt without importing them.

They are the public functions of ``autograd/batching/shared``; a row names one under `vmap:`, where
neither its kind nor a formula says what is to be done.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

from codegen.helpers import scan

__all__ = ["FOLDER", "shared_rules"]

FOLDER = Path(__file__).resolve().parent.parent / "autograd" / "batching" / "shared"


@cache
def shared_rules() -> dict[str, str]:
    """What each rule does, by its name: the first sentence of its documentation."""
    found = {}
    for name, helper in sorted(scan(FOLDER, flat=True).items()):
        tree = ast.parse(Path(helper.path).read_bytes(), helper.path)
        (function,) = (
            node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == name
        )
        text = " ".join((ast.get_docstring(function) or "").partition("\n\n")[0].split())
        found[name] = text
    return found
