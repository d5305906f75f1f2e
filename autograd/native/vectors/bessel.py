"""The modified Bessel functions of the first kind, of the orders 0 and 1, plain and times e^-|x|.

To 8 they are sums of positive terms, polynomials of z = x^2. Above, e^-x sqrt(x) times them are
polynomials of t = 16 / x - 1 (NIST Digital Library of Mathematical Functions, section 10.40).
"""

from __future__ import annotations

from autograd.native.vectors.exponential import above_one, exp, exponent_range, reduce, scaled
from autograd.native.vectors.numbers import Number, fma, polynomial, where
from autograd.native.vectors.registry import vector

_LARGE = 8.0


# About the relative slope by z, which makes good what was rounded off z.
_SLOPES = ((0.25, -0.052, 0.0035), (0.125, -0.0105, 0.0002))


def _near(order: int, a: Number) -> Number:
    """Of 0 <= a <= 8."""
    z = a * a
    p = polynomial(z, f"i{order}")
    value = fma(z, p, 1.0) if order == 0 else fma(a * z, p, a * 0.5)
    return fma(value, fma(a, a, -z) * polynomial(a, _SLOPES[order]), value)


def _far(order: int, a: Number) -> Number:
    """Times e^-a, of a > 8."""
    return polynomial(16.0 / a - 1.0, f"i{order}_far") / a.sqrt()


def _plain(order: int, a: Number) -> Number:
    """Below the largest result e^a may be infinite: the powers of two are taken last."""
    small = _near(order, a)
    a = a.clamp(None, exponent_range(a.kind)[1] + 8.0)
    reduced = reduce(a)
    large = scaled(_far(order, a) * (above_one(reduced.r, reduced.tail) + 1.0), reduced.shifted)
    return where(a <= _LARGE, small, large)


def _damped(order: int, a: Number) -> Number:
    return where(a <= _LARGE, exp(-a) * _near(order, a), _far(order, a))


@vector()
def i0(x: Number) -> Number:
    return _plain(0, abs(x))


@vector()
def i0e(x: Number) -> Number:
    return _damped(0, abs(x))


@vector()
def i1(x: Number) -> Number:
    return _plain(1, abs(x)).with_sign_of(x)


@vector()
def i1e(x: Number) -> Number:
    return _damped(1, abs(x)).with_sign_of(x)
