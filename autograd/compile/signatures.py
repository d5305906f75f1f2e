"""What a compiled program depends on beside the values of its inputs: the signature of a call."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import numpy as np

from autograd.tensor import Tensor

__all__ = ["key_of"]


def key_of(leaf: Any, recording: bool) -> Hashable:
    """What the signature of a call has for one leaf of its arguments.

    Raises TypeError for one that is neither an array nor hashable.
    """
    if isinstance(leaf, Tensor):
        array = leaf._data
        return array.shape, array.dtype, recording and leaf._fn is not None
    if isinstance(leaf, np.ndarray):
        return leaf.shape, leaf.dtype, None
    cls = leaf.__class__
    if cls is float or cls is complex:
        return cls, repr(leaf)  # 0.0 and -0.0 are equal, nan is not
    try:
        hash(leaf)
    except TypeError:
        raise TypeError(
            f"autograd.compile: an argument of type {cls.__name__} is neither an array nor "
            "hashable; pass arrays in dicts, lists and tuples, and other things hashable"
        ) from None
    return cls, leaf
