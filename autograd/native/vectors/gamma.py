"""lgamma, digamma and its derivative; of float32 they are computed in double.

Between 2 and 8 the recurrence gamma(x + 1) = x gamma(x) leads to where a polynomial is, above it
Stirling's series serves, and below 0 the reflection gamma(x) gamma(1 - x) = pi / sin(pi x)
(NIST Digital Library of Mathematical Functions, sections 5.5 and 5.11). Close to the zeros below 0
the two sides of the reflection cancel: there the error is small beside them, not beside the result.
"""

from __future__ import annotations

import math

from autograd.native.coefficients import COEFFICIENTS
from autograd.native.vectors.double_double import two_product
from autograd.native.vectors.exponential import to_integer
from autograd.native.vectors.numbers import (
    Number,
    Whole,
    call,
    fma,
    in_some_lanes,
    polynomial,
    where,
)
from autograd.native.vectors.powers import log2_short
from autograd.native.vectors.registry import vector
from autograd.native.vectors.turns import sine, tangent

_LARGE = 7.5  # Stirling's series from here on


def _log(x: Number, bits: int) -> Number:
    """Of positive doubles; for results of 32 bits of normal ones."""
    return call("log", x) if bits == 64 else log2_short(x) * math.log(2)


def _lgamma_above(x: Number, bits: int) -> Number:
    """Of doubles x > -1/2, for results of so many bits.

    With the nearest integer n and d = x - n, gamma(x) = gamma(2 + d) (2 + d) ... (n - 1 + d), and
    log gamma(2 + d) = d (1 - euler) + d^2 H(d); below 2 the product is 1 / (1 + d), and
    1 / ((1 + d) d). Around the minimum m, where that would cancel, it is log gamma(m) + u P(u).
    """
    nearest = x.clamp(None, 8.0).rint()
    d = x - nearest
    product = where(nearest < 2.0, x, x.like(1.0))
    product = where(nearest < 1.0, abs(x) * (x + 1.0), product)
    for j in range(2, 7):
        product = where(nearest > float(j), product * (d + float(j)), product)
    large = x >= _LARGE
    logarithm = _log(where(large, x, product), bits)
    slope, slope_low = COEFFICIENTS["lgamma_slope", 64]
    bend = fma(d * d, polynomial(d, "lgamma", bits), d * slope_low)
    near = fma(d, slope, bend) + where(nearest < 2.0, -logarithm, logarithm)
    place, least, least_low = COEFFICIENTS["lgamma_place", 64]
    u = x - place
    around = least + fma(u, polynomial(u, "lgamma_least", bits), least_low)
    near = where(x > 1.2, where(x < 1.55, around, near), near)
    inverse = 1.0 / x
    series = fma(inverse, polynomial(inverse * inverse, "stirling", bits), _STIRLING)
    return where(large, fma(x - 0.5, logarithm - 1.0, series), near)


_STIRLING = 0.5 * math.log(2 * math.pi) - 0.5


def _angle(x: Number) -> tuple[Number, Whole, Number, Number]:
    """The fraction of x between -1/2 and 1/2, and pi times it as q pi/2 + r + low, |r| <= pi/4."""
    fraction = x - x.rint()
    quarter, q = to_integer(fraction + fraction)
    high, low, _ = COEFFICIENTS["half_pi", 64]
    rest = fma(quarter, -0.5, fraction)
    r, r_low = two_product(rest, 2 * high)
    return fraction, q, r, fma(rest, 2 * low, r_low)


@vector()
def lgamma(x: Number) -> Number:
    """log |gamma(x)|"""
    bits = x.kind.bits
    y = x.widen() if bits == 32 else x
    reflected = y <= -0.5
    a = abs(y)
    above = _lgamma_above(where(reflected, a, y), bits)
    below = in_some_lanes(reflected, lambda: _lgamma_below(a, above, bits), above)
    result = where(a.equals(0.0), math.inf, where(a.equals(math.inf), math.inf, below))
    return result.narrow() if bits == 32 else result


def _lgamma_below(a: Number, above: Number, bits: int) -> Number:
    """Of -a: log(pi / (a |sin pi a|)) - log gamma(a)"""
    fraction, q, r, r_low = _angle(a)
    s = abs(sine(q, r, r_low))
    below = -_log(a * s * (1 / math.pi), bits) - above
    return where(fraction.equals(0.0), math.inf, below)


def _digamma_above(x: Number, low: Number) -> Number:
    """Of x + low, for x >= 0 and a low part that counts where the value is close to 0.

    psi(x + 1) = psi(x) + 1/x from between 1 and 2, where psi's zero is a factor.
    """
    top = x.clamp(None, 8.0)
    whole = top.rint()
    whole = where(whole > top, whole - 1.0, whole)
    below_one = whole < 1.0
    y = where(below_one, x + 1.0, x - (whole - 1.0))
    # The sum of 1 / (y + j) is the derivative of the product of all (y + j), by the product.
    product = where(below_one, x, x.like(1.0))
    slope = where(below_one, -1.0, x.like(0.0))
    for j in range(6):
        takes = whole > float(j + 1)
        factor = y + float(j)
        slope = where(takes, fma(slope, factor, product), slope)
        product = where(takes, product * factor, product)
    zero, zero_low = COEFFICIENTS["digamma_zero", 64]
    near = ((y - zero) + (low - zero_low)) * polynomial(y - 1.5, "digamma") + slope / product
    inverse = 1.0 / x
    z = inverse * inverse
    series = call("log", x) - fma(z, polynomial(z, "digamma_series"), 0.5 * inverse)
    return where(x >= 8.0, series, near)


@vector()
def digamma(x: Number) -> Number:
    """The derivative of log gamma(x)."""
    if x.kind.bits == 32:
        return call("digamma", x.widen()).narrow()
    reflected = x < 0.0
    other = 1.0 - x
    low = where(x > -1.0, where(reflected, (1.0 - other) - x, 0.0), 0.0)
    above = _digamma_above(where(reflected, other, x), low)
    # psi(1 - x) - pi / tan(pi x); there is no value at 0, -1, -2, ...
    fraction, q, r, r_low = _angle(x)
    below = above - math.pi / tangent(q, r, r_low)
    below = where(fraction.equals(0.0), math.nan, below)
    return where(reflected, below, above)


def _trigamma_above(x: Number) -> Number:
    """Of x >= 0: 1 / x^2 + ... + 1 / (x + 6)^2, two by two, and from 7 on the series."""
    near = x < 7.0
    y = where(near, x, x.like(0.0))
    inverse = 1.0 / y
    head = inverse * inverse
    for j in (1, 3, 5):
        a, b = y + float(j), y + float(j + 1)
        inverse = 1.0 / (a * b)
        head = fma(fma(a, a, b * b), inverse * inverse, head)
    inverse = 1.0 / where(near, x + 7.0, x)
    z = inverse * inverse
    series = fma(inverse * z, polynomial(z, "trigamma_series"), fma(z, 0.5, inverse))
    return where(near, head + series, series)


@vector()
def trigamma(x: Number) -> Number:
    """The derivative of digamma; it is infinite at 0, -1, -2, ..., and called so at -infinity."""
    if x.kind.bits == 32:
        return call("trigamma", x.widen()).narrow()
    reflected = x < 0.0
    above = _trigamma_above(where(reflected, 1.0 - x, x))
    # (pi / sin(pi x))^2 - psi'(1 - x)
    fraction, q, r, r_low = _angle(x)
    ratio = math.pi / sine(q, r, r_low)
    below = fma(ratio, ratio, -above)
    below = where(fraction.equals(0.0), math.inf, where(x.equals(-math.inf), math.inf, below))
    return where(reflected, below, above)
