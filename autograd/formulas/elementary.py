"""Derivatives of logarithms and sinc at the points where a factor 0 meets an infinite one.

What would be infinite or undefined is replaced before it enters a product, so that the second
derivatives are finite too.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd import kernels
from autograd.array.duck import maybe_any
from autograd.base.ops import ops
from autograd.formulas import plain
from autograd.kernels.elementwise.blocks import in_blocks


def xlogy_self(grad: Any, self: Any, other: Any) -> Any:
    """log(y), and 0 where x = 0 and y <= 0, where x log(y) is 0 for every such y.

    math: where(logical_and(self == 0, other <= 0), 0, grad * log(other))
    """
    flat = (plain(self) == 0) & (plain(other) <= 0)
    return grad * np.log(np.where(flat, 1, other) if maybe_any(flat) else other, dtype=grad.dtype)


def xlogy_other(grad: Any, self: Any, other: Any) -> Any:
    """x / y, and 0 at x = y = 0.

    math: grad * where(logical_and(self == 0, other == 0), 0, self / other)
    """
    flat = (plain(self) == 0) & (plain(other) == 0)
    if maybe_any(flat):
        return grad * np.where(flat, 0, self) / np.where(flat, 1, other)
    return grad * self / other


def xlog1py_self(grad: Any, self: Any, other: Any) -> Any:
    """log(1 + y), and 0 where x = 0 and y <= -1, where x log(1 + y) is 0 for every such y.

    math: where(logical_and(self == 0, other <= -1), 0, grad * log1p(other))
    """
    flat = (plain(self) == 0) & (plain(other) <= -1)
    return grad * np.log1p(np.where(flat, 0, other) if maybe_any(flat) else other, dtype=grad.dtype)


def logit_self(grad: Any, self: Any, eps: float | None, result: Any) -> Any:
    """1 / (x (1 - x)); outside of [eps, 1 - eps] 0, and without an eps nan outside of [0, 1].

    math: where(logical_or(self < eps, self > 1 - eps), 0, grad / (self * (1 - self))) if eps is
        not None else grad / (self * (1 - self))
    """
    if eps is None:
        nan = np.isnan(plain(result))
        slope = grad / self / (1 - self)
        return np.where(nan, np.nan, slope) if maybe_any(nan) else slope
    x = plain(self)
    inside = (x >= eps) & (x <= 1 - eps)
    safe = np.where(inside, self, 0.5)
    return np.where(inside, grad / safe / (1 - safe), 0)


@in_blocks
def sinc_self(grad: Any, self: Any, result: Any) -> Any:
    """(cos(pi x) - sinc(x)) / x; near 0, where the difference cancels, by its series.

    math: where(self == 0, 0, grad * ((cos(pi * self) - result) / self).conj())
    """
    recorded = not isinstance(self, (np.ndarray, np.generic))
    if recorded:
        return grad * ops.special__sinc_derivative(1, self).conj()
    cosine = np.cos(self * np.pi) if kernels.by_numpy(self) else kernels.cospi(self)
    near = np.abs(self) < 0.16
    if not near.any():
        return grad * ((cosine - result) / self).conj()
    slope = np.array((cosine - result) / np.where(near, 1, self))
    slope[near] = kernels.sinc_derivative(1, self[near])
    return grad * slope.conj()
