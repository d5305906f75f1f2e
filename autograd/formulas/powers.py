"""Derivatives of powers, signs, angles and smooth activations.

Each derivative is arranged so that it is right in the second order too: a value that would be
infinite or undefined is replaced before it enters a product, not masked after it, since the
derivative of what is masked would still be nan.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd import kernels
from autograd.array.duck import as_payload, in_memory, maybe_any, outside
from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.formulas import beside, is_array, maybe, nothing, plain
from autograd.kernels.elementwise.blocks import in_blocks

# Where sums of squares have all of their digits, by the dtype.
_SAFE = {np.dtype(np.float32): (1e-30, 1e30), np.dtype(np.float64): (1e-280, 1e280)}


def pow_self(grad: Any, self: Any, exponent: Any) -> Any:
    """d/dx x^a = a x^(a-1), and 0 for a = 0 where x^(-1) is infinite or nan.

    Elsewhere a = 0 is no special case: the derivative by a is x^(-1) there.

    math: where(exponent == 0, 0, grad * (exponent * self ** (exponent - 1)).conj())
    """
    a = _constant(exponent)
    if a is not None:
        if a == 0:
            return nothing(grad)
        if a == 2:
            return grad * (self * 2).conj()
        slope = self * self if a == 3 else self ** (a - 1)
        return grad * (slope * a).conj()
    if exponent.dtype.kind in "iu":  # of which a - 1 may be out of range
        exponent = exponent.astype(np.result_type(self.dtype, exponent.dtype))
    corner = plain(exponent) == 0
    if maybe(corner):
        base = plain(self)
        corner = corner & ((base == 0) | (base != base))
        slope = exponent * np.where(corner, 1, self) ** (exponent - 1)
        return grad * np.where(corner, 0, slope).conj()
    return grad * (exponent * self ** (exponent - 1)).conj()


def _constant(exponent: Any) -> Any:
    """The number that an array is, or a Tensor of which no derivative is taken; None for others,
    and where its value may not be looked at: if it is traced and no constant."""
    cls = exponent.__class__
    if cls is Tensor:
        if exponent._fn is not None:
            return None
        exponent = in_memory(exponent._data)
    elif cls is not np.ndarray:
        traced = getattr(exponent, "is_constant", False)
        if exponent._fn is not None if traced else outside(exponent) or not is_array(exponent):
            return None
    return None if exponent.ndim else exponent.item()


def pow_exponent(grad: Any, self: Any, exponent: Any, result: Any) -> Any:
    """d/da x^a = x^a log x; 0 at x = 0 for a >= 0, where x^a is constant in a or tends to it.

    math: where(logical_and(self == 0, real(exponent) >= 0), 0, grad * (result *
        log(self)).conj())
    """
    flat = (plain(self) == 0) & (plain(exponent).real >= 0)
    if maybe_any(flat):
        self = np.where(flat, 1, self)
    if self.dtype != result.dtype:  # small integers have rough logarithms, numbers below 0 none
        self = self.astype(result.dtype)
    return grad * (result * np.log(self)).conj()


def sgn_self(grad: Any, self: Any, result: Any) -> Any:
    """sgn(z) = z / |z| moves only across its direction: (g - s Re(g conj s)) / |z|.

    It is 0 at 0, and of real numbers.

    math: where(self == 0, 0, (grad - result * real(grad * result.conj())) / abs(self))
    """
    if self.dtype.kind != "c":
        return nothing(grad)
    zeros = plain(self) == 0
    if maybe_any(zeros):
        self, grad = np.where(zeros, 1, self), np.where(zeros, 0, grad)
    return (grad - result * (grad * result.conj()).real) / np.abs(self)


def nonzero(x: Any) -> Any:
    """x with its zeros replaced by ones: a denominator whose numerator vanishes there.

    math: where(x == 0, 1, x)
    """
    zeros = plain(x) == 0
    return np.where(zeros, 1, x) if maybe_any(zeros) else x


def logaddexp_one(grad: Any, self: Any, other: Any) -> Any:
    """d/dx log(e^x + e^y) = 1 / (1 + e^(y - x)); where x and y are the same infinity, 1/2 or 0.

    The difference of the arguments keeps the digits that the difference from the result has lost.

    math: grad / (1 + exp(other - self)).conj()
    """
    return _weigh_by_logistic(grad, self, other, 1.0)


def logaddexp2_one(grad: Any, self: Any, other: Any) -> Any:
    """d/dx log2(2^x + 2^y) = 1 / (1 + 2^(y - x)); where both are the same infinity, 1/2 or 0.

    math: grad / (1 + exp2(other - self))
    """
    return _weigh_by_logistic(grad, self, other, 0.6931471805599453)


@in_blocks
def over_square(numerator: Any, x: Any, y: Any) -> Any:
    """numerator / (x^2 + y^2), and 0 at x = y = 0, without squares that over- or underflow.

    math: where(logical_and(x == 0, y == 0), 0, numerator / (x ** 2 + y ** 2))
    """
    if x.__class__ is y.__class__ is np.ndarray and x.size and y.size and x.dtype == y.dtype:
        squares = as_payload(x * x + y * y)
        low, high = _SAFE.get(squares.dtype, (np.inf, 0.0))
        if low < squares.min() and squares.max() < high:
            return numerator / squares
    size = nonzero(np.hypot(x, y))
    return numerator / size / size


def angle_self(grad: Any, self: Any) -> Any:
    """The angle of z grows along i z / |z|^2; it does not change along the real line.

    math: grad * 1j * self / abs(self) ** 2
    """
    if self.dtype.kind != "c":
        return nothing(grad)
    return grad * (1j * self) / nonzero((self * self.conj()).real)


def angle_tangent(tangent: Any, self: Any) -> Any:
    """The adjoint of `angle_self`: Im(conj(z) dz) / |z|^2.

    math: imaginary(self.conj() * tangent) / abs(self) ** 2
    """
    if self.dtype.kind != "c":
        return nothing(tangent)
    return (tangent * self.conj()).imag / nonzero((self * self.conj()).real)


def imaginary(grad: Any) -> Any:
    """The imaginary part, 0 of real numbers: the adjoint of y -> 1j * y."""
    return np.imag(grad) if grad.dtype.kind == "c" else nothing(grad)


def polar_abs(grad: Any, abs: Any, angle: Any, result: Any) -> Any:
    """r e^(i t) grows with r along e^(i t), which is the result by r unless r = 0.

    math: real(grad * (result / abs).conj())
    """
    if result.__class__ is np.ndarray and plain(abs).all():
        return _along(grad, result, abs)
    return grad * np.exp(angle * -1j)


@in_blocks
def _along(grad: Any, result: Any, abs: Any) -> Any:
    return grad.real * (result.real / abs) + grad.imag * (result.imag / abs)


@in_blocks
def polar_angle(grad: Any, result: Any) -> Any:
    """r e^(i t) turns with t.

    math: real(grad * (1j * result).conj())
    """
    return grad.imag * result.real - grad.real * result.imag


# The largest numbers whose exponential is finite.
_LIMITS = {np.dtype(np.float32): 88.5, np.dtype(np.float64): 709.5}


@in_blocks
def _weigh_by_logistic(grad: Any, self: Any, other: Any, rate: float) -> Any:
    distance = self - other
    if distance.__class__ is np.ndarray and distance.dtype in _LIMITS and distance.size:
        if rate != 1:
            distance *= rate
        largest, limit = distance.max(), _LIMITS[distance.dtype]
        if largest == largest:
            e = np.exp(distance if largest <= limit else np.minimum(distance, limit))
            return grad * np.divide(e, e + 1, out=e)
    elif rate != 1:
        distance = distance * rate
    same = np.isnan(plain(distance))
    if maybe(same):
        same = same & (plain(self) == plain(other))
        slope = _logistic(np.where(same, 0, distance))
        return grad * np.where(same, np.where(plain(self).real > 0, 0.5, 0.0), slope).conj()
    return grad * _logistic(distance).conj()


def _logistic(x: Any) -> Any:
    if is_array(x):
        return kernels.sigmoid(as_payload(x))
    return ops.special__logistic(x)


def vander_slopes(x: Any, columns: int, increasing: bool) -> Any:
    """The derivatives of a Vandermonde matrix's entries: k x^(k-1) where the entry is x^k."""
    powers = np.arange(columns) if increasing else np.arange(columns)[::-1]
    powers = beside(x, powers.astype(x.real.dtype))
    return powers * x.reshape((-1, 1)) ** np.maximum(powers - 1, 0)
