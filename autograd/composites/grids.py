"""What rows that combine several tensors into grids, products and blocks compute."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.array.shape_errors import BroadcastError, broadcast_clash
from autograd.base.grad_mode import MODE
from autograd.formulas import zeros


def broadcast_tensors(tensors: Sequence[Any]) -> tuple[Any, ...]:
    """Each tensor in the shape that all have in common. Raises RuntimeError if there is none."""
    shapes = [x.shape for x in tensors]
    try:
        shape = np.broadcast_shapes(*shapes)
    except ValueError as error:
        raise BroadcastError(broadcast_clash(shapes)) from error
    return tuple([np.broadcast_to(x, shape) for x in tensors])


def meshgrid(tensors: Sequence[Any], indexing: str | None) -> tuple[Any, ...]:
    """Each vector repeated over the grid of all vectors."""
    if not len(tensors):
        raise RuntimeError("meshgrid expects a non-empty TensorList")
    if indexing not in (None, "ij", "xy"):
        raise RuntimeError(
            f'torch.meshgrid: indexing must be one of "xy" or "ij", but received: {indexing}'
        )
    for x in tensors:
        if x.ndim > 1:
            raise RuntimeError(
                "torch.meshgrid: Expected 0D or 1D tensor in the tensor list but got one of shape "
                f"{list(x.shape)}"
            )
    if MODE.settle is not None and len({x.dtype for x in tensors}) > 1:
        raise RuntimeError("meshgrid expects all tensors to have the same dtype")
    sizes = [x.shape[0] if x.ndim else 1 for x in tensors]
    count = len(sizes)
    axes = list(range(count))
    if indexing == "xy" and count > 1:
        axes[:2] = 1, 0
    shape = tuple([sizes[axis] for axis in axes])
    return tuple(
        [
            np.broadcast_to(x.reshape((sizes[i],) + (1,) * (count - 1 - axes[i])), shape)
            for i, x in enumerate(tensors)
        ]
    )


def cartesian_prod(tensors: Sequence[Any]) -> Any:
    """All combinations of one element of each vector, a row for each."""
    for x in tensors:
        if x.ndim != 1:
            raise RuntimeError(f"Expect a 1D vector, but got shape {list(x.shape)}")
    if len(tensors) == 1:
        return tensors[0]
    return np.stack([x.reshape((-1,)) for x in meshgrid(tensors, "ij")], 1)


def combinations(shape: tuple[int, ...], r: int, with_replacement: bool) -> np.ndarray:
    """The indices of all combinations of `r` elements of a vector, a row for each."""
    if len(shape) != 1:
        raise RuntimeError(f"Expect a 1D vector, but got shape {list(shape)}")
    if r < 0:
        raise RuntimeError(f"Expect a non-negative number, but got {r}")
    if r == 0:
        return np.zeros(0, np.intp)
    choose = itertools.combinations_with_replacement if with_replacement else itertools.combinations
    chosen = itertools.chain.from_iterable(choose(range(shape[0]), r))
    return np.fromiter(chosen, np.intp).reshape(-1, r)


def block_rows(tensors: Sequence[Any]) -> list[Any]:
    """The rows of blocks of the matrix with `tensors` on its diagonal."""
    for i, x in enumerate(tensors):
        if x.ndim > 2:
            raise RuntimeError(
                "torch.block_diag: Input tensors must have 2 or fewer dimensions. "
                f"Input {i} has {x.ndim} dimensions"
            )
    blocks = [x.reshape((1,) * (2 - x.ndim) + x.shape) for x in tensors]
    if not blocks:
        return [np.zeros((1, 0))]
    rows, before = [], 0
    width = sum(x.shape[1] for x in blocks)
    for x in blocks:
        height, own = x.shape
        left, right = (zeros(x, (height, n)) for n in (before, width - before - own))
        rows.append(np.concatenate([left, x, right], 1))
        before += own
    return rows
