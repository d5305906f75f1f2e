"""exp and what is made of it.

The range of the argument is reduced as W. J. Cody and W. Waite do (Software Manual for the
Elementary Functions, 1980): x = n log 2 + r with |r| <= log(2) / 2, and e^x = 2^n e^r.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from autograd.native.coefficients import COEFFICIENTS
from autograd.native.llvm_text import Float
from autograd.native.vectors.double_double import fast_two_sum
from autograd.native.vectors.numbers import Number, Whole, fma, polynomial, where
from autograd.native.vectors.registry import vector

# log 2 in two pieces, the first short enough that a small integer times it is exact.
LN2 = {
    32: (0.693145751953125, 1.4286068203094172e-06),
    64: (0.6931471803691238, 1.9082149292705877e-10),
}


class Reduced(NamedTuple):
    """x = n log 2 + r + tail; `shifted` holds n in its lowest bits."""

    shifted: Whole
    n: Number
    r: Number
    tail: Number


def to_integer(x: Number) -> tuple[Number, Whole]:
    """The nearest integer of a number below 2^(mantissa - 1), and bits that end in it.

    Adding 1.5 * 2^mantissa leaves no bits for a fraction. (fptosi of nan is undefined, and AVX2
    has no conversion of doubles to 64-bit integers.)
    """
    magic = 1.5 * 2.0**x.kind.mantissa
    shifted = x + magic
    return shifted - magic, shifted.bits()


def power_of_two(n: Whole) -> Number:
    """2^n for bits that end in n, where it is a normal number."""
    return ((n + n.kind.bias) << n.kind.mantissa).as_number()


def exponent_range(kind: Float) -> tuple[float, float]:
    """Arguments of exp below which it is 0, and above which it is infinite."""
    return (-106.0, 89.0) if kind.bits == 32 else (-748.5, 710.0)


def scaled(p: Number, n: Whole) -> Number:
    """p 2^n for p below 2, rounded once: the powers of two of subnormal results are taken in two
    steps. What is smaller still is 0 at once, as to round it takes a processor 100 cycles."""
    half = n >> 1
    power = power_of_two(half)
    smallest = p.kind.bias + p.kind.mantissa - 1
    power = where(power <= 2.0 ** -math.ceil((smallest + 3) / 2), 0.0, power)
    return p * power * power_of_two(n - half)


def reduce(x: Number) -> Reduced:
    high, low = LN2[x.kind.bits]
    magic = 1.5 * 2.0**x.kind.mantissa
    shifted = fma(x, 1 / math.log(2), magic)
    n = shifted - magic
    first = fma(n, -high, x)
    r = fma(n, -low, first)
    return Reduced(shifted.bits(), n, r, fma(n, -low, first - r))


def above_one(r: Number, tail: Number | None = None) -> Number:
    """e^(r + tail) - 1, for |r| <= log(2) / 2."""
    p = polynomial(r, "exp")
    if tail is None:
        return fma(r * r, p, r)
    return r + fma(r * r, p, tail)


def of_pair(r: Number, low: Number) -> Number:
    """e^(r + low), for |r| <= log(2) / 2 and a low part of more digits than one rounding leaves."""
    one = fast_two_sum(r.like(1.0), r)
    bend = r * r * polynomial(r, "exp")
    return one.high + (one.low + fma(low, one.high + bend, bend))


@vector((32, 64))
def exp(x: Number) -> Number:
    reduced = reduce(x.clamp(*exponent_range(x.kind)))
    return scaled(above_one(reduced.r) + 1.0, reduced.shifted)


@vector((32,))
def exp2(x: Number) -> Number:
    low, high = (-153.0, 129.0) if x.kind.bits == 32 else (-1080.0, 1025.0)
    x = x.clamp(low, high)
    n, shifted = to_integer(x)
    fraction = x - n
    high, low = COEFFICIENTS["ln2", x.kind.bits]
    r = fraction * high
    tail = fma(fraction, low, fma(fraction, high, -r))
    return scaled(above_one(r, tail) + 1.0, shifted)


def _exp_less_one(x: Number) -> Number:
    """expm1, but for the sign of zero and the last bit of the smallest arguments."""
    high = exponent_range(x.kind)[1]
    reduced = reduce(x.clamp(-50.0, high))
    # Half of 2^n, which is infinite for the largest n.
    half = power_of_two(reduced.shifted - 1)
    return 2.0 * fma(half, above_one(reduced.r, reduced.tail), half - 0.5)


@vector((32,))
def expm1(x: Number) -> Number:
    small = abs(x) < (2.0**-25 if x.kind.bits == 32 else 2.0**-54)
    return where(small, x, _exp_less_one(x))


@vector((32, 64))
def tanh(x: Number) -> Number:
    """x + x z P(z) to 0.55, and 1 - 2 / (e^2x + 1) above."""
    a = abs(x)
    z = x * x
    small = fma(x * z, polynomial(z, "tanh"), x)
    y = (a + a).clamp(None, 20.0 if x.kind.bits == 32 else 40.0)
    reduced = reduce(y)
    e = power_of_two(reduced.shifted)
    large = 1.0 - 2.0 / fma(e, above_one(reduced.r), e + 1.0)
    return where(a <= 0.55, small, large).with_sign_of(x)


def _half_exp(a: Number) -> Number:
    """e^a / 2 for a >= 0, which is finite for all a whose sinh is."""
    reduced = reduce(a.clamp(None, exponent_range(a.kind)[1] + 1.0))
    return scaled(above_one(reduced.r, reduced.tail) + 1.0, reduced.shifted - 1)


@vector()
def sinh(x: Number) -> Number:
    a = abs(x)
    z = x * x
    small = fma(x * z, polynomial(z, "sinh"), x)
    e = _half_exp(a)
    large = e - 0.25 / e
    return where(a <= 1.0, small, large.with_sign_of(x))


@vector()
def cosh(x: Number) -> Number:
    e = _half_exp(abs(x))
    return e + 0.25 / e


@vector((32, 64))
def sigmoid(x: Number) -> Number:
    """1 / (1 + e^-x), by e^-|x|, which is small: no result is lost to infinity."""
    low = exponent_range(x.kind)[0]
    reduced = reduce((-abs(x)).clamp(low))
    e = scaled(above_one(reduced.r) + 1.0, reduced.shifted)
    return where(x < 0.0, e, 1.0) / (e + 1.0)
