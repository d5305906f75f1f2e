"""Chains of shapes: of several reshapes only the last counts, of broadcasts too."""

from __future__ import annotations

from autograd.compile.ir.graph import Step, Value
from autograd.compile.ir.rewriting import Builder
from autograd.compile.ir.targets import Broadcast, Reshape, Transpose

__all__ = ["join_shapes"]


def join_shapes(step: Step, builder: Builder) -> Value | None:
    """A rule: reshapes of reshapes and broadcasts of broadcasts are one, and a transpose of the
    same is nothing."""
    target = step.target
    if isinstance(target, Transpose):
        return _transposed(step, target, builder)
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


def _transposed(step: Step, target: Transpose, builder: Builder) -> Value | None:
    """One transpose for two; the source of what is transposed back."""
    (value,) = step.args
    inner = value.step
    if inner is None or not isinstance(inner.target, Transpose):
        return None
    (source,) = inner.args
    axes = tuple([inner.target.axes[axis] for axis in target.axes])
    if axes == tuple(range(len(axes))):
        return source if isinstance(source, Value) else None
    return builder.add(Transpose(axes), [source], step.output.shape, step.output.dtype)
