"""Alias analysis: which values of a program may share memory, and which own theirs."""

from __future__ import annotations

from collections.abc import Iterable

from autograd.base.kinds import Kind
from autograd.compile.ir.graph import Step, Value
from autograd.compile.ir.targets import (
    Broadcast,
    Cast,
    Choice,
    Join,
    Product,
    Reduce,
    Reshape,
    Row,
    Scan,
    Transpose,
    Ufunc,
)

_FRESH = frozenset({Kind.BILINEAR, Kind.LOSS, Kind.REDUCTION, Kind.WINDOW})
"""Kinds of rows whose results are always new."""


def may_alias(values: Iterable[Value]) -> dict[Value, None]:
    """The values with which one of `values` may share memory, itself included."""
    found: dict[Value, None] = {}
    todo = list(values)
    while todo:
        value = todo.pop()
        if value in found:
            continue
        found[value] = None
        if value.step is not None and not is_fresh(value.step):
            todo.extend(value.step.inputs)
    return found


def owns_storage(value: Value) -> bool:
    """Whether a value is sure to be in memory that a step of the program made, and can be
    written."""
    step = value.step
    while step is not None and isinstance(step.target, Reshape | Transpose):
        step = step.args[0].step
    return step is not None and is_fresh(step)


def storage_of(value: Value) -> Value:
    """The value of which this one is a view; itself, if of none."""
    while value.step is not None and _is_view(value.step):
        value = value.step.inputs[0]
    return value


def _is_view(step: Step) -> bool:
    target = step.target
    if isinstance(target, Row):
        return target.operation.kind == Kind.VIEW
    return isinstance(target, Reshape | Transpose | Broadcast)


def is_fresh(step: Step) -> bool:
    """Whether results of a step are sure to be in new memory."""
    target = step.target
    if isinstance(target, Row):
        return target.operation.kind in _FRESH
    return isinstance(target, Ufunc | Product | Reduce | Scan | Cast | Choice | Join)
