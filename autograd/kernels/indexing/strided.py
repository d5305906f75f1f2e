"""Views of memory by sizes and strides, whatever the shape of the tensor that lies there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.lib.array_utils import byte_bounds

from autograd.array.memory import Shown, owner_of
from autograd.array.strides import address_of
from autograd.kernels.random.creation import dimensions

__all__ = ["as_strided"]


def as_strided(
    x: np.ndarray, size: Sequence[int], stride: Sequence[int], storage_offset: int | None
) -> np.ndarray:
    """A view of the memory that `x` lies in, with strides and the offset in elements.

    Without an offset it starts where `x` does. Raises RuntimeError for negative strides, and for
    elements outside of the memory.
    """
    if len(size) != len(stride):
        raise RuntimeError("mismatch in length of strides and shape")
    if any(step < 0 for step in stride):
        raise RuntimeError(
            "as_strided: Negative strides are not supported at the moment, got strides: "
            f"{list(stride)}"
        )
    size = dimensions(size)
    low, high = byte_bounds(owner_of(x))
    first = address_of(x) if storage_offset is None else low + storage_offset * x.itemsize
    span = x.itemsize * (1 + sum((n - 1) * step for n, step in zip(size, stride, strict=True)))
    if 0 not in size and not low <= first <= first + span <= high:
        raise RuntimeError(
            f"setStorage: sizes {list(size)}, strides {list(stride)}, storage offset "
            f"{(first - low) // x.itemsize}, and itemsize {x.itemsize} requiring a storage size of "
            f"{first + span - low} are out of bounds for storage of size {high - low}"
        )
    if 0 in size:
        return np.zeros(tuple(size), x.dtype)
    interface = dict(x.__array_interface__)
    interface["data"] = (first, not x.flags.writeable)
    interface["shape"] = tuple(size)
    interface["strides"] = tuple([step * x.itemsize for step in stride])
    return np.asarray(Shown(interface, x))


def strided_places(
    x: np.ndarray, size: Sequence[int], stride: Sequence[int], storage_offset: int | None
) -> np.ndarray:
    """The number of the element of `x` that lies at each place of ``as_strided(x, ...)``.

    For memory in which no element of `x` lies it is ``x.size``.
    """
    target = as_strided(x, size, stride, storage_offset)
    if not x.size or not target.size:
        return np.full(target.shape, x.size)
    first, start = map(address_of, (x, target))
    if x.flags.c_contiguous:
        found = _compute_addresses(target.shape, stride, (start - first) // x.itemsize)
        if start >= first and found.reshape(-1)[-1] < x.size:
            return found
        return np.where((found >= 0) & (found < x.size), found, x.size)
    mine = _compute_addresses(x.shape, x.strides, first).reshape(-1)
    wanted = _compute_addresses(target.shape, target.strides, start)
    order = np.argsort(mine, kind="stable")
    at = np.minimum(np.searchsorted(mine, wanted, sorter=order), x.size - 1)
    return np.where(mine[order[at]] == wanted, order[at], x.size)


def _compute_addresses(shape: Sequence[int], strides: Sequence[int], first: int) -> np.ndarray:
    """The number `first`, plus the strides that lead to each place of an array of `shape`."""
    addresses = np.full((1,) * len(shape), first, np.int64)
    for d, (n, step) in enumerate(zip(shape, strides, strict=True)):
        addresses = addresses + (np.arange(n) * step).reshape((n,) + (1,) * (len(shape) - 1 - d))
    return addresses


def view_dtype(x: np.ndarray, dtype: np.dtype[Any]) -> np.ndarray:
    """The memory of `x` as elements of `dtype`, by whose size the last dimension changes.

    Raises RuntimeError where elements of that size do not lie at these places.
    """
    what = f"to view {x.dtype} as {dtype} (different element sizes)"
    ratio, rest = divmod(dtype.itemsize, x.itemsize)
    if ratio == 1 and not rest:
        return x.view(dtype)
    if not x.ndim:
        raise RuntimeError(f"self.dim() cannot be 0 {what}")
    strides = [stride // x.itemsize if x.size else 1 for stride in x.strides]
    if strides[-1] != 1:
        raise RuntimeError(f"self.stride(-1) must be 1 {what}, but got {strides[-1]}")
    if ratio > 1:
        offset = (address_of(x) - address_of(owner_of(x))) // x.itemsize
        for name, number in (
            ("size(-1)", x.shape[-1]),
            ("storage_offset()", offset),
            *((f"stride({i})", stride) for i, stride in enumerate(strides[:-1]) if x.size),
        ):
            if number % ratio:
                raise RuntimeError(
                    f"self.{name} must be divisible by {ratio} {what}, but got {number}"
                )
    return x.view(dtype)
