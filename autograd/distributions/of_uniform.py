"""Distributions of which a formula makes samples of uniform ones."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

import numpy as np

from autograd.base.ops import ops
from autograd.distributions import constraints
from autograd.distributions.distribution import Distribution
from autograd.distributions.utils import nan_unless, over_positive, rand_open

__all__ = ["GeneralizedPareto", "Kumaraswamy", "Pareto", "Weibull"]


class _OfUniform(Distribution):
    """A distribution of positive numbers that `_from_uniform` makes of uniform ones."""

    support: Any = constraints.positive
    has_rsample = True

    def _from_uniform(self, u: Any) -> Any:
        raise NotImplementedError

    def rsample(self, sample_shape: Iterable[int] = ()) -> Any:
        dtype = next(iter(vars(self).values())).dtype
        return self._from_uniform(rand_open(self._extended_shape(sample_shape), dtype))

    def icdf(self, value: Any) -> Any:
        return self._from_uniform(1 - value)

    def _moment(self, n: int) -> Any:
        """The expected value of the power n."""
        raise NotImplementedError

    mean = property(lambda self: self._moment(1))
    variance = property(lambda self: self._moment(2) - self._moment(1) ** 2)


class Weibull(_OfUniform):
    """`scale` times an exponential sample to the power ``1 / concentration``."""

    arg_constraints = {"scale": constraints.positive, "concentration": constraints.positive}
    scale: Any
    concentration: Any

    def __init__(self, scale: Any, concentration: Any, validate_args: bool | None = None) -> None:
        self._set(validate_args, scale=scale, concentration=concentration)

    def _moment(self, n: int) -> Any:
        return self.scale**n * (1 + n / self.concentration).lgamma().exp()

    @property
    def mode(self) -> Any:
        k = self.concentration
        return self.scale * ((k - 1) / k) ** (1 / k)

    def _from_uniform(self, u: Any) -> Any:
        return self.scale * (-u.log()) ** (1 / self.concentration)

    def _log_prob(self, value: Any) -> Any:
        k, ratio = self.concentration, value / self.scale
        return (k / self.scale).log() + (k - 1) * ratio.log() - ratio**k

    def _cdf(self, value: Any) -> Any:
        return -(-((value / self.scale) ** self.concentration)).expm1()

    def entropy(self) -> Any:
        k = self.concentration
        return np.euler_gamma * (1 - 1 / k) + (self.scale / k).log() + 1


class Pareto(_OfUniform):
    """`scale` times the power ``-1 / alpha`` of a uniform sample: never less than `scale`."""

    arg_constraints = {"alpha": constraints.positive, "scale": constraints.positive}
    scale: Any
    alpha: Any

    def __init__(self, scale: Any, alpha: Any, validate_args: bool | None = None) -> None:
        self._set(validate_args, scale=scale, alpha=alpha)

    @constraints.dependent_property(is_discrete=False, event_dim=0)
    def support(self) -> Any:
        return constraints.greater_than_eq(self.scale)

    mode = property(lambda self: self.scale)

    @property
    def mean(self) -> Any:
        return over_positive(self.alpha * self.scale, self.alpha - 1)

    @property
    def variance(self) -> Any:
        a = self.alpha
        return over_positive(self.scale**2 * a / (a - 1) ** 2, a - 2)

    def _from_uniform(self, u: Any) -> Any:
        return self.scale * u ** (-1 / self.alpha)

    def _log_prob(self, value: Any) -> Any:
        a = self.alpha
        return a.log() + a * self.scale.log() - (a + 1) * value.log()

    def _cdf(self, value: Any) -> Any:
        return 1 - (self.scale / value) ** self.alpha

    def entropy(self) -> Any:
        return (self.scale / self.alpha).log() + 1 + 1 / self.alpha


class GeneralizedPareto(_OfUniform):
    """``loc + scale * (u**-k - 1) / k`` of uniform samples u, where k is the `concentration`, and
    ``loc - scale * log(u)`` where k is 0 (J. Pickands, "Statistical inference using extreme order
    statistics", 1975)."""

    arg_constraints = {
        "loc": constraints.real, "scale": constraints.positive, "concentration": constraints.real,
    }  # fmt: skip
    loc: Any
    scale: Any
    concentration: Any

    def __init__(
        self, loc: Any, scale: Any, concentration: Any, validate_args: bool | None = None
    ) -> None:
        self._set(validate_args, loc=loc, scale=scale, concentration=concentration)

    @constraints.dependent_property(is_discrete=False, event_dim=0)
    def support(self) -> Any:
        k = self.concentration
        ends = self.loc - self.scale / ops.where(k < 0, k, -1.0)
        return constraints.interval(self.loc, ops.where(k < 0, ends, math.inf))

    mode = property(lambda self: self.loc)

    @property
    def mean(self) -> Any:
        k = self.concentration
        return nan_unless(k < 1, self.loc + self.scale / (1 - ops.where(k < 1, k, 0.0)))

    @property
    def variance(self) -> Any:
        k = ops.where(self.concentration < 0.5, self.concentration, 0.0)
        found = self.scale**2 / ((1 - k) ** 2 * (1 - 2 * k))
        return nan_unless(self.concentration < 0.5, found)

    def _shape(self) -> tuple[Any, Any]:
        """Where the concentration counts as 0, and the concentration, there 1."""
        zero = self.concentration.abs() <= 1e-8
        return zero, ops.where(zero, 1.0, self.concentration)

    def _from_uniform(self, u: Any) -> Any:
        (zero, k), log = self._shape(), u.log()
        return self.loc + self.scale * ops.where(zero, -log, (-k * log).expm1() / k)

    def log_survival_function(self, value: Any) -> Any:
        """The logarithm of the probability of a larger sample."""
        if self._validate_args:
            self._validate_sample(value)
        (zero, k), z = self._shape(), (value - self.loc) / self.scale
        return ops.where(zero, -z, -(k * z).log1p() / k)

    def _log_prob(self, value: Any) -> Any:
        slope = self.concentration + 1
        found = ops.where(slope == 0, 0.0, slope * self.log_survival_function(value))
        return found - self.scale.log()

    def _cdf(self, value: Any) -> Any:
        return -self.log_survival_function(value).expm1()

    def log_cdf(self, value: Any) -> Any:
        """The logarithm of the probability of a sample that is not larger."""
        return (-self.log_survival_function(value).exp()).log1p()

    def entropy(self) -> Any:
        return self.scale.log() + self.concentration + 1


class Kumaraswamy(_OfUniform):
    """Numbers between 0 and 1, close to those of `Beta`, by a distribution function in powers."""

    arg_constraints = {
        "concentration1": constraints.positive,
        "concentration0": constraints.positive,
    }
    support = constraints.unit_interval
    concentration1: Any
    concentration0: Any

    def __init__(
        self, concentration1: Any, concentration0: Any, validate_args: bool | None = None
    ) -> None:
        self._set(validate_args, concentration1=concentration1, concentration0=concentration0)

    def _moment(self, n: int) -> Any:
        b, first = self.concentration0, 1 + n / self.concentration1
        return b * (first.lgamma() + b.lgamma() - (first + b).lgamma()).exp()

    @property
    def mode(self) -> Any:
        a, b = self.concentration1, self.concentration0
        inside = (a >= 1) & (b >= 1) & (a * b != 1)
        share = ops.where(inside, a - 1, 1.0) / ops.where(inside, a * b - 1, 1.0)
        return nan_unless(inside, share ** (1 / a))

    def _from_uniform(self, u: Any) -> Any:
        return (1 - u ** (1 / self.concentration0)) ** (1 / self.concentration1)

    def _log_prob(self, value: Any) -> Any:
        a, b = self.concentration1, self.concentration0
        return (a * b).log() + (a - 1) * value.log() + (b - 1) * (-(value**a)).log1p()

    def _cdf(self, value: Any) -> Any:
        return 1 - (1 - value**self.concentration1) ** self.concentration0

    def entropy(self) -> Any:
        a, b = self.concentration1, self.concentration0
        return (1 - 1 / b) + (1 - 1 / a) * ((b + 1).digamma() + np.euler_gamma) - (a * b).log()
