"""SciPy's solvers with derivatives, against finite differences; recipes are in docs/implicit.md."""

from __future__ import annotations

import numpy as np
import pytest

import autograd as ag
from autograd import func, implicit
from tests.support.tensors import leaf

optimize = pytest.importorskip("scipy.optimize")
sparse = pytest.importorskip("scipy.sparse.linalg")


def kepler(x, m, e):
    return x - e * np.sin(x) - m


def by_brentq(_init, m, e):
    return optimize.brentq(kepler, 0, 7, args=(m, e), xtol=1e-15)


def by_newton(_init, m, e):
    return optimize.newton(lambda x: float(kepler(x, m, e)), 1.0, tol=1e-14)


def by_halley(_init, m, e):
    slope = func.grad(kepler)
    return optimize.root_scalar(
        lambda x: float(kepler(x, m, e)), x0=1.0, fprime=lambda x: float(slope(x, m, e)), xtol=1e-14
    ).root


def by_fsolve(_init, m, e):
    return optimize.fsolve(lambda x: kepler(x, m, e), 1.0, xtol=1e-14)[0]


@pytest.mark.parametrize("solver", [by_brentq, by_newton, by_halley, by_fsolve])
def test_roots_of_keplers_equation(solver):
    solve = implicit.root(kepler, check=1e-10)(solver)
    inputs = (leaf(1.2), leaf(0.3))
    assert solve(None, *inputs).shape == ()
    assert ag.gradcheck(lambda *args: solve(None, *args), inputs, check_forward_ad=True)
    assert ag.gradgradcheck(lambda *args: solve(None, *args), inputs)


@pytest.mark.parametrize("method", ["Newton-CG", "trust-krylov"])
def test_minimize(method):
    def energy(x, p):
        return (x**4).sum() / 4 + (x[1:] * x[:-1] * p["coupling"]).sum() - (p["field"] * x).sum()

    @implicit.argmin(energy, check=1e-6)
    def minimum(init, p):
        return optimize.minimize(
            func.value_and_grad(energy), init.numpy(), args=(p,), jac=True, method=method,
            hessp=func.hvp(energy),
            options={"xtol": 1e-13} if method == "Newton-CG" else {"gtol": 1e-11},
        ).x  # fmt: skip

    inputs = (leaf([0.3, 0.2]), leaf([1.0, 1.5, 2.0]))

    def run(coupling, field):
        return minimum(ag.ones(3), {"coupling": coupling, "field": field})

    assert ag.gradcheck(run, inputs, atol=1e-4, check_forward_ad=True)


def test_cg_of_scipy_for_the_systems():
    def cg(matvec, b):
        operator = sparse.LinearOperator((b.size, b.size), matvec=matvec, dtype=b.dtype)
        return sparse.cg(operator, b, rtol=1e-13)[0]

    def product(x, d):
        return d * x - 0.5 * x.roll(1) - 0.5 * x.roll(-1)

    inputs = (leaf([1.0, -2.0, 0.5, 3.0]), leaf([2.0, 2.5, 3.0, 2.2]))

    def solve(b, d):
        return implicit.linear_solve(product, b, d, solve=cg)

    assert ag.gradcheck(solve, inputs, check_forward_ad=True)
    assert ag.gradgradcheck(solve, inputs)
