"""SciPy's functions where arguments are extreme, out of range or refused, and in batches."""

from __future__ import annotations

import importlib
import operator

import numpy as np
import pytest

import autograd as ag

pytest.importorskip("scipy")

from autograd.numpy_api.scipys import ADAPTERS
from tests.numpy_api.test_scipys import A, B, S, W, X

V = np.array([0.3, 1.4, 0.8])


def scipys(name):
    module, _, function = name.partition(".")
    return operator.attrgetter(function)(importlib.import_module(f"scipy.{module}"))


def leaf(x):
    return ag.tensor(x, requires_grad=True)


def test_banded_systems_and_filters_compile_and_batch():
    x, bands = np.arange(6.0).reshape(2, 3), np.array([[0.0, 1, 2], [4, 5, 6], [1, 2, 0]])
    for f in (
        lambda x: ADAPTERS["signal.lfilter"]([1.0, 0.2], [1.0, 0.3], x),
        lambda x: ADAPTERS["linalg.solve_banded"]((1, 1), bands, x),
    ):
        expected = np.stack([f(leaf(row)).detach().numpy() for row in x])
        np.testing.assert_allclose(ag.func.vmap(f)(ag.tensor(x)).numpy(), expected, rtol=1e-14)
        compiled = ag.compile(ag.func.value_and_grad(lambda x, f=f: f(x).sum()))
        value, slope = compiled(ag.tensor(x[1]))
        np.testing.assert_allclose(value.item(), expected[1].sum())
        np.testing.assert_allclose(slope, ag.func.grad(lambda x, f=f: f(x).sum())(x[1]))
    with pytest.raises(np.linalg.LinAlgError, match=r"linalg.solve_banded: singular"):
        ADAPTERS["linalg.solve_banded"]((0, 0), leaf(np.zeros((1, 3))), x[0])


@pytest.mark.parametrize("dtype", [np.float32, np.complex64, np.float64])
def test_determinants_are_in_double_precision(dtype):
    for a in (np.diag([1e38, 1e38]), np.eye(2), np.ones((2, 0, 0)), np.full((1, 1), 3.0)):
        expected = scipys("linalg.det")(a.astype(dtype))
        found = ADAPTERS["linalg.det"](leaf(a.astype(dtype)))
        assert found.dtype == expected.dtype
        np.testing.assert_allclose(found.detach().numpy(), expected, rtol=1e-6)


def test_what_is_assumed_of_a_matrix_is_checked():
    indefinite = np.array([[1.0, 2], [2, 1]])
    for kind, error in (("pos", np.linalg.LinAlgError), ("posdef", ValueError)):
        with pytest.raises(error):
            scipys("linalg.solve")(indefinite, V[:2], assume_a=kind)
        with pytest.raises(error):
            ADAPTERS["linalg.solve"](leaf(indefinite), V[:2], assume_a=kind)
    with pytest.raises(np.linalg.LinAlgError):
        ADAPTERS["linalg.inv"](leaf(indefinite), assume_a="pos")


def test_signs_of_matrices_that_have_none_are_refused():
    signm = ADAPTERS["linalg.signm"]
    base = np.array([[1.0, 0.3, -0.2, 0.5], [0, 2, 0.4, -1], [1, 0, 1.5, 0.2], [0.3, -0.7, 0, 1]])
    for values in ([1.0, -2.0, 1e-17, 3.0], [1.0, 1e-12, -1e-12, 3.0]):
        with pytest.raises(np.linalg.LinAlgError):
            signm(leaf(base @ np.diag(values) @ np.linalg.inv(base)))
    turn = np.array([[0.0, -1, 0, 0], [1, 0, 0, 0], [0, 0, 2, 0], [0, 0, 0, -1]])
    with pytest.raises(np.linalg.LinAlgError):
        signm(leaf(base @ turn @ np.linalg.inv(base)))
    for small, dtype, rtol in ((1e-3, np.float64, 1e-7), (0.5, np.float32, 1e-3)):
        whole = base @ np.diag([1.0, -2.0, small, 3.0]) @ np.linalg.inv(base)
        found = signm(leaf(whole.astype(dtype))).detach().numpy()
        np.testing.assert_allclose(found, scipys("linalg.signm")(whole), rtol=rtol, atol=rtol)


def test_residues_of_one_vector_are_a_number():
    matrix = np.vander(V, 2)
    found = ADAPTERS["linalg.lstsq"](leaf(matrix), V**2)[1]
    expected = scipys("linalg.lstsq")(matrix, V**2)[1]
    assert found.shape == np.shape(expected) == ()
    np.testing.assert_allclose(found.item(), expected)


@pytest.mark.filterwarnings("ignore:divide by zero", "ignore:invalid value")
def test_values_of_composed_functions_are_scipys() -> None:
    """Where compositions lose digits, overflow, or SciPy has a convention, recorded or not."""
    for name, *args in (
        ("ellipkm1", 1e-20), ("agm", 1e20, 10.0), ("agm", -1.0, -1e-20), ("fdtrc", 3.0, 8.0, 1e6),
        ("powm1", -2.0, 2.0), ("betaincc", 1e-8, 10.0, 1e-300), ("chdtri", -0.5, 0.3),
        ("pdtrc", -1.0, 2.0), ("gdtr", -1.0, 2.0, -1.0), ("hankel1", 0.5, -3.0),
        ("boxcox", 0.0, 2.0), ("eval_chebyt", -5, 0.3), ("cotdg", 180.0), ("factorial", -V),
        ("comb", 3.0, -1.0),
        ("zeta", 0.5), ("pseudo_huber", -1.0, 2.0), ("bdtrc", 0.5, 4, 0.3), ("erfi", np.inf),
    ):  # fmt: skip
        expected = scipys(f"special.{name}")(*args)
        for last in (ag.tensor(args[-1]), leaf(args[-1])):
            found = ADAPTERS[f"special.{name}"](*args[:-1], last)
            np.testing.assert_allclose(found.detach().numpy(), expected, rtol=1e-12)
    for name, *args in (("ellipkm1", 1e-20), ("agm", 1e9, 1e-9), ("powm1", -2.0, 2.0)):
        x = [leaf(each) for each in args]
        ADAPTERS[f"special.{name}"](*x).backward()
        f, step = scipys(f"special.{name}"), 1e-4 * args[0]
        slope = (f(args[0] + step, *args[1:]) - f(args[0] - step, *args[1:])) / (2 * step)
        if name != "powm1":  # SciPy's is defined between the whole numbers, too, but by no branch
            np.testing.assert_allclose(x[0].grad.item(), slope, rtol=1e-6)
        else:
            assert x[0].grad.item() == -4
    with pytest.raises(TypeError, match="real arguments only"):
        ADAPTERS["special.dawsn"](leaf(V + 1j))
    assert ADAPTERS["special.dawsn"](ag.tensor(V + 1j)).is_complex()
    _, tangent = ag.func.jvp(
        lambda x: ADAPTERS["special.yn"](2, x), (ag.tensor(1.3),), (leaf(1.0),)
    )
    np.testing.assert_allclose(tangent.item(), scipys("special.yvp")(2, 1.3))


@pytest.mark.parametrize("kind", ["legendre", "chebyt", "chebyu", "chebyc", "chebys"])
def test_slopes_of_polynomials_of_all_degrees(kind):
    """Also of degree 0, and at and beyond the ends of the interval, to the second order."""
    points, degrees = np.array([-9.0, -1.0, 0.0, 1.0, 3.0]), np.arange(4)[:, None]
    evaluate, nodes = scipys(f"special.eval_{kind}"), np.linspace(-1, 1, 7)
    fits = [np.polynomial.Polynomial.fit(nodes, evaluate(n, nodes), 3) for n in range(4)]
    x = leaf(points)
    (slope,) = ag.grad(evaluate(degrees, x).sum(), x, create_graph=True)
    np.testing.assert_allclose(slope.detach(), sum(p.deriv()(points) for p in fits), atol=1e-10)
    (second,) = ag.grad(slope.sum(), x)
    np.testing.assert_allclose(second, sum(p.deriv(2)(points) for p in fits), atol=1e-10)


@pytest.mark.parametrize(("name", "end"), [("boxcox", 0.0), ("boxcox1p", -1.0)])
def test_slopes_of_boxcox_at_its_end(name, end):
    """(0^lmbda - 1) / lmbda = -1 / lmbda, beside other numbers."""
    x, lmbda = leaf([end, end, end + 2.0]), leaf([0.5, 3.0, 0.0])
    found = ADAPTERS[f"special.{name}"](x, lmbda)
    np.testing.assert_allclose(found.detach(), [-2, -1 / 3, np.log(2)])
    slopes = ag.grad(found.sum(), (x, lmbda))
    np.testing.assert_allclose(slopes[0], [np.inf, 0, 0.5])
    np.testing.assert_allclose(slopes[1], [4, 1 / 9, np.log(2) ** 2 / 2])


def test_slopes_of_wofz_far_from_zero():
    """Of both orders, where the terms of w' = 2i / sqrt(pi) - 2 z w cancel; against 60 digits."""
    mpmath = pytest.importorskip("mpmath")
    points = [1 + 2j, 51 + 0.5j, -1e5 + 1e-3j, 1e8 + 1j, -200 + 0j, 2000j, 3 - 1j]
    z = leaf(points)
    (slope,) = ag.grad(scipys("special.wofz")(z).sum().real, z, create_graph=True)
    (second,) = ag.grad(slope.conj().sum().real, z)
    with mpmath.workdps(60):
        for place, found, next_found in zip(points, slope.tolist(), second.tolist(), strict=True):
            x = mpmath.mpc(place)
            value = mpmath.exp(-x * x) * mpmath.erfc(-1j * x)
            first = 2j / mpmath.sqrt(mpmath.pi) - 2 * x * value
            assert found.conjugate() == pytest.approx(complex(first), rel=1e-12)
            expected = complex(-2 * value - 2 * x * first)
            assert next_found.conjugate() == pytest.approx(expected, rel=1e-11)


def test_slopes_of_a_narrow_voigt_profile_are_a_lorentzians():
    x, gamma = leaf(1e3), leaf(40.5)
    scipys("special.voigt_profile")(x, 1e-5, gamma).backward()
    square = 1e6 + 40.5**2
    np.testing.assert_allclose(x.grad.item(), -2e3 * 40.5 / np.pi / square**2)
    np.testing.assert_allclose(gamma.grad.item(), (1e6 - 40.5**2) / np.pi / square**2)


@pytest.mark.filterwarnings("ignore:divide by zero", "ignore:invalid value")
def test_distributions_where_arguments_are_out_of_range() -> None:
    """NaN for NaN and improper parameters, 0 or 1 beyond the support, and tails to all digits."""
    stats = importlib.import_module("scipy.stats")
    nan = np.nan
    for name, *args in (
        ("expon.pdf", nan), ("gamma.logpdf", nan, 2.0), ("halfnorm.pdf", nan),
        ("beta.pdf", nan, 2.0, 3.0), ("chi2.pdf", nan, 3.0),
        ("norm.cdf", 0.3, 0.0, -2.0), ("norm.logpdf", 0.3, 0.0, -2.0), ("t.cdf", 0.3, -2.0),
        ("laplace.cdf", 0.3, 0.0, 0.0), ("chi2.pdf", 0.9, -1.0), ("beta.logpdf", 1.5, 0.0, 2.0),
        ("gamma.cdf", -1.0, 0.5), ("beta.cdf", 1.5, 2.0, 3.0), ("beta.cdf", -1.0, 2.0, 3.0),
        ("invgamma.cdf", -1.0, 2.0), ("chi2.cdf", 0.0, 3.0, 0.5), ("poisson.cdf", -1.0, 2.0),
        ("laplace.cdf", -100.0), ("laplace.cdf", 0.0), ("cauchy.cdf", -1e10),
        ("t.logcdf", 30.5, 30.0),
        ("poisson.pmf", 0.0, -1.0), ("geom.pmf", 0.0, 0.0), ("bernoulli.pmf", 0, -0.5),
        ("bernoulli.pmf", 2, 0.0), ("binom.pmf", nan, 3, 0.5), ("nbinom.pmf", 1, -1.0, 0.3),
    ):  # fmt: skip
        expected = operator.attrgetter(name)(stats)(*args)
        for given in (args, [np.float32(x) for x in args]):
            leaves = [leaf(np.asarray(x)) for x in given if np.asarray(x).dtype.kind == "f"]
            rest = iter(leaves)
            found = ADAPTERS[f"stats.{name}"](
                *[next(rest) if np.asarray(x).dtype.kind == "f" else x for x in given]
            )
            rtol = 1e-12 if given is args else 2e-5
            np.testing.assert_allclose(found.detach().numpy(), expected, rtol=rtol, atol=1e-44)
    for name, *args in (
        ("gamma.cdf", -1.0, 0.5), ("beta.cdf", 1.5, 2.0, 3.0), ("invgamma.cdf", -1.0, 2.0),
    ):  # fmt: skip
        x = leaf(args[0])
        ADAPTERS[f"stats.{name}"](x, *args[1:]).backward()
        assert x.grad.item() == 0
    for name, *args in (("t.logcdf", 40.0, 30.0), ("laplace.cdf", 0.0), ("laplace.cdf", -80.0)):
        x = leaf(args[0])
        found = ADAPTERS[f"stats.{name}"](x, *args[1:])
        found.backward()
        family, shapes = getattr(stats, name.split(".")[0]), args[1:]
        share = 1.0 if name.endswith(".cdf") else family.cdf(*args)
        np.testing.assert_allclose(x.grad.item(), family.pdf(args[0], *shapes) / share, rtol=1e-9)


def test_numbers_of_choices_have_no_slope_where_there_are_none() -> None:
    for name, *args in (
        ("comb", 2.5, 3.0), ("comb", 4.5, -1.0), ("perm", 1.0, 2.0), ("factorial", -1.5),
    ):  # fmt: skip
        x = [leaf(each) for each in args]
        found = ADAPTERS[f"special.{name}"](*x)
        found.backward()
        assert found.item() == scipys(f"special.{name}")(*args) == 0
        assert [each.grad.item() for each in x] == [0] * len(x)


def test_erfi_of_complex_numbers() -> None:
    z = leaf(np.array([0.3 + 0.4j, -1.2 + 0.1j]))
    ADAPTERS["special.erfi"](z).real.sum().backward()
    slope = 2 / np.sqrt(np.pi) * np.exp(z.detach().numpy() ** 2)
    np.testing.assert_allclose(z.grad.numpy(), slope.conj(), rtol=1e-12)


def test_parameters_are_whole_where_scipy_makes_them_so() -> None:
    y = leaf(0.3)
    ADAPTERS["special.pdtri"](1, y).backward()
    expected = y.grad.item()
    y.grad = None
    with pytest.warns(RuntimeWarning, match="truncated"):
        ADAPTERS["special.pdtri"](1.5, y).backward()
    assert y.grad.item() == expected


def test_the_slope_of_exprel_at_infinity_is_found() -> None:
    """SciPy's hyp1f1 does not come back from there."""
    x = leaf(np.array([np.inf, -np.inf, 800.0, 2.0]))
    ag.special.exprel(x).sum().backward()
    np.testing.assert_allclose(x.grad.numpy(), [np.inf, 0, np.inf, (np.e**2 + 1) / 4], atol=1e-29)


def test_composed_functions_have_scipys_dtype_and_take_lists() -> None:
    x = np.array([0.3, 0.7], np.float32)
    for name, *before in (("dawsn",), ("erfi",), ("ellipkm1",), ("rel_entr", x), ("agm", x)):
        found = ADAPTERS[f"special.{name}"](*before, leaf(x))
        assert found.dtype == np.float32 == scipys(f"special.{name}")(*before, x).dtype
        found.sum().backward()
    found = ADAPTERS["special.chdtr"]([1.0, 2.0], leaf(V[:2]))
    np.testing.assert_array_equal(
        found.detach().numpy(), scipys("special.chdtr")([1.0, 2.0], V[:2])
    )


@pytest.mark.parametrize("name", ["expn", "spherical_jn"])
@pytest.mark.parametrize("order", [np.int64(2), np.array([1, 2]), np.float32(2), np.array([1.0])])
def test_functions_of_an_order_have_scipys_dtype(name, order) -> None:
    function, x = scipys(f"special.{name}"), np.array([0.3, 0.7], np.float32)
    expected = function(order, x)
    for each in (order, ag.tensor(order)):
        y = ADAPTERS.get(f"special.{name}", function)(each, leaf(x))
        assert y.dtype == expected.dtype
        np.testing.assert_allclose(y.detach().numpy(), expected, rtol=1e-6)


@pytest.mark.parametrize("name", ["sici", "shichi", "fresnel", "airy"])
def test_several_results_in_half_precision(name) -> None:
    function, x = scipys(f"special.{name}"), np.array([0.3, 0.7], np.float16)
    for y, wanted in zip(function(leaf(x)), function(x), strict=True):
        assert y.dtype == np.float16
        np.testing.assert_array_equal(y.detach().numpy(), wanted.astype(np.float16))


def test_small_terms_of_logsumexp_are_kept() -> None:
    x = ag.tensor([0.0, -40.0], requires_grad=True)
    found = ag.scipy.special.logsumexp(x)
    assert found.item() == pytest.approx(np.log1p(np.exp(-40)), rel=1e-13)
    found.backward()
    np.testing.assert_allclose(x.grad.numpy(), [1, np.exp(-40)], rtol=1e-13)


def test_logsumexp_with_signs() -> None:
    x, b = leaf(V), np.array([1.0, -2.0, -3.0])
    logsumexp, expected = ADAPTERS["special.logsumexp"], scipys("special.logsumexp")
    for options in ({"b": b}, {"b": b, "axis": 0, "keepdims": True}, {}):
        found = logsumexp(x, return_sign=True, **options)
        for ours, theirs in zip(found, expected(V, return_sign=True, **options), strict=True):
            np.testing.assert_allclose(ours.detach().numpy(), theirs, rtol=1e-13)
    logsumexp(x, b=b, return_sign=True)[0].backward()
    terms = b * np.exp(V)
    np.testing.assert_allclose(x.grad.numpy(), terms / terms.sum(), rtol=1e-13)
    assert logsumexp(leaf(V.astype(np.float32)), b=2.0).dtype == np.float32


def test_distributions_of_whole_numbers_have_a_location() -> None:
    stats = importlib.import_module("scipy.stats")
    for name, *args in (
        ("bernoulli.pmf", 2, 0.3), ("binom.logpmf", 3, 4, 0.3), ("geom.pmf", 3, 0.3),
        ("nbinom.logpmf", 3, 2.5, 0.3), ("poisson.pmf", 3, 1.3), ("poisson.cdf", 3, 1.3),
    ):  # fmt: skip
        last = leaf(args[-1])
        expected = operator.attrgetter(name)(stats)(*args, 1)
        for found in (
            ADAPTERS[f"stats.{name}"](*args[:-1], last, 1),
            ADAPTERS[f"stats.{name}"](*args[:-1], last, loc=1),
        ):
            np.testing.assert_allclose(found.item(), expected, rtol=1e-12)
    x, alpha = np.array([0.2, 0.3]), leaf(np.array([1.5, 2.0, 0.7]))
    np.testing.assert_allclose(
        ADAPTERS["stats.dirichlet.logpdf"](x, alpha).item(),
        stats.dirichlet.logpdf(x, alpha.detach().numpy()),
    )


def test_wrong_arguments() -> None:
    linalg = ag.scipy.linalg
    with pytest.raises(ValueError, match="mode may be 'full', 'r' or 'economic'"):
        linalg.qr(leaf(A), mode="raw")
    singular = np.array([1.0, -1, 0])
    with pytest.raises(np.linalg.LinAlgError, match="near singular circulant matrix"):
        linalg.solve_circulant(leaf(singular), V)
    expected = scipys("linalg.solve_circulant")(singular, V, "lstsq")
    found = linalg.solve_circulant(leaf(singular), V, "lstsq")
    np.testing.assert_allclose(found.detach().numpy(), expected, atol=1e-15)
    with pytest.raises(np.linalg.LinAlgError, match="the power of invertible matrices"):
        linalg.fractional_matrix_power(leaf(A - A[:1]), 0.5)
    with pytest.raises(ValueError, match="the shapes of A and B differ"):
        linalg.orthogonal_procrustes(leaf(A), B)
    with pytest.raises(ValueError, match="must be `None` or `0`"):
        ag.scipy.integrate.cumulative_trapezoid(leaf(V), initial=1)
    with pytest.raises(ValueError, match="must be strictly increasing"):
        ag.scipy.integrate.cumulative_simpson(leaf(V), x=[0, 1, 1])
    ndimage = ag.scipy.ndimage
    with pytest.raises(TypeError, match="results of int64 have no gradient; use output=float"):
        ndimage.correlate(np.ones((3, 3), int), leaf(A))
    assert ndimage.correlate(np.ones((3, 3), int), leaf(A), output=float).requires_grad
    with pytest.raises(TypeError, match="on Tensors output= is a dtype"):
        ndimage.sobel(leaf(A), output=np.empty((3, 3)))
    with pytest.raises(ValueError, match="invalid origin"):
        ndimage.correlate1d(leaf(A), V, origin=2)
    with pytest.raises(ValueError, match="b and a must be vectors that are not empty"):
        ag.scipy.signal.lfilter(leaf(V), [], V)
    with pytest.raises(TypeError, match="method= is for convolutions over all axes"):
        ag.scipy.signal.convolve(leaf(A), leaf(S), ([0], [0]), method="fft")
    for method in ("fft", "direct"):
        found = ag.scipy.signal.convolve(leaf(X), B, "same", method)
        np.testing.assert_allclose(found.detach(), scipys("signal.convolve")(X, B, "same"))
    with pytest.raises(ValueError, match="type must be 1, 2, 3 or 4"):
        ag.scipy.fft.dct(leaf(V), 5)


@pytest.mark.parametrize("function, args", [
    (lambda c: ag.scipy.linalg.solve_circulant(c, V), (np.stack([W, V]),)),
    (lambda a: ag.scipy.linalg.fractional_matrix_power(a, 0.5), (np.stack([S, S + A @ S @ A.T]),)),
    (lambda x: ag.scipy.ndimage.gaussian_filter(x, 0.7), (np.stack([X, X * X]),)),
    (lambda x: ag.scipy.integrate.cumulative_simpson(x), (X,)),
    (lambda x: ag.scipy.special.polygamma(np.array([0, 2, 1]), x), (np.stack([V, W]),)),
])  # fmt: skip
def test_samples_of_a_batch(function, args) -> None:
    found = ag.func.vmap(function)(*map(leaf, args))
    expected = np.stack(
        [function(*map(leaf, each)).detach().numpy() for each in zip(*args, strict=True)]
    )
    np.testing.assert_allclose(found.detach().numpy(), expected, rtol=1e-9)


def test_lists_beside_tensors() -> None:
    stats, x = ag.scipy.stats, leaf(V)
    for f, args in (
        (stats.poisson.logpmf, ([1, 2, 3],)),
        (stats.norm.logpdf, ([1, 2, 3],)),
        (stats.multivariate_normal.logpdf, ([1.0, 2.0, 3.0],)),
        (ag.scipy.linalg.solve, (S.tolist(),)),
    ):
        np.testing.assert_allclose(f(*args, x).detach().numpy(), f(*args, V))


def test_degrees_of_polynomials_have_no_derivative() -> None:
    for name in ("chebyt", "chebyc", "legendre", "sh_legendre", "hermitenorm"):
        degree = leaf(2.0)
        with pytest.raises(NotImplementedError, match="derivative for 'n'"):
            scipys(f"special.eval_{name}")(degree, 0.3).backward()
