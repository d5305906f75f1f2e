"""The protocol of distributions."""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, NoReturn, Self

from autograd.base.grad_mode import no_grad
from autograd.core.tensor import Tensor
from autograd.distributions import constraints
from autograd.distributions.utils import broadcast_all, lazy_property
from autograd.methods.placement import Size

__all__ = ["Distribution", "ExponentialFamily"]


class Distribution:
    """A batch of distributions of shape `batch_shape`, whose samples have the shape `event_shape`.

    Arguments are checked by `arg_constraints`, samples by `support`, unless `validate_args` is
    False. Raises ValueError for those that are not allowed.
    """

    arg_constraints: Mapping[str, Any] = {}
    support: Any
    has_rsample = False
    has_enumerate_support = False
    _validate_args = __debug__
    _event_dims: ClassVar[Mapping[str, int]] = {}  # of parameters that do not broadcast to batches

    @staticmethod
    def set_default_validate_args(value: bool) -> None:
        """Whether distributions check their arguments where they are not told."""
        if value not in (True, False):
            raise ValueError
        Distribution._validate_args = value

    def __init__(
        self,
        batch_shape: Iterable[int] = (),
        event_shape: Iterable[int] = (),
        validate_args: bool | None = None,
    ) -> None:
        self._batch_shape, self._event_shape = Size(batch_shape), Size(event_shape)
        if validate_args is not None:
            self._validate_args = validate_args
        if self._validate_args:
            self._check_arguments()
        super().__init__()  # of what else a class inherits from, such as Module

    def _check_arguments(self) -> None:
        try:
            found = self.arg_constraints
        except NotImplementedError:
            found = {}
            warnings.warn(
                f"{type(self)} does not define `arg_constraints`. Please set "
                "`arg_constraints = {}` or initialize the distribution with `validate_args=False` "
                "to turn off validation.",
                stacklevel=3,
            )
        for name, constraint in found.items():
            lazy = isinstance(getattr(type(self), name, None), lazy_property)
            if constraints.is_dependent(constraint) or (lazy and name not in vars(self)):
                continue
            value = getattr(self, name)
            if not bool(_all(constraint.check(value))):
                raise ValueError(
                    f"Expected parameter {name} ({type(value).__name__} of shape "
                    f"{tuple(value.shape)}) of distribution {self!r} to satisfy the constraint "
                    f"{constraint!r}, but found invalid values:\n{value}"
                )

    def _set(self, validate_args: bool | None, **parameters: Any) -> None:
        """Keeps parameters of events of one number each, in their common shape."""
        values = broadcast_all(*parameters.values())
        vars(self).update(zip(parameters, values, strict=True))
        Distribution.__init__(self, values[0].shape, validate_args=validate_args)

    def expand(self, batch_shape: Iterable[int], _instance: Any = None) -> Self:
        """The same distributions for a larger batch, as `Tensor.expand` does it."""
        new = self._get_checked_instance(self._defining_class(), _instance)
        shape = Size(batch_shape)
        for name in self.arg_constraints:
            if name in vars(self):
                value = vars(self)[name]
                dims = value.ndim - self._event_dims.get(name, 0)
                vars(new)[name] = value.expand((*shape, *value.shape[dims:]))
        for name, value in vars(self).items():
            if name not in self.arg_constraints and not isinstance(
                getattr(type(self), name, None), lazy_property
            ):
                vars(new).setdefault(name, value)
        new._batch_shape = shape
        return new

    def _defining_class(self) -> type:
        """The nearest class of this package among those that the distribution is of."""
        package = __name__.rpartition(".")[0]
        return next(c for c in type(self).__mro__ if c.__module__.startswith(package))

    def _get_checked_instance(self, cls: type, _instance: Any = None) -> Any:
        if _instance is None and type(self).__init__ != cls.__init__:  # type: ignore[misc]
            raise NotImplementedError(
                f"Subclass {type(self).__name__} of {cls.__name__} that defines a custom __init__ "
                "method must also define a custom .expand() method."
            )
        return self.__new__(type(self)) if _instance is None else _instance

    @property
    def batch_shape(self) -> Size:
        """The shape of the batch."""
        return self._batch_shape

    @property
    def event_shape(self) -> Size:
        """The shape of one sample of one distribution."""
        return self._event_shape

    mean: Any = property(lambda self: _lacking(self, "mean"), doc="The expected value.")
    mode: Any = property(lambda self: _lacking(self, "mode"), doc="The likeliest value.")
    variance: Any = property(lambda self: _lacking(self, "variance"), doc="Of each element.")
    stddev: Any = property(lambda self: self.variance.sqrt(), doc="The root of the variance.")

    def sample(self, sample_shape: Iterable[int] = ()) -> Any:
        """Random numbers of shape `sample_shape` + `batch_shape` + `event_shape`, as constants."""
        with no_grad():
            return self.rsample(sample_shape)

    def rsample(self, sample_shape: Iterable[int] = ()) -> Any:
        """`sample`, through which gradients reach the parameters."""
        raise NotImplementedError

    def sample_n(self, n: int) -> Any:
        """``sample((n,))``; warns that it is deprecated."""
        warnings.warn(
            "sample_n(n) will be deprecated. Use .sample((n,)) instead.", UserWarning, stacklevel=2
        )
        return self.sample((n,))

    def log_prob(self, value: Any) -> Any:
        """The logarithm of the density, or of the probability, at `value`."""
        if self._validate_args:
            self._validate_sample(value)
        return self._log_prob(value)

    def cdf(self, value: Any) -> Any:
        """The probability of a sample of at most `value`."""
        if self._validate_args:
            self._validate_sample(value)
        return self._cdf(value)

    def _log_prob(self, value: Any) -> Any:
        raise NotImplementedError

    def _cdf(self, value: Any) -> Any:
        raise NotImplementedError

    def icdf(self, value: Any) -> Any:
        """The inverse of `cdf`: the value up to which samples have the probability `value`."""
        raise NotImplementedError

    def enumerate_support(self, expand: bool = True) -> Any:
        """All values that samples can have, along the first dimension; with `expand` for each of
        the batch."""
        raise NotImplementedError

    def entropy(self) -> Any:
        """The expected value of -log_prob."""
        raise NotImplementedError

    def perplexity(self) -> Any:
        """``exp(entropy)``."""
        return self.entropy().exp()

    def _extended_shape(self, sample_shape: Iterable[int] = ()) -> Size:
        return Size((*sample_shape, *self._batch_shape, *self._event_shape))

    def _validate_sample(self, value: Any) -> None:
        if not isinstance(value, Tensor):
            raise ValueError("The value argument to log_prob must be a Tensor")
        events = len(self._event_shape)
        if tuple(value.shape[value.ndim - events :]) != tuple(self._event_shape):
            raise ValueError(
                "The right-most size of value must match event_shape: "
                f"{value.shape} vs {self._event_shape}."
            )
        wanted = self._batch_shape + self._event_shape
        for i, j in zip(reversed(value.shape), reversed(wanted), strict=False):
            if i != 1 and j != 1 and i != j:
                raise ValueError(
                    f"Value is not broadcastable with batch_shape+event_shape: {value.shape} vs "
                    f"{wanted}."
                )
        try:
            support = self.support
        except NotImplementedError:
            warnings.warn(
                f"{type(self)} does not define `support` to enable sample validation. Please "
                "initialize the distribution with `validate_args=False` to turn off validation.",
                stacklevel=3,
            )
            return
        if not bool(_all(support.check(value))):
            raise ValueError(
                f"Expected value argument ({type(value).__name__} of shape {tuple(value.shape)}) "
                f"to be within the support ({support!r}) of the distribution {self!r}, but found "
                f"invalid values:\n{value}"
            )

    def __repr__(self) -> str:
        kept = vars(self)
        texts = [
            f"{name}: {kept[name] if kept[name].numel() == 1 else kept[name].size()}"
            for name in self.arg_constraints
            if name in kept
        ]
        return f"{type(self).__name__}({', '.join(texts)})"


class ExponentialFamily(Distribution):
    """Distributions whose log density is linear in functions of the sample."""


def _lacking(distribution: Distribution, name: str) -> NoReturn:
    raise NotImplementedError(f"{type(distribution)} does not implement {name}")


def _all(checked: Any) -> Any:
    return checked if isinstance(checked, bool) else checked.all()
