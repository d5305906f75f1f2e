"""Gamma variables, and distributions that are made of them: Beta, Dirichlet, Student's t."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

from autograd.base.ops import ops
from autograd.distributions import constraints
from autograd.distributions.distribution import Distribution, ExponentialFamily
from autograd.distributions.utils import broadcast_all, eps_of, tiny_of
from autograd.methods.construction import as_tensor
from autograd.methods.placement import Size

__all__ = ["Beta", "Dirichlet", "Gamma", "StudentT"]


def standard_gamma(concentration: Any, generator: Any = None) -> Any:
    """Samples of rate 1, with the gradient of the quantile that each of them is.

    Of a sample x the probability F(x; a) of smaller ones is kept as a changes, so dx/da is
    -(dF/da) / (dF/dx): M. Figurnov, S. Mohamed and A. Mnih, "Implicit reparameterization gradients"
    (2018), section 3.
    """
    shapes = concentration.detach()
    drawn = ops._gamma(shapes, generator=generator).clamp(min=tiny_of(concentration.dtype))
    if not concentration.requires_grad:
        return drawn
    return drawn + ops._gamma_slope(shapes, drawn) * (concentration - shapes)


class Gamma(ExponentialFamily):
    """Density in proportion to ``x**(concentration - 1) * exp(-rate * x)``."""

    arg_constraints = {"concentration": constraints.positive, "rate": constraints.positive}
    support = constraints.nonnegative
    has_rsample = True
    concentration: Any
    rate: Any

    def __init__(self, concentration: Any, rate: Any, validate_args: bool | None = None) -> None:
        self._set(validate_args, concentration=concentration, rate=rate)

    mean = property(lambda self: self.concentration / self.rate)
    mode = property(lambda self: ((self.concentration - 1) / self.rate).clamp(min=0))
    variance = property(lambda self: self.concentration / self.rate.pow(2))

    def rsample(self, sample_shape: Iterable[int] = ()) -> Any:
        shape = self._extended_shape(sample_shape)
        return standard_gamma(self.concentration.expand(shape)) / self.rate

    def log_prob(self, value: Any) -> Any:
        """As `Distribution.log_prob`; `value` may be a number."""
        return super().log_prob(as_tensor(value, self.rate.dtype))

    def _log_prob(self, value: Any) -> Any:
        a, rate = self.concentration, self.rate
        return ops.xlogy(a, rate) + ops.xlogy(a - 1, value) - rate * value - a.lgamma()

    def _cdf(self, value: Any) -> Any:
        return ops.igamma(self.concentration, self.rate * value)

    def entropy(self) -> Any:
        a = self.concentration
        return a - self.rate.log() + a.lgamma() + (1 - a) * a.digamma()


class Dirichlet(ExponentialFamily):
    """Probabilities of categories, by a `concentration` for each."""

    arg_constraints = {"concentration": constraints.independent(constraints.positive, 1)}
    support = constraints.simplex
    has_rsample = True
    _event_dims = {"concentration": 1}

    def __init__(self, concentration: Any, validate_args: bool | None = None) -> None:
        if concentration.ndim < 1:
            raise ValueError("`concentration` parameter must be at least one-dimensional.")
        self.concentration = concentration
        shape = concentration.shape
        super().__init__(shape[:-1], shape[-1:], validate_args=validate_args)

    def rsample(self, sample_shape: Iterable[int] = ()) -> Any:
        """Drawn as float64, which holds what is small beside the rest, if `concentration` is."""
        dtype = self.concentration.dtype
        drawn = standard_gamma(
            self.concentration.double().expand(self._extended_shape(sample_shape))
        )
        parts = (drawn / drawn.sum(-1, keepdim=True)).to(dtype)
        return parts.clamp(min=tiny_of(dtype), max=1 - eps_of(dtype) / 2)

    def _log_prob(self, value: Any) -> Any:
        a = self.concentration
        powers = ops.xlogy(a - 1, value).sum(-1)
        return powers + a.sum(-1).lgamma() - a.lgamma().sum(-1)

    mean = property(lambda self: self.concentration / self.concentration.sum(-1, keepdim=True))

    @property
    def mode(self) -> Any:
        above = (self.concentration - 1).clamp(min=0)
        mode = above / above.sum(-1, keepdim=True)
        corner = ops.nn_functional_one_hot(mode.argmax(-1), mode.shape[-1])
        flat = (self.concentration < 1).all(-1, keepdim=True)
        return ops.where(flat, corner.to(mode), mode)

    @property
    def variance(self) -> Any:
        total = self.concentration.sum(-1, keepdim=True)
        rest = total - self.concentration
        return self.concentration * rest / (total.pow(2) * (total + 1))

    def entropy(self) -> Any:
        a, k = self.concentration, self.concentration.shape[-1]
        total = a.sum(-1)
        return (
            a.lgamma().sum(-1)
            - total.lgamma()
            - (k - total) * total.digamma()
            - ((a - 1) * a.digamma()).sum(-1)
        )


class Beta(ExponentialFamily):
    """Density in proportion to ``x**(concentration1 - 1) * (1 - x)**(concentration0 - 1)``."""

    arg_constraints = {
        "concentration1": constraints.positive,
        "concentration0": constraints.positive,
    }
    support = constraints.unit_interval
    has_rsample = True

    def __init__(
        self, concentration1: Any, concentration0: Any, validate_args: bool | None = None
    ) -> None:
        both = ops.stack(broadcast_all(concentration1, concentration0), -1)
        self._dirichlet = Dirichlet(both, validate_args=validate_args)
        super().__init__(both.shape[:-1], validate_args=validate_args)

    def expand(self, batch_shape: Iterable[int], _instance: Any = None) -> Any:
        new = self._get_checked_instance(Beta, _instance)
        shape = Size(batch_shape)
        new._dirichlet = self._dirichlet.expand(shape)
        Distribution.__init__(new, shape, validate_args=False)
        new._validate_args = self._validate_args
        return new

    @property
    def concentration1(self) -> Any:
        """What draws to 1."""
        return self._dirichlet.concentration[..., 0]

    @property
    def concentration0(self) -> Any:
        """What draws to 0."""
        return self._dirichlet.concentration[..., 1]

    mean = property(lambda self: self._dirichlet.mean[..., 0])
    mode = property(lambda self: self._dirichlet.mode[..., 0])
    variance = property(lambda self: self._dirichlet.variance[..., 0])

    def rsample(self, sample_shape: Iterable[int] = ()) -> Any:
        return self._dirichlet.rsample(sample_shape)[..., 0]

    def _log_prob(self, value: Any) -> Any:
        return self._dirichlet.log_prob(ops.stack([value, 1 - value], -1))

    def entropy(self) -> Any:
        return self._dirichlet.entropy()


class StudentT(Distribution):
    """Student's distribution of `df` degrees of freedom, moved by `loc`, stretched by `scale`."""

    arg_constraints = {
        "df": constraints.positive,
        "loc": constraints.real,
        "scale": constraints.positive,
    }
    support = constraints.real
    has_rsample = True
    df: Any
    loc: Any
    scale: Any

    def __init__(
        self, df: Any, loc: Any = 0.0, scale: Any = 1.0, validate_args: bool | None = None
    ) -> None:
        self._set(validate_args, df=df, loc=loc, scale=scale)

    mean = property(lambda self: ops.where(self.df <= 1, math.nan, self.loc))
    mode = property(lambda self: self.loc)

    @property
    def variance(self) -> Any:
        finite = self.scale.pow(2) * self.df / (self.df - 2)
        return ops.where(self.df > 2, finite, ops.where(self.df > 1, math.inf, math.nan))

    def rsample(self, sample_shape: Iterable[int] = ()) -> Any:
        shape = self._extended_shape(sample_shape)
        x = ops.randn(shape, dtype=self.loc.dtype)
        z = 2 * standard_gamma((self.df / 2).expand(shape))
        return self.loc + self.scale * x * (z / self.df).rsqrt()

    def _log_prob(self, value: Any) -> Any:
        y, half = (value - self.loc) / self.scale, 0.5 * self.df
        size = self.scale.log() + 0.5 * self.df.log() + 0.5 * math.log(math.pi)
        size = size + half.lgamma() - (half + 0.5).lgamma()
        return -(half + 0.5) * (y**2 / self.df).log1p() - size

    def entropy(self) -> Any:
        half = 0.5 * self.df
        lbeta = half.lgamma() + math.lgamma(0.5) - (half + 0.5).lgamma()
        slope = (half + 0.5).digamma() - half.digamma()
        return self.scale.log() + (half + 0.5) * slope + 0.5 * self.df.log() + lbeta
