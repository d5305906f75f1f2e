"""Functions of one and of two numbers, as native loops compute them."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.kernels._loops.basics import same_dtypes, vector

__all__ = [
    "angle", "copy", "digamma", "div_mode", "entr", "erf", "erfc", "erfcx", "erfcx_derivative",
    "erfinv", "floor_divide", "fmod", "frac", "gammaln", "hypot", "i0", "i0e", "i1", "i1e", "lerp",
    "lgamma", "log_ndtr", "log_ndtr_slope", "logaddexp", "logaddexp2", "logit", "logsigmoid",
    "masked_fill", "nan_to_num", "ndtr", "ndtr_short", "ndtri", "nextafter", "polygamma", "power",
    "psi", "remainder", "scipy_special", "sigmoid", "sign", "sinc", "sinc_derivative", "softplus",
    "trigamma", "xlog1py", "xlogy",
]  # fmt: skip


def _vector(name: str) -> Callable[[Any], Any]:
    return lambda x: vector(name, x)


sigmoid, lgamma, digamma, trigamma = map(_vector, ("sigmoid", "lgamma", "digamma", "trigamma"))
erf, erfc, erfcx, erfinv = map(_vector, ("erf", "erfc", "erfcx", "erfinv"))
ndtr, ndtr_short, ndtri = map(_vector, ("ndtr", "ndtr_short", "ndtri"))
i0, i0e, i1, i1e = map(_vector, ("i0", "i0e", "i1", "i1e"))
gammaln, psi = lgamma, digamma  # as SciPy calls them
sign, fmod, remainder, floor_divide = np.sign, np.fmod, np.remainder, np.floor_divide


def erfcx_derivative(n: int, x: Any) -> Any:
    return vector(("erfcx", "erfcx_slope")[n], x) if n in (0, 1) else NotImplemented


_ROOT_HALF = math.sqrt(0.5)


def log_ndtr(x: Any) -> Any:
    tail = np.log(erfcx(x * -_ROOT_HALF) * 0.5) - x * x * 0.5
    return np.where(x < -1.0, tail, np.log1p(-ndtr(-x)))


def log_ndtr_slope(x: Any, value: Any) -> Any:
    """The density by the function: both have the factor exp(-x^2 / 2)."""
    return math.sqrt(2 / math.pi) / erfcx(x * -_ROOT_HALF)


def polygamma(n: int, x: Any) -> Any:
    return (digamma, trigamma)[n](x) if n in (0, 1) else NotImplemented


def scipy_special(name: str, *args: Any) -> Any:
    function = _OF_SCIPY.get(name)
    return NotImplemented if function is None else function(*args)


_OF_SCIPY = {
    each: globals()[each]
    for each in (
        *("erf", "erfc", "erfinv", "gammaln", "i0", "i0e", "i1", "i1e", "ndtr", "ndtri", "psi"),
    )
}


# ---- sines of multiples of pi --------------------------------------------------------------------


def sinc(x: Any) -> Any:
    return np.where(x == 0, 1.0, vector("sinpi", x) / (x * math.pi))


# The series of sinc'(x) / x in x^2, whose first term that is left out is below 1e-17 to 1/2.
_SLOPES = [(-1) ** m * math.pi ** (2 * m) * 2 * m / math.factorial(2 * m + 1) for m in range(1, 12)]


def sinc_derivative(n: int, x: Any) -> Any:
    if n not in (0, 1):
        return NotImplemented
    if n == 0:
        return sinc(x)
    near = np.abs(x) < 0.5
    squares, series = x * x, _SLOPES[-1]
    for each in reversed(_SLOPES[:-1]):
        series = series * squares + each
    return np.where(near, x * series, (vector("cospi", x) - sinc(x)) / x)


# ---- parts of numbers ----------------------------------------------------------------------------


def angle(x: Any) -> Any:
    return np.where(x < 0, math.pi, np.where(np.isnan(x), x, 0.0))


def copy(x: Any) -> Any:
    return np.copy(x)


def frac(x: Any) -> Any:
    return x - np.trunc(x)


def nan_to_num(x: Any, nan: float | None, posinf: float | None, neginf: float | None) -> Any:
    if x.dtype.kind != "f":
        return NotImplemented
    limits = np.finfo(x.dtype)
    highest = float(limits.max if posinf is None else posinf)
    lowest = float(limits.min if neginf is None else neginf)
    bounded = np.where(x == math.inf, highest, np.where(x == -math.inf, lowest, x))
    return np.where(np.isnan(x), 0.0 if nan is None else float(nan), bounded)


def nextafter(x: Any, y: Any) -> Any:
    return np.nextafter(x, y) if same_dtypes(x, y) else NotImplemented


def hypot(x: Any, y: Any) -> Any:
    return np.hypot(x, y) if same_dtypes(x, y) else NotImplemented


def power(x: Any, exponent: Any) -> Any:
    fits = x.dtype.kind == "f" and same_dtypes(x, exponent)
    return np.power(x, exponent) if fits else NotImplemented


def masked_fill(x: Any, mask: Any, value: Any) -> Any:
    if mask.dtype.kind != "b" or value.shape or not same_dtypes(x, value):
        return NotImplemented
    return np.where(mask, value, x)


def entr(x: Any) -> Any:
    return np.where(x < 0, -math.inf, np.where(x == 0, 0.0, -x * np.log(x)))


def xlogy(x: Any, y: Any) -> Any:
    return _product_or_zero(x, y, np.log(y))


def xlog1py(x: Any, y: Any) -> Any:
    return _product_or_zero(x, y, np.log1p(y))


def _product_or_zero(x: Any, y: Any, logarithm: Any) -> Any:
    """x times a function of y, and 0 where x is 0, unless y is nan."""
    if not same_dtypes(x, y):
        return NotImplemented
    return np.where(np.logical_and(x == 0, y == y), 0.0, x * logarithm)


def logit(x: Any, eps: Any) -> Any:
    if eps is not None:
        x = np.minimum(np.maximum(x, eps), 1.0 - eps)
    return np.log(x / (1.0 - x))


# ---- softplus and its relatives ------------------------------------------------------------------


def div_mode(x: Any, y: Any, rounding_mode: str) -> Any:
    if x.dtype.kind != "f" or not same_dtypes(x, y):
        return NotImplemented
    if rounding_mode == "floor":
        return np.floor_divide(x, y)
    return np.trunc(x / y) if rounding_mode == "trunc" else NotImplemented


def softplus(x: Any, beta: Any, threshold: Any) -> Any:
    z = x if beta == 1 else x * beta
    value = np.maximum(z, 0.0) + np.log1p(np.exp(-np.abs(z)))
    if beta != 1:
        value = value / beta
    return np.where(z > threshold, x, value)


def logsigmoid(x: Any) -> Any:
    return np.minimum(x, 0.0) - np.log1p(np.exp(-np.abs(x)))


def logaddexp(x: Any, y: Any) -> Any:
    highest = np.maximum(x, y)
    gap = np.abs(x - y)
    return np.where(x == y, highest + math.log(2), highest + np.log1p(np.exp(-gap)))


def logaddexp2(x: Any, y: Any) -> Any:
    highest = np.maximum(x, y)
    gap = np.abs(x - y)
    return np.where(x == y, highest + 1.0, highest + np.log1p(np.exp2(-gap)) * (1 / math.log(2)))


def lerp(x: Any, end: Any, weight: Any) -> Any:
    if not same_dtypes(x, end):
        return NotImplemented
    return x + weight * (end - x)
