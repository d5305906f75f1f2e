"""The error function and its relatives against mpmath, in units of the last place.

Few numbers, many and millions take different ways; each is held to the same bound, without SciPy,
to which few numbers are left where it is installed. Where a result
is subnormal its last place is that of the smallest number.
"""

from __future__ import annotations

import sys
from typing import Any

import mpmath as mp
import numpy as np
import pytest

from autograd import kernels
from autograd.kernels.elementwise import error_function
from autograd.kernels.large import NATIVE


def _ndtr(x: Any) -> Any:
    return mp.erfc(-x / mp.sqrt(2)) / 2


EXACT = {
    "erf": mp.erf,
    "erfc": mp.erfc,
    "erfcx": lambda x: mp.exp(x * x) * mp.erfc(x),
    "ndtr": _ndtr,
    "log_ndtr": lambda x: mp.log1p(-_ndtr(-x)) if x > 0 else mp.log(_ndtr(x)),
}


@pytest.fixture
def no_scipy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(error_function, "has_scipy", lambda: False)


FLOATS = ("float64", "float32", "float16")
BOUND = 4.5  # about 1 for erf, 2.5 for the others; more where float32 takes two exponentials


def _points(dtype: Any) -> np.ndarray:
    """All of the domain, its tails, tiny numbers, and the borders between the ways."""
    random = np.random.default_rng(3)
    borders = np.array([5, -7.5, 6, -6, 8.5, -26.6, 0.5**12, 3 * 0.5**12, 0.5**7])
    tiny = 10.0 ** random.uniform(np.log10(float(np.finfo(dtype).smallest_subnormal)), 0, 100)
    parts = [
        random.uniform(-40, 30, 300), random.uniform(-8, 8, 500), random.normal(size=300),
        tiny, -tiny, borders, borders * (1 + 1e-7), borders * (1 - 1e-7),
    ]  # fmt: skip
    return np.concatenate(parts).astype(dtype)


def _off_by(value: Any, exact: Any, dtype: Any) -> float:
    """The distance in units of the last place; 0 where both overflow."""
    limits = np.finfo(dtype)
    if abs(exact) > mp.mpf(float(limits.max)):
        return 0.0 if np.isinf(value) and (value > 0) == (exact > 0) else np.inf
    place = mp.mpf(float(np.spacing(dtype(max(abs(float(exact)), float(limits.tiny))))))
    return float(abs(mp.mpf(float(value)) - exact) / place) if np.isfinite(value) else np.inf


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("name", EXACT)
@pytest.mark.usefixtures("no_scipy")
def test_accuracy(name: str, dtype: str) -> None:
    function, kind = getattr(kernels, name), np.dtype(dtype).type
    x = _points(kind)
    with np.errstate(over="ignore"):
        few = np.concatenate([function(part) for part in np.array_split(x, 50)])
        many = function(x)
        millions = function(np.resize(x, 200_000))[: x.size]
    with mp.workdps(40):
        exact = [EXACT[name](mp.mpf(float(each))) for each in x]
        for way, values in (("few", few), ("many", many), ("millions", millions)):
            assert values.dtype == kind, way
            errors = [_off_by(v, e, kind) for v, e in zip(values, exact, strict=True)]
            worst = int(np.argmax(errors))
            assert errors[worst] <= BOUND, f"{way}: {errors[worst]} at {x[worst]!r}"


LIMITS = {
    "erf": (-1, 0, 1),
    "erfc": (2, 1, 0),
    "erfcx": (np.inf, 1, 0),
    "ndtr": (0, 0.5, 1),
    "log_ndtr": (-np.inf, -0.6931471805599453, 0),
}


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("count", [1, 100, 1001, 200_001])
@pytest.mark.parametrize("name", LIMITS)
@pytest.mark.usefixtures("no_scipy")
def test_limits(name: str, count: int, dtype: str) -> None:
    """At the infinities, at 0 and at nan, without warnings; the others are not affected."""
    function = getattr(kernels, name)
    for point, limit in zip((-np.inf, 0, np.inf), LIMITS[name], strict=True):
        x = np.full(count, 1.25, dtype)
        x[-1] = point
        value = function(x)
        assert value[-1] == np.dtype(dtype).type(limit)
        assert (value[:-1] == function(x[:1])[0]).all() or count > 100
        np.testing.assert_allclose(value[:-1], function(x[:-1]), rtol=1e-15)
    x[-1] = np.nan
    value = function(x)
    assert np.isnan(value[-1])
    assert not np.isnan(value[:-1]).any()


@pytest.mark.parametrize("count", [1, 1000])
@pytest.mark.usefixtures("no_scipy")
def test_erf_keeps_the_sign_of_zero(count: int) -> None:
    assert np.signbit(kernels.erf(np.full(count, -0.0))).all()
    assert not np.signbit(kernels.erf(np.full(count, 0.0))).any()


@pytest.mark.parametrize("name", EXACT)
@pytest.mark.parametrize("count", [8, 8000])
@pytest.mark.parametrize("scipy", [False, True])
def test_layouts_and_dtypes(
    name: str, count: int, scipy: bool, request: pytest.FixtureRequest
) -> None:
    """Results have the shape, and the dtype that the result is promoted to."""
    request.getfixturevalue("monkeypatch").setattr(NATIVE, "least", sys.maxsize)
    if scipy:
        pytest.importorskip("scipy")
    else:
        request.getfixturevalue("no_scipy")
    function = getattr(kernels, name)
    x = np.linspace(-3, 3, count)
    expected = function(x)
    assert function(x[:1].reshape(())).shape == ()
    assert function(x[:0]).shape == (0,)
    for view in (x[::2], x[::-1], x.reshape(4, -1).T, np.broadcast_to(x, (3, count))):
        np.testing.assert_array_equal(function(view), function(np.array(view, order="C")))
    swapped = function(x.astype(x.dtype.newbyteorder()))
    np.testing.assert_array_equal(swapped, expected)
    assert swapped.dtype == np.float64 and swapped.dtype.isnative
    for integer in (np.int64, np.int8, np.uint16, bool):
        numbers = np.abs(x).astype(integer)
        assert function(numbers).dtype == np.float64
        np.testing.assert_array_equal(function(numbers), function(numbers.astype(np.float64)))


@pytest.mark.parametrize("name", ["erf", "erfc", "erfcx", "ndtr", "log_ndtr"])
def test_complex_numbers_are_left_to_scipy(name: str) -> None:
    special = pytest.importorskip("scipy.special")
    z = np.array([0.3 + 0.4j, -1 + 2j])
    np.testing.assert_array_equal(getattr(kernels, name)(z), getattr(special, name)(z))


@pytest.mark.usefixtures("no_scipy")
def test_the_input_is_not_written_to() -> None:
    for count in (10, 1000, 200_000):
        x = np.linspace(-9, 9, count)
        kept = x.copy()
        x.flags.writeable = False
        for name in EXACT:
            getattr(kernels, name)(x)
        for approximate in ("none", "tanh"):
            kernels.gelu(x, approximate)
        np.testing.assert_array_equal(x, kept)


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.usefixtures("no_scipy")
def test_gelu_in_its_left_tail(dtype: str) -> None:
    """x Phi(x) keeps its digits where 1 + erf(x / sqrt(2)) has none."""
    x = np.linspace(-9, 9, 1001).astype(dtype)
    with mp.workdps(40):
        exact = np.array([float(mp.mpf(float(v)) * _ndtr(mp.mpf(float(v)))) for v in x])
    limits = np.finfo(dtype)
    np.testing.assert_allclose(
        kernels.gelu(x, "none"), exact, rtol=4 * float(limits.eps), atol=float(limits.tiny)
    )
