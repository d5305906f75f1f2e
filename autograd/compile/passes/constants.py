"""Constants: what depends on nothing is computed once."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.compile.ir.graph import Step, Value, constant, frozen
from autograd.compile.ir.rewriting import Builder
from autograd.compile.ir.targets import Cast, Reshape, Ufunc

__all__ = ["fold_constants", "split_product"]

_MOST = 1 << 16
"""Elements of a constant that is kept in the place of a step."""


def fold_constants(step: Step, builder: Builder) -> Value | None:
    """A rule: steps all of whose arguments are known are computed; products with two numbers are
    joined."""
    target = step.target
    if not isinstance(target, Ufunc | Cast | Reshape):
        return None
    if any([x.array is None for x in step.inputs]):  # noqa: C419  (a list is faster)
        return _product(step, builder) if _is_product(step) else None
    if step.output.size > _MOST:
        return None
    args = [x.array if isinstance(x, Value) else x for x in step.args]
    with np.errstate(all="ignore"):
        array = np.asarray(_computed(target, args))
    return constant(frozen(array))


def _computed(target: Any, args: list[Any]) -> Any:
    match target:
        case Ufunc(name=name):
            return getattr(np, name)(*args)
        case Cast(dtype=dtype):
            return args[0].astype(dtype)
        case Reshape(shape=shape):
            return args[0].reshape(shape)


def _is_product(step: Step) -> bool:
    return isinstance(step.target, Ufunc) and step.target.name == "multiply"


def _product(step: Step, builder: Builder) -> Value | None:
    """(x * a) * b as x * (a * b), for numbers a and b."""
    x, b = split_product(step)
    inner = x.step if x is not None else None
    if b is None or inner is None or not _is_product(inner):
        return None
    y, a = split_product(inner)
    if a is None or y is None or not y.dtype == inner.output.dtype == step.output.dtype:
        return None
    if y.dtype.kind != "f":
        return None
    with np.errstate(all="ignore"):
        product = np.asarray(a * b, y.dtype)
    if not np.finfo(y.dtype).tiny <= abs(product) <= np.finfo(y.dtype).max:
        return None  # which one after the other may not be lost
    return builder.ufunc("multiply", y, constant(product))


def split_product(step: Step) -> tuple[Value | None, float | None]:
    """The array and the number of a product of such; (None, None) for any other."""
    for x, y in (step.args, step.args[::-1]):
        number = y.scalar if isinstance(y, Value) and y.shape == () else y
        if isinstance(x, Value) and x.array is None and isinstance(number, int | float):
            return x, number
    return None, None
