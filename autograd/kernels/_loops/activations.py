"""Activations, as native loops compute them."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from autograd.kernels._loops.elementwise import ndtr_short, sigmoid

__all__ = [
    "celu", "clamp", "elu", "gelu", "gelu_input", "hardshrink", "hardsigmoid", "hardswish",
    "hardtanh", "leaky_relu", "mish", "silu", "softshrink", "threshold",
]  # fmt: skip


_FLAT = 40.0
"""From which size on an activation's factor is 0 or 1, so that inf times 0 does not come up."""


def gelu(x: Any, approximate: str) -> Any:
    if approximate not in ("none", "tanh"):
        return NotImplemented
    if approximate == "none":
        return ndtr_short(x) * np.maximum(x, -_FLAT)
    slope = math.sqrt(2 / math.pi)
    inner = x * (slope + (0.044715 * slope) * (x * x))
    return (np.tanh(inner) + 1.0) * 0.5 * np.maximum(x, -_FLAT)


def gelu_input(grad: Any, x: Any, result: Any, approximate: str) -> Any:
    if approximate != "none":
        return NotImplemented
    near = np.maximum(np.minimum(x, _FLAT), -_FLAT)
    density = np.exp(near * near * -0.5) * (1 / math.sqrt(2 * math.pi))
    # Where x is tiny the product has lost digits, and Phi(x) is 1/2.
    value = np.where(np.abs(x) < 1e-30, 0.5, np.minimum(result, _FLAT) / near)
    return grad * (value + near * density)


def silu(x: Any) -> Any:
    return x * sigmoid(x)


def mish(x: Any) -> Any:
    e = np.exp(np.minimum(x, 20.0))
    n = e * (e + 2.0)
    return x * (n / (n + 2.0))


def leaky_relu(x: Any, slope: Any) -> Any:
    return np.where(x > 0, x, x * slope)


def elu(x: Any, alpha: Any, scale: Any) -> Any:
    return np.where(x > 0, x * scale, np.expm1(np.minimum(x, 0.0)) * (alpha * scale))


def celu(x: Any, alpha: Any) -> Any:
    if alpha == 0:
        return NotImplemented
    return np.where(x > 0, x, np.expm1(np.minimum(x, 0.0) / alpha) * alpha)


def clamp(x: Any, low: Any, high: Any) -> Any:
    if low is None and high is None:
        return NotImplemented
    if low is not None:
        x = np.maximum(x, low)
    return x if high is None else np.minimum(x, high)


def hardtanh(x: Any, low: Any, high: Any) -> Any:
    return NotImplemented if low > high else clamp(x, low, high)


def hardsigmoid(x: Any) -> Any:
    return clamp(x + 3.0, 0.0, 6.0) / 6.0


def hardswish(x: Any) -> Any:
    return x * hardsigmoid(x)


def softshrink(x: Any, lambd: Any) -> Any:
    return NotImplemented if lambd < 0 else x - clamp(x, -lambd, lambd)


def hardshrink(x: Any, lambd: Any) -> Any:
    return np.where(np.abs(x) <= lambd, 0.0, x)


def threshold(x: Any, bound: Any, value: Any) -> Any:
    return np.where(x <= bound, float(value), x)
