"""Distributions of numbers that are counted, of categories, and relaxed ones of these."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

from autograd.base.grad_mode import no_grad
from autograd.base.ops import ops
from autograd.distributions import constraints
from autograd.distributions.distribution import Distribution, ExponentialFamily
from autograd.distributions.utils import (
    broadcast_all,
    lazy_property,
    logits_to_probs,
    lowest_of,
    probs_to_logits,
    rand_open,
)
from autograd.methods.construction import tensor
from autograd.methods.placement import Size

__all__ = [
    "Bernoulli", "Binomial", "Categorical", "Geometric", "Multinomial",
    "OneHotCategorical", "OneHotCategoricalStraightThrough", "Poisson",
]  # fmt: skip


class _Chances(Distribution):
    """A distribution by `probs` or by `logits`; each is computed from the other."""

    _is_binary = True

    def _set_chances(self, probs: Any, logits: Any) -> Any:
        if (probs is None) == (logits is None):
            raise ValueError("Either `probs` or `logits` must be specified, but not both.")
        name, value = ("logits", logits) if probs is None else ("probs", probs)
        vars(self)[name] = value = broadcast_all(value)[0] if self._is_binary else value
        return value

    _param = property(lambda self: vars(self).get("logits", vars(self).get("probs")))

    @property
    def param_shape(self) -> Size:
        """The shape of what was given."""
        return Size(self._param.shape)

    @lazy_property
    def logits(self) -> Any:
        """Logarithms of chances."""
        return probs_to_logits(self.probs, self._is_binary)

    @lazy_property
    def probs(self) -> Any:
        """Probabilities."""
        return logits_to_probs(self.logits, self._is_binary)

    def sample(self, sample_shape: Iterable[int] = ()) -> Any:
        with no_grad():
            return self._draw(self._extended_shape(sample_shape))

    def _draw(self, shape: Size) -> Any:
        raise NotImplementedError


class _Binary(_Chances):
    arg_constraints = {"probs": constraints.unit_interval, "logits": constraints.real}

    def __init__(
        self, probs: Any = None, logits: Any = None, validate_args: bool | None = None
    ) -> None:
        value = self._set_chances(probs, logits)
        super().__init__(value.shape, validate_args=validate_args)


class Bernoulli(_Binary, ExponentialFamily):
    """1 with probability `probs`, else 0."""

    support = constraints.boolean
    has_enumerate_support = True

    mean = property(lambda self: self.probs)

    @property
    def mode(self) -> Any:
        mode = (self.probs >= 0.5).to(self.probs)
        return ops.where(self.probs == 0.5, math.nan, mode)

    variance = property(lambda self: self.probs * (1 - self.probs))

    def _draw(self, shape: Size) -> Any:
        return ops.bernoulli(self.probs.expand(shape))

    def _log_prob(self, value: Any) -> Any:
        logits, value = broadcast_all(self.logits, value)
        return -ops.nn_functional_binary_cross_entropy_with_logits(logits, value, reduction="none")

    def entropy(self) -> Any:
        return ops.nn_functional_binary_cross_entropy_with_logits(
            self.logits, self.probs, reduction="none"
        )

    def enumerate_support(self, expand: bool = True) -> Any:
        return _along(ops.arange(2, dtype=self._param.dtype), self._batch_shape, expand)


class Geometric(_Binary):
    """How many draws fail before the first that succeeds. Raises ValueError if none ever does."""

    support = constraints.nonnegative_integer

    def __init__(
        self, probs: Any = None, logits: Any = None, validate_args: bool | None = None
    ) -> None:
        super().__init__(probs, logits, validate_args)
        if self._validate_args and probs is not None and not bool((self.probs > 0).all()):
            raise ValueError(
                f"Expected parameter probs ({type(probs).__name__} of shape "
                f"{tuple(self.probs.shape)}) of distribution {self!r} to be positive but found "
                f"invalid values:\n{self.probs.detach()}"
            )

    mean = property(lambda self: 1 / self.probs - 1)
    mode = property(lambda self: ops.zeros_like(self.probs))
    variance = property(lambda self: (1 / self.probs - 1) / self.probs)

    def _draw(self, shape: Size) -> Any:
        u = rand_open(shape, self.probs.dtype)
        return (u.log() / (-self.probs).log1p()).floor()

    def _log_prob(self, value: Any) -> Any:
        value, probs = broadcast_all(value, self.probs)
        fails = ops.where((probs == 1) & (value == 0), 0.0, -probs)
        return value * fails.log1p() + probs.log()

    def entropy(self) -> Any:
        return Bernoulli(self.probs, validate_args=False).entropy() / self.probs


class _Counted(_Chances):
    """A distribution by chances and a `total_count`, which are broadcast together."""

    def __init__(
        self,
        total_count: Any = 1,
        probs: Any = None,
        logits: Any = None,
        validate_args: bool | None = None,
    ) -> None:
        value = self._set_chances(probs, logits)
        self.total_count, value = broadcast_all(total_count, value)
        self.total_count = self.total_count.type_as(value)
        vars(self)["logits" if probs is None else "probs"] = value
        super().__init__(value.shape, validate_args=validate_args)


class Binomial(_Counted):
    """How many of `total_count` draws succeed."""

    has_enumerate_support = True

    arg_constraints = {
        "total_count": constraints.nonnegative_integer,
        "probs": constraints.unit_interval,
        "logits": constraints.real,
    }

    @constraints.dependent_property(is_discrete=True, event_dim=0)
    def support(self) -> Any:
        return constraints.integer_interval(0, self.total_count)

    mean = property(lambda self: self.total_count * self.probs)

    @property
    def mode(self) -> Any:
        return ((self.total_count + 1) * self.probs).floor().clamp(max=self.total_count)

    variance = property(lambda self: self.mean * (1 - self.probs))

    def _draw(self, shape: Size) -> Any:
        most = int(self.total_count.max()) if self.total_count.numel() else 0
        draws = ops.rand((most, *shape), dtype=self.probs.dtype) < self.probs
        counted = _along(ops.arange(most), shape, False) < self.total_count
        return (draws & counted).sum(0).to(self.probs)

    def _log_prob(self, value: Any) -> Any:
        n, logits = self.total_count, self.logits
        ways = (n + 1).lgamma() - (value + 1).lgamma() - (n - value + 1).lgamma()
        return ways + value * logits - n * ops.nn_functional_softplus(logits)

    def entropy(self) -> Any:
        found = self.log_prob(self.enumerate_support(False))
        return -(found.exp() * found).sum(0)

    def enumerate_support(self, expand: bool = True) -> Any:
        most = int(self.total_count.max())
        if not bool((self.total_count == most).all()):
            raise NotImplementedError(
                "Inhomogeneous total count not supported by `enumerate_support`."
            )
        values = ops.arange(1 + most, dtype=self._param.dtype)
        return _along(values, self._batch_shape, expand)


class Poisson(ExponentialFamily):
    """How many events happen, at a mean of `rate`."""

    arg_constraints = {"rate": constraints.nonnegative}
    support = constraints.nonnegative_integer
    rate: Any

    def __init__(self, rate: Any, validate_args: bool | None = None) -> None:
        self._set(validate_args, rate=rate)

    mean = property(lambda self: self.rate)
    mode = property(lambda self: self.rate.floor())
    variance = property(lambda self: self.rate)

    def sample(self, sample_shape: Iterable[int] = ()) -> Any:
        with no_grad():
            return ops.poisson(self.rate.expand(self._extended_shape(sample_shape)))

    def _log_prob(self, value: Any) -> Any:
        rate, value = broadcast_all(self.rate, value)
        return ops.xlogy(value, rate) - rate - (value + 1).lgamma()


class Categorical(_Chances):
    """The index of a category, by `probs` of any sum or by `logits` along the last dimension."""

    arg_constraints = {"probs": constraints.simplex, "logits": constraints.real_vector}
    has_enumerate_support = True
    _is_binary = False
    _event_dims = {"probs": 1, "logits": 1}

    def __init__(
        self, probs: Any = None, logits: Any = None, validate_args: bool | None = None
    ) -> None:
        value = self._set_chances(probs, logits)
        name = "logits" if probs is None else "probs"
        if value.ndim < 1:
            raise ValueError(f"`{name}` parameter must be at least one-dimensional.")
        if probs is None:
            value = value - value.logsumexp(-1, keepdim=True)
        else:
            value = value / value.sum(-1, keepdim=True)
        vars(self)[name] = value
        self._num_events = value.shape[-1]
        super().__init__(value.shape[:-1], validate_args=validate_args)

    @constraints.dependent_property(is_discrete=True, event_dim=0)
    def support(self) -> Any:
        return constraints.integer_interval(0, self._num_events - 1)

    mean = property(lambda self: self.mode.to(self._param.dtype) * math.nan)
    mode = property(lambda self: self.probs.argmax(-1))
    variance = property(lambda self: self.mean)

    def _draw(self, shape: Size) -> Any:
        batch = self._batch_shape
        count = math.prod(shape[: len(shape) - len(batch)])
        if not math.prod(shape):
            return ops.zeros(shape, dtype="int64")
        drawn = ops.multinomial(self.probs.reshape(-1, self._num_events), count, True)
        return drawn.T.reshape(shape)

    def _log_prob(self, value: Any) -> Any:
        value, logits = ops.broadcast_tensors([value.long().unsqueeze(-1), self.logits])
        return logits.gather(-1, value[..., :1]).squeeze(-1)

    def entropy(self) -> Any:
        low = self.logits.clamp(min=lowest_of(self.logits.dtype))
        return -(low * self.probs).sum(-1)

    def enumerate_support(self, expand: bool = True) -> Any:
        return _along(ops.arange(self._num_events), self._batch_shape, expand)


class _OfCategories(_Chances):
    """Events of a number for each category, by a `Categorical` that is kept."""

    arg_constraints = {"probs": constraints.simplex, "logits": constraints.real_vector}
    _is_binary = False
    _categorical: Categorical

    def _take(self, categorical: Categorical, validate_args: bool | None) -> None:
        self._categorical = categorical
        events = (categorical._num_events,)
        Distribution.__init__(self, categorical.batch_shape, events, validate_args)

    def expand(self, batch_shape: Iterable[int], _instance: Any = None) -> Any:
        new = self._get_checked_instance(self._defining_class(), _instance)
        vars(new).update(vars(self))
        new._take(self._categorical.expand(batch_shape), None)
        return new

    _param = property(lambda self: self._categorical._param)

    @property
    def probs(self) -> Any:
        """Probabilities."""
        return self._categorical.probs

    @property
    def logits(self) -> Any:
        """Their logarithms."""
        return self._categorical.logits


class OneHotCategorical(_OfCategories):
    """A vector of a 1 at a category and 0 elsewhere."""

    support = constraints.one_hot
    has_enumerate_support = True

    def __init__(
        self, probs: Any = None, logits: Any = None, validate_args: bool | None = None
    ) -> None:
        self._take(Categorical(probs, logits), validate_args)

    mean = property(lambda self: self.probs)
    mode = property(lambda self: self._one_hot(self.probs.argmax(-1)))
    variance = property(lambda self: self.probs * (1 - self.probs))

    def _one_hot(self, index: Any) -> Any:
        return ops.nn_functional_one_hot(index, self._event_shape[0]).to(self._param)

    def _draw(self, shape: Size) -> Any:
        return self._one_hot(self._categorical._draw(Size(shape[:-1])))

    def _log_prob(self, value: Any) -> Any:
        return self._categorical.log_prob(value.max(-1)[1])

    def entropy(self) -> Any:
        return self._categorical.entropy()

    def enumerate_support(self, expand: bool = True) -> Any:
        n = self._event_shape[0]
        values = ops.eye(n, dtype=self._param.dtype)
        values = values.reshape(n, *[1] * len(self._batch_shape), n)
        return values.expand(n, *self._batch_shape, n) if expand else values


class OneHotCategoricalStraightThrough(OneHotCategorical):
    """`OneHotCategorical` whose samples pass gradients on to the probabilities."""

    has_rsample = True

    def rsample(self, sample_shape: Iterable[int] = ()) -> Any:
        return self.sample(sample_shape) + (self.probs - self.probs.detach())


class Multinomial(_OfCategories):
    """How often each category comes in `total_count` draws."""

    def __init__(
        self,
        total_count: int = 1,
        probs: Any = None,
        logits: Any = None,
        validate_args: bool | None = None,
    ) -> None:
        if not isinstance(total_count, int):
            raise NotImplementedError("inhomogeneous total_count is not supported")
        self.total_count = total_count
        self._take(Categorical(probs, logits), validate_args)

    @constraints.dependent_property(is_discrete=True, event_dim=1)
    def support(self) -> Any:
        return constraints.multinomial(self.total_count)

    mean = property(lambda self: self.probs * self.total_count)
    variance = property(lambda self: self.total_count * self.probs * (1 - self.probs))

    def _draw(self, shape: Size) -> Any:
        drawn = self._categorical._draw(Size((self.total_count, *shape[:-1])))
        return ops.nn_functional_one_hot(drawn, shape[-1]).sum(0).to(self._param)

    def _log_prob(self, value: Any) -> Any:
        logits, value = broadcast_all(self.logits, value)
        logits = ops.where((value == 0) & (logits == -math.inf), 0.0, logits)
        ways = (value.sum(-1) + 1).lgamma() - (value + 1).lgamma().sum(-1)
        return ways + (logits * value).sum(-1)

    def entropy(self) -> Any:
        n = tensor(float(self.total_count))
        one = Binomial(self.total_count, self.probs, validate_args=False)
        counts = one.enumerate_support(False)[1:]
        weights = (one.log_prob(counts).exp() * (counts + 1).lgamma()).sum((0, -1))
        return self.total_count * self._categorical.entropy() - (n + 1).lgamma() + weights


def _along(values: Any, shape: Iterable[int], expand: bool) -> Any:
    """Values along the first dimension, before the dimensions of `shape`."""
    dims = tuple(shape)
    values = values.reshape(-1, *[1] * len(dims))
    return values.expand(-1, *dims) if expand else values
