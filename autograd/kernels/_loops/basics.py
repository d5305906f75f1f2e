"""What native loops do besides operators and functions of NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

__all__ = ["join", "placed", "same_dtypes", "vector"]


def vector(name: str, x: Any) -> Any:
    """A function of native loops."""
    return x.vector(name)


def join(arrays: Sequence[Any], axis: int) -> Any:
    """Arrays side by side."""
    return arrays[0].join(arrays, axis)


def placed(x: Any, shape: Sequence[int], index: Any) -> Any:
    """Zeros of a shape but for `x` under a subscript."""
    return x.placed(tuple(shape), index)


def same_dtypes(*arrays: Any) -> bool:
    return len({each.dtype for each in arrays if each is not None}) == 1
