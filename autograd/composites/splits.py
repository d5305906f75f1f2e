"""Tensors in parts that are views each for itself: tensor_split and the unsafe ones."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Any

import numpy as np

from autograd.kernels.indexing.joining import split_dim

__all__ = ["checked", "parts", "whole"]

_DIMS = {"hsplit": 1, "vsplit": 0, "dsplit": 2}
_NEEDED = {"hsplit": 1, "vsplit": 2, "dsplit": 3}


def parts(x: Any, sizes: Sequence[int], dim: int) -> tuple[Any, ...]:
    """Parts of these sizes along `dim`. Unlike those of `split_with_sizes`, which come of one node,
    they may be written in place."""
    starts = (0, *accumulate(sizes))
    if isinstance(x, np.ndarray):
        before = (slice(None),) * (dim % x.ndim)
        return tuple(x[(*before, slice(i, i + n))] for i, n in zip(starts, sizes, strict=False))
    return tuple(x.narrow(dim, i, n) for i, n in zip(starts, sizes, strict=False))


def whole(shape: tuple[int, ...], split_sizes: Sequence[int], dim: int) -> Sequence[int]:
    """`split_sizes`. Raises RuntimeError unless the parts make up all there is along `dim`."""
    split_dim(shape, split_sizes, dim)
    return split_sizes


def checked(name: str, shape: tuple[int, ...], indices_or_sections: Any) -> Any:
    """`indices_or_sections`. Raises RuntimeError for sections that cannot be of one size."""
    if len(shape) < _NEEDED[name]:
        raise RuntimeError(
            f"torch.{name} requires a tensor with at least {_NEEDED[name]} dimension, but got a "
            f"tensor with {len(shape)} dimensions!"
        )
    if isinstance(indices_or_sections, int | np.integer):
        dim = min(_DIMS[name], len(shape) - 1)
        if indices_or_sections <= 0 or shape[dim] % indices_or_sections:
            raise RuntimeError(
                f"torch.{name} attempted to split along dimension {dim}, but the size of the "
                f"dimension {shape[dim]} is not divisible by the split_size {indices_or_sections}!"
            )
    return indices_or_sections
