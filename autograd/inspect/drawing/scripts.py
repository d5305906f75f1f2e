"""``python -m autograd explore script.py``: runs a script, writes the page of its last result."""

from __future__ import annotations

import os
import sys
import types
import webbrowser
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from autograd.core.node import Node, Output
from autograd.core.observers import Evaluator, on_run
from autograd.core.tensor import Tensor, from_array
from autograd.inspect.drawing.explorer import checked_page, exploration_of
from autograd.inspect.names import user_frame, variables_of
from autograd.inspect.recording import recorded, recorded_call


class NothingToShow(Exception):  # noqa: N818  (what it says)
    """There is no such script, or it computes nothing that could be shown, or there is no place for
    the page."""


def run(script: str, arguments: Sequence[str], of: str | None, out: str | None, show: bool) -> str:
    """Runs `script` with its `arguments` and writes the page; returns what to say about it.

    of: the variable, at the top level of the script, whose computation is shown; by default the one
    that was computed last. Where there is none, it is a variable of the function that has begun the
    last backward pass, by default what the pass began with. out: the file; by default beside the
    script's name, here. show: open it in a browser. Whether the script has run backward() itself
    makes no difference, nor does ``sys.exit()``.

    Raises NothingToShow; what the script raises comes through.
    """
    path = Path(script)
    if not path.is_file():
        raise NothingToShow(f"no script '{script}'")
    page = _place(out or f"{path.stem}.html")
    last = _LastPass()
    with recorded(), on_run(last.watching):
        top = _variables_after(path, [script, *arguments])
    name, y, variables = _found(script, of, top, last)
    exploration = exploration_of(y, None, None, {name: y, **variables}, fresh=True)
    exploration.save(page)
    if show:
        webbrowser.open(page.resolve().as_uri())
    return f"{page}: {len(exploration.steps)} steps of the computation of {name}"


def _place(out: str) -> Path:
    """The file of the page: asked for before the script runs, which may take long."""
    try:
        page = checked_page(out)
    except ValueError as error:
        raise NothingToShow(str(error).replace("save(): argument 'path'", "--out")) from None
    if not page.parent.is_dir():
        raise NothingToShow(f"there is no folder '{page.parent}' for the page '{page}'")
    if page.is_dir() or not os.access(page if page.exists() else page.parent, os.W_OK):
        raise NothingToShow(f"the page '{page}' cannot be written: name another by --out")
    return page


def _variables_after(path: Path, arguments: list[str]) -> dict[str, Any]:
    """The variables at the top level of a script that has run as Python runs it."""
    module = types.ModuleType("__main__")
    module.__dict__.update(__file__=arguments[0], __builtins__=__builtins__)
    with _as_main(module, path, arguments):
        try:
            exec(compile(path.read_bytes(), arguments[0], "exec"), module.__dict__)
        except SystemExit as end:
            if end.code not in (None, 0):
                raise
    return {name: value for name, value in vars(module).items() if not name.startswith("_")}


@contextmanager
def _as_main(module: types.ModuleType, path: Path, arguments: list[str]) -> Iterator[None]:
    before = sys.argv, sys.path[:], sys.modules["__main__"]
    sys.argv = arguments
    sys.path.insert(0, str(path.resolve().parent))
    sys.modules["__main__"] = module
    try:
        yield
    finally:
        sys.argv, sys.path[:], sys.modules["__main__"] = before


class _LastPass:
    """The backward pass that has begun last: its first node, and the variables of who called."""

    def __init__(self) -> None:
        self.node: Node | None = None
        self.variables: dict[str, Any] = {}
        self._stamp = 0

    def watching(self, evaluate: Evaluator) -> Evaluator:
        def watch(node: Node, saved: Any, g: Any, needs: Any) -> Any:
            if node.stamp < self._stamp:  # in a pass the latest, of the smallest stamp, runs first
                frame = user_frame(sys._getframe())
                self.node, self.variables = node, variables_of(frame) if frame else {}
            self._stamp = node.stamp
            return evaluate(node, saved, g, needs)

        return watch

    def root(self) -> tuple[str, Tensor] | None:
        """What the pass began with, and its name; None without one."""
        for name, value in self.variables.items():
            if isinstance(value, Tensor) and value.grad_fn is self.node:
                return name, value
        node = self.node
        call = None if node is None else recorded_call(node)
        if node is None or call is None or not call.results:
            return None
        nr = next(iter(call.results)) if node.many_outputs else node.output_nr
        return "y", from_array(call.results[nr], Output(node, nr) if node.many_outputs else node)


def _found(
    script: str, of: str | None, top: Mapping[str, Any], last: _LastPass
) -> tuple[str, Tensor, Mapping[str, Any]]:
    """The name of what is shown, the Tensor, and the variables that name others."""
    names = _shown(top) or _shown(last.variables)
    if of is None and not _shown(top):
        root = last.root()
        if root is None:
            raise NothingToShow(
                f"{script} leaves no variable at its top level that has been computed from tensors "
                "that require grad, and runs no backward pass"
            )
        return *root, last.variables
    for variables in (top, last.variables):
        name = of or names[0]
        y = variables.get(name)
        if isinstance(y, Tensor) and y._fn is not None:
            return name, y, variables
    raise NothingToShow(
        f"the variable '{of}' of {script} is no Tensor that requires grad; there are: "
        f"{', '.join(names) or 'none'}"
    )


def _shown(variables: Mapping[str, Any]) -> list[str]:
    """The variables that have a graph, those computed last first."""
    found = {
        name: value.grad_fn.stamp
        for name, value in variables.items()
        if isinstance(value, Tensor) and value.grad_fn is not None
    }
    return sorted(found, key=found.__getitem__)
