"""Repeated elements: arithmetic on them is done once, and a sum of them is a product."""

from __future__ import annotations

from math import prod

import numpy as np

from autograd.compile.graph import Graph, Step, Value
from autograd.compile.rewriting import Builder, rewrite
from autograd.compile.targets import Broadcast, Reduce

__all__ = ["sink_broadcasts"]


def sink_broadcasts(graph: Graph) -> None:
    """Lets elementwise steps and sums read what was repeated, not the repetition."""
    rewrite(graph, _sunk)


def _sunk(step: Step, builder: Builder) -> Value | None:
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
    sources = [_source(each) for each in step.args]
    if all(source is None for source in sources):
        return None
    pairs = zip(step.args, sources, strict=True)
    args = [each if source is None else source for each, source in pairs]
    output = step.output
    shape = np.broadcast_shapes(*[x.shape for x in args if isinstance(x, Value)])
    return builder.broadcast(builder.add(step.target, args, shape, output.dtype), output.shape)


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
