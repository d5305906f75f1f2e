"""Matrices that differ from row to row on few diagonals only, computed by columns.

What a Hessian or a Jacobian is made of are directions, rows of the identity, whose elements are
multiplied by numbers that belong to columns. All elements of a column but those on the diagonals
are equal then: each of them, and each diagonal, is computed as one line, with the same operations
and so to the same bits (0 times infinity is nan, too), and they are put together where the matrix
is read.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.compile.ir.diagonals import MOST, Diagonals, diagonal_of, diagonals_of
from autograd.compile.ir.graph import Step, Value, read_only
from autograd.compile.ir.rewriting import Builder, common_shape
from autograd.compile.ir.targets import Choice, Part, Placed, Target
from autograd.native.operations import is_known

_FEWER = 8
"""How many times fewer lines than rows there must be."""


class Bands:
    """A rule: steps on such matrices become steps on lines, and choices between these."""

    def __init__(self) -> None:
        self.masks: dict[tuple[int, ...], np.ndarray] = {}

    def __call__(self, step: Step, builder: Builder) -> Value | None:
        if len(step.outputs) != 1 or step.packed or step.output.ndim != 2:
            return None
        if not all(is_known(x.dtype) for x in (*step.inputs, *step.outputs)):
            return None
        if isinstance(step.target, Part | Placed):
            found = _moved(step, builder)
        elif step.target.elementwise and _parted(step.output, builder) is None:
            found = _computed(step, builder)
        else:
            return None
        return None if found is None else self._together(found, step.output, builder)

    def _together(self, found: Diagonals, like: Value, builder: Builder) -> Value | None:
        """A matrix as choices."""
        rows, columns = shape = like.shape
        along = {k: x for k, x in found.along.items() if -rows < k < columns}
        if not along or len(along) > MOST or (len(along) + 1) * _FEWER > rows:
            return None
        value = found.elsewhere
        for offset, line in sorted(along.items()):
            mask = self.masks.get((*shape, offset))
            if mask is None:
                mask = read_only(np.eye(rows, columns, offset, dtype=bool))
                self.masks[*shape, offset] = mask
            args = [builder.constant(mask), line, value]
            value = builder.add(Choice(), args, shape, like.dtype)
        return value


def _parted(value: Value, builder: Builder) -> Diagonals | None:
    """A matrix by its diagonals; None where it has no such form."""
    along: dict[int, Value] = {}
    shape, rest = value.shape, value
    while rest.step is not None and isinstance(rest.step.target, Choice):
        mask, line, rest = rest.step.args
        offset = diagonal_of(mask) if _is_value(mask) and mask.shape == shape else None
        if offset is None or not (_is_line(line) and _is_value(rest)):
            return None
        along.setdefault(offset, line)
        if rest.shape != shape:
            return Diagonals(rest, along) if _is_line(rest) else None
    if rest.array is None or along:
        return None
    found = diagonals_of(rest.array)
    if found is None:
        return None
    elsewhere, lines = found
    return Diagonals(
        builder.constant(elsewhere), {k: builder.constant(line) for k, line in lines.items()}
    )


def _is_value(x: Any) -> bool:
    return x.__class__ is Value


def _is_line(x: Any) -> bool:
    return _is_value(x) and x.ndim < 2


def _computed(step: Step, builder: Builder) -> Diagonals | None:
    """An elementwise step, line by line."""
    shape, args = step.output.shape, []
    for x in step.args:
        if not _is_value(x) or (_is_line(x) and x.shape in ((), (1,), shape[1:])):
            args.append(x)
            continue
        found = _parted(x, builder) if x.shape == shape else None
        if found is None:
            return None
        args.append(found)
    offsets = sorted({k for x in args if isinstance(x, Diagonals) for k in x.along})

    def line(offset: int | None) -> Value:
        given = [
            x if not isinstance(x, Diagonals) else
            x.elsewhere if offset is None else x.along.get(offset, x.elsewhere)
            for x in args
        ]  # fmt: skip
        return builder.add(step.target, given, common_shape(given), step.output.dtype)

    return Diagonals(line(None), {k: line(k) for k in offsets}) if offsets else None


def _moved(step: Step, builder: Builder) -> Diagonals | None:
    """Columns and rows of a matrix, or columns among zeros."""
    x, index = step.args
    if not _is_value(x) or not isinstance(index, tuple) or (x.ndim, len(index)) != (2, 2):
        return None
    whole = x.shape if isinstance(step.target, Part) else step.output.shape
    if not all(each.__class__ is slice for each in index):
        return None
    rows, columns = (each.indices(n) for each, n in zip(index, whole, strict=True))
    found = _parted(x, builder)
    if found is None or rows[2] != 1 or columns[2] != 1:
        return None
    place, (width,) = (slice(*columns[:2]),), step.output.shape[1:]
    target: Target = Part()
    further = rows[0] - columns[0]
    if isinstance(step.target, Placed):
        if rows[:2] != (0, whole[0]):
            return None
        target, further = Placed((width,)), columns[0]

    def line(value: Value) -> Value:
        every = builder.broadcast(value, x.shape[1:])
        return builder.add(target, [every, place], (width,), value.dtype)

    return Diagonals(
        line(found.elsewhere), {k + further: line(each) for k, each in found.along.items()}
    )
