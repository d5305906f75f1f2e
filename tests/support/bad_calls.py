"""Calls with one wrong argument, made from the signatures in the table and the samples of the rows.

Each call is a sample of a row in which one argument has been replaced by a value of the wrong type,
rank, shape or dtype, or one that is out of range.
"""

from __future__ import annotations

import dis
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

import numpy as np

import autograd as ag
from autograd.core.tensor import Tensor
from codegen.parse.signature import Argument
from tests.samples.rows import packed, signature
from tests.support.cases import CASES, Case, first_of_rows

__all__ = ["THING", "BadCall", "Thing", "bad_calls", "first_cases", "leak", "raised"]

ROOT = Path(__file__).resolve().parents[2]
_OURS = tuple(str(ROOT / folder) for folder in ("autograd", "generated"))


class Thing:
    """An object that is nothing an operation knows."""

    def __repr__(self) -> str:
        return "Thing()"


THING = Thing()


class BadCall(NamedTuple):
    """A call of a row with one wrong argument."""

    case: Case
    argument: Argument
    label: str
    value: Any

    def __str__(self) -> str:
        return f"{self.case.row}({self.argument.name}={self.label})"

    def placed(
        self, value: Any, args: list[Any], kwargs: dict[str, Any]
    ) -> tuple[list[Any], dict[str, Any]]:
        """The arguments with `value` in the place of the wrong one."""
        arguments = signature(self.case.row).arguments
        place = arguments.index(self.argument)
        if place < len(args):
            return [*args[:place], value, *args[place + 1 :]], dict(kwargs)
        return list(args), {**kwargs, self.argument.keyword: value}

    def call(self) -> Any:
        sample = self.case.sample()
        args, kwargs = self.placed(
            self.value, packed(self.case.row, sample.args, sample.kwargs), sample.kwargs
        )
        return self.case.call(*args, **kwargs)


def first_cases() -> list[Case]:
    """The first sample of each row that is called without lists."""

    def fits(case: Case) -> bool:
        given = packed(case.row, case.sample().args, {})
        return len(given) <= len(signature(case.row).arguments)

    return first_of_rows(filter(fits, CASES))


def bad_calls(case: Case) -> Iterator[BadCall]:
    """All wrong calls of the row of a case."""
    sample = case.sample()
    args = packed(case.row, sample.args, sample.kwargs)
    for place, argument in enumerate(signature(case.row).arguments):
        given = args[place] if place < len(args) else sample.kwargs.get(argument.keyword)
        for label, value in _wrong_values(argument, given):
            yield BadCall(case, argument, label, value)


def _wrong_values(argument: Argument, given: Any) -> Iterator[tuple[str, Any]]:
    """(what is wrong, a value) for an argument of this sort."""
    kind, name = argument.type, argument.name
    base = kind.base
    if base in ("Index", "any", "Generator"):
        yield "thing", THING
        return
    if base in ("MemoryFormat", "Layout"):
        yield "thing", THING
        yield "text", "x"
        yield "number", 3
        return
    if base == "str":
        yield "number", 3
        yield "unknown", "bad"
        yield "list", ["mean"]
        return
    yield "text", "x"
    yield "dict", {}
    yield "thing", THING
    if base == "dtype":
        yield "number", 3
        return
    if not kind.optional:
        yield "None", None
    if base == "Tensor" and not kind.is_list:
        yield "list", [1.0, "x"]
        if isinstance(given, Tensor):
            yield from _wrong_tensors(given)
        else:
            yield "shape", ag.ones(7, 5, 3)
    elif base == "Tensor":
        yield "number", 2.5
        yield "numbers", [None, "x"]
    elif base == "int":
        many = kind.is_list
        yield "float", 1.5
        yield "float tensor", ag.tensor(1.5)
        yield "texts", ("x",)
        if many:
            yield "floats", (1.5,) * (kind.size or 1)
            yield "negative", (-3,) * (kind.size or 1)
        else:
            yield "bool", True
            yield "ints", (1, 1)
            yield "negative", -3
        if name in ("dim", "dims", "dim0", "dim1", "dim2", "axes", "source", "destination"):
            yield "too large", (9,) if many else 9
            yield "too small", (-9,) if many else -9
            if many:
                yield "twice", (0, 0)
    elif base == "bool":
        yield "number", 3
        yield "float", 1.5
        yield "list", [True]
    else:
        yield "list", [1.0]
        if base == "float":
            yield "complex", 1j


def _wrong_tensors(given: Tensor) -> Iterator[tuple[str, Tensor]]:
    """Tensors of another shape or dtype than one that serves."""
    array = given.detach().numpy()
    yield "shape", ag.ones(7, 5, 3).to(array.dtype)
    yield "rank more", ag.tensor(np.stack([array, array]))
    if array.ndim:
        yield "rank less", ag.tensor(array.sum(0, dtype=array.dtype))
        yield "rank 0", ag.tensor(array.sum(dtype=array.dtype))
        yield "longer", ag.tensor(np.concatenate([array, array], -1))
    if array.dtype.kind == "f":
        yield "complex", ag.tensor(array + 0j)
        yield "int", ag.tensor(array.astype(np.int64))
        yield "bool", ag.tensor(array > 0)
        yield "float32", ag.tensor(array.astype(np.float32))
    else:
        yield "float", ag.tensor(array.astype(np.float64))
        if array.dtype.kind in "iu":
            yield "negative", ag.tensor(-array - 50)
            yield "too large", ag.tensor(array + 50)


def raised(function: Callable[..., Any], *args: Any, **kwargs: Any) -> Exception | None:
    """The exception of a call, or None."""
    try:
        function(*args, **kwargs)
    except Exception as error:
        return error
    return None


# What NumPy and Python say of arguments, in words that help nobody who called neither.
PHRASES = (
    "operands could not be broadcast", "is out of bounds for a", "unhashable", "is not iterable",
    "ufunc", "cannot reshape array", "NoneType' object", "unsupported operand", "not subscriptable",
    "has no attribute", "not supported between", "cannot be interpreted as", "has no len()",
    "array is not broadcastable", "could not convert", "data type", "inhomogeneous",
    "object too deep", "einstein sum", "gufunc", "not callable", "must be integer", "np.", "numpy",
)  # fmt: skip


@cache
def _raises(code: Any) -> frozenset[int]:
    return frozenset(
        i.offset for i in dis.get_instructions(code) if i.opname in ("RAISE_VARARGS", "RERAISE")
    )


def leak(error: Exception) -> str | None:
    """Why an error is NumPy's or Python's own and not one that was written for the caller."""
    last: TracebackType | None = error.__traceback__
    while last is not None and last.tb_next is not None:
        last = last.tb_next
    assert last is not None
    code = last.tb_frame.f_code
    text = str(error)
    for phrase in PHRASES:
        if phrase in text:
            return f"says '{phrase}'"
    if type(error) in (AttributeError, ZeroDivisionError, UnboundLocalError):
        return f"is a {type(error).__name__}"
    if code is None or not code.co_filename.startswith(_OURS):
        return None if "missing" in text or "unexpected keyword" in text else "from elsewhere"
    if last.tb_lasti not in _raises(code):
        return f"raised by what {Path(code.co_filename).name}:{last.tb_lineno} calls"
    return None
