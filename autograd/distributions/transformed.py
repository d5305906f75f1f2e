"""Distributions that are made of others: of transformed samples, of mixtures, of larger events."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any

from autograd.base.grad_mode import no_grad
from autograd.base.ops import ops
from autograd.distributions import constraints
from autograd.distributions.continuous import Cauchy, Normal
from autograd.distributions.discrete import Categorical, _Binary, _OfCategories
from autograd.distributions.distribution import Distribution
from autograd.distributions.transforms import (
    AbsTransform,
    ComposeTransform,
    ExpTransform,
    SigmoidTransform,
    Transform,
)
from autograd.distributions.utils import broadcast_all, clamp_probs, rand_open, sum_rightmost
from autograd.methods.construction import as_tensor

__all__ = [
    "HalfCauchy", "HalfNormal", "Independent", "LogNormal", "MixtureSameFamily", "RelaxedBernoulli",
    "RelaxedOneHotCategorical", "TransformedDistribution",
]  # fmt: skip


class Independent(Distribution):
    """`base_distribution`, whose last `reinterpreted_batch_ndims` dimensions of the batch are ones
    of the event. Raises ValueError if it has fewer."""

    arg_constraints = {}

    def __init__(
        self,
        base_distribution: Any,
        reinterpreted_batch_ndims: int,
        validate_args: bool | None = None,
    ) -> None:
        batch = base_distribution.batch_shape
        if reinterpreted_batch_ndims > len(batch):
            raise ValueError(
                "Expected reinterpreted_batch_ndims <= len(base_distribution.batch_shape), actual "
                f"{reinterpreted_batch_ndims} vs {len(batch)}"
            )
        self.base_dist, self.reinterpreted_batch_ndims = (
            base_distribution,
            reinterpreted_batch_ndims,
        )
        kept = len(batch) - reinterpreted_batch_ndims
        events = (*batch[kept:], *base_distribution.event_shape)
        super().__init__(batch[:kept], events, validate_args)

    def expand(self, batch_shape: Iterable[int], _instance: Any = None) -> Any:
        n = self.reinterpreted_batch_ndims
        base = self.base_dist.expand((*batch_shape, *self.event_shape[:n]))
        new = self._get_checked_instance(Independent, _instance)
        Independent.__init__(new, base, n, self._validate_args)
        return new

    @constraints.dependent_property
    def support(self) -> Any:
        n = self.reinterpreted_batch_ndims
        return constraints.independent(self.base_dist.support, n) if n else self.base_dist.support

    has_rsample = property(lambda self: self.base_dist.has_rsample)
    mean = property(lambda self: self.base_dist.mean)
    mode = property(lambda self: self.base_dist.mode)
    variance = property(lambda self: self.base_dist.variance)

    def sample(self, sample_shape: Iterable[int] = ()) -> Any:
        return self.base_dist.sample(sample_shape)

    def rsample(self, sample_shape: Iterable[int] = ()) -> Any:
        return self.base_dist.rsample(sample_shape)

    def log_prob(self, value: Any) -> Any:
        return sum_rightmost(self.base_dist.log_prob(value), self.reinterpreted_batch_ndims)

    def entropy(self) -> Any:
        return sum_rightmost(self.base_dist.entropy(), self.reinterpreted_batch_ndims)

    def __repr__(self) -> str:
        return f"Independent({self.base_dist}, {self.reinterpreted_batch_ndims})"


class TransformedDistribution(Distribution):
    """Samples of `base_distribution` after one or several `transforms`.

    Raises ValueError for other objects than transforms, and for too few dimensions.
    """

    arg_constraints = {}

    def __init__(
        self,
        base_distribution: Distribution,
        transforms: Transform | Sequence[Transform],
        validate_args: bool | None = None,
    ) -> None:
        self.transforms = [transforms] if isinstance(transforms, Transform) else list(transforms)
        if not all(isinstance(each, Transform) for each in self.transforms):
            raise ValueError(f"transforms must be a Transform or list, but was {transforms}")
        whole = ComposeTransform(self.transforms)
        shape = base_distribution.batch_shape + base_distribution.event_shape
        needed = whole.domain.event_dim
        if len(shape) < needed:
            raise ValueError(
                f"base_distribution needs to have shape with size at least {needed}, but got "
                f"{shape}."
            )
        out = tuple(whole.forward_shape(shape))
        base = base_distribution.expand(
            tuple(whole.inverse_shape(out))[: len(shape) - len(base_distribution.event_shape)]
        )
        events = len(base.event_shape)
        if needed > events:
            base = Independent(base, needed - events)
        self.base_dist = base
        events = whole.codomain.event_dim + max(events - needed, 0)
        super().__init__(out[: len(out) - events], out[len(out) - events :], validate_args)

    def expand(self, batch_shape: Iterable[int], _instance: Any = None) -> Any:
        new = self._get_checked_instance(self._defining_class(), _instance)
        shape = (*batch_shape, *self.event_shape)
        before = tuple(ComposeTransform(self.transforms).inverse_shape(shape))
        base = self.base_dist.expand(before[: len(before) - len(self.base_dist.event_shape)])
        TransformedDistribution.__init__(new, base, self.transforms, self._validate_args)
        return new

    @constraints.dependent_property(is_discrete=False)
    def support(self) -> Any:
        if not self.transforms:
            return self.base_dist.support
        region = self.transforms[-1].codomain
        missing = len(self.event_shape) - region.event_dim
        return constraints.independent(region, missing) if missing > 0 else region

    has_rsample = property(lambda self: self.base_dist.has_rsample)

    def sample(self, sample_shape: Iterable[int] = ()) -> Any:
        with no_grad():
            return self._transform(self.base_dist.sample(sample_shape))

    def rsample(self, sample_shape: Iterable[int] = ()) -> Any:
        return self._transform(self.base_dist.rsample(sample_shape))

    def _transform(self, x: Any) -> Any:
        return ComposeTransform(self.transforms)(x)

    def _log_prob(self, value: Any) -> Any:
        events = len(self.event_shape)
        y, total = value, 0.0
        for transform in reversed(self.transforms):
            x = transform.inv(y)
            events += transform.domain.event_dim - transform.codomain.event_dim
            slope = transform.log_abs_det_jacobian(x, y)
            total = total - sum_rightmost(slope, events - transform.domain.event_dim)
            y = x
        base = self.base_dist.log_prob(y)
        return total + sum_rightmost(base, events - len(self.base_dist.event_shape))

    def cdf(self, value: Any) -> Any:
        """As `Distribution.cdf`; the support that is asked is that of `base_dist`."""
        value = ComposeTransform(self.transforms).inv(value)
        if self._validate_args:
            self.base_dist._validate_sample(value)
        return self._of_sign(self.base_dist.cdf(value))

    def icdf(self, value: Any) -> Any:
        return self._transform(self.base_dist.icdf(self._of_sign(value)))

    def _of_sign(self, chance: Any) -> Any:
        return ComposeTransform(self.transforms).sign * (chance - 0.5) + 0.5


class LogNormal(TransformedDistribution):
    """exp of a normal sample of mean `loc` and deviation `scale`."""

    arg_constraints = {"loc": constraints.real, "scale": constraints.positive}
    support = constraints.positive
    has_rsample = True

    def __init__(self, loc: Any, scale: Any, validate_args: bool | None = None) -> None:
        super().__init__(Normal(loc, scale, validate_args), ExpTransform(), validate_args)

    loc = property(lambda self: self.base_dist.loc)
    scale = property(lambda self: self.base_dist.scale)
    mean = property(lambda self: (self.loc + self.scale.pow(2) / 2).exp())
    mode = property(lambda self: (self.loc - self.scale.square()).exp())
    variance = property(lambda self: self.scale.pow(2).expm1() * self.mean.pow(2))

    def entropy(self) -> Any:
        return self.base_dist.entropy() + self.loc


class _Half(TransformedDistribution):
    """The absolute value of a sample of `_whole`, which is about 0."""

    arg_constraints = {"scale": constraints.positive}
    support = constraints.nonnegative
    has_rsample = True
    _whole: Any

    def __init__(self, scale: Any, validate_args: bool | None = None) -> None:
        super().__init__(self._whole(0, scale, False), AbsTransform(), validate_args)

    scale = property(lambda self: self.base_dist.scale)
    mode = property(lambda self: ops.zeros_like(self.scale))
    cdf = Distribution.cdf

    def _log_prob(self, value: Any) -> Any:
        return ops.where(value >= 0, self.base_dist.log_prob(value) + math.log(2), -math.inf)

    def _cdf(self, value: Any) -> Any:
        return 2 * self.base_dist.cdf(value) - 1

    def icdf(self, value: Any) -> Any:
        return self.base_dist.icdf((value + 1) / 2)

    def entropy(self) -> Any:
        return self.base_dist.entropy() - math.log(2)


class HalfNormal(_Half):
    """The absolute value of a normal sample of mean 0."""

    _whole = Normal
    mean = property(lambda self: self.scale * math.sqrt(2 / math.pi))
    variance = property(lambda self: self.scale.pow(2) * (1 - 2 / math.pi))


class HalfCauchy(_Half):
    """The absolute value of a Cauchy sample about 0."""

    _whole = Cauchy
    mean = property(lambda self: ops.full_like(self.scale, math.inf))
    variance = property(lambda self: self.base_dist.variance)


class _RelaxedLogit(_Binary):
    """(log of the odds + a logistic number) / temperature."""

    support = constraints.real
    has_rsample = True

    def __init__(self, temperature: Any, probs: Any, logits: Any) -> None:
        self.temperature = temperature
        super().__init__(probs, logits)

    sample = Distribution.sample

    def rsample(self, sample_shape: Iterable[int] = ()) -> Any:
        probs = clamp_probs(self.probs.expand(self._extended_shape(sample_shape)))
        u = clamp_probs(ops.rand(probs.shape, dtype=probs.dtype))
        odds = u.log() - (-u).log1p() + probs.log() - (-probs).log1p()
        return odds / self.temperature

    def _log_prob(self, value: Any) -> Any:
        logits, value = broadcast_all(self.logits, value)
        diff = logits - value * self.temperature
        return as_tensor(self.temperature).log() + diff - 2 * diff.exp().log1p()


class _RelaxedLog(_OfCategories):
    """log softmax((logits + Gumbel numbers) / temperature)."""

    support = constraints.real_vector
    has_rsample = True

    def __init__(self, temperature: Any, probs: Any, logits: Any) -> None:
        self.temperature = temperature
        self._take(Categorical(probs, logits), None)

    sample = Distribution.sample

    def rsample(self, sample_shape: Iterable[int] = ()) -> Any:
        logits = self.logits.expand(self._extended_shape(sample_shape))
        noise = -(-rand_open(logits.shape, logits.dtype).log()).log()
        return ops.log_softmax((logits + noise) / self.temperature, -1)

    def _log_prob(self, value: Any) -> Any:
        logits, value = broadcast_all(self.logits, value)
        k, temperature = self._event_shape[0], as_tensor(self.temperature)
        size = math.lgamma(k) + (k - 1) * temperature.log()
        return ops.log_softmax(logits - value * temperature, -1).sum(-1) + size


class RelaxedBernoulli(TransformedDistribution):
    """Numbers between 0 and 1, close to samples of `Bernoulli` at a low `temperature`."""

    arg_constraints = {"probs": constraints.unit_interval, "logits": constraints.real}
    support = constraints.unit_interval
    has_rsample = True
    _unbounded: Any = _RelaxedLogit
    _bounds: type[Transform] = SigmoidTransform

    def __init__(
        self,
        temperature: Any,
        probs: Any = None,
        logits: Any = None,
        validate_args: bool | None = None,
    ) -> None:
        base = self._unbounded(temperature, probs, logits)
        super().__init__(base, self._bounds(), validate_args)

    temperature = property(lambda self: self.base_dist.temperature)
    probs = property(lambda self: self.base_dist.probs)
    logits = property(lambda self: self.base_dist.logits)


class RelaxedOneHotCategorical(RelaxedBernoulli):
    """Vectors of sum 1, close to samples of `OneHotCategorical` at a low `temperature`."""

    arg_constraints = {"probs": constraints.simplex, "logits": constraints.real_vector}
    support = constraints.simplex
    _unbounded = _RelaxedLog
    _bounds = ExpTransform


class MixtureSameFamily(Distribution):
    """Samples of one of the distributions along the last dimension of the batch of
    `component_distribution`, chosen by the Categorical `mixture_distribution`.

    Raises ValueError for another mixture, and for shapes that do not fit.
    """

    arg_constraints = {}

    def __init__(
        self,
        mixture_distribution: Categorical,
        component_distribution: Distribution,
        validate_args: bool | None = None,
    ) -> None:
        self._mixture, self._component = mixture_distribution, component_distribution
        if not isinstance(mixture_distribution, Categorical):
            raise ValueError(
                " The Mixture distribution needs to be an instance of "
                "torch.distributions.Categorical"
            )
        batch = component_distribution.batch_shape
        if mixture_distribution._num_events != batch[-1]:
            raise ValueError(
                "`mixture_distribution component` does not equal "
                "`component_distribution.batch_shape[-1]`"
            )
        self._events = len(component_distribution.event_shape)
        super().__init__(batch[:-1], component_distribution.event_shape, validate_args)

    def __repr__(self) -> str:
        mixture, component = self.mixture_distribution, self.component_distribution
        return f"MixtureSameFamily(\n  {mixture},\n  {component})"

    def expand(self, batch_shape: Iterable[int], _instance: Any = None) -> Any:
        new = self._get_checked_instance(MixtureSameFamily, _instance)
        component = self._component.expand((*batch_shape, self._mixture._num_events))
        mixture = self._mixture.expand(batch_shape)
        MixtureSameFamily.__init__(new, mixture, component, self._validate_args)
        return new

    mixture_distribution = property(lambda self: self._mixture)
    component_distribution = property(lambda self: self._component)

    @constraints.dependent_property
    def support(self) -> Any:
        return self._component.support

    def _weighted(self, values: Any) -> Any:
        probs = self._mixture.probs
        probs = probs.reshape(*probs.shape, *[1] * self._events)
        return (probs * values).sum(-1 - self._events)

    mean = property(lambda self: self._weighted(self._component.mean))

    @property
    def variance(self) -> Any:
        apart = self._component.mean - self.mean.unsqueeze(-1 - self._events)
        return self._weighted(self._component.variance) + self._weighted(apart.pow(2))

    def sample(self, sample_shape: Iterable[int] = ()) -> Any:
        with no_grad():
            drawn = self._component.sample(sample_shape)
            which = self._mixture.expand(self.batch_shape).sample(sample_shape)
            place = which.reshape(*which.shape, *[1] * (self._events + 1))
            dim = drawn.ndim - 1 - self._events
            shape = (*drawn.shape[:dim], 1, *drawn.shape[dim + 1 :])
            return drawn.gather(dim, place.expand(shape)).squeeze(dim)

    def _log_prob(self, value: Any) -> Any:
        each = self._component.log_prob(value.unsqueeze(-1 - self._events))
        return (each + ops.log_softmax(self._mixture.logits, -1)).logsumexp(-1)

    def _cdf(self, value: Any) -> Any:
        each = self._component.cdf(value.unsqueeze(-1 - self._events))
        return (each * self._mixture.probs).sum(-1)
