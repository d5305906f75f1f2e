"""The functions of native loops against mpmath, in units in the last place."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

pytest.importorskip("llvmlite")
pytest.importorskip("mpmath")

from mpmath import mp, mpf

from autograd.native.vectors import FUNCTIONS
from tests.support.native_loops import evaluate

WIDTHS = (np.float32, np.float64)
# The largest error in units in the last place, of float32 and of float64; of others 4.
STRICT = ("exp", "log", "sin", "cos", "tanh", "erf", "power")

REFERENCES: dict[str, Callable[..., Any]] = {
    "exp": mp.exp,
    "exp2": lambda x: mpf(2) ** x,
    "expm1": mp.expm1,
    "log": mp.log,
    "log2": lambda x: mp.log(x) / mp.log(2),
    "log10": lambda x: mp.log(x) / mp.log(10),
    "log1p": mp.log1p,
    "sin": mp.sin,
    "cos": mp.cos,
    "tan": mp.tan,
    "tanh": mp.tanh,
    "sinh": mp.sinh,
    "cosh": mp.cosh,
    "arcsin": mp.asin,
    "arccos": mp.acos,
    "arctan": mp.atan,
    "arctan2": mp.atan2,
    "arcsinh": mp.asinh,
    "arccosh": mp.acosh,
    "arctanh": mp.atanh,
    "power": mp.power,
    "erf": mp.erf,
    "erfc": mp.erfc,
    "erfinv": mp.erfinv,
    "lgamma": lambda x: mp.re(mp.loggamma(x)),
    "digamma": mp.digamma,
    "sigmoid": lambda x: 1 / (1 + mp.exp(-x)),
    "softplus": lambda x: mp.log1p(mp.exp(x)),
}

inf, nan = math.inf, math.nan
# What C and NumPy give, signs of zero included.
SPECIAL: dict[str, list[tuple[float, ...]]] = {
    "exp": [(0.0, 1.0), (-0.0, 1.0), (inf, inf), (-inf, 0.0), (1e30, inf), (-1e30, 0.0)],
    "exp2": [(3.0, 8.0), (-2.0, 0.25), (inf, inf), (-inf, 0.0), (1e30, inf), (-1e30, 0.0)],
    "expm1": [(0.0, 0.0), (-0.0, -0.0), (inf, inf), (-inf, -1.0), (-1e30, -1.0), (1e30, inf)],
    "log": [(0.0, -inf), (-0.0, -inf), (inf, inf), (-1.0, nan), (-inf, nan), (1.0, 0.0)],
    "log2": [(0.0, -inf), (inf, inf), (-1.0, nan), (1.0, 0.0), (8.0, 3.0), (0.125, -3.0)],
    "log10": [(0.0, -inf), (inf, inf), (-1.0, nan), (1.0, 0.0), (1000.0, 3.0), (1e10, 10.0)],
    "log1p": [(0.0, 0.0), (-0.0, -0.0), (-1.0, -inf), (inf, inf), (-2.0, nan), (-inf, nan)],
    "sin": [(0.0, 0.0), (-0.0, -0.0), (inf, nan), (-inf, nan)],
    "cos": [(0.0, 1.0), (-0.0, 1.0), (inf, nan), (-inf, nan)],
    "tan": [(0.0, 0.0), (-0.0, -0.0), (inf, nan), (-inf, nan)],
    "tanh": [(0.0, 0.0), (-0.0, -0.0), (inf, 1.0), (-inf, -1.0), (1e30, 1.0), (-1e30, -1.0)],
    "sinh": [(0.0, 0.0), (-0.0, -0.0), (inf, inf), (-inf, -inf), (1e30, inf)],
    "cosh": [(0.0, 1.0), (-0.0, 1.0), (inf, inf), (-inf, inf), (-1e30, inf)],
    "arcsin": [(0.0, 0.0), (-0.0, -0.0), (2.0, nan), (-2.0, nan), (inf, nan)],
    "arccos": [(1.0, 0.0), (2.0, nan), (-2.0, nan), (-inf, nan)],
    "arctan": [(0.0, 0.0), (-0.0, -0.0), (inf, math.pi / 2), (-inf, -math.pi / 2)],
    "arctan2": [
        (0.0, 1.0, 0.0), (-0.0, 1.0, -0.0), (0.0, -1.0, math.pi), (-0.0, -1.0, -math.pi),
        (0.0, 0.0, 0.0), (-0.0, 0.0, -0.0), (0.0, -0.0, math.pi), (-0.0, -0.0, -math.pi),
        (1.0, 0.0, math.pi / 2), (-1.0, -0.0, -math.pi / 2), (1.0, inf, 0.0), (-1.0, inf, -0.0),
        (1.0, -inf, math.pi), (-1.0, -inf, -math.pi), (inf, 1.0, math.pi / 2),
        (-inf, 1.0, -math.pi / 2), (inf, inf, math.pi / 4), (inf, -inf, 3 * math.pi / 4),
        (-inf, inf, -math.pi / 4), (-inf, -inf, -3 * math.pi / 4), (nan, 1.0, nan), (1.0, nan, nan),
        (inf, 0.0, math.pi / 2), (0.0, inf, 0.0), (0.0, -inf, math.pi),
    ],
    "arcsinh": [(0.0, 0.0), (-0.0, -0.0), (inf, inf), (-inf, -inf)],
    "arccosh": [(1.0, 0.0), (0.5, nan), (-1e20, nan), (-inf, nan), (inf, inf)],
    "arctanh": [(0.0, 0.0), (-0.0, -0.0), (1.0, inf), (-1.0, -inf), (2.0, nan), (-inf, nan)],
    "erf": [(0.0, 0.0), (-0.0, -0.0), (inf, 1.0), (-inf, -1.0), (1e30, 1.0)],
    "erfc": [(0.0, 1.0), (-0.0, 1.0), (inf, 0.0), (-inf, 2.0), (1e30, 0.0), (-1e30, 2.0)],
    "erfinv": [(0.0, 0.0), (-0.0, -0.0), (1.0, inf), (-1.0, -inf), (1.5, nan), (-inf, nan)],
    "lgamma": [(1.0, 0.0), (2.0, 0.0), (0.0, inf), (-0.0, inf), (-3.0, inf), (inf, inf),
               (-inf, inf), (-1e30, inf)],
    "digamma": [(0.0, -inf), (-0.0, inf), (-3.0, nan), (inf, inf), (-inf, nan), (-1e30, nan)],
    "sigmoid": [(0.0, 0.5), (-0.0, 0.5), (inf, 1.0), (-inf, 0.0), (1e30, 1.0), (-1e30, 0.0)],
    "softplus": [(inf, inf), (-inf, 0.0), (1e30, 1e30), (-1e30, 0.0)],
    "power": [
        (nan, 0.0, 1.0), (1.0, nan, 1.0), (nan, 1.0, nan), (2.0, nan, nan), (0.0, 0.0, 1.0),
        (-1.0, inf, 1.0), (-1.0, -inf, 1.0), (0.5, inf, 0.0), (0.5, -inf, inf), (2.0, inf, inf),
        (2.0, -inf, 0.0), (-2.0, inf, inf), (-0.5, inf, 0.0), (0.0, 3.0, 0.0), (-0.0, 3.0, -0.0),
        (-0.0, 2.0, 0.0), (-0.0, 2.5, 0.0), (0.0, -1.0, inf), (-0.0, -1.0, -inf), (-0.0, -2.0, inf),
        (-0.0, -0.5, inf), (inf, 2.0, inf), (inf, -2.0, 0.0), (-inf, 3.0, -inf), (-inf, -3.0, -0.0),
        (-inf, 2.0, inf), (-inf, 0.5, inf), (-inf, -0.5, 0.0), (-2.0, 3.0, -8.0), (-2.0, 2.0, 4.0),
        (-2.0, 0.5, nan), (-2.0, 1e30, inf), (-1.0, 1e30, 1.0), (2.0, 1e30, inf), (2.0, -1e30, 0.0),
        (0.0, inf, 0.0), (0.0, -inf, inf), (inf, inf, inf), (inf, -inf, 0.0), (1.0, inf, 1.0),
        (inf, 0.0, 1.0), (10.0, 3.0, 1000.0), (4.0, 0.5, 2.0),
    ],
}  # fmt: skip


def _points(name: str, dtype: type, count: int) -> list[np.ndarray]:
    """Arguments over all exponents and around the branches, where the function is a number."""
    rng = np.random.default_rng(len(name) + np.dtype(dtype).itemsize)
    info = np.finfo(dtype)
    largest = math.log(info.max)
    exponents = rng.uniform(info.minexp - info.nmant + 1, info.maxexp - 1, count)
    signs = rng.choice([-1.0, 1.0], count)
    parts = [
        signs * np.exp2(exponents),
        rng.uniform(-1.1, 1.1, count),
        rng.uniform(-8, 8, count),
        rng.uniform(-1.1, 1.1, count) * largest,
        signs * np.exp(rng.uniform(-8, 8, count)),
        1 + signs * np.exp2(rng.uniform(-info.nmant, 0, count)),
        -1 + signs * np.exp2(rng.uniform(-info.nmant, 0, count)),
        np.array([info.max, info.tiny, info.smallest_subnormal, -info.max, -info.tiny]),
    ]
    with np.errstate(over="ignore", under="ignore"):
        x = np.concatenate(parts).astype(dtype)
    if FUNCTIONS[name] == 1:
        return [x[np.isfinite(x)]]
    y = rng.permutation(x)
    if name == "power":
        x = abs(x)
        # Results over all exponents, and bases close to 1.
        base = np.exp(rng.uniform(-3, 3, count)).astype(dtype)
        near = (1 + signs * np.exp2(rng.uniform(-info.nmant, -1, count))).astype(dtype)
        reach = rng.uniform(-1.05, 1.05, count) * largest
        with np.errstate(divide="ignore", over="ignore", invalid="ignore"):
            x = np.concatenate([x, base, near])
            more = [(reach / np.log(each.astype(float))).astype(dtype) for each in (base, near)]
        y = np.concatenate([y, *more])
    good = np.isfinite(x) & np.isfinite(y)
    return [x[good], y[good]]


def _reference(name: str, args: tuple[float, ...]) -> Any:
    """The value, None where the function is not real there or mpmath would not end."""
    largest = max(map(abs, args))
    x = mpf(args[0])
    if name in ("sin", "cos", "tan") and largest > 1:
        mp.prec = 80 + math.frexp(largest)[1]
    elif name in ("expm1", "log1p", "tanh", "sinh", "arctanh"):
        mp.prec = 100 + min(1100, max(0, -math.frexp(args[0])[1]))
    else:
        mp.prec = 120
    if name in ("exp", "exp2", "expm1", "sinh", "cosh", "sigmoid", "softplus") and largest > 2000:
        return None
    if name in ("erf", "erfc", "tanh") and largest > 40:
        return None
    if name in ("lgamma", "digamma") and (x < -1e5 or (x <= 0 and x == int(x))):
        return None
    if name == "erfinv" and 0.999 < largest < 1:
        return None
    if name == "power" and args[0] > 0:
        size = args[1] * math.log(args[0])
        if abs(size) > 2000:
            return None
    try:
        value = REFERENCES[name](*map(mpf, args))
    except (ValueError, ZeroDivisionError):
        return None
    return value if isinstance(value, mpf) and mp.isfinite(value) else None


def _ulps(got: float, exact: Any, dtype: type, measure: Any) -> float:
    """The error in units in the last place of `measure`."""
    info = np.finfo(dtype)
    if math.isinf(got):
        # Right where rounding gives infinity.
        edge = mpf(float(info.max)) * (1 + mpf(2) ** -(info.nmant + 2))
        return 0.0 if abs(exact) >= edge and (got > 0) == (exact > 0) else inf
    if math.isnan(got):
        return inf
    _, exponent = mp.frexp(measure)
    exponent = info.minexp if measure == 0 else max(exponent - 1, info.minexp)
    return float(abs(mpf(got) - exact) / mpf(2) ** (exponent - info.nmant))


def _measure(name: str, x: float, exact: Any) -> Any:
    """The number in whose last places the error counts: the result, but of the gamma functions in
    doubles below 0, which are differences, their two sides together."""
    if x >= 0 or name not in ("lgamma", "digamma"):
        return exact
    side = REFERENCES[name](1 - mpf(x))
    return abs(side) + abs(exact - side)


def _worst(name: str, args: list[np.ndarray]) -> tuple[float, tuple[float, ...]]:
    dtype = args[0].dtype.type
    got = evaluate(name, *args)
    worst: tuple[float, tuple[float, ...]] = (0.0, ())
    for result, *point in zip(got.tolist(), *(each.tolist() for each in args), strict=True):
        exact = _reference(name, tuple(point))
        if exact is not None:
            measure = exact if dtype is np.float32 else _measure(name, point[0], exact)
            worst = max(worst, (_ulps(result, exact, dtype, measure), tuple(point)))
    return worst


def _bound(name: str, dtype: type) -> float:
    if name not in STRICT:
        return 4.0
    return 2.0 if dtype is np.float32 else 1.5


@pytest.mark.parametrize("dtype", WIDTHS)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_error_is_within_bound(name: str, dtype: type) -> None:
    worst, point = _worst(name, _points(name, dtype, 300))
    assert worst <= _bound(name, dtype), point


@pytest.mark.slow
@pytest.mark.parametrize("dtype", WIDTHS)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_error_is_within_bound_on_many_points(name: str, dtype: type) -> None:
    worst, point = _worst(name, _points(name, dtype, 3000))
    assert worst <= _bound(name, dtype), point


@pytest.mark.parametrize("dtype", WIDTHS)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_special_arguments(name: str, dtype: type) -> None:
    cases = SPECIAL[name]
    *args, expected = (np.array(each, dtype) for each in zip(*cases, strict=True))
    got = evaluate(name, *args)
    np.testing.assert_array_max_ulp(got, expected, 1, dtype)
    zero = expected == 0
    np.testing.assert_array_equal(got[zero], expected[zero])
    np.testing.assert_array_equal(np.signbit(got[zero]), np.signbit(expected[zero]))
    if FUNCTIONS[name] == 1:
        assert np.isnan(evaluate(name, np.array([nan, -nan], dtype))).all()


@pytest.mark.parametrize("dtype", WIDTHS)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_number_of_lanes_gives_the_same_bits(name: str, dtype: type) -> None:
    args = _points(name, dtype, 40)
    more = np.array([nan, inf, -inf, 0.0, -0.0], dtype)
    args = [np.concatenate([each, np.roll(more, i)]) for i, each in enumerate(args)]
    results = [evaluate(name, *args, lanes=lanes) for lanes in (1, 8, 16)]
    whole = np.dtype(f"i{np.dtype(dtype).itemsize}")
    for each in results:
        each[np.isnan(each)] = nan  # a nan's sign and payload are nobody's
    for each in results[1:]:
        np.testing.assert_array_equal(each.view(whole), results[0].view(whole))


@pytest.mark.parametrize("name", ("sin", "cos", "tan"))
def test_doubles_closest_to_multiples_of_half_pi(name: str) -> None:
    """The worst of J.-M. Muller (Elementary Functions, chapter 11): 2^-60.9 from a multiple."""
    hard = [6381956970095103.0 * 2.0**797, 5.319372648326541e255, 6411027962775774.0 * 2.0**-48]
    multiples = [float(mp.nint(mpf(2) ** i * 3 / 7) * mp.pi / 2) for i in range(2, 60)]
    worst, point = _worst(name, [np.array(hard + multiples)])
    assert worst <= _bound(name, np.float64), point


@pytest.mark.parametrize("dtype", WIDTHS)
def test_exact_powers_are_exact(dtype: type) -> None:
    x = np.arange(1, 12).astype(dtype).repeat(7)
    y = np.tile(np.arange(-1, 6), 11).astype(dtype)
    expected = (x.astype(float) ** y.astype(float)).astype(dtype)
    np.testing.assert_array_equal(evaluate("power", x, y)[y >= 0], expected[y >= 0])
    tens = np.array([float(10**n) for n in range(11)], dtype)
    np.testing.assert_array_equal(evaluate("log10", tens), np.arange(11).astype(dtype))
