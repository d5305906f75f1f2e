"""Derivatives of functions of pieces: slopes that change at a point, choices, clamps.

Who is chosen is a mask, which has no gradient of its own.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd import kernels
from autograd.array.duck import maybe_any
from autograd.formulas import plain
from autograd.kernels.elementwise.blocks import in_blocks
from autograd.kernels.elementwise.numbers import Numbers

_ZERO = Numbers(0)


def leaky_input(grad: Any, input: Any, slope: Any) -> Any:
    """The slope is 1 where the input is positive, else `slope`.

    math: grad * where(input > 0, 1, slope)
    """
    positive = plain(input) > _ZERO[input.dtype][0]
    if not isinstance(positive, np.ndarray):  # of a batched tensor, or traced
        return grad * np.where(positive, np.ones((), input.dtype), np.asarray(slope, input.dtype))
    weights = kernels.two_slopes(positive, slope, input.dtype)
    if isinstance(grad, np.ndarray) and grad.dtype == weights.dtype:
        weights *= grad
        return weights
    return grad * weights


def elu_input(grad: Any, input: Any, alpha: Any, scale: Any) -> Any:
    """The slope is scale where the input is positive, else scale alpha exp(x); exp(0) is 1.

    math: grad * where(input > 0, scale, scale * alpha * exp(input))
    """
    if alpha == scale == 1:
        return grad * np.exp(_at_most(input, _ZERO[input.dtype][0]))
    return _scaled_elu_input(grad, input, alpha, scale)


@in_blocks
def _scaled_elu_input(grad: Any, input: Any, alpha: Any, scale: Any) -> Any:
    (zero,) = _ZERO[input.dtype]
    slope = np.exp(_at_most(input, zero)) * (alpha * scale)
    choose = kernels.where if isinstance(slope, np.ndarray) else np.where
    return grad * choose(plain(input) > zero, float(scale), slope)


def _at_most(x: Any, high: Any) -> Any:
    return kernels.at_most(x, high) if isinstance(x, np.ndarray) else np.minimum(x, high)


@in_blocks
def fmod_other(grad: Any, self: Any, other: Any) -> Any:
    """-q, the whole number of fmod(x, y) = x - q y.

    math: -grad * trunc(self / other)
    """
    return grad * -np.trunc(plain(self) / plain(other))


@in_blocks
def remainder_other(grad: Any, self: Any, other: Any, result: Any) -> Any:
    """-q, the whole number of remainder(x, y) = x - q y: exact but for rounding, hence rounded.

    math: -grad * floor(self / other)
    """
    return grad * np.round((plain(result) - plain(self)) / plain(other))


def asinh_self(grad: Any, self: Any) -> Any:
    """1 / sqrt(1 + x^2); of real numbers by hypot, which does not overflow.

    math: grad / sqrt(1 + self ** 2).conj()
    """
    if self.dtype.kind == "c":
        return grad * (1 / np.sqrt(self * self + 1)).conj()
    return grad / np.hypot(self, np.ones((), self.dtype))


def atan_self(grad: Any, self: Any) -> Any:
    """1 / (1 + x^2); of real numbers recorded in halves, since the derivative of the quotient
    divides by the square of 1 + x^2, which overflows where the derivative is a number still.

    math: grad / (1 + self ** 2).conj()
    """
    if isinstance(self, (np.ndarray, np.generic)) or self.dtype.kind == "c":
        return grad / (1 + self * self).conj()
    root = np.hypot(self, np.ones((), self.dtype))
    return grad / root / root


def softsign_input(grad: Any, input: Any) -> Any:
    """1 / (1 + |x|)^2, and for complex numbers with r = 1 / (1 + |z|) by the derivatives of z r:
    r - r^2 |z| / 2 by z, and - r^2 z^2 / (2 |z|) by its conjugate.

    math: grad * (r - r ** 2 * abs(input) / 2) - grad.conj() * r ** 2 * input * sgn(input) / 2
        where r = 1 / (1 + abs(input))
    """
    size = abs(input)
    r = 1 / (size + 1)
    if input.dtype.kind != "c":
        return grad * (r * r)
    crossed = r * r * input * (input / np.where(plain(size) == 0, 1, size))
    return grad * (r - r * r * size / 2) - grad.conj() * crossed / 2


def fmax_one(grad: Any, self: Any, other: Any) -> Any:
    """The gradient of max(self, other) by self; nan is chosen by neither, ties are shared.

    math: grad * where(self == other, 0.5, logical_or(self > other, isnan(other)).to(grad.dtype))
    """
    self, other = plain(self), plain(other)
    return _split_ties(grad, self > other, self < other, self, other)


def fmin_one(grad: Any, self: Any, other: Any) -> Any:
    """The gradient of min(self, other) by self; nan is chosen by neither, ties are shared.

    math: grad * where(self == other, 0.5, logical_or(self < other, isnan(other)).to(grad.dtype))
    """
    self, other = plain(self), plain(other)
    return _split_ties(grad, self < other, self > other, self, other)


def _split_ties(grad: Any, chosen: Any, lost: Any, self: Any, other: Any) -> Any:
    if not maybe_any(~(chosen | lost)):
        if isinstance(grad, np.ndarray):
            return kernels.keep(grad, chosen)
        return np.where(chosen, grad, 0)
    nan, other_nan = np.isnan(self), np.isnan(other)
    ties = (self == other) | (nan & other_nan)
    chosen = chosen | (other_nan & ~nan)
    return np.where(chosen, grad, np.where(ties, grad / 2, 0))


def copysign_self(grad: Any, self: Any, result: Any) -> Any:
    """copysign(x, y) = +-x: the slope is the sign that x is multiplied by, and 0 at x = 0.

    math: grad * sgn(self) * sgn(result)
    """
    if isinstance(self, (np.ndarray, np.generic)):
        return grad * (np.sign(self) * np.sign(result))
    return grad * (self.sgn() * result.sgn())


def inside(x: Any, low: Any, high: Any) -> Any:
    """Whether low <= x <= high; false for nan.

    math: x <= high if low is None else x >= low if high is None else logical_and(x >= low, x <=
        high)
    """
    x, low, high = plain(x), _read_bound(low), _read_bound(high)
    if low is None:
        return x <= high
    return x >= low if high is None else (x >= low) & (x <= high)


def below(x: Any, low: Any, high: Any) -> Any:
    """Whether the lower bound is the result: x < low, and low is not cut off itself.

    math: logical_and(x < low, low <= high) if high is not None else x < low
    """
    x, low, high = plain(x), _read_bound(low), _read_bound(high)
    return x < low if high is None else (x < low) & (low < high)


def above(x: Any, low: Any, high: Any) -> Any:
    """Whether the upper bound is the result, and not x itself; false for nan.

    x exceeds it, or the lower bound, which x falls below, does or is equal.

    math: x > high if low is None else logical_and(x != high, maximum(x, low) >= high)
    """
    x, low, high = plain(x), _read_bound(low), _read_bound(high)
    if low is None:
        return x > high
    crossed = low >= high
    return (x > high) | (crossed & (x < low) if maybe_any(crossed) else crossed)


def _read_bound(bound: Any) -> Any:
    return bound if bound is None or isinstance(bound, (int, float, np.generic)) else plain(bound)
