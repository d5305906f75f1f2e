"""Transforms nested in each other, and mixed with what else may happen inside of a function."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

import autograd as ag
from autograd import func
from autograd.function import once_differentiable

T = ag.tensor
F = ag.nn.functional
X = np.array([0.7, -1.3])
V = np.array([0.5, 2.0])


def nests(module, f):
    """Transforms of functions of one tensor into such functions, whatever the shapes are."""

    def direction(x):
        return module.tensor(V)

    def along(g):
        return lambda x: f.jvp(g, (x,), (direction(x),))[1]

    def pulled(g):
        def product(x):
            y, pull = f.vjp(g, x)
            return pull(y * 0 + 1.5)[0]

        return product

    return {
        "grad": lambda g: f.grad(lambda x: (g(x) * g(x)).sum()),
        "jvp": along,
        "vjp": pulled,
        "jacrev": f.jacrev,
        "jacfwd": f.jacfwd,
    }


def plain(x):
    return (x**3).sin() * x.sum()


def written(x):
    """In-place operations, through a view too."""
    y = x * 1.0
    y[0] = x[1] * x[0]
    y.mul_(x)
    z = y.clone()
    z[1:].add_(x[:1].exp())
    return z * y


def unwritten(torch):
    """The same without writing: under several levels PyTorch refuses to write."""

    def function(x):
        y = torch.stack([x[1] * x[0], x[1]]) * x
        return torch.stack([y[0], y[1] + x[0].exp()]) * y

    return function


def shared(x):
    """Views, broadcasting, an index, a branch."""
    y = x.unsqueeze(0) * x.unsqueeze(1)
    return y.diagonal() * y.sum(0) + (y[0, 1] if x[0].item() > 0 else y[1, 1])


FUNCTIONS = {"plain": plain, "written": written, "shared": shared}
CHAINS = list(itertools.product(nests(ag, func), repeat=3))
CHOSEN = np.random.default_rng(0).permutation(len(CHAINS))[:40]


@pytest.mark.torch
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("chain", [CHAINS[i] for i in CHOSEN], ids="-".join)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_three_transforms_as_pytorch(chain, name, torch):
    found = []
    for module, f in ((ag, func), (torch, torch.func)):
        known = nests(module, f)
        nested = unwritten(torch) if (module, name) == (torch, "written") else FUNCTIONS[name]
        for each in reversed(chain):
            nested = known[each](nested)
        found.append(np.asarray(nested(module.tensor(X)).detach()))
    np.testing.assert_allclose(*found, rtol=1e-10, atol=1e-10 * np.abs(found[1]).max())


@pytest.mark.parametrize("name", FUNCTIONS)
def test_all_ways_to_a_hessian(name):
    def total(x):
        return (FUNCTIONS[name](x) ** 2).sum()

    ways = [
        outer(inner(total))(T(X)).numpy()
        for outer in (func.jacfwd, func.jacrev)
        for inner in (func.jacfwd, func.jacrev)
    ]
    ways.append(func.hessian(total)(T(X)).numpy())
    ways.append(np.stack([func.hvp(total)(X, e) for e in np.eye(2)]))
    ways.append(np.stack([func.linearize(func.grad(total), X)[1](e) for e in np.eye(2)]))
    step = 1e-5
    numeric = [
        (func.grad(total)(X + step * e) - func.grad(total)(X - step * e)) / (2 * step)
        for e in np.eye(2)
    ]
    for way in ways:
        assert np.allclose(way, ways[0], rtol=1e-12)
        assert np.allclose(way, numeric, rtol=1e-6, atol=1e-6)


# ---- perturbation confusion ----------------------------------------------------------------------


def derivative(f):
    return lambda x: func.jvp(f, (x,), (T(1.0),))[1]


@pytest.mark.parametrize("outer", [func.grad, derivative])
@pytest.mark.parametrize("inner", [func.grad, derivative])
def test_levels_are_told_apart(outer, inner):
    """The classical cases, with closures and with functions as results."""
    one = T(1.0)
    assert outer(lambda x: x * inner(lambda y: x + y)(one))(one).item() == 1
    assert outer(lambda x: x * inner(lambda y: x * y)(T(2.0)))(T(3.0)).item() == 6
    assert outer(lambda x: inner(lambda y: x * x * y * y)(x))(T(2.0)).item() == 24

    def shifted(by):
        return lambda f: lambda x: f(x + by)

    # d/ds of the derivative of a shifted function: the function of the inner level leaves it.
    found = outer(lambda s: inner(shifted(s)(lambda x: x**3))(T(2.0)))(T(0.0))
    assert found.item() == 12


# ---- graphs outside and inside -------------------------------------------------------------------

CONNECTED = {
    "grad": lambda f: func.grad(lambda x: f(x).sum())(T(X)),
    "value": lambda f: func.value_and_grad(lambda x: f(x).sum())(T(X))[0],
    "vjp": lambda f: func.vjp(f, T(X))[1](T(V))[0],
    "jvp": lambda f: func.jvp(f, (T(X),), (T(V),))[1],
    "linearize": lambda f: func.linearize(f, T(X))[1](T(V)),
    "jacrev": lambda f: func.jacrev(f)(T(X)),
    "jacfwd": lambda f: func.jacfwd(f)(T(X)),
    "hessian": lambda f: func.hessian(lambda x: f(x).sum())(T(X)),
    "hvp": lambda f: func.hvp(lambda x: f(x).sum())(T(X), T(V)),
}


@pytest.mark.parametrize("name", CONNECTED)
def test_backward_through_transforms(name):
    """A parameter outside of the transform gets its gradient, and the transform's input none."""
    transform = CONNECTED[name]

    def at(w):
        return transform(lambda x: (w * x).sin() * x * w).sum()

    w = T(0.8, requires_grad=True)
    at(w).backward()
    step = 1e-6
    numeric = (at(T(0.8 + step)) - at(T(0.8 - step))).item() / (2 * step)
    assert np.isclose(w.grad.item(), numeric, rtol=1e-7)
    with ag.no_grad():
        assert not at(w).requires_grad


@pytest.mark.parametrize("name", CONNECTED)
def test_transforms_work_inside_no_grad(name):
    with ag.no_grad():
        inside = CONNECTED[name](lambda x: (x**3).sin())
    assert np.array_equal(inside.numpy(), CONNECTED[name](lambda x: (x**3).sin()).numpy())
    assert not inside.requires_grad


def test_no_grad_inside_cuts_reverse_mode_and_not_forward_mode():
    """As in torch.func: no_grad is about recording, and tangents are not recorded."""
    constant = ag.no_grad()(lambda x: x * 1)
    for cut, slope, tangent in ((constant, 3, 6), (ag.Tensor.detach, 3, 3)):
        f = lambda x, cut=cut: cut(x) * x  # noqa: E731
        assert func.grad(f)(T(3.0)).item() == func.jacrev(f)(T(3.0)).item() == slope
        assert func.jacfwd(f)(T(3.0)).item() == tangent
        assert func.jvp(f, (T(3.0),), (T(1.0),))[1].item() == tangent


# ---- functions with a derivative of their own ----------------------------------------------------


class Cube(ag.Function):
    """x**3, whose derivatives are those of 2 x**3, to see whose they are."""

    @staticmethod
    def forward(x):
        return x * x * x

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(*inputs)
        ctx.save_for_forward(*inputs)

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return grad * 6 * x * x

    @staticmethod
    def jvp(ctx, tangent):
        (x,) = ctx.saved_tensors
        return tangent * 6 * x * x


@pytest.mark.parametrize("outer", [func.grad, derivative])
@pytest.mark.parametrize("inner", [func.grad, derivative])
def test_functions_of_their_own_inside(outer, inner):
    assert inner(Cube.apply)(T(2.0)).item() == 24
    assert outer(inner(Cube.apply))(T(2.0)).item() == 24
    assert outer(lambda x: inner(lambda y: Cube.apply(x * y))(T(1.0)))(T(2.0)).item() == 72
    for jacobian in (func.jacrev, func.jacfwd):
        assert np.allclose(jacobian(Cube.apply)(X), np.diag(6 * X * X))
    assert np.allclose(func.hvp(lambda x: Cube.apply(x).sum())(X, V), 12 * X * V)


class CubeOnce(Cube):
    """The same with a backward that cannot be differentiated."""

    backward = staticmethod(once_differentiable(Cube.backward))


def test_forward_over_reverse_differentiates_no_backward():
    found = func.jvp(func.grad(lambda x: CubeOnce.apply(x).sum()), (X,), (V,))[1]
    assert np.allclose(found, 12 * X * V)
    hessian = func.jacfwd(func.jacrev(lambda x: CubeOnce.apply(x).sum()))(X)
    assert np.allclose(hessian, np.diag(12 * X))
    with pytest.raises(RuntimeError, match="once_differentiable"):
        func.hvp(lambda x: CubeOnce.apply(x).sum())(X, V)


# ---- hooks ---------------------------------------------------------------------------------------


def test_hooks_inside():
    seen = []

    def f(x):
        y = x * x
        y.register_hook(lambda g: seen.append(g.item()) or g * 10)
        x.register_hook(lambda g: seen.append(g.item()))
        return y * 3

    assert func.grad(f)(T(2.0)).item() == 120
    assert seen == [3, 120]
    seen.clear()
    value, pull = func.vjp(f, T(2.0))
    assert value.item() == 12 and not seen
    assert pull(T(1.0))[0].item() == 120 and seen == [3, 120]


def test_hooks_outside_do_not_run_inside():
    x = T(2.0, requires_grad=True)
    seen = []
    x.register_hook(lambda g: seen.append(g.item()))
    slope = func.grad(lambda x: x**3)(x)
    assert not seen
    slope.backward()
    assert seen == [12] and x.grad.item() == 12


SCALES, UNITS = T([1.0, 0.5]), ag.eye(2)


def along(f, x, v):
    return func.jvp(f, (x,), (v,))[1]


def cube(x):
    """x**3, by a derivative within."""
    return func.vjp(lambda x: x**4 / 4, x)[1](ag.ones_like(x))[0]


# Functions of a scale, over which the outer batch runs, and of a direction.
OF_TWO_BATCHES = {
    "product": lambda a, v: along(lambda y: y * v, a * T(X), v),
    "matrix product": lambda a, v: along(lambda y: ag.outer(v, y) @ y, a * T(X), v),
    "joined": lambda a, v: along(lambda y: ag.cat([y, v * y]).cumsum(0), a * T(X), v),
    "chosen": lambda a, v: along(lambda y: ag.where(v > 0, y, y * y), a * T(X), v),
    "vjp": lambda a, v: along(cube, a * T(X), v),
    "grad": lambda a, v: along(func.grad(lambda z: (z**3 * v).sum()), a * T(X), v),
    "jvp": lambda a, v: along(lambda y: along(cube, y, y * y), a * T(X), v),
    "jacrev": lambda a, v: along(func.jacrev(cube), a * T(X), v),
    "vmap": lambda a, v: along(lambda y: func.vmap(lambda z: z * y * v)(y), a * T(X), v),
}


@pytest.mark.parametrize("name", OF_TWO_BATCHES)
def test_tangents_of_another_batch_than_their_primals(name):
    function = OF_TWO_BATCHES[name]
    expected = ag.stack([ag.stack([function(a, v) for v in UNITS]) for a in SCALES]).numpy()
    found = func.vmap(lambda a: func.vmap(lambda v: function(a, v))(UNITS))(SCALES)
    np.testing.assert_allclose(found.numpy(), expected, rtol=1e-12)
    found = func.vmap(lambda v: func.vmap(lambda a: function(a, v))(SCALES))(UNITS)
    np.testing.assert_allclose(found.numpy(), expected.swapaxes(0, 1), rtol=1e-12)


def test_gradients_of_hessians_of_samples():
    def loss(f):
        return lambda x: func.vmap(lambda a: func.jacfwd(f)(a * x))(SCALES).pow(2).sum()

    expected = 36 * (SCALES**4).sum() * T(X) ** 3
    np.testing.assert_allclose(func.grad(loss(cube))(T(X)).numpy(), expected.numpy(), rtol=1e-12)
    each = func.vmap(lambda a: func.grad(lambda x: func.jacfwd(cube)(x).pow(2).sum())(a * T(X)))
    np.testing.assert_allclose(
        each(SCALES).numpy(), (36 * (SCALES[:, None] * T(X)) ** 3).numpy(), rtol=1e-12
    )


# Of rows without a formula for tangents, which are those of the transposed gradient.
TRANSPOSED = {
    "layer_norm": lambda x: F.layer_norm(x, (4,), x.cos(), x),
    "group_norm": lambda x: F.group_norm(x.reshape(1, 2, 2), 1),
    "batch_norm": lambda x: F.batch_norm(x.reshape(4, 1), None, None, training=True),
}


@pytest.mark.parametrize("name", TRANSPOSED)
def test_tangents_of_tangents_by_transposition(name):
    f = TRANSPOSED[name]
    x, steps = T([0.3, -0.7, 1.1, 0.2]), 1e-5 * ag.eye(4)
    differences = [
        (func.jacrev(f)(x + step) - func.jacrev(f)(x - step)).numpy() / 2e-5 for step in steps
    ]
    expected = np.stack(differences, -1)
    assert abs(expected).max() > 0.1

    def along(f, direction):
        return lambda x: func.jvp(f, (x,), (direction,))[1]

    units = ag.eye(4)[1:3]
    d, e = units
    for found, wanted in (
        (func.jacfwd(func.jacfwd(f))(x), expected),
        (func.jacfwd(func.jacrev(f))(x), expected),
        (func.vmap(lambda e: along(along(f, d), e)(x))(units)[1], expected[..., 1, 2]),
        (along(lambda x: func.vmap(lambda d: along(f, d)(x))(units), e)(x)[0],
         expected[..., 1, 2]),
    ):  # fmt: skip
        np.testing.assert_allclose(found.numpy(), wanted, rtol=1e-6, atol=1e-8)
