"""Pointwise activation functions."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.kernels.blocks import in_blocks
from autograd.kernels.error_function import ndtr
from autograd.kernels.floats import floating
from autograd.kernels.select import keep, select

__all__ = [
    "celu", "gelu", "hardshrink", "hardsigmoid", "hardswish", "hardtanh", "mish", "mish_parts",
    "softshrink", "threshold",
]  # fmt: skip

_GELU_SLOPE = 0.7978845608028654  # sqrt(2 / pi)


def gelu(x: np.ndarray, approximate: str) -> np.ndarray:
    """x Phi(x), by Phi ("none") or by the approximation of Hendrycks & Gimpel, 2016 ("tanh")."""
    if approximate == "none":
        return np.asarray(_exact_gelu(x))
    if approximate != "tanh":
        raise RuntimeError(
            f"approximate argument must be either none or tanh, but got '{approximate}'."
        )
    return np.asarray(_tanh_gelu(x))


@in_blocks
def _exact_gelu(x: np.ndarray) -> np.ndarray:
    value = ndtr(x)
    value *= x
    return value


@in_blocks
def _tanh_gelu(x: np.ndarray) -> np.ndarray:
    value = np.asarray(x * (x * (0.044715 * _GELU_SLOPE)))
    value += _GELU_SLOPE
    value *= x
    np.tanh(value, out=value)
    value += 1
    value *= 0.5
    value *= x
    return value


def celu(x: np.ndarray, alpha: Any) -> np.ndarray:
    """x where positive, else alpha (exp(x / alpha) - 1). Raises RuntimeError for alpha = 0."""
    if alpha == 0:
        raise RuntimeError("ZeroDivisionError: alpha cannot be 0 for CELU")
    return np.maximum(x, 0) + alpha * np.expm1(np.minimum(x, 0) / alpha)  # one of them is 0


def hardtanh(x: np.ndarray, low: Any, high: Any) -> np.ndarray:
    """x between two numbers. Raises ValueError if they are in the wrong order."""
    if low > high:
        raise ValueError("min_val cannot be greater than max_val")
    return x.clip(low, high)


def hardsigmoid(x: np.ndarray) -> np.ndarray:
    """(x + 3) / 6 between 0 and 1."""
    value = np.asarray(x + 3.0)
    value.clip(0, 6, out=value)
    value /= 6
    return value


def hardswish(x: np.ndarray) -> np.ndarray:
    """x hardsigmoid(x)."""
    value = hardsigmoid(x)
    value *= x
    return value


def softshrink(x: np.ndarray, lambd: Any) -> np.ndarray:
    """x brought lambd closer to 0, and 0 within lambd of it. Raises RuntimeError for lambd < 0."""
    if lambd < 0:
        raise RuntimeError(f"lambda must be greater or equal to 0, but found to be {lambd}.")
    return x - x.clip(-lambd, lambd)


def hardshrink(x: np.ndarray, lambd: Any) -> np.ndarray:
    """x, but 0 within lambd of 0."""
    return keep(x, ~(np.abs(x) <= lambd))


def threshold(x: np.ndarray, bound: Any, value: Any) -> np.ndarray:
    """x, but value where it is not larger than a bound."""
    if x.dtype.kind != "f":
        return np.where(x <= bound, value, x)
    return select(x <= bound, np.full_like(x, value), x)


def mish(x: np.ndarray) -> np.ndarray:
    """x tanh(log(1 + exp(x)))."""
    x = floating(x)
    _, n = mish_parts(x)
    return x * (n / (n + 2))


def mish_parts(x: Any) -> tuple[Any, Any]:
    """e = exp(x) and n = e (e + 2): tanh(log(1 + e)) = n / (n + 2). Of arrays or Tensors.

    Where n / (n + 2) is 1 in every digit, x is replaced by a number whose n does not overflow.
    """
    e = np.exp(np.minimum(x, 5 if x.dtype.itemsize == 2 else 20))
    return e, e * (e + 2)
