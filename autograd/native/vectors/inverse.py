"""arcsin, arccos, arctan and arctan2.

The argument of arctan is brought to |t| <= tan(pi/8): arctan(u) is pi/4 + arctan((u - 1) / (u + 1))
and pi/2 + arctan(-1 / u); that of arcsin and arccos to at most 1/2 by halving the angle,
arccos(u) = 2 arcsin(sqrt((1 - u) / 2)).
"""

from __future__ import annotations

import math

from autograd.native.coefficients import COEFFICIENTS
from autograd.native.vectors.numbers import Mask, Number, fma, polynomial, where
from autograd.native.vectors.registry import vector

_LOW, _HIGH = math.sqrt(2) - 1, math.sqrt(2) + 1  # tan(pi/8), tan(3 pi/8)


@vector()
def arctan(x: Number) -> Number:
    a = abs(x)
    middle, above = a > _LOW, a > _HIGH
    numerator = where(above, -1.0, where(middle, a - 1.0, a))
    denominator = where(above, a, where(middle, a + 1.0, 1.0))
    eighths = where(above, 2.0, where(middle, a.like(1.0), 0.0))
    return _from_eighths(eighths, numerator / denominator).with_sign_of(x)


def _from_eighths(eighths: Number, t: Number) -> Number:
    """eighths pi/4 + arctan(t)"""
    z = t * t
    high, low, _ = COEFFICIENTS["half_pi", t.kind.bits]
    base = eighths * (high / 2)
    rest = fma(eighths, low / 2, fma(eighths, high / 2, -base))
    return base + (t + fma(t * z, polynomial(z, "arctan"), rest))


@vector()
def arctan2(y: Number, x: Number) -> Number:
    """The angle of the point (x, y), with the signs of zeros and the infinities of C."""
    a, b = abs(y), abs(x)
    # Only the ratio counts: neither sums that overflow nor quotients of few bits.
    largest = where(a > b, a, b)
    bias = a.kind.bias
    factor = where(largest > 2.0 ** (bias - 2), 0.25, a.like(1.0))
    factor = where(largest < 2.0 ** (64 - bias), 2.0**64, factor)
    # The middle of a quadrant, where both are infinite.
    a, b = (
        where(a.equals(math.inf), where(b.equals(math.inf), 1.0, a), a * factor),
        where(b.equals(math.inf), where(a.equals(math.inf), 1.0, b), b * factor),
    )
    middle, above = a > b * _LOW, a > b * _HIGH
    numerator = where(above, -b, where(middle, a - b, a))
    denominator = where(above, a, where(middle, a + b, b))
    t = numerator / where(denominator.equals(0.0), 1.0, denominator)
    eighths = where(above, 2.0, where(middle, t.like(1.0), 0.0))
    left = x.negative_sign()
    eighths = where(left, 4.0 - eighths, eighths)
    return _from_eighths(eighths, where(left, -t, t)).with_sign_of(y)


def _arcsin_of_half(x: Number) -> tuple[Mask, Number]:
    """Where |x| > 1/2, and there arcsin(sqrt((1 - |x|) / 2)), else arcsin |x|."""
    a = abs(x)
    large = a > 0.5
    z = where(large, (1.0 - a) * 0.5, a * a)
    s = where(large, z.sqrt(), a)
    return large, fma(s * z, polynomial(z, "arcsin"), s)


@vector()
def arcsin(x: Number) -> Number:
    large, angle = _arcsin_of_half(x)
    high, low, _ = COEFFICIENTS["half_pi", x.kind.bits]
    return where(large, high - (2.0 * angle - low), angle).with_sign_of(x)


@vector()
def arccos(x: Number) -> Number:
    large, angle = _arcsin_of_half(x)
    high, low, _ = COEFFICIENTS["half_pi", x.kind.bits]
    twice = 2.0 * angle
    ends = where(x < 0.0, 2 * high - (twice - 2 * low), twice)
    return where(large, ends, high - (angle.with_sign_of(x) - low))
