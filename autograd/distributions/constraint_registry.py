"""torch.distributions.constraint_registry: transforms from all numbers to a constraint."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from autograd.distributions import constraints, transforms
from autograd.distributions import shaped_transforms as shaped

__all__ = ["ConstraintRegistry", "biject_to", "transform_to"]

Factory = Callable[[Any], transforms.Transform]


class ConstraintRegistry:
    """What makes the transform to a constraint, for each class of constraints."""

    def __init__(self) -> None:
        self._registry: dict[type, Factory] = {}

    def register(self, constraint: Any, factory: Factory | None = None) -> Any:
        """Lets `factory` make the transforms to what is of the class `constraint`, or of its class;
        a decorator without `factory`. Raises TypeError for what is no constraint."""
        if factory is None:
            return lambda factory: self.register(constraint, factory)
        kind = type(constraint) if isinstance(constraint, constraints.Constraint) else constraint
        if not isinstance(kind, type) or not issubclass(kind, constraints.Constraint):
            raise TypeError(
                "Expected constraint to be either a Constraint subclass or instance, but got "
                f"{constraint}"
            )
        self._registry[kind] = factory
        return factory

    def __call__(self, constraint: constraints.Constraint) -> transforms.Transform:
        """A transform to `constraint`. Raises NotImplementedError if none is registered."""
        kind = type(constraint)
        if kind not in self._registry:
            raise NotImplementedError(f"Cannot transform {kind.__name__} constraints")
        return self._registry[kind](constraint)


biject_to = ConstraintRegistry()
transform_to = ConstraintRegistry()


def _to_interval(constraint: Any) -> transforms.Transform:
    low, high = constraint.lower_bound, constraint.upper_bound
    if isinstance(low, (int, float)) and isinstance(high, (int, float)) and (low, high) == (0, 1):
        return transforms.SigmoidTransform()
    return _then(transforms.SigmoidTransform(), low, high - low)


def _then(first: transforms.Transform, loc: Any, scale: Any) -> transforms.Transform:
    return transforms.ComposeTransform([first, transforms.AffineTransform(loc, scale)])


def _register(registry: ConstraintRegistry) -> None:
    exp = transforms.ExpTransform
    factories: dict[Any, Factory] = {
        constraints.real: lambda c: transforms.identity_transform,
        constraints.independent: lambda c: shaped.IndependentTransform(
            registry(c.base_constraint), c.reinterpreted_batch_ndims
        ),
        constraints.greater_than: lambda c: _then(exp(), c.lower_bound, 1),
        constraints.greater_than_eq: lambda c: _then(exp(), c.lower_bound, 1),
        constraints.less_than: lambda c: _then(exp(), c.upper_bound, -1),
        constraints.interval: _to_interval,
        constraints.half_open_interval: _to_interval,
        constraints.corr_cholesky: lambda c: shaped.CorrCholeskyTransform(),
        constraints.cat: lambda c: shaped.CatTransform([*map(registry, c.cseq)], c.dim, c.lengths),
        constraints.stack: lambda c: shaped.StackTransform([*map(registry, c.cseq)], c.dim),
    }
    for constraint, factory in factories.items():
        registry.register(constraint, factory)


_register(biject_to)
_register(transform_to)
biject_to.register(constraints.simplex, lambda c: transforms.StickBreakingTransform())
transform_to.register(constraints.simplex, lambda c: transforms.SoftmaxTransform())
transform_to.register(constraints.lower_cholesky, lambda c: shaped.LowerCholeskyTransform())
for _region in (constraints.positive_definite, constraints.positive_semidefinite):
    transform_to.register(_region, lambda c: shaped.PositiveDefiniteTransform())
