"""Sines and cosines of multiples of pi, by a polynomial on whole arrays, and sinc.

NumPy calls a function of C for the sine of each float64, which takes several times as long.
"""

from __future__ import annotations

import math

import numpy as np

from autograd.array.duck import as_payload, maybe_any
from autograd.kernels.elementwise.blocks import in_blocks
from autograd.kernels.elementwise.special import in_double
from autograd.kernels.large import in_native_loops

__all__ = ["by_numpy", "cospi", "sinc", "sinc_derivative", "sinpi"]

_SMALL = 1024

# (sin(r) / r - 1) / r^2 as a polynomial in r^2, for |r| <= pi / 2: interpolated at the Chebyshev
# points; the relative error of sin(r) is below 4e-17.
_SINE = (
    2.7314447669863995e-15,
    -7.643970296798572e-13,
    1.6058977312464087e-10,
    -2.5052107616996182e-08,
    2.7557319219163234e-06,
    -0.00019841269841254974,
    0.008333333333333316,
    -0.16666666666666666,
)


def sinpi(x: np.ndarray) -> np.ndarray:
    """sin(pi x) of real numbers: exactly 0 at whole numbers, accurate between them."""
    whole = np.rint(x)
    return _turn(as_payload(x - whole), whole)


def cospi(x: np.ndarray) -> np.ndarray:
    """cos(pi x) of real numbers: exactly 0 at odd multiples of 1/2, accurate between them."""
    whole = np.rint(x)
    rest = as_payload(x - whole)
    np.abs(rest, out=rest)
    return _turn(np.subtract(0.5, rest, out=rest), whole)


def _turn(part: np.ndarray, whole: np.ndarray) -> np.ndarray:
    """sin(pi part) with the sign (-1)^whole, for -1/2 <= part <= 1/2; may overwrite `part`."""
    part *= math.pi
    value = _sine_polynomial(part)
    half = as_payload(whole * 0.5)
    half -= np.rint(half)  # 0 or a half
    half *= half
    half *= -8
    half += 1
    value *= half
    return value


def by_numpy(x: np.ndarray) -> bool:
    """Whether np.sin is the faster way, or the only one."""
    return x.size <= _SMALL or x.dtype.kind != "f"


def _sine_polynomial(r: np.ndarray) -> np.ndarray:
    squares = r * r
    value = squares * _SINE[0]
    for coefficient in _SINE[1:]:
        value += coefficient
        value *= squares
    value *= r
    value += r
    return value


# ---- sinc ----------------------------------------------------------------------------------------


@in_native_loops
@in_blocks
def sinc(x: np.ndarray) -> np.ndarray:
    """sin(pi x) / (pi x), and 1 at 0."""
    if x.dtype == np.float16:  # in which pi x loses the digits that its sine has
        return sinc(x.astype(np.float32)).astype(np.float16)
    u = as_payload(x * math.pi)
    zero = u == 0
    value = np.sin(u) if by_numpy(x) else sinpi(x)
    if maybe_any(zero):
        return np.where(zero, 1, value / np.where(zero, 1, u))
    return value / u


@in_double
def sinc_derivative(n: int, x: np.ndarray) -> np.ndarray:
    """The n-th derivative of sinc.

    With j(u) = sin(u) / u, u j^(n) + n j^(n-1) is the n-th derivative of sin(u). Near 0, where that
    is a difference of nearly equal numbers, the Taylor series is summed:
    j^(n)(u) = sum over 2m >= n of (-1)^m u^(2m-n) / ((2m-n)! (2m+1)).
    """
    value = sinc(x)
    if n == 0:
        return value
    u = x * math.pi
    near = np.abs(u) < 0.5 * n
    some = bool(near.any())
    far = np.where(near, 1, u) if some else u
    cosine = np.cos(far)
    sine = np.sin(far) if n > 1 else cosine  # read from the second step on
    for k in range(1, n + 1):
        turned = cosine if k % 2 else sine
        value = ((turned if k % 4 < 2 else -turned) - k * value) / far
    if some:
        value = as_payload(value).copy("K")
        value[near] = _sinc_series(n, u[near])
    value *= math.pi**n
    return value


def _sinc_series(n: int, u: np.ndarray) -> np.ndarray:
    first = (n + 1) // 2
    squares = u * u
    total = np.zeros_like(u)
    for m in range(first + 6 + 2 * n, first - 1, -1):
        term = (-1) ** m / (math.factorial(2 * m - n) * (2 * m + 1))
        total = total * squares + term
    return total * u if n % 2 else total
