"""x Phi(x), Phi the normal distribution function, and its slope, of many float32 numbers.

Phi(-a) for a >= 0 is exp(p(a)), p a polynomial: log Phi is smooth. So gelu(x) is max(x, 0) -
abs(x) exp(p(abs(x))), and every step is one pass of simple arithmetic over a block in the cache.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from autograd.kernels.blocks import fill_blocks, in_blocks
from autograd.kernels.error_function import ndtr

__all__ = ["exact_gelu", "exact_gelu_slope"]

_MANY = 2000
"""Elements from which on it pays; fewer are left to `ndtr`."""

_FEW = 100
"""Elements up to which Phi is not worth the search for zeros."""

_LOG_TAIL = [np.float32(each) for each in (
    -6.93147112e-01, -7.97888974e-01, -3.18265086e-01, -3.65025928e-02, 5.07978340e-03,
    -2.47144551e-04, -6.23792305e-05, 1.27810526e-05, -7.40634182e-07,
)]  # fmt: skip
"""log(Phi(-a)) by powers of a, for 0 <= a: minimax over 0..6, by Lawson's algorithm, of the error
times max(2 Phi(-a), 1e-4). That of Phi(-a) is at most 4e-8 for every a, its relative error 2e-5 for
a < 3 and 4e-4 for a < 5; beyond the polynomial keeps falling, so that the value vanishes."""

_ZERO, _INFINITY, _HALF = np.float32(0), np.float32(math.inf), np.float32(-0.5)
_DENSITY = 0.3989422804014327  # 1 / sqrt(2 pi)
_NEAR = -1e-30  # -x^2 / 2 where Phi(x) is 1/2 in every digit


def exact_gelu(x: np.ndarray) -> np.ndarray:
    """x Phi(x), of the dtype of `x`, and float64 of integers."""
    if not _is_fast(x):
        return _products(x)
    with np.errstate(over="ignore", invalid="ignore"):
        return fill_blocks(_gelu, np.empty_like(x), x)


@in_blocks
def _products(x: np.ndarray) -> np.ndarray:
    value = ndtr(x)
    value *= x
    return value


def exact_gelu_slope(grad: Any, x: Any, result: Any) -> np.ndarray:
    """grad (Phi(x) + x phi(x)), where `result` = x Phi(x)."""
    if not (_is_fast(x) and _is_fast(grad) and _is_fast(result)):
        return _slopes(grad, x, result)
    with np.errstate(divide="ignore", over="ignore", invalid="ignore"):
        return fill_blocks(_slope, np.empty_like(x), grad, x, result)


@in_blocks
def _slopes(grad: np.ndarray, x: np.ndarray, result: np.ndarray) -> np.ndarray:
    density = np.exp(x * x * -0.5) * _DENSITY
    return grad * (_distribution(x, result) + x * density)


def _distribution(x: np.ndarray, product: np.ndarray) -> np.ndarray:
    """Phi(x), where `product` = x Phi(x): for many numbers by a division."""
    if x.size > _FEW and x.dtype.kind == "f":
        limits = np.finfo(x.dtype)
        # Where x is tiny the product has lost digits, and 0 / 0 and inf / inf are nothing.
        if np.abs(x).min() > limits.tiny / limits.eps and x.max() < np.inf:
            return product / x
    return ndtr(x)


def _is_fast(x: Any) -> bool:
    return bool(x.dtype == np.float32 and x.size > _MANY and x.flags.c_contiguous)


def _gelu(y: np.ndarray, x: np.ndarray) -> None:
    a = np.abs(x)
    p = a * _LOG_TAIL[-1]
    for each in _LOG_TAIL[-2:0:-1]:
        p += each
        p *= a
    p += _LOG_TAIL[0]
    np.exp(p, out=p)
    p *= a
    np.clip(x, _ZERO, _INFINITY, out=y)  # faster than np.maximum
    y -= p
    if not math.isfinite(np.dot(y, y)):  # where x is not finite, or its square
        y[...] = _products(x)


def _slope(out: np.ndarray, grad: np.ndarray, x: np.ndarray, result: np.ndarray) -> None:
    p = x * _HALF
    p *= x
    near = p.max() > _NEAR
    np.exp(p, out=p)
    p *= x
    p *= np.float32(_DENSITY)
    np.divide(result, x, out=out)  # Phi(x)
    if near:
        out[x * x < -2 * _NEAR] = 0.5  # where x is 0, or the product has lost digits
    out += p
    out *= grad
    if not math.isfinite(np.dot(out, out)):
        out[...] = _slopes(grad, x, result)
