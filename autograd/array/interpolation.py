"""Where interpolation along one dimension reads, and with what weights.

Interpolation of an image is one along each of its dimensions after another, and each is a matrix of
which a row has few entries: `Taps`.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np

MODES = {
    "nearest": (3, 4, 5), "nearest-exact": (3, 4, 5), "area": (3, 4, 5), "linear": (3,),
    "bilinear": (4,), "trilinear": (5,), "bicubic": (4,), "lanczos": (4,),
}  # fmt: skip
"""The modes of interpolate, and how many dimensions an input may have there."""

_COPIED = ("linear", "bilinear", "trilinear")
"""The modes that copy what keeps its size, as all do that smooth."""
_SHARPNESS = -0.75  # of bicubic interpolation; -0.5 where it smooths, as in PyTorch


class Taps:
    """A matrix of which row i has weights[i, j] at column places[i, j].

    size  the number of columns
    """

    __slots__ = ("_dense", "_transposed", "places", "size", "weights")

    def __init__(self, places: np.ndarray, weights: np.ndarray, size: int) -> None:
        self.places = places
        self.weights = weights
        self.size = size
        self._dense: dict[Any, np.ndarray] = {}
        self._transposed: Taps | None = None

    def __repr__(self) -> str:
        return f"Taps({len(self.places)} of {self.size}, {self.places.shape[1]} each)"

    def dense(self, dtype: Any) -> np.ndarray:
        """The matrix itself."""
        if dtype not in self._dense:
            matrix = np.zeros((len(self.places), self.size))
            np.add.at(matrix, (np.arange(len(matrix))[:, None], self.places), self.weights)
            self._dense[dtype] = matrix.astype(dtype)
        return self._dense[dtype]

    def transposed(self) -> Taps:
        """The taps of the transposed matrix, rows filled up with weights of 0."""
        if self._transposed is None:
            columns = self.places.reshape(-1)
            order = np.argsort(columns, kind="stable")
            counts = np.bincount(columns, minlength=self.size)
            starts = np.cumsum(counts) - counts
            slots = np.arange(len(columns)) - np.repeat(starts, counts)
            most = max(int(counts.max(initial=0)), 1)
            rows = order // max(self.places.shape[1], 1)
            places = np.zeros((self.size, most), np.intp)
            weights = np.zeros((self.size, most))
            places[columns[order], slots] = rows
            weights[columns[order], slots] = self.weights.reshape(-1)[order]
            # What has weight 0 is read beside the others, where nothing else can be infinite.
            empty = np.arange(most) >= counts[:, None]
            places = np.where(empty, places[:, :1], places)
            self._transposed = Taps(places, weights, len(self.places))
            self._transposed._transposed = self
        return self._transposed


@lru_cache(maxsize=256)
def taps(
    mode: str, size: int, wanted: int, factor: float | None, align_corners: bool, antialias: bool
) -> Taps:
    """The taps of a mode of interpolate, from `size` elements to as many as are `wanted`.

    factor  the scale as it was given; None if it follows from the sizes. It does not count where
            sizes are equal and the mode copies then. The gradient is of the elements picked;
            PyTorch's of "nearest" is of others where sizes are equal or double.
    """
    out = np.arange(wanted)
    if size == wanted and (antialias or mode in _COPIED):
        return Taps(out[:, None], np.ones((wanted, 1)), size)
    if mode == "area":
        first = out * size // wanted
        return _window_taps(first, -(-(out + 1) * size // wanted) - first, size, np.ones_like)
    ratio = size / wanted if factor is None else 1 / factor
    if mode in ("nearest", "nearest-exact"):
        # In single precision, so that ties fall where they do in PyTorch.
        shift = np.float32(0.5 if mode == "nearest-exact" else 0)
        places = np.floor((out.astype(np.float32) + shift) * np.float32(ratio)).astype(np.intp)
        return Taps(np.minimum(places, size - 1)[:, None], np.ones((wanted, 1)), size)
    if align_corners:
        ratio = (size - 1) / (wanted - 1) if wanted > 1 else 0.0
    if antialias:
        return _filter_taps(mode, size, wanted, ratio)
    source = out * ratio if align_corners else (out + 0.5) * ratio - 0.5
    if mode == "bicubic":
        base = np.floor(source)
        steps = np.arange(-1, 3)
        weights = _keys_kernel(np.abs(steps - (source - base)[:, None]), _SHARPNESS)
        places = np.clip(base[:, None] + steps, 0, size - 1)
        return Taps(places.astype(np.intp), weights, size)
    source = np.maximum(source, 0)
    base = np.minimum(np.floor(source), size - 1)
    part = np.clip(source - base, 0, 1)
    places = np.stack([base, np.minimum(base + 1, size - 1)], 1).astype(np.intp)
    return Taps(places, np.stack([1 - part, part], 1), size)


def _filter_taps(mode: str, size: int, wanted: int, ratio: float) -> Taps:
    """A filter that is as much wider as the image becomes smaller, with weights of sum 1."""
    reach, shape = _FILTERS[mode]
    width = max(ratio, 1.0)
    support = reach * width
    center = (np.arange(wanted) + 0.5) * ratio
    first = np.maximum((center - support + 0.5).astype(np.intp), 0)
    count = np.minimum((center + support + 0.5).astype(np.intp), size) - first
    count = np.clip(count, 0, 2 * math.ceil(support) + 1)

    def weigh(places: np.ndarray) -> np.ndarray:
        return shape(np.abs(places - center[:, None] + 0.5) / width)

    return _window_taps(first, count, size, weigh)


def _window_taps(
    first: np.ndarray, count: np.ndarray, size: int, weigh: Callable[[np.ndarray], np.ndarray]
) -> Taps:
    """Taps of `count` neighbours each, with weights of sum 1."""
    steps = np.arange(max(int(count.max(initial=0)), 1))
    places = first[:, None] + steps
    weights = np.where(steps < count[:, None], weigh(places), 0).astype(np.float64)
    sums = weights.sum(1, keepdims=True)
    weights /= np.where(sums == 0, 1, sums)
    inside = first[:, None] + np.minimum(steps, np.maximum(count, 1)[:, None] - 1)
    return Taps(np.clip(inside, 0, size - 1), weights, size)


def _keys_kernel(x: np.ndarray, a: float) -> np.ndarray:
    """The kernel of R. Keys, "Cubic convolution interpolation", 1981."""
    near = ((a + 2) * x - (a + 3)) * x * x + 1
    far = ((x - 5) * x + 8) * x * a - 4 * a
    return np.where(x <= 1, near, np.where(x < 2, far, 0))


_FILTERS: dict[str, tuple[int, Callable[[np.ndarray], np.ndarray]]] = {
    "bilinear": (1, lambda x: np.maximum(1 - x, 0)),
    "bicubic": (2, lambda x: _keys_kernel(x, -0.5)),
    "lanczos": (3, lambda x: np.where(x < 3, np.sinc(x) * np.sinc(x / 3), 0)),
}
