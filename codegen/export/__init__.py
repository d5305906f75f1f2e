"""The rows of a table -> a Python module for another library, without need of this one.

`to_torch` and `to_jax` know the frames of the libraries, `torch_lowering` and `jax_lowering` their
expressions, `torch_words` and `jax_words` their names.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence

from codegen.analysis import Plan
from codegen.errors import TableError
from codegen.export.lowering import names_of
from codegen.export.row import ExportedRow
from codegen.export.to_jax import JaxRow
from codegen.export.to_torch import TorchRow
from codegen.templating import environment

__all__ = ["TARGETS", "export"]

TARGETS: dict[str, type[ExportedRow]] = {"torch": TorchRow, "jax": JaxRow}

# Which of the functions that stand at the head of a module call others of them.
_NEEDS = {"_restored": ("_like",), "_tangent": ("_like",), "_zeros": ("_like",)}


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
    for name, needed in _NEEDS.items():
        used |= set(needed) if name in used else set()
    if "kernels" not in used:
        kernels = None
    text = templates.get_template(f"export_{target}.py.jinja").render(
        body=body, path=path, command=command, used=used, kernels=kernels
    )
    lines = [line.rstrip() for line in text.splitlines()]
    return "\n".join(lines).rstrip("\n") + "\n"
