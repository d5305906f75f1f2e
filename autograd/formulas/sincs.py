"""The derivative of sinc."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd import kernels
from autograd.base.ops import ops
from autograd.kernels.elementwise.blocks import in_blocks

__all__ = ["sinc_self"]


@in_blocks
def sinc_self(grad: Any, self: Any, result: Any) -> Any:
    """(cos(pi x) - sinc(x)) / x; near 0, where the difference cancels, by its series.

    math: where(self == 0, 0, grad * ((cos(pi * self) - result) / self).conj())
    """
    recorded = not isinstance(self, np.ndarray | np.generic)
    if recorded:
        return grad * ops.special__sinc_derivative(1, self).conj()
    cosine = np.cos(self * np.pi) if kernels.by_numpy(self) else kernels.cospi(self)
    near = np.abs(self) < 0.16
    if not near.any():
        return grad * ((cosine - result) / self).conj()
    slope = np.array((cosine - result) / np.where(near, 1, self))
    slope[near] = kernels.sinc_derivative(1, self[near])
    return grad * slope.conj()
