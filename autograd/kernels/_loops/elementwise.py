"""Functions of one and of two numbers, as native loops compute them."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.kernels._loops.basics import same_dtypes, vector

__all__ = [
    "digamma", "div_mode", "erf", "erfc", "erfinv", "fmod", "gammaln", "i0", "i0e", "i1", "i1e",
    "lerp", "lgamma", "logaddexp", "logaddexp2", "logsigmoid", "ndtr", "polygamma", "psi",
    "remainder", "scipy_special", "sigmoid", "sign", "softplus", "trigamma",
]  # fmt: skip


def _vector(name: str) -> Callable[[Any], Any]:
    return lambda x: vector(name, x)


sigmoid, lgamma, digamma, trigamma = map(_vector, ("sigmoid", "lgamma", "digamma", "trigamma"))
erf, erfc, erfinv, ndtr = map(_vector, ("erf", "erfc", "erfinv", "ndtr"))
i0, i0e, i1, i1e = map(_vector, ("i0", "i0e", "i1", "i1e"))
gammaln, psi = lgamma, digamma  # as SciPy calls them
sign, fmod, remainder = np.sign, np.fmod, np.remainder


def polygamma(n: int, x: Any) -> Any:
    return (digamma, trigamma)[n](x) if n in (0, 1) else NotImplemented


def scipy_special(name: str, *args: Any) -> Any:
    function = _OF_SCIPY.get(name)
    return NotImplemented if function is None else function(*args)


_OF_SCIPY = {
    each: globals()[each]
    for each in ("erf", "erfc", "erfinv", "gammaln", "i0", "i0e", "i1", "i1e", "ndtr", "psi")
}


def div_mode(x: Any, y: Any, rounding_mode: str) -> Any:
    if x.dtype.kind != "f" or not same_dtypes(x, y):
        return NotImplemented
    if rounding_mode == "floor":
        return np.floor_divide(x, y)
    return np.trunc(x / y) if rounding_mode == "trunc" else NotImplemented


def softplus(x: Any, beta: Any, threshold: Any) -> Any:
    z = x if beta == 1 else x * beta
    value = np.maximum(z, 0.0) + np.log1p(np.exp(-np.abs(z)))
    if beta != 1:
        value = value / beta
    return np.where(z > threshold, x, value)


def logsigmoid(x: Any) -> Any:
    return np.minimum(x, 0.0) - np.log1p(np.exp(-np.abs(x)))


def logaddexp(x: Any, y: Any) -> Any:
    highest = np.maximum(x, y)
    gap = np.abs(x - y)
    return np.where(x == y, x + math.log(2), highest + np.log1p(np.exp(-gap)))


def logaddexp2(x: Any, y: Any) -> Any:
    highest = np.maximum(x, y)
    gap = np.abs(x - y)
    return np.where(x == y, x + 1.0, highest + np.log1p(np.exp2(-gap)) * (1 / math.log(2)))


def lerp(x: Any, end: Any, weight: Any) -> Any:
    return x + weight * (end - x)
