"""Subscripts of the places that PyTorch names by dimension and index."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.array.axes import along, broadcast_shapes, check_axis
from autograd.formulas import element_numbers, memory_of, plain
from autograd.kernels.indexing.places import are_positions
from autograd.kernels.indexing.strided import strided_places
from autograd.kernels.linalg.diagonals import diagonal


def common_shape(self: Any, other: Any) -> tuple[int, ...]:
    """The shape to which two tensors broadcast."""
    return broadcast_shapes(self.shape, other.shape)


def taken(elements: Any, index: Any) -> Any:
    """The elements of a vector at the indices of `take`. Raises RuntimeError for other numbers than
    integers: truth values would be a mask."""
    if index.dtype.kind not in "iu":
        raise RuntimeError(f"take(): Expected a long tensor for index, but got {index.dtype}")
    chosen = elements[index]
    return chosen if index.ndim else chosen.clone()  # one index makes a view


def take_source(self: Any, indices: Any, dim: int | None) -> Any:
    """`self` as `gather` takes it: as long as `indices` along all dimensions but `dim`."""
    if dim is None:
        return self.reshape((-1,))
    return np.broadcast_to(self, _take_shape(indices.shape, self.shape, dim))


def take_index(self: Any, indices: Any, dim: int | None) -> Any:
    """A copy of `indices`, which may be written once they have been used, as `gather` takes them:
    from the front, and as long as `self` along all dimensions but `dim`."""
    indices = plain(indices)
    if indices.dtype.kind not in "iu":
        raise RuntimeError(
            f"torch.take_along_dim(): dtype of indices should be Long but got {indices.dtype}"
        )
    size = 0 if dim is None else self.shape[dim] if self.ndim else 1
    known = isinstance(indices, np.ndarray)
    if known and (indices.dtype.kind != "i" or are_positions(indices, size)):
        indices = indices.copy()
    else:
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
    shape = list(broadcast_shapes(tuple(shape), tuple(other)))
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
    d = check_axis(dim, len(shape))
    if not -shape[d] <= index < shape[d]:
        raise IndexError(
            f"select(): index {index} out of range for tensor of size {list(shape)} at "
            f"dimension {d}"
        )
    return along(d, index)


def narrow_index(shape: tuple[int, ...], dim: int, start: Any, length: int) -> tuple[Any, ...]:
    """The subscript of `length` elements from `start` on along `dim`."""
    if not shape:
        raise RuntimeError("narrow() cannot be applied to a 0-dim tensor.")
    if length < 0:
        raise RuntimeError("narrow(): length must be non-negative.")
    d = check_axis(dim, len(shape))
    start, size = int(start), shape[d]
    if not -size <= start <= size:
        raise IndexError(
            f"start out of range (expected to be in range of [{-size}, {size}], but got {start})"
        )
    first = start + size if start < 0 else start
    if first + length > size:
        raise RuntimeError(f"start ({first}) + length ({length}) exceeds dimension size ({size}).")
    return along(d, slice(first, first + length))


def slice_part(
    shape: tuple[int, ...], src: tuple[int, ...] | None, dim: int, start: int | None,
    end: int | None, step: int,
) -> tuple[Any, ...]:  # fmt: skip
    """The subscript of a slice along `dim`. Raises RuntimeError if it has not the shape `src`."""
    if not shape:
        raise IndexError("slice() cannot be applied to a 0-dim tensor.")
    if step <= 0:
        raise RuntimeError("slice step must be positive")
    d = check_axis(dim, len(shape))
    first, stop, _ = slice(start, end, step).indices(shape[d])
    part = along(d, slice(first, max(first, stop), step))
    expected = (*shape[:d], len(range(first, stop, step)), *shape[d + 1 :])
    return part if src is None else _filled_by(src, expected, part)


def select_part(
    shape: tuple[int, ...], src: tuple[int, ...], dim: int, index: int
) -> tuple[Any, ...]:
    """The subscript of one index along `dim`. Raises RuntimeError if `src` is not its shape."""
    part = select_index(shape, dim, index)
    d = len(part) - 1
    return _filled_by(src, (*shape[:d], *shape[d + 1 :]), part)


def _filled_by(src: tuple[int, ...], expected: tuple[int, ...], part: Any) -> Any:
    """`part`, of the shape `expected`. Raises RuntimeError if the source has another one."""
    if src != expected:
        raise RuntimeError(
            "expected src to have a size equal to the slice of self. src size = "
            f"{list(src)}, slice size = {list(expected)}"
        )
    return part


def diagonal_places(
    shape: tuple[int, ...], src: tuple[int, ...], offset: int, dim1: int, dim2: int
) -> np.ndarray:
    """The numbers of the elements on diagonals. Raises RuntimeError if `src` is not their shape."""
    places = diagonal(element_numbers(shape), offset, dim1, dim2)
    return _filled_by(src, places.shape, places)


def as_strided_scatter(
    self: Any, src: Any, size: Sequence[int], stride: Sequence[int], storage_offset: int | None
) -> Any:
    """A copy of `self` with `src` where its view by strides lies."""
    x: Any = memory_of(self)
    places = strided_places(x, size, stride, storage_offset)
    _filled_by(src.shape, places.shape, places)
    if not places.size:
        return np.copy(self)
    writer = np.full(x.size + 1, -1)
    writer[places.reshape(-1)] = np.arange(places.size)
    writer = writer[:-1].reshape(x.shape)
    return np.where(writer >= 0, src.reshape((-1,))[np.maximum(writer, 0)], self)
