"""Picking and putting elements at the places that an index along one dimension names.

The places are counted through the whole array, and a block of them is computed, checked and used at
a time. So they stay in the cache, and where the dimension is not the first, so does the part of the
array that they lie in.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import numpy as np

from autograd.array.axes import WIDER
from autograd.kernels.large import NATIVE

__all__ = ["check_indices", "embedding"]

# So many numbers at one place are added in their own precision, more in double precision: adding
# ones in float32 one by one ends at 2**24.
EXACT = 1024
_BLOCK = 1 << 15  # places in a block
_most: Any = np.maximum.reduce
_INT64 = np.dtype(np.int64)


def are_positions(index: np.ndarray, size: int) -> bool:
    """Whether all indices are counted from the front and exist."""
    if not index.size:
        return True
    if index.__class__ is np.ndarray and index.dtype is _INT64:  # unsigned, negative ones are huge
        return int(_most(index.view(np.uint64), None)) < size
    return int(index.min()) >= 0 and int(index.max()) < size


class PlaceError(IndexError, RuntimeError):
    """An index that there is not: PyTorch's error is one or the other, by the shape."""


def from_the_front(name: str, shape: tuple[int, ...], d: int, index: np.ndarray) -> np.ndarray:
    """Indices along the dimension `d` that may not be counted from behind.

    Raises PlaceError for one that is not there, negative ones among them, as PyTorch does.
    """
    size = shape[d] if shape else 1
    index = index.astype(np.intp, copy=False)
    if not are_positions(index, size):
        bad = index[(index < 0) | (index >= size)][0]
        raise PlaceError(
            f"{name}(): index {bad} is out of bounds for dimension {d} with size {size}"
        )
    return index


def wrapped(index: np.ndarray, size: int) -> np.ndarray:
    """Indices counted from the front. Raises IndexError for one that is not there."""
    index = index.astype(np.intp, copy=False)
    if not are_positions(index, size):
        low, high = int(index.min()), int(index.max())
        if low < -size or high >= size:
            bad = high if high >= size else low
            raise IndexError(f"index {bad} is out of bounds for dimension with size {size}")
        index = np.where(index < 0, index + size, index)
    return index


def _walk_places(
    shape: tuple[int, ...], axis: int, index: np.ndarray
) -> Iterator[tuple[slice, slice, np.ndarray]]:
    """Some rows of an array of `shape` after others, those of `index` that go with them, and the
    places that it names along `axis`, counted from the first element of these rows.

    Raises IndexError for an index that is none, from the front.
    """
    ndim = len(shape)
    steps = [math.prod(shape[k + 1 :]) for k in range(ndim)]

    def along(k: int, count: int) -> np.ndarray:
        return np.arange(0, count * steps[k], steps[k]).reshape((-1,) + (1,) * (ndim - 1 - k))

    others = [along(k, n) for k, n in enumerate(index.shape) if k not in (0, axis) and n > 1]
    length = len(index)
    height = max(1, _BLOCK * length // index.size)
    for start in range(0, length, height):
        rows = slice(start, min(start + height, length))
        places = index[rows].astype(np.intp, copy=False)
        if not are_positions(places, shape[axis]):
            raise IndexError(f"an index is out of bounds for dimension {axis}")
        if steps[axis] != 1:
            places = places * steps[axis]
        if axis and rows.stop > start + 1:
            places = places + along(0, rows.stop - start)
        for offsets in others:
            places = places + offsets
        yield rows if axis else slice(None), rows, places.reshape(-1)


def _moved(how: str, whole: np.ndarray, axis: int, index: np.ndarray, part: np.ndarray) -> bool:
    """Whether native loops "pick" `part` from `whole`, "store" it there, or combine it with what is
    there by the ufunc of the name `how`."""
    large = index.size >= NATIVE.least and whole.__class__ is np.ndarray
    return large and NATIVE.move(how, whole, axis, index, part)


def picked(x: np.ndarray, axis: int, index: np.ndarray) -> np.ndarray:
    """The elements of a contiguous `x` at `index` along `axis`."""
    out = np.empty(index.shape, x.dtype)
    if _moved("pick", x, axis, index, out):
        return out
    for part, rows, places in _walk_places(x.shape, axis, index):
        x[part].reshape(-1).take(places, out=out[rows].reshape(-1), mode="wrap")
    return out


def placed(out: np.ndarray, axis: int, index: np.ndarray, values: Any) -> None:
    """Puts `values`, of the shape of `index` or one for all, into a contiguous `out`."""
    if _moved("store", out, axis, index, np.asarray(values, out.dtype)):
        return
    one = np.ndim(values) == 0
    for part, rows, places in _walk_places(out.shape, axis, index):
        out[part].reshape(-1)[places] = values if one else values[rows].reshape(-1)


def combine(
    ufunc: np.ufunc, out: np.ndarray, axis: int, index: np.ndarray, values: np.ndarray
) -> None:
    """Combines elements of a contiguous `out` with `values`, of the shape of `index`; or slices of
    it, if there is one index for each along the axis."""
    if index.ndim < values.ndim:
        rows = math.prod(out.shape[:axis]) == 1 and values.size >= NATIVE.least
        matrices = [each.reshape(each.shape[axis], -1) for each in (out, values)]
        if rows and NATIVE.add_rows(matrices[0], index, matrices[1], ufunc.__name__):
            return
        index = np.broadcast_to(index.reshape(-1, *[1] * (values.ndim - axis - 1)), values.shape)
    if not _moved(ufunc.__name__, out, axis, index, values):
        with np.errstate(invalid="ignore"):  # by which `at` warns of an extremum that is nan
            for part, rows, places in _walk_places(out.shape, axis, index):
                ufunc.at(out[part].reshape(-1), places, values[rows].reshape(-1))


def added(
    base: np.ndarray, axis: int, index: np.ndarray, values: np.ndarray, copy: bool | None = True
) -> np.ndarray:
    """`base` plus `values`, of the shape of `index`; copy: None lets `base` become that."""
    many = base.dtype.char != "f" or index.shape[axis] > EXACT
    dtype = WIDER.get(base.dtype.char, base.dtype) if many else base.dtype
    out = np.array(base, dtype, order="C", copy=copy)
    combine(np.add, out, axis, index, values.astype(dtype, copy=False))
    return out.astype(base.dtype, copy=False)


def check_indices(name: str, weight: np.ndarray, indices: np.ndarray) -> None:
    """Raises RuntimeError for indices that are no integers, and for one that is no row, which is
    an IndexError of `embedding`."""
    if indices.dtype.kind not in "iu":
        raise RuntimeError(
            "Expected tensor for argument #1 'indices' to have one of the following scalar types: "
            f"Long, Int; but got {indices.dtype} instead (while checking arguments for {name})"
        )
    if indices.__class__ is not np.ndarray or not indices.size:  # `embedding` sees those of samples
        return
    there = are_positions(indices, weight.shape[0])
    if not there and name == "embedding":
        raise IndexError("index out of range in self")
    if not there:
        raise RuntimeError(f"{name}: Expected idx >= 0 && idx < num_embeddings")


def embedding(weight: np.ndarray, indices: np.ndarray, sparse: bool) -> np.ndarray:
    """weight[indices] of a matrix. Raises also RuntimeError for anything else, or for `sparse`."""
    if weight.ndim != 2:
        raise RuntimeError("'weight' must be 2-D")
    if sparse:
        raise RuntimeError("embedding: there are no sparse gradients, leave out sparse=True")
    check_indices("embedding", weight, indices)
    return weight.take(indices, 0)
