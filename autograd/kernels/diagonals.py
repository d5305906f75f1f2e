"""Forward computations on the diagonals and triangles of matrices, and sliding windows."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from autograd.kernels.shapes import wrap_dim

__all__ = [
    "diag_embed", "diagonal", "diagonal_backward", "tril", "triu", "unfold", "unfold_backward",
]  # fmt: skip


def diagonal(x: np.ndarray, offset: int, dim1: int, dim2: int) -> np.ndarray:
    """A view of the diagonals of the matrices in two dimensions, along a new last dimension."""
    first, second = _plane(x.ndim, dim1, dim2)
    return x.diagonal(offset, first, second)


def _plane(ndim: int, dim1: int, dim2: int) -> tuple[int, int]:
    first, second = wrap_dim(dim1, ndim), wrap_dim(dim2, ndim)
    if first == second:
        raise RuntimeError(f"diagonal dimensions cannot be identical {dim1}, {dim2}")
    return first, second


def diagonal_backward(
    values: np.ndarray, shape: Sequence[int], offset: int, dim1: int, dim2: int
) -> np.ndarray:
    """Zeros of `shape` with `values` on the diagonals."""
    out = np.zeros(shape, values.dtype)
    diagonals = diagonal(out, offset, dim1, dim2)
    diagonals.flags.writeable = True
    diagonals[...] = values
    return out


def diag_embed(x: np.ndarray, offset: int, dim1: int, dim2: int) -> np.ndarray:
    """Square matrices in two new dimensions with the last dimension of `x` on their diagonals."""
    ndim = x.ndim + 1
    first, second = sorted(_plane(ndim, dim1, dim2))
    size = x.shape[-1] + abs(offset)
    shape = list(x.shape[:-1])
    shape.insert(first, size)
    shape.insert(second, size)
    return diagonal_backward(x, shape, offset, dim1, dim2)


def tril(x: np.ndarray, diagonal: int) -> np.ndarray:
    """The lower triangles of matrices, zero above diagonal number `diagonal`."""
    return np.tril(_matrices("tril", x), diagonal)


def triu(x: np.ndarray, diagonal: int) -> np.ndarray:
    """The upper triangles of matrices, zero below diagonal number `diagonal`."""
    return np.triu(_matrices("triu", x), diagonal)


def _matrices(name: str, x: np.ndarray) -> np.ndarray:
    if x.ndim < 2:
        raise RuntimeError(f"{name}: input tensor must have at least 2 dimensions")
    return x


def unfold(x: np.ndarray, dimension: int, size: int, step: int) -> np.ndarray:
    """A view of the windows of `size` every `step` along a dimension, in a new last dimension."""
    d = wrap_dim(dimension, x.ndim)
    length = x.shape[d] if x.ndim else 1
    if size < 0 or size > length:
        raise RuntimeError(
            f"maximum size for tensor at dimension {d} is {length} but size is {size}"
        )
    if step <= 0:
        raise RuntimeError(f"step is {step} but must be > 0")
    if not x.ndim:
        return x.reshape(1)[:size]
    count = (length - size) // step + 1
    stride = x.strides[d]
    return np.lib.stride_tricks.as_strided(
        x,
        (*x.shape[:d], count, *x.shape[d + 1 :], size),
        (*x.strides[:d], step * stride, *x.strides[d + 1 :], stride),
    )


def unfold_backward(
    windows: np.ndarray, shape: Sequence[int], dim: int, size: int, step: int
) -> np.ndarray:
    """Zeros of `shape` to which the windows are added where they came from."""
    if not shape:
        return windows.sum(keepdims=True).reshape(())
    out = np.zeros(shape, windows.dtype)
    d = wrap_dim(dim, out.ndim)
    along = np.moveaxis(out, d, 0)
    columns = np.moveaxis(windows, d, 0)
    count = len(columns)
    for i in range(size):
        along[i : i + step * (count - 1) + 1 : step] += columns[..., i]
    return out
