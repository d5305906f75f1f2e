"""Derivatives of pointwise functions whose slope changes at a point."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd import kernels
from autograd.formulas import plain
from autograd.kernels.blocks import in_blocks

__all__ = ["elu_input", "fmod_other", "leaky_input", "remainder_other"]


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


@in_blocks
def fmod_other(grad: Any, self: Any, other: Any) -> Any:
    """-q, the whole number of fmod(x, y) = x - q y."""
    return grad * -np.trunc(plain(self) / plain(other))


@in_blocks
def remainder_other(grad: Any, self: Any, other: Any, result: Any) -> Any:
    """-q, the whole number of remainder(x, y) = x - q y: exact but for rounding, hence rounded."""
    return grad * np.round((plain(result) - plain(self)) / plain(other))
