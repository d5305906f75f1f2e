"""What `autograd.compile` makes of a row, found by compiling calls of it.

The programs themselves are asked, so that a page says what happens and not what somebody thought.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import Any, NamedTuple

_SHAPES = ("Broadcast", "Reshape", "Transpose")
_MOST = 4  # calls that are looked at
_WITHOUT_TENSORS = "computed once, while the function is traced"


class Compilation(NamedTuple):
    """What the steps of a row become, in words; empty where there is none.

    forward, gradient  how each is computed
    refused            why some calls, or all if there is no `forward`, are not compiled
    """

    forward: str = ""
    gradient: str = ""
    refused: str = ""


class _Steps:
    """The steps of several programs by what becomes of them."""

    def __init__(self) -> None:
        self.programs = 0
        self.loops: dict[str, None] = {}
        self.sums: dict[str, None] = {}
        self.calls: dict[str, None] = {}
        self.shapes = False

    def add(self, steps: Iterable[Any]) -> None:
        self.programs += 1
        for target in [step.target for step in steps]:
            kind = type(target).__name__
            if kind in _SHAPES:
                self.shapes = True
            elif target.elementwise:
                self.loops[target.title] = None
            else:
                (self.sums if kind == "Reduce" else self.calls)[target.title] = None

    def __str__(self) -> str:
        if not self.programs:
            return ""
        parts = []
        if self.loops or self.sums:
            parts.append(f"in loops ({_listed([*self.loops, *self.sums])})")
        if self.calls:
            many = "calls" if len(self.calls) > 1 else "a call"
            parts.append(f"as {many} ({_listed(self.calls)})")
        if parts:
            return " and ".join(parts)
        return "shapes alone, nothing is computed" if self.shapes else "nothing is left to compute"


def compilation_of(function: Callable[..., Any], calls: Sequence[Any]) -> Compilation:
    """What is compiled for these calls (with `args` and `kwargs`, each) of a function.

    Tensors among the arguments are inputs of the program; those that require grad get gradients.
    """
    build: Any = import_module("autograd.compile.build").build
    errors: Any = import_module("autograd.compile.tracing.errors")
    settings: Any = import_module("autograd.compile.settings").Settings()
    trees: Any = import_module("autograd.base.pytree")
    tensor: Any = import_module("autograd").Tensor
    forward, gradient = _Steps(), _Steps()
    refused = ""
    without = False

    def is_empty(leaves: Sequence[Any]) -> bool:
        return any(isinstance(leaf, tensor) and leaf.numel() == 0 for leaf in leaves)

    given = [trees.flatten((tuple(call.args), dict(call.kwargs))) for call in calls]
    telling = [each for each in given if not is_empty(each[0])] or given
    for leaves, form in telling[:_MOST]:
        without |= not any(isinstance(leaf, tensor) for leaf in leaves)

        def traced(values: Sequence[Any], form: Any = form) -> Any:
            args, kwargs = trees.unflatten(form, values)
            found, _ = trees.flatten(function(*args, **kwargs))
            return [_several(each) if isinstance(each, tensor) else each for each in found]

        try:
            with warnings.catch_warnings(action="ignore"):  # such as that a name is deprecated
                built = build(function, traced, leaves, True, settings)
        except errors.TraceError as error:
            refused = refused or _reason(error)
            continue
        forward.add(built.forward.graph.steps)
        if built.backward is not None and built.backward.program is not None:
            gradient.add(built.backward.program.graph.steps)
        elif built.backward is not None and built.backward.failure is not None:
            refused = refused or f"the gradient: {_reason(built.backward.failure)}"
    told = _WITHOUT_TENSORS if forward.programs and without else str(forward)
    return Compilation(told, str(gradient), refused)


def _several(result: Any) -> Any:
    """A number as an array: else its gradients are in one program with it, and not told apart."""
    return result.reshape(1) if result.shape == () else result


def _reason(error: BaseException) -> str:
    """The message of an error without its place, which is in here."""
    text = str(error).removeprefix("autograd.compile: ")
    what, found, rest = text.partition(" (at ")
    return f"{what}{rest.partition(')')[2]}" if found else text


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)
