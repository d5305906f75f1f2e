"""x Phi(x), Phi the normal distribution function, and its slope, of many float32 numbers.

The log-odds of Phi(x) are odd and smooth, so x times a rational function of x^2. As a continued
fraction it takes three divisions, and every step is one pass of simple arithmetic over a block in
the cache.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from autograd.array.duck import outside
from autograd.kernels.elementwise.blocks import fill_blocks, in_blocks
from autograd.kernels.elementwise.error_function import ndtr
from autograd.kernels.elementwise.powers import base, powers

__all__ = ["exact_gelu", "exact_gelu_slope"]

_MANY = 2000
"""Elements from which on it pays; fewer are left to `ndtr`."""

_FEW = 100
"""Elements up to which Phi is not worth the search for zeros."""

_TO_BASE = base(np.float32)
"""Turns natural logarithms into those to the base of the powers that are fastest."""

_FIRST, *_LEVELS = [(np.float32(a), np.float32(b)) for a, b in (
    (990.2948876507365, 36.728129316511804),
    (-40.54567931377733, -20.727683746520324),
    (2100.2878137589273 * math.log(2) * _TO_BASE, 166.4697601568869),
)]  # fmt: skip
_LAST = np.float32(-15.431715159612876 * math.log(2) * _TO_BASE)
"""With t = x^2 and, from the innermost one on, y = a / (t + b + y): (y + last) x is minus the
log-odds of Phi(x). Minimax for x^2 in 0..36, by Lawson's algorithm, of the error of Phi(x) times
max(1, 5e-5 / Phi(-abs(x))). That of Phi(x) is at most 4e-8 for every x; rounding adds 4e-7 of it
for x > 0, 1e-5 for x > -3 and 5e-4 for x > -5. Beyond it keeps falling."""

_ONE = np.float32(1)
_SPREAD = np.float32(-0.5 * _TO_BASE)
_DENSITY = 0.3989422804014327  # 1 / sqrt(2 pi)
_FAR = 40
"""From which size on Phi(x) is 0 or 1."""

_NEAR = -1e-30  # -x^2 / 2 where Phi(x) is 1/2 in every digit


def exact_gelu(x: np.ndarray) -> np.ndarray:
    """x Phi(x), of the dtype of `x`, and float64 of integers."""
    if not _is_fast(x):
        return _gelu_by_ndtr(x)
    with np.errstate(over="ignore", invalid="ignore"):
        return fill_blocks(_gelu, np.empty_like(x), x)


@in_blocks
def _gelu_by_ndtr(x: np.ndarray) -> np.ndarray:
    value = ndtr(x)
    value *= np.maximum(x, -_FAR)  # instead of 0 times -inf
    return value


def exact_gelu_slope(grad: Any, x: Any, result: Any) -> np.ndarray:
    """grad (Phi(x) + x phi(x)), where `result` = x Phi(x)."""
    if not (_is_fast(x) and _is_fast(grad) and _is_fast(result)):
        return _slope_by_density(grad, x, result)
    with np.errstate(divide="ignore", over="ignore", invalid="ignore"):
        return fill_blocks(_gelu_slope, np.empty_like(x), grad, x, result)


@in_blocks
def _slope_by_density(grad: np.ndarray, x: np.ndarray, result: np.ndarray) -> np.ndarray:
    near = np.clip(x, -_FAR, _FAR)
    density = np.exp(near * near * -0.5) * _DENSITY
    return grad * (_recover_ndtr(x, result) + near * density)


def _recover_ndtr(x: np.ndarray, product: np.ndarray) -> np.ndarray:
    """Phi(x), where `product` = x Phi(x): for many numbers by a division."""
    if x.size > _FEW and x.dtype.kind == "f" and not outside(x):
        limits = np.finfo(x.dtype)
        # Where x is tiny the product has lost digits, and 0 / 0 and inf / inf are nothing.
        if np.abs(x).min() > limits.tiny / limits.eps and x.max() < np.inf:
            return product / x
    return ndtr(x)


def _is_fast(x: Any) -> bool:
    return bool(x.dtype == np.float32 and x.size > _MANY and x.flags.c_contiguous)


def _gelu(y: np.ndarray, x: np.ndarray) -> None:
    t = np.square(x)
    a, b = _FIRST
    np.add(t, b, out=y)
    np.divide(a, y, out=y)
    for a, b in _LEVELS:
        y += t
        y += b
        np.divide(a, y, out=y)
    y += _LAST
    y *= x
    powers(y, _TO_BASE)
    y += _ONE
    np.divide(x, y, out=y)
    if not math.isfinite(np.dot(y, y)):  # where x is not finite, or its square
        y[...] = _gelu_by_ndtr(x)


def _gelu_slope(out: np.ndarray, grad: np.ndarray, x: np.ndarray, result: np.ndarray) -> None:
    p = x * _SPREAD
    p *= x
    lowest, near = p.min(), p.max() > _NEAR
    if not lowest > -math.inf:  # where x is not finite, or its square
        out[...] = _slope_by_density(grad, x, result)
        return
    powers(p, _TO_BASE, lowest)
    p *= x
    p *= np.float32(_DENSITY)
    np.divide(result, x, out=out)  # Phi(x)
    if near:
        out[x * x < -2 * _NEAR] = 0.5  # where x is 0, or the product has lost digits
    out += p
    out *= grad
