"""Derivatives of functions of the normal distribution."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd import kernels
from autograd.formulas import plain

__all__ = ["erfcx_slope", "log_ndtr_self"]

_SQRT_HALF = 0.7071067811865476
_SQRT_TWO_OVER_PI = 0.7978845608028654


def erfcx_slope(self: Any, result: Any) -> Any:
    """2 x erfcx(x) - 2 / sqrt(pi), whose terms cancel for large x."""
    if not isinstance(self, np.ndarray):
        from generated.functions import special_erfcx_derivative

        return special_erfcx_derivative(1, self)
    if self.dtype.itemsize < 8 or (self.real > 5).any():
        return kernels.erfcx_derivative(1, self)
    return 2 * self * result - 1.1283791670955126


def log_ndtr_self(grad: Any, self: Any) -> Any:
    """phi / Phi = sqrt(2 / pi) / erfcx(-x / sqrt 2), in which no part vanishes for negative x.

    Recorded, it is taken as phi / Phi for positive x, where the derivative of 1 / erfcx would
    divide by the square of a huge number.
    """
    if isinstance(self, np.ndarray):
        return (
            grad * (_SQRT_TWO_OVER_PI / kernels.scipy_special("erfcx", self * -_SQRT_HALF)).conj()
        )
    positive = plain(self).real > 0
    right = np.where(positive, self, 0)
    density = 0.5 * _SQRT_TWO_OVER_PI * np.exp(-0.5 * right * right)
    left = kernels.scipy_special("erfcx", np.where(positive, 0, self) * -_SQRT_HALF)
    slope = np.where(
        positive, density / kernels.scipy_special("ndtr", right), _SQRT_TWO_OVER_PI / left
    )
    return grad * slope.conj()
