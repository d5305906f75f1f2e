"""The error function, the normal distribution function and their relatives, by NumPy alone.

All are integrals F(x) of a bell curve k exp(-a t^2). A table has F at the multiples x0 of a small
step; from there, with the midpoint m of x0 and x, and d = x - x0,

    F(x) = F(x0) + k d exp(-a m^2) (1 + a d^2 (2 a m^2 - 1) / 12 + O(d^4)),

the Taylor series of the integrand about m, whose odd terms vanish. The step is so small that the
next term is below the rounding error. In the tail where F vanishes it is the curve times Laplace's
continued fraction (DLMF 7.9.2), which keeps the relative accuracy. float16 is computed in float32,
which has tables of its own.

Small arrays are left to SciPy, whose loops have less overhead, or if it is not installed, where
they are integrals, to `math.erf` and `math.erfc`; complex ones always to SciPy.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from autograd.array.duck import as_payload, outside
from autograd.kernels.elementwise.blocks import in_blocks
from autograd.kernels.elementwise.select import where
from autograd.kernels.elementwise.special import has_scipy, in_double, scipy_special
from autograd.kernels.large import in_native_loops

__all__ = [
    "erf", "erfc", "erfcx", "erfcx_derivative", "erfcx_slope", "log_ndtr", "log_ndtr_slope", "ndtr",
    "ndtr_short",
]  # fmt: skip

_SQRT_HALF = 0.7071067811865476
_SQRT_HALF_REST = -4.833646656726457e-17  # sqrt(1/2) less _SQRT_HALF
_BELL = 1.1283791670955126  # 2 / sqrt(pi)
_DENSITY = 0.3989422804014327  # 1 / sqrt(2 pi)
_SQRT_PI_INVERSE = 0.5641895835477563
_TERMS = 20  # of the continued fraction: enough from 5 / sqrt(a) on
_FEW_FOR_SCIPY = 2000  # up to so many elements SciPy is faster
_FEW = 100  # up to so many elements Python floats are faster


class _Integral(NamedTuple):
    """F(x) with F' = scale exp(-rate x^2) from `low` to `high`; outside it is constant or a tail.

    `scalar` computes F of a Python float. `tail` says where F vanishes: below `low` (-1), above
    `high` (1) or nowhere (0).
    """

    scalar: Callable[[float], float]
    rate: float
    scale: float
    low: float
    high: float
    tail: int


# ---- Python floats, for small arrays and for the tables ------------------------------------------


def _scalar_ndtr(x: float) -> float:
    """erfc(-x / sqrt(2)) / 2, corrected by the rounding error of the argument where it matters."""
    y = -x * _SQRT_HALF
    value = 0.5 * math.erfc(y)
    if x > -1 or value == 0 or x != x:
        return value
    # Dekker's product: -x * sqrt(1/2) = y + rest
    (a, b), (c, d) = _split(-x), _SPLIT_SQRT_HALF
    rest = ((a * c - y) + a * d + b * c) + b * d - x * _SQRT_HALF_REST
    return value - 0.5 * _BELL * math.exp(-y * y) * rest


def _split(x: float) -> tuple[float, float]:
    """x as a sum of two numbers of 26 bits."""
    high = x * 134217729.0
    high -= high - x
    return high, x - high


_SPLIT_SQRT_HALF = _split(_SQRT_HALF)


# ---- arrays --------------------------------------------------------------------------------------

_ERF = _Integral(math.erf, 1.0, _BELL, -6.0, 6.0, 0)
_ERFC = _Integral(math.erfc, 1.0, -_BELL, -6.0, 5.0, 1)
_NDTR = _Integral(_scalar_ndtr, 0.5, _DENSITY, -7.5, 8.5, -1)


@in_native_loops
def erf(x: np.ndarray) -> np.ndarray:
    """The error function."""
    return _evaluate(x, "erf", _integrate, _ERF)


@in_native_loops
def erfc(x: np.ndarray) -> np.ndarray:
    """1 - erf(x), accurate where it is small."""
    return _evaluate(x, "erfc", _integrate, _ERFC)


@in_native_loops
def erfcx(x: np.ndarray) -> np.ndarray:
    """exp(x^2) erfc(x), which neither overflows nor vanishes for large x."""
    return _evaluate(x, "erfcx", _erfcx)


@in_native_loops
def ndtr(x: np.ndarray) -> np.ndarray:
    """The normal distribution function."""
    return _evaluate(x, "ndtr", _integrate, _NDTR)


def ndtr_short(x: np.ndarray) -> np.ndarray:
    """The same, where an error of 2^-24 does not matter: native loops have a shorter way to it."""
    return ndtr(x)


@in_native_loops
def log_ndtr(x: np.ndarray) -> np.ndarray:
    """The logarithm of the normal distribution function, also where that vanishes."""
    return _evaluate(x, "log_ndtr", _log_ndtr)


class _Here(threading.local):
    unread = False


_here = _Here()


@contextmanager
def without_values() -> Iterator[None]:
    """Within, this thread only asks for shapes and dtypes: SciPy is not imported for few numbers,
    which takes longer than to compile a function."""
    before, _here.unread = _here.unread, True
    try:
        yield
    finally:
        _here.unread = before


def are_values_read() -> bool:
    """Whether this thread asks for more than shapes and dtypes."""
    return not _here.unread


def _evaluate(x: Any, name: str, array: Callable[..., Any], *integral: _Integral) -> np.ndarray:
    """Of few by SciPy's function `name` or, of an integral, its `scalar`; of many by `array`.

    The result is float16, float32 or float64 as x, and float64 of integers, as SciPy's is.
    Other dtypes, such as complex ones, and arrays that are not here need SciPy.
    """
    value: np.ndarray
    others = x.dtype.kind == "c" or x.dtype.itemsize > 8 or outside(x)
    if others or (x.size <= _FEW_FOR_SCIPY and not _here.unread and has_scipy()):
        value = scipy_special(name, x)
        return value
    # Of the processor's byte order, as results of NumPy are.
    out = np.dtype(x.dtype.char if x.dtype.kind == "f" else np.float64)
    if x.size <= _FEW and (integral or not x.size):
        values = [integral[0].scalar(each) for each in x.ravel().tolist()]
        return np.array(values, out).reshape(x.shape)
    given = x.astype(np.float32 if out.itemsize == 2 else out, copy=False)
    value = array(given if x.ndim else given.reshape(1), *integral)
    return value.astype(out, copy=False).reshape(x.shape)


@in_blocks
def _erfcx(x: np.ndarray) -> np.ndarray:
    near = np.fmin(np.fmax(x, -27), 5)
    with np.errstate(over="ignore"):
        value = _exp_square(near, 1.0)
        value *= _integrate(near, _ERFC)
    tail = x > 5
    if tail.any():
        value[tail] = _SQRT_PI_INVERSE * _fraction(x[tail], 1.0)
    value[np.isnan(x)] = np.nan
    return value


@in_blocks
def _log_ndtr(x: np.ndarray) -> np.ndarray:
    smaller = _integrate(-np.abs(x), _NDTR)
    with np.errstate(divide="ignore", over="ignore"):
        value = where(x > 0, np.log1p(-smaller), np.log(smaller))
        tail = x < _NDTR.low
        if tail.any():
            y = x[tail]
            value[tail] = np.log(_DENSITY * _fraction(-y, 0.5)) - 0.5 * (y * y)
    return value


@in_native_loops
def log_ndtr_slope(x: np.ndarray, value: np.ndarray) -> np.ndarray:
    """phi(x) / Phi(x), where `value` = log(Phi(x)), of real numbers."""
    slope = as_payload(_DENSITY * np.exp(-0.5 * (x * x) - value))
    tail = x < _NDTR.low
    if tail.any():
        slope[tail] = 1 / _fraction(-x[tail], 0.5)
    return slope


@in_blocks
def _integrate(x: np.ndarray, integral: _Integral) -> np.ndarray:
    low, high = integral.low, integral.high
    if low <= x.min() and x.max() <= high:  # False where there is a nan
        return _look_up(x, integral)
    value = _look_up(np.fmin(np.fmax(x, low), high), integral)
    if integral.tail:
        tail = x > high if integral.tail > 0 else x < low
        value[tail] = _tail(np.abs(x[tail]), integral)
    value[np.isnan(x)] = np.nan
    return value


def _look_up(x: np.ndarray, integral: _Integral) -> np.ndarray:
    """F(x) for low <= x <= high, by the formula above."""
    table, rounding, first = _make_table(integral, x.dtype)
    rate, scale = integral.rate, integral.scale
    # Adding a large number rounds x to a multiple of the step, and its last bits count the steps.
    nodes = x + rounding
    index = nodes.view(first.dtype) - first
    nodes -= rounding
    value: np.ndarray = table.take(index, mode="clip")
    d = x - nodes
    nodes += x
    nodes *= nodes  # 4 m^2
    factor = nodes * (rate * rate * scale / 24)
    factor -= rate * scale / 12
    nodes *= -0.25 * rate
    bell = np.exp(nodes, out=nodes)
    bell *= d
    d *= d
    factor *= d
    factor += scale
    bell *= factor
    value += bell
    return value


@cache
def _make_table(integral: _Integral, dtype: np.dtype) -> tuple[np.ndarray, Any, Any]:
    """F at the nodes, the number that rounds to nodes, and its bits plus the first node's index."""
    bits = 11 if dtype == np.float64 else 6  # the step is 2^-bits
    integer = np.int64 if dtype == np.float64 else np.int32
    first, last = (math.floor(each * 2**bits) for each in (integral.low, integral.high))
    values = np.array([integral.scalar(k / 2**bits) for k in range(first, last + 1)], dtype)
    if integral is _ERF:
        values[-first] = -0.0  # so that the sum keeps the sign of zero
    values.flags.writeable = False
    rounding: Any = np.array(1.5 * 2 ** (np.finfo(dtype).nmant - bits), dtype)
    return values, rounding[()], rounding.view(integer)[()] + integer(first)


def _tail(x: np.ndarray, integral: _Integral) -> np.ndarray:
    """The integral of |scale| exp(-rate t^2) from x to infinity, for x >= 5 / sqrt(rate)."""
    x = np.minimum(x, 50)  # where it is 0 in every digit
    value = _exp_square(x, -integral.rate)
    value *= abs(integral.scale) / (2 * integral.rate)
    value *= _fraction(x, integral.rate)
    return value


def _exp_square(x: np.ndarray, rate: float) -> np.ndarray:
    """exp(rate x^2), without the rounding error of the square: it grows with x^2."""
    step = 1024 if x.dtype == np.float64 else 64
    high = np.round(x * step)
    high /= step
    value = np.exp(rate * ((x - high) * (x + high)))
    high *= high  # exact
    high *= rate
    value *= np.exp(high, out=high)
    return value


def _fraction(x: np.ndarray, rate: float) -> np.ndarray:
    """2 a exp(a x^2) times the integral of exp(-a t^2) from x to infinity, for x >= 5 / sqrt(a)."""
    value = x.copy()
    for n in range(_TERMS, 0, -1):
        np.divide(n / (2 * rate), value, out=value)
        value += x
    return np.divide(1, value, out=value)


@in_double
def erfcx_derivative(n: int, x: np.ndarray) -> np.ndarray:
    """The n-th derivative of erfcx(x) = exp(x^2) erfc(x).

    With w = erfcx: w' = 2 x w - 2 / sqrt(pi) and w^(n) = 2 x w^(n-1) + 2 (n-1) w^(n-2). For large x
    the terms cancel to x^-n of themselves, so there the ratios r_m = w^(m) / (-2 m w^(m-1)) are
    taken from below: r_m = 1 / (2 x + 2 (m+1) r_(m+1)) (DLMF 7.18.4 and 7.18.7).
    """
    before, value = np.zeros_like(x), erfcx(x)
    first = value
    for m in range(1, n + 1):
        shift = -_BELL if m == 1 else 2 * (m - 1) * before
        before, value = value, 2 * x * value + shift
    tail = x.real > _ERFCX_TAIL
    if n and tail.any():
        z = x[tail]
        ratio = 1 / (2 * z)
        scale = first[tail]
        for m in range(n + 40, 0, -1):
            ratio = 1 / (2 * z + 2 * (m + 1) * ratio)
            if m <= n:
                scale = scale * (-2 * m * ratio)
        value = as_payload(value).copy("K")
        value[tail] = scale
    return value


_ERFCX_TAIL = 5.0


def erfcx_slope(x: np.ndarray) -> np.ndarray:
    """The first derivative of erfcx, for which native loops have a function."""
    return erfcx_derivative(1, x)
