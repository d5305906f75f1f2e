"""A nest as Python: what people read, and what tests run beside the machine code."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.base.record import replace
from autograd.native import nest as ir
from autograd.native.operations import operation_of


def python_text(kernel: ir.Kernel) -> list[str]:
    """The lines of a function; its arrays have a dimension for each axis, those that are added up
    in blocks one in front for the block."""
    lines = [f"def {kernel.name}({', '.join(kernel.parameters)}):"]
    return lines + _indented(_lines(kernel.body))


def _indented(lines: Sequence[str]) -> list[str]:
    return [f"    {line}" for line in lines]


def _lines(body: Sequence[ir.Statement]) -> list[str]:
    found: list[str] = []
    for each in body:
        match each:
            case ir.Loop(axis, inner):
                turns = "range(start, stop)" if axis == 0 else f"range(n{axis})"
                if each.down:
                    turns = f"reversed({turns})"
                found += [f"for i{axis} in {turns}:", *_indented(_lines(inner))]
            case _:
                found.append(_line(each))
    return found


def _line(statement: ir.Statement) -> str:
    match statement:
        case ir.Read(local, array):
            return f"{local.name} = {_read(statement)}"
        case ir.Diagonal(local, row, column, offset):
            return f"{local.name} = i{column} - i{row} == {offset}"
        case ir.Compute(local, "choose", (mask, a, b)):
            return f"{local.name} = {_number(a)} if {_number(mask)} else {_number(b)}"
        case ir.Compute(local, name, args):
            return f"{local.name} = {_call(name, args)}"
        case ir.Cast(local, source):
            return f"{local.name} = np.{local.dtype.name}({_number(source)})"
        case ir.Write(array, value):
            return f"{_element(array)} = {_number(value)}"
        case ir.Begin(local, ufunc, running):
            first = ir.first_of(ufunc, local.dtype, running)
            return f"{local.name} = {_constant(first, local.dtype)}"
        case ir.Combine(local, _, value, factor) if factor is not None:
            return f"{local.name} += {_number(value)} * {_number(factor)}"
        case ir.Combine(local, ufunc, value):
            return _combined(local.name, ufunc, value)
        case ir.Running(local, total, ufunc, value):
            return f"{local.name} = {total.name} = {_call(ufunc, (total, value))}"
        case ir.Accumulate(array, ufunc, value):
            return _combined(_element(array), ufunc, value)
    raise TypeError(f"no statement: {statement!r}")


def _call(name: str, args: Sequence[ir.Local | ir.Constant]) -> str:
    operation = operation_of(name, args[0].dtype)
    assert operation is not None
    texts = [_number(each) for each in args]
    if operation.text is None:
        return f"np.{name}({', '.join(texts)})"
    return operation.text.format(*texts)


def _combined(place: str, ufunc: str, value: ir.Local | ir.Constant) -> str:
    if ufunc == "add":
        return f"{place} += {_number(value)}"
    return f"{place} = np.{ufunc}({place}, {_number(value)})"


def _element(array: ir.Array) -> str:
    index = [f"i{axis}" for axis in array.axes]
    if array.partial or array.row is not None:
        index.insert(0, "number" if array.row is None else array.row.name)
    if array.parts:
        index.insert(array.after_rows, str(array.part))
    return f"{array.name}[{', '.join(index) or '()'}]"


def _read(read: ir.Read) -> str:
    if read.array.lengths is None:
        return _element(read.array)
    element = f"{read.array.name}[{', '.join(map(_place, read.index)) or '()'}]"
    if not read.spans:
        return element
    other = ir.Constant(0, read.local.dtype) if read.other is None else read.other
    return f"{element} if {' and '.join(map(_within, read.spans))} else {_number(other)}"


def _place(index: ir.Index) -> str:
    if index.other is not None:
        return f"{_place(replace(index, other=None))} + {index.more} * i{index.other}"
    if index.axis is None:
        return str(index.first)
    size = abs(index.step)
    turn = f"i{index.axis}" if size == 1 else f"{size} * i{index.axis}"
    if index.step < 0:
        return f"{index.first} - {turn}"
    return f"{turn} {'-' if index.first < 0 else '+'} {abs(index.first)}" if index.first else turn


def _within(span: ir.Span) -> str:
    turn, size = f"i{span.axis}", f"n{span.axis}"
    before = f"{span.start} <= {turn}" if span.start else turn
    if not span.end:
        return before
    return f"{before} < {size} - {span.end}"


def _number(number: ir.Local | ir.Constant) -> str:
    if isinstance(number, ir.Local):
        return number.name
    return _constant(number.value, number.dtype)


def _constant(value: Any, dtype: np.dtype[Any]) -> str:
    """A constant of this dtype; one that a number in Python cannot stand for says its type."""
    if dtype.kind == "b":
        return repr(bool(value))
    if dtype.kind == "f":
        value = float(value)
        text = repr(value) if math.isfinite(value) else f"{'-' * (value < 0)}np.{abs(value)}"
    else:
        text = repr(int(value))
    return text if dtype.char == "d" else f"np.{dtype.name}({text})"
