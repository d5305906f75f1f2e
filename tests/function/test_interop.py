"""Functions that are brought to PyTorch and JAX, and from there."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd import interop

A = np.array([0.3, -1.2, 2.0])
B = np.array([1.5, 0.4, -0.7])


def ours(x: Any, y: Any, power: int = 2) -> Any:
    return (x.sin() * y**power).cumsum(0), (x * y).sum()


def expected(power: int = 2) -> list[np.ndarray]:
    """Values, gradients of a weighted sum, and gradients of the sum of their squares."""
    x, y = (ag.tensor(each, requires_grad=True) for each in (A, B))
    first, second = ours(x, y, power)
    grads = ag.grad(weighed(first, second), [x, y], create_graph=True)
    seconds = ag.grad(sum((g * g).sum() for g in grads), [x, y])
    return [each.detach().numpy() for each in (first, second, *grads, *seconds)]


def weighed(first: Any, second: Any) -> Any:
    return (first * first).sum() + 3 * second


def check(found: Any, power: int = 2, rtol: float = 1e-10) -> None:
    for got, right in zip(found, expected(power), strict=True):
        np.testing.assert_allclose(np.asarray(got), right, rtol=rtol)


@pytest.mark.parametrize("power", [2, 3])
def test_ours_in_pytorch(power: int) -> None:
    torch = pytest.importorskip("torch")
    x, y = (torch.tensor(each, requires_grad=True) for each in (A, B))
    first, second = interop.to_torch(ours)(x, y, power=power)
    grads = torch.autograd.grad(weighed(first, second), [x, y], create_graph=True)
    seconds = torch.autograd.grad(sum((g * g).sum() for g in grads), [x, y])
    check([each.detach() for each in (first, second, *grads, *seconds)], power)
    weighed(*interop.to_torch(ours)(x, y, power)).backward()
    np.testing.assert_allclose(x.grad, expected(power)[2])
    assert torch.autograd.gradcheck(interop.to_torch(lambda v: v.exp() * v), [x])
    half = interop.to_torch(lambda v: v * 2)(torch.ones(2, dtype=torch.float32))
    assert half.dtype == torch.float32 and not half.requires_grad


@pytest.mark.parametrize("power", [2, 3])
def test_pytorchs_here(power: int) -> None:
    pytest.importorskip("torch")
    theirs = interop.from_torch(ours)
    x, y = (ag.tensor(each, requires_grad=True) for each in (A, B))
    first, second = theirs(x, y, power)
    grads = ag.grad(weighed(first, second), [x, y], create_graph=True)
    seconds = ag.grad(sum((g * g).sum() for g in grads), [x, y])
    check([each.detach() for each in (first, second, *grads, *seconds)], power)
    weighed(*theirs(x, y, power)).backward()
    assert x.grad is not None
    np.testing.assert_allclose(x.grad.numpy(), expected(power)[2])
    constant = ag.tensor(B)
    (g,) = ag.grad(weighed(*theirs(x, constant, power)), [x])
    np.testing.assert_allclose(g.numpy(), expected(power)[2])
    assert ag.gradcheck(interop.from_torch(lambda v: v.exp() * v), [x])


@pytest.fixture
def jax() -> Any:
    jax = pytest.importorskip("jax")
    with jax.enable_x64(True):
        yield jax


def test_ours_in_jax(jax: Any) -> None:
    function = interop.to_jax(ours)

    def loss(x: Any, y: Any) -> Any:
        return weighed(*function(x, y))

    def squares(x: Any, y: Any) -> Any:
        return sum((g * g).sum() for g in jax.grad(loss, (0, 1))(x, y))

    for wrap in (lambda f: f, jax.jit):
        values = wrap(lambda x, y: function(x, y))(A, B)
        grads = wrap(jax.grad(loss, (0, 1)))(A, B)
        seconds = wrap(jax.grad(squares, (0, 1)))(A, B)
        check([*values, *grads, *seconds])
    alone = interop.to_jax(lambda x: ag.linalg.cholesky(x), np.eye(2))
    np.testing.assert_allclose(alone(np.eye(2) * 4), np.eye(2) * 2)


def test_jaxs_here(jax: Any) -> None:
    def theirs(x: Any, y: Any) -> Any:
        return jax.numpy.cumsum(jax.numpy.sin(x) * y**2), (x * y).sum()

    for function in (theirs, jax.jit(theirs)):
        call = interop.from_jax(function)
        x, y = (ag.tensor(each, requires_grad=True) for each in (A, B))
        first, second = call(x, y)
        grads = ag.grad(weighed(first, second), [x, y], create_graph=True)
        seconds = ag.grad(sum((g * g).sum() for g in grads), [x, y])
        check([each.detach() for each in (first, second, *grads, *seconds)])
