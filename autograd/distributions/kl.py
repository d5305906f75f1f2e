"""Kullback-Leibler divergences, by a registry of pairs of distributions."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.array.axes import broadcast_shapes
from autograd.base.ops import ops
from autograd.distributions.continuous import Cauchy, Exponential, Gumbel, Laplace, Normal, Uniform
from autograd.distributions.derived import ContinuousBernoulli, InverseGamma, Wishart
from autograd.distributions.discrete import (
    Bernoulli,
    Binomial,
    Categorical,
    Geometric,
    OneHotCategorical,
    Poisson,
)
from autograd.distributions.distribution import Distribution
from autograd.distributions.gamma import Beta, Dirichlet, Gamma
from autograd.distributions.multivariate_normal import MultivariateNormal
from autograd.distributions.of_uniform import Pareto, Weibull
from autograd.distributions.transformed import Independent, TransformedDistribution
from autograd.distributions.utils import sum_rightmost

__all__ = ["kl_divergence", "register_kl"]

_Rule = Callable[[Any, Any], Any]
_RULES: dict[tuple[type, type], _Rule] = {}


def register_kl(type_p: type, type_q: type) -> Callable[[_Rule], _Rule]:
    """A decorator of a function of two distributions that gives their divergence; for subclasses
    the closest pair of classes is taken. Raises TypeError for anything but classes."""
    for kind, name in ((type_p, "type_p"), (type_q, "type_q")):
        if not isinstance(kind, type):
            raise TypeError(f"Expected {name} to be a Distribution subclass but got {kind}")

    def register(rule: _Rule) -> _Rule:
        _RULES[type_p, type_q] = rule
        return rule

    return register


def kl_divergence(p: Distribution, q: Distribution) -> Any:
    """The mean under `p` of ``p.log_prob(x) - q.log_prob(x)``, of the shape of the batch.

    Raises NotImplementedError for a pair that nobody has registered.
    """
    for kind_p in type(p).__mro__:
        for kind_q in type(q).__mro__:
            if (kind_p, kind_q) in _RULES:
                return _RULES[kind_p, kind_q](p, q)
    raise NotImplementedError(
        f"No KL(p || q) is implemented for p type {type(p).__name__} and q type {type(q).__name__}"
    )


def _is_infinite(found: Any, where: Any) -> Any:
    return ops.where(where, math.inf, found)


@register_kl(Normal, Normal)
def _(p: Any, q: Any) -> Any:
    ratio, apart = (p.scale / q.scale).pow(2), ((p.loc - q.loc) / q.scale).pow(2)
    return 0.5 * (ratio + apart - 1 - ratio.log())


@register_kl(Bernoulli, Bernoulli)
def _(p: Any, q: Any) -> Any:
    softplus = ops.nn_functional_softplus
    ones = p.probs * (softplus(-q.logits) - softplus(-p.logits))
    zeros = (1 - p.probs) * (softplus(q.logits) - softplus(p.logits))
    ones = ops.where(p.probs == 0, 0.0, _is_infinite(ones, q.probs == 0))
    zeros = ops.where(p.probs == 1, 0.0, _is_infinite(zeros, q.probs == 1))
    return ones + zeros


@register_kl(ContinuousBernoulli, ContinuousBernoulli)
def _(p: Any, q: Any) -> Any:
    return -p.entropy() - q._log_prob(p.mean)


@register_kl(Binomial, Binomial)
def _(p: Any, q: Any) -> Any:
    if bool((p.total_count < q.total_count).any()):
        raise NotImplementedError(
            "KL between Binomials where q.total_count > p.total_count is not implemented"
        )
    found = p.total_count * (
        p.probs * (p.logits - q.logits) + (-p.probs).log1p() - (-q.probs).log1p()
    )
    return _is_infinite(found, p.total_count > q.total_count)


@register_kl(Categorical, Categorical)
def _(p: Any, q: Any) -> Any:
    each = p.probs * (p.logits - q.logits)
    each = _is_infinite(each, (q.probs == 0).expand_as(each))
    return ops.where((p.probs == 0).expand_as(each), 0.0, each).sum(-1)


@register_kl(OneHotCategorical, OneHotCategorical)
def _(p: Any, q: Any) -> Any:
    return kl_divergence(p._categorical, q._categorical)


@register_kl(Geometric, Geometric)
def _(p: Any, q: Any) -> Any:
    return -p.entropy() - (-q.probs).log1p() / p.probs - q.logits


@register_kl(Poisson, Poisson)
def _(p: Any, q: Any) -> Any:
    return p.rate * (p.rate.log() - q.rate.log()) - (p.rate - q.rate)


@register_kl(Exponential, Exponential)
def _(p: Any, q: Any) -> Any:
    ratio = q.rate / p.rate
    return ratio - ratio.log() - 1


@register_kl(Laplace, Laplace)
def _(p: Any, q: Any) -> Any:
    ratio, apart = p.scale / q.scale, (p.loc - q.loc).abs()
    return -ratio.log() + apart / q.scale + ratio * (-apart / p.scale).exp() - 1


@register_kl(Cauchy, Cauchy)
def _(p: Any, q: Any) -> Any:
    both = ((p.scale + q.scale).pow(2) + (p.loc - q.loc).pow(2)).log()
    return both - (4 * p.scale * q.scale).log()


@register_kl(Gumbel, Gumbel)
def _(p: Any, q: Any) -> Any:
    ratio, moved = p.scale / q.scale, (q.loc - p.loc) / q.scale
    mean = (p.mean - q.loc) / q.scale  # of the sample as q standardizes it
    return mean + (moved + (1 + ratio).lgamma()).exp() - ratio.log() - p.entropy() + p.scale.log()


@register_kl(Uniform, Uniform)
def _(p: Any, q: Any) -> Any:
    found = ((q.high - q.low) / (p.high - p.low)).log()
    return _is_infinite(found, (q.low > p.low) | (q.high < p.high))


@register_kl(Gamma, Gamma)
def _(p: Any, q: Any) -> Any:
    a, b = p.concentration, q.concentration
    rates = b * (p.rate / q.rate).log() + a * (q.rate / p.rate - 1)
    return rates + b.lgamma() - a.lgamma() + (a - b) * a.digamma()


register_kl(InverseGamma, InverseGamma)(_RULES[Gamma, Gamma])


@register_kl(Pareto, Pareto)
def _(p: Any, q: Any) -> Any:
    alphas = q.alpha / p.alpha
    found = q.alpha * (p.scale / q.scale).log() - alphas.log() + alphas - 1
    return _is_infinite(found, p.scale < q.scale)


@register_kl(Weibull, Weibull)
def _(p: Any, q: Any) -> Any:
    ratio = q.concentration / p.concentration
    scales = (p.scale / q.scale).log() * q.concentration
    moment = (scales + (1 + ratio).lgamma()).exp()
    return moment - scales - ratio.log() - np.euler_gamma * (1 - ratio) - 1


@register_kl(Exponential, Gamma)
def _(p: Any, q: Any) -> Any:
    return kl_divergence(Gamma(ops.ones_like(p.rate), p.rate), q)


@register_kl(Gamma, Exponential)
def _(p: Any, q: Any) -> Any:
    return kl_divergence(p, Gamma(ops.ones_like(q.rate), q.rate))


@register_kl(Dirichlet, Dirichlet)
def _(p: Any, q: Any) -> Any:
    a, b = p.concentration, q.concentration
    total = a.sum(-1)
    sizes = total.lgamma() - b.sum(-1).lgamma() - (a.lgamma() - b.lgamma()).sum(-1)
    return sizes + ((a - b) * (a.digamma() - total.digamma().unsqueeze(-1))).sum(-1)


@register_kl(Beta, Beta)
def _(p: Any, q: Any) -> Any:
    return kl_divergence(p._dirichlet, q._dirichlet)


@register_kl(MultivariateNormal, MultivariateNormal)
def _(p: Any, q: Any) -> Any:
    if p.event_shape != q.event_shape:
        raise ValueError(
            "KL-divergence between two Multivariate Normals with different event shapes cannot be "
            "computed"
        )
    spread = ops.linalg_solve_triangular(q.scale_tril, p.scale_tril, upper=False).pow(2)
    apart = ops.linalg_solve_triangular(q.scale_tril, (q.loc - p.loc).unsqueeze(-1), upper=False)
    total = spread.sum((-2, -1)) + apart.pow(2).sum((-2, -1))
    return q._half_log_det() - p._half_log_det() + 0.5 * (total - p.event_shape[0])


@register_kl(Wishart, Wishart)
def _(p: Any, q: Any) -> Any:
    return -p.entropy() - q._log_density(p._mean_log_det(), q._trace(p.mean))


@register_kl(Independent, Independent)
def _(p: Any, q: Any) -> Any:
    if p.reinterpreted_batch_ndims != q.reinterpreted_batch_ndims:
        raise NotImplementedError
    return sum_rightmost(kl_divergence(p.base_dist, q.base_dist), p.reinterpreted_batch_ndims)


@register_kl(TransformedDistribution, TransformedDistribution)
def _(p: Any, q: Any) -> Any:
    if p.transforms != q.transforms or p.event_shape != q.event_shape:
        raise NotImplementedError
    return kl_divergence(p.base_dist, q.base_dist)


# ---- distributions of two families ---------------------------------------------------------------

# The divergence is the mean of -log q(x) under p, less p's entropy.


def _infinite(p: Any, q: Any) -> Any:
    """Of a `p` that has samples where `q` has none."""
    shape = broadcast_shapes(p.batch_shape, q.batch_shape)
    return ops.full(shape, math.inf, dtype=p.mean.dtype)


_LINE, _HALF, _UNIT = (Normal, Laplace, Gumbel), (Exponential, Gamma), (Beta, ContinuousBernoulli)
for _kinds, _others in (
    (_LINE, (*_HALF, Pareto, *_UNIT, Uniform)),
    (_HALF, (Pareto, *_UNIT, Uniform)),
    ((Pareto,), (*_UNIT, Uniform)),
    (_UNIT, (Pareto,)),
    ((Poisson,), (Bernoulli, Binomial)),
):
    for _pair in itertools.product(_kinds, _others):
        register_kl(*_pair)(_infinite)


def _registered(q_type: type, *p_types: type) -> Callable[[_Rule], _Rule]:
    """Registers the divergence of these from `q_type`, given the mean of log q(x) under p."""

    def register(mean_log_density: _Rule) -> _Rule:
        def divergence(p: Any, q: Any) -> Any:
            found = -p.entropy() - mean_log_density(p, q)
            return _is_infinite(found, found == math.inf)  # where it has no gradient

        for p_type in p_types:
            register_kl(p_type, q_type)(divergence)
        return mean_log_density

    return register


def _within(p: Any, q: Any, found: Any) -> Any:
    """`found`, and -inf where a uniform `p` has samples where `q` has none."""
    if not isinstance(p, Uniform):
        return found
    outside = p.low < 0
    if isinstance(q, _UNIT):
        outside = outside | (p.high > 1)
    return ops.where(outside, -math.inf, found)


def _mean_log(p: Any) -> Any:
    """The mean of log x."""
    if isinstance(p, Beta):
        return p.concentration1.digamma() - (p.concentration1 + p.concentration0).digamma()
    if isinstance(p, Pareto):
        return p.scale.log() + 1 / p.alpha
    return _mean_log_between(p.low, p.high)


def _mean_log_between(low: Any, high: Any) -> Any:
    """The mean of log x between two numbers; of negative ones, some number."""
    low_, high_ = (ops.where(x > 0, x, 1.0) for x in (low, high))
    return (high_ * high_.log() - low_ * low_.log()) / (high - low) - 1


def _mean_exp(p: Any, by: Any, to: Any) -> Any:
    """The mean of exp((to - x) / by)."""
    if isinstance(p, Normal):
        return ((to - p.loc) / by + (p.scale / by).pow(2) / 2).exp()
    if isinstance(p, Uniform):
        ends = ((to - p.low) / by).exp() - ((to - p.high) / by).exp()
        return by * ends / (p.high - p.low)
    concentration = p.concentration if isinstance(p, Gamma) else 1.0
    return (to / by - concentration * (1 / (p.rate * by)).log1p()).exp()


@_registered(
    Normal, Beta, ContinuousBernoulli, Exponential, Gamma, Gumbel, Laplace, Pareto, Uniform
)
def _(p: Any, q: Any) -> Any:
    apart = (p.variance + (p.mean - q.loc).pow(2)) / q.scale.pow(2)
    return -(apart + math.log(2 * math.pi)) / 2 - q.scale.log()


@_registered(Laplace, Normal)
def _(p: Any, q: Any) -> Any:
    moved = (p.loc - q.loc) / (math.sqrt(2) * p.scale)
    apart = p.scale * (math.sqrt(2 / math.pi) * (-moved.pow(2)).exp())
    apart = apart + (p.loc - q.loc) * moved.erf()
    return -apart / q.scale - (2 * q.scale).log()


@_registered(Gumbel, Normal, Exponential, Gamma, Uniform)
def _(p: Any, q: Any) -> Any:
    return (q.loc - p.mean) / q.scale - _mean_exp(p, q.scale, q.loc) - q.scale.log()


@_registered(Exponential, Beta, ContinuousBernoulli, Pareto, Uniform)
@_registered(ContinuousBernoulli, Beta, Uniform)
def _(p: Any, q: Any) -> Any:
    """The logarithm is linear in x."""
    return _within(p, q, q._log_prob(p.mean))


@_registered(Gamma, Beta, Pareto, Uniform)
def _(p: Any, q: Any) -> Any:
    a, b = q.concentration, q.rate
    found = a * b.log() - a.lgamma() + (a - 1) * _mean_log(p) - b * p.mean
    return _within(p, q, found)


@_registered(Beta, Uniform)
def _(p: Any, q: Any) -> Any:
    a, b = q.concentration1, q.concentration0
    logs = (a - 1) * _mean_log(p) + (b - 1) * _mean_log_between(1 - p.high, 1 - p.low)
    return _within(p, q, logs + (a + b).lgamma() - a.lgamma() - b.lgamma())


@_registered(Pareto, Uniform)
def _(p: Any, q: Any) -> Any:
    found = q.alpha.log() + q.alpha * q.scale.log() - (q.alpha + 1) * _mean_log(p)
    return ops.where(p.low < q.scale, -math.inf, found)


@_registered(Uniform, Beta, ContinuousBernoulli)
def _(p: Any, q: Any) -> Any:
    found = -(q.high - q.low).log()
    return ops.where((q.low > 0) | (q.high < 1), -math.inf, found)


@_registered(Poisson, Bernoulli)
def _(p: Any, q: Any) -> Any:
    return p.probs * q.rate.log() - q.rate
