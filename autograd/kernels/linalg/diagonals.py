"""Forward computations on the diagonals and triangles of matrices, and sliding windows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from autograd.array.axes import check_axis
from autograd.array.duck import strided
from autograd.array.shape_errors import ShapeError

__all__ = [
    "diag_embed", "diagonal", "diagonal_backward", "tril", "triu", "unfold", "unfold_backward",
]  # fmt: skip

_SQUARE = 64
_FEW = 1 << 12  # elements of a matrix up to which the mask of a triangle is kept


def diagonal(x: np.ndarray, offset: int, dim1: int, dim2: int) -> np.ndarray:
    """A view of the diagonals of the matrices in two dimensions, along a new last dimension."""
    first, second = _read_plane(x.ndim, dim1, dim2)
    found = x.diagonal(offset, first, second)
    if found.__class__ is np.ndarray:
        found.flags.writeable = x.flags.writeable  # NumPy's is never
    return found


def _read_plane(ndim: int, dim1: int, dim2: int) -> tuple[int, int]:
    first, second = check_axis(dim1, ndim), check_axis(dim2, ndim)
    if first == second:
        raise ShapeError(f"diagonal dimensions cannot be identical {dim1}, {dim2}")
    return first, second


def diagonal_backward(
    values: np.ndarray, shape: Sequence[int], offset: int, dim1: int, dim2: int
) -> np.ndarray:
    """Zeros of `shape` with `values` on the diagonals."""
    out = np.zeros(shape, values.dtype, like=values)
    diagonal(out, offset, dim1, dim2)[...] = values
    return out


def diag_embed(x: np.ndarray, offset: int, dim1: int, dim2: int) -> np.ndarray:
    """Square matrices in two new dimensions with the last dimension of `x` on their diagonals."""
    ndim = x.ndim + 1
    first, second = sorted(_read_plane(ndim, dim1, dim2))
    size = x.shape[-1] + abs(offset)
    shape = list(x.shape[:-1])
    shape.insert(first, size)
    shape.insert(second, size)
    return diagonal_backward(x, shape, offset, dim1, dim2)


def tril(x: np.ndarray, diagonal: int) -> np.ndarray:
    """The lower triangles of matrices, zero above diagonal number `diagonal`."""
    return _cut_triangle(np.tril, _require_matrices("tril", x), diagonal)


def triu(x: np.ndarray, diagonal: int) -> np.ndarray:
    """The upper triangles of matrices, zero below diagonal number `diagonal`."""
    return _cut_triangle(np.triu, _require_matrices("triu", x), diagonal)


@lru_cache(64)
def _lower(height: int, width: int, diagonal: int) -> np.ndarray:
    """Which elements of a matrix are on the diagonal of that number or below."""
    return np.tri(height, width, diagonal, bool)


def _cut_triangle(cut: Any, x: np.ndarray, diagonal: int) -> np.ndarray:
    """NumPy's tril or triu (`cut`), with a mask only for the squares through which it cuts."""
    height, width = x.shape[-2:]
    if x.__class__ is np.ndarray and height * width <= _FEW:
        zero = np.zeros(1, x.dtype)
        if cut is np.triu:
            return np.where(_lower(height, width, diagonal - 1), zero, x)
        return np.where(_lower(height, width, diagonal), x, zero)
    if height < 2 * _SQUARE or width < 2 * _SQUARE:
        return cut(x, diagonal)
    out = np.zeros(x.shape, x.dtype, like=x)
    for top in range(0, height, _SQUARE):
        left = min(max(top + diagonal, 0), width)  # of the square
        right = min(max(top + diagonal + _SQUARE, 0), width)
        rows = (..., slice(top, top + _SQUARE))
        whole = slice(right, None) if cut is np.triu else slice(0, left)
        out[(*rows, whole)] = x[(*rows, whole)]
        square = (*rows, slice(left, right))
        out[square] = cut(x[square], top + diagonal - left)
    return out


def _require_matrices(name: str, x: np.ndarray) -> np.ndarray:
    if x.ndim < 2:
        raise RuntimeError(f"{name}: input tensor must have at least 2 dimensions")
    return x


def unfold(x: np.ndarray, dimension: int, size: int, step: int) -> np.ndarray:
    """A view of the windows of `size` every `step` along a dimension, in a new last dimension."""
    d = check_axis(dimension, x.ndim)
    length = x.shape[d] if x.ndim else 1
    if size < 0:
        raise RuntimeError(f"size is {size} but must be >= 0")
    if size > length:
        raise RuntimeError(
            f"maximum size for tensor at dimension {d} is {length} but size is {size}"
        )
    if step <= 0:
        raise RuntimeError(f"step is {step} but must be > 0")
    if not x.ndim:
        return x.reshape(1)[:size]
    count = (length - size) // step + 1
    stride = x.strides[d]
    shape = *x.shape[:d], count, *x.shape[d + 1 :], size
    strides = *x.strides[:d], step * stride, *x.strides[d + 1 :], stride
    return strided(x, shape, strides)


def unfold_backward(
    windows: np.ndarray, shape: Sequence[int], dim: int, size: int, step: int
) -> np.ndarray:
    """Zeros of `shape` to which the windows are added where they came from."""
    if not shape:
        return windows.sum(keepdims=True).reshape(())
    d = check_axis(dim, len(shape))
    covered = step == size and shape[d] % size == 0
    out = (np.empty if covered else np.zeros)(shape, windows.dtype, like=windows)
    if step >= size:  # no element is in two windows
        view = unfold(out, d, size, step)
        view[...] = windows
        return out
    along = np.moveaxis(out, d, 0)
    columns = np.moveaxis(windows, d, 0)
    count = len(columns)
    for i in range(size):
        along[i : i + step * (count - 1) + 1 : step] += columns[..., i]
    return out
