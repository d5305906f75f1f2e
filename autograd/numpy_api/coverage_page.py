"""Which functions of NumPy work on Tensors: every public callable with exactly one status.

`python -m autograd numpy-status` prints it: the tables of docs/numpy.md.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from autograd.base.kinds import Kind
from autograd.base.registry import registry
from autograd.numpy_api.dispatch import serving_rows
from autograd.numpy_api.functions import ADAPTERS
from autograd.numpy_api.status import CONSTANTS, NO_TENSOR, REFUSED

DIFFERENTIABLE, CONSTANT, UNSUPPORTED = "differentiable", "constant", "refused"


class Status(NamedTuple):
    """The status of a function on Tensors, and how it is served or why it is refused."""

    word: str
    note: str


@cache
def callables() -> dict[str, Any]:
    """The public callables of numpy, numpy.linalg and numpy.fft by their names below numpy."""
    found = {}
    for module, prefix in ((np, ""), (np.linalg, "linalg."), (np.fft, "fft.")):
        for name in sorted(dir(module), key=lambda each: (each.lower(), each)):
            if not name.startswith("_") and callable(getattr(module, name)):
                found[prefix + name] = getattr(module, name)
    return found


def status(name: str, function: Any) -> Status:
    """The status of `function`, which numpy has under `name`: its rows and adapters decide."""
    known = _canonical(name, function)
    if known != name and name not in REFUSED and name not in NO_TENSOR:
        word, note = status(known, function)
        return Status(word, f"`{known}`" + (f": {note}" if note else ""))
    row = serving_rows().get(known)
    if known in CONSTANTS:
        return Status(CONSTANT, _row_link(row) if row else "")
    if known in ADAPTERS:
        return Status(DIFFERENTIABLE, _row_link(row) if row else "of several rows")
    if row is not None:
        return Status(DIFFERENTIABLE if _has_derivative(row) else CONSTANT, _row_link(row))
    if known in REFUSED:
        return Status(UNSUPPORTED, REFUSED[known])
    if known in NO_TENSOR:
        return Status(CONSTANT, "takes no Tensor")
    if isinstance(function, type) and issubclass(function, np.character):
        return Status(CONSTANT, "makes a text")
    if isinstance(function, type) and issubclass(function, np.generic):
        return Status(UNSUPPORTED, "makes a plain number; use t.to(dtype)")
    return Status(UNSUPPORTED, "no row yet")


def unlisted() -> list[str]:
    """The public callables that only the fallback classifies."""
    return [
        name
        for name, function in callables().items()
        if status(name, function).note.endswith("no row yet")
    ]


def _canonical(name: str, function: Any) -> str:
    """The name it is dispatched by: np.abs is np.absolute."""
    if isinstance(function, type):
        return name
    prefix = name.rpartition(".")[0]
    own = getattr(function, "__name__", name)
    full = f"{prefix}.{own}" if prefix else own
    return full if full in callables() else name


def _has_derivative(row: str) -> bool:
    entry = registry[row]
    if entry.kind == Kind.COMPOSITE:
        return True
    return any(formula != "non_differentiable" for formula in entry.formulas.values())


def _row_link(row: str) -> str:
    return f"[{row}](derivatives.md#{row.replace('.', '').lower()})"


# ---- the page ------------------------------------------------------------------------------------


def page() -> str:
    """The Markdown of the tables of docs/numpy.md."""
    statuses = {name: status(name, function) for name, function in callables().items()}
    version = ".".join(np.__version__.split(".")[:2])
    words = (DIFFERENTIABLE, CONSTANT, UNSUPPORTED)
    counts = [f"{sum(s.word == word for s in statuses.values())} {word}" for word in words]
    lines = [f"<!-- Generated for NumPy {version} by `python -m autograd numpy-status`. -->", ""]
    lines.append(f"{len(statuses)} callables: {', '.join(counts)}.")
    for title, prefix in (("numpy", ""), ("numpy.linalg", "linalg"), ("numpy.fft", "fft")):
        lines += [
            "",
            f"## {title}",
            "",
            "| function | status | by, or why |",
            "| --- | --- | --- |",
        ]
        for name, (word, note) in statuses.items():
            if name.rpartition(".")[0] == prefix:
                cell = note.replace("|", "\\|")
                lines.append(f"| `np.{name}` | {word} |{f' {cell} ' if cell else ' '}|")
    return "\n".join(lines) + "\n"
