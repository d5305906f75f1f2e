"""What the rows that pick and place elements compute besides calling each other."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.base.ops import ops
from autograd.formulas import beside, either, padded, plain, zeros
from autograd.kernels import getitem_backward
from autograd.kernels.conv.regions import taken
from autograd.kernels.indexing import indexing as kernels


def gather_self(grad: Any, shape: tuple[int, ...], dim: int, index: Any) -> Any:
    """The gradient of a source of `shape` that ``gather(dim, index)`` picked from.

    math: scatter_add(zeros(shape), dim, index, grad)
    """
    if isinstance(grad, np.ndarray):
        return kernels.gather_backward(grad, shape, dim, index)
    return zeros(grad, shape).scatter_add(dim, plain(index), grad)


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
    if len(grad.shape) == len(shape):
        return padded(grad, shape)
    return zeros(grad, shape) if 0 in grad.shape else grad.reshape(shape)


def weight_gradient(
    grad: Any, shape: tuple[int, ...], indices: Any, padding_idx: int, by_freq: bool
) -> Any:
    """The sums of what came to each row; 0 for the padding, and the mean with `by_freq`."""
    places = plain(indices)
    found = either(getitem_backward, ops._getitem_backward, grad, shape, (places,))
    if by_freq:
        counts = np.bincount(places.reshape(-1), minlength=shape[0])
        found = found * (1 / np.maximum(counts, 1)).astype(grad.dtype)[:, None]
    if 0 <= padding_idx < shape[0]:
        padding = beside(places, np.arange(shape[0]) == padding_idx)
        found = np.where(padding[:, None], 0, found)
    return found


Shape = tuple[int, ...]


def histogram_weight(
    grad: Any, self: Any, weight: Any, hist: Any, edges: Any, density: bool
) -> Any:
    """The gradient of weights that were added up between `edges`: that of the sum they went to.

    With `density` h_k = c_k / (W d_k) of sums c, their sum W and lengths d, so that
    dL/dc = (g / d - sum(g h)) / W.
    """
    places, inside = _bins(self, edges)
    if density:
        total = (weight.reshape((-1,)) * inside).sum()
        grad = (grad / np.diff(plain(edges)) - (grad * hist).sum()) / total
    return (grad[places] * inside).reshape(weight.shape)


def histogram_tangent(
    weight_t: Any, self: Any, weight: Any, hist: Any, edges: Any, density: bool
) -> Any:
    """The sums of the tangents of weights between `edges`; of densities h = c / (W d) that is
    c_t / (W d) - h W_t / W."""
    places, inside = _bins(self, edges)
    sums = zeros(weight_t, hist.shape).index_add(0, places, weight_t.reshape((-1,)) * inside)
    if not density:
        return sums
    total = (weight.reshape((-1,)) * inside).sum()
    return (sums / np.diff(plain(edges)) - hist * sums.sum()) / total


def _bins(self: Any, edges: Any) -> tuple[np.ndarray, np.ndarray]:
    """Between which edges each element is, and whether it is between any: the last part is closed.
    Elements outside are in any part."""
    x, limits = plain(self).reshape(-1), plain(edges)
    places = np.searchsorted(limits, x, "right") - 1 - (x == limits[-1])
    return places.clip(0, len(limits) - 2), (limits[0] <= x) & (x <= limits[-1])


def take_flat(x: Any, indices: Any, count: Sequence[int]) -> Any:
    """The elements of planes at places among all of them; `count` of these along each dimension."""
    return taken(x, plain(indices), len(count))


def put_flat(grad: Any, indices: Any, shape: Shape, count: Sequence[int]) -> Any:
    """Zeros of `shape` with `grad` added at places as in `take_flat`."""
    d = len(count)
    lead = shape[: len(shape) - d]
    planes, elements = math.prod(lead), math.prod(shape[len(lead) :])
    places = plain(indices).reshape(planes, math.prod(grad.shape[len(lead) :]))
    if isinstance(grad, np.ndarray):
        number = (places + elements * np.arange(planes, like=places)[:, None]).ravel()
        sums = np.bincount(number, grad.ravel(), planes * elements)
        return sums.reshape(shape).astype(grad.dtype)
    flat = zeros(grad, (planes, elements))
    return flat.scatter_add(1, places, grad.reshape(places.shape)).reshape(shape)
