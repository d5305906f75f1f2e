"""Pointwise functions of two branches, and others, in few passes over the memory.

On a million elements a pass costs as much as the arithmetic of several: temporaries are written
over, and branches become minima, maxima and masks instead of np.where.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.kernels.elementwise.blocks import in_blocks
from autograd.kernels.elementwise.numbers import Numbers
from autograd.kernels.elementwise.pointwise import at_least, at_most

__all__ = ["elu", "frac", "hypot", "leaky_relu"]

# Where squares neither overflow nor lose digits to underflow, by the dtype.
_SAFE = {np.dtype(np.float32): (1e-15, 1e18), np.dtype(np.float64): (1e-140, 1e150)}
_SMALL = 512
_ZERO = Numbers(0)


def leaky_relu(x: np.ndarray, slope: Any) -> np.ndarray:
    """x where positive, else slope x."""
    if x.dtype.kind != "f" or not 0 < abs(slope) < np.inf:
        return np.where(x > 0, x, x * slope)
    scaled = np.asarray(x * slope)
    return np.asarray((np.maximum if slope <= 1 else np.minimum)(x, scaled, out=scaled))


def elu(x: np.ndarray, alpha: Any, scale: Any) -> np.ndarray:
    """scale x where positive, else scale alpha (exp(x) - 1)."""
    if x.dtype.kind != "f":
        return scale * np.where(x > 0, x, alpha * np.expm1(np.minimum(x, 0)))
    if scale != 1 or not 0 < alpha <= 1:
        return _scaled_elu(x, alpha, scale)
    value = np.asarray(at_most(x, _ZERO[x.dtype][0]))
    np.expm1(value, out=value)
    if alpha != 1:
        value *= alpha
    return np.asarray(np.maximum(x, value, out=value))  # the curve lies above its tangent


@in_blocks
def _scaled_elu(x: np.ndarray, alpha: Any, scale: Any) -> np.ndarray:
    (zero,) = _ZERO[x.dtype]
    value = np.expm1(at_most(x, zero)) * (alpha * scale)
    return value + at_least(x, zero) * scale  # one of them is 0


def frac(x: np.ndarray) -> np.ndarray:
    """What follows the point in x, with its sign."""
    whole = np.asarray(np.trunc(x))
    if whole.dtype.kind != "f":
        return np.asarray(x - whole)
    return np.subtract(x, whole, out=whole)


def hypot(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """sqrt(x**2 + y**2) without overflow: by np.hypot only where squares could do harm."""
    bounds = _SAFE.get(np.result_type(x, y)) if x.size > _SMALL else None
    if bounds is None or x.shape != y.shape or x.dtype != y.dtype:
        return np.hypot(x, y)
    with np.errstate(over="ignore", under="ignore"):
        value = x * x
        value += y * y
        np.sqrt(value, out=value)
    if bounds[0] < value.min() and value.max() < bounds[1]:
        return value
    return np.hypot(x, y)
