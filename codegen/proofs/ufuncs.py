"""What NumPy's elementwise functions do to numbers that are SymPy expressions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sympy as sp

from codegen.proofs.symbols import Number, UnsupportedError, lift, world

_HALF = sp.Rational(1, 2)


def _analytic(function: Callable[[Any], Any]) -> Callable[[Any], Number]:
    def of_number(x: Any) -> Number:
        number = lift(x)
        return number.like(function(number.expression))

    return of_number


def _constant(function: Callable[[sp.Expr], Any]) -> Callable[[Any], Number]:
    """A function that is constant around any point but a jump: its value at the witness."""

    def of_number(x: Any) -> Number:
        x = lift(x)
        if x.is_complex:
            raise UnsupportedError("rounding of complex numbers")
        value = sp.Integer(int(function(world().real_value(x.expression))))
        for neighbour in (-1, -_HALF, 0, _HALF, 1):  # the jumps around
            x.compare(Number(value + neighbour))
        return Number(value)

    return of_number


def _sign(x: Any) -> Number:
    x = lift(x)
    if x.is_complex:
        return Number(x.expression / abs(x).expression, True)
    return Number(sp.Integer(x.compare(0)))


def _larger(x: Any, y: Any) -> Number:
    left, right = lift(x), lift(y)
    return left if left >= right else right


def _smaller(x: Any, y: Any) -> Number:
    left, right = lift(x), lift(y)
    return left if left <= right else right


def _clip(x: Any, low: Any, high: Any) -> Number:
    return _smaller(_larger(x, low), high)


def _heaviside(x: Any, value: Any) -> Number:
    sign = lift(x).compare(0)
    return lift(value) if sign == 0 else lift(int(sign > 0))


def _copysign(x: Any, y: Any) -> Number:
    size = abs(lift(x))
    return size if lift(y).compare(0) >= 0 else -size


def _atan2(y: Any, x: Any) -> Number:
    """Away from the axis it is atan(y / x) plus a constant."""
    y, x = lift(y), lift(x)
    turns = 0 if x.compare(0) > 0 else y.compare(0)
    return Number(sp.atan(y.expression / x.expression) + turns * sp.pi)


def _quotient(x: Any, y: Any, down: bool) -> Number:
    """The whole part of x / y, rounded down or towards zero: constant between jumps."""
    return (_constant(sp.floor) if down else _constant(int))(lift(x) / lift(y))


def frexp_parts(x: Any) -> tuple[Number, int]:
    """Mantissa and exponent, which is constant between powers of two."""
    x = lift(x)
    exponent = int(sp.floor(sp.log(abs(world().real_value(x.expression)), 2))) + 1
    return x * Number(sp.Integer(2) ** -exponent), exponent


def _logs(x: Any, y: Any, base: int | None) -> Number:
    x, y = lift(x).expression, lift(y).expression
    if base is None:
        return Number(sp.log(sp.exp(x) + sp.exp(y)))
    return Number(sp.log(base**x + base**y) / sp.log(base))


def _finite(x: Any) -> bool:
    return bool(world().value(lift(x).expression).is_finite)


def _is_infinite(x: Any) -> bool:
    return lift(x).expression in (sp.oo, -sp.oo, sp.zoo)


def _is_nan(x: Any) -> bool:
    return bool(lift(x).expression == sp.nan)


def _compared(test: Callable[[int], bool]) -> Callable[[Any, Any], bool]:
    return lambda x, y: test(lift(x).compare(y))


UNARY: dict[str, Callable[[Any], Any]] = {
    **{
        name: _analytic(function)
        for name, function in {
            **{"sqrt": sp.sqrt, "exp": sp.exp, "log": sp.log, "sin": sp.sin, "cos": sp.cos},
            **{"tan": sp.tan, "sinh": sp.sinh, "cosh": sp.cosh, "tanh": sp.tanh},
            **{"arcsin": sp.asin, "arccos": sp.acos, "arctan": sp.atan, "arcsinh": sp.asinh},
            **{"arccosh": sp.acosh, "arctanh": sp.atanh, "reciprocal": lambda x: 1 / x},
            **{"square": lambda x: x * x, "negative": lambda x: -x, "positive": lambda x: x},
            **{"exp2": lambda x: sp.Integer(2) ** x, "expm1": lambda x: sp.exp(x) - 1},
            **{"log1p": lambda x: sp.log(1 + x), "log2": lambda x: sp.log(x) / sp.log(2)},
            **{"log10": lambda x: sp.log(x) / sp.log(10)},
            **{"deg2rad": lambda x: x * sp.pi / 180, "radians": lambda x: x * sp.pi / 180},
            **{"rad2deg": lambda x: x * 180 / sp.pi, "degrees": lambda x: x * 180 / sp.pi},
        }.items()
    },
    "absolute": lambda x: abs(lift(x)),
    "fabs": lambda x: abs(lift(x)),
    "cbrt": lambda x: _sign(x) * Number(abs(lift(x)).expression ** sp.Rational(1, 3)),
    "conjugate": lambda x: lift(x).conjugate(),
    "sign": _sign,
    "floor": _constant(sp.floor),
    "ceil": _constant(sp.ceiling),
    "trunc": _constant(int),
    "rint": _constant(lambda x: sp.floor(x + _HALF)),
}
BINARY: dict[str, Callable[..., Any]] = {
    "add": lambda x, y: lift(x) + y,
    "subtract": lambda x, y: lift(x) - y,
    "multiply": lambda x, y: lift(x) * y,
    "divide": lambda x, y: lift(x) / y,
    "power": lambda x, y: lift(x) ** y,
    "float_power": lambda x, y: lift(x) ** y,
    "maximum": _larger,
    "minimum": _smaller,
    "fmax": _larger,
    "fmin": _smaller,
    "clip": _clip,
    "arctan2": _atan2,
    "hypot": lambda x, y: Number(sp.sqrt(lift(x).expression ** 2 + lift(y).expression ** 2)),
    "heaviside": _heaviside,
    "copysign": _copysign,
    "floor_divide": lambda x, y: _quotient(x, y, True),
    "remainder": lambda x, y: lift(x) - lift(y) * _quotient(x, y, True),
    "fmod": lambda x, y: lift(x) - lift(y) * _quotient(x, y, False),
    "logaddexp": lambda x, y: _logs(x, y, None),
    "logaddexp2": lambda x, y: _logs(x, y, 2),
    "ldexp": lambda x, y: lift(x) * lift(2) ** y,
    "nextafter": lambda x, y: lift(x),  # but for a rounding
}
TRUTHS: dict[str, Callable[..., bool]] = {
    "equal": lambda x, y: lift(x) == y,
    "not_equal": lambda x, y: lift(x) != y,
    "less": _compared(lambda sign: sign < 0),
    "less_equal": _compared(lambda sign: sign <= 0),
    "greater": _compared(lambda sign: sign > 0),
    "greater_equal": _compared(lambda sign: sign >= 0),
    "logical_not": lambda x: not lift(x),
    "logical_and": lambda x, y: bool(lift(x)) and bool(lift(y)),
    "logical_or": lambda x, y: bool(lift(x)) or bool(lift(y)),
    "isnan": _is_nan,
    "isfinite": _finite,
    "isinf": _is_infinite,
    "signbit": lambda x: lift(x).compare(0) < 0,
}
