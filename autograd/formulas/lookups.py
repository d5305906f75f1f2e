"""The gradient of rows that were looked up."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.base.ops import ops
from autograd.formulas import plain
from autograd.kernels import getitem_backward

__all__ = ["weight_gradient"]


def weight_gradient(
    grad: Any, shape: tuple[int, ...], indices: Any, padding_idx: int, by_freq: bool
) -> Any:
    """The sums of what came to each row; 0 for the padding, and the mean with `by_freq`.

    math: weight_gradient(grad, shape, indices, padding_idx, by_freq)
    """
    places = plain(indices)
    if isinstance(grad, np.ndarray):
        found = getitem_backward(grad, shape, (places,))
    else:
        found = ops._getitem_backward(grad, shape, (places,))
    factor = None
    if by_freq:
        counts = np.bincount(places.reshape(-1), minlength=shape[0])
        factor = 1 / np.maximum(counts, 1)
    if 0 <= padding_idx < shape[0]:
        factor = np.ones(shape[0]) if factor is None else factor
        factor[padding_idx] = 0
    return found if factor is None else found * factor.astype(grad.dtype)[:, None]
