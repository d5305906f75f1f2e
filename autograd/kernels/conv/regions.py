"""Pooling over regions of uneven sizes: adaptive ones, and those of fractional pooling.

Adaptive regions cut each dimension into so many parts: part i of o of n elements reaches from
floor(i n / o) to ceil((i + 1) n / o), so that neighbours may share an element.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.array.axes import along, part_along
from autograd.kernels.conv.pooling import pool_mean, pool_mean_adjoint
from autograd.kernels.conv.tiles import find_largest
from autograd.kernels.elementwise.numbers import floating

__all__ = ["adaptive_maxima", "adaptive_means", "adaptive_means_adjoint", "fractional_maxima"]

Sizes = tuple[int, ...]


def _cut_regions(n: int, count: int) -> list[slice]:
    return [slice(i * n // count, -(-(i + 1) * n // count)) for i in range(count)]


def even_regions(shape: Sequence[int], count: Sequence[int]) -> Sizes | None:
    """The sizes of regions that are windows of one size, side by side; None if they are not."""
    size = shape[len(shape) - len(count) :]
    if all(n and o and n % o == 0 for n, o in zip(size, count, strict=True)):
        return tuple([n // o for n, o in zip(size, count, strict=True)])
    return None


# ---- means ---------------------------------------------------------------------------------------


def adaptive_means(x: np.ndarray, count: Sequence[int]) -> np.ndarray:
    """The means of `count` regions along each of the last dimensions.

    Raises NotImplementedError for integers.
    """
    dtype = _require_inexact(x).dtype
    kernel = even_regions(x.shape, count)
    if kernel is not None and dtype.kind == "f" and x.size:
        return pool_mean(x, kernel, kernel, (0,) * len(kernel), False, True, None)
    for i, o in enumerate(count, x.ndim - len(count)):
        means = [x[along(i, part)].mean(i) for part in _cut_regions(x.shape[i], o)]
        x = (
            np.stack(means, i)
            if means
            else np.zeros((*x.shape[:i], 0, *x.shape[i + 1 :]), dtype, like=x)
        )
    return x.astype(dtype, copy=False)


def adaptive_means_adjoint(
    grad: np.ndarray, shape: Sequence[int], count: Sequence[int]
) -> np.ndarray:
    """Each region's `grad` over its number of elements, added to those of an input of `shape`.

    Raises RuntimeError unless there is a gradient for each region, NotImplementedError for
    integers.
    """
    _require_inexact(grad)
    expected = (*shape[: len(shape) - len(count)], *count)
    if grad.shape != expected:
        raise RuntimeError(
            f"adaptive_means_adjoint: the regions of an input of shape {list(shape)} are "
            f"{list(expected)}, but the gradient has shape {list(grad.shape)}"
        )
    kernel = even_regions(shape, count)
    if kernel is not None and grad.dtype.kind == "f" and grad.size:
        none = (0,) * len(kernel)
        return pool_mean_adjoint(grad, tuple(shape), kernel, kernel, none, False, True, None)
    x = grad
    for i in range(grad.ndim - 1, grad.ndim - len(count) - 1, -1):  # few numbers along the last one
        n, o = shape[i], x.shape[i]
        out = np.zeros((*x.shape[:i], n, *x.shape[i + 1 :]), x.dtype, like=x)
        for j, part in enumerate(_cut_regions(n, o)):
            length = x.dtype.type(part.stop - part.start)
            out[along(i, part)] += part_along(x, i, j, j + 1) / length
        x = out
    return x


def _require_inexact(x: np.ndarray) -> np.ndarray:
    if x.dtype.kind not in "fc":
        raise NotImplementedError(f"adaptive means are not implemented for '{x.dtype}'")
    return x


# ---- maxima --------------------------------------------------------------------------------------


def adaptive_maxima(x: np.ndarray, count: Sequence[int]) -> tuple[np.ndarray, np.ndarray]:
    """The maxima of `count` regions along each of the last dimensions, and their places.

    A place is the number of an element among those of the last dimensions; the first of equal ones,
    and the last nan of several.
    """
    d = len(count)
    lead, size = x.shape[: x.ndim - d], x.shape[x.ndim - d :]
    places = np.empty((*lead, *count), np.int64, like=x)
    cuts = [list(enumerate(_cut_regions(n, o))) for n, o in zip(size, count, strict=True)]
    for cut in itertools.product(*cuts):
        at: list[Any] = [i for i, _ in cut]
        parts: list[Any] = [part for _, part in cut]
        region = x[(..., *parts)]
        found = find_largest(region.reshape(*lead, math.prod(region.shape[len(lead) :])))
        inside = np.unravel_index(found, region.shape[len(lead) :])
        place: Any = 0
        for n, part, offset in zip(size, parts, inside, strict=True):
            place = place * n + part.start + offset
        places[(..., *at)] = place
    return taken(x, places, d), places


def fractional_maxima(
    x: np.ndarray, samples: np.ndarray, kernel: Sequence[int], count: Sequence[int]
) -> tuple[np.ndarray, np.ndarray]:
    """The maxima of windows at pseudo-random steps, and their places as in `adaptive_maxima`.

    `samples` (batch, channels, dimensions) in [0, 1) tell the steps, of two dimensions those of
    the last one first, as in PyTorch. With alpha = (n - k) / (o - 1), window i < o - 1 starts at
    floor((i + u) alpha) - floor(u alpha) for the sample u, the last one at n - k
    (B. Graham, "Fractional max-pooling", 2014). Those of a larger batch are left over. Raises
    RuntimeError for samples of another shape.
    """
    d = len(kernel)
    lead, size = x.shape[: x.ndim - d], x.shape[x.ndim - d :]
    planes = math.prod(lead)
    more = samples.size > planes * d and samples.shape[-2:] == (*lead[-1:], d)
    if planes and samples.size != planes * d and not more:
        raise RuntimeError(
            f"Expect _random_samples of shape {[*(1,) * (2 - len(lead)), *lead, d]}, but got "
            f"{list(samples.shape)}"
        )
    drawn = floating(samples).reshape(-1, d)[:planes]
    place = np.zeros((planes, *(1,) * (2 * d)), np.int64, like=x)
    for i, (n, k, o) in enumerate(zip(size, kernel, count, strict=True)):
        u = drawn[:, 1 - i if d == 2 else i]
        index = _region_starts(u, n, k, o)[..., None] + np.arange(k, like=u)
        shape = [planes] + [1] * (2 * d)
        shape[1 + i], shape[1 + d + i] = o, k
        place = place * n + index.reshape(shape)
    place = place.reshape(planes, *count, math.prod(kernel))
    flat = x.reshape(planes, math.prod(size))
    index = place.reshape(planes, math.prod(place.shape[1:]))
    taken = np.take_along_axis(flat, index, 1).reshape(place.shape)
    best = find_largest(taken)[..., None]
    values, places = (np.take_along_axis(each, best, -1)[..., 0] for each in (taken, place))
    return values.reshape(*lead, *count), places.reshape(*lead, *count)


def _region_starts(u: np.ndarray, n: int, k: int, o: int) -> np.ndarray:
    """Where the `o` windows of each sample start."""
    starts = np.full((len(u), o), n - k, np.int64, like=u)
    if o > 1:
        alpha = u.dtype.type((n - k) / (o - 1))
        steps = np.arange(o - 1, dtype=u.dtype, like=u)
        moved = np.floor((steps + u[:, None]) * alpha) - np.floor(u[:, None] * alpha)
        starts[:, :-1] = moved
    return starts


def taken(x: Any, places: np.ndarray, d: int) -> Any:
    """The elements of planes, the last `d` dimensions, at places among all of them.

    Also of Tensors.
    """
    lead = x.shape[: x.ndim - d]
    flat = x.reshape((*lead, math.prod(x.shape[len(lead) :])))
    index = places.reshape((*lead, math.prod(places.shape[len(lead) :])))
    return np.take_along_axis(flat, index, -1).reshape(places.shape)
