"""NumPy's functions that call back: with Tensors."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.numpy_api.functions.arguments import as_int, dims, tensor

__all__ = ["apply_along_axis", "apply_over_axes"]


def apply_along_axis(
    func1d: Callable[..., Any], axis: Any, arr: Any, *args: Any, **kwargs: Any
) -> Tensor:
    arr = tensor(arr)
    axis = as_int(axis, arr.ndim)
    rows = arr.movedim(axis, -1)
    lead = rows.shape[:-1]
    if 0 in lead:
        raise ValueError("Cannot apply_along_axis when any iteration dimensions are 0")
    flat = rows.reshape((math.prod(lead), arr.shape[axis]))
    found = ops.stack([tensor(func1d(row, *args, **kwargs)) for row in flat.unbind(0)])
    shape = found.shape[1:]
    found = found.reshape((*lead, *shape))
    places = range(axis, axis + len(shape))
    return np.moveaxis(found, range(found.ndim - len(shape), found.ndim), places)


def apply_over_axes(func: Callable[..., Any], a: Any, axes: Any) -> Tensor:
    a = tensor(a)
    for axis in dims(axes, a.ndim):
        found = tensor(func(a, axis))
        if found.ndim == a.ndim - 1:
            found = ops.unsqueeze(found, axis)
        if found.ndim != a.ndim:
            raise ValueError("function is not returning an array of the correct shape")
        a = found
    return a


def by_elements(ufunc: np.ufunc, inputs: Any) -> Any:
    """A ufunc that np.frompyfunc made, called on the elements as 0-d Tensors."""
    given = np.broadcast_arrays(*[_elements(each) for each in inputs])
    found = ufunc(*given)
    results = [_joined(each) for each in (found if isinstance(found, tuple) else (found,))]
    return tuple(results) if isinstance(found, tuple) else results[0]


def _elements(value: Any) -> np.ndarray:
    value = tensor(value)
    found = np.empty(value.numel(), object)
    for i, each in enumerate(value.reshape(-1).unbind(0)):
        found[i] = each
    return found.reshape(value.shape)


def _joined(found: Any) -> Tensor:
    if not isinstance(found, np.ndarray):
        return tensor(found)
    return ops.stack([tensor(each) for each in found.reshape(-1)]).reshape(found.shape)
