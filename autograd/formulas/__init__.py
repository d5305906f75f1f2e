"""Derivative formulas too long for one line of the table, one module per family.

They are NumPy code that runs on arrays (the fast backward pass) and on Tensors alike (where the
backward pass is itself recorded).
"""

from __future__ import annotations

from typing import Any

import numpy as np

__all__ = ["nothing", "plain", "zeros"]


def plain(x: Any) -> Any:
    """The ndarray behind an array or Tensor, for what needs no gradient: masks, indices, shapes."""
    return x if isinstance(x, np.ndarray | np.generic) else x._data


def nothing(grad: Any) -> Any:
    """Zeros in the shape of `grad`: an array of them is not written before it is read."""
    return np.zeros(grad.shape, grad.dtype) if grad.__class__ is np.ndarray else np.zeros_like(grad)


def zeros(like: Any, shape: tuple[int, ...]) -> Any:
    """Zeros of `shape`: an array or a Tensor, as `like` is."""
    if isinstance(like, np.ndarray):
        return np.zeros(shape, like.dtype)
    from autograd.support import zero_tensor

    return zero_tensor(shape, like.dtype)
