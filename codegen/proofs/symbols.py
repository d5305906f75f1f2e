"""Numbers that are SymPy expressions, and which way a branch goes where one depends on them.

A row's own code runs on them, so what is proved is the code. Where it asks which of two numbers is
larger, the answer is taken at a witness, a point with rational coordinates, and written down: what
comes out holds in the open region around the witness in which the answers stay the same.

A complex variable z and its conjugate are two symbols. An identity in both, as independent
variables, is an identity of functions of z, holomorphic or not (Wirtinger's calculus).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from fractions import Fraction
from typing import Any

import numpy as np
import sympy as sp

_DIGITS = 30
# The constants that floating-point literals of formulas and kernels stand for.
_CONSTANTS = (
    *(sp.pi, sp.E, sp.log(2), sp.log(10), 1 / sp.log(2), sp.sqrt(2), sp.sqrt(sp.pi)),
    *(1 / sp.sqrt(sp.pi), sp.sqrt(2 * sp.pi), 1 / sp.sqrt(2 * sp.pi), sp.pi / 180, 180 / sp.pi),
    *(sp.log(sp.pi), sp.log(2 * sp.pi)),
)
_EPS = 2.0**-52
_DENOMINATOR = 1000  # of the fractions that a literal may stand for


class UnsupportedError(Exception):
    """The code does something that has no meaning for symbols."""


class UndefinedError(Exception):
    """The code asks for the order of what is no real number at the witness."""


class World:
    """The witness, the pairs of conjugate symbols, and what was asked at the witness."""

    def __init__(
        self, witness: dict[sp.Symbol, sp.Expr], conjugates: dict[sp.Symbol, sp.Symbol]
    ) -> None:
        self.witness = witness
        self.conjugates = {**conjugates, **{b: a for a, b in conjugates.items()}, sp.I: -sp.I}
        self.conditions: dict[sp.Rel, None] = {}
        self.linear: tuple[sp.Symbol, ...] = ()  # what the gradients are linear in
        self.operations: Any = ()  # those that are methods, set by the code that runs
        self._values: dict[sp.Expr, sp.Expr] = {}

    def value(self, expression: sp.Expr) -> sp.Expr:
        """The number that an expression is at the witness."""
        found = self._values.get(expression)
        if found is None:
            found = self._values[expression] = expression.xreplace(self.witness).evalf(_DIGITS)
        return found

    def real_value(self, expression: sp.Expr) -> sp.Expr:
        """`value`, which is real but for rounding; raises UndefinedError if it is not."""
        real, imaginary = self.value(expression).as_real_imag()
        if not (real.is_number and imaginary.is_number) or real.has(sp.nan, sp.zoo):
            raise UndefinedError(str(expression))
        if abs(imaginary) > 1e-20 * (1 + abs(real)):
            raise UndefinedError(str(expression))
        return real

    def compare(self, left: sp.Expr, right: sp.Expr) -> int:
        """The sign of left - right at the witness, written down where it is no plain fact."""
        difference = left - right
        value = self.real_value(difference)
        sign = 0 if abs(value) < 1e-20 else (1 if value > 0 else -1)
        if difference.free_symbols:
            relation = (sp.Lt, sp.Eq, sp.Gt)[sign + 1](left, right)
            if relation not in (sp.true, sp.false):
                self.conditions[relation] = None
        return sign

    def conjugate(self, expression: sp.Expr) -> sp.Expr:
        """Every function in use takes conjugate values at conjugate points."""
        return expression.xreplace(self.conjugates)


_WORLD: ContextVar[World] = ContextVar("world")


def world() -> World:
    """The world of the code that runs."""
    return _WORLD.get()


@contextmanager
def inside(new: World) -> Iterator[World]:
    """Code in the block runs in that world."""
    token = _WORLD.set(new)
    try:
        yield new
    finally:
        _WORLD.reset(token)


def exact(value: Any) -> sp.Expr:
    """The number that is meant by a literal.

    A known constant, or a fraction of small numbers, that it is within a rounding; else the decimal
    as it is written.
    """
    if isinstance(value, bool | np.bool_ | int | np.integer):
        return sp.Integer(int(value))
    if isinstance(value, complex | np.complexfloating):
        return exact(value.real) + sp.I * exact(value.imag)
    value = float(value)
    if math.isnan(value):
        return sp.nan
    if math.isinf(value):
        return sp.oo if value > 0 else -sp.oo
    if value.is_integer():
        return sp.Integer(int(value))
    for constant in _CONSTANTS:
        ratio = abs(value) / float(constant)
        power = round(math.log2(ratio))
        if abs(power) <= 4 and abs(ratio / 2.0**power - 1) <= 2 * _EPS:
            return sp.sign(value) * constant * sp.Integer(2) ** power
    near = sp.Rational(Fraction(value).limit_denominator(_DENOMINATOR))
    if abs(float(near) - value) <= _EPS * abs(value):
        return near
    return sp.Rational(repr(value))


def lift(value: Any) -> Number:
    """A number of any kind as a Number."""
    if isinstance(value, Number):
        return value
    if not isinstance(value, int | float | complex | np.generic):
        raise UnsupportedError(f"{type(value).__name__} among numbers")
    return Number(exact(value), isinstance(value, complex | np.complexfloating))


class Number:
    """An expression, and whether its dtype is complex."""

    __slots__ = ("expression", "is_complex")

    def __init__(self, expression: sp.Expr, is_complex: bool = False) -> None:
        self.expression = expression
        self.is_complex = is_complex

    def like(self, expression: sp.Expr) -> Number:
        return Number(expression, self.is_complex)

    def with_other(
        self,
        other: Any,
        operate: Callable[[sp.Expr, sp.Expr], sp.Expr],
        swapped: bool = False,
    ) -> Any:
        """The outcome of an operator; NotImplemented for what is no number, arrays for instance."""
        if not isinstance(other, Number | int | float | complex | np.generic):
            return NotImplemented
        other = lift(other)
        a, b = self.expression, other.expression
        result = operate(b, a) if swapped else operate(a, b)
        return Number(result, self.is_complex or other.is_complex)

    def __add__(self, other: Any) -> Any:
        return self.with_other(other, lambda a, b: a + b)

    __radd__ = __add__

    def __mul__(self, other: Any) -> Any:
        return self.with_other(other, lambda a, b: a * b)

    __rmul__ = __mul__

    def __sub__(self, other: Any) -> Any:
        return self.with_other(other, lambda a, b: a - b)

    def __rsub__(self, other: Any) -> Any:
        return self.with_other(other, lambda a, b: a - b, swapped=True)

    def __truediv__(self, other: Any) -> Any:
        return self.with_other(other, lambda a, b: a / b)

    def __rtruediv__(self, other: Any) -> Any:
        return self.with_other(other, lambda a, b: a / b, swapped=True)

    def __pow__(self, other: Any) -> Any:
        return self.with_other(other, lambda a, b: a**b)

    def __rpow__(self, other: Any) -> Any:
        return self.with_other(other, lambda a, b: a**b, swapped=True)

    def __neg__(self) -> Number:
        return self.like(-self.expression)

    def __pos__(self) -> Number:
        return self

    def __abs__(self) -> Number:
        if self.is_complex:
            return Number(sp.sqrt(self.expression * self.conjugate().expression))
        return self if self.compare(0) >= 0 else -self

    def conjugate(self) -> Number:
        if not self.is_complex:
            return self
        return Number(world().conjugate(self.expression), True)

    @property
    def real(self) -> Number:
        if not self.is_complex:
            return self
        return Number((self.expression + self.conjugate().expression) / 2)

    @property
    def imag(self) -> Number:
        if not self.is_complex:
            return Number(sp.Integer(0))
        return Number((self.expression - self.conjugate().expression) / (2 * sp.I))

    def compare(self, other: Any) -> int:
        other = lift(other)
        if self.is_complex or other.is_complex:
            return self._compare_complex(other)
        return world().compare(self.expression, other.expression)

    def _compare_complex(self, other: Number) -> int:
        """NumPy's order of complex numbers: by the real parts, then by the imaginary ones."""
        difference = world().value(self.expression - other.expression)
        for part in difference.as_real_imag():
            if not part.is_number or part.has(sp.nan, sp.zoo):
                raise UndefinedError(str(part))
            if abs(part) > 1e-20:
                return 1 if part > 0 else -1
        return 0

    def __eq__(self, other: object) -> bool:
        return self.compare(other) == 0

    def __ne__(self, other: object) -> bool:
        return self.compare(other) != 0

    def __lt__(self, other: Any) -> bool:
        return self.compare(other) < 0

    def __le__(self, other: Any) -> bool:
        return self.compare(other) <= 0

    def __gt__(self, other: Any) -> bool:
        return self.compare(other) > 0

    def __ge__(self, other: Any) -> bool:
        return self.compare(other) >= 0

    def __bool__(self) -> bool:
        return self.compare(0) != 0

    __hash__ = None  # type: ignore[assignment]

    def __float__(self) -> float:
        raise UnsupportedError("a symbol as a plain float")

    def __complex__(self) -> complex:
        raise UnsupportedError("a symbol as a plain complex number")

    def __repr__(self) -> str:
        return f"Number({self.expression})"
