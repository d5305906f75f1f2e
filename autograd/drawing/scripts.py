"""``python -m autograd explore script.py``: runs a script, writes the page of its last result."""

from __future__ import annotations

import runpy
import sys
import webbrowser
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from autograd.drawing.explorer import exploration_of
from autograd.drawing.recording import recorded
from autograd.tensor import Tensor

__all__ = ["NothingToShow", "run"]


class NothingToShow(Exception):  # noqa: N818  (what it says)
    """There is no such script, or it computes nothing that could be shown."""


def run(script: str, arguments: Sequence[str], of: str | None, out: str | None, show: bool) -> str:
    """Runs `script` with its `arguments` and writes the page; returns what to say about it.

    of: the variable, at the top level of the script, whose computation is shown; by default the one
    that was computed last. out: the file; by default beside the script's name, here. show: open it
    in a browser. Whether the script has run backward() itself makes no difference.

    Raises NothingToShow; what the script raises comes through.
    """
    path = Path(script)
    if not path.is_file():
        raise NothingToShow(f"no script '{script}'")
    before = sys.argv, sys.path[:]
    sys.argv = [script, *arguments]
    sys.path.insert(0, str(path.resolve().parent))
    try:
        with recorded():
            variables = runpy.run_path(script, run_name="__main__")
    finally:
        sys.argv, sys.path[:] = before
    name = of or _last(script, variables)
    y = variables.get(name)
    if not isinstance(y, Tensor) or y._fn is None:
        raise NothingToShow(
            f"the variable '{name}' of {script} is no Tensor that requires grad; there are: "
            f"{', '.join(_shown(variables)) or 'none'}"
        )
    seen = {key: value for key, value in variables.items() if not key.startswith("_")}
    page = Path(out or f"{path.stem}.html")
    exploration = exploration_of(y, None, None, {name: y, **seen}, fresh=True)
    exploration.save(page)
    if show:
        webbrowser.open(page.resolve().as_uri())
    return f"{page}: {len(exploration.steps)} steps of the computation of {name}"


def _shown(variables: Mapping[str, Any]) -> list[str]:
    """The variables that have a graph, those computed last first."""
    found = {
        name: value.grad_fn.stamp
        for name, value in variables.items()
        if isinstance(value, Tensor) and value.grad_fn is not None
    }
    return sorted(found, key=found.__getitem__)


def _last(script: str, variables: Mapping[str, Any]) -> str:
    names = _shown(variables)
    if not names:
        raise NothingToShow(
            f"{script} leaves no variable at its top level that has been computed from tensors "
            "that require grad"
        )
    return names[0]
