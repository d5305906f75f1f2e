"""Elements at places of flattened windows, and the way back."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.formulas import plain

__all__ = ["put_flat", "take_flat"]

Shape = tuple[int, ...]


def take_flat(x: Any, indices: Any, count: Sequence[int]) -> Any:
    """The elements of planes at places among all of them; `count` of these along each dimension.

    math: take_flat(x, indices, count)
    """
    d = len(count)
    lead = x.shape[: x.ndim - d]
    places = plain(indices)
    flat = x.reshape((*lead, math.prod(x.shape[x.ndim - d :])))
    index = places.reshape(*lead, math.prod(places.shape[len(lead) :]))
    return np.take_along_axis(flat, index, -1).reshape(places.shape)


def put_flat(grad: Any, indices: Any, shape: Shape, count: Sequence[int]) -> Any:
    """Zeros of `shape` with `grad` added at places as in `take_flat`.

    math: put_flat(grad, indices, shape, count)
    """
    from autograd.core.runtime import zero_tensor

    d = len(count)
    lead = shape[: len(shape) - d]
    planes, elements = math.prod(lead), math.prod(shape[len(lead) :])
    places = plain(indices).reshape(planes, math.prod(grad.shape[len(lead) :]))
    if isinstance(grad, np.ndarray):
        number = (places + elements * np.arange(planes)[:, None]).ravel()
        sums = np.bincount(number, grad.ravel(), planes * elements)
        return sums.reshape(shape).astype(grad.dtype)
    flat = zero_tensor((planes, elements), grad.dtype)
    return flat.scatter_add(1, places, grad.reshape(places.shape)).reshape(shape)
