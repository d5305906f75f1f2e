"""Subscripts of calls that only pick elements or put them among zeros, as they are seen in what a
call makes of an array that counts from 1."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any

import numpy as np

Index = tuple[int | slice, ...]
Shape = tuple[int, ...]


def counted(x: np.ndarray) -> np.ndarray:
    """An array like `x` whose elements tell their places: 1, 2, 3, ..."""
    return np.arange(1, x.size + 1).reshape(x.shape).astype(x.dtype)


def added_to_zeros(values: np.ndarray, shape: Shape, index: Any) -> np.ndarray:
    """Zeros of a shape, to which `values` are added at an index."""
    found = np.zeros(shape, values.dtype)
    np.add.at(found, index, values)
    return found


def has_array(index: Any) -> bool:
    """Whether a subscript picks by arrays."""
    each = index if isinstance(index, tuple) else (index,)
    return any(isinstance(part, np.ndarray) for part in each)


def picked(x: np.ndarray, y: np.ndarray, given: Sequence[Any], sliced: bool) -> Any:
    """The index by which `y`, what a call makes of the counting array `x`, is picked from it: one
    of `given`, its other arguments, or with `sliced` one of numbers and slices; None if there is
    none."""
    found: list[Any] = [*given]
    flat = np.real(y).astype(np.intp) - 1
    if sliced and x.ndim and flat.size and flat.min() >= 0 and flat.max() < x.size:
        found += _slices(np.unravel_index(flat, x.shape), x.shape, y.shape)
    return _first(found, lambda index: x[index], y)


def put_at(x: np.ndarray, y: np.ndarray, given: Sequence[Any], sliced: bool) -> Any:
    """The index at which a call adds the counting array `x` to zeros to give `y`, as `picked`."""
    found: list[Any] = [*given]
    flat = np.flatnonzero(y)
    if sliced and y.ndim and flat.size == x.size and x.size:
        order = np.argsort(np.real(y).reshape(-1)[flat], kind="stable")
        places = np.unravel_index(flat[order].reshape(x.shape), y.shape)
        found += _slices(places, y.shape, x.shape)
    return _first(found, lambda index: added_to_zeros(x, y.shape, index), y)


def _first(indices: Sequence[Any], change: Callable[[Any], np.ndarray], wanted: np.ndarray) -> Any:
    for index in indices:
        if not isinstance(index, (tuple, list, slice, np.ndarray)):
            continue  # a number, whose meaning is a guess
        try:
            found = change(index)
        except (IndexError, TypeError, ValueError):
            continue
        if np.shape(found) == wanted.shape and np.array_equal(found, wanted):
            return index
    return None


def _slices(places: Sequence[np.ndarray], large: Shape, small: Shape) -> Iterator[Index]:
    """The indices of numbers and slices that may pick elements at `places`, arrays of the shape
    `small`, from an array of the shape `large`."""
    for numbers in combinations(range(len(large)), max(0, len(large) - len(small))):
        kept = [d for d in range(len(large)) if d not in numbers]
        if len(kept) == len(small):
            index = [
                int(at.flat[0]) if d in numbers else _slice(_line(at, kept.index(d)), large[d])
                for d, at in enumerate(places)
            ]
            while index[1:] and index[-1] == slice(None):
                index.pop()
            yield tuple(index)


def _line(places: np.ndarray, dim: int) -> list[int]:
    """The places along one dimension, at the start of all others."""
    return [int(at) for at in np.moveaxis(places, dim, 0).reshape(places.shape[dim], -1)[:, 0]]


def _slice(places: Sequence[int], size: int) -> slice:
    """The slice through such places, as short as it can be written."""
    step = places[1] - places[0] if len(places) > 1 else 1
    if step == 0:
        return slice(None)  # no slice: what it picks will differ
    stop = places[-1] + (1 if step > 0 else -1)
    at_end = stop + (step - 1 if step > 0 else step + 1)  # beyond which the next place would be
    ends = at_end >= size if step > 0 else at_end < 0
    first = 0 if step > 0 else size - 1
    start = None if places[0] == first else places[0]
    return slice(start, None if ends else stop, None if step == 1 else step)


def index_text(index: Any, text: Any = str) -> str:
    """A subscript as it is written, ``1:3, None, ::2``. text: how arrays and numbers are."""
    if isinstance(index, tuple):
        return ", ".join(index_text(each, text) for each in index) + "," * (len(index) == 0)
    if isinstance(index, slice):
        bounds = ["" if each is None else str(each) for each in (index.start, index.stop)]
        return ":".join(bounds) + ("" if index.step is None else f":{index.step}")
    if index is Ellipsis:
        return "..."
    return str(text(index))
