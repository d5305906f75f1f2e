"""The rows of a table -> a Python module for another library, without need of this one.

`to_torch` and `to_jax` know the frames of the libraries, `torch_lowering` and `jax_lowering` their
expressions, `torch_words` and `jax_words` their names.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence

from codegen.emit.layout import lay_out
from codegen.emit.templating import environment
from codegen.export.lowering import names_of
from codegen.export.row import ExportedRow
from codegen.export.to_jax import JaxRow
from codegen.export.to_torch import TorchRow
from codegen.lower.analysis import Plan
from codegen.parse.errors import TableError

__all__ = ["TARGETS", "export"]

TARGETS: dict[str, type[ExportedRow]] = {"torch": TorchRow, "jax": JaxRow}

_NUMPY = "import numpy as np"
_STANDARD = {
    "math": "import math",
    "dataclass": "from dataclasses import dataclass",
    "NamedTuple": "from typing import NamedTuple",
    "partial": "from functools import partial",
}
"""Lines of modules for names that they may use."""


def export(
    plans: Sequence[Plan], path: str, target: str, command: str, kernels: str | None = None
) -> str:
    """The module's text.

    path: the table, for the head. command: what wrote the module, likewise. kernels: the name by
    which the module imports what the table calls as kernels.

    Raises TableError with everything that the library has no word or frame for.
    """
    rows = [TARGETS[target](plan, path) for plan in plans]
    templates = environment().overlay(trim_blocks=True, lstrip_blocks=True)
    body = templates.get_template(f"export_{target}_rows.py.jinja").render(rows=rows)
    for row in rows:
        row.check()
    problems = [problem for row in rows for problem in row.problems]
    if problems:
        raise TableError(dict.fromkeys(problems))
    used = set(names_of([ast.parse(body)]))
    parts = _parts(target, used)
    imports = [line for line in TARGETS[target].imports if line != _NUMPY or "np" in used]
    if kernels and "kernels" in used:
        imports += ["", f"import {kernels} as kernels  # isort: skip"]
    text = templates.get_template("export.py.jinja").render(
        body=body,
        path=path,
        command=command,
        standard=[line for name, line in _STANDARD.items() if name in used],
        imports=imports,
        parts=parts,
    )
    return lay_out(text)


def _parts(target: str, used: set[str]) -> list[str]:
    """The functions at the head of a module of which it uses the names, which are added to `used`
    with those that they use themselves."""
    text = environment().get_template(f"export_{target}_parts.py.jinja").render()
    lines, parts = text.splitlines(), []
    for node in reversed(ast.parse(text).body):  # what calls others stands behind them
        assert isinstance(node, ast.ClassDef | ast.FunctionDef)
        if node.name in used:
            used |= names_of([node])
            start = min([node.lineno, *(each.lineno for each in node.decorator_list)])
            parts.append("\n".join(lines[start - 1 : node.end_lineno]))
    return parts[::-1]
