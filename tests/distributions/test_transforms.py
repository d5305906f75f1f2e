"""Transforms of parts, shapes and matrices, and those to a constraint, against PyTorch's."""

from __future__ import annotations

import numpy as np
import pytest

import autograd as ag
import autograd.distributions as ours

X = np.random.default_rng(0).standard_normal((2, 3, 3))
Y = np.random.default_rng(1).standard_normal((2, 6))


TRANSFORMS = {
    "cat": (lambda d: d.CatTransform([d.ExpTransform(), d.TanhTransform()], 2, [1, 2]), X),
    "cat of events": (
        lambda d: d.CatTransform(
            [d.IndependentTransform(t, 1) for t in (d.ExpTransform(), d.TanhTransform())], 1, [2, 1]
        ),
        X,
    ),
    "cat in an event": (
        lambda d: d.CatTransform([d.IndependentTransform(d.ExpTransform(), 1)] * 2, -1, [1, 2]),
        X,
    ),
    "stack": (lambda d: d.StackTransform([d.ExpTransform(), d.TanhTransform()], 0), X),
    "reshape": (lambda d: d.ReshapeTransform((3, 3), (9,)), X),
    "independent": (lambda d: d.IndependentTransform(d.ExpTransform(), 1), X),
    "lower Cholesky": (lambda d: d.LowerCholeskyTransform(), X),
    "positive definite": (lambda d: d.PositiveDefiniteTransform(), X),
    "correlations": (lambda d: d.CorrCholeskyTransform(), Y),
    "distribution": (lambda d: d.CumulativeDistributionTransform(d.Normal(1.0, 2.0)), X),
}
CONSTRAINTS = {
    "real": (lambda c: c.real, X),
    "real_vector": (lambda c: c.real_vector, X),
    "positive": (lambda c: c.positive, X),
    "nonnegative": (lambda c: c.nonnegative, X),
    "less_than": (lambda c: c.less_than(1.0), X),
    "unit_interval": (lambda c: c.unit_interval, X),
    "interval": (lambda c: c.interval(-1.0, 3.0), X),
    "half_open_interval": (lambda c: c.half_open_interval(0.0, 2.0), X),
    "simplex": (lambda c: c.simplex, X),
    "lower_cholesky": (lambda c: c.lower_cholesky, X),
    "positive_definite": (lambda c: c.positive_definite, X),
    "corr_cholesky": (lambda c: c.corr_cholesky, Y),
    "cat": (lambda c: c.cat([c.positive, c.real], -1, [1, 2]), X),
    "stack": (lambda c: c.stack([c.unit_interval, c.positive], 0), X),
}


def _compare(torch, mine, theirs, x):
    a, b = ag.tensor(x, requires_grad=True), torch.tensor(x, requires_grad=True)
    y, z = mine(a), theirs(b)
    np.testing.assert_allclose(y.detach(), z.detach().numpy(), rtol=1e-10)
    back = theirs.inv(z).detach().numpy()
    np.testing.assert_allclose(mine.inv(y).detach(), back, rtol=1e-8, atol=1e-10)
    assert tuple(mine.forward_shape(x.shape)) == tuple(theirs.forward_shape(x.shape))
    assert tuple(mine.inverse_shape(y.shape)) == tuple(theirs.inverse_shape(z.shape))
    assert mine.domain.event_dim == theirs.domain.event_dim
    assert mine.codomain.event_dim == theirs.codomain.event_dim
    assert bool(mine.codomain.check(y).all()) and mine.bijective == theirs.bijective
    if theirs.bijective:
        y, z = mine.log_abs_det_jacobian(a, y), theirs.log_abs_det_jacobian(b, z)
        np.testing.assert_allclose(y.detach(), z.detach().numpy(), rtol=1e-8, atol=1e-10)
    if z.requires_grad:
        y.sum().backward()
        z.sum().backward()
        np.testing.assert_allclose(a.grad, b.grad.numpy(), rtol=1e-8, atol=1e-10)


@pytest.mark.torch
@pytest.mark.parametrize("case", TRANSFORMS)
def test_transforms_are_pytorch_s(torch, case):
    make, x = TRANSFORMS[case]
    _compare(torch, make(ours), make(torch.distributions), x)


@pytest.mark.torch
@pytest.mark.parametrize("registry", ["biject_to", "transform_to"])
@pytest.mark.parametrize("case", CONSTRAINTS)
def test_transforms_to_a_constraint_are_pytorch_s(torch, case, registry):
    make, x = CONSTRAINTS[case]
    theirs = getattr(torch.distributions, registry)
    mine = getattr(ours, registry)
    try:
        wanted = theirs(make(torch.distributions.constraints))
    except NotImplementedError as error:
        with pytest.raises(NotImplementedError, match=str(error)):
            mine(make(ours.constraints))
    else:
        _compare(torch, mine(make(ours.constraints)), wanted, x)


def test_a_constraint_gets_a_transform():
    class Even(ours.constraints.Constraint):
        pass

    registry = ours.ConstraintRegistry()

    @registry.register(Even())
    def _(constraint):
        return ours.AffineTransform(0.0, 2.0)

    assert registry(Even()) == ours.AffineTransform(0.0, 2.0)
    with pytest.raises(TypeError, match="Expected constraint to be either a Constraint subclass"):
        registry.register(3, lambda c: c)
    with pytest.raises(NotImplementedError, match="Cannot transform _Real constraints"):
        registry(ours.constraints.real)


def test_transforms_and_distributions_that_are_modules_too():
    """They call the `__init__` of the next base, as PyTorch's."""

    class Scale(ours.Transform, ag.nn.Module):
        domain = codomain = ours.constraints.real

        def __init__(self):
            super().__init__(cache_size=1)
            self.weight = ag.nn.Parameter(ag.tensor(2.0))

        def _call(self, x):
            return self.weight * x

    class Of(ours.Distribution, ag.nn.Module):
        def __init__(self):
            super().__init__(validate_args=False)
            self.scale = Scale()

    assert [name for name, _ in Of().named_parameters()] == ["scale.weight"]
    x = ag.tensor(3.0)
    scale = Scale()
    assert scale(x) == 6.0 and scale(x) is scale(x) and scale._cached_x_y[0] is x
