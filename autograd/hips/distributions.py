"""Densities and distribution functions of scipy.stats for traced functions.

They are written in NumPy's and SciPy's functions that have rows, which differentiate them. Without
a box among the arguments SciPy's own function is called.
"""

from __future__ import annotations

import math
import sys
import types
from collections.abc import Callable
from typing import Any

import numpy as np
from scipy import special, stats

from autograd.hips.boxes import holds_boxes
from autograd.hips.functions import eigh, traced
from autograd.hips.special import SPECIAL

Function = Callable[..., Any]

log, log1p, exp = traced(np.log), traced(np.log1p), traced(np.exp)
where, sum_ = traced(np.where), traced(np.sum)
gammaln, xlogy, xlog1py = map(traced, (special.gammaln, special.xlogy, special.xlog1py))
betaln, betainc, stdtr = SPECIAL["betaln"], SPECIAL["betainc"], SPECIAL["stdtr"]
gammainc, gammaincc = SPECIAL["gammainc"], SPECIAL["gammaincc"]


def _exp_of(function: Function) -> Function:
    return lambda *args, **kwargs: exp(function(*args, **kwargs))


def _log_of(function: Function) -> Function:
    return lambda *args, **kwargs: log(function(*args, **kwargs))


def _within(inside: Any, x: Any, usual: float, density: Function) -> Any:
    """`density` of `x` where it is `inside` the support, else -inf."""
    return where(inside, density(where(inside, x, usual)), -np.inf)


# ---- numbers -------------------------------------------------------------------------------------


def _norm_logpdf(x: Any, loc: Any = 0.0, scale: Any = 1.0) -> Any:
    return -(((x - loc) / scale) ** 2) / 2 - log(scale) - math.log(2 * math.pi) / 2


def _normal(function: str, sign: int) -> Function:
    ufunc = traced(getattr(special, function))
    return lambda x, loc=0.0, scale=1.0: ufunc(sign * (x - loc) / scale)


def _beta_logpdf(x: Any, a: Any, b: Any) -> Any:
    return _within((x >= 0) & (x <= 1), x, 0.5, lambda x: (
        xlogy(a - 1, x) + xlog1py(b - 1, -x) - betaln(a, b)
    ))  # fmt: skip


def _gamma_logpdf(x: Any, a: Any) -> Any:
    return _within(x >= 0, x, 1.0, lambda x: xlogy(a - 1, x) - x - gammaln(a))


def _t_logpdf(x: Any, df: Any, loc: Any = 0.0, scale: Any = 1.0) -> Any:
    z = (x - loc) / scale
    return -betaln(df / 2, 0.5) - log(df) / 2 - log(scale) - (df + 1) / 2 * log1p(z**2 / df)


def _t_cdf(x: Any, df: Any, loc: Any = 0.0, scale: Any = 1.0) -> Any:
    return stdtr(df, (x - loc) / scale)


def _poisson_logpmf(k: Any, mu: Any) -> Any:
    inside = (k >= 0) & (k % 1 == 0)
    return _within(inside, k, 1.0, lambda k: xlogy(k, mu) - gammaln(k + 1) - mu)


def _poisson_cdf(k: Any, mu: Any) -> Any:
    return gammaincc(traced(np.floor)(k) + 1, mu)


# ---- vectors -------------------------------------------------------------------------------------


def _dirichlet_logpdf(x: Any, alpha: Any) -> Any:
    shape = (-1,) + (1,) * (np.ndim(getattr(x, "_value", x)) - 1)
    terms = xlogy(traced(np.reshape)(alpha, shape) - 1, x)
    return sum_(terms, 0) - sum_(gammaln(alpha)) + gammaln(sum_(alpha))


def _covariance(cov: Any, size: int) -> Any:
    """A covariance matrix: a number is the variance of all components, a vector that of each."""
    if np.ndim(getattr(cov, "_value", cov)) < 2:
        return cov * np.eye(size)
    return cov


def _mvn_logpdf(x: Any, mean: Any = None, cov: Any = 1.0, allow_singular: bool = False) -> Any:
    given = np.shape(getattr(cov, "_value", cov))
    size = np.size(getattr(mean, "_value", mean)) if mean is not None else (*given, 1)[0]
    x = traced(np.asarray)(x) if isinstance(x, list) else x
    if size == 1 and np.ndim(getattr(x, "_value", x)) < 2:  # numbers, each a vector of its own
        x = traced(np.expand_dims)(x, -1)
    deviation = x - (0.0 if mean is None else mean)
    cov = _covariance(cov, size)
    if allow_singular:  # in the space in which the density is one
        values, vectors = eigh(cov)
        plain = getattr(values, "_value", values)
        kept = plain > 1e6 * np.finfo(plain.dtype).eps * abs(plain).max()
        values, vectors = values[kept], vectors[:, kept]
        terms = traced(np.matmul)(deviation, vectors) ** 2 / values
        size, logdet = int(kept.sum()), sum_(log(values))
    else:
        solved = traced(np.linalg.solve)(cov, deviation[..., None])[..., 0]
        terms, logdet = deviation * solved, traced(np.linalg.slogdet)(cov)[1]
    return -(sum_(terms, -1) + logdet + size * math.log(2 * math.pi)) / 2


def _mvn_entropy(mean: Any = None, cov: Any = 1.0) -> Any:
    cov = _covariance(cov, (*np.shape(getattr(cov, "_value", cov)), 1)[0])
    logdet = traced(np.linalg.slogdet)(cov)[1]
    return (logdet + len(cov) * math.log(2 * math.pi * math.e)) / 2


# ---- modules -------------------------------------------------------------------------------------


class _Distribution(types.ModuleType):
    """The module of a distribution: functions of SciPy's, of which some take boxes."""

    def __init__(self, name: str, functions: dict[str, Function]) -> None:
        super().__init__(f"autograd.scipy.stats.{name}", f"scipy.stats.{name}, traced.")
        self._scipys = getattr(stats, name)
        for key, function in functions.items():
            setattr(self, key, _either(getattr(self._scipys, key), function))

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return getattr(self._scipys, name)


def _either(scipys: Function, ours: Function) -> Function:
    def call(*args: Any, **kwargs: Any) -> Any:
        boxes = holds_boxes(args) or holds_boxes(kwargs.values())
        return (ours if boxes else scipys)(*args, **kwargs)

    call.__name__ = call.__qualname__ = scipys.__name__
    call.__doc__ = scipys.__doc__
    return call


def _with_density(log_density: Function, kind: str = "pdf", **others: Function) -> Any:
    return {f"log{kind}": log_density, kind: _exp_of(log_density), **others}


DISTRIBUTIONS = {
    name: _Distribution(name, functions)
    for name, functions in {
        "norm": _with_density(
            _norm_logpdf,
            cdf=_normal("ndtr", 1),
            sf=_normal("ndtr", -1),
            logcdf=_normal("log_ndtr", 1),
            logsf=_normal("log_ndtr", -1),
        ),
        "beta": _with_density(_beta_logpdf, cdf=lambda x, a, b: betainc(a, b, x)),
        "gamma": _with_density(_gamma_logpdf, cdf=lambda x, a: gammainc(a, x)),
        "chi2": _with_density(
            lambda x, df: _gamma_logpdf(x / 2, df / 2) - math.log(2),
            cdf=lambda x, df: gammainc(df / 2, x / 2),
        ),
        "t": _with_density(_t_logpdf, cdf=_t_cdf, logcdf=_log_of(_t_cdf)),
        "poisson": _with_density(_poisson_logpmf, "pmf", cdf=_poisson_cdf),
        "dirichlet": _with_density(_dirichlet_logpdf),
        "multivariate_normal": _with_density(_mvn_logpdf, entropy=_mvn_entropy),
    }.items()
}
"""The distributions by their names in scipy.stats, as modules."""

for _module in DISTRIBUTIONS.values():
    sys.modules[_module.__name__] = _module
