"""Solvers of Kepler's equation, on arrays of any shape.

The starting values are those of Markley (Kepler equation solver, Celestial Mechanics and Dynamical
Astronomy 63, 1995): the root of a cubic that resembles the equation. Steps of Halley's method
follow, on a form of the equation that does not cancel where e is close to 1 and the anomaly is
small: E - e sin E = (1 - e) E + e (E - sin E), the last bracket by its series.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

__all__ = ["eccentric_anomaly", "elliptic_slope", "hyperbolic_anomaly", "hyperbolic_slope"]

Array = npt.NDArray[Any]

_STEPS = 4  # of Halley's method; 2 or 3 reach the last digit, a hyperbola of e near 1 needs 4
_SERIES_BELOW = 1.0


def eccentric_anomaly(mean: Array, eccentricity: Array) -> Array:
    """E with E - e sin E = M, in the turn of M; nan where e is not in [0, 1)."""
    mean, e = np.asarray(mean), np.asarray(eccentricity)
    dtype = np.result_type(mean, e, np.float32)
    mean, e = np.broadcast_arrays(mean.astype(np.float64), e.astype(np.float64))
    e = np.where((e >= 0) & (e < 1), e, np.nan)
    turns = 2 * np.pi * np.rint(mean / (2 * np.pi))
    m = np.abs(mean - turns)
    x = _markley(m, e)
    for _ in range(_STEPS):
        sine = np.sin(x)
        value = (1 - e) * x + e * _beyond_sine(x) - m
        x = _halley(x, value, elliptic_slope(x, e), e * sine)
    return (turns + np.copysign(x, mean - turns)).astype(dtype)


def elliptic_slope(eccentric: Any, eccentricity: Any) -> Any:
    """1 - e cos E, the derivative of M in E, without cancellation; of arrays or Tensors."""
    return 1 - eccentricity + 2 * eccentricity * np.sin(eccentric / 2) ** 2


def hyperbolic_anomaly(mean: Array, eccentricity: Array) -> Array:
    """H with e sinh H - H = M; nan where e is not above 1."""
    mean, e = np.asarray(mean), np.asarray(eccentricity)
    dtype = np.result_type(mean, e, np.float32)
    mean, e = np.broadcast_arrays(mean.astype(np.float64), e.astype(np.float64))
    e = np.where(e > 1, e, np.nan)
    m = np.abs(mean)
    # The cubic lies below the equation, so its root is above H, and so is asinh((M + root) / e),
    # which is the better one where M is large.
    cubic = _cubic_root(2 * (e - 1) / e, 3 * m / e)
    x = np.minimum(cubic, np.arcsinh((m + cubic) / e))
    for _ in range(_STEPS):
        value = (e - 1) * np.sinh(x) + _beyond_argument(x) - m
        x = _halley(x, value, hyperbolic_slope(x, e), e * np.sinh(x))
    return np.copysign(x, mean).astype(dtype)


def hyperbolic_slope(anomaly: Any, eccentricity: Any) -> Any:
    """e cosh H - 1, the derivative of M in H, without cancellation; of arrays or Tensors."""
    return eccentricity - 1 + 2 * eccentricity * np.sinh(anomaly / 2) ** 2


def _halley(x: Array, value: Array, slope: Array, curvature: Array) -> Array:
    return x - value / (slope - 0.5 * value * curvature / slope)


def _markley(m: Array, e: Array) -> Array:
    """A starting value for 0 <= m <= pi: sin E by a quotient of polynomials, then the cubic."""
    alpha = (3 * np.pi**2 + 1.6 * np.pi * (np.pi - m) / (1 + e)) / (np.pi**2 - 6)
    d = 3 * (1 - e) + alpha * e
    q = 2 * alpha * d * (1 - e) - m * m
    r = 3 * alpha * d * (d - 1 + e) * m + m**3
    w = np.cbrt(r + np.sqrt(q**3 + r * r)) ** 2
    return (2 * r * w / (w * w + w * q + q * q) + m) / d


def _cubic_root(p: Array, q: Array) -> Array:
    """The root of x**3 + 3 p x - 2 q for positive p, q, written without cancellation."""
    w = np.cbrt(q + np.hypot(q, p * np.sqrt(p)))
    return 2 * q / (w * w + p + (p / w) ** 2)


def _beyond_sine(x: Array) -> Array:
    """x - sin x, to full relative precision."""
    return np.where(x < _SERIES_BELOW, _odd_series(x, -1), x - np.sin(x))


def _beyond_argument(x: Array) -> Array:
    """sinh x - x, to full relative precision."""
    return np.where(x < _SERIES_BELOW, _odd_series(x, 1), np.sinh(x) - x)


def _odd_series(x: Array, sign: int) -> Array:
    """x**3/3! + sign x**5/5! + x**7/7! + ..., to 2**-53 below 1."""
    square = sign * np.minimum(x, _SERIES_BELOW) ** 2
    total = np.ones_like(x)
    for n in (17, 15, 13, 11, 9, 7, 5):
        total = 1 + total * square / (n * (n - 1))
    return x**3 / 6 * total
