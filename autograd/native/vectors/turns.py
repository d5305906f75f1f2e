"""sin, cos and tan of q pi/2 + r + low, |r| <= pi/4, for bits that end in q."""

from __future__ import annotations

from autograd.native.vectors.numbers import Number, Whole, fma, polynomial, where


def _sine(r: Number, low: Number) -> Number:
    """sin(r + low) = r + r z S(z) + low cos r"""
    z = r * r
    return r + fma(r * z, polynomial(z, "sin"), fma(low * z, -0.5, low))


def _cosine(r: Number, low: Number) -> Number:
    """cos(r + low) = 1 - z/2 + z^2 C(z) - low sin r; the rounding of 1 - z/2 is made good."""
    z = r * r
    half = z * 0.5
    first = 1.0 - half
    rest = (1.0 - first) - half
    return first + fma(z * z, polynomial(z, "cos"), fma(r, -low, rest))


def _turn(q: Whole, r: Number, low: Number) -> Number:
    bits = r.kind.bits
    odd = (q & 1).equals(1)
    value = where(odd, _cosine(r, low), _sine(r, low))
    return (value.bits() ^ ((q & 2) << (bits - 2))).as_number()


def sine(q: Whole, r: Number, low: Number) -> Number:
    return _turn(q, r, low)


def cosine(q: Whole, r: Number, low: Number) -> Number:
    """The sine of a quarter of a turn further on."""
    return _turn(q + 1, r, low)


def tangent(q: Whole, r: Number, low: Number) -> Number:
    odd = (q & 1).equals(1)
    s, c = _sine(r, low), _cosine(r, low)
    value = where(odd, c, s) / where(odd, s, c)
    return (value.bits() ^ ((q & 1) << (r.kind.bits - 1))).as_number()
