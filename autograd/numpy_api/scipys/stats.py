"""Densities and distribution functions of scipy.stats, in NumPy's functions and rows."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.base.ops import ops
from autograd.numpy_api.functions.arguments import plain, tensor

Function = Callable[..., Any]


def _of_lists(function: Function) -> Function:
    """`function`, of which the arguments may be lists."""

    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*map(_array, args), **{key: _array(x) for key, x in kwargs.items()})

    return call


def _array(x: Any) -> Any:
    return tensor(x) if isinstance(x, (list, tuple)) else x


def _within(inside: Any, x: Any, usual: float, density: Function, beyond: Any = -np.inf) -> Any:
    """`density` of `x` where it is `inside` the support or NaN, else `beyond`; NaN where it is NaN
    for its other arguments."""
    inside = inside | (x != x)
    found = density(np.where(inside, x, usual))
    return np.where(inside | np.isnan(plain(found)), found, beyond)


def _of_half(x: Any, function: Function, zero: bool = False, beyond: Any = -np.inf) -> Any:
    """`function` of positive numbers, with `zero` of 0 as well, and `beyond` of others."""
    return _within(x >= 0 if zero else x > 0, x, 1.0, function, beyond)


def _proper(parameter: Any, proper: Any) -> Any:
    """A parameter, NaN where it is not `proper`."""
    if isinstance(parameter, (int, float)):  # which leaves the dtype to others
        return parameter if proper else math.nan
    return np.where(proper, parameter, math.nan)


def _positive(parameter: Any) -> Any:
    return _proper(parameter, parameter > 0)


def _share(p: Any) -> Any:
    return _proper(p, (p >= 0) & (p <= 1))


# ---- numbers -------------------------------------------------------------------------------------


def _norm_logpdf(x: Any, loc: Any = 0.0, scale: Any = 1.0) -> Any:
    scale = _positive(scale)
    return -(((x - loc) / scale) ** 2) / 2 - np.log(scale) - math.log(2 * math.pi) / 2


def _normal(name: str, sign: int) -> Function:
    def call(x: Any, loc: Any = 0.0, scale: Any = 1.0) -> Any:
        return getattr(ops, f"special_{name}")(sign * (x - loc) / _positive(scale))

    return call


def _beta_logpdf(x: Any, a: Any, b: Any) -> Any:
    def density(x: Any) -> Any:
        return ops.xlogy(a - 1, x) + ops.special_xlog1py(b - 1, -x) - ops.special_betaln(a, b)

    return _within((x >= 0) & (x <= 1), x, 0.5, density)


def _gamma_logpdf(x: Any, a: Any) -> Any:
    return _of_half(x, lambda x: ops.xlogy(a - 1, x) - x - ops.lgamma(a), True)


def _beta_cdf(x: Any, a: Any, b: Any) -> Any:
    inside, above = (x > 0) & (x < 1), plain(x >= 1)
    return _within(inside, x, 0.5, lambda x: ops.special_betainc(a, b, x), above)


def _gamma_cdf(x: Any, a: Any) -> Any:
    return _of_half(x, lambda x: ops.igamma(a, x), beyond=0.0)


def _t_logpdf(x: Any, df: Any) -> Any:
    scales = ops.special_betaln(df / 2, 0.5) + np.log(df) / 2
    return -scales - (df + 1) / 2 * np.log1p(x**2 / df)


def _t_logcdf(x: Any, df: Any) -> Any:
    """By the smaller of both tails."""
    upper = x > 0
    tail = ops.special_stdtr(df, np.where(upper, -x, x))
    return np.where(upper, np.log1p(-tail), np.log(np.where(upper, 1.0, tail)))


def _laplace_cdf(x: Any) -> Any:
    tail = np.exp(np.where(x < 0, x, -x)) / 2
    return np.where(x < 0, tail, 1 - tail)


def _located(standard: Function, density: bool = False) -> Function:
    """A function of numbers of a standard distribution for any location and scale, the arguments
    behind those that `standard` has. Scale and shapes are positive."""
    count = standard.__code__.co_argcount

    def call(*args: Any, loc: Any = 0.0, scale: Any = 1.0, **shapes: Any) -> Any:
        given, (loc, scale) = args[:count], (*args[count:], *(loc, scale)[len(args[count:]) :])
        scale, named = _positive(scale), {key: _positive(x) for key, x in shapes.items()}
        found = standard((given[0] - loc) / scale, *map(_positive, given[1:]), **named)
        return found - np.log(scale) if density else found

    return call


# ---- whole numbers -------------------------------------------------------------------------------


def _bernoulli_logpmf(k: Any, p: Any) -> Any:
    inside, p = (k == 0) | (k == 1), _share(p)
    return _within(inside, k, 1.0, lambda k: ops.xlogy(k, p) + ops.special_xlog1py(1 - k, -p))


def _binom_logpmf(k: Any, n: Any, p: Any) -> Any:
    n, p = _proper(n, n >= 0), _share(p)

    def logarithm(k: Any) -> Any:
        ways = ops.lgamma(n + 1.0) - ops.lgamma(k + 1.0) - ops.lgamma(n - k + 1.0)
        return ways + ops.xlogy(k, p) + ops.special_xlog1py(n - k, -p)

    return _within((k >= 0) & (k <= n) & (k % 1 == 0), k, 0.0, logarithm)


def _nbinom_logpmf(k: Any, n: Any, p: Any) -> Any:
    n, p = _positive(n), _positive(_share(p))

    def logarithm(k: Any) -> Any:
        ways = ops.lgamma(k + 1.0 * n) - ops.lgamma(k + 1.0) - ops.lgamma(1.0 * n)
        return ways + n * np.log(p) + ops.special_xlog1py(k, -p)

    return _within((k >= 0) & (k % 1 == 0), k, 0.0, logarithm)


def _geom_logpmf(k: Any, p: Any) -> Any:
    inside, p = (k >= 1) & (k % 1 == 0), _positive(_share(p))
    return _within(inside, k, 1.0, lambda k: np.log(p) + ops.special_xlog1py(k - 1, -p))


def _poisson_logpmf(k: Any, mu: Any) -> Any:
    inside, mu = (k >= 0) & (k % 1 == 0), _proper(mu, mu >= 0)
    return _within(inside, k, 1.0, lambda k: ops.xlogy(k, mu) - ops.lgamma(k + 1.0) - mu)


def _poisson_cdf(k: Any, mu: Any) -> Any:
    mu = _proper(mu, mu >= 0)
    return _within(k >= 0, k, 1.0, lambda k: ops.igammac(np.floor(k) + 1.0, mu), 0.0)


# ---- vectors -------------------------------------------------------------------------------------


def _dirichlet_logpdf(x: Any, alpha: Any) -> Any:
    x, alpha = tensor(x), tensor(alpha)
    if len(x) == len(alpha) - 1:  # the last share is what the others leave
        x = np.concatenate([x, 1 - x.sum(0, keepdim=True)])
    powers = alpha.reshape((-1,) + (1,) * (x.ndim - 1)) - 1
    return ops.xlogy(powers, x).sum(0) - ops.lgamma(alpha).sum() + ops.lgamma(alpha.sum())


def _covariance(cov: Any, size: int) -> Any:
    """A covariance matrix: a number is the variance of all components, a vector that of each."""
    return cov * np.eye(size) if np.ndim(cov) < 2 else cov


def _mvn_logpdf(x: Any, mean: Any = None, cov: Any = 1.0, allow_singular: bool = False) -> Any:
    size = np.size(mean) if mean is not None else (*np.shape(cov), 1)[0]
    x = tensor(x)
    if size == 1 and x.ndim < 2:  # numbers, each a vector of its own
        x = x.unsqueeze(-1)
    deviation = x - (0.0 if mean is None else tensor(mean))
    cov = _covariance(cov, size)
    if allow_singular:  # in the space in which the density is one
        values, vectors = np.linalg.eigh(tensor(cov))
        known = plain(values)
        kept = known > 1e6 * np.finfo(known.dtype).eps * abs(known).max()
        values, vectors = values[kept], vectors[:, kept]
        terms = (deviation @ vectors) ** 2 / values
        size, logdet = int(kept.sum()), np.log(values).sum()
    else:
        terms = deviation * np.linalg.solve(cov, deviation[..., None])[..., 0]
        logdet = np.linalg.slogdet(cov)[1]
    return -(terms.sum(-1) + logdet + size * math.log(2 * math.pi)) / 2


def _mvn_entropy(mean: Any = None, cov: Any = 1.0) -> Any:
    cov = _covariance(cov, (*np.shape(cov), 1)[0])
    return (np.linalg.slogdet(cov)[1] + len(cov) * math.log(2 * math.pi * math.e)) / 2


# ---- by their names ------------------------------------------------------------------------------


def _with_density(log_density: Function, kind: str = "pdf", **others: Function) -> Any:
    def density(*args: Any, **kwargs: Any) -> Any:
        return np.exp(log_density(*args, **kwargs))

    return {f"log{kind}": log_density, kind: density, **others}


def _family(standard: Function, **others: Function) -> Any:
    """The density of the standard distribution, and others of its functions, for any scale."""
    located = {name: _located(function) for name, function in others.items()}
    return _with_density(_located(standard, True)) | located


def _of_whole(**functions: Function) -> Any:
    """Functions of whole numbers, for any location, the argument behind those that each has."""

    def shifted(standard: Function) -> Function:
        count = standard.__code__.co_argcount - 1

        def call(k: Any, *args: Any, loc: Any = 0, **shapes: Any) -> Any:
            place = args[count] if len(args) > count else loc
            return standard(k - place, *args[:count], **shapes)

        return call

    located = {name: shifted(function) for name, function in functions.items()}
    return _with_density(located.pop("logpmf"), "pmf", **located)


FUNCTIONS: dict[str, Function] = {
    f"{distribution}.{name}": _of_lists(function)
    for distribution, functions in {
        "norm": _with_density(
            _norm_logpdf,
            cdf=_normal("ndtr", 1),
            sf=_normal("ndtr", -1),
            logcdf=_normal("log_ndtr", 1),
            logsf=_normal("log_ndtr", -1),
            ppf=lambda q, loc=0.0, scale=1.0: ops.special_ndtri(q) * _positive(scale) + loc,
        ),
        "uniform": _family(
            lambda x: _within((x >= 0) & (x <= 1), x, 0.5, lambda x: x * 0),
            cdf=lambda x: np.clip(x, 0.0, 1.0),
        ),
        "beta": _family(_beta_logpdf, cdf=_beta_cdf),
        "gamma": _family(_gamma_logpdf, cdf=_gamma_cdf),
        "invgamma": _family(
            lambda x, a: _of_half(x, lambda x: -(a + 1) * np.log(x) - ops.lgamma(a) - 1 / x),
            cdf=lambda x, a: _of_half(x, lambda x: ops.igammac(a, 1 / x), beyond=0.0),
        ),
        "chi2": _family(
            lambda x, df: _gamma_logpdf(x / 2, df / 2) - math.log(2),
            cdf=lambda x, df: _gamma_cdf(x / 2, df / 2),
        ),
        "t": _family(_t_logpdf, cdf=lambda x, df: ops.special_stdtr(df, x), logcdf=_t_logcdf),
        "expon": _family(
            lambda x: _of_half(x, lambda x: -x, True),
            cdf=lambda x: -np.expm1(-np.maximum(x, 0.0)),
            sf=lambda x: np.exp(-np.maximum(x, 0.0)),
        ),
        "halfnorm": _family(lambda x: _of_half(x, lambda x: _norm_logpdf(x) + math.log(2), True)),
        "laplace": _family(lambda x: -np.abs(x) - math.log(2), cdf=_laplace_cdf),
        "logistic": _family(
            lambda x: -x - 2 * np.logaddexp(-x, 0.0),
            cdf=lambda x: ops.sigmoid(x),
            sf=lambda x: ops.sigmoid(-x),
        ),
        "cauchy": _family(
            lambda x: -np.log1p(x**2) - math.log(math.pi),
            cdf=lambda x: np.arctan2(1.0, -x) / math.pi,
        ),
        "gumbel_r": _family(lambda x: -x - np.exp(-x), cdf=lambda x: np.exp(-np.exp(-x))),
        "lognorm": _family(
            lambda x, s: _of_half(x, lambda x: _norm_logpdf(np.log(x), 0.0, s) - np.log(x))
        ),
        "weibull_min": _family(
            lambda x, c: _of_half(x, lambda x: np.log(c) + ops.xlogy(c - 1, x) - x**c, True)
        ),
        "bernoulli": _of_whole(logpmf=_bernoulli_logpmf),
        "binom": _of_whole(logpmf=_binom_logpmf),
        "nbinom": _of_whole(logpmf=_nbinom_logpmf),
        "geom": _of_whole(logpmf=_geom_logpmf),
        "poisson": _of_whole(logpmf=_poisson_logpmf, cdf=_poisson_cdf),
        "dirichlet": _with_density(_dirichlet_logpdf),
        "multivariate_normal": _with_density(_mvn_logpdf, entropy=_mvn_entropy),
    }.items()
    for name, function in functions.items()
}
"""Those of each distribution, dotted: ``norm.logpdf``."""
