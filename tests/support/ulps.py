"""Errors of functions in units in the last place, against mpmath."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from mpmath import mp, mpf
from scipy import special

EXACT = ("floor_divide", "fmod", "remainder")


def _left(a: Any, b: Any) -> Any:
    return a - b * mp.floor(a / b)


def _inverse_normal(p: Any) -> Any:
    """By Newton's method, on the logarithm, so that it converges from any side."""
    y = mpf(special.ndtri(float(p)))
    for _ in range(4):
        value = mp.erfc(-y / mp.sqrt(2)) / 2
        y -= (mp.log(value) - mp.log(p)) * value * mp.sqrt(2 * mp.pi) * mp.exp(y * y / 2)
    return y


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
    "erfcx": lambda x: mp.exp(x * x) * mp.erfc(x),
    "erfcx_slope": lambda x: 2 * x * mp.exp(x * x) * mp.erfc(x) - 2 / mp.sqrt(mp.pi),
    "ndtri": lambda p: _inverse_normal(p),
    "sinpi": mp.sinpi,
    "cospi": mp.cospi,
    "hypot": mp.hypot,
    "ndtr": lambda x: mp.erfc(-x / mp.sqrt(2)) / 2,
    "ndtr_short": lambda x: mp.erfc(-x / mp.sqrt(2)) / 2,
    "lgamma": lambda x: mp.re(mp.loggamma(x)),
    "digamma": mp.digamma,
    "trigamma": lambda x: mp.psi(1, x),
    "i0": lambda x: mp.besseli(0, x),
    "i0e": lambda x: mp.exp(-abs(x)) * mp.besseli(0, x),
    "i1": lambda x: mp.besseli(1, x),
    "i1e": lambda x: mp.exp(-abs(x)) * mp.besseli(1, x),
    "fmod": lambda x, y: mp.sign(x) * _left(abs(x), abs(y)),
    "remainder": lambda x, y: x - y * mp.floor(x / y),
    "floor_divide": lambda x, y: mp.floor(x / y),
    "sigmoid": lambda x: 1 / (1 + mp.exp(-x)),
    "softplus": lambda x: mp.log1p(mp.exp(x)),
}


def points(name: str, dtype: Any, count: int) -> list[np.ndarray]:
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
    if name not in ("power", "arctan2", "hypot", *EXACT):
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
    if name in EXACT:
        mp.prec = 2300
    elif name in ("sin", "cos", "tan", "sinpi", "cospi") and largest > 1:
        mp.prec = 80 + math.frexp(largest)[1]
    elif name in ("erfcx", "erfcx_slope") and largest > 1:
        mp.prec = 80 + 4 * math.frexp(largest)[1]
    elif name in ("expm1", "log1p", "tanh", "sinh", "arctanh"):
        mp.prec = 100 + min(1100, max(0, -math.frexp(args[0])[1]))
    else:
        mp.prec = 120
    if name in ("exp", "exp2", "expm1", "sinh", "cosh", "sigmoid", "softplus", "i0", "i1") and (
        largest > 2000
    ):
        return None
    if name in ("erf", "erfc", "ndtr", "ndtr_short", "tanh") and largest > 40:
        return None
    if name in ("erfcx", "erfcx_slope") and (args[0] < -40 or largest > 1e15):
        return None
    if name == "ndtri" and not 0 < args[0] < 1:
        return None
    if name in ("lgamma", "digamma", "trigamma") and (x < -1e5 or (x <= 0 and x == int(x))):
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
        return 0.0 if abs(exact) >= edge and (got > 0) == (exact > 0) else math.inf
    if math.isnan(got):
        return math.inf
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


def worst(
    name: str, args: Sequence[np.ndarray], got: np.ndarray
) -> tuple[float, tuple[float, ...]]:
    """The largest error of what was computed for these arguments, and where it is."""
    dtype = args[0].dtype.type
    most: tuple[float, tuple[float, ...]] = (0.0, ())
    for result, *point in zip(got.tolist(), *(each.tolist() for each in args), strict=True):
        exact = _reference(name, tuple(point))
        if exact is not None:
            measure = exact if dtype is np.float32 else _measure(name, point[0], exact)
            most = max(most, (_ulps(result, exact, dtype, measure), tuple(point)))
    return most
