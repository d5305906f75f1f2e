"""Log densities on arrays, and the parts of their derivatives that more than one line needs.

`quotient`, `in_unit`, `is_count` and the functions of Student's t are called by formulas, which run
on arrays and, where derivatives of derivatives are taken, on Tensors: they hold nothing but NumPy,
and SciPy's digamma, which Tensors answer as well. SciPy is imported when a density is first asked
for.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import numpy.typing as npt

__all__ = [
    "beta_logpdf",
    "gamma_logpdf",
    "in_unit",
    "is_count",
    "negative_binomial_logpmf",
    "normal_logpdf",
    "poisson_logpmf",
    "quotient",
    "student_t_df",
    "student_t_logpdf",
    "student_t_pull",
    "von_mises_logpdf",
]

Array = npt.NDArray[Any]

_HALF_LOG_2PI = 0.5 * math.log(2 * math.pi)


def normal_logpdf(value: Array, loc: Array, scale: Array) -> Array:
    scale = _positive(scale)
    return -0.5 * ((value - loc) / scale) ** 2 - np.log(scale) - _HALF_LOG_2PI


def student_t_logpdf(value: Array, df: Array, loc: Array, scale: Array) -> Array:
    from scipy import special

    df, scale = _positive(df), _positive(scale)
    # log gamma((df + 1) / 2) - log gamma(df / 2) by the beta function, which has an expansion for
    # large df where the difference of two large numbers would have no digits.
    constant = -special.betaln(0.5, 0.5 * df) - 0.5 * np.log(df)
    tail = np.log1p(_standard(value, df, loc, scale) ** 2)
    return constant - np.log(scale) - 0.5 * (df + 1) * tail


def student_t_pull(value: Any, df: Any, loc: Any, scale: Any) -> Any:
    """The derivative of the log density in loc."""
    z = _standard(value, df, loc, scale)
    return (df + 1) * z / (1 + z * z) / (scale * df**0.5)


def student_t_df(value: Any, df: Any, loc: Any, scale: Any) -> Any:
    """The derivative of the log density in df."""
    from scipy import special

    squared = _standard(value, df, loc, scale) ** 2
    gammas = special.digamma(0.5 * (df + 1)) - special.digamma(0.5 * df)
    return 0.5 * (gammas - np.log1p(squared) + (squared - 1 / df) / (1 + squared))


def _standard(value: Any, df: Any, loc: Any, scale: Any) -> Any:
    return (value - loc) / (scale * _positive(df) ** 0.5)


def gamma_logpdf(value: Array, concentration: Array, rate: Array) -> Array:
    from scipy import special

    concentration, rate = _positive(concentration), _positive(rate)
    x = np.maximum(value, 0)
    powers = special.xlogy(concentration - 1, x) + concentration * np.log(rate)
    logpdf = powers - rate * x - special.gammaln(concentration)
    return _supported(logpdf, value >= 0)


def beta_logpdf(value: Array, a: Array, b: Array) -> Array:
    from scipy import special

    a, b = _positive(a), _positive(b)
    x = np.clip(value, 0, 1)
    logpdf = special.xlogy(a - 1, x) + special.xlog1py(b - 1, -x) - special.betaln(a, b)
    return _supported(logpdf, in_unit(value))


def von_mises_logpdf(value: Array, loc: Array, concentration: Array) -> Array:
    from scipy import special

    concentration = _where(concentration >= 0, concentration)
    # i0(k) = i0e(k) exp(k), and cos(x) - 1 = -2 sin(x / 2)**2: neither overflows nor cancels.
    scaled = np.log(special.i0e(concentration)) + 2 * _HALF_LOG_2PI
    return -2 * concentration * np.sin(0.5 * (value - loc)) ** 2 - scaled


def poisson_logpmf(count: Array, rate: Array) -> Array:
    from scipy import special

    rate, k = _where(rate >= 0, rate), np.maximum(count, 0)
    logpmf = special.xlogy(k, rate) - special.gammaln(k + 1) - rate
    return _supported(logpmf, is_count(count))


def negative_binomial_logpmf(count: Array, total: Array, probability: Array) -> Array:
    from scipy import special

    total, k = _positive(total), np.maximum(count, 0)
    probability = _where((probability > 0) & (probability <= 1), probability)
    ways = -special.betaln(total, k + 1) - np.log(total + k)
    logpmf = ways + total * np.log(probability) + special.xlog1py(k, -probability)
    return _supported(logpmf, is_count(count))


def quotient(x: Any, y: Any) -> Any:
    """x / y, and 0 for 0 / 0: the slope of x log y, which is 0 for x = 0 whatever y is."""
    return x / np.where((x == 0) & (y == 0), 1, y)


def in_unit(value: Any) -> Any:
    return (value >= 0) & (value <= 1)


def is_count(count: Any) -> Any:
    return (count >= 0) & (count == np.floor(count))


def _where(allowed: Any, parameter: Any) -> Any:
    """The parameter, and nan where it is not allowed."""
    return np.where(allowed, parameter, np.nan)


def _positive(parameter: Any) -> Any:
    return _where(parameter > 0, parameter)


def _supported(logpdf: Array, support: Any) -> Array:
    """logpdf, but -inf outside of the support; nan stays nan."""
    return np.where(support | np.isnan(logpdf), logpdf, -np.inf)
