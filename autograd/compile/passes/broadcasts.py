"""Repeated elements: arithmetic on them is done once, and a sum of them is a product."""

from __future__ import annotations

from math import prod

from autograd.compile.ir.graph import Step, Value
from autograd.compile.ir.rewriting import Builder, common_shape
from autograd.compile.ir.targets import Broadcast, Reduce

__all__ = ["sink_broadcasts"]


def sink_broadcasts(step: Step, builder: Builder) -> Value | None:
    """A rule: elementwise steps and sums read what was repeated, not the repetition."""
    if step.target.elementwise and len(step.outputs) == 1 and not step.packed:
        return _elementwise(step, builder)
    if isinstance(step.target, Reduce):
        return _reduced(step, step.target, builder)
    return None


def _source(value: object) -> Value | None:
    """What a Value is a repetition of."""
    inner = value.step if isinstance(value, Value) else None
    if inner is None or not isinstance(inner.target, Broadcast):
        return None
    (source,) = inner.args
    assert isinstance(source, Value)
    return source


def _elementwise(step: Step, builder: Builder) -> Value | None:
    if not any(x.step is not None and x.step.target.__class__ is Broadcast for x in step.inputs):
        return None
    sources = [_source(each) for each in step.args]
    pairs = zip(step.args, sources, strict=True)
    args = [each if source is None else source for each, source in pairs]
    value = builder.add(step.target, args, common_shape(args), step.output.dtype)
    return builder.broadcast(value, step.output.shape)


def _reduced(step: Step, target: Reduce, builder: Builder) -> Value | None:
    source = _source(step.args[0])
    if source is None:
        return None
    whole = step.args[0].shape
    padded = (1,) * (len(whole) - len(source.shape)) + source.shape
    repeated = [axis for axis in target.axes if padded[axis] != whole[axis]]
    if not repeated:
        return None
    value = builder.reshape(source, padded)
    own = tuple(axis for axis in target.axes if axis not in repeated)
    if own:
        kept = tuple(1 if axis in own else n for axis, n in enumerate(padded))
        value = builder.add(Reduce(target.ufunc, own), [value], kept, value.dtype)
    if target.ufunc == "add":
        value = builder.ufunc("multiply", value, float(prod(whole[axis] for axis in repeated)))
    return builder.broadcast(value, step.output.shape)
