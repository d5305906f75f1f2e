"""Pointwise activation functions."""

from __future__ import annotations

from math import inf
from typing import Any

import numpy as np

from autograd.array.duck import as_payload
from autograd.kernels.elementwise.blocks import in_blocks
from autograd.kernels.elementwise.gelus import exact_gelu
from autograd.kernels.elementwise.numbers import Numbers, floating
from autograd.kernels.elementwise.pointwise import at_least, at_most, between, sigmoid, softplus
from autograd.kernels.elementwise.select import where
from autograd.kernels.large import in_native_loops

__all__ = [
    "celu", "elu", "leaky_relu", "gelu", "hardshrink", "hardsigmoid", "hardswish", "hardtanh",
    "logsigmoid", "mish", "mish_parts", "silu", "softshrink", "threshold",
]  # fmt: skip

_FLAT = 30  # from which size on the approximation of Phi(x) is 0 or 1
_GELU_SLOPE = 0.7978845608028654  # sqrt(2 / pi)
_ZERO = Numbers(0)
_BOUNDS = Numbers(0, 3, 6)
_MISH = Numbers(2, 20)
_MISH[np.dtype(np.float16)] = (np.float16(2), np.float16(5))


@in_native_loops
def gelu(x: np.ndarray, approximate: str) -> np.ndarray:
    """x Phi(x), by Phi ("none") or by the approximation of Hendrycks & Gimpel, 2016 ("tanh")."""
    if approximate == "none":
        return as_payload(exact_gelu(x))
    if approximate != "tanh":
        raise RuntimeError(
            f"approximate argument must be either none or tanh, but got '{approximate}'."
        )
    return as_payload(_tanh_gelu(x))


@in_blocks
def _tanh_gelu(x: np.ndarray) -> np.ndarray:
    value = as_payload(x * (x * (0.044715 * _GELU_SLOPE)))
    value += _GELU_SLOPE
    value *= x
    np.tanh(value, out=value)
    value += 1
    value *= 0.5
    value *= np.maximum(x, -_FLAT)  # instead of 0 times -inf
    return value


@in_native_loops
@in_blocks
def silu(x: np.ndarray) -> np.ndarray:
    """x / (1 + exp(-x))."""
    return x * sigmoid(x)


@in_native_loops
@in_blocks
def logsigmoid(x: np.ndarray) -> np.ndarray:
    """log(sigmoid(x)) = -log(1 + exp(-x)), without overflow."""
    return np.negative(softplus(np.negative(floating(x)), 1, inf))


@in_native_loops
@in_blocks
def celu(x: np.ndarray, alpha: Any) -> np.ndarray:
    """x where positive, else alpha (exp(x / alpha) - 1). Raises RuntimeError for alpha = 0."""
    if alpha == 0:
        raise RuntimeError("ZeroDivisionError: alpha cannot be 0 for CELU")
    (zero,) = _ZERO[x.dtype]
    if alpha == 1:
        return np.maximum(x, np.expm1(at_most(x, zero)))  # the curve lies above its tangent
    return at_least(x, zero) + alpha * np.expm1(at_most(x, zero) / alpha)  # one of them is 0


@in_native_loops
def leaky_relu(x: np.ndarray, slope: Any) -> np.ndarray:
    """x where positive, else slope x."""
    if x.dtype.kind != "f" or not 0 < abs(slope) < np.inf:
        return np.where(x > 0, x, x * slope)
    scaled = as_payload(x * slope)
    return as_payload((np.maximum if slope <= 1 else np.minimum)(x, scaled, out=scaled))


@in_native_loops
def elu(x: np.ndarray, alpha: Any, scale: Any) -> np.ndarray:
    """scale x where positive, else scale alpha (exp(x) - 1)."""
    if x.dtype.kind != "f":
        return scale * np.where(x > 0, x, alpha * np.expm1(np.minimum(x, 0)))
    if scale != 1 or not 0 < alpha <= 1:
        return _scaled_elu(x, alpha, scale)
    value = np.expm1(at_most(x, _ZERO[x.dtype][0]))
    if alpha != 1:
        value *= alpha
    return np.maximum(x, value, out=value if x.ndim else None)  # the curve lies above its tangent


@in_blocks
def _scaled_elu(x: np.ndarray, alpha: Any, scale: Any) -> np.ndarray:
    (zero,) = _ZERO[x.dtype]
    value = np.expm1(at_most(x, zero)) * (alpha * scale)
    return value + at_least(x, zero) * scale  # one of them is 0


@in_native_loops
def hardtanh(x: np.ndarray, low: Any, high: Any) -> np.ndarray:
    """x between two numbers. Raises ValueError if they are in the wrong order."""
    if low > high:
        raise ValueError("min_val cannot be greater than max_val")
    return between(x, low, high)


@in_native_loops
@in_blocks
def hardsigmoid(x: np.ndarray) -> np.ndarray:
    """(x + 3) / 6 between 0 and 1."""
    return _between_0_and_6(x) / _BOUNDS[x.dtype][2]


@in_native_loops
@in_blocks
def hardswish(x: np.ndarray) -> np.ndarray:
    """x hardsigmoid(x)."""
    return x * (_between_0_and_6(x) / _BOUNDS[x.dtype][2])


def _between_0_and_6(x: np.ndarray) -> Any:
    zero, three, six = _BOUNDS[x.dtype]
    return between(x + three, zero, six)


@in_native_loops
def softshrink(x: np.ndarray, lambd: Any) -> np.ndarray:
    """x brought lambd closer to 0, and 0 within lambd of it. Raises RuntimeError for lambd < 0."""
    if lambd < 0:
        raise RuntimeError(f"lambda must be greater or equal to 0, but found to be {lambd}.")
    return x - between(x, -lambd, lambd)


@in_native_loops
def hardshrink(x: np.ndarray, lambd: Any) -> np.ndarray:
    """x, but 0 within lambd of 0."""
    return where(np.abs(x) <= lambd, 0, x)


@in_native_loops
def threshold(x: np.ndarray, bound: Any, value: Any) -> np.ndarray:
    """x, but value where it is not larger than a bound."""
    return where(x <= bound, float(value) if x.dtype.kind == "f" else value, x)


@in_native_loops
@in_blocks
def mish(x: np.ndarray) -> np.ndarray:
    """x tanh(log(1 + exp(x)))."""
    x = floating(x)
    _, n, d = mish_parts(x)
    return x * (n / d)


def mish_parts(x: Any) -> tuple[Any, Any, Any]:
    """e = exp(x), n = e (e + 2) and d = n + 2: tanh(log(1 + e)) = n / d. Of arrays or Tensors.

    Where n / d is 1 in every digit, x is replaced by a number whose n does not overflow.
    """
    two, largest = _MISH[x.dtype]
    e = np.exp(at_most(x, largest) if isinstance(x, np.ndarray) else np.minimum(x, largest))
    n = e * (e + two)
    return e, n, n + two
