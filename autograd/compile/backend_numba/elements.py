"""Steps on single numbers, as scalar expressions that numba compiles.

The types are NumPy's, not those that numba would choose: operands are cast to the types of the
ufunc's loop, constants are typed, and integers smaller than 64 bits are cast back.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from autograd.compile.ir.graph import Step, Value
from autograd.compile.ir.targets import Cast, Choice, Ufunc

__all__ = ["FORMS", "Form", "element", "is_heavy", "number"]

_SUPPORTED = frozenset("?bhilqBHILQfdFD")
_REAL, _INTEGER = "iuf", "iu"


class Form(NamedTuple):
    """A ufunc as an expression of its operands, which have one type.

    text   {0} and {1} are the operands, {one} is a 1 of their type
    kinds  kinds of the operands for which it gives what NumPy gives
    heavy  whether it calls the mathematics library for each number, where NumPy computes many
           numbers at once
    """

    text: str
    kinds: str = "f"
    heavy: bool = False


_LIGHT = ("sqrt", "floor", "ceil", "trunc", "rint", "isnan", "isinf", "isfinite", "signbit")
_HEAVY = (
    *("exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "sin", "cos", "tan", "sinh"),
    *("cosh", "tanh", "arcsin", "arccos", "arctan", "arcsinh", "arccosh", "arctanh"),
)
FORMS = {
    "add": Form("{0} + {1}", _REAL + "c"),
    "subtract": Form("{0} - {1}", _REAL + "c"),
    "multiply": Form("{0} * {1}", _REAL + "c"),
    "divide": Form("{0} / {1}"),
    "negative": Form("-{0}", _REAL + "c"),
    "square": Form("{0} * {0}", _REAL + "c"),
    "reciprocal": Form("{one} / {0}"),
    "conj": Form("{0}.conjugate()", "c"),
    "conjugate": Form("{0}.conjugate()", "c"),
    "abs": Form("abs({0})", "if"),
    "absolute": Form("abs({0})", "if"),
    "fabs": Form("abs({0})"),
    "maximum": Form("np.maximum({0}, {1})", _REAL),
    "minimum": Form("np.minimum({0}, {1})", _REAL),
    "fmax": Form("np.fmax({0}, {1})"),
    "fmin": Form("np.fmin({0}, {1})"),
    "copysign": Form("np.copysign({0}, {1})"),
    "arctan2": Form("np.arctan2({0}, {1})", heavy=True),
    "power": Form("{0} ** {1}", heavy=True),
    "equal": Form("{0} == {1}", _REAL + "bc"),
    "not_equal": Form("{0} != {1}", _REAL + "bc"),
    "less": Form("{0} < {1}", _REAL),
    "less_equal": Form("{0} <= {1}", _REAL),
    "greater": Form("{0} > {1}", _REAL),
    "greater_equal": Form("{0} >= {1}", _REAL),
    "logical_and": Form("({0} != 0) & ({1} != 0)", _REAL),
    "logical_or": Form("({0} != 0) | ({1} != 0)", _REAL),
    "logical_not": Form("{0} == 0", _REAL),
    "bitwise_and": Form("{0} & {1}", _INTEGER + "b"),
    "bitwise_or": Form("{0} | {1}", _INTEGER + "b"),
    "bitwise_xor": Form("{0} ^ {1}", _INTEGER + "b"),
    "bitwise_not": Form("~{0}", _INTEGER),
    **{name: Form(f"np.{name}({{0}})") for name in _LIGHT},
    **{name: Form(f"np.{name}({{0}})", heavy=True) for name in _HEAVY},
}
"""Ufuncs that stand in loops; the others stay NumPy's calls."""

_TRUTHS = {
    "logical_and": Form("{0} & {1}", "b"),
    "logical_or": Form("{0} | {1}", "b"),
    "logical_not": Form("not {0}", "b"),
    "bitwise_not": Form("not {0}", "b"),
}
"""The same of truths."""

_NOT_HEAVY = frozenset({"sin", "cos"})
"""What NumPy does one by one as well, in double precision."""


def is_heavy(step: Step) -> bool:
    """Whether many numbers take longer in a loop than in a call of NumPy's."""
    target = step.target
    if not isinstance(target, Ufunc) or target.name not in FORMS:
        return False
    double = step.output.dtype == np.float64
    return FORMS[target.name].heavy and not (double and target.name in _NOT_HEAVY)


def element(step: Step, args: Sequence[str]) -> str | None:
    """The expression of a step for one element, of those of its arguments; None if it has none."""
    if step.packed or len(step.outputs) != 1:
        return None
    dtype = step.output.dtype
    if not all(_is_supported(x.dtype) for x in (step.output, *step.inputs)):
        return None
    match step.target:
        case Ufunc(name=name) if name in FORMS:
            return _ufunc(name, step, args)
        case Cast():
            source = step.args[0].dtype
            exact = source.kind in "biu" and dtype.kind in "iufc"
            return cast(args[0], source, dtype) if exact or source.kind == dtype.kind else None
        case Choice() if step.args[0].dtype.kind == "b":
            one, other = (
                _cast_arg(x, y, dtype) for x, y in zip(step.args[1:], args[1:], strict=True)
            )
            return f"{one} if {args[0]} else {other}"
    return None


def _ufunc(name: str, step: Step, args: Sequence[str]) -> str | None:
    given = [x.dtype if isinstance(x, Value) else x.__class__ for x in step.args]
    ufunc = getattr(np, name)
    found = ufunc.resolve_dtypes((*given, *[None] * ufunc.nout))
    inner, outer = found[0], found[-1]
    truths = inner.kind == "b" and name in _TRUTHS
    form = _TRUTHS[name] if truths else FORMS[name]
    if any(x != inner for x in found[: ufunc.nin]) or inner.kind not in form.kinds:
        return None
    if not _is_supported(inner) or outer != step.output.dtype:
        return None
    pairs = zip(step.args, args, strict=True)
    operands = [_cast_arg(x, y, inner) for x, y in pairs]
    text = form.text.format(*operands, one=number(1, inner))
    small = outer.kind in "iu" and outer.itemsize < 8
    return f"np.{outer.name}({text})" if small else text


def _is_supported(dtype: np.dtype[Any]) -> bool:
    return dtype.char in _SUPPORTED and dtype.isnative


def _cast_arg(arg: Any, text: str, dtype: np.dtype[Any]) -> str:
    if isinstance(arg, Value):
        return cast(text, arg.dtype, dtype)
    return number(arg, dtype)


def cast(text: str, source: np.dtype[Any], dtype: np.dtype[Any]) -> str:
    """A number in another type."""
    return text if source == dtype else f"np.{dtype.name}({text})"


def number(value: Any, dtype: np.dtype[Any]) -> str:
    """A constant of this type as text."""
    if dtype.kind == "b":
        return repr(bool(value))
    if dtype.kind == "c":
        parts = (number(x, np.dtype(float)) for x in (complex(value).real, complex(value).imag))
        return f"np.{dtype.name}(complex({', '.join(parts)}))"
    if dtype.kind == "f":
        value = float(value)
        text = repr(value) if math.isfinite(value) else f"{'-' * (value < 0)}np.{abs(value)}"
    else:
        text = repr(int(value))
    text = f"({text})" if text.startswith("-") else text
    return text if dtype.char in "dl" else f"np.{dtype.name}({text})"
