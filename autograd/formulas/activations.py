"""Derivatives of activation functions."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd import kernels
from autograd.array.duck import outside
from autograd.base.ops import ops
from autograd.formulas import is_array, plain
from autograd.kernels.elementwise.blocks import in_blocks
from autograd.kernels.elementwise.numbers import Numbers

_FEW = 128
# The sizes of x between which x s(x) neither underflows nor has an s(x) that does.
_QUOTIENT = {np.dtype(np.float32): (1e-36, 80.0), np.dtype(np.float64): (1e-300, 700.0)}
_NUMBERS = Numbers(0.5, 3, -3, 6)


@in_blocks
def silu_input(grad: Any, input: Any, result: Any) -> Any:
    """d/dx x s(x) = s (1 + x - x s), s the sigmoid.

    math: grad * s * (1 + input - result) where s = sigmoid(input)
    """
    if not is_array(input):
        s, rest = ops.special__logistic(input), ops.special__logistic(-input)
        return grad * (s * (1 + input * rest)).conj()
    return grad * (_sigmoid(input, result) * (1.0 + (input - result))).conj()


def _sigmoid(x: np.ndarray, product: np.ndarray) -> Any:
    """s(x), where `product` is x s(x): their quotient unless it might have lost digits."""
    if x.size > _FEW and x.dtype in _QUOTIENT and not outside(x):
        smallest, largest = _QUOTIENT[x.dtype]
        size = np.abs(x)
        if size.min() > smallest and size.max() < largest:
            return product / x
    return kernels.sigmoid(x)


def softplus_input(grad: Any, input: Any, beta: Any, threshold: Any, result: Any) -> Any:
    """The sigmoid of z = beta x, and 1 where z > threshold.

    It is exp(z - beta softplus(x)), and so 1 wherever the result is x.

    math: grad * where(beta * input > threshold, 1, sigmoid(beta * input))
    """
    z = input if beta == 1 else input * beta
    if not is_array(input, grad):
        return np.where(z > threshold, grad, grad * ops.special__logistic(z))
    return _softplus_slope(grad, z, beta, threshold, result)


@in_blocks
def _softplus_slope(grad: Any, z: Any, beta: Any, threshold: Any, result: Any) -> Any:
    value = grad * np.exp(z - (result if beta == 1 else result * beta))
    # For z = inf the exponent is nan; beyond 700 the slope is 1 in every digit.
    return kernels.overwrite(value, z > (threshold if threshold < 700 else 700.0), grad)


@in_blocks
def mish_input(grad: Any, input: Any) -> Any:
    """d/dx x t(x), t = tanh(log(1 + e^x)) = n / d with e = e^x, n = e (e + 2), d = n + 2.

    t' = 4 e (e + 1) / d^2, where e (e + 1) = n - e.

    math: grad * (t + input * sigmoid(input) * (1 - t ** 2)) where t = tanh(log1p(exp(input)))
    """
    if not is_array(input):
        return grad * _recorded_mish_slope(input)
    e, n, d = kernels.mish_parts(input)
    near = np.clip(input, -800, 20)  # beyond, t' is 0, above but for rounding
    return grad * ((n + 4.0 * near * ((n - e) / d)) / d)


def _recorded_mish_slope(x: Any) -> Any:
    """For positive x in q = e^-x, in which t = 1 - 2 q^2 / p and t' = 4 q^2 (1 + q) / p^2 with
    p = 1 + 2 q + 2 q^2: there the derivatives of n / d would cancel."""
    x = np.clip(x, -800, 800)  # an infinite one times a slope of 0 would be nan
    right = plain(x) > 0
    left = np.where(right, 0, x)
    e, n, d = kernels.mish_parts(left)
    q = np.exp(np.where(right, -x, 0))
    p = 1 + 2 * q + 2 * q * q
    share = q * q / p
    above = 1 - 2 * share + 4 * np.where(right, x, 0) * (share * (1 + q) / p)
    return np.where(right, above, (n + 4.0 * left * ((n - e) / d)) / d)


@in_blocks
def hardsigmoid_input(grad: Any, input: Any) -> Any:
    """d/dx (x + 3) / 6 between -3 and 3, else 0.

    math: where(logical_and(input > -3, input < 3), grad / 6, 0)
    """
    _, three, _, six = _NUMBERS[input.dtype]
    outside = ~(np.abs(plain(input)) < three)
    if not is_array(grad):
        return np.where(outside, 0, grad / 6)
    return kernels.overwrite(grad / six, outside, 0)


@in_blocks
def hardswish_input(grad: Any, input: Any) -> Any:
    """d/dx x hardsigmoid(x): 0 up to -3, (x + 3/2) / 3, and 1 from 3 on.

    The sum comes first, since it is exact where most digits cancel.

    math: grad * where(input <= -3, 0, where(input >= 3, 1, (input + 1.5) / 3))
    """
    if not is_array(input, grad):
        return np.where(input > -3, grad * np.where(input < 3, (input + 1.5) / 3, 1), 0)
    half, three, minus_three, _ = _NUMBERS[input.dtype]
    value = input + three * half
    value /= three
    value *= grad
    value = kernels.overwrite(value, input >= three, grad)
    return kernels.overwrite(value, ~(input > minus_three), 0)
