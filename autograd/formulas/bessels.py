"""Derivatives of Bessel functions and of sums of digamma functions."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd import kernels
from autograd.base.ops import ops

__all__ = ["i0e_slope", "i1_slope", "i1e_slope", "mvdigamma"]

# Beyond, i0e and i1e cancel.
_TAIL = 30


def i1_slope(self: Any, result: Any) -> Any:
    """I1' = I0 - I1 / x, 1/2 at 0. Recorded as (I0 + I2) / 2, whose derivatives cancel nowhere.

    math: where(self == 0, 0.5, special.i0(self) - result / self)
    """
    i0 = kernels.scipy_special("i0", self)
    if isinstance(self, np.ndarray):
        return i0 - kernels.over_argument(result, self)
    return (i0 + kernels.scipy_special("iv", 2, self)) / 2


def i0e_slope(self: Any, result: Any) -> Any:
    """sign(x) (i1e(|x|) - i0e(x)), 0 at 0.

    math: special.i1e(self) - sgn(self) * result
    """
    if isinstance(self, np.ndarray) and not (np.abs(self) > _TAIL).any():
        return kernels.scipy_special("i1e", self) - np.sign(self) * result
    return -np.sign(self) * _decay(1, np.abs(self))


def i1e_slope(self: Any, result: Any) -> Any:
    """i0e - |i1e| (1 + 1 / |x|), 1/2 at 0.

    math: where(self == 0, 0.5, special.i0e(self) - result * (sgn(self) + 1 / self))
    """
    if not isinstance(self, np.ndarray) or (np.abs(self) > _TAIL).any():
        size = np.abs(self)
        return _decay(2, size) - _decay(1, size)
    ratio = kernels.over_argument(result, self)
    return kernels.scipy_special("i0e", self) - np.abs(result) - ratio


def _decay(n: int, size: Any) -> Any:
    if isinstance(size, np.ndarray):
        return kernels.i0e_decay(n, size)
    return ops.special__i0e_decay(n, size)


def mvdigamma(self: Any, p: int) -> Any:
    """The sum of digamma(x - j/2) for j < p: the derivative of mvlgamma.

    math: digamma(self.unsqueeze(-1) - arange(p) / 2).sum(-1)
    """
    total = kernels.scipy_special("psi", self)
    for j in range(1, p):
        total = total + kernels.scipy_special("psi", self - 0.5 * j)
    return total
