"""Kullback-Leibler divergences, by a registry of pairs of distributions."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.base.ops import ops
from autograd.distributions.continuous import Cauchy, Exponential, Gumbel, Laplace, Normal, Uniform
from autograd.distributions.derived import (
    ContinuousBernoulli,
    InverseGamma,
    Pareto,
    Weibull,
    Wishart,
)
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


@register_kl(Uniform, Normal)
def _(p: Any, q: Any) -> Any:
    width = p.high - p.low
    size = (math.sqrt(math.pi * 2) * q.scale / width).log()
    return size + (width.pow(2) / 12 + (p.mean - q.loc).pow(2)) / (2 * q.scale.pow(2))


@register_kl(Laplace, Normal)
def _(p: Any, q: Any) -> Any:
    variance = q.scale.pow(2)
    ratio = p.scale.pow(2) / variance
    size = 0.5 * (2 * ratio / math.pi).log()
    return -size + ratio + 0.5 * (p.loc - q.loc).pow(2) / variance - 1


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
    return -p.entropy() - q._log_density(p._mean_log_det(), p.mean)


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
