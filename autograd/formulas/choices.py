"""Derivatives of choices between two numbers, and of signs taken from another.

Who is chosen is a mask, which has no gradient of its own.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd import kernels
from autograd.formulas import plain

__all__ = ["copysign_self", "fmax_one", "fmin_one"]


def fmax_one(grad: Any, self: Any, other: Any) -> Any:
    """The gradient of max(self, other) by self; nan is chosen by neither, ties are shared.

    math: grad * where(self == other, 0.5, logical_or(self > other, isnan(other)).to(grad.dtype))
    """
    self, other = plain(self), plain(other)
    return _share(grad, self > other, self < other, self, other)


def fmin_one(grad: Any, self: Any, other: Any) -> Any:
    """The gradient of min(self, other) by self; nan is chosen by neither, ties are shared.

    math: grad * where(self == other, 0.5, logical_or(self < other, isnan(other)).to(grad.dtype))
    """
    self, other = plain(self), plain(other)
    return _share(grad, self < other, self > other, self, other)


def _share(grad: Any, chosen: Any, lost: Any, self: Any, other: Any) -> Any:
    if (chosen | lost).all():
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
    if isinstance(self, np.ndarray | np.generic):
        return grad * (np.sign(self) * np.sign(result))
    return grad * (self.sgn() * result.sgn())
