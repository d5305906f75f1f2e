"""erf, erfc, erfcx and the inverse of erf, and the normal distribution function and its inverse."""

from __future__ import annotations

import math

from autograd.native.coefficients import COEFFICIENTS
from autograd.native.vectors.exponential import (
    above_one,
    exponent_range,
    of_pair,
    power_of_two,
    reduce,
    scaled,
)
from autograd.native.vectors.logarithm import log
from autograd.native.vectors.numbers import Number, fma, in_some_lanes, polynomial, where
from autograd.native.vectors.registry import vector


@vector((32,))
def erf(x: Number) -> Number:
    """x + x P(x^2) to 1, and 1 - e^-P(|x|) above, whose last digits count for little."""
    a = abs(x)
    z = x * x
    small = fma(x, polynomial(z, "erf"), x)
    power = -polynomial(a.clamp(None, 4.0 if x.kind.bits == 32 else 6.0), "erf_tail")
    reduced = reduce(power)
    large = 1.0 - scaled(above_one(reduced.r) + 1.0, reduced.shifted)
    return where(a <= 1.0, small, large).with_sign_of(x)


@vector()
def erfc(x: Number) -> Number:
    """1 - erf x to 1/2, and above e^-(x^2) / (1 + 2 x) (P0 + t P(t)) with t = (x - 2) / (x + 2).

    Of negative numbers it is 2 - erfc -x. The polynomial is in the way of M. M. Shepherd and
    J. G. Laframboise (Chebyshev approximation of (1 + 2 x) exp(x^2) erfc x, Mathematics of
    Computation 36, 1981).
    """
    a = abs(x)
    z = x * x
    small = 1.0 - fma(x, polynomial(z, "erf"), x)
    b = a.clamp(None, 10.3 if x.kind.bits == 32 else 27.4)
    t = (b - 2.0) / (b + 2.0)
    square = b * b
    square_low = fma(b, b, -square)
    reduced = reduce((-square).clamp(exponent_range(x.kind)[0]))
    e = of_pair(reduced.r, reduced.tail - square_low)
    middle, middle_low = COEFFICIENTS["erfc_middle", x.kind.bits]
    p = (middle + fma(t, polynomial(t, "erfc"), middle_low)) / fma(b, 2.0, 1.0)
    tail = scaled(e * p, reduced.shifted)
    large = where(x < 0.0, 2.0 - tail, tail)
    return where(a <= 0.5, small, large)


# Of erfcx: the c of its variable, and from which size on that is 1.
_SCALED = {32: (2.0, 2.0**30), 64: (3.75, 2.0**60)}


def _of_scaled(a: Number, name: str, power: int) -> Number:
    """P0 + t P(t) by (1 + 2 a)^power, with t = (a - c) / (a + c), of which float32 has too few
    digits."""
    bits = a.kind.bits
    c, most = _SCALED[bits]
    wide = a.widen() if bits == 32 else a
    b = wide.clamp(None, most)
    t = (b - c) / (b + c)
    middle, middle_low = COEFFICIENTS[f"{name}_middle", bits]
    found = middle + fma(t, polynomial(t, name, bits), middle_low)
    for _ in range(power):
        found = found * 0.5 / (wide + 0.5)
    return found.narrow() if bits == 32 else found


def _exp_of_square(a: Number, factor: Number | float) -> Number:
    """factor e^(a^2), rounded as the last step, a square in two pieces."""
    square = (a * a).clamp(None, exponent_range(a.kind)[1] + 10.0)
    reduced = reduce(square)
    low = where(square < exponent_range(a.kind)[1], fma(a, a, -square), 0.0)
    return scaled(of_pair(reduced.r, reduced.tail + low) * factor, reduced.shifted)


@vector()
def erfcx(x: Number) -> Number:
    """e^(x^2) erfc x: a polynomial of (x - c) / (x + c) by 1 + 2 x, as for erfc, and of negative
    numbers 2 e^(x^2) less that of -x."""
    a = abs(x)
    tail = _of_scaled(a, "erfcx", 1)
    return in_some_lanes(x < 0.0, lambda: _exp_of_square(a, 2.0) - tail, tail)


@vector()
def erfcx_slope(x: Number) -> Number:
    """2 x erfcx x - 2 / sqrt(pi): its terms cancel where x is large, so that it has a polynomial of
    its own, over (1 + 2 x)^2."""
    a = abs(x)
    slope = -_of_scaled(a, "erfcx_slope", 2)
    return in_some_lanes(x < 0.0, lambda: slope - _exp_of_square(a, 4.0 * a), slope)


# Of ndtr: from which size on its tail is 0, the c of its variable, and what keeps e^-(x^2 / 2)
# normal up to there.
_NORMAL = {32: (14.5, 2.5, 64), 64: (38.7, 3.5, 512)}


@vector((32, 64))
def ndtr(x: Number) -> Number:
    """The normal distribution function: e^-(x^2 / 2) / (a + c) (P0 + t P(t)) for a = -x > 0, with
    t = (a - c) / (a + c), and 1 less that of -x for positive numbers.

    What rounding does to x^2 and to the quotient goes into the argument of exp.
    """
    most, c, lift = _NORMAL[x.kind.bits]
    a = abs(x).clamp(None, most)
    shifted = a + c
    quotient = 1.0 / shifted
    rest = fma(-quotient, shifted, 1.0) - quotient * (a - (shifted - c))
    half = a * 0.5
    square = a * half
    reduced = reduce(-square)
    low = reduced.tail + (rest - fma(a, half, -square))
    bend = reduced.r * reduced.r * polynomial(reduced.r, "exp")
    grown = reduced.r + fma(low, reduced.r + 1.0 + bend, bend)
    t = fma(quotient * rest, -2.0 * c, fma(quotient, -2.0 * c, 1.0))
    middle, middle_low = COEFFICIENTS["ndtr_middle", x.kind.bits]
    bent = fma(t, polynomial(t, "ndtr"), middle_low)
    p = middle + bent
    scale = quotient * power_of_two(reduced.shifted + lift)
    product = p * scale
    product_low = fma(bent - (p - middle), scale, fma(p, scale, -product))
    lower = where(a >= most, 0.0, 2.0**-lift)  # where it is 0, it is so at once
    tail = (product + fma(product, grown, product_low)) * lower
    return where(x < 0.0, tail, 1.0 - tail)


@vector((32,))
def ndtr_short(x: Number) -> Number:
    """ndtr in half as many steps, where an error of 2^-24 does not matter, of which there is less
    than that of a number of float32 of 1: e^(|x| P(|x|)) / 2 to 5 for the tail.
    """
    if x.kind.bits == 64:
        return ndtr(x)
    a = abs(x)
    b = a.clamp(None, 5.0)
    reduced = reduce(b * polynomial(b, "log_ndtr"))
    scale = power_of_two(reduced.shifted - 1)
    tail = fma(scale, above_one(reduced.r), scale)
    near = where(x < 0.0, tail, 1.0 - tail)
    return in_some_lanes(a > 5.0, lambda: ndtr(x), near)


# Of erfinv and ndtri: where the polynomials after the first begin, in w, and the middles of
# variables; the last is for ndtri.
_INVERSE = {
    32: ((5.0, 17.0), (2.5, 3.1, 7.0)),
    64: ((6.25, 16.0, 37.0), (3.125, 3.25, 5.0, 16.0)),
}


@vector()
def erfinv(x: Number) -> Number:
    """x P(w) for w = -log(1 - x^2), and for its square root where w is large.

    The variables are those of M. Giles, Approximating the erfinv function (GPU Computing Gems, Jade
    edition, 2011).
    """
    a = abs(x)
    found = x * _inverse(-log((1.0 - a) * (1.0 + a)), 1)
    return where(a.equals(1.0), x * math.inf, found)


_ROOT = math.sqrt(2)
_ROOT_LOW = {32: 2.420323420895794e-08, 64: -9.667293313452913e-17}


@vector()
def ndtri(x: Number) -> Number:
    """sqrt 2 erfinv(2 x - 1), whose w is -log(4 x (1 - x)), which x close to 0 does not round."""
    centred = fma(x, 2.0, -1.0)
    inverse = _inverse(-log(4.0 * x * (1.0 - x)), 0)
    # By the root of 2 in two parts: in one it is wrong by half of a unit in the last place.
    found = centred * fma(inverse, _ROOT, inverse * _ROOT_LOW[x.kind.bits])
    return where(x.equals(0.0), -math.inf, where(x.equals(1.0), math.inf, found))


def _inverse(w: Number, unused: int) -> Number:
    """erfinv(x) / x, but for the last polynomials, as many as are not used."""
    root = w.sqrt()
    limits, middles = _INVERSE[w.kind.bits]
    p = _inverse_piece(0, w - middles[0])
    for i, limit in enumerate(limits[: len(limits) - unused], 1):
        p = where(w > limit, _inverse_piece(i, root - middles[i]), p)
    return p


def _inverse_piece(i: int, u: Number) -> Number:
    middle, middle_low = COEFFICIENTS[f"erfinv{i}_middle", u.kind.bits]
    return middle + fma(u, polynomial(u, f"erfinv{i}"), middle_low)
