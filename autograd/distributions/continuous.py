"""Distributions of real numbers."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

from autograd.base.ops import ops
from autograd.distributions import constraints
from autograd.distributions.distribution import Distribution, ExponentialFamily
from autograd.distributions.utils import eps_of, rand_open
from autograd.methods.placement import Size

__all__ = [
    "Cauchy", "Exponential", "Gumbel", "Laplace", "Normal", "Uniform", "VonMises",
]  # fmt: skip

_EULER = 0.57721566490153286
_LOG_PI = math.log(math.pi)


class _LocScale(Distribution):
    """A standard distribution, moved by `loc` and stretched by `scale`."""

    arg_constraints = {"loc": constraints.real, "scale": constraints.positive}
    support = constraints.real
    has_rsample = True
    _variance = 1.0  # in units of scale**2
    _entropy: float  # at the scale 1
    loc: Any
    scale: Any

    def __init__(self, loc: Any, scale: Any, validate_args: bool | None = None) -> None:
        self._set(validate_args, loc=loc, scale=scale)

    mean = property(lambda self: self.loc)
    mode = property(lambda self: self.loc)
    variance = property(lambda self: self._variance * self.scale.pow(2))
    stddev = property(lambda self: math.sqrt(self._variance) * self.scale)

    def rsample(self, sample_shape: Iterable[int] = ()) -> Any:
        shape = self._extended_shape(sample_shape)
        return self.loc + self._draw(shape) * self.scale

    def _draw(self, shape: Size) -> Any:
        return self._quantile(rand_open(shape, self.loc.dtype))

    def icdf(self, value: Any) -> Any:
        return self.loc + self.scale * self._quantile(value)

    def _quantile(self, value: Any) -> Any:
        raise NotImplementedError

    def entropy(self) -> Any:
        return self._entropy + self.scale.log()

    def _standard(self, value: Any) -> Any:
        return (value - self.loc) / self.scale


class Normal(_LocScale, ExponentialFamily):
    """The normal distribution of mean `loc` and standard deviation `scale`."""

    _entropy = 0.5 + 0.5 * math.log(2 * math.pi)

    def _draw(self, shape: Size) -> Any:
        return ops.randn(shape, dtype=self.loc.dtype)

    def _log_prob(self, value: Any) -> Any:
        z = self._standard(value)
        return -(z**2) / 2 - self.scale.log() - math.log(math.sqrt(2 * math.pi))

    def _cdf(self, value: Any) -> Any:
        return 0.5 * (1 + (self._standard(value) / math.sqrt(2)).erf())

    def _quantile(self, value: Any) -> Any:
        return (2 * value - 1).erfinv() * math.sqrt(2)


class Laplace(_LocScale):
    """Density ``exp(-abs(x - loc) / scale) / (2 scale)``."""

    _variance = 2.0
    _entropy = 1 + math.log(2)

    def _draw(self, shape: Size) -> Any:
        u = rand_open(shape, self.loc.dtype) * 2 - 1
        tiny = eps_of(u.dtype)
        return -u.sign() * (-u.abs().clamp(max=1 - tiny)).log1p()

    def _log_prob(self, value: Any) -> Any:
        return -(2 * self.scale).log() - self._standard(value).abs()

    def _cdf(self, value: Any) -> Any:
        z = self._standard(value)
        return 0.5 - 0.5 * z.sign() * (-z.abs()).expm1()

    def _quantile(self, value: Any) -> Any:
        term = value - 0.5
        return -term.sign() * (-2 * term.abs()).log1p()


class Cauchy(_LocScale):
    """Density ``scale / (pi (scale**2 + (x - loc)**2))``; it has no mean."""

    mean = property(lambda self: ops.full_like(self.loc, math.nan))
    variance = property(lambda self: ops.full_like(self.loc, math.inf))
    stddev = property(lambda self: self.variance)
    _entropy = math.log(4 * math.pi)

    def _log_prob(self, value: Any) -> Any:
        return -_LOG_PI - self.scale.log() - (self._standard(value) ** 2).log1p()

    def _cdf(self, value: Any) -> Any:
        return self._standard(value).atan() / math.pi + 0.5

    def _quantile(self, value: Any) -> Any:
        return (math.pi * (value - 0.5)).tan()


class Gumbel(_LocScale):
    """The largest of many numbers: ``loc - scale * log(-log(u))`` of uniform u."""

    _variance = math.pi**2 / 6
    _entropy = 1 + _EULER
    mean = property(lambda self: self.loc + self.scale * _EULER)

    def _log_prob(self, value: Any) -> Any:
        z = -self._standard(value)
        return z - z.exp() - self.scale.log()

    def _cdf(self, value: Any) -> Any:
        return (-(-self._standard(value)).exp()).exp()

    def _quantile(self, value: Any) -> Any:
        return -(-value.log()).log()


class Uniform(Distribution):
    """Uniform in [low, high)."""

    has_rsample = True
    low: Any
    high: Any

    def __init__(self, low: Any, high: Any, validate_args: bool | None = None) -> None:
        self._set(validate_args, low=low, high=high)

    @property
    def arg_constraints(self) -> Any:  # type: ignore[override]
        return {
            "low": constraints.less_than(self.high),
            "high": constraints.greater_than(self.low),
        }

    @constraints.dependent_property(is_discrete=False, event_dim=0)
    def support(self) -> Any:
        return constraints.interval(self.low, self.high)

    mean = property(lambda self: (self.high + self.low) / 2)
    mode = property(lambda self: math.nan * self.high)
    stddev = property(lambda self: (self.high - self.low) / math.sqrt(12))
    variance = property(lambda self: (self.high - self.low).pow(2) / 12)

    def rsample(self, sample_shape: Iterable[int] = ()) -> Any:
        drawn = ops.rand(self._extended_shape(sample_shape), dtype=self.low.dtype)
        return self.low + drawn * (self.high - self.low)

    def _log_prob(self, value: Any) -> Any:
        inside = (self.low <= value) & (self.high > value)
        return inside.type_as(self.low).log() - (self.high - self.low).log()

    def _cdf(self, value: Any) -> Any:
        return ((value - self.low) / (self.high - self.low)).clamp(min=0, max=1)

    def icdf(self, value: Any) -> Any:
        return value * (self.high - self.low) + self.low

    def entropy(self) -> Any:
        return (self.high - self.low).log()


class Exponential(ExponentialFamily):
    """Density ``rate * exp(-rate * x)`` for positive x."""

    arg_constraints = {"rate": constraints.positive}
    support = constraints.nonnegative
    has_rsample = True
    rate: Any

    def __init__(self, rate: Any, validate_args: bool | None = None) -> None:
        self._set(validate_args, rate=rate)

    mean = property(lambda self: self.rate.reciprocal())
    mode = property(lambda self: ops.zeros_like(self.rate))
    stddev = property(lambda self: self.rate.reciprocal())
    variance = property(lambda self: self.rate.pow(-2))

    def rsample(self, sample_shape: Iterable[int] = ()) -> Any:
        drawn = rand_open(self._extended_shape(sample_shape), self.rate.dtype)
        return -drawn.log() / self.rate

    def _log_prob(self, value: Any) -> Any:
        return self.rate.log() - self.rate * value

    def _cdf(self, value: Any) -> Any:
        return 1 - (-self.rate * value).exp()

    def icdf(self, value: Any) -> Any:
        return -(-value).log1p() / self.rate

    def entropy(self) -> Any:
        return 1 - self.rate.log()


class VonMises(Distribution):
    """Angles from -pi to pi about `loc`; their `mean` and `variance` are those of directions."""

    arg_constraints = {"loc": constraints.real, "concentration": constraints.positive}
    support = constraints.real
    loc: Any
    concentration: Any

    def __init__(self, loc: Any, concentration: Any, validate_args: bool | None = None) -> None:
        self._set(validate_args, loc=loc, concentration=concentration)

    mean = property(lambda self: self.loc)
    mode = property(lambda self: self.loc)

    @property
    def variance(self) -> Any:
        k = self.concentration
        return 1 - ops.special_i1e(k) / ops.special_i0e(k)

    def sample(self, sample_shape: Iterable[int] = ()) -> Any:
        loc, concentration = self.loc.detach(), self.concentration.detach()
        return ops._von_mises(loc.expand(self._extended_shape(sample_shape)), concentration)

    def _log_prob(self, value: Any) -> Any:
        k = self.concentration
        size = math.log(2 * math.pi) + ops.special_i0e(k).log()
        return k * ((value - self.loc).cos() - 1) - size
