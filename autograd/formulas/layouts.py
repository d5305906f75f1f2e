"""Gradients of arrays that were permuted, joined and repeated."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from autograd.array.axes import check_axis, part_along
from autograd.array.unbroadcast import sum_to


def inverse_of(dims: Sequence[int]) -> tuple[int, ...]:
    """The permutation that undoes `dims`."""
    result = [0] * len(dims)
    for i, dim in enumerate(dims):
        result[dim] = i
    return tuple(result)


def negated(numbers: Any) -> Any:
    """An int or a sequence of ints with the opposite signs."""
    if isinstance(numbers, (int, np.integer)):
        return -numbers
    return [-number for number in numbers]


def cat_parts(grad: Any, shapes: Sequence[tuple[int, ...]], dim: int) -> list[Any]:
    """The parts of `grad` that belong to arrays of these shapes, which were joined along `dim`."""
    d = check_axis(dim, grad.ndim)
    parts, start = [], 0
    for shape in shapes:
        if len(shape) != grad.ndim:  # of shape (0,), joined with others of more dimensions
            parts.append(grad.reshape((-1,))[:0])
            continue
        parts.append(part_along(grad, d, start, start + shape[d]))
        start += shape[d]
    return parts


def joined(
    grads: Mapping[int, Any], shape: tuple[int, ...], dtype: Any, sizes: Sequence[int], dim: int
) -> Any:
    """The gradients of consecutive parts in one; a part that has none gets zeros."""
    d = check_axis(dim, len(shape))
    parts = [
        grads[i] if i in grads else np.zeros((*shape[:d], size, *shape[d + 1 :]), dtype)
        for i, size in enumerate(sizes)
    ]
    return np.concatenate(parts, d)


def stacked(grads: Mapping[int, Any], shape: tuple[int, ...], dtype: Any, dim: int) -> Any:
    """The gradients of the slices along `dim` in one; a slice that has none gets zeros."""
    d = check_axis(dim, len(shape))
    rest = (*shape[:d], *shape[d + 1 :])
    count = shape[d]
    return np.stack([grads[i] if i in grads else np.zeros(rest, dtype) for i in range(count)], d)


def repeat_sum(grad: Any, repeats: Sequence[int], shape: tuple[int, ...]) -> Any:
    """The sum of the copies that `repeat` made of an array of `shape`."""
    sizes = (1,) * (len(repeats) - len(shape)) + shape
    apart: list[int] = []
    for count, size in zip(repeats, sizes, strict=True):
        apart += [count, size]
    ones = tuple(1 if i % 2 == 0 else size for i, size in enumerate(apart))
    return sum_to(grad.reshape(tuple(apart)), ones).reshape(shape)
