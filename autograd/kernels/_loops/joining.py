"""Arrays joined, cut, flipped, rolled and padded, as native loops read and write them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.kernels._loops.basics import join, placed, same_dtypes
from autograd.kernels.indexing.joining import padded_parts

__all__ = ["cat", "constant_pad_nd", "flip", "roll", "split_with_sizes", "stack"]


def _slice(dim: int, start: int | None, stop: int | None, step: int | None = None) -> Any:
    return (*[slice(None)] * dim, slice(start, stop, step))


def cat(tensors: Sequence[Any], dim: int) -> Any:
    joined = [x for x in tensors if x.size]
    if not joined or not same_dtypes(*tensors):
        return NotImplemented
    return join(joined, dim % joined[0].ndim) if len(joined) > 1 else NotImplemented


def stack(tensors: Sequence[Any], dim: int) -> Any:
    first = tensors[0]
    if not first.size or not same_dtypes(*tensors):
        return NotImplemented
    dim %= first.ndim + 1
    return join([x[(*[slice(None)] * dim, None)] for x in tensors], dim)


def flip(x: Any, dims: Any) -> Any:
    given = dims if isinstance(dims, Sequence) else (dims,)
    turned = {dim + x.ndim if dim < 0 else dim for dim in given}
    if len(turned) < len(given) or not turned <= set(range(x.ndim)):
        return NotImplemented  # for the error
    return np.positive(x[tuple(slice(None, None, -1 if d in turned else 1) for d in range(x.ndim))])


def roll(x: Any, shifts: Any, dims: Any) -> Any:
    moves = shifts if isinstance(shifts, Sequence) else (shifts,)
    axes = dims if isinstance(dims, Sequence) else (dims,)
    if len(axes) != len(moves):
        return NotImplemented  # of all elements in a row
    for move, axis in zip(moves, axes, strict=True):
        dim = axis % x.ndim
        cut = -move % x.shape[dim]
        if cut:
            x = join([x[_slice(dim, cut, None)], x[_slice(dim, None, cut)]], dim)
    return x


def split_with_sizes(x: Any, split_sizes: Sequence[int], dim: int) -> Any:
    found = []
    start = 0
    for size in split_sizes:
        found.append(x[_slice(dim % x.ndim, start, start + size)])
        start += size
    return tuple(found)


def constant_pad_nd(x: Any, pad: Sequence[int], value: Any) -> Any:
    if value != 0 or not any(pad):
        return NotImplemented
    shape, inner, outer = padded_parts(x.shape, pad)
    part = x[inner]
    return placed(part, shape, outer) if max(pad) > 0 else part
