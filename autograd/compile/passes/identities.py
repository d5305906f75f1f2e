"""Arithmetic that changes nothing: x * 1, x / 1, x - 0, -(-x), conj of reals, sums of one."""

from __future__ import annotations

from typing import Any

from autograd.compile.ir.graph import Step, Value
from autograd.compile.ir.rewriting import Builder
from autograd.compile.ir.targets import Cast, Reduce, Ufunc

__all__ = ["drop_identities"]

_INVERSE = {"negative": "negative", "logical_not": "logical_not"}
_MIXING = frozenset({"multiply", "divide"})
"""Ufuncs by which the parts of a complex number meet: of an infinite one remains nan."""
_OF_REALS = frozenset({"conj", "conjugate"})


def drop_identities(step: Step, builder: Builder) -> Value | None:
    """A rule: what the result of such a step equals."""
    target = step.target
    if isinstance(target, Reduce):
        source: Value = step.args[0]
        return source if source.shape == step.output.shape else None
    if isinstance(target, Cast):
        return step.args[0] if step.args[0].dtype == step.output.dtype else None
    if not isinstance(target, Ufunc):
        return None
    found = _operand(target.name, step.args)
    output = step.output
    if found is None or found.dtype != output.dtype:
        return None
    if output.dtype.kind == "c" and target.name in _MIXING:
        return None
    return found if found.shape == output.shape else builder.broadcast(found, output.shape)


def _operand(name: str, args: Any) -> Value | None:
    """The operand that the result equals."""
    match name, args:
        case ("multiply", (x, y)):
            if _number(y) == 1 and isinstance(x, Value):
                return x
            return y if _number(x) == 1 and isinstance(y, Value) else None
        case ("divide", (Value() as x, y)) if _number(y) == 1:
            return x
        case ("subtract", (Value() as x, y)) if _number(y) == 0:
            return x
        case (_, (Value(dtype=dtype) as x,)) if name in _OF_REALS and dtype.kind != "c":
            return x
        case (_, (Value(step=Step(target=Ufunc(name=inner), args=(Value() as x,))),)):
            return x if _INVERSE.get(name) == inner else None
    return None


def _number(x: Any) -> Any:
    return x.scalar if isinstance(x, Value) else x
