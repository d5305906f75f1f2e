"""Why a step can't stand in a native loop, and in which dtype one computes."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.compile.ir.graph import Step, Value
from autograd.compile.ir.targets import Cast as CastTarget
from autograd.compile.ir.targets import Choice, Reduce, Scan, Ufunc, Vector
from autograd.native.operations import is_known, operation_of


def reason_against(step: Step) -> str | None:
    """Why a step can't stand in a native loop; None if it can."""
    for value in (*step.inputs, *step.outputs):
        if not is_known(value.dtype):
            return f"{step.target.title}: {value.dtype} has no native loops"
    match step.target:
        case Reduce(ufunc=ufunc):
            return None if step.output.dtype.kind == "f" else f"{ufunc} of {step.output.dtype}"
        case Scan(ufunc=ufunc, axis=axis):
            if axis == 0 or step.output.shape[axis] == 1:
                return f"{step.target.title} along the rows"
            known = operation_of(ufunc, step.output.dtype)
            return None if known else f"{step.target.title} of {step.output.dtype}"
        case CastTarget():
            source, target = step.args[0].dtype, step.output.dtype
            if (source.kind == "f" and target.kind != "f") or (target.kind == "b" != source.kind):
                return f"from {source} to {target} is NumPy's"
            return None
        case Choice():
            return None if step.args[0].dtype.kind == "b" else "where of a mask that is no truth"
        case Ufunc(name=name):
            return _reason_against_ufunc(name, step)
        case Vector(name=name):
            dtype = step.output.dtype
            return None if operation_of(name, dtype) else f"{name} of {dtype} has no native loop"
    return f"{step.target.title} is a call"


def loop_dtype(name: str, step: Step) -> tuple[np.dtype[Any], np.dtype[Any]] | None:
    """In which dtype NumPy computes a ufunc, and which one it gives; None where operands differ."""
    given = [x.dtype if isinstance(x, Value) else _class_of(x) for x in step.args]
    ufunc = getattr(np, name)
    found = ufunc.resolve_dtypes((*given, *[None] * ufunc.nout))
    if any(x != found[0] for x in found[: ufunc.nin]):
        return None
    return found[0], found[-1]


def _class_of(number: Any) -> Any:
    """What ufuncs promote a number as: Python's by their class, others by their dtype."""
    return (
        number.__class__ if number.__class__ in (int, float, complex) else np.asarray(number).dtype
    )


def _reason_against_ufunc(name: str, step: Step) -> str | None:
    if len(step.outputs) != 1 or getattr(np, name).nout != 1:
        return f"{name} has several results"
    dtypes = loop_dtype(name, step)
    if dtypes is None or not is_known(dtypes[0]) or dtypes[1] != step.output.dtype:
        return f"{name} of these dtypes is NumPy's"
    if operation_of(name, dtypes[0]) is None:
        return f"{name} of {dtypes[0]} has no native loop"
    return None
