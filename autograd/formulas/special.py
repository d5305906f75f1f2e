"""Derivatives of special functions: the normal distribution's, Bessel's, digamma's."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd import kernels
from autograd.base.ops import ops
from autograd.formulas import either, plain
from autograd.kernels.elementwise.blocks import in_blocks

_SQRT_HALF = 0.7071067811865476
_SQRT_TWO_OVER_PI = 0.7978845608028654
_FAR = 40  # from which size on Phi(x) is 0 or 1
_FLAT = 30  # from which size on gelu has the slopes 0 and 1, of an infinite number, too


def erfcx_slope(self: Any, result: Any) -> Any:
    """d/dx exp(x^2) erfc(x) = 2 x erfcx(x) - 2 / sqrt(pi), whose terms cancel for large x.

    math: 2 * self * result - 2 / sqrt(pi)
    """
    if not isinstance(self, np.ndarray):
        return ops.special__erfcx_derivative(1, self)
    if self.dtype.itemsize < 8 or (self.real > 5).any():
        return kernels.erfcx_derivative(1, self)
    return 2 * self * result - 1.1283791670955126


@in_blocks
def bell(grad: Any, self: Any, scale: float, rate: float) -> Any:
    """The slope scale exp(-rate x^2) of erf and its relatives.

    math: grad * scale * exp(-rate * self ** 2).conj()
    """
    return grad * (scale * np.exp(self * self * -rate)).conj()


def erfinv_self(grad: Any, self: Any, result: Any) -> Any:
    """sqrt(pi) / 2 exp(y^2), y the result: 1 / erf'(y).

    `self` is kept for y alone, to compute it again where somebody has written into it.

    math: grad * pi ** 0.5 / 2 * exp(result ** 2)
    """
    return bell(grad, result, 0.886226925452758, -1)


@in_blocks
def log_ndtr_self(grad: Any, self: Any, result: Any) -> Any:
    """phi / Phi = sqrt(2 / pi) / erfcx(-x / sqrt 2), in which no part vanishes for negative x.

    Recorded, it is taken as phi / Phi for positive x, where the derivative of 1 / erfcx would
    divide by the square of a huge number.

    math: grad * (2 / pi) ** 0.5 / special.erfcx(-self / 2 ** 0.5)
    """
    recorded = not isinstance(self, (np.ndarray, np.generic))
    if not recorded:
        if self.dtype.kind != "c":
            return grad * kernels.log_ndtr_slope(self, result)
        return grad * (_SQRT_TWO_OVER_PI / kernels.erfcx(self * -_SQRT_HALF)).conj()
    positive = plain(self).real > 0
    right = np.where(positive, self, 0)
    density = 0.5 * _SQRT_TWO_OVER_PI * np.exp(-0.5 * right * right)
    left = ops.special_erfcx(np.where(positive, 0, self) * -_SQRT_HALF)
    slope = np.where(positive, density / ops.special_ndtr(right), _SQRT_TWO_OVER_PI / left)
    return grad * slope.conj()


def gelu_input(grad: Any, input: Any, result: Any, approximate: str) -> Any:
    """d/dx x Phi(x) = Phi(x) + x phi(x); with "tanh" the derivative of the approximation.

    math: grad * (special.ndtr(input) + input * exp(-input ** 2 / 2) / (2 * pi) ** 0.5 if
        approximate == "none" else (1 + t + input * (1 - t ** 2) * (2 / pi) ** 0.5 * (1 +
        0.134145 * input ** 2)) / 2) where t = tanh((2 / pi) ** 0.5 * (input + 0.044715 * input
        ** 3))
    """
    if approximate != "none":
        return _tanh_gelu_input(grad, input)
    if isinstance(input, (np.ndarray, np.generic)):
        return kernels.exact_gelu_slope(grad, input, result)
    near = ops.clamp(input, -_FAR, _FAR)
    density = ops.exp(near * near * -0.5) * (0.5 * _SQRT_TWO_OVER_PI)
    return grad * (ops._ndtr_short(near) + near * density)


@in_blocks
def _tanh_gelu_input(grad: Any, input: Any) -> Any:
    input = np.clip(input, -_FLAT, _FLAT)
    squares = input * input
    t = np.tanh(_SQRT_TWO_OVER_PI * (input * (1 + 0.044715 * squares)))
    slope = _SQRT_TWO_OVER_PI * (1 + 3 * 0.044715 * squares)
    return grad * (0.5 * (1 + t) + 0.5 * input * (1 - t * t) * slope)


# Beyond, i0e and i1e cancel.
_TAIL = 30


def i1_slope(self: Any, result: Any) -> Any:
    """I1' = I0 - I1 / x, 1/2 at 0. Recorded as (I0 + I2) / 2, whose derivatives cancel nowhere
    (DLMF 10.29).

    math: where(self == 0, 0.5, special.i0(self) - result / self)
    """
    i0 = kernels.scipy_special("i0", self)
    if isinstance(self, np.ndarray):
        return i0 - kernels.over_argument(result, self)
    return (i0 + kernels.scipy_special("iv", 2, self)) / 2


def i0e_slope(self: Any, result: Any) -> Any:
    """d/dx exp(-|x|) I0(x) = sign(x) (i1e(|x|) - i0e(x)), 0 at 0, as I0' = I1 (DLMF 10.29.3).

    math: special.i1e(self) - sgn(self) * result
    """
    if isinstance(self, np.ndarray) and not (np.abs(self) > _TAIL).any():
        return kernels.scipy_special("i1e", self) - np.sign(self) * result
    return -np.sign(self) * _decay(1, np.abs(self))


def i1e_slope(self: Any, result: Any) -> Any:
    """d/dx exp(-|x|) I1(x) = i0e - |i1e| (1 + 1 / |x|), 1/2 at 0, from I1' = I0 - I1 / x.

    math: where(self == 0, 0.5, special.i0e(self) - result * (sgn(self) + 1 / self))
    """
    if not isinstance(self, np.ndarray) or (np.abs(self) > _TAIL).any():
        size = np.abs(self)
        return _decay(2, size) - _decay(1, size)
    ratio = kernels.over_argument(result, self)
    return kernels.scipy_special("i0e", self) - np.abs(result) - ratio


def _decay(n: int, size: Any) -> Any:
    return either(kernels.i0e_decay, ops.special__i0e_decay, n, size)


def rgamma_slope(self: Any, result: Any) -> Any:
    """d/dx 1 / gamma(x), left of 1/2 by the reflection formula: finite at the poles of gamma
    (DLMF 5.5.3).

    math: where(logical_and(result == 0, self <= 0), special.gamma(1 - self) * cos(pi * self),
        -result * digamma(self))
    """
    left = self < 0.5
    y = np.where(left, 1 - self, 1.5)
    turn = np.cos(np.pi * self) - np.sin(np.pi * self) * kernels.scipy_special("psi", y) / np.pi
    usual = -result * kernels.scipy_special("psi", np.where(left, 1.5, self))
    return np.where(left, kernels.scipy_special("gamma", y) * turn, usual)


def wofz_slope(self: Any, result: Any) -> Any:
    """w' = 2i / sqrt(pi) - 2 z w. Far from 0 its terms cancel: there w = i / sqrt(pi) / (z - r), of
    which r is a continued fraction (DLMF 7.9.3), so w' = -2 r w.

    math: 1.1283791670955126j - 2 * self * result
    """
    values = plain(self)
    far = (np.abs(values) > 50) & (np.imag(values) >= 0)
    z = np.where(far, self, 50.0)
    r = 0.5 / (z - 1 / (z - 1.5 / (z - 2 / z)))
    return np.where(far, -2 * r * result, 1.1283791670955126j - 2 * self * result)


def student_density(df: Any, x: Any) -> Any:
    """The density of Student's t distribution with `df` degrees of freedom, floats.

    math: exp(-special.betaln(df / 2, 0.5) - log(df) / 2 - (df + 1) / 2 * log1p(x**2 / df))
    """
    spread = kernels.scipy_special("betaln", df / 2, 0.5) + np.log(df) / 2
    return np.exp(-spread - (df + 1) / 2 * np.log1p(x**2 / df))


def mvdigamma(self: Any, p: int) -> Any:
    """The sum of digamma(x - j/2) for j < p: the derivative of mvlgamma.

    math: digamma(self.unsqueeze(-1) - arange(p) / 2).sum(-1)
    """
    total = kernels.scipy_special("psi", self)
    for j in range(1, p):
        total = total + kernels.scipy_special("psi", self - 0.5 * j)
    return total
