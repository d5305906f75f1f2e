"""Distances between the rows of two matrices, and their gradient.

The rows of the second one are given as columns: side by side they are what loops run along.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from autograd.kernels.large import NATIVE

__all__ = ["distances", "distances_pull"]

_PART = 1 << 18


def _in_loops(name: str, x: np.ndarray, columns: np.ndarray, *args: np.ndarray | float) -> Any:
    """What native loops give for large matrices, or NotImplemented."""
    many = x.shape[-2] * columns.size >= NATIVE.least
    if not many or any(each.__class__ is not np.ndarray for each in (x, columns)):
        return NotImplemented
    given = [each if isinstance(each, float) else np.ascontiguousarray(each) for each in args]
    return NATIVE.run(name, (np.ascontiguousarray(x), np.ascontiguousarray(columns), *given))


def _parts(rows: int, columns: np.ndarray) -> Iterator[slice]:
    """Some rows at a time, whose differences stay in the cache."""
    step = max(1, _PART // max(1, columns.size))
    return (slice(start, start + step) for start in range(0, rows, step))


def distances(x: np.ndarray, columns: np.ndarray, p: float) -> np.ndarray:
    """The 1-norm or 2-norm of the rows of `x` (..., P, M) minus each of `columns` (..., M, R).
    Raises RuntimeError for rows of another length."""
    if x.shape[-1] != columns.shape[-2]:
        raise RuntimeError(f"rows of {x.shape[-1]} and {columns.shape[-2]} numbers do not fit")
    if (found := _in_loops("distances", x, columns, float(p))) is not NotImplemented:
        return found
    lead = np.broadcast_shapes(x.shape[:-2], columns.shape[:-2])
    out = np.empty((*lead, x.shape[-2], columns.shape[-1]), np.result_type(x, columns), like=x)
    for part in _parts(x.shape[-2], columns):
        gaps = x[..., part, :, None] - columns[..., None, :, :]
        out[..., part, :] = (np.abs(gaps) if p == 1 else gaps * gaps).sum(-2)
    return out if p == 1 else np.sqrt(out, out=out)


def distances_pull(x: np.ndarray, columns: np.ndarray, weights: np.ndarray, p: float) -> np.ndarray:
    """The sum over r of weights[..., i, r] (x[..., i, :] - columns[..., :, r]), or where p is 1 of
    the signs of that, (..., P, M)."""
    if (found := _in_loops("distances_pull", x, columns, weights, float(p))) is not NotImplemented:
        return found
    lead = np.broadcast_shapes(x.shape[:-2], columns.shape[:-2], weights.shape[:-2])
    out = np.empty((*lead, *x.shape[-2:]), np.result_type(x, columns, weights), like=x)
    for part in _parts(x.shape[-2], columns):
        gaps = x[..., part, :, None] - columns[..., None, :, :]
        gaps = np.sign(gaps) if p == 1 else gaps
        out[..., part, :] = (gaps @ weights[..., part, :, None])[..., 0]
    return out
