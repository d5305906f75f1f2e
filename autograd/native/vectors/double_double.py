"""Sums and products with what rounding takes from them.

T. J. Dekker, A floating-point technique for extending the available precision (1971); D. E. Knuth,
The Art of Computer Programming, volume 2, section 4.2.2.
"""

from __future__ import annotations

from typing import NamedTuple

from autograd.native.vectors.numbers import Number, fma


class Pair(NamedTuple):
    """high + low, where low is about as large as the last bit of high."""

    high: Number
    low: Number


def two_sum(a: Number, b: Number | float) -> Pair:
    """a + b exactly."""
    total = a + b
    of_b = total - a
    return Pair(total, (a - (total - of_b)) + (b - of_b))


def fast_two_sum(a: Number, b: Number) -> Pair:
    """a + b exactly, where |a| >= |b| or a is 0."""
    total = a + b
    return Pair(total, b - (total - a))


def two_product(a: Number, b: Number | float) -> Pair:
    """a b exactly, where its low part is not subnormal."""
    product = a * b
    return Pair(product, fma(a, b, -product))
