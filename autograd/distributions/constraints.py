"""PyTorch's torch.distributions.constraints: which values a parameter or a sample may have.

``check(value)`` gives a bool tensor: for each element or, where `event_dim` last dimensions belong
together, for each of these, whether it is allowed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from inspect import Signature, signature
from typing import Any

from autograd.base.ops import ops
from autograd.distributions.utils import eps_of

__all__ = [
    "Constraint", "boolean", "cat", "corr_cholesky", "dependent", "dependent_property",
    "greater_than", "greater_than_eq", "half_open_interval", "independent", "integer_interval",
    "interval", "is_dependent", "less_than", "lower_cholesky", "lower_triangular", "multinomial",
    "nonnegative", "nonnegative_integer", "one_hot", "positive", "positive_definite",
    "positive_integer", "positive_semidefinite", "real", "real_vector", "simplex", "square",
    "stack",
    "symmetric", "unit_interval",
]  # fmt: skip


class Constraint:
    """A region of values; `is_discrete` if these are numbers that are counted."""

    is_discrete = False
    event_dim = 0

    def check(self, value: Any) -> Any:
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"{type(self).__name__.removeprefix('_')}()"


class _Dependent(Constraint):
    """A region that only an instance of a distribution knows; also what is not given of it."""

    def __init__(self, **known: Any) -> None:
        self._known = known

    @property
    def is_discrete(self) -> bool:  # type: ignore[override]
        return self._of_class("is_discrete")

    @property
    def event_dim(self) -> int:  # type: ignore[override]
        return self._of_class("event_dim")

    def _of_class(self, name: str) -> Any:
        if name not in self._known:
            raise NotImplementedError(f".{name} cannot be determined statically")
        return self._known[name]

    def __call__(self, **known: Any) -> _Dependent:
        return _Dependent(**{**self._known, **known})

    def check(self, value: Any) -> Any:
        """Raises ValueError: ask an instance."""
        raise ValueError("Cannot determine validity of dependent constraint")


class dependent_property(property, _Dependent):  # noqa: N801  (PyTorch's name)
    """A property that gives a constraint; of the class it is a `dependent` one."""

    def __init__(self, fn: Any = None, **known: Any) -> None:
        property.__init__(self, fn)
        _Dependent.__init__(self, **known)

    def __call__(self, fn: Any) -> Any:  # type: ignore[override]
        return dependent_property(fn, **self._known)


class _Bounded(Constraint):
    """Numbers within bounds, the arguments of the constructor, for which `_fits` is true."""

    _form: Signature
    _fits: Callable[..., Any]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        self._bounds = self._form.bind(*args, **kwargs).arguments
        vars(self).update(self._bounds)

    def check(self, value: Any) -> Any:
        return self._fits(value, **self._bounds)

    def __repr__(self) -> str:
        bounds = ", ".join(f"{name}={value}" for name, value in self._bounds.items())
        return f"{type(self).__name__.removeprefix('_')}({bounds})"


class _IndependentConstraint(Constraint):
    """Events of some more dimensions, allowed if all of their elements are."""

    def __init__(self, base_constraint: Constraint, reinterpreted_batch_ndims: int) -> None:
        self.base_constraint = base_constraint
        self.reinterpreted_batch_ndims = reinterpreted_batch_ndims

    @property
    def is_discrete(self) -> bool:  # type: ignore[override]
        return self.base_constraint.is_discrete

    @property
    def event_dim(self) -> int:  # type: ignore[override]
        return self.base_constraint.event_dim + self.reinterpreted_batch_ndims

    def check(self, value: Any) -> Any:
        result = self.base_constraint.check(value)
        if result.ndim < self.reinterpreted_batch_ndims:
            raise ValueError(f"Expected value.dim() >= {self.event_dim} but got {value.ndim}")
        return all_of_last(result, self.reinterpreted_batch_ndims)

    def __repr__(self) -> str:
        return f"IndependentConstraint({self.base_constraint!r}, {self.reinterpreted_batch_ndims})"


class _Parts(Constraint):
    """Tensors joined along `dim`, each part of which is allowed by its constraint of `cseq`."""

    _join: Callable[..., Any]

    def __init__(self, cseq: Sequence[Constraint], dim: int = 0) -> None:
        self.cseq = [*cseq]
        self.dim = dim

    @property
    def is_discrete(self) -> bool:  # type: ignore[override]
        return any(each.is_discrete for each in self.cseq)

    @property
    def event_dim(self) -> int:  # type: ignore[override]
        return max(each.event_dim for each in self.cseq)

    def _split(self, value: Any) -> Any:
        return value.unbind(self.dim)

    def check(self, value: Any) -> Any:
        pairs = zip(self.cseq, self._split(value), strict=True)
        return self._join([constraint.check(part) for constraint, part in pairs], self.dim)


class stack(_Parts):  # noqa: N801  (PyTorch's name)
    """Tensors stacked along `dim`, one for each constraint."""

    _join = staticmethod(lambda parts, dim: ops.stack(parts, dim))


class cat(_Parts):  # noqa: N801
    """Tensors of these `lengths` (1 for None) after each other along `dim`."""

    _join = staticmethod(lambda parts, dim: ops.cat(parts, dim))

    def __init__(
        self, cseq: Sequence[Constraint], dim: int = 0, lengths: Sequence[int] | None = None
    ) -> None:
        super().__init__(cseq, dim)
        self.lengths = [1] * len(self.cseq) if lengths is None else [*lengths]

    def _split(self, value: Any) -> Any:
        return value.split(self.lengths, self.dim)


def _named(
    name: str, check: Callable[[Any], Any], event_dim: int = 0, discrete: bool = False
) -> Any:
    """A constraint without arguments."""
    members: dict[str, Any] = {"check": lambda self, value: check(value), "__doc__": check.__doc__}
    members |= {"event_dim": event_dim, "is_discrete": discrete}
    return type(f"_{name}", (Constraint,), members)()


def _bounded(name: str, fits: Callable[..., Any], discrete: bool = False) -> Any:
    """A class of constraints, whose bounds are the arguments of ``fits(value, *bounds)``."""
    form = Signature(list(signature(fits).parameters.values())[1:])
    members = {"_fits": staticmethod(fits), "_form": form, "__signature__": form}
    return type(f"_{name}", (_Bounded,), {**members, "is_discrete": discrete})


def all_of_last(value: Any, dims: int) -> Any:
    """Whether all elements of the last `dims` dimensions are true."""
    return value.reshape(*value.shape[: value.ndim - dims], -1).all(-1) if dims else value


def is_dependent(constraint: Any) -> bool:
    """Whether only an instance of a distribution knows the constraint."""
    return isinstance(constraint, _Dependent)


def _is_symmetric(value: Any) -> Any:
    square = value.shape[-2] == value.shape[-1]
    return all_of_last(ops.isclose(value, value.mT, atol=1e-6), 2) if square else square


def _is_lower(value: Any) -> Any:
    return all_of_last(value.tril() == value, 2)


def _is_cholesky(value: Any) -> Any:
    return _is_lower(value) & (ops.diagonal(value, 0, -2, -1) > 0).all(-1)


def _has_unit_rows(value: Any) -> Any:
    tolerance = 10 * value.shape[-1] * eps_of(value.dtype)
    return _is_cholesky(value) & ((value.norm(dim=-1) - 1).abs() <= tolerance).all(-1)


dependent = _Dependent()
independent = _IndependentConstraint
boolean = _named("Boolean", lambda x: (x == 0) | (x == 1), discrete=True)
one_hot = _named("OneHot", lambda x: ((x == 0) | (x == 1)).all(-1) & (x.sum(-1) == 1), 1, True)
_integer_greater_than = _bounded(
    "IntegerGreaterThan", lambda x, lower_bound: (x % 1 == 0) & (x >= lower_bound), True
)
nonnegative_integer = _integer_greater_than(0)
positive_integer = _integer_greater_than(1)
integer_interval = _bounded(
    "IntegerInterval",
    lambda x, lower_bound, upper_bound: (x % 1 == 0) & (lower_bound <= x) & (x <= upper_bound),
    True,
)
real = _named("Real", lambda x: x == x)  # nan is not
real_vector = independent(real, 1)
greater_than = _bounded("GreaterThan", lambda x, lower_bound: lower_bound < x)
greater_than_eq = _bounded("GreaterThanEq", lambda x, lower_bound: lower_bound <= x)
less_than = _bounded("LessThan", lambda x, upper_bound: x < upper_bound)
interval = _bounded(
    "Interval", lambda x, lower_bound, upper_bound: (lower_bound <= x) & (x <= upper_bound)
)
half_open_interval = _bounded(
    "HalfOpenInterval", lambda x, lower_bound, upper_bound: (lower_bound <= x) & (x < upper_bound)
)
positive = greater_than(0.0)
nonnegative = greater_than_eq(0.0)
unit_interval = interval(0.0, 1.0)
simplex = _named("Simplex", lambda x: (x >= 0).all(-1) & ((x.sum(-1) - 1).abs() < 1e-6), 1)
lower_triangular = _named("LowerTriangular", _is_lower, 2)
lower_cholesky = _named("LowerCholesky", _is_cholesky, 2)
corr_cholesky = _named("CorrCholesky", _has_unit_rows, 2)
square = _named("Square", lambda x: ops.full(x.shape[:-2], x.shape[-2] == x.shape[-1]), 2)
symmetric = _named("Symmetric", _is_symmetric, 2)
positive_semidefinite = _named(
    "PositiveSemidefinite", lambda x: _is_symmetric(x) & (ops.linalg_eigvalsh(x) >= 0).all(-1), 2
)
positive_definite = _named(
    "PositiveDefinite", lambda x: _is_symmetric(x) & (ops.linalg_cholesky_ex(x)[1] == 0), 2
)


class multinomial(Constraint):  # noqa: N801  (PyTorch's name)
    """Counts of categories that sum to `upper_bound` at most."""

    is_discrete = True
    event_dim = 1

    def __init__(self, upper_bound: Any) -> None:
        self.upper_bound = upper_bound

    def check(self, x: Any) -> Any:
        return (x >= 0).all(-1) & (x.sum(-1) <= self.upper_bound)

    def __repr__(self) -> str:
        return "Multinomial()"


for _each in list(globals().values()):  # PyTorch's names of the classes: _Real, _Interval
    _kind = _each if isinstance(_each, type) else type(_each)
    if issubclass(_kind, Constraint):
        globals().setdefault(_kind.__name__, _kind)
