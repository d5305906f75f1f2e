"""Pointwise functions of two branches, and others, in few passes over the memory.

On a million elements a pass costs as much as the arithmetic of several: temporaries are written
over, and branches become minima, maxima and masks instead of np.where.
"""

from __future__ import annotations

from typing import Any

import numpy as np

__all__ = ["elu", "frac", "hypotenuse", "leaky_relu", "two_slopes"]

_BITS: dict[Any, Any] = {
    np.dtype(np.float32): np.dtype(np.int32),
    np.dtype(np.float64): np.dtype(np.int64),
}
# Where squares neither overflow nor lose digits to underflow, by the dtype.
_SAFE = {np.dtype(np.float32): (1e-15, 1e18), np.dtype(np.float64): (1e-140, 1e150)}
_SMALL = 512


def leaky_relu(x: np.ndarray, slope: Any) -> np.ndarray:
    """x where positive, else slope x."""
    if x.dtype.kind != "f" or not 0 < abs(slope) < np.inf:
        return np.where(x > 0, x, x * slope)
    scaled = np.asarray(x * slope)
    return np.asarray((np.maximum if slope <= 1 else np.minimum)(x, scaled, out=scaled))


def elu(x: np.ndarray, alpha: Any) -> np.ndarray:
    """x where positive, else alpha (exp(x) - 1)."""
    if x.dtype.kind != "f":
        return np.where(x > 0, x, alpha * np.expm1(np.minimum(x, 0)))
    value = np.asarray(np.minimum(x, 0))
    np.expm1(value, out=value)
    if alpha != 1:
        value *= alpha
    value += np.maximum(x, 0)  # one of them is 0
    return value


def frac(x: np.ndarray) -> np.ndarray:
    """What follows the point in x, with its sign."""
    whole = np.asarray(np.trunc(x))
    if whole.dtype.kind != "f":
        return np.asarray(x - whole)
    return np.subtract(x, whole, out=whole)


def hypotenuse(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """sqrt(x**2 + y**2) without overflow: by np.hypot only where squares could do harm."""
    bounds = _SAFE.get(np.result_type(x, y))
    if bounds is None or x.size <= _SMALL or x.shape != y.shape or x.dtype != y.dtype:
        return np.hypot(x, y)
    with np.errstate(over="ignore", under="ignore"):
        value = x * x
        value += y * y
        np.sqrt(value, out=value)
    if bounds[0] < value.min() and value.max() < bounds[1]:
        return value
    return np.hypot(x, y)


def two_slopes(mask: np.ndarray, slope: Any, dtype: np.dtype) -> np.ndarray:
    """1 where `mask` is true, else `slope`: its bits are chosen, as in `select`."""
    integer = _BITS.get(dtype)
    if integer is None or mask.size <= _SMALL:
        return np.where(mask, 1, slope).astype(dtype, copy=False)
    one, other = (np.array(each, dtype).view(integer) for each in (1, slope))
    bits: np.ndarray = mask.astype(integer)
    np.negative(bits, out=bits)
    bits &= one ^ other
    bits ^= other
    return bits.view(dtype)
