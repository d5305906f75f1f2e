"""Pooling over tiles: large windows that lie side by side, and cover an array.

A window's elements are dimensions of their own then, over which one reduces at once, where windows
that overlap are moved over the array element by element. Such are the windows of pooling over all
of an image, or all of a text.
"""

from __future__ import annotations

import math
from itertools import chain
from typing import Any

import numpy as np

from autograd.kernels.conv.sliding import Sizes, Sliding
from autograd.kernels.reduce.reductions import sum_

__all__ = ["are_large", "are_tiles", "find_largest", "tile_max", "tile_spread", "tile_sum"]

_LARGE = 27
"""Elements of a window beyond which it pays to reduce many as tiles."""
_SMALL = 4
"""The same for few windows, and for what is spread over them."""
_FEW = 1 << 14
"""Elements of few windows."""


def are_large(slide: Sliding) -> bool:
    """Whether windows of several dimensions have so many elements that it pays to go along one
    dimension after the other."""
    return math.prod(slide.kernel) > _LARGE and sum(k > 1 for k in slide.kernel) > 1


def are_tiles(slide: Sliding, elements: int = 0) -> bool:
    """Whether windows lie side by side in an array of so many elements, and it pays to see that."""
    least = _LARGE if elements > _FEW else _SMALL
    return math.prod(slide.kernel) > least and lie_apart(slide)


def lie_apart(slide: Sliding) -> bool:
    """Whether windows lie side by side, within the array."""
    return (
        slide.kernel == slide.stride
        and not any(slide.padding)
        and all(m == 1 for m in slide.dilation)
        and all(o * k <= n for n, k, o in zip(slide.size, slide.kernel, slide.count, strict=True))
    )


def _apart(slide: Sliding, planes: np.ndarray) -> np.ndarray:
    """The planes as (planes, windows, elements, windows, elements, ...), by dimension."""
    return planes[_inside(slide)].reshape(len(planes), *_pairs(slide))


def tile_rows(slide: Sliding, x: np.ndarray) -> np.ndarray:
    """A row for each tile of images (N, C, *size): (N, tiles, C times elements)."""
    images, channels = x.shape[:2]
    apart = _apart(slide, x.reshape(-1, *slide.size)).reshape(images, channels, *_pairs(slide))
    return apart.transpose(_order(slide)).reshape(images, math.prod(slide.count), -1)


def tiles_of_rows(slide: Sliding, rows: np.ndarray, out: np.ndarray) -> None:
    """Puts the elements of tiles from where `tile_rows` brings them back into images."""
    images, channels = out.shape[:2]
    apart = out[_inside(slide)]
    order = _order(slide)
    grid = rows.reshape(images, *slide.count, channels, *slide.kernel)
    apart[...] = grid.transpose(np.argsort(order)).reshape(apart.shape)


def _order(slide: Sliding) -> tuple[int, ...]:
    """(N, C, windows, elements, ...) with the windows behind N, and the elements at the end."""
    windows = range(2, 2 * len(slide.size) + 2, 2)
    return (0, *windows, 1, *[axis + 1 for axis in windows])


def _inside(slide: Sliding) -> tuple[Any, ...]:
    """The subscript of what tiles cover."""
    ends = [slice(o * k) for o, k in zip(slide.count, slide.kernel, strict=True)]
    return (..., *ends)


def _pairs(slide: Sliding) -> Sizes:
    return tuple(chain.from_iterable(zip(slide.count, slide.kernel, strict=True)))


def _within(slide: Sliding) -> tuple[int, ...]:
    """The dimensions of a window's elements."""
    return tuple(range(2, 2 * len(slide.size) + 1, 2))


def tile_max(slide: Sliding, planes: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The maximum of each window, and the number of the element that it is: the first of equal
    ones, and the last nan of several."""
    d = len(slide.size)
    lines = _apart(slide, planes).transpose(0, *range(1, 2 * d, 2), *_within(slide))
    lines = lines.reshape(len(planes), *slide.count, math.prod(slide.kernel))
    places = find_largest(lines)
    return np.take_along_axis(lines, places[..., None], -1)[..., 0], places


def tile_sum(slide: Sliding, planes: np.ndarray) -> np.ndarray:
    """The sum of each window."""
    return sum_(_apart(slide, planes), _within(slide), False, None)


def tile_spread(slide: Sliding, values: np.ndarray) -> np.ndarray:
    """Planes of which all elements of a window are its number in `values`, and the others 0."""
    planes, pairs = len(values), _pairs(slide)
    spread = np.broadcast_to(np.expand_dims(values, _within(slide)), (planes, *pairs))
    sizes = tuple([o * k for o, k in zip(slide.count, slide.kernel, strict=True)])
    whole = spread.reshape(planes, *sizes)
    if sizes == slide.size:
        return whole
    out = np.zeros((planes, *slide.size), values.dtype, like=values)
    out[(slice(None), *map(slice, sizes))] = whole
    return out


def find_largest(x: Any) -> Any:
    """Where the largest element along the last dimension is; the last nan of several."""
    found = x.argmax(-1)
    if x.dtype.kind == "f":
        # argmax finds the first nan
        wrong = np.isnan(np.take_along_axis(x, found[..., None], -1))[..., 0]
        if wrong.any():
            last = x.shape[-1] - 1 - np.isnan(x)[..., ::-1].argmax(-1)
            found = np.where(wrong, last, found)
    return found
