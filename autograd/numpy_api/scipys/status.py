"""SciPy's functions: which record and which refuse Tensors, as the tables of docs/scipy.md, which
`python -m autograd numpy-status --scipy` prints."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np

from autograd.numpy_api.dispatch import serving_rows
from autograd.numpy_api.scipys import ADAPTERS
from autograd.numpy_api.scipys.refusals import INSTEAD, substitute

MODULES = ("special", "linalg", "fft", "signal", "integrate", "ndimage", "stats")
"""The modules of which the page lists the functions."""


def _functions(module: str) -> Iterator[str]:
    """The names of the public functions of a module of SciPy's."""
    found: Any = import_module(f"scipy.{module}")
    for name in sorted(set(getattr(found, "__all__", dir(found))), key=str.lower):
        value = getattr(found, name)
        if callable(value) and not inspect.isclass(value) and not hasattr(value, "pdf"):
            yield f"{module}.{name}"


def _by(name: str) -> str:
    """What serves it; empty if nothing does. Ufuncs are known by their own names."""
    row = serving_rows().get(f"scipy.{name}")
    home, _, last = name.partition(".")
    function: Any = getattr(import_module(f"scipy.{home}"), last, None)
    if isinstance(function, np.ufunc) or getattr(function, "__module__", "") == "numpy":
        known = function.__name__
        row = serving_rows().get(known) or serving_rows().get(f"scipy.special.{known}")
    if row is None:
        return "of several rows" if name in ADAPTERS or name in _FURTHER else ""
    return f"[{row}](derivatives.md#{row.replace('.', '').lower()})"


def page() -> str:
    """The Markdown of the tables of docs/scipy.md."""
    version = ".".join(import_module("scipy").__version__.split(".")[:2])
    command = "python -m autograd numpy-status --scipy"
    lines = [f"<!-- Generated for SciPy {version} by `{command}`. -->", ""]
    for module in MODULES:
        names = [*_functions(module)]
        if module == "stats":
            names = sorted(each for each in ADAPTERS if each.startswith("stats."))
        served = [each for each in names if _by(each)]
        lines += [f"## scipy.{module}", "", "| records | by |", "| --- | --- |"]
        lines += [f"| `{each}` | {_by(each)} |" for each in served]
        if module == "stats":
            lines += ["", f"Others refuse: use {INSTEAD['stats']}.", ""]
            continue
        lines += ["", "Others refuse, if they take arrays whose gradient would be lost:", ""]
        lines += ["| instead of | write |", "| --- | --- |"]
        groups: dict[str, list[str]] = {}
        for each in names:
            if each not in served:
                groups.setdefault(substitute(each), []).append(f"`{each.rpartition('.')[2]}`")
        lines += [f"| {', '.join(group)} | {text} |" for text, group in groups.items()]
        lines.append("")
    lines += ["## Other modules", "", "| instead of | write |", "| --- | --- |"]
    lines += [
        f"| `scipy.{name}` | {text} |"
        for name, text in INSTEAD.items()
        if name.partition(".")[0] not in MODULES
    ]
    return "\n".join(lines) + "\n"


_FURTHER = frozenset({"integrate.odeint"})
"""Those that `autograd.scipy` has by other means."""
