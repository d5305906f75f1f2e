"""Derivatives of powers, signs and smooth activations.

Each derivative is arranged so that it is right in the second order too: a value that would be
infinite or undefined is replaced before it enters a product, not masked after it, since the
derivative of what is masked would still be nan.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.formulas import nothing, plain
from autograd.kernels.blocks import in_blocks

__all__ = [
    "logaddexp_one", "nonzero", "pow_exponent", "pow_self", "sgn_self",
]  # fmt: skip


def pow_self(grad: Any, self: Any, exponent: Any) -> Any:
    """d/dx x^a = a x^(a-1), and 0 for a = 0 also where x^(-1) is infinite."""
    if exponent.ndim == 0 and _is_number(exponent):
        a = exponent.item()
        if a == 0:
            return nothing(grad)
        if a == 2:
            return grad * (self * 2).conj()
        slope = self if a - 1 == 1 else self * self if a - 1 == 2 else self ** (a - 1)
        return grad * (slope * a).conj()
    constant = plain(exponent) == 0
    if constant.any():
        # x^(a-1) is taken as x^0 there and multiplied by a = 0.
        return grad * (exponent * self ** (exponent - 1 + constant)).conj()
    return grad * (exponent * self ** (exponent - 1)).conj()


def _is_number(exponent: Any) -> bool:
    """Whether its value may be looked at: an array, or a Tensor of which no derivative is taken,
    if it is traced a constant."""
    if isinstance(exponent, np.ndarray | np.generic):
        return True
    from autograd.tensor import Tensor

    known = exponent.__class__ is Tensor or getattr(exponent, "is_constant", False)
    return known and exponent._fn is None


def pow_exponent(grad: Any, self: Any, exponent: Any, result: Any) -> Any:
    """d/da x^a = x^a log x; 0 at x = 0 for a >= 0, where x^a is constant in a or tends to it."""
    flat = (plain(self) == 0) & (plain(exponent).real >= 0)
    if flat.any():
        self = np.where(flat, 1, self)
    return grad * (result * np.log(self)).conj()


def sgn_self(grad: Any, self: Any, result: Any) -> Any:
    """sgn(z) = z / |z| moves only across its direction: (g - s Re(g conj s)) / |z|.

    It is 0 at 0, and of real numbers.
    """
    if self.dtype.kind != "c":
        return nothing(grad)
    zeros = plain(self) == 0
    if zeros.any():
        self, grad = np.where(zeros, 1, self), np.where(zeros, 0, grad)
    return (grad - result * (grad * result.conj()).real) / np.abs(self)


def nonzero(x: Any) -> Any:
    """x with its zeros replaced by ones: a denominator whose numerator vanishes there."""
    zeros = plain(x) == 0
    return np.where(zeros, 1, x) if zeros.any() else x


@in_blocks
def logaddexp_one(grad: Any, self: Any, result: Any) -> Any:
    """d/dx log(e^x + e^y) = e^(x - result); 0 where both x and y are -inf."""
    empty = np.isneginf(plain(result).real)
    if empty.any():
        return grad * np.where(empty, 0, np.exp(self - np.where(empty, 0, result))).conj()
    return grad * np.exp(self - result).conj()
