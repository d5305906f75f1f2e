"""The algebra of steps: identities, chains of shapes, constants, signs and numbers, as rules."""

from __future__ import annotations

from collections import Counter
from math import prod
from typing import Any

import numpy as np

from autograd.compile.ir.graph import Step, Value, constant, read_only
from autograd.compile.ir.rewriting import Builder, Rule, Rules, common_shape
from autograd.compile.ir.targets import (
    Broadcast,
    Cast,
    Dot,
    Reduce,
    Reshape,
    Transpose,
    Ufunc,
    subscript,
)

_LARGEST_CONSTANT = 1 << 16
"""Elements of a constant that is kept in the place of a step."""
_MODERATE = (2.0**-16, 2.0**16)
"""Numbers with which a product of other numbers hardly overflows."""


# ---- what results, and where ---------------------------------------------------------------------


def _is_real(step: Step) -> bool:
    """Of an infinite complex number times 1 a part is nan."""
    return step.output.dtype.kind != "c"


def _has_shape(x: Value, step: Step) -> bool:
    return x.shape == step.output.shape


def _reshape(x: Value, step: Step, builder: Builder) -> Value:
    return builder.reshape(x, step.output.shape)


def _broadcast(x: Value, step: Step, builder: Builder) -> Value:
    return builder.broadcast(x, step.output.shape)


def _transpose(x: Value, t: Value, step: Step, builder: Builder) -> Value:
    """One transpose for two; the source of what is transposed back."""
    axes = tuple([t.step.target.axes[axis] for axis in step.target.axes])  # type: ignore[union-attr, attr-defined]
    if axes == tuple(range(len(axes))):
        return x
    return builder.add(Transpose(axes), [x], step.output.shape, step.output.dtype)


def _reduce_repeated(x: Value, r: Value, step: Step, builder: Builder) -> Value | None:
    """The sum or extremum of the source of a broadcast; a sum of repeated elements is a product."""
    target: Any = step.target
    if target.ufunc == "multiply":
        return None
    padded = (1,) * (len(r.shape) - len(x.shape)) + x.shape
    repeated = [axis for axis in target.axes if padded[axis] != r.shape[axis]]
    if not repeated:
        return None
    value = builder.reshape(x, padded)
    own = tuple(axis for axis in target.axes if axis not in repeated)
    if own:
        kept = tuple(1 if axis in own else n for axis, n in enumerate(padded))
        value = builder.add(Reduce(target.ufunc, own), [value], kept, value.dtype)
    if target.ufunc == "add":
        value = builder.ufunc("multiply", value, float(prod(r.shape[axis] for axis in repeated)))
    return value


def _is_normal(a: float, b: float, step: Step) -> bool:
    """Whether a product of floating-point numbers neither overflows nor loses digits."""
    dtype = step.output.dtype
    return dtype.kind == "f" and np.finfo(dtype).tiny <= abs(a * b) <= np.finfo(dtype).max


IDENTITIES = Rules(
    Rule("x * 1", "x", _is_real),
    Rule("x / 1", "x", _is_real),
    Rule("x - 0", "x"),
    Rule("-(-x)", "x"),
    Rule("logical_not(logical_not(x))", "x"),
    Rule("conj(x)", "x", _is_real),
    Rule("conjugate(x)", "x", _is_real),
    Rule("Cast(x)", "x"),
    Rule("Reduce(x)", "x", _has_shape),
    Rule("Reduce(r := Broadcast(x))", _reduce_repeated),
    Rule("Reshape(x)", "x", _has_shape),
    Rule("Reshape(Reshape(x))", _reshape),
    Rule(
        "Reshape(Broadcast(x))",
        lambda x, step, builder: _broadcast(builder.reshape(x, ()), step, builder),
        lambda x: x.size == 1,
    ),
    Rule("Broadcast(x)", "x", _has_shape),
    Rule("Broadcast(Broadcast(x))", _broadcast),
    Rule("Transpose(t := Transpose(x))", _transpose),
    Rule("(x * a) * b", "x * (a * b)", _is_normal),
)
"""Steps that change nothing, or do at once what two did."""


def fold_constants(step: Step, builder: Builder) -> Value | None:
    """A rule: steps all of whose arguments are known are computed."""
    target = step.target
    if not isinstance(target, Ufunc | Cast | Reshape):
        return None
    if any([x.array is None for x in step.inputs]) or step.output.size > _LARGEST_CONSTANT:  # noqa: C419  (a list is faster)
        return None
    args: Any = [x.array if isinstance(x, Value) else x for x in step.args]
    with np.errstate(all="ignore"):
        match target:
            case Ufunc(name):
                found = getattr(np, name)(*args)
            case Cast(dtype):
                found = args[0].astype(dtype)
            case Reshape(shape):
                found = args[0].reshape(shape)
    return constant(read_only(np.asarray(found)))


def sink_broadcasts(step: Step, builder: Builder) -> Value | None:
    """A rule: elementwise steps read the sources of broadcasts, and are broadcast themselves."""
    if not step.target.elementwise or len(step.outputs) != 1 or step.packed:
        return None
    if not any(x.step is not None and x.step.target.__class__ is Broadcast for x in step.inputs):
        return None
    args = [
        x.step.args[0]
        if isinstance(x, Value) and x.step is not None and isinstance(x.step.target, Broadcast)
        else x
        for x in step.args
    ]
    value = builder.add(step.target, args, common_shape(args), step.output.dtype)
    return builder.broadcast(value, step.output.shape)


# ---- signs and numbers ---------------------------------------------------------------------------


def _scale_smaller(
    x: Any, y: Any, a: float, p: Value, step: Step, builder: Builder, uses: Counter[Value]
) -> Value | None:
    """The product of an array, a smaller one and a number: the last two are multiplied first."""
    if uses[p] != 1 or not _MODERATE[0] <= abs(a) <= _MODERATE[1]:
        return None
    dtype = step.output.dtype
    if not all(isinstance(each, Value) and each.dtype == dtype for each in (x, y)):
        return None
    small, large = sorted((x, y), key=lambda each: each.size)
    if small.size == large.size:
        return None
    scaled = builder.ufunc("multiply", small, constant(np.asarray(a, dtype)))
    return builder.ufunc("multiply", large, scaled)


def _is_one_float(step: Step) -> bool:
    """Whether a step computes with floating-point numbers of one precision."""
    dtype = step.output.dtype
    return dtype.kind == "f" and all([x.dtype == dtype for x in step.inputs])  # noqa: C419


SIGNS = Rules(
    Rule("-(x * a)", "x * -a", _is_one_float),
    Rule("x + -y", "x - y", _is_one_float),
    Rule("x - -y", "x + y", _is_one_float),
    Rule("-x * -y", "x * y", _is_one_float),
    Rule("-x * a", "x * -a", _is_one_float),
    Rule("-x * y", "x * -y", lambda x, y, step: _is_one_float(step) and y.size < x.size),
    Rule("(p := x * y) * a", _scale_smaller, _is_one_float),
    Rule("(p := x * a) * y", _scale_smaller, _is_one_float),
)
"""Signs and numbers where they cost least: in a number, in a difference, beside a small array. All
but the last two are exact."""


# ---- sums ----------------------------------------------------------------------------------------


def _add_placed(
    p: Value, q: Value, x: Value, y: Value, i: Any, j: Any, builder: Builder, uses: Counter[Value]
) -> Value | None:
    """The sum of what is put at the same place among zeros, which nothing else reads."""
    place = subscript(i)
    if place is None or place != subscript(j) or uses[p] != 1 or uses[q] != 1:
        return None
    if p.shape != q.shape or p.dtype != q.dtype or p.step is None:
        return None
    return builder.add(p.step.target, [builder.ufunc("add", x, y), i], p.shape, p.dtype)


def _add_placed_to_sum(
    p: Value, q: Value, s: Value, x: Value, y: Value, z: Any, i: Any, j: Any, step: Step,
    builder: Builder, uses: Counter[Value],
) -> Value | None:  # fmt: skip
    """The same where a third term stands between them."""
    if uses[s] != 1 or uses[z] != 1 or z.dtype != step.output.dtype:
        return None
    found = _add_placed(p, q, x, y, i, j, builder, uses)
    return None if found is None else builder.ufunc("add", found, z)


PLACED_SUMS = Rules(
    Rule("(p := Placed(x, i)) + (q := Placed(y, j))", _add_placed),
    Rule("(s := (p := Placed(x, i)) + z) + (q := Placed(y, j))", _add_placed_to_sum),
)
"""Arrays that are zero outside of the same slices are added before they are put there."""


def _dot(x: Any, y: Any, p: Value, step: Step, builder: Builder) -> Value:
    return builder.add(Dot(axes=step.target.axes), [x, y], step.output.shape, p.dtype)  # type: ignore[attr-defined]


def _can_dot(x: Any, y: Any, p: Value, step: Step, uses: Counter[Value]) -> bool:
    """Whether there is a way to add products at once: nothing else reads them, one of the factors
    has their shape, and the axes are the first ones or the last one."""
    target: Any = step.target
    if target.ufunc != "add" or uses[p] != 1 or p.dtype.char not in "fd":
        return False
    if any(not isinstance(v, Value) or v.dtype != p.dtype or v.shape == () for v in (x, y)):
        return False
    if p.shape not in (x.shape, y.shape):
        return False
    return target.axes in (tuple(range(len(target.axes))), (len(p.shape) - 1,))


DOTS = Rules(Rule("Reduce(p := x * y)", _dot, _can_dot))
"""Sums of products are done at once, by BLAS where it can, with no array for the products."""
