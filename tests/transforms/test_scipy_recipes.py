"""SciPy's solvers take what the transforms return, and then make no finite differences.

A call of the function with a plain array is SciPy's own; the transforms call it with Tensors. So if
there are as many plain calls as SciPy reports evaluations, and as many with Tensors as derivatives
were asked for, none was for a finite difference. The recipes are on docs/which-derivative.md.
"""

from __future__ import annotations

import numpy as np
import pytest

import autograd as ag
from autograd import func

optimize = pytest.importorskip("scipy.optimize")

START = np.array([0.5, 1.0, -0.5, 0.8, 1.3])


class Rosenbrock:
    """Rosenbrock's function, which counts its calls with arrays and those with Tensors."""

    def __init__(self):
        self.plain = self.traced = 0

    def __call__(self, x):
        if isinstance(x, ag.Tensor):
            self.traced += 1
        else:
            self.plain += 1
        return (100 * (x[1:] - x[:-1] ** 2) ** 2 + (1 - x[:-1]) ** 2).sum()


class Counted:
    """A function that counts its calls."""

    def __init__(self, function):
        self.function = function
        self.calls = 0

    def __call__(self, *args):
        self.calls += 1
        return self.function(*args)


def test_value_and_gradient():
    f = Rosenbrock()
    found = optimize.minimize(func.value_and_grad(f), START, jac=True, method="BFGS")
    assert np.allclose(found.x, 1, atol=1e-5)
    assert f.plain == 0 and f.traced == found.nfev == found.njev


@pytest.mark.parametrize(("method", "options"), [
    ("trust-constr", {"gtol": 1e-8}), ("trust-ncg", {"gtol": 1e-8}),
    ("trust-krylov", {"gtol": 1e-8}), ("Newton-CG", {"xtol": 1e-10}),
])  # fmt: skip
def test_products_with_the_hessian(method, options):
    f = Rosenbrock()
    gradient, product = Counted(func.grad(f)), Counted(func.hvp(f))
    found = optimize.minimize(f, START, method=method, jac=gradient, hessp=product, options=options)
    assert np.allclose(found.x, 1, atol=1e-5)
    assert f.plain == found.nfev and f.traced == gradient.calls + product.calls
    assert product.calls > 0


@pytest.mark.parametrize("method", ["dogleg", "trust-exact"])
def test_whole_hessians(method):
    f = Rosenbrock()
    start = START if method == "trust-exact" else 1 + 0.05 * START  # dogleg needs it positive
    found = optimize.minimize(f, start, method=method, jac=func.grad(f), hess=func.hessian(f))
    assert np.allclose(found.x, 1, atol=1e-4) and f.plain == found.nfev


def test_arguments_after_the_point():
    def f(x, scale, shift):
        return (scale * (x - shift) ** 4).sum() + (x[0] - shift) ** 2

    found = optimize.minimize(
        f, np.zeros(3), args=(2.0, 0.5), method="Newton-CG", jac=func.grad(f), hessp=func.hvp(f)
    )
    assert np.allclose(found.x, 0.5, atol=0.02)


def test_least_squares():
    time = np.linspace(0, 1, 20)
    data = 2.0 * np.exp(-3.0 * time)

    def residual(p):
        return p[0] * np.exp(-p[1] * time) - data

    found = optimize.least_squares(residual, [1.0, 1.0], jac=func.jacfwd(residual))
    assert np.allclose(found.x, [2, 3], atol=1e-7)


def test_curve_fit():
    time = np.linspace(0, 1, 20)

    def model(t, a, b):
        return a * np.exp(-b * t)

    by_parameters = func.jacfwd(model, argnums=(1, 2))
    found, _ = optimize.curve_fit(
        model, time, model(time, 2.0, 3.0), [1.0, 1.0],
        jac=lambda *args: np.stack(by_parameters(*args), 1),
    )  # fmt: skip
    assert np.allclose(found, [2, 3], atol=1e-7)


@pytest.mark.parametrize("transform", [func.value_and_jacrev, func.value_and_jacfwd])
def test_roots_of_systems(transform):
    def system(x):
        return ag.stack([x[0] ** 2 + x[1] - 3, x[0] - x[1] ** 2 + 1])

    found = optimize.root(transform(system), [1, 1], jac=True)
    assert found.success and np.allclose(system(found.x).numpy(), 0, atol=1e-10)


def test_roots_of_numbers():
    cube = lambda x: x**3 - 2  # noqa: E731
    both = optimize.root_scalar(func.value_and_grad(cube), x0=1, fprime=True, method="newton")
    assert np.isclose(both.root, 2 ** (1 / 3), rtol=1e-14)
    halley = optimize.root_scalar(
        cube, x0=1.0, fprime=func.grad(cube), fprime2=func.grad(func.grad(cube)), method="halley"
    )
    assert np.isclose(halley.root, 2 ** (1 / 3), rtol=1e-14)


def test_constraints():
    constraint = optimize.NonlinearConstraint(
        lambda x: np.stack([x[0] ** 2 + x[1] ** 2]), 0.0, 1.0,
        jac=func.jacrev(lambda x: ag.stack([x[0] ** 2 + x[1] ** 2])),
        hess=lambda x, v: func.hessian(lambda x: v[0] * (x[0] ** 2 + x[1] ** 2))(x),
    )  # fmt: skip
    f = Rosenbrock()
    found = optimize.minimize(
        f, [0.1, 0.1], method="trust-constr", jac=func.grad(f), hess=func.hessian(f),
        constraints=[constraint],
    )  # fmt: skip
    assert np.isclose(found.x @ found.x, 1, atol=1e-4) and f.plain == found.nfev


def test_systems_of_differential_equations():
    integrate = pytest.importorskip("scipy.integrate")

    def robertson(t, y):
        a, b, c = 0.04 * y[0], 3e7 * y[1] ** 2, 1e4 * y[1] * y[2]
        return np.stack([c - a, a - b - c, b])

    jacobian = func.jacfwd(robertson, argnums=1)
    found = integrate.solve_ivp(
        robertson, (0, 1e4), [1.0, 0.0, 0.0], method="BDF", jac=jacobian, rtol=1e-6, atol=1e-9
    )
    assert found.success and np.isclose(found.y[:, -1].sum(), 1, atol=1e-8)
    assert jacobian(0.0, np.array([1.0, 0.0, 0.0]))[:, 0].tolist() == [-0.04, 0.04, 0.0]
