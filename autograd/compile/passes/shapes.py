"""Chains of shapes: of several reshapes only the last counts, of broadcasts too."""

from __future__ import annotations

from autograd.compile.graph import Step, Value
from autograd.compile.rewriting import Builder
from autograd.compile.targets import Broadcast, Reshape, Row

__all__ = ["join_shapes"]

_TRANSPOSES = frozenset({"t", "T", "mT", "transpose"})


def join_shapes(step: Step, builder: Builder) -> Value | None:
    """A rule: reshapes of reshapes and broadcasts of broadcasts are one, and a transpose of the
    same is nothing."""
    target = step.target
    if isinstance(target, Row):
        return _transposed(step, target)
    if not isinstance(target, Reshape | Broadcast):
        return None
    (value,) = step.args
    inner = value.step
    if target.shape == value.shape:
        return value
    if inner is None:
        return None
    if isinstance(target, Reshape) and isinstance(inner.target, Broadcast):
        (number,) = inner.args
        if number.size != 1:
            return None
        return builder.broadcast(builder.reshape(number, ()), target.shape)
    if type(inner.target) is not type(target):
        return None
    (source,) = inner.args
    if isinstance(target, Reshape):
        return builder.reshape(source, target.shape)
    return builder.broadcast(source, target.shape)


def _transposed(step: Step, target: Row) -> Value | None:
    """The source of what is transposed twice in the same way."""
    inner = step.args[0].step if step.args and isinstance(step.args[0], Value) else None
    if target.name not in _TRANSPOSES or inner is None or inner.target != target:
        return None
    if target.name == "transpose" and inner.args[1:] != step.args[1:]:
        return None
    source: Value = inner.args[0]
    return source
