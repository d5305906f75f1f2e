"""Whether two expressions are the same function.

First they are compared in 50 digits at points around the witness: a difference is a counterexample
and ends the matter. Then their difference is brought to 0 by rewriting, which proves the identity;
the rewritings are tried in a fixed order, each only on expressions of bounded size, so the outcome
does not depend on the speed of the machine. Where none succeeds the comparison is all there is.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import mpmath
import sympy as sp

from codegen.proofs.symbols import World

_DIGITS = 50
_POINTS = 6
_ROUNDING = 2.0**-50  # relative: a few roundings of float64
_LARGE = 250  # operations; what is larger is left to the comparison in digits
_NEAR = (sp.Rational(1, 100), sp.Rational(1, 1000), sp.Rational(1, 10**5))


@dataclass(frozen=True)
class Comparison:
    """`equal` and `proved`, or a counterexample: the point and both values there."""

    equal: bool
    proved: bool
    method: str
    counterexample: str = ""


def compare(true: sp.Expr, given: sp.Expr, world: World, seed: str) -> Comparison:
    """Whether `given` is `true` around the witness of a world."""
    difference = true - given
    if difference == 0:
        return Comparison(True, True, "identical")
    points = list(_points(world, seed))
    distance, wrong = _distance(true, given, points)
    if distance > _ROUNDING:
        return Comparison(False, False, "refuted", wrong)
    if distance > mpmath.mpf(10) ** (5 - _DIGITS):
        return Comparison(True, False, "equal within a rounding of float64")
    if all(_vanishes(piece) for piece in _pieces(difference, world)):
        return Comparison(True, True, "algebra")
    return Comparison(True, False, f"{_DIGITS} digits at {len(points)} points")


def _pieces(difference: sp.Expr, world: World) -> Iterator[sp.Expr]:
    """The coefficients of the gradients of the outputs, in which both sides are linear."""
    if not world.linear:
        yield difference
    for each in world.linear:
        yield difference.xreplace({g: sp.Integer(int(g is each)) for g in world.linear})


def _vanishes(expression: sp.Expr) -> bool:
    """Whether one rewriting after the other makes it 0."""
    for rewrite in _REWRITINGS:
        if expression == 0 or expression.count_ops() > _LARGE:
            break
        expression = rewrite(expression)
    return bool(expression == 0)


# ---- digits --------------------------------------------------------------------------------------


def _points(world: World, seed: str) -> Iterator[dict[sp.Symbol, sp.Expr]]:
    """The witness, and rational points near it at which every branch goes the same way."""
    yield world.witness
    draw = random.Random(seed)
    for size in (*_NEAR, *_NEAR)[: _POINTS - 1]:
        moved: dict[sp.Symbol, sp.Expr] = {}
        for symbol, value in world.witness.items():
            if symbol in moved:
                continue
            step = size * sp.Rational(draw.randint(-99, 99), 100)
            moved[symbol] = value * (1 + step)
            partner = world.conjugates.get(symbol)
            if partner is not None:
                moved[partner] = world.witness[partner] * (1 + step)
        if all(c.xreplace(moved) == sp.true for c in world.conditions):
            yield moved


def _distance(
    true: sp.Expr, given: sp.Expr, points: Sequence[dict[sp.Symbol, sp.Expr]]
) -> tuple[mpmath.mpf, str]:
    """The largest relative difference, and where and what it is."""
    symbols = sorted(true.free_symbols | given.free_symbols, key=str)
    functions = [sp.lambdify(symbols, each, "mpmath") for each in (true, given)]
    largest, said = mpmath.mpf(0), ""
    for point in points:
        with mpmath.workdps(_DIGITS + 15):
            values = [_number(point[s]) for s in symbols]
            a, b = (mpmath.mpc(function(*values)) for function in functions)
            distance = abs(a - b) / max(abs(a), abs(b), mpmath.mpf(10) ** -_DIGITS)
            if not distance <= largest:  # nan, too
                largest = distance if distance == distance else mpmath.inf
                place = ", ".join(
                    f"{s} = {mpmath.nstr(v, 6)}"
                    for s, v in zip(symbols, values, strict=True)
                    if not str(s).endswith("~")
                )
                said = f"at {place} it is {_shown(a)}, and the row gives {_shown(b)}"
    return largest, said


def _number(value: sp.Expr) -> mpmath.mpc | mpmath.mpf:
    real, imaginary = value.as_real_imag()
    parts = [mpmath.mpf(int(x.p)) / int(x.q) for x in (real, imaginary)]
    return mpmath.mpc(*parts) if parts[1] else parts[0]


def _shown(value: mpmath.mpc) -> str:
    if abs(value.imag) <= abs(value) * mpmath.mpf(10) ** -20:
        return str(mpmath.nstr(value.real, 8))
    return str(mpmath.nstr(value, 8))


# ---- rewriting -----------------------------------------------------------------------------------


def _exponentials(expression: sp.Expr) -> sp.Expr:
    """Hyperbolic and trigonometric functions, and powers of numbers, as exponentials."""
    expression = expression.rewrite([sp.tanh, sp.sinh, sp.cosh, sp.sin, sp.cos, sp.tan], sp.exp)
    return expression.replace(
        lambda e: e.is_Pow and e.base.is_Rational and not e.exp.is_number,
        lambda e: sp.exp(e.exp * sp.log(e.base)),
    )


def _bessels(expression: sp.Expr) -> sp.Expr:
    """Modified Bessel functions of whole orders by those of the orders 0 and 1."""

    def lowered(order: sp.Expr, x: sp.Expr) -> sp.Expr:
        n = abs(order)
        if n < 2:
            return sp.besseli(n, x)
        return lowered(n - 2, x) - 2 * (n - 1) / x * lowered(n - 1, x)

    return expression.replace(
        lambda e: isinstance(e, sp.besseli) and e.args[0].is_Integer, lambda e: lowered(*e.args)
    )


def _rational(expression: sp.Expr) -> sp.Expr:
    """One fraction, its numerator multiplied out, products of powers joined."""
    numerator, _ = sp.fraction(sp.together(sp.powsimp(sp.expand(expression), deep=True)))
    return sp.expand(sp.powsimp(sp.expand(numerator), deep=True))


def _variables(expression: sp.Expr) -> sp.Expr:
    """exp of a sum as a product of powers of variables, one for each term."""
    found: dict[sp.Expr, sp.Symbol] = {}

    def power(exponent: sp.Expr) -> sp.Expr:
        result = sp.Integer(1)
        for term in sp.Add.make_args(sp.expand(exponent)):
            factor, rest = term.as_coeff_Mul()
            variable = found.setdefault(rest, sp.Dummy(positive=True))
            result *= variable**factor
        return result

    return expression.replace(lambda e: isinstance(e, sp.exp), lambda e: power(e.args[0]))


def _logarithms(expression: sp.Expr) -> sp.Expr:
    """exp of sums of logarithms as products."""
    return sp.powsimp(sp.expand_log(sp.expand(expression, power_exp=True), force=False))


_REWRITINGS: tuple[Callable[[sp.Expr], sp.Expr], ...] = (
    sp.expand,
    _rational,
    lambda e: _rational(_bessels(e)),
    lambda e: _rational(_exponentials(e)),
    lambda e: _rational(_variables(e)),
    lambda e: _rational(_logarithms(e)),
    sp.radsimp,
    sp.simplify,
)
