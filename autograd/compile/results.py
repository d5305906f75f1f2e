"""The result of a compiled call from the arrays of its program: a function made once, so that
nothing is looked up at each call."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from autograd.base.pytree import TreeDef, unflatten
from autograd.core.tensor import Tensor

__all__ = ["Assemble", "assembler"]

Assemble = Callable[[Sequence[Tensor], Sequence[Any], Sequence[Tensor]], Any]
_NAMES = {"program": "tensors", "input": "leaves", "captured": "captured"}


def assembler(form: TreeDef, plan: Sequence[tuple[str, Any]]) -> Assemble:
    """What puts a result of this form together from the tensors of the program, the leaves of the
    arguments and captured tensors.

    plan: for each leaf where it is: ("program", i), ("input", i), ("captured", i), or
    ("static", value).
    """
    scope: dict[str, Any] = {unflatten.__name__: unflatten}

    def bound(thing: Any) -> str:
        name = f"k{len(scope)}"
        scope[name] = thing
        return name

    leaves = iter([bound(i) if kind == "static" else f"{_NAMES[kind]}[{i}]" for kind, i in plan])

    def text(part: TreeDef) -> str:
        if part.kind is None:
            return next(leaves)
        items = [text(child) for child in part.children]
        if part.kind is tuple:
            return f"({''.join(f'{item}, ' for item in items)})"
        if part.kind is list:
            return f"[{', '.join(items)}]"
        shallow = TreeDef(
            part.kind, part.keys, (TreeDef(None),) * len(items), part.extra, part.order
        )
        return f"unflatten({bound(shallow)}, [{', '.join(items)}])"

    found: Assemble = eval(f"lambda tensors, leaves, captured: {text(form)}", scope)
    return found
