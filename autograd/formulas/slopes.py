"""Derivatives of pointwise functions whose slope changes at a point."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd import kernels
from autograd.formulas import plain

__all__ = ["elu_input", "leaky_input", "quotient"]


def leaky_input(grad: Any, input: Any, slope: Any) -> Any:
    """The slope is 1 where the input is positive, else `slope`."""
    weights = kernels.two_slopes(plain(input) > 0, slope, input.dtype)
    if isinstance(grad, np.ndarray) and grad.dtype == weights.dtype:
        weights *= grad
        return weights
    return grad * weights


def elu_input(grad: Any, input: Any, alpha: Any) -> Any:
    """d/dx alpha (exp(x) - 1) = alpha exp(x) up to 0, and 1 above; exp(0) is 1 for alpha = 1."""
    slope = np.exp(np.minimum(input, 0))
    if alpha != 1:
        slope = np.where(plain(input) > 0, 1, alpha * slope)
    return grad * slope


def quotient(self: Any, other: Any, result: Any) -> Any:
    """The whole number q of result = self - q other: exact but for rounding, hence rounded."""
    return np.round((plain(self) - plain(result)) / plain(other))
