"""Derivatives of activation functions."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd import kernels

__all__ = ["hardswish_input", "mish_input"]


def mish_input(grad: Any, input: Any) -> Any:
    """d/dx x t(x), t = tanh(log(1 + e^x)) = n / (n + 2) with e = e^x, n = e (e + 2).

    t' = 4 e (e + 1) / (n + 2)^2.
    """
    e, n = kernels.mish_parts(input)
    inverse = 1 / (n + 2)
    near = np.minimum(input, 20)  # above, t' is 0 but for rounding
    return grad * (n * inverse + near * ((4 * e * inverse) * ((e + 1) * inverse)))


def hardswish_input(grad: Any, input: Any) -> Any:
    """d/dx x hardsigmoid(x): 0 up to -3, x / 3 + 1/2, and 1 from 3 on."""
    inner = input < 3
    if not isinstance(input, np.ndarray) or not isinstance(grad, np.ndarray):
        return np.where(input > -3, grad * np.where(inner, input / 3 + 0.5, 1), 0)
    slope = input / 3
    slope += 0.5
    slope = kernels.keep(np.asarray(slope), inner)
    slope += ~inner
    slope *= grad
    return kernels.keep(slope, input > -3)
