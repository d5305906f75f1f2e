"""The functions of native loops against mpmath, in units in the last place."""

from __future__ import annotations

import math

import numpy as np
import pytest

pytest.importorskip("mpmath")

from mpmath import mp, mpf
from scipy import special

from autograd.native.vectors import FUNCTIONS
from tests.support.native.loops import evaluate
from tests.support.native.modules import require_native
from tests.support.ulps import EXACT, points, worst

require_native()

WIDTHS = (np.float32, np.float64)
# The largest error in units in the last place, of float32 and of float64; of others 4.
STRICT = ("exp", "log", "sin", "cos", "tanh", "erf", "power")
BOUNDS = {
    ("ndtr", np.float32): 2.0,
    ("ndtr_short", np.float32): 40.0,
    ("erfcx_slope", np.float64): 8.0,
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
    "erfcx": [(inf, 0.0), (-inf, inf), (-1e30, inf), (-30.0, inf)],
    "erfcx_slope": [(inf, -0.0), (-inf, -inf), (-1e30, -inf), (-30.0, -inf)],
    "ndtri": [(0.0, -inf), (-0.0, -inf), (0.5, 0.0), (1.0, inf), (1.5, nan), (-1e-30, nan),
              (inf, nan), (-inf, nan)],
    "sinpi": [(0.0, 0.0), (-0.0, -0.0), (0.5, 1.0), (-2.5, -1.0), (inf, nan), (-inf, nan)],
    "cospi": [(0.0, 1.0), (-0.0, 1.0), (1.0, -1.0), (1e30, 1.0), (inf, nan), (-inf, nan)],
    "hypot": [
        (3.0, -4.0, 5.0), (0.0, -0.0, 0.0), (inf, nan, inf), (nan, -inf, inf), (nan, 1.0, nan),
        (1.0, nan, nan), (0.0, -2.0, 2.0), (inf, inf, inf),
    ],
    "ndtr": [(0.0, 0.5), (-0.0, 0.5), (inf, 1.0), (-inf, 0.0), (1e30, 1.0), (-1e30, 0.0)],
    "ndtr_short": [(0.0, 0.5), (-0.0, 0.5), (inf, 1.0), (-inf, 0.0), (1e30, 1.0), (-1e30, 0.0)],
    "lgamma": [(1.0, 0.0), (2.0, 0.0), (0.0, inf), (-0.0, inf), (-3.0, inf), (inf, inf),
               (-inf, inf), (-1e30, inf)],
    "digamma": [(0.0, -inf), (-0.0, inf), (-3.0, nan), (inf, inf), (-inf, nan), (-1e30, nan)],
    "trigamma": [(0.0, inf), (-0.0, inf), (-3.0, inf), (inf, 0.0), (-inf, inf), (-1e30, inf),
                 (1.0, math.pi**2 / 6)],
    "i0": [(0.0, 1.0), (-0.0, 1.0), (inf, inf), (-inf, inf), (1e30, inf), (-1e30, inf)],
    "i0e": [(0.0, 1.0), (-0.0, 1.0), (inf, 0.0), (-inf, 0.0)],
    "i1": [(0.0, 0.0), (-0.0, -0.0), (inf, inf), (-inf, -inf), (1e30, inf), (-1e30, -inf)],
    "i1e": [(0.0, 0.0), (-0.0, -0.0), (inf, 0.0), (-inf, -0.0)],
    "fmod": [
        (5.0, 3.0, 2.0), (-5.0, 3.0, -2.0), (5.0, -3.0, 2.0), (6.0, -3.0, 0.0), (-6.0, 3.0, -0.0),
        (0.0, 2.0, 0.0), (-0.0, 2.0, -0.0), (1.0, inf, 1.0), (-1.0, -inf, -1.0), (-0.0, inf, -0.0),
        (inf, 2.0, nan), (inf, inf, nan), (1.0, 0.0, nan), (0.0, -0.0, nan), (nan, 1.0, nan),
        (1.0, nan, nan),
    ],
    "remainder": [
        (5.0, 3.0, 2.0), (-5.0, 3.0, 1.0), (5.0, -3.0, -1.0), (6.0, -3.0, -0.0), (-6.0, 3.0, 0.0),
        (0.0, -2.0, -0.0), (-0.0, 2.0, 0.0), (1.0, inf, 1.0), (-1.0, inf, inf), (1.0, -inf, -inf),
        (inf, 2.0, nan), (inf, inf, nan), (1.0, 0.0, nan), (0.0, -0.0, nan), (nan, 1.0, nan),
        (1.0, nan, nan),
    ],
    "floor_divide": [
        (5.0, 3.0, 1.0), (-5.0, 3.0, -2.0), (5.0, -3.0, -2.0), (6.0, -3.0, -2.0), (-6.0, -3.0, 2.0),
        (0.0, -2.0, -0.0), (-0.0, 2.0, -0.0), (1.0, inf, 0.0), (-1.0, inf, -1.0), (-0.0, -inf, 0.0),
        (inf, 2.0, nan), (inf, inf, nan), (1.0, 0.0, inf), (-1.0, 0.0, -inf), (1.0, -0.0, -inf),
        (0.0, -0.0, nan), (nan, 1.0, nan), (1.0, nan, nan),
    ],
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


def _bound(name: str, dtype: type) -> float:
    if name not in STRICT:
        return BOUNDS.get((name, dtype), 4.0)
    return 2.0 if dtype is np.float32 else 1.5


@pytest.mark.parametrize("dtype", WIDTHS)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_error_is_within_bound(name: str, dtype: type) -> None:
    args = points(name, dtype, 300)
    error, point = worst(name, args, evaluate(name, *args))
    assert error <= _bound(name, dtype), point


def test_short_way_to_the_normal_distribution() -> None:
    x = np.linspace(-8, 8, 1 << 15).astype(np.float32)
    error = abs(evaluate("ndtr_short", x) - special.ndtr(x.astype(np.float64)))
    assert error.max() <= 2.0**-23
    wide = x.astype(np.float64)
    np.testing.assert_array_equal(evaluate("ndtr_short", wide), evaluate("ndtr", wide))


@pytest.mark.slow
@pytest.mark.parametrize("dtype", WIDTHS)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_error_is_within_bound_on_manypoints(name: str, dtype: type) -> None:
    args = points(name, dtype, 3000)
    error, point = worst(name, args, evaluate(name, *args))
    assert error <= _bound(name, dtype), point


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
    args = points(name, dtype, 40)
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
    x = np.array(hard + multiples)
    error, point = worst(name, [x], evaluate(name, x))
    assert error <= _bound(name, np.float64), point


@pytest.mark.parametrize("dtype", WIDTHS)
def test_exact_powers_are_exact(dtype: type) -> None:
    x = np.arange(1, 12).astype(dtype).repeat(7)
    y = np.tile(np.arange(-1, 6), 11).astype(dtype)
    expected = (x.astype(float) ** y.astype(float)).astype(dtype)
    np.testing.assert_array_equal(evaluate("power", x, y)[y >= 0], expected[y >= 0])
    tens = np.array([float(10**n) for n in range(11)], dtype)
    np.testing.assert_array_equal(evaluate("log10", tens), np.arange(11).astype(dtype))


@pytest.mark.parametrize("dtype", WIDTHS)
@pytest.mark.parametrize("name", EXACT)
def test_remainders_have_the_bits_of_numpys(name: str, dtype: type) -> None:
    """Of any bits, of quotients of all sizes, and next to whole ones."""
    rng = np.random.default_rng(0)
    whole = np.dtype(f"i{np.dtype(dtype).itemsize}")
    info = np.iinfo(whole)
    any_bits = [rng.integers(info.min, info.max, 4000, whole).view(dtype) for _ in range(2)]
    y = rng.normal(size=4000).astype(dtype)
    n = (rng.integers(-9, 9, 4000) * 10.0 ** rng.integers(0, 30, 4000)).astype(dtype)
    beside = np.nextafter(n * y, rng.choice([-inf, inf], 4000).astype(dtype))
    small = [rng.integers(-9, 9, 4000).astype(dtype) for _ in range(2)]
    tiny = [each * np.finfo(dtype).smallest_subnormal for each in small]
    for args in (any_bits, [n * y, y], [beside, y], small, tiny, [small[0], tiny[1]]):
        with np.errstate(all="ignore"):
            expected = getattr(np, name)(*args)
        got = evaluate(name, *args)
        for each in (got, expected):
            each[np.isnan(each)] = nan
        np.testing.assert_array_equal(got.view(whole), expected.view(whole))
