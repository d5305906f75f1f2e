"""Powers and logarithms of other bases, by a logarithm of base 2 with twice the digits; hypot."""

from __future__ import annotations

import math

from autograd.native.coefficients import COEFFICIENTS
from autograd.native.vectors.double_double import Pair, fast_two_sum, two_product
from autograd.native.vectors.exponential import of_pair, power_of_two, scaled, to_integer
from autograd.native.vectors.logarithm import of_special, split, split_any
from autograd.native.vectors.numbers import Number, fma, polynomial, where
from autograd.native.vectors.registry import vector


def log2_pair(x: Number) -> Pair:
    """log2 of positive finite doubles, with about 66 bits.

    log2 m = s (C0 + C1 z + z^2 P(z)) with s = (m - 1) / (m + 1) and z = s^2; all but P has a low
    part.
    """
    k, m = split_any(x)
    numerator = m - 1.0
    denominator = m + 1.0
    rest = m - (denominator - 1.0)
    inverse = 1.0 / denominator
    s = numerator * inverse
    s_low = (fma(-s, denominator, numerator) - s * rest) * inverse
    z = s * s
    z_low = fma(s, s, -z) + 2.0 * s * s_low
    first, first_low, second, second_low = COEFFICIENTS["log2_first", 64]
    bend = z * second
    bend_low = fma(z, second, -bend) + fma(z_low, second, z * second_low)
    curve = fast_two_sum(bend, z * z * polynomial(z, "log2"))
    total = fast_two_sum(x.like(first), curve.high)
    factor, factor_low = total.high, total.low + (curve.low + (bend_low + first_low))
    high = s * factor
    low = fma(s, factor, -high) + fma(s, factor_low, s_low * factor)
    whole = fast_two_sum(k, high)
    return fast_two_sum(whole.high, whole.low + low)


def log2_short(x: Number) -> Number:
    """log2 of positive normal doubles, with 44 bits: enough for results of 32."""
    parts = split(x)
    s = (parts.m - 1.0) / (parts.m + 1.0)
    z = s * s
    first, _, second, _ = COEFFICIENTS["log2_first", 64]
    p = fma(z, fma(z, polynomial(z, "log2", 32), second), first)
    return fma(s, p, parts.k)


@vector()
def log2(x: Number) -> Number:
    if x.kind.bits == 32:
        return of_special(x, log2_short(x.widen()).narrow())
    return of_special(x, log2_pair(x).high)


@vector()
def log10(x: Number) -> Number:
    high, low = COEFFICIENTS["log10_of_2", 64]
    if x.kind.bits == 32:
        return of_special(x, (log2_short(x.widen()) * high).narrow())
    pair = log2_pair(x)
    product = two_product(pair.high, high)
    result = product.high + (product.low + fma(pair.low, high, pair.high * low))
    return of_special(x, result)


def _power_of_positive(x: Number, y: Number) -> Number:
    """2^(y log2 x)"""
    logarithm = log2_pair(x)
    t = y * logarithm.high
    t_low = fma(y, logarithm.high, -t) + y * logarithm.low
    t_low = where(abs(t) < 1100.0, t_low, 0.0)
    t = t.clamp(-1100.0, 1100.0)
    n, shifted = to_integer(t)
    high, low = COEFFICIENTS["ln2", 64]
    fraction = t - n
    r, r_low = two_product(fraction, high)
    r_low = r_low + fma(fraction, low, t_low * high)
    return scaled(of_pair(r, r_low), shifted)


def _power_of_positive_short(x: Number, y: Number) -> Number:
    t = (y * log2_short(x)).clamp(-200.0, 200.0)
    n, shifted = to_integer(t)
    r = (t - n) * math.log(2)
    e = fma(r * r, polynomial(r, "exp", 32), r) + 1.0
    return e * power_of_two(shifted)


@vector()
def power(x: Number, y: Number) -> Number:
    """x^y, with the special values of C (ISO/IEC 9899, F.10.4.4)."""
    a = abs(x)
    if x.kind.bits == 32:
        result = _power_of_positive_short(a.widen(), y.widen()).narrow()
    else:
        result = _power_of_positive(a, y)
    # Of 0 and infinity: infinite where the exponent takes them there, 0 else. So it is where the
    # exponent is infinite, but for a base of 1.
    outward = where(a > 1.0, y, -y)
    extreme = where(outward > 0.0, x.like(math.inf), 0.0)
    result = where(a.equals(0.0), extreme, where(a.equals(math.inf), extreme, result))
    result = where(abs(y).equals(math.inf), where(a.equals(1.0), 1.0, extreme), result)
    # No real power of a negative number, unless the exponent is whole, or the number infinite.
    other = where(x < 0.0, where(a.equals(math.inf), result, math.nan), result)
    half = y * 0.5
    even = half.rint().equals(half)
    result = where(y.rint().equals(y), result.with_sign_of(where(even, 1.0, x)), other)
    result = where(x.is_nan(y), math.nan, result)
    return where(x.equals(1.0), 1.0, where(y.equals(0.0), 1.0, result))


@vector()
def hypot(x: Number, y: Number) -> Number:
    """sqrt(x^2 + y^2), of numbers whose squares would overflow or lose digits scaled."""
    a, b = abs(x), abs(y)
    largest = where(a > b, a, b)
    half = x.kind.bias // 2
    down, up = 2.0 ** -(half + 4), 2.0 ** (half + 2 * x.kind.mantissa)
    large, small = largest > 2.0 ** (half - 2), largest < 2.0 ** (2 - half)
    factor = where(large, down, where(small, up, x.like(1.0)))
    inverse = where(large, 1 / down, where(small, 1 / up, x.like(1.0)))
    p, q = a * factor, b * factor
    found = fma(p, p, q * q).sqrt() * inverse
    return where(a.equals(math.inf), a, where(b.equals(math.inf), b, found))
