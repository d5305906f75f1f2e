"""Matrices that are the same but on diagonals, as rows of the identity are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from autograd.compile.ir.graph import Value

MOST = 5
"""Diagonals of a matrix, at most."""


class Diagonals(NamedTuple):
    """A matrix whose rows are all `elsewhere`, but on diagonals.

    along  how many columns right of the main diagonal one is -> what is in it, by columns

    Each is a number or has an element for each column.
    """

    elsewhere: Value
    along: Mapping[int, Value]


def diagonal_of(value: Value) -> int | None:
    """Which diagonal of a matrix is true, of a constant that is false elsewhere."""
    array = value.array
    if array is None or array.dtype != bool or array.ndim != 2 or min(array.shape) < 2:
        return None
    rows, columns = array.shape
    row, column = divmod(int(array.argmax()), columns)
    found = column - row
    return found if np.array_equal(array, np.eye(rows, columns, found, dtype=bool)) else None


def diagonals_of(array: np.ndarray) -> tuple[np.ndarray, dict[int, np.ndarray]] | None:
    """What number a matrix is, bit by bit, but on few diagonals, and what they are by columns: one
    number where they have only one."""
    if array.dtype.kind not in "fiub" or array.ndim != 2 or min(array.shape) < 2:
        return None
    bits = np.ascontiguousarray(array).view(f"u{array.itemsize}")
    other = bits != bits[-1, 0]
    if np.count_nonzero(other) > MOST * len(array):
        return None
    rows, columns = np.nonzero(other)
    offsets, place = np.unique(columns - rows, return_inverse=True)
    if len(offsets) > MOST:
        return None
    found: dict[int, np.ndarray] = {}
    for k, offset in enumerate(offsets.tolist()):
        elements = bits.diagonal(offset)
        if np.all(elements == elements[0]):
            found[offset] = elements[:1].reshape(()).view(array.dtype)
        else:
            line = np.full(array.shape[1], bits[-1, 0])
            line[columns[place == k]] = bits[rows[place == k], columns[place == k]]
            found[offset] = line.view(array.dtype)
    return bits[-1, 0].reshape(()).view(array.dtype), found
