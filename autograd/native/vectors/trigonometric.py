"""sin, cos and tan, and the sine and the cosine of pi x.

x = q pi/2 + r with |r| <= pi/4, where pi/2 has three pieces (W. J. Cody and W. Waite, Software
Manual for the Elementary Functions, 1980). The product of q and the first is taken away without an
error, as fma rounds once and what remains has no more bits than the pieces; r has a low part, so
that it is accurate as close to a multiple of pi/2 as numbers of the type come. Larger arguments are
reduced one by one (large_arguments.py). Of pi x the multiples of 1/2 in x are taken away, which
leaves no error.
"""

from __future__ import annotations

import math

from autograd.native.coefficients import COEFFICIENTS
from autograd.native.vectors.double_double import two_product, two_sum
from autograd.native.vectors.exponential import to_integer
from autograd.native.vectors.large_arguments import mend_large
from autograd.native.vectors.numbers import Number, Whole, fma, where
from autograd.native.vectors.registry import vector
from autograd.native.vectors.turns import cosine, sine, tangent


def reduce(x: Number) -> tuple[Whole, Number, Number]:
    """Bits that end in q, r, and its low part."""
    magic = 1.5 * 2.0**x.kind.mantissa
    shifted = fma(x, 2 / math.pi, magic)
    q = shifted - magic
    first, second, third = COEFFICIENTS["half_pi", x.kind.bits]
    near = fma(q, -first, x)
    product = q * second
    r, low = two_sum(near, -product)
    low = low - fma(q, second, -product)
    return shifted.bits(), r, fma(q, -third, low)


@vector()
def sin(x: Number) -> Number:
    result = mend_large("sin", x, sine(*reduce(x)))
    return where(x.equals(0.0), x, result)


@vector()
def cos(x: Number) -> Number:
    return mend_large("cos", x, cosine(*reduce(x)))


@vector()
def tan(x: Number) -> Number:
    result = mend_large("tan", x, tangent(*reduce(x)))
    return where(x.equals(0.0), x, result)


def _reduce_turns(x: Number) -> tuple[Whole, Number, Number]:
    """The same of pi x."""
    turns = fma((x * 0.5).rint(), -2.0, x)
    twice, q = to_integer(turns + turns)
    rest = fma(twice, -0.5, turns)
    first, second, _ = (2 * each for each in COEFFICIENTS["half_pi", x.kind.bits])
    r, low = two_product(rest, first)
    return q, r, fma(rest, second, low)


@vector()
def sinpi(x: Number) -> Number:
    result = sine(*_reduce_turns(x))
    return where(x.equals(0.0), x, result)


@vector()
def cospi(x: Number) -> Number:
    return cosine(*_reduce_turns(x)) + 0.0  # no zero has a sign
