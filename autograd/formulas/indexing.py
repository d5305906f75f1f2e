"""What the rows that pick and place elements compute besides calling each other."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from autograd.formulas import plain
from autograd.kernels import indexing as kernels
from autograd.kernels.shapes import wrap_dim

__all__ = [
    "along", "common_shape", "gather_self", "like_source", "mask_index", "narrow_index",
    "select_index", "survivors", "take_index", "take_source",
]  # fmt: skip


def gather_self(grad: Any, shape: tuple[int, ...], dim: int, index: Any) -> Any:
    """The gradient of a source of `shape` that ``gather(dim, index)`` picked from."""
    if isinstance(grad, np.ndarray):
        return kernels.gather_backward(grad, shape, dim, index)
    from autograd.support import zero_tensor

    return zero_tensor(shape, grad.dtype).scatter_add(dim, plain(index), grad)


def along(shape: tuple[int, ...], dim: int, index: Any) -> tuple[Any, ...]:
    """The subscript that picks what ``index_select(dim, index)`` does from an array of `shape`."""
    return kernels.along("index_select", shape, dim, plain(index))


def survivors(shape: tuple[int, ...], dim: int, index: Any) -> np.ndarray:
    """Which elements that `scatter` puts at `index` are still there: of several the last one."""
    return kernels.scatter_survivors(shape, dim, plain(index))


def like_source(grad: Any, shape: tuple[int, ...]) -> Any:
    """`grad` with zeros behind along each dimension in which a source of `shape` is longer.

    Of one element, either may be without dimensions.
    """
    if len(grad.shape) != len(shape):
        return grad.reshape(shape)
    for dim, (size, wanted) in enumerate(zip(grad.shape, shape, strict=True)):
        if size != wanted:
            rest = (*grad.shape[:dim], wanted - size, *grad.shape[dim + 1 :])
            grad = np.concatenate([grad, np.zeros(rest, grad.dtype)], dim)
    return grad


def common_shape(self: Any, other: Any) -> tuple[int, ...]:
    """The shape to which two tensors broadcast."""
    return np.broadcast_shapes(self.shape, other.shape)


def take_source(self: Any, indices: Any, dim: int | None) -> Any:
    """`self` as `gather` takes it: as long as `indices` along all dimensions but `dim`."""
    if dim is None:
        return self.reshape((-1,))
    return np.broadcast_to(self, _take_shape(indices.shape, self.shape, dim))


def take_index(self: Any, indices: Any, dim: int | None) -> Any:
    """A copy of `indices`, which may be written once they have been used, as `gather` takes them:
    from the front, and as long as `self` along all dimensions but `dim`."""
    indices = plain(indices)
    size = math.prod(self.shape) if dim is None else self.shape[dim] if self.ndim else 1
    if isinstance(indices, np.ndarray):
        indices = np.where((indices < 0) & (indices >= -size), indices + size, indices)
    if dim is None:
        return indices.reshape(-1)
    return np.broadcast_to(indices, _take_shape(self.shape, indices.shape, dim))


def _take_shape(others: tuple[int, ...], own: tuple[int, ...], dim: int) -> tuple[int, ...]:
    if len(others) != len(own):
        raise RuntimeError(
            "torch.take_along_dim(): input and indices should have the same number of dimensions, "
            f"but got {len(own)} and {len(others)} dimensions"
        )
    shape, other = list(own), list(others)
    shape[dim] = other[dim] = 1
    shape = list(np.broadcast_shapes(tuple(shape), tuple(other)))
    shape[dim] = own[dim]
    return tuple(shape)


def mask_index(self: Any, mask: Any) -> np.ndarray:
    """`mask` in the shape to which it and `self` broadcast; RuntimeError unless it is bool."""
    mask = plain(mask)
    if mask.dtype.kind != "b":
        raise RuntimeError(f"masked_select: expected BoolTensor for mask, but got {mask.dtype}")
    return np.broadcast_to(mask, common_shape(self, mask))


def select_index(shape: tuple[int, ...], dim: int, index: int) -> tuple[Any, ...]:
    """The subscript of one index along `dim`."""
    if not shape:
        raise IndexError("select() cannot be applied to a 0-dim tensor.")
    d = wrap_dim(dim, len(shape))
    if not -shape[d] <= index < shape[d]:
        raise IndexError(
            f"select(): index {index} out of range for tensor of size {list(shape)} at "
            f"dimension {d}"
        )
    return (*(slice(None),) * d, index)


def narrow_index(shape: tuple[int, ...], dim: int, start: Any, length: int) -> tuple[Any, ...]:
    """The subscript of `length` elements from `start` on along `dim`."""
    if not shape:
        raise RuntimeError("narrow() cannot be applied to a 0-dim tensor.")
    if length < 0:
        raise RuntimeError("narrow(): length must be non-negative.")
    d = wrap_dim(dim, len(shape))
    start, size = int(start), shape[d]
    if not -size <= start <= size:
        raise IndexError(
            f"start out of range (expected to be in range of [{-size}, {size}], but got {start})"
        )
    first = start + size if start < 0 else start
    if first + length > size:
        raise RuntimeError(f"start ({first}) + length ({length}) exceeds dimension size ({size}).")
    return (*(slice(None),) * d, slice(first, first + length))
