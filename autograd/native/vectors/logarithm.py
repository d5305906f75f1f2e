"""log and what is made of it.

A positive number is 2^k m with m between sqrt(1/2) and sqrt(2), and log(2^k m) = k log 2 + log m.
With g = m - 1, log(1 + g) = g - g^2/2 + g^3 P(g). As |k| log 2 is larger than |log m|, digits of
log m are lost for no k but 0, where the sum begins with g, which is exact.
"""

from __future__ import annotations

import math
import struct
from typing import NamedTuple

from autograd.native.vectors.double_double import two_sum
from autograd.native.vectors.exponential import LN2, exp
from autograd.native.vectors.numbers import (
    Mask,
    Number,
    Whole,
    call,
    fma,
    in_some_lanes,
    polynomial,
    where,
)
from autograd.native.vectors.registry import part, vector


class Split(NamedTuple):
    """x = 2^k m; `biased` is the integer k with the bias of exponents."""

    k: Number
    m: Number
    biased: Whole


def split(x: Number) -> Split:
    """Of a positive normal number; of others there is no meaning in it, and no harm."""
    kind = x.kind
    form, whole = ("<f", "<i") if kind.bits == 32 else ("<d", "<q")
    (edge,) = struct.unpack(whole, struct.pack(form, math.sqrt(0.5)))
    bias = kind.bias << kind.mantissa
    bits = x.bits()
    # The exponent, counted from sqrt(1/2): k + bias, which is positive.
    biased = (bits - (edge - bias)) >> kind.mantissa
    m = (bits - (biased << kind.mantissa) + bias).as_number()
    # An integer below 2^mantissa as a number: its bits below those of 2^mantissa.
    anchor = (kind.bias + kind.mantissa) << kind.mantissa
    k = (biased | anchor).as_number() - (2.0**kind.mantissa + kind.bias)
    return Split(k, m, biased)


def split_any(x: Number) -> tuple[Number, Number]:
    """k and m of a positive finite number, subnormal or not."""
    kind = x.kind
    tiny = x < 2.0 ** (1 - kind.bias)
    parts = split(where(tiny, x * 2.0**kind.mantissa, x))
    return where(tiny, parts.k - float(kind.mantissa), parts.k), parts.m


def _sum(k: Number, g: Number) -> Number:
    """k log 2 + log(1 + g)"""
    high, low = LN2[g.kind.bits]
    square = g * g
    rest = fma(square * g, polynomial(g, "log"), -0.5 * square)
    return fma(k, high, fma(k, low, rest) + g)


def of_special(x: Number, result: Number) -> Number:
    """`result`, but for 0, infinity, what is negative, and nan."""
    result = where(x < math.inf, result, math.inf)
    return where(x > 0.0, result, where(x.equals(0.0), x.like(-math.inf), math.nan))


@vector((32, 64))
def log(x: Number) -> Number:
    """Of positive normal numbers, where all are such, without what the others need."""
    k, m, _ = split(x)
    return in_some_lanes(_is_odd(x), lambda: call("log_of_any", x), _sum(k, m - 1.0))


@part
def log_of_any(x: Number) -> Number:
    k, m = split_any(x)
    return of_special(x, _sum(k, m - 1.0))


def _is_odd(x: Number) -> Mask:
    """Whether a number is none that is positive and normal."""
    kind = x.kind
    smallest, infinity = 1 << kind.mantissa, (2 * kind.bias + 1) << kind.mantissa
    return (x.bits() - smallest).is_above(infinity - smallest - 1)


@vector((32,))
def log1p(x: Number) -> Number:
    """log of 1 + x = u + rest, where u is its rounding."""
    kind = x.kind
    u, rest = two_sum(x, 1.0)
    parts = split(u)
    # 2^-k, a normal number where the rest counts.
    scale = (((-parts.biased) + 2 * kind.bias) << kind.mantissa).as_number()
    rest = where(u < 2.0 ** (kind.mantissa + 2), rest * scale, 0.0)
    result = of_special(u, _sum(parts.k, (parts.m - 1.0) + rest))
    return where(abs(x) < 2.0 ** -(kind.mantissa + 2), x, result)


@vector((32,))
def softplus(x: Number) -> Number:
    """log(1 + e^x) = max(x, 0) + log(1 + e^-|x|)"""
    return x.clamp(0.0) + log1p(exp(-abs(x)))


@vector()
def arcsinh(x: Number) -> Number:
    """log1p(a + a^2 / (1 + sqrt(a^2 + 1))), and log(a) + log 2 where squares are too large."""
    a = abs(x)
    huge = a > 2.0**28
    b = where(huge, 1.0, a)
    square = b * b
    moderate = b + square / ((square + 1.0).sqrt() + 1.0)
    small = log1p(moderate)
    large = log(a) + math.log(2)
    return where(huge, large, small).with_sign_of(x)


@vector()
def arccosh(x: Number) -> Number:
    """log1p(t + sqrt(2 t + t^2)) with t = x - 1, and log(x) + log 2 where squares are too large."""
    huge = x > 2.0**28
    t = where(huge, 1.0, x - 1.0)
    moderate = log1p(t + fma(t, t, t + t).sqrt())
    result = where(huge, log(x) + math.log(2), moderate)
    return where(x < 1.0, math.nan, result)


@vector()
def arctanh(x: Number) -> Number:
    """log1p(2 a / (1 - a)) / 2"""
    a = abs(x)
    return (0.5 * log1p((a + a) / (1.0 - a))).with_sign_of(x)
