"""Forward computations that join, part, repeat and pad arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.array.axes import along, check_axis
from autograd.array.duck import outside
from autograd.array.shape_errors import ShapeError
from autograd.kernels.elementwise.numbers import fit_value
from autograd.kernels.random.creation import dimensions

__all__ = ["cat", "constant_pad_nd", "repeat", "split_with_sizes", "stack", "unbind"]


def cat(tensors: list[np.ndarray], dim: int) -> np.ndarray:
    """Arrays joined along a dimension they have; one of shape (0,) joins any others."""
    try:
        return np.concatenate(tensors, dim)
    except ValueError:
        pass
    if not tensors:
        raise ValueError("torch.cat(): expected a non-empty list of Tensors")
    joined = [x for x in tensors if x.shape != (0,)]
    if not joined:
        return np.concatenate(tensors)
    for i, x in enumerate(tensors):
        if x.ndim == 0:
            raise ShapeError(f"zero-dimensional tensor (at position {i}) cannot be concatenated")
    first = joined[0]
    d = check_axis(dim, first.ndim)
    for i, x in enumerate(joined):
        if x.ndim != first.ndim:
            raise ShapeError(
                f"Tensors must have same number of dimensions: got {first.ndim} and {x.ndim}"
            )
        for k, (size, expected) in enumerate(zip(x.shape, first.shape, strict=True)):
            if size != expected and k != d:
                raise ShapeError(
                    f"Sizes of tensors must match except in dimension {d}. Expected size "
                    f"{expected} but got size {size} for tensor number {i} in the list."
                )
    dtype = np.result_type(*tensors)
    return np.concatenate(joined, d, dtype=dtype)


def stack(tensors: list[np.ndarray], dim: int) -> np.ndarray:
    """Arrays of one shape along a new dimension."""
    if not tensors:
        raise ShapeError("stack expects a non-empty TensorList")
    shape = tensors[0].shape
    for i, x in enumerate(tensors):
        if x.shape != shape:
            raise ShapeError(
                f"stack expects each tensor to be equal size, but got {list(shape)} at entry 0 "
                f"and {list(x.shape)} at entry {i}"
            )
    d = check_axis(dim, len(shape) + 1)
    place = along(d, None)
    return np.concatenate([x[place] for x in tensors], d)


def split_dim(shape: tuple[int, ...], split_sizes: Sequence[int], dim: int) -> int:
    """`dim`, not negative. Raises RuntimeError unless the parts make up all there is along it."""
    if not shape:
        raise ShapeError("split expects at least a 1-dimensional tensor")
    d = check_axis(dim, len(shape))
    if split_sizes and min(split_sizes) < 0:
        raise ShapeError(
            "split_with_sizes expects split_sizes have only non-negative entries, but got "
            f"split_sizes={list(split_sizes)}"
        )
    if sum(split_sizes) != shape[d]:
        raise ShapeError(
            f"split_with_sizes expects split_sizes to sum exactly to {shape[d]} (input tensor's "
            f"size at dimension {d}), but got split_sizes={list(split_sizes)}"
        )
    return d


def split_with_sizes(x: np.ndarray, split_sizes: Sequence[int], dim: int) -> list[np.ndarray]:
    """Views of consecutive parts of the given sizes along `dim`."""
    before = along(split_dim(x.shape, split_sizes, dim))
    parts, start = [], 0
    for size in split_sizes:
        parts.append(x[(*before, slice(start, start + size))])
        start += size
    return parts


def unbind(x: np.ndarray, dim: int) -> list[np.ndarray]:
    """The views at each index along `dim`."""
    if not x.ndim:
        raise IndexError("Dimension specified as 0 but tensor has no dimensions")
    before = along(check_axis(dim, x.ndim))
    return [x[(*before, i, ...)] for i in range(x.shape[len(before)])]


def repeat(x: np.ndarray, repeats: Sequence[int]) -> np.ndarray:
    """`x` put side by side `repeats` times along each dimension, new ones in front."""
    if len(repeats) < x.ndim:
        raise ShapeError(
            "Number of dimensions of repeat dims can not be smaller than number of dimensions of "
            "tensor"
        )
    return np.tile(x, dimensions(repeats))


def constant_pad_nd(x: np.ndarray, pad: Sequence[int], value: complex) -> np.ndarray:
    """`value` put around `x`: (before, after) for each dimension from the last on; < 0 cuts off."""
    if len(pad) % 2 or len(pad) > 2 * x.ndim:
        raise ShapeError(
            "Length of pad must be even and no more than twice the number of dimensions of the "
            f"input: the pad is {list(pad)}, the input has {x.ndim} dimensions"
        )
    value = fit_value(value, x.dtype)
    shape, inner, outer = padded_parts(x.shape, pad)
    part = x[inner]
    if outside(x):
        ends = [part.indices(size)[:2] for part, size in zip(outer, shape, strict=True)]
        around = [(start, n - stop) for (start, stop), n in zip(ends, shape, strict=True)]
        return np.pad(part, around, constant_values=value)
    out = np.full(shape, value, x.dtype, like=x if x.ndim else None)  # x may be a scalar of NumPy's
    if part.size:
        out[outer] = part
    return out


def padded_parts(old: Sequence[int], pad: Sequence[int]) -> tuple[list[int], Any, Any]:
    """The shape that `constant_pad_nd` gives an array of shape `old`, and what it keeps: its
    subscript in the array, and in the result."""
    shape = list(old)
    inner, outer = [slice(None)] * len(old), [slice(None)] * len(old)
    for k in range(len(pad) // 2):
        d, before, after = len(old) - 1 - k, pad[2 * k], pad[2 * k + 1]
        size = shape[d] = old[d] + before + after
        if size < 0:
            raise ShapeError(
                f"The input size {old[d]}, plus negative padding {before} and {after}, "
                "resulted in a negative output size, which is invalid."
            )
        inner[d] = slice(max(-before, 0), old[d] - max(-after, 0))
        outer[d] = slice(max(before, 0), size - max(after, 0))
    return shape, tuple(inner), tuple(outer)
