"""SciPy's functions on Tensors: SciPy's values, and gradients that agree with differences."""

from __future__ import annotations

import importlib
import operator
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import autograd as ag

pytest.importorskip("scipy")

from autograd.numpy_api.scipys import ADAPTERS

ROOT = Path(__file__).parents[2]
RNG = np.random.default_rng(3)
A = RNG.standard_normal((3, 3)) + 3 * np.eye(3)
S = A @ A.T  # positive definite
B = RNG.standard_normal((3, 2))
V = np.array([0.3, 1.4, 0.8])
W = np.array([1.2, 0.4, 2.2])
X = RNG.standard_normal((2, 5))
LOWER = np.tril(A)


def since_1_17(*calls):
    """Of which older versions of SciPy have other results, or none."""
    version = importlib.import_module("scipy").__version__.split(".")
    return calls if tuple(map(int, version[:2])) >= (1, 17) else ()


# Arguments of calls by the name of the function; keywords are in a dict at the end. Of nested
# tuples of arrays, all are differentiated.
CALLS = {
    "linalg.solve": [(A, B), (A, V), (S, V, {"assume_a": "pos"}), (A, V, {"transposed": True}),
        (S, B, True, {"assume_a": "sym"}), (LOWER, V, {"assume_a": "lower triangular"}),
        (A, V, {"assume_a": "diagonal"}), (A, B, {"assume_a": "tridiagonal"}),
        (S + 1j * A, V, {"assume_a": "symmetric"})],
    "linalg.solve_triangular": [(LOWER, B, {"lower": True}), (A.T, V), (A, V, "T", {"unit_diagonal":
        True}), (LOWER, V, 1, True)],
    "linalg.solve_banded": [((1, 1), np.array([[0, 0.1, 0.2], [2.0, 3, 2.5], [0.3, 0.1, 0]]), V)],
    "linalg.solve_toeplitz": [(W + 3 * np.eye(3)[0], V), ((W + 3 * np.eye(3)[0], V), V)],
    "linalg.solve_sylvester": [(S, A, A), (S, np.eye(2), B)],
    "linalg.solve_continuous_lyapunov": [(A, S)],
    "linalg.solve_lyapunov": [(A, S)],
    "linalg.inv": [(A,), *since_1_17((S, {"assume_a": "sym", "lower": True}),
        (A, {"assume_a": "upper triangular"}), (S, {"assume_a": "pos"}))],
    "linalg.det": [(A,)],
    "linalg.lstsq": [(X.T, RNG.standard_normal(5)), *since_1_17((np.stack([A, S]), V),
        (np.stack([A, S]), B), (A, np.stack([S, S, A, A])))],
    "linalg.pinv": [(X,)],
    "linalg.norm": [(A,), (A, "fro"), (A, 1), (A, 2), (V, 3), (A, None, 0, True)],
    "linalg.cholesky": [(S,), (S, True), (S, {"lower": True, "check_finite": False})],
    "linalg.cho_factor": [(np.triu(S),)],
    "linalg.cho_solve": [((np.tril(S), True), V), ((S, False), B)],
    "linalg.lu": [(A,), (A, True), (A[[2, 0, 1]], {"p_indices": True}),
        (A + 1j * S, {"p_indices": True}), (np.stack([A, S]), {"p_indices": True})],
    "linalg.lu_factor": [(A,)],
    "linalg.lu_solve": [((A, np.array([1, 1, 2])), B), ((A, np.array([1, 1, 2])), V, 1)],
    "linalg.qr": [(A,), (A, {"mode": "r"}), (X.T, {"mode": "economic"}), (S, {"pivoting": True}),
        (S - A, {"mode": "r", "pivoting": True}), (X.T, {"mode": "economic", "pivoting": True})],
    "linalg.svd": [(A, {"compute_uv": False})],
    "linalg.svdvals": [(X,)],
    "linalg.eigh": [(S, {"eigvals_only": True}), (S, S + np.eye(3), {"eigvals_only": True}),
        (S, {"lower": False, "eigvals_only": True, "subset_by_index": (1, 2)}),
        (S, {"eigvals_only": True, "subset_by_value": (5, 16)})],
    "linalg.eigvalsh": [(S,), (S, S + np.eye(3))],
    "linalg.eig": [], "linalg.eigvals": [(S, S.T + np.eye(3))],
    "linalg.polar": [(A,), (A, "left")],
    "linalg.expm": [(A / 3,)], "linalg.sqrtm": [(S,)],
    "linalg.coshm": [(A / 3,)], "linalg.sinhm": [(A / 3,)], "linalg.cosm": [(A / 3,)],
    "linalg.sinm": [(A / 3,), (A / 3 + 0.2j,)],
    "linalg.logm": [(A,), (S / 8,)], "linalg.signm": [(A,), (A - 3 * np.eye(3),)],
    "linalg.fractional_matrix_power": [(S, 0.3), (A, -1.5), (A, 2.0), (A - A[:1], 3)],
    "linalg.tanm": [(A / 3,)], "linalg.tanhm": [(A / 3,)],
    "linalg.expm_frechet": [(A / 3, S), (A / 3, S, None, False)],
    "linalg.solve_discrete_lyapunov": [(A / 9, S), (A / 9 + 0.2j, S)],
    "linalg.solveh_banded": [(np.array([[0, 0.1, 0.2], [2.0, 3, 2.5]]), V), (np.array([
        [2.0, 3, 2.5], [0.3 + 1j, 0.1, 0], [0.2, 0, 0]]), B, {"lower": True})],
    "linalg.solve_circulant": [(W, V), (W, B), (W + 1j, V), *since_1_17((np.stack([W, V]), V),
        (B, X[:, :3], {"caxis": 0, "baxis": 1, "outaxis": 1}))],
    "linalg.matmul_toeplitz": [(V, B, False, 1), ((V, W), V)],
    "linalg.eigh_tridiagonal": [(V, W[:2], {"eigvals_only": True})],
    "linalg.eigvalsh_tridiagonal": [(V, W[:2])],
    "linalg.pinvh": [(S,), (S, {"lower": False})],
    "linalg.orthogonal_procrustes": [(A, S), *since_1_17((np.stack([A, S]), np.stack([S, A @ A])))],
    "linalg.khatri_rao": [(A, S[:2])],
    "linalg.companion": [(V,)],
    "linalg.block_diag": [(A, B)],
    "linalg.toeplitz": [(V,), (V, np.r_[V[0], W]), *since_1_17((X,), (B.T, np.r_[V[0], W]))],
    "linalg.hankel": [(V,), (V, np.r_[V[2], W])],
    "linalg.circulant": [(V,)],
    **{f"fft.{f}": [(X,), (X, 4), (X, {"axis": 0, "norm": "ortho"}), (X, 7, -1, "forward")]
        for f in ("fft", "ifft", "rfft")},
    **{f"fft.{f}": [(X,), (X, 6), (X, {"axis": 0, "n": 3})] for f in ("irfft", "hfft", "ihfft")},
    **{f"fft.{f}": [(X,), (X, (3, 4), {"norm": "ortho"})]
        for f in ("fft2", "ifft2", "rfft2", "irfft2", "fftn", "ifftn", "rfftn", "irfftn")},
    **{f"fft.{f}": [(X,), (X, 1)] for f in ("fftshift", "ifftshift")},
    **{f"fft.{f}": [(X, t, n, axis, norm) for t, n, axis, norm in (
        (1, None, -1, None), (2, None, 1, "ortho"), (3, 7, -1, "forward"), (4, 3, 1, None),
        (2, 4, 0, "backward"), (1, 4, -1, "ortho"), (3, None, -1, "ortho"), (4, None, 0, "forward"),
        )] + [(X + 1j, 2), (X, {"norm": "ortho", "orthogonalize": False}),
        (X, {"orthogonalize": True})] for f in ("dct", "idct", "dst", "idst")},
    **{f"fft.{f}": [(X,), (X, 3, (4,), {"norm": "ortho"}), (X, 4, None, (0,))]
        for f in ("dctn", "idctn", "dstn", "idstn")},
    "special.logsumexp": [(X,), (X, 1), (X, {"axis": 0, "keepdims": True, "b": X**2}),
        (X + 1j,), (X, {"b": 1j * X})],
    "special.softmax": [(X,), (X, 1), (X, {"axis": (0, 1)})],
    "special.log_softmax": [(X,), (X, 1)],
    "special.polygamma": [(1, V), (np.array([0, 1, 3]), V)],
    "special.multigammaln": [(V + 1, 2)], "special.yn": [(2, V)],
    "special.zeta": [(2.5, V), (3.5,)], "special.loggamma": [(V,)], "special.softplus": [(4 * X,)],
    "special.log_expit": [(4 * X,)], "special.comb": [(V + 3, W), (V + 3, W, {"repetition": True})],
    "special.perm": [(V + 3, W)], "special.factorial": [(V,)],
    **{f"special.{f}": [(1.5, V)] for f in ("jve", "yve", "hankel1", "hankel2")},
    **{f"special.{f}": [(1.5, V), (2, V, 0), (0.5, V, 3)] for f in ("jvp", "yvp", "ivp", "kvp")},
    **{f"special.{f}": [(V,)] for f in ("k0", "k1", "k0e", "k1e", "exp1")},
    **{f"special.{f}": [(X,)] for f in ("exp10", "cosm1", "dawsn", "erfi")},
    "special.kn": [(2, V)], "special.lambertw": [(V,), (V, -1), (X + 1j, 1)],
    "special.voigt_profile": [(X[0, :3], V, W)],
    **{f"special.{f}": [(1.5, 2.5, V / 2)] for f in ("betaincc", "betainccinv", "fdtr", "fdtrc")},
    **{f"special.{f}": [(1.5, V)] for f in ("chdtr", "chdtrc")}, "special.chdtri": [(1.5, V / 2)],
    **{f"special.{f}": [(V, 1.5, W)] for f in ("gdtr", "gdtrc")},
    **{f"special.{f}": [(np.arange(3), V), (1.5, V)] for f in ("pdtr", "pdtrc")},
    **{f"special.{f}": [(V, np.array([0.3, -0.6, 0.0])), (W, 0.0), (V, 1e-9), (V, np.ones(3))]
        for f in ("boxcox", "boxcox1p", "inv_boxcox", "inv_boxcox1p")},
    **{f"special.{f}": [(V, W), (V[:, None], W)] for f in ("rel_entr", "kl_div")},
    **{f"special.{f}": [(1.0, X), (W[:2, None], X)] for f in ("huber", "pseudo_huber")},
    "special.agm": [(V, W), (V, V)],
    **{f"special.eval_{f}": [(np.arange(4)[:, None], V / 2), (3, V / 3)]
       for f in ("sh_legendre", "sh_chebyt", "sh_chebyu", "chebyc", "chebys")},
    **{f"special.{f}": [(2, 5, V / 2)] for f in ("bdtr", "bdtrc", "bdtri", "nbdtr", "nbdtrc")},
    "special.nbdtri": [(2, 5, V / 2)], "special.fdtri": [(1.5, 2.5, V / 2)],
    "special.gdtrix": [(V, 2.5, W / 3)], "special.pdtri": [(2, V / 2)],
    "special.nrdtrimn": [(V / 3, W, X[0, :3])], "special.nrdtrisd": [(X[0, :3], V / 3, 5 + W)],
    "special.ellipkm1": [(V / 2,)], "special.powm1": [(V, X[0, :3])],
    "special.radian": [(V, W, 3 * V)],
    **{f"special.{f}dg": [(40 * V,)] for f in ("sin", "cos", "tan", "cot")},
    **{f"special.eval_{f}": [(np.arange(4)[:, None], V - 0.5), (3, V - 0.5), (0, V)]
        for f in ("laguerre", "hermitenorm")},
    **{f"special.eval_{f}": [(np.arange(-4, 4)[:, None], V - 0.5), (3, V - 0.5), (-2.5, V / 2)]
        for f in ("legendre", "chebyt", "chebyu")},
    "integrate.simpson": [
        (X,), (X[:, :4], {"dx": 0.3}), (X, np.sort(X[0])), (X[:, 1:], np.sort(X[1, 1:])),
    ],
    "integrate.romb": [(np.cos(np.arange(5.0)),), (np.outer(V, np.arange(9.0)), {"dx": 0.5})],
    "integrate.trapezoid": [(X,), (X, np.sort(X[0])), (X, {"dx": 0.5, "axis": 0})],
    "integrate.cumulative_trapezoid": [(X,), (X, np.sort(X[0]), {"initial": 0}), (X, {"dx": 0.5})],
    "integrate.cumulative_simpson": [(X,), (X[:, :4], {"dx": 0.3, "initial": 2.0}), (X[:, :2],),
        (X, {"x": np.sort(X), "initial": 0}), (X.T, {"axis": 0, "x": np.sort(X[1])})],
    **{f"ndimage.{f}": [
        *[(X, B, {"mode": mode, "cval": 0.7}) for mode in ("reflect", "mirror", "nearest", "wrap",
            "constant", "grid-wrap", "grid-mirror", "grid-constant")],
        (X, S[:2], {"origin": (0, -1)}), (X + 1j, B), (X, B + 1j * B[::-1]),
        *since_1_17((np.stack([X, X * X]), B[:2], {"axes": (2, 0)}),
            (np.stack([X, X * X]), B, {"axes": (0, 2), "origin": (1, -1)}))]
        for f in ("convolve", "correlate")},
    **{f"ndimage.{f}1d": [(X, V), (X, W[:2], 0, None, "constant", 0.4), (X, X.ravel(),
        {"origin": 2})] for f in ("convolve", "correlate")},
    "ndimage.gaussian_filter": [(X, 1.3), (X, (0.7, 0), {"order": (1, 2), "mode": "mirror"}),
        (X, 2.0, {"radius": 1, "axes": (1,), "mode": ("wrap",)})],
    "ndimage.gaussian_filter1d": [(X, 1.2), (X, 0.8, 0, 3), (X, 1.4, {"truncate": 1.5})],
    "ndimage.gaussian_laplace": [(X, 0.6), (X, (0.6, 1.1), {"mode": "nearest", "truncate": 2.0})],
    "ndimage.gaussian_gradient_magnitude": [(X, 0.6), (X, 0.8, {"mode": "wrap"})],
    "ndimage.uniform_filter": [(X,), (X, (2, 4), {"mode": "constant", "cval": 2,
        "origin": (0, 1)})],
    "ndimage.uniform_filter1d": [(X, 3), (X, 2, 0, None, "wrap", 0, -1)],
    **{f"ndimage.{f}": [(X,), (X, 0, None, ("wrap", "mirror")), (np.stack([X, X]), 1)]
        for f in ("sobel", "prewitt")},
    "ndimage.laplace": [(X,), (X, {"mode": "constant", "cval": 1.5})],
    "signal.convolve2d": [(X, B), (X, B, "same"), (X, X[:, :2], "valid"), (X, B, "same", "wrap"),
        (X, B, "full", "symm"), (X, B, "full", "fill", 0.7)],
    "signal.correlate2d": [(X, B), (X, B[:2], "same"), (X[:2], X, "valid"), (X, B, "same", "symm"),
        (B + 1j, X[:2] - 2j)],
    "signal.oaconvolve": [(X, B), (V, W, "same")],
    "ndimage.map_coordinates": [
        (X, X[:, :3] / 3 + 0.4, {"order": 1, "mode": mode, "cval": 0.7}) for mode in
        ("constant", "nearest", "mirror", "reflect", "grid-wrap", "grid-constant")],
    **{f"special.spherical_{kind}n": [(0, V), (2, V, True), (np.arange(3), W, True)]
        for kind in "jyik"},
    "signal.lfilter": [(V, W, X), (W, 2 * np.ones(1), X, 0), (np.ones(1), W, X[0]), (X[0], W, W),
        (V, W, X, -1, X[:, :2]), (W[:2], W, X.T, 0, X.T[:2]), (V, W[:1], X, 1, V[None, :2])],
    "signal.detrend": [(X,), (X, 0, "constant"), (X, {"bp": 2}), (X.T, 0, "linear", [1, 3])],
    **{f"stats.norm.{f}": [(X[0],), (V, W, V)] for f in
        ("pdf", "logpdf", "cdf", "sf", "logcdf", "logsf")},
    "stats.norm.ppf": [(V / 2,), (V / 2, V, W)],
    **{f"stats.uniform.{f}": [(V / 2,), (V, -1.0, W + 3)] for f in ("pdf", "logpdf", "cdf")},
    **{f"stats.beta.{f}": [(V / 2, W, V), (V, W, V, -0.3, 2.4)] for f in ("pdf", "logpdf")},
    **{f"stats.{name}.{f}": [(V, W), (V, W, V - 2, W), (V, W, {"scale": 2.5})]
        for name in ("gamma", "invgamma", "chi2", "t", "lognorm", "weibull_min")
        for f in ("pdf", "logpdf")},
    **{f"stats.{name}.{f}": [(X[0],), (X[0] + 0.1, -0.2, 1.5), (V, V[::-1] - 1, W)]
        for name in ("laplace", "logistic", "cauchy", "gumbel_r")
        for f in ("pdf", "logpdf", "cdf")},
    **{f"stats.{name}.{f}": [(V,), (V, V - 2, W), (W, {"scale": 2.0})]
        for name in ("expon", "halfnorm") for f in ("pdf", "logpdf")},
    "stats.expon.cdf": [(V, V - 2, W)], "stats.expon.sf": [(V, V - 2, W)],
    "stats.logistic.sf": [(X[0],), (X[0], 0.3, 1.2)],
    **{f"stats.bernoulli.{f}": [(np.array([0, 1, 1]), np.array([0.2, 0.7, 0.5]))]
        for f in ("pmf", "logpmf")},
    **{f"stats.binom.{f}": [(np.arange(4), 3, np.array([0.2, 0.7, 0.5, 0.4]))]
        for f in ("pmf", "logpmf")},
    **{f"stats.nbinom.{f}": [(np.arange(3), W, np.array([0.2, 0.7, 0.5]))]
        for f in ("pmf", "logpmf")},
    **{f"stats.geom.{f}": [(np.arange(1, 4), np.array([0.2, 0.7, 0.5]))]
        for f in ("pmf", "logpmf")},
    **{f"stats.poisson.{f}": [(np.array([0, 2, 3]), V)] for f in ("pmf", "logpmf", "cdf")},
    **{f"stats.dirichlet.{f}": [(V / V.sum(), W)] for f in ("pdf", "logpdf")},
    **{f"stats.multivariate_normal.{f}": [(V, W, S), (V, None, 2.0), (np.stack([V, W]), W, V)]
        for f in ("pdf", "logpdf")},
    "stats.multivariate_normal.entropy": [(W, S)],
    # What follows depends on its first arguments only, as far as its derivative is known.
    "stats.beta.cdf": [], "stats.gamma.cdf": [], "stats.chi2.cdf": [], "stats.t.cdf": [],
    "stats.t.logcdf": [], "stats.invgamma.cdf": [],
}  # fmt: skip
# The gradient of a determinant of a simplex point, of one triangle, ...: not that of free elements.
ONLY_VALUES = {"stats.dirichlet.pdf", "stats.dirichlet.logpdf"}


def scipys(name):
    module, _, function = name.partition(".")
    return operator.attrgetter(function)(importlib.import_module(f"scipy.{module}"))


def calls():
    for name, given in CALLS.items():
        for i, args in enumerate(given):
            options = args[-1] if isinstance(args[-1], dict) else {}
            yield pytest.param(name, args[: len(args) - bool(options)], options, id=f"{name}-{i}")


def mapped(f, x):
    if isinstance(x, tuple):
        return tuple(mapped(f, each) for each in x)
    return f(x) if isinstance(x, np.ndarray) and x.dtype.kind in "fc" else x


def arrays(x):
    return [x] if not isinstance(x, tuple) else [each for part in x for each in arrays(part)]


def parts(found):
    return [each for each in (found if isinstance(found, (tuple, list)) else (found,)) if
        not isinstance(each, bool)]  # fmt: skip


def test_every_adapter_is_called() -> None:
    assert set(CALLS) == set(ADAPTERS)


@pytest.mark.parametrize("name, args, options", list(calls()))
def test_values_and_gradients(name, args, options) -> None:
    expected = parts(scipys(name)(*args, **options))
    given = mapped(lambda x: ag.tensor(x, requires_grad=True), args)
    found = parts(ADAPTERS[name](*given, **options))
    assert all(isinstance(each, ag.Tensor) for each in found)
    for mine, theirs in zip(found, expected, strict=True):
        if name == "linalg.lu_factor" or np.size(theirs):  # lstsq has no residuals
            np.testing.assert_allclose(mine.detach().numpy(), theirs, rtol=1e-9, atol=1e-11)
    leaves = [x for x in arrays(given) if isinstance(x, ag.Tensor) and x.requires_grad]
    if name in ONLY_VALUES or not leaves:
        return

    def function(*values):
        rest = iter(values)
        outputs = parts(ADAPTERS[name](*mapped_leaves(given, rest), **options))
        return tuple(x for x in outputs if x.requires_grad)

    assert ag.gradcheck(function, tuple(leaves), check_batched_grad=False)


@pytest.mark.parametrize("name", [f for f in CALLS if f.startswith("special.") and CALLS[f]])
def test_ufuncs_of_scipy_record(name: str) -> None:
    function = scipys(name)
    if not isinstance(function, np.ufunc):
        pytest.skip("no ufunc")
    args = CALLS[name][0]
    found = function(*mapped(leaf, args))
    assert found.requires_grad
    np.testing.assert_allclose(found.detach().numpy(), function(*args), rtol=1e-9)


def mapped_leaves(x, rest):
    if isinstance(x, tuple):
        return tuple(mapped_leaves(each, rest) for each in x)
    return next(rest) if isinstance(x, ag.Tensor) and x.requires_grad else x


def test_densities_beyond_the_support_are_zero() -> None:
    stats = importlib.import_module("scipy.stats")
    for name, x, *shapes in (
        ("expon", -1.0), ("gamma", -1.0, 2.0), ("beta", 1.5, 2.0, 3.0), ("lognorm", -1.0, 0.5),
        ("weibull_min", -1.0, 1.5), ("invgamma", -1.0, 2.0), ("halfnorm", -1.0),
    ):  # fmt: skip
        point = leaf(x)
        density = getattr(ag.scipy.stats, name).pdf(point, *shapes)
        assert density.item() == getattr(stats, name).pdf(x, *shapes) == 0
        density.backward()
        assert point.grad.item() == 0
    for name, k, *shapes in (
        ("bernoulli", 2, 0.3), ("binom", 4, 3, 0.3), ("nbinom", -1, 2.0, 0.3), ("geom", 0, 0.3),
        ("binom", 0.5, 3, 0.3),
    ):  # fmt: skip
        p = leaf(shapes[-1])
        assert getattr(ag.scipy.stats, name).pmf(k, *shapes[:-1], p).item() == 0


# ---- SciPy's own functions -----------------------------------------------------------------------


def leaf(x):
    return ag.tensor(x, requires_grad=True)


SPARSE = [
    f"{name}_{kind}"
    for name in ("bsr", "coo", "csc", "csr", "dia", "dok", "lil")
    for kind in ("array", "matrix")
]


@pytest.mark.filterwarnings("ignore:There is a performance drop")
@pytest.mark.parametrize("kind", SPARSE)
def test_sparse_matrices(kind: str) -> None:
    sparse = pytest.importorskip("scipy.sparse")
    dense = np.array([[1.0, 0, 2], [0, 3, 0]])
    matrix, random = getattr(sparse, kind)(dense), np.random.default_rng(0)
    stacks = [random.standard_normal(s) for s in ((3, 1), (2, 3, 4), (2, 1, 3, 2), (2, 3, 0))]
    for x in map(leaf, (V, A, V + 1j, *stacks)):
        found = matrix @ x
        np.testing.assert_allclose(found.detach().numpy(), dense @ x.detach().numpy())
        assert found.requires_grad
        assert ag.gradcheck(lambda x: matrix @ x, (x,)) and ag.gradgradcheck(
            lambda x: (matrix @ x) ** 2, (x,)
        )
    stacks = [random.standard_normal(s) for s in ((1, 2), (4, 2), (2, 4, 2), (0, 2))]
    for x in map(leaf, (V[:2], V[:2] + 1j, *stacks)):
        found = x @ matrix
        np.testing.assert_allclose(found.detach().numpy(), x.detach().numpy() @ dense)
        assert found.requires_grad
        assert ag.gradcheck(lambda x: x @ matrix, (x,)) and ag.gradgradcheck(
            lambda x: (x @ matrix) ** 2, (x,)
        )
    assert isinstance(matrix @ ag.tensor(V), ag.Tensor)
    assert np.array_equal(np.asarray(ag.tensor(V)), V)
    np.testing.assert_allclose(ag.func.jacfwd(lambda x: matrix @ x)(ag.tensor(V)).numpy(), dense)
    found = ag.func.jacfwd(lambda x: x @ matrix)(ag.tensor(V[:2])).numpy()
    np.testing.assert_allclose(found, dense.T)
    hessian = ag.func.hessian(lambda x: ((matrix @ x) ** 2).sum())(ag.tensor(A)).numpy()
    np.testing.assert_allclose(hessian[:, 1, :, 1], 2 * dense.T @ dense, atol=1e-12)
    for call in (lambda: matrix @ leaf(B.T), lambda: matrix @ leaf(1.0)):
        with pytest.raises(ValueError, match=r"shape \(2, 3\) cannot be multiplied"):
            call()
    with pytest.raises(ValueError, match=r"shape \(3, 2\) cannot be multiplied"):
        leaf(V) @ matrix
    with pytest.raises(TypeError, match=r"`A @ t` and `t @ A` are products that record"):
        leaf(dense) * matrix


def test_the_backend_of_scipy_fft() -> None:
    from scipy import fft

    x = leaf(X)
    with fft.set_backend(ag.scipy.fft):
        for name in ("fft", "rfftn", "dct", "idstn"):
            found = getattr(fft, name)(x)
            assert found.requires_grad
            np.testing.assert_allclose(found.detach().numpy(), getattr(fft, name)(X), atol=1e-12)
        assert isinstance(fft.fht(V, 0.1, 0), np.ndarray)
    with pytest.raises(RuntimeError, match=r"scipy\.fft\.dct .* Use autograd\.scipy\.fft\.dct"):
        fft.dct(x)


REFUSED = {
    "linalg.solve": (lambda f, t: f(np.eye(3), t), "autograd.scipy.linalg.solve"),
    "linalg.logm": (lambda f, t: f(np.eye(3) * t), "autograd.scipy.linalg.logm"),
    "linalg.schur": (lambda f, t: f(np.eye(3) * t), "autograd.scipy.linalg.eigh"),
    "signal.lfilter": (lambda f, t: f([1.0], [1.0, 0.5], t), "autograd.scipy.signal.lfilter"),
    "signal.savgol_filter": (lambda f, t: f(t, 3, 1), "autograd.signal.convolve"),
    "special.logsumexp": (lambda f, t: f(t), "autograd.scipy.special.logsumexp"),
    "special.kolmogorov": (lambda f, t: f(t), "an autograd.Function"),
    "stats.norm.logpdf": (lambda f, t: f(t), "autograd.scipy.stats.norm.logpdf"),
    "stats.gumbel_l.cdf": (lambda f, t: f(t), "autograd.scipy.stats, which has the densities"),
    "stats.gmean": (lambda f, t: f(t), "autograd.scipy.stats"),
    "stats.ks_2samp": (lambda f, t: f(t, V), "autograd.scipy.stats"),
    "stats.norm.fit": (lambda f, t: f(t), "autograd.scipy.stats"),
    "interpolate.interp1d": (lambda f, t: f(t, V), "np.interp"),
    "interpolate.CubicSpline": (lambda f, t: f([0, 1, 2], t), "np.interp"),
    "ndimage.gaussian_filter": (lambda f, t: f(t, 1), "autograd.scipy.ndimage.gaussian_filter"),
    "ndimage.shift": (lambda f, t: f(t, 1), "autograd.nn.functional.grid_sample"),
    "ndimage.spline_filter": (lambda f, t: f(t), "autograd.scipy.ndimage.correlate"),
    "ndimage.median_filter": (lambda f, t: f(t, 3), "np.median of np.lib.stride_tricks"),
    "spatial.distance.cdist": (lambda f, t: f(t[None], t[None]), "autograd.cdist"),
    "optimize.minimize": (
        lambda f, t: f(lambda x: ((t - x) ** 2).sum(), V), "autograd.implicit.argmin"),
    "integrate.quad": (lambda f, t: f(lambda s: s * t[0], 0, 1), "scipy.integrate.fixed_quad"),
    "integrate.solve_ivp": (
        lambda f, t: f(lambda s, y: -y, (0, 1), t), "autograd.scipy.integrate.odeint"),
    # Compiled, without a frame of their own in which the name could be read.
    "spatial.ConvexHull": (lambda f, t: f(t[:, None] ** np.arange(2.0)), "autograd.cdist"),
    "optimize.linear_sum_assignment": (lambda f, t: f(np.eye(3) * t), "cost[rows, columns]"),
    "sparse.csgraph.shortest_path": (lambda f, t: f(np.eye(3) * t), "sums of the weights"),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_others_name_themselves_and_a_substitute(name: str) -> None:
    call, instead = REFUSED[name]
    module, _, function = name.rpartition(".")
    if module.count("."):
        place = scipys(module) if module.startswith("stats") else importlib.import_module(
            f"scipy.{module}"
        )  # fmt: skip
    else:
        place = importlib.import_module(f"scipy.{module}")
    f = getattr(place, function)
    with pytest.raises((RuntimeError, TypeError)) as caught:
        call(f, leaf(V))
    text = str(caught.value)
    assert f"scipy.{name} " in text and instead in text and "detach" not in text
    with pytest.raises((RuntimeError, TypeError)) as caught:
        ag.func.grad(lambda t: call(f, t))(ag.tensor(V))
    text = str(caught.value)
    assert f"scipy.{name}" in text and instead in text and "detach" not in text


def test_methods_of_compiled_classes_are_named() -> None:
    tree = scipys("spatial.cKDTree")(X)
    with pytest.raises(RuntimeError, match=r"scipy\.spatial\.cKDTree\.query .* autograd\.cdist"):
        tree.query(leaf(X[0]))


LOOPS = {
    **dict.fromkeys(("brentq", "brenth", "bisect", "ridder"), (0, 1)),
    "root_scalar": (), "golden": (), "minimize": ([0.0, 0.0],),
}  # fmt: skip


@pytest.mark.parametrize("name", LOOPS)
@pytest.mark.parametrize("differentiated", [False, True])
def test_loops_that_compare_or_take_numbers_refuse(name: str, differentiated: bool) -> None:
    """Loops in C, a search that only compares what it is given, and one that takes float() of it:
    neither loses a gradient unseen."""
    options = {
        "root_scalar": {"bracket": [0, 1]}, "golden": {"brack": (-1.0, 0.1, 1.0)},
        "minimize": {"method": "COBYQA"},
    }.get(name, {})  # fmt: skip

    def found(t):
        function = (lambda x: ((x - t) ** 2).sum()) if name in ("golden", "minimize") else (
            lambda x: x - t)  # fmt: skip
        return scipys(f"optimize.{name}")(function, *LOOPS[name], **options)

    with pytest.raises((RuntimeError, TypeError), match=rf"scipy\.optimize\.{name}[ ,]") as e:
        ag.func.grad(found)(0.3) if differentiated else found(leaf(0.3))
    assert "autograd.implicit" in str(e.value)
    found(ag.tensor(0.3))


def test_no_root_depends_on_the_ends_of_its_interval() -> None:
    def root(t):
        return t * scipys("optimize.brentq")(lambda x: x - 2, t - 1, t + 3)

    assert ag.func.grad(root)(0.5) == pytest.approx(2)


def test_each_substitute_is_there() -> None:
    """What the messages recommend can be called."""
    import re

    from autograd.numpy_api.scipys.refusals import INSTEAD

    for text in INSTEAD.values():
        for path in re.findall(r"\bautograd((?:\.\w+)+)", text):
            operator.attrgetter(path[1:])(ag)
        for path in re.findall(r"\bnp((?:\.\w+)+)", text):
            operator.attrgetter(path[1:])(np)


def test_the_tables_are_what_the_command_prints() -> None:
    from autograd.numpy_api.scipys.status import page

    scipy = importlib.import_module("scipy")
    text = (ROOT / "docs" / "scipy.md").read_text()
    if f"for SciPy {'.'.join(scipy.__version__.split('.')[:2])} " not in text:
        pytest.skip("the page is of another SciPy")
    _, comment, tables = text.partition("<!-- Generated for ")
    assert page() == comment + tables, (
        "put what `python -m autograd numpy-status --scipy` prints there"
    )


def test_functions_that_scipy_has_in_the_array_api() -> None:
    """A process of its own: SciPy reads the variable when it is imported."""
    program = """
import numpy as np, autograd as ag
from scipy import fft, signal, special, stats
x = ag.tensor([0.3, 0.8, 0.5], requires_grad=True)
for f in (special.gammaln, special.erf, special.gamma, special.logsumexp, special.softmax,
          stats.zscore, stats.gmean, stats.skew, fft.fft, fft.irfftn, signal.hilbert,
          lambda x: special.betainc(2.0 * x.detach(), x.detach(), x),
          lambda x: signal.fftconvolve(x, x)):
    assert f(x).requires_grad, f
"""
    found = subprocess.run(
        [sys.executable, "-c", program], env=os.environ | {"SCIPY_ARRAY_API": "1"}, cwd=ROOT,
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert found.returncode == 0, found.stderr
