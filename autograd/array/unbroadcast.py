"""Bringing a gradient back to the shape, dtype and realness of the input it belongs to.

Broadcasting repeats an input; the adjoint of repeating is summing. Sums over many float32 numbers
are carried out in float64 blocks: adding 2**25 ones one after the other in float32 stops at
16777216, where one more 1 is rounded away.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from autograd.array.axes import WIDER, count_along, reduce_badly_laid

# Rows added in the array's own precision before the partial sums are added in double precision.
_BLOCK = 1024
_add: Any = np.add.reduce  # as np.sum, which asks its arguments what they are first


def restore_to(result: np.ndarray, *edges: Any) -> tuple[Any, ...] | None:
    """What the gradients of a pointwise operation's inputs are to be brought back to.

    edges: edge and array of each input in turn. None if all that want one have the shape and dtype
    of `result`.
    """
    shape, dtype = result.shape, result.dtype
    arrays = edges[1::2]
    for edge, array in zip(edges[::2], arrays):  # noqa: B905  (generated: of one length)
        if edge is not None and (array.shape != shape or array.dtype != dtype):
            return tuple([None if x is None else (x.shape, x.dtype) for x in arrays])
    return None


def alike(grad: Any, found: Any) -> Any:
    """`found`, the gradient of an input that has shape and dtype of the result, as `grad` has."""
    if found is not None and (found.dtype is not grad.dtype or found.shape != grad.shape):
        return restore(found, grad.shape, grad.dtype)
    return found


def restore(grad: Any, shape: tuple[int, ...], dtype: np.dtype) -> Any:
    """`grad` (array or Tensor) with `shape` and `dtype`: summed, cast, and real if they are."""
    if grad.shape != shape:
        grad = sum_to(grad, shape)
    if grad.dtype is not dtype and grad.dtype != dtype:
        if grad.dtype.kind == "c" and dtype.kind != "c":
            grad = grad.real
        if grad.dtype != dtype:
            grad = grad.astype(dtype)
    return grad


def sum_to(grad: Any, shape: tuple[int, ...]) -> Any:
    """Sums `grad` over the dimensions along which `shape` was broadcast to ``grad.shape``.

    Raises RuntimeError if `shape` does not broadcast to ``grad.shape``. Works on arrays and on
    Tensors. A `grad` smaller than `shape` (a constant formula) is repeated instead.
    """
    if grad.shape == shape:
        return grad
    axes = repeated_axes(grad.shape, shape)
    if axes is None:
        try:
            return np.broadcast_to(grad, shape)
        except ValueError:
            raise RuntimeError(
                f"a gradient of shape {list(grad.shape)} cannot be brought to {list(shape)}"
            ) from None
    if not isinstance(grad, np.ndarray):
        return grad.sum(axes).reshape(shape)
    total = sum_axes(grad, axes)
    return total if axes == (0,) and total.shape == shape else total.reshape(shape)


@lru_cache(512)
def repeated_axes(shape: tuple[int, ...], given: tuple[int, ...]) -> tuple[int, ...] | None:
    """The axes of `shape` along which `given` broadcasts to it; None if it does not."""
    lead = len(shape) - len(given)
    if lead < 0 or any(m not in (1, n) for m, n in zip(given, shape[lead:], strict=True)):
        return None
    return tuple([i for i, n in enumerate(shape) if i < lead or n != given[i - lead]])


def sum_axes(array: np.ndarray, axes: tuple[int, ...], keepdims: bool = False) -> np.ndarray:
    """``array.sum(axes)`` whose error does not grow with the number of summed rows.

    NumPy sums pairwise along the fast axis only. Along other axes this function sums blocks of
    rows in the array's own precision and their sums in the next wider one.
    """
    if axes == (0,):
        if array.shape[0] <= _BLOCK:
            return _add(array, 0, keepdims=keepdims)
        total = reduce_badly_laid(np.add, array, axes)
        if total is not None:
            return total if keepdims else total[0]
    wider = WIDER.get(array.dtype.char)
    if wider is None or not axes or not _loses_digits(array, axes):
        return _add(array, axes, keepdims=keepdims)
    axes = tuple(axis % array.ndim for axis in axes)
    kept = [axis for axis in range(array.ndim) if axis not in axes]
    rows = array.transpose(*axes, *kept)
    shape = rows.shape[len(axes) :]
    rows = rows.reshape(-1, *shape)
    whole = len(rows) // _BLOCK * _BLOCK
    blocks = rows[:whole].reshape(-1, _BLOCK, *shape)
    total = blocks.sum(axis=1).sum(axis=0, dtype=wider) + rows[whole:].sum(axis=0, dtype=wider)
    total = total.astype(array.dtype)
    return np.expand_dims(total, axes) if keepdims else total


def _loses_digits(array: np.ndarray, axes: tuple[int, ...]) -> bool:
    """Whether so many numbers are added along slow axes that a plain sum would lose digits."""
    if count_along(array.shape, axes) <= 4 * _BLOCK:
        return False
    fast = array.ndim - 1
    return not (array.flags.c_contiguous and any(axis % array.ndim == fast for axis in axes))
