"""fmod, remainder and floor_divide, with the bits of NumPy's.

For a quotient q that is rounded once, a - q b is a number of the type, which fma gives without an
error (P. Markstein, IA-64 and Elementary Functions, 2000), and so it is for the whole number below
q where that has no more digits than the type. Larger quotients are divided again and again, each
time for as many more of their digits.
"""

from __future__ import annotations

from autograd.native.vectors.numbers import Number, fma, where
from autograd.native.vectors.registry import vector

# Where a quotient overflows: what the one is multiplied by, and the other, so that theirs does not.
_SCALES = {32: (2.0**-64, 2.0**100), 64: (2.0**-512, 2.0**600)}


def _divide(a: Number, b: Number) -> tuple[Number, Number]:
    """The quotient of numbers that are not negative, and what is left of it rounded down."""
    body, kind = a.body, a.kind
    first = a / b
    body.line("br label %divided")
    body.label("divided")
    rest, q = (Number(body, kind, body.name()) for _ in range(2))
    start = len(body.lines)
    large = abs(q) >= 2.0 ** (kind.mantissa + 1)
    body.line(f"br i1 {large.some()}, label %large, label %small")
    body.label("large")
    shorter = where(large, _shorten(rest, b, q), rest)
    again = shorter / b
    body.line("br label %divided")
    body.label("small")
    for value, before, after in ((q, first, again), (rest, a, shorter)):
        ways = f"[ {before.text}, %entry ], [ {after.text}, %large ]"
        body.lines.insert(start, f"  {value.text} = phi {kind.text} {ways}")
    rest = fma(-q.trunc(), b, rest)
    rest = where(rest < 0.0, rest + b, rest)  # the quotient was rounded up, or below 0
    return first, where(a < b, a, rest)


def _shorten(a: Number, b: Number, q: Number) -> Number:
    """a - q b for the rounded quotient, also of more than the largest number."""
    down, up = _SCALES[a.kind.bits]
    over = abs(q).equals(float("inf"))
    a_scaled, b_scaled = where(over, a * down, a), where(over, b * up, b)
    rest = fma(-(a_scaled / b_scaled), b_scaled, a_scaled)
    return where(over, rest * (1 / down), rest)


@vector()
def fmod(x: Number, y: Number) -> Number:
    """What is left of x / y rounded towards zero: it has the sign of x."""
    return _divide(abs(x), abs(y))[1].with_sign_of(x)


@vector()
def remainder(x: Number, y: Number) -> Number:
    """What is left of x / y rounded down: it has the sign of y, 0 too."""
    _, size = _divide(abs(x), abs(y))
    turned = where(size.equals(0.0), size, abs(y) - size)
    return where((x.bits() ^ y.bits()).as_number().negative_sign(), turned, size).with_sign_of(y)


@vector()
def floor_divide(x: Number, y: Number) -> Number:
    """x / y rounded down, by what is left of it; x / y where y is 0."""
    a, b = abs(x), abs(y)
    quotient, size = _divide(a, b)
    opposite = (x.bits() ^ y.bits()).as_number()
    found = ((a - size) / b).with_sign_of(opposite)
    less = where(size.equals(0.0), found, found - 1.0)
    found = where(opposite.negative_sign(), less, found)
    whole = found.floor()
    whole = where(found - whole > 0.5, whole + 1.0, whole)
    whole = where(found.equals(0.0), x.like(0.0).with_sign_of(opposite), whole)
    return where(y.equals(0.0), quotient.with_sign_of(opposite), whole)
