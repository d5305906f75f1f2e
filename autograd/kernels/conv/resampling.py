"""Interpolation along one dimension, and at given places."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import numpy as np

from autograd.array.axes import check_axis
from autograd.array.duck import beside
from autograd.array.interpolation import Taps
from autograd.kernels.indexing.indexing import gather, scatter_add
from autograd.kernels.large import NATIVE

__all__ = ["add_samples", "match_samples", "resample", "weighted_samples"]

_TAPS, _ROW = 16, 16
"""How many elements native loops sum up, at most, and of what length rows are, at least."""
_SMALL = 1 << 16
"""Up to so many entries, a matrix is multiplied whole: BLAS makes up for the zeros."""


def resample(x: np.ndarray, dim: int, taps: Taps) -> np.ndarray:
    """The sums of the weighted elements at the taps along `dim`."""
    axis = check_axis(dim, x.ndim)
    places, weights = taps.places, taps.weights
    places, weights = beside(x, places), beside(x, weights)
    if x.ndim == 0 or x.shape[axis] != taps.size:
        raise RuntimeError(f"resample: dimension {dim} of {list(x.shape)} must be {taps.size}")
    if places.shape[1] == 1 and (weights == 1).all():
        return x.take(places[:, 0], axis)
    if x.dtype.kind != "f":
        raise NotImplementedError(f"interpolation is not implemented for '{x.dtype}'")
    found = _in_native_loops(x, axis, places, weights)
    if found is not None:
        return found
    if places.shape[1] > 1 and len(places) * taps.size <= _SMALL and x.size:
        result = _multiply_along(x, axis, beside(x, taps.dense(x.dtype)))
        if np.isfinite(np.add.reduce(result, None)):
            return result
        # An infinite element times an entry that is 0 would be seen far away.
    lengths = (-1,) + (1,) * (x.ndim - 1 - axis)
    result = x.take(places[:, 0], axis)
    result *= weights[:, 0].reshape(lengths).astype(x.dtype)
    for j in range(1, places.shape[1]):
        part = x.take(places[:, j], axis)
        part *= weights[:, j].reshape(lengths).astype(x.dtype)
        result += part
    return result


def _in_native_loops(
    x: np.ndarray, axis: int, places: np.ndarray, weights: np.ndarray
) -> np.ndarray | None:
    """The sums by native loops, which mix whole rows, or pick single elements of the last
    dimension; None for small arrays, short rows and many taps."""
    (count, taps), inner = places.shape, math.prod(x.shape[axis + 1 :])
    few = x.size < NATIVE.least or not 0 < taps <= _TAPS or 1 < inner < _ROW
    if few or x.__class__ is not np.ndarray:
        return None
    lines, size = math.prod(x.shape[:axis]), x.shape[axis]
    out = np.empty((*x.shape[:axis], count, *x.shape[axis + 1 :]), x.dtype)
    given = np.ascontiguousarray(weights.T, x.dtype)
    if inner == 1:
        planes = [each.reshape(1, lines, -1) for each in (np.ascontiguousarray(x), out)]
        done = NATIVE.sample("pick", planes[0], given[None], places.T.copy()[None], planes[1])
    else:
        rows = places.T[:, None] + np.arange(0, lines * size, size)[:, None]
        matrices = [each.reshape(-1, inner) for each in (np.ascontiguousarray(x), out)]
        weight = np.tile(given, lines)
        done = NATIVE.mix_rows(matrices[0], rows.reshape(taps, -1), weight, matrices[1])
    return out if done else None


def _multiply_along(x: np.ndarray, axis: int, matrix: Any) -> np.ndarray:
    if axis == x.ndim - 1:
        flat = x.reshape(-1, x.shape[-1]) @ matrix.T
        return flat.reshape(*x.shape[:-1], len(matrix))
    head, tail = x.shape[:axis], x.shape[axis + 1 :]
    stacked = matrix @ x.reshape(-1, x.shape[axis], int(np.prod(tail)))
    return stacked.reshape(*head, len(matrix), *tail)


# ---- at given places -----------------------------------------------------------------------------
# Each function gives a gradient, in y (..., C, P), x (..., C, E) or weights (..., T, P), of the sum
# over c, t and p of weights[t, p] x[c, places[t, p]] y[c, p]; at places below 0 there is 0.


def weighted_samples(x: np.ndarray, weights: np.ndarray, places: np.ndarray) -> np.ndarray:
    """The sums over t of weights[..., t, p] x[..., c, places[..., t, p]], (..., C, P)."""
    x, weights, places = _alike(x, weights, places)
    shape = *x.shape[:-1], places.shape[-1]
    out = np.zeros(shape, np.result_type(x, weights), like=x)
    if not _in_loops("pick", x, weights, places, out):
        for t, index, there in _taps(places, shape):
            out = out + np.where(there, gather(x, -1, index) * weights[..., t, None, :], 0)
    return out


def add_samples(y: np.ndarray, weights: np.ndarray, places: np.ndarray, size: int) -> np.ndarray:
    """The sums of weights[..., t, p] y[..., c, p], each at its place of t and p, (..., C, size)."""
    y, weights, places = _alike(y, weights, places)
    out = np.zeros((*y.shape[:-1], size), np.result_type(y, weights), like=y)
    if not _in_loops("add", out, weights, places, y):
        for t, index, there in _taps(places, y.shape):
            out = scatter_add(out, -1, index, np.where(there, y * weights[..., t, None, :], 0))
    return out


def match_samples(y: np.ndarray, x: np.ndarray, places: np.ndarray) -> np.ndarray:
    """The sums over c of x[..., c, places[..., t, p]] y[..., c, p], (..., T, P)."""
    y, x, places = _alike(y, x, places)
    out = np.zeros(places.shape, np.result_type(x, y), like=x)
    if _in_loops("multiply", x, out, places, y):
        return out
    found = [
        np.where(there, gather(x, -1, index) * y, 0).sum(-2)
        for _, index, there in _taps(places, y.shape)
    ]
    return np.stack(found, -2) if found else out


def _alike(*arrays: np.ndarray) -> list[np.ndarray]:
    """The arrays, where the first is, broadcast but for their last two dimensions."""
    lead = np.broadcast_shapes(*[each.shape[:-2] for each in arrays])
    given = [beside(arrays[0], each) for each in arrays]
    return [np.broadcast_to(each, (*lead, *each.shape[-2:])) for each in given]


def _in_loops(how: str, *arrays: np.ndarray) -> bool:
    """Whether native loops compute one of x, weights and y; see `Loops`."""
    many = arrays[-1].size >= NATIVE.least and all(each.size for each in arrays)
    if not many or any(each.__class__ is not np.ndarray for each in arrays):
        return False
    given = [np.ascontiguousarray(each.reshape(-1, *each.shape[-2:])) for each in arrays]
    found: bool = NATIVE.sample(how, *given)
    return found


def _taps(
    places: np.ndarray, shape: tuple[int, ...]
) -> Iterator[tuple[int, np.ndarray, np.ndarray]]:
    """For each t the places, as an array of `shape` in which 0 stands for none, and whether there
    is one."""
    for t in range(places.shape[-2]):
        found = places[..., t, None, :]
        yield t, np.broadcast_to(np.maximum(found, 0), shape), found >= 0
