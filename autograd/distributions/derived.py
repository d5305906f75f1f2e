"""Distributions of functions of other samples: of inverses, quotients and products of uniform,
normal and gamma samples."""

from __future__ import annotations

import math
import warnings
from collections.abc import Iterable
from typing import Any

from autograd.base.ops import ops
from autograd.distributions import constraints
from autograd.distributions.continuous import Normal
from autograd.distributions.discrete import _Binary, _Counted
from autograd.distributions.distribution import Distribution, ExponentialFamily
from autograd.distributions.gamma import Gamma, standard_gamma
from autograd.distributions.multivariate_normal import ByCovariance, MultivariateNormal
from autograd.distributions.transformed import TransformedDistribution
from autograd.distributions.transforms import PowerTransform, StickBreakingTransform
from autograd.distributions.utils import (
    clamp_probs,
    eps_of,
    lazy_property,
    nan_unless,
    over_positive,
    rand_open,
    tiny_of,
)
from autograd.methods.construction import as_tensor
from autograd.methods.placement import Size

__all__ = [
    "Chi2", "ContinuousBernoulli", "FisherSnedecor", "InverseGamma",
    "LogisticNormal", "LowRankMultivariateNormal", "NegativeBinomial", "Wishart",
]  # fmt: skip


class ContinuousBernoulli(_Binary, ExponentialFamily):
    """Numbers between 0 and 1 with a density in proportion to ``probs**x * (1 - probs)**(1 - x)``.

    lims: for `probs` between them series are computed, as the formulas are 0 / 0 for a half.
    Loaiza-Ganem and Cunningham, "The continuous Bernoulli" (2019).
    """

    support = constraints.unit_interval
    has_rsample = True

    def __init__(
        self,
        probs: Any = None,
        logits: Any = None,
        lims: tuple[float, float] = (0.499, 0.501),
        validate_args: bool | None = None,
    ) -> None:
        super().__init__(probs, logits, validate_args)
        self._lims = lims
        if probs is not None:
            self.probs = clamp_probs(self.probs)

    @lazy_property
    def probs(self) -> Any:
        """The probabilities of the ends in the distribution that has only them."""
        return clamp_probs(self.logits.sigmoid())

    def _by(self, formula: Any, *series: Any) -> Any:
        """``formula(p, logit of p)``, and about a half a series in ``p - 0.5``."""
        far = (self.probs <= self._lims[0]) | (self.probs > self._lims[1])
        p = ops.where(far, self.probs, self._lims[0])
        near: Any = sum(c * (self.probs - 0.5) ** i for i, c in enumerate(series))
        return ops.where(far, formula(p, p.log() - (-p).log1p()), near)

    @property
    def mean(self) -> Any:
        return self._by(lambda p, logit: p / (2 * p - 1) - 1 / logit, 0.5, 1 / 3, 0, 16 / 45)

    @property
    def variance(self) -> Any:
        series = (1 / 12, 0, -1 / 15, 0, 128 / 945)
        return self._by(lambda p, logit: 1 / logit**2 - p * (1 - p) / (1 - 2 * p) ** 2, *series)

    def _log_prob(self, value: Any) -> Any:
        series = (math.log(2), 0, 4 / 3, 0, 104 / 45)
        scale = self._by(lambda p, logit: (logit / (2 * p - 1)).log(), *series)
        return value * self.logits + scale + (-self.probs).log1p()

    def _cdf(self, value: Any) -> Any:
        x = value.clamp(0, 1)
        return self._by(lambda p, _: (p**x * (1 - p) ** (1 - x) + p - 1) / (2 * p - 1), x)

    def icdf(self, value: Any) -> Any:
        quantile = lambda p, logit: (value * (2 * p - 1) / (1 - p)).log1p() / logit  # noqa: E731
        return self._by(quantile, value)

    def _draw(self, shape: Size) -> Any:
        return self.icdf(rand_open(shape, self.probs.dtype))

    def rsample(self, sample_shape: Iterable[int] = ()) -> Any:
        return self._draw(self._extended_shape(sample_shape))

    def entropy(self) -> Any:
        return -self._log_prob(self.mean)


class InverseGamma(TransformedDistribution):
    """The inverse of a `Gamma` sample."""

    arg_constraints = {"concentration": constraints.positive, "rate": constraints.positive}
    support = constraints.positive
    has_rsample = True

    def __init__(self, concentration: Any, rate: Any, validate_args: bool | None = None) -> None:
        base = Gamma(concentration, rate, validate_args)
        super().__init__(base, PowerTransform(base.rate.new_tensor(-1.0)), validate_args)

    concentration = property(lambda self: self.base_dist.concentration)
    rate = property(lambda self: self.base_dist.rate)
    mode = property(lambda self: self.rate / (self.concentration + 1))

    @property
    def mean(self) -> Any:
        return over_positive(self.rate, self.concentration - 1)

    @property
    def variance(self) -> Any:
        a = self.concentration
        return over_positive((self.rate / (a - 1)) ** 2, a - 2)

    def entropy(self) -> Any:
        a = self.concentration
        return a + self.rate.log() + a.lgamma() - (1 + a) * a.digamma()


class Chi2(Gamma):
    """The sum of the squares of `df` normal samples."""

    arg_constraints = {"df": constraints.positive, **Gamma.arg_constraints}

    def __init__(self, df: Any, validate_args: bool | None = None) -> None:
        super().__init__(as_tensor(df) * 0.5, 0.5, validate_args)

    df = property(lambda self: self.concentration * 2)


class FisherSnedecor(Distribution):
    """The quotient of two `Chi2` samples, each divided by its degrees of freedom."""

    arg_constraints = {"df1": constraints.positive, "df2": constraints.positive}
    support = constraints.positive
    has_rsample = True
    df1: Any
    df2: Any

    def __init__(self, df1: Any, df2: Any, validate_args: bool | None = None) -> None:
        self._set(validate_args, df1=df1, df2=df2)

    mean = property(lambda self: nan_unless(self.df2 > 2, self.df2 / (self.df2 - 2)))

    @property
    def mode(self) -> Any:
        m, n = self.df1, self.df2
        return nan_unless(m > 2, (m - 2) / m * n / (n + 2))

    @property
    def variance(self) -> Any:
        m, n = self.df1, nan_unless(self.df2 > 4, self.df2)
        return 2 * n**2 * (m + n - 2) / (m * (n - 2) ** 2 * (n - 4))

    def rsample(self, sample_shape: Iterable[int] = ()) -> Any:
        shape, tiny = self._extended_shape(sample_shape), tiny_of(self.df1.dtype)
        above, below = (standard_gamma((df / 2).expand(shape)) / df for df in (self.df1, self.df2))
        return (above / below.clamp(min=tiny)).clamp(min=tiny)

    def _log_prob(self, value: Any) -> Any:
        a, b, ratio = self.df1 / 2, self.df2 / 2, self.df1 / self.df2
        size = (a + b).lgamma() - a.lgamma() - b.lgamma() + a * ratio.log()
        return size + (a - 1) * value.log() - (a + b) * (ratio * value).log1p()


class Wishart(ByCovariance, ExponentialFamily):
    """The sum of `df` products of a normal vector with itself: matrices of mean
    ``df * covariance_matrix``. Warns of samples that are singular, if `df` is below their size."""

    support = constraints.positive_definite

    def __init__(
        self,
        df: Any,
        covariance_matrix: Any = None,
        precision_matrix: Any = None,
        scale_tril: Any = None,
        validate_args: bool | None = None,
    ) -> None:
        matrices = (covariance_matrix, precision_matrix, scale_tril)
        batch, factor = self._set_matrix(getattr(df, "shape", ()), *matrices)
        matrix = next(x for x in matrices if x is not None)
        size = matrix.shape[-1]
        self.df = as_tensor(df, matrix.dtype).expand(batch)
        if bool((self.df <= size - 1).any()):
            raise ValueError(f"Value of df={df} expected to be greater than ndim - 1 = {size - 1}.")
        if bool((self.df < size).any()):
            warnings.warn("Low df values detected. Singular samples are likely.", stacklevel=2)
        super().__init__(batch, (size, size), validate_args)
        self._unbroadcasted_scale_tril = factor()

    @property
    def arg_constraints(self) -> Any:  # type: ignore[override]
        df = constraints.greater_than(self._event_shape[0] - 1)
        return {**super().arg_constraints, "df": df}

    _excess = property(lambda self: self.df - self._event_shape[0] - 1)
    mean = property(lambda self: self._scaled(self.df))
    mode = property(lambda self: self._scaled(nan_unless(self._excess > 0, self._excess)))

    def _scaled(self, factor: Any) -> Any:
        return factor[..., None, None] * self.covariance_matrix

    @property
    def variance(self) -> Any:
        own = ops.diagonal(self.mean, 0, -2, -1)
        return (self.mean**2 + own[..., None] * own[..., None, :]) / self.df[..., None, None]

    def _freedoms(self) -> Any:
        return self.df[..., None] - ops.arange(self._event_shape[0], dtype=self.df.dtype)

    def rsample(self, sample_shape: Iterable[int] = ()) -> Any:
        """By the factor of Bartlett (1933)."""
        lengths = Chi2(self._freedoms(), False).rsample(sample_shape).sqrt()
        below = ops.randn(self._extended_shape(sample_shape), dtype=self.df.dtype).tril(-1)
        below = below + ops.diag_embed(lengths.clamp(min=eps_of(self.df.dtype)))
        factor = self._unbroadcasted_scale_tril @ below
        return factor @ factor.mT

    def _mean_log_det(self) -> Any:
        slopes = (self._freedoms() / 2).digamma().sum(-1)
        return slopes + self._event_shape[0] * math.log(2) + 2 * self._half_log_det()

    def _trace(self, value: Any) -> Any:
        """The trace of covariance_matrix**-1 @ value."""
        inside = ops.cholesky_solve(value, self._unbroadcasted_scale_tril)
        return ops.diagonal(inside, 0, -2, -1).sum(-1)

    def _log_density(self, log_det: Any, trace: Any) -> Any:
        """Linear in both, so that means of them give the mean."""
        size = self._event_shape[0]
        power = self._excess * log_det - trace
        scale = self.df * (size * math.log(2) / 2 + self._half_log_det())
        return power / 2 - scale - ops.mvlgamma(self.df / 2, size)

    def _log_prob(self, value: Any) -> Any:
        return self._log_density(ops.linalg_slogdet(value)[1], self._trace(value))

    def entropy(self) -> Any:
        return -self._log_density(self._mean_log_det(), self.df * self._event_shape[0])


class LogisticNormal(TransformedDistribution):
    """Vectors of sum 1 that `StickBreakingTransform` makes of normal ones with one number less."""

    arg_constraints = {"loc": constraints.real, "scale": constraints.positive}
    support = constraints.simplex
    has_rsample = True

    def __init__(self, loc: Any, scale: Any, validate_args: bool | None = None) -> None:
        base = Normal(loc, scale, validate_args)
        base = base if base.batch_shape else base.expand((1,))
        super().__init__(base, StickBreakingTransform(), validate_args)

    loc = property(lambda self: self.base_dist.base_dist.loc)
    scale = property(lambda self: self.base_dist.base_dist.scale)


class NegativeBinomial(_Counted):
    """How many draws succeed, each with probability `probs`, before `total_count` have failed."""

    arg_constraints = {
        "total_count": constraints.greater_than_eq(0),
        "probs": constraints.half_open_interval(0.0, 1.0),
        "logits": constraints.real,
    }
    support = constraints.nonnegative_integer

    mean = property(lambda self: self.total_count * self.logits.exp())
    variance = property(lambda self: self.mean / (-self.logits).sigmoid())

    @property
    def mode(self) -> Any:
        return ((self.total_count - 1) * self.logits.exp()).floor().clamp(min=0)

    def _draw(self, shape: Size) -> Any:
        rates = standard_gamma(self.total_count.expand(shape)) * self.logits.exp()
        return ops.poisson(rates)

    def _log_prob(self, value: Any) -> Any:
        n, logits = self.total_count, self.logits
        chances = -n * ops.nn_functional_softplus(logits)
        chances = chances - value * ops.nn_functional_softplus(-logits)
        ways = (n + value).lgamma() - (1 + value).lgamma() - n.lgamma()
        return chances + ops.where(n + value == 0, 0.0, ways)


class LowRankMultivariateNormal(MultivariateNormal):
    """Normal vectors whose covariance is ``cov_factor @ cov_factor.mT``, of few columns, plus the
    diagonal `cov_diag`."""

    arg_constraints = {
        "loc": constraints.real_vector,
        "cov_factor": constraints.independent(constraints.real, 2),
        "cov_diag": constraints.independent(constraints.positive, 1),
    }
    _event_dims = {**MultivariateNormal._event_dims, "cov_factor": 2, "cov_diag": 1}

    def __init__(
        self, loc: Any, cov_factor: Any, cov_diag: Any, validate_args: bool | None = None
    ) -> None:
        if cov_factor.ndim < 2:
            raise ValueError(
                "cov_factor must be at least two-dimensional, with optional leading batch "
                "dimensions"
            )
        size = loc.shape[-1:]
        if cov_factor.shape[-2:-1] != size or cov_diag.shape[-1:] != size:
            raise ValueError(
                f"cov_factor must be a batch of matrices with shape {size[0]} x m, and cov_diag of "
                f"vectors with shape ({size[0]},)"
            )
        self.cov_factor, self.cov_diag = cov_factor, cov_diag
        covariance = cov_factor @ cov_factor.mT + ops.diag_embed(cov_diag)
        super().__init__(loc, covariance, validate_args=validate_args)
        self.cov_factor = cov_factor.expand((*self._batch_shape, *cov_factor.shape[-2:]))
        self.cov_diag = cov_diag.expand((*self._batch_shape, *size))
