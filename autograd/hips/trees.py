"""Trees of arrays as vectors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.base import pytree
from autograd.hips.boxes import ArrayBox, unboxed
from autograd.hips.functions import traced


def flatten(value: Any) -> tuple[Any, Callable[[Any], Any]]:
    """The numbers in lists, tuples and dicts of arrays as one vector, and the function that puts a
    vector into such a tree."""
    leaves, form = pytree.flatten(value)
    shapes = [np.shape(unboxed(x)) for x in leaves]
    sizes = [int(np.prod(shape)) for shape in shapes]
    kinds = [x.dtype if isinstance(x, ArrayBox) else np.asarray(x).dtype for x in leaves]

    def unflatten(vector: Any) -> Any:
        parts = []
        start = 0
        for shape, size, dtype in zip(shapes, sizes, kinds, strict=True):
            part = vector[start : start + size].reshape(shape)
            if dtype.kind != "c" and part.dtype.kind == "c":
                part = part.real
            parts.append(part if shape else part[()])
            start += size
        return pytree.unflatten(form, parts)

    return (_concatenate([_ravel(x) for x in leaves]) if leaves else np.zeros(0)), unflatten


def flatten_func(func: Callable[..., Any], example: Any) -> tuple[Any, Any, Any]:
    """`func` as a function of a vector that returns one, how to make a tree of such a vector, and
    the vector of `example`."""
    vector, unflatten = flatten(example)

    def flat(x: Any, *args: Any) -> Any:
        return flatten(func(unflatten(x), *args))[0]

    return flat, unflatten, vector


_ravel = traced(np.ravel)
_concatenate = traced(np.concatenate)
