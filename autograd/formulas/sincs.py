"""The derivative of sinc."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd import kernels

__all__ = ["sinc_slope"]


def sinc_slope(self: Any, result: Any) -> Any:
    """(cos(pi x) - sinc(x)) / x; near 0, where the difference cancels, by its series."""
    if not isinstance(self, np.ndarray):
        from generated.functions import special_sinc_derivative

        return special_sinc_derivative(1, self)
    near = np.abs(self) < 0.16
    if not near.any():
        return (np.cos(self * np.pi) - result) / self
    slope = np.array((np.cos(self * np.pi) - result) / np.where(near, 1, self))
    slope[near] = kernels.sinc_derivative(1, self[near])
    return slope
