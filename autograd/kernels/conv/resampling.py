"""Interpolation along one dimension."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.array.axes import check_axis
from autograd.array.duck import beside
from autograd.array.interpolation import Taps

__all__ = ["resample"]

_SMALL = 1 << 16
"""Up to so many entries, a matrix is multiplied whole: BLAS makes up for the zeros."""


def resample(x: np.ndarray, dim: int, taps: Taps) -> np.ndarray:
    """The sums of the weighted elements at the taps along `dim`."""
    axis = check_axis(dim, x.ndim)
    places, weights = taps.places, taps.weights
    places, weights = beside(x, places), beside(x, weights)
    if x.ndim == 0 or x.shape[axis] != taps.size:
        raise RuntimeError(f"resample: dimension {dim} of {list(x.shape)} must be {taps.size}")
    if places.shape[1] == 1 and (weights == 1).all():
        return x.take(places[:, 0], axis)
    if x.dtype.kind != "f":
        raise NotImplementedError(f"interpolation is not implemented for '{x.dtype}'")
    if places.shape[1] > 1 and len(places) * taps.size <= _SMALL and x.size:
        result = _multiply_along(x, axis, beside(x, taps.dense(x.dtype)))
        if np.isfinite(np.add.reduce(result, None)):
            return result
        # An infinite element times an entry that is 0 would be seen far away.
    lengths = (-1,) + (1,) * (x.ndim - 1 - axis)
    result = x.take(places[:, 0], axis)
    result *= weights[:, 0].reshape(lengths).astype(x.dtype)
    for j in range(1, places.shape[1]):
        part = x.take(places[:, j], axis)
        part *= weights[:, j].reshape(lengths).astype(x.dtype)
        result += part
    return result


def _multiply_along(x: np.ndarray, axis: int, matrix: Any) -> np.ndarray:
    if axis == x.ndim - 1:
        flat = x.reshape(-1, x.shape[-1]) @ matrix.T
        return flat.reshape(*x.shape[:-1], len(matrix))
    head, tail = x.shape[:axis], x.shape[axis + 1 :]
    stacked = matrix @ x.reshape(-1, x.shape[axis], int(np.prod(tail)))
    return stacked.reshape(*head, len(matrix), *tail)
