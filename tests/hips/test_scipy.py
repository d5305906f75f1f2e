"""autograd.scipy: SciPy's values, and derivatives that agree with finite differences."""

from __future__ import annotations

import numpy as onp
import pytest

pytest.importorskip("scipy")

import autograd as ag
import autograd.numpy as np
from autograd.scipy import integrate, linalg, signal, special, stats
from autograd.test_util import check_grads

A = onp.array([0.4, 1.3, 2.1])
B = onp.array([2.0, 0.7, 1.5])
U = onp.array([0.2, 0.5, 0.9])


def check(f, *args, argnums=None, modes=("fwd", "rev")):
    """The value of traced arguments is that of plain ones, and the derivatives are right."""
    found = []
    argnums = tuple(range(len(args))) if argnums is None else argnums

    def seen(*given):
        found.append(f(*given))
        return found[-1]

    ag.make_vjp(seen, argnums)(*args)
    onp.testing.assert_allclose(found[0]._value, f(*args), rtol=1e-10)
    check_grads(f, argnums, modes=modes)(*args)


@pytest.mark.parametrize(
    "name, args, argnums",
    [
        ("beta", (A, B), None), ("betaln", (A, B), None), ("betainc", (A, B, U), (2,)),
        ("gamma", (A,), None), ("rgamma", (A,), None), ("gammaln", (A,), None),
        ("gammainc", (B, A), (1,)), ("gammaincc", (B, A), (1,)), ("digamma", (A,), None),
        ("psi", (A,), None), ("polygamma", (1, A), (1,)), ("multigammaln", (A + 1, 2), (0,)),
        ("jn", (2, A), (1,)), ("yn", (2, A), (1,)), ("jv", (1.5, A), (1,)), ("yv", (1.5, A), (1,)),
        ("j0", (A,), None), ("j1", (A,), None), ("y0", (A,), None), ("y1", (A,), None),
        ("i0", (A,), None), ("i1", (A,), None), ("iv", (1.5, A), (1,)), ("ive", (1.5, A), (1,)),
        ("erf", (A,), None), ("erfc", (A,), None), ("erfinv", (U,), None), ("erfcinv", (U,), None),
        ("erf", (A + 0.5j,), None), ("logit", (U,), None), ("expit", (A,), None),
        ("stdtr", (B, A - 1), (1,)), ("logsumexp", (A,), None), ("ndtr", (A,), None),
    ],
)  # fmt: skip
def test_special_functions(name, args, argnums):
    check(getattr(special, name), *args, argnums=argnums)


@pytest.mark.parametrize("keepdims", [False, True])
def test_logsumexp_with_weights(keepdims):
    x = onp.array([[0.3, 1000.0, 999.0], [-onp.inf, 1.0, 2.0]])
    b = onp.array([1.0, 2.0, 0.5])
    f = lambda x, b: special.logsumexp(x, axis=1, b=b, keepdims=keepdims)  # noqa: E731
    value, slope = ag.value_and_grad(lambda x: np.sum(f(x, b)))(x)
    assert value == pytest.approx(onp.sum(f(x, b)))
    onp.testing.assert_allclose(slope[0], [0, 2 / (2 + 0.5 / onp.e), 0.5 / (2 * onp.e + 0.5)])
    check(f, onp.ones((2, 3)) * A, b)


X = onp.array([0.3, -1.2, 2.0])


@pytest.mark.parametrize(
    "name, args, argnums",
    [
        *[(f"norm.{f}", (X, U, B), None) for f in ("pdf", "logpdf", "cdf", "logcdf", "sf")],
        ("norm.logsf", (X, U, B), None),
        ("norm.logpdf", (X,), None),
        ("beta.pdf", (U, A, B), None), ("beta.logpdf", (U, A, B), None),
        ("beta.cdf", (U, A, B), (0,)),
        ("gamma.pdf", (A, B), None), ("gamma.logpdf", (A, B), None), ("gamma.cdf", (A, B), (0,)),
        ("chi2.pdf", (A, 3), (0,)), ("chi2.logpdf", (A, 3.5), None), ("chi2.cdf", (A, 3), (0,)),
        ("t.pdf", (X, B, U, A), None), ("t.logpdf", (X, B, U, A), None),
        ("t.cdf", (X, B, U, A), (0, 2, 3)), ("t.logcdf", (X, B, U, A), (0, 2, 3)),
        ("poisson.pmf", (onp.array([0, 2, 3]), A), (1,)),
        ("poisson.logpmf", (onp.array([0, 2, 3]), A), (1,)),
        ("poisson.cdf", (onp.array([0, 2, 3]), A), (1,)),
        ("dirichlet.pdf", (U / U.sum(), A), (1,)), ("dirichlet.logpdf", (U / U.sum(), A), (1,)),
    ],
)  # fmt: skip
def test_distributions(name, args, argnums):
    distribution, _, function = name.partition(".")
    check(getattr(getattr(stats, distribution), function), *args, argnums=argnums)


def test_distributions_outside_of_their_support():
    outside = onp.array([-1.0, 2.0])
    for f in (stats.beta.logpdf, lambda x, a, b: stats.gamma.logpdf(-abs(x), a)):
        value, slope = ag.value_and_grad(lambda x, f=f: np.sum(np.exp(f(x, 2.0, 3.0))))(outside)
        assert value == 0.0
        onp.testing.assert_array_equal(slope, 0.0)
    value = ag.grad(lambda mu: stats.poisson.pmf(1.5, mu))(2.0)
    assert value == 0.0


def test_distributions_are_modules():
    import autograd.scipy.stats.norm as norm

    assert norm is stats.norm and norm.ppf(0.5) == 0.0
    assert stats.dirichlet.rvs(A, random_state=0).shape == (1, 3)
    with pytest.raises(ImportError):
        import autograd.scipy.stats.nothing  # noqa: F401


def test_distributions_with_parameters():
    from autograd.scipy.stats import pareto

    check(lambda m, s: stats.norm(m, scale=s).logpdf(A), 0.3, 1.2)
    check(lambda x: stats.norm(0.0, 2.0).cdf(x) + stats.multivariate_normal(U).logpdf(x), X)
    frozen = stats.norm(1.0, 2.0)
    onp.testing.assert_array_equal(
        frozen.rvs(3, random_state=0), 1 + 2 * stats.norm.rvs(size=3, random_state=0)
    )
    assert frozen.mean() == 1 and pareto.pdf(2.0, 3.0) == pytest.approx(3 / 16)
    for call, name in (
        (lambda x: pareto.logpdf(x, 2.0), "scipy.stats.pareto.logpdf"),
        (lambda x: frozen.dist.logpdf(x), "autograd.scipy.stats.norm.logpdf"),
        (lambda x: frozen.dist(0, 1).logpdf(x), "autograd.scipy.stats.norm.logpdf"),
        (lambda x: stats.multivariate_normal.cdf(x), r"scipy.stats.multivariate_normal.cdf takes"),
    ):
        with pytest.raises(RuntimeError, match=name):
            call(ag.tensor(A, requires_grad=True))


COVARIANCE = onp.array([[2.0, 0.3, 0.1], [0.3, 1.0, -0.2], [0.1, -0.2, 1.5]])


@pytest.mark.parametrize("x", [X, onp.stack([X, A])])
def test_multivariate_normal(x):
    mvn = stats.multivariate_normal
    symmetric = lambda c: (c + c.T) / 2  # noqa: E731
    for f in (mvn.pdf, mvn.logpdf):
        check(lambda x, m, c, f=f: f(x, m, symmetric(c)), x, U, COVARIANCE)
        check(lambda x, v, f=f: f(x, U, v), x, B, argnums=(0,))  # a vector of variances
        check(lambda y, f=f: f(y), X)  # numbers
    check(lambda c: mvn.entropy(U, symmetric(c)), COVARIANCE)
    singular = onp.diag([1.0, 2.0, 0.0])
    flat = x * [1.0, 1.0, 0.0]
    check(lambda y: mvn.logpdf(y * [1.0, 1.0, 0.0], onp.zeros(3), singular, True), flat)


@pytest.mark.parametrize("trans", [0, 1, 2])
@pytest.mark.parametrize("lower", [False, True])
@pytest.mark.parametrize("vector", [False, True])
def test_triangular_systems(trans, lower, vector):
    b = U if vector else onp.stack([U, A], 1)
    tri = onp.tril if lower else onp.triu
    solve = lambda a, b: linalg.solve_triangular(a, b, trans, lower)  # noqa: E731
    check(solve, tri(COVARIANCE), b)


def test_linear_algebra():
    check(linalg.solve_sylvester, COVARIANCE, COVARIANCE.T + onp.eye(3), onp.outer(A, B))
    check(linalg.sqrtm, COVARIANCE)
    bands = onp.array([[0.0, 0.1, 0.2], [2.0, 3.0, 2.5], [0.3, 0.1, 0.0], [0.2, 0.0, 0.0]])
    for b in (U, onp.stack([U, A], 1)):
        check(lambda ab, b: linalg.solve_banded((2, 1), ab, b), bands, b)
    check(linalg.expm, COVARIANCE)
    check(linalg.inv, COVARIANCE)


@pytest.mark.parametrize("mode", ["full", "same", "valid"])
@pytest.mark.parametrize(
    "shapes, options",
    [
        (((5,), (3,)), {}), (((3,), (5,)), {}), (((4, 3), (2, 2)), {}),
        (((3, 5), (3, 4)), {"axes": ([1], [0])}),
        (((2, 5, 4, 3), (2, 4, 2, 3, 2)), {"axes": ([1, 2], [2, 4]), "dot_axes": ([0, 3], [0, 3])}),
        (((3, 5), (3, 4)), {"axes": ([], []), "dot_axes": ([0], [0])}),
    ],
)  # fmt: skip
def test_convolution_over_chosen_dimensions(shapes, options, mode):
    a, b = map(onp.random.default_rng(0).standard_normal, shapes)
    f = lambda a, b: signal.convolve(a, b, mode=mode, **options)  # noqa: E731
    check(f, a, b)
    from scipy.signal import convolve

    if not options:
        onp.testing.assert_allclose(f(a, b), convolve(a, b, mode), rtol=1e-12)
    elif "dot_axes" not in options:
        onp.testing.assert_allclose(f(a, b)[1, 2], convolve(a[1], b[:, 2], mode), rtol=1e-12)
    elif not options["axes"][0]:
        onp.testing.assert_allclose(f(a, b), onp.tensordot(a, b, ([0], [0])), rtol=1e-12)


def test_differential_equations():
    def slope(y, t, a, b):
        return -np.sqrt(t) - y * a + np.mean((y + b) ** 2)

    times = onp.array([0.1, 0.15, 0.3, 0.5])
    solve = lambda y0, t, a, b: integrate.odeint(slope, y0, t, (a, b))  # noqa: E731
    check_grads(solve, (0, 1, 2, 3), modes=["rev"], order=1)(X, times, A, 0.5)
    given = {"rtol": 1e-10, "atol": 1e-10}
    for options in ({}, {"tfirst": True, "Dfun": None}):
        swing = lambda y, t, a: [y[1], -a * t * y[0]]  # noqa: E731
        f = swing if not options else lambda t, y, a, f=swing: f(y, t, a)
        solve = lambda y0, a, f=f, o=options: integrate.odeint(f, y0, times, (a,), **o, **given)  # noqa: E731
        check_grads(solve, (0, 1), modes=["rev"], order=1)(onp.array([1.0, 0.2]), 0.7)
    with pytest.raises(TypeError, match="full_output"):
        ag.grad(lambda a: integrate.odeint(swing, [1.0, 0], times, a, full_output=True)[0])(0.7)
    decay = lambda y0: integrate.odeint(lambda y, t: -y, y0, [0.0, 1.0])[-1, 0]  # noqa: E731
    assert ag.grad(decay)(onp.array([2.0]))[0] == pytest.approx(onp.exp(-1.0), rel=1e-6)


@pytest.mark.filterwarnings("ignore:There is a performance drop")
@pytest.mark.parametrize("kind", ["csr_matrix", "coo_array"])
def test_products_with_sparse_matrices(kind):
    from scipy import sparse

    dense = onp.array([[1.0, 0, 2], [0, 3, 0], [0, 1, 0]])
    matrix = getattr(sparse, kind)(dense)
    check(lambda x: matrix @ x, U)
    check(lambda x: x @ matrix, U)
    check(lambda x: x @ matrix @ x, U)
    onp.testing.assert_allclose(ag.jacobian(lambda x: x @ matrix)(U), dense.T)
