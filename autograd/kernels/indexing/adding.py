"""Adding numbers at places that may repeat."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.array.axes import WIDER
from autograd.array.axes import along as subscript
from autograd.array.duck import outside
from autograd.kernels.indexing.places import EXACT, wrapped
from autograd.kernels.large import NATIVE

# Two numbers side by side are added in one go as the parts of a complex one.
_PAIRS = {"f4": np.complex64, "f8": np.complex128}
_LONG = 16  # so many numbers side by side are worth a look whether any index repeats


def add_at(
    base: np.ndarray | None,
    shape: tuple[int, ...],
    positions: np.ndarray,
    values: np.ndarray,
    repeats: int,
) -> np.ndarray:
    """`base`, or zeros of `shape`, plus `values` at flat `positions`.

    If there are half as many positions as values, they are those of pairs. repeats: how often the
    same position may come, at most.
    """
    dtype = values.dtype
    out = _begun(base, shape, dtype, repeats)
    added, places = values.ravel().astype(out.dtype, copy=False), positions.reshape(-1)
    if added.size != positions.size:
        pair = _PAIRS[added.dtype.str[1:]]
        np.add.at(out.view(pair), places, added.view(pair))
    else:
        large = added.size >= NATIVE.least and not outside(added)
        if not (large and NATIVE.move("add", out, 0, places, added)):
            np.add.at(out, places, added)
    return out.astype(dtype, copy=False).reshape(shape)


def _begun(
    base: np.ndarray | None, shape: tuple[int, ...], dtype: np.dtype, repeats: int
) -> np.ndarray:
    """To what is added: a copy of `base`, or zeros, as a vector."""
    few = 1 if dtype.char == "e" else EXACT
    wider = WIDER.get(dtype.char, dtype) if repeats > few else dtype
    return np.zeros(math.prod(shape), wider) if base is None else base.astype(wider).ravel()


def count_most(index: np.ndarray, dtype: np.dtype) -> int:
    """How often the most frequent of some indices >= 0 comes, or a bound that is small enough.

    0 for a dtype in which any number of values can be added.
    """
    if dtype.char not in WIDER:
        return 0
    return index.size if index.size <= EXACT else int(np.bincount(index.reshape(-1)).max())


def add_rows(
    base: np.ndarray | None,
    shape: tuple[int, ...],
    axis: int,
    index: np.ndarray,
    values: np.ndarray,
) -> np.ndarray:
    """`base`, or zeros of `shape`, plus slices of `values` at the `index`, counted from the front,
    along one axis."""
    if outside(values):
        out = np.zeros_like(values, shape=shape) if base is None else base.copy()
        np.add.at(out, subscript(axis, index), values)
        return out
    size = shape[axis]
    outer, inner = math.prod(shape[:axis]), math.prod(shape[axis + 1 :])
    positions = index.reshape(-1)
    repeats = count_most(positions, values.dtype)
    if outer == 1 and inner >= _LONG and values.size >= NATIVE.least:
        out = _begun(base, shape, values.dtype, repeats).reshape(size, inner)
        if NATIVE.add_rows(out, positions, values.reshape(-1, inner)):
            return out.astype(values.dtype, copy=False).reshape(shape)
    if inner >= _LONG and positions.size and int(np.bincount(positions).max()) == 1:
        return _add_unrepeated_rows(base, shape, axis, positions, values)
    if inner % 2 == 0 and values.dtype.str[1:] in _PAIRS:
        inner //= 2
    if not values.size:
        return np.zeros(shape, values.dtype) if base is None else base.copy()
    if outer != 1:
        positions = (np.arange(0, outer * size, size)[:, None] + positions).reshape(-1)
    if inner != 1:
        positions = positions[:, None] * inner + np.arange(inner)
    return add_at(base, shape, positions, values, repeats)


def _add_unrepeated_rows(
    base: np.ndarray | None,
    shape: tuple[int, ...],
    axis: int,
    positions: np.ndarray,
    values: np.ndarray,
) -> np.ndarray:
    """The same for positions that do not repeat."""
    values = values.reshape((*shape[:axis], positions.size, *shape[axis + 1 :]))
    if positions.size == shape[axis]:  # each comes once: the slices only have to be sorted
        out = values.take(np.argsort(positions), axis)
        if base is not None:
            out += base
        return out
    where = subscript(axis, positions)
    if base is None:
        out = np.zeros(shape, values.dtype)
        out[where] = values
    else:
        out = base.copy()
        out[where] += values
    return out


def add_points(
    shape: tuple[int, ...], indices: Sequence[np.ndarray], values: np.ndarray
) -> np.ndarray:
    """Zeros of `shape` plus `values` at broadcast indices of every dimension."""
    positions: Any = 0
    repeats = values.size if values.dtype.char in WIDER else 0
    for size, index in zip(shape, indices, strict=True):
        index = wrapped(index, size)
        positions = positions * size + index
        if repeats > EXACT and index.size:  # no point comes more often than its coordinates
            most = int(np.bincount(index.reshape(-1)).max())
            repeats = min(repeats, most * (values.size // index.size))
    return add_at(None, shape, positions, values, repeats)
