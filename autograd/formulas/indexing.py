"""What the rows that pick and place elements compute besides calling each other."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.formulas import plain
from autograd.kernels.indexing import indexing as kernels

__all__ = ["along", "gather_self", "like_source", "survivors"]


def gather_self(grad: Any, shape: tuple[int, ...], dim: int, index: Any) -> Any:
    """The gradient of a source of `shape` that ``gather(dim, index)`` picked from.

    math: scatter_add(zeros(shape), dim, index, grad)
    """
    if isinstance(grad, np.ndarray):
        return kernels.gather_backward(grad, shape, dim, index)
    from autograd.core.runtime import zero_tensor

    return zero_tensor(shape, grad.dtype).scatter_add(dim, plain(index), grad)


def along(shape: tuple[int, ...], dim: int, index: Any) -> tuple[Any, ...]:
    """The subscript that picks what ``index_select(dim, index)`` does from an array of `shape`.

    math: along(shape, dim, index)
    """
    return kernels.along("index_select", shape, dim, plain(index))


def survivors(shape: tuple[int, ...], dim: int, index: Any) -> np.ndarray:
    """Which elements that `scatter` puts at `index` are still there: of several the last one.

    math: survivors(shape, dim, index)
    """
    return kernels.scatter_survivors(shape, dim, plain(index))


def like_source(grad: Any, shape: tuple[int, ...]) -> Any:
    """`grad` with zeros behind along each dimension in which a source of `shape` is longer.

    Of one element, either may be without dimensions.

    math: like_source(grad, shape)
    """
    if len(grad.shape) != len(shape):
        return grad.reshape(shape)
    for dim, (size, wanted) in enumerate(zip(grad.shape, shape, strict=True)):
        if size != wanted:
            rest = (*grad.shape[:dim], wanted - size, *grad.shape[dim + 1 :])
            grad = np.concatenate([grad, np.zeros(rest, grad.dtype)], dim)
    return grad
