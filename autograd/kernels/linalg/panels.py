"""Products of matrices in panels of columns that BLAS multiplies where they lie.

Of a large product OpenBLAS first copies both matrices into an order of its own. If one of them has
few rows, each element of the other is copied for few multiplications. Of a product of at most a
million it copies nothing where its kernels are those for AVX-512, and a row of such products takes
three quarters of the time. Others copy there, too: a product with a matrix of 256 x 1024 takes a
third longer in panels, so that there are none. With native loops, the matrix is brought into their
order once for all products: these take three quarters of the time then.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.array.duck import outside
from autograd.kernels.large import NATIVE
from autograd.kernels.threads import NUMPY

__all__ = ["Multiplier", "panel_sizes", "panels", "spaced"]

_SMALL = 10**6
"""Multiplications in a product of which OpenBLAS copies nothing, with the kernels for these."""
_WIDE = frozenset({"SkylakeX", "Cooperlake", "SapphireRapids"})
_NARROW = 96  # columns, at least, that are worth a product of their own
_LOW, _BROAD = 8, 64  # rows and columns that are worth one where the other matrix is kept
_STEP = 16
"""Numbers of columns of which multiples are fastest."""
_WASTE = 8
"""The part of the columns that may be added to make panels equally wide."""


def _small() -> int:
    return _SMALL if NUMPY.core in _WIDE else 0


def panel_sizes(rows: int, inner: int, columns: int) -> tuple[int, int]:
    """How many panels of how many columns make (rows, inner) @ (inner, columns) fastest.

    Together they may be a little wider than `columns`.
    """
    most = _small() // (rows * inner) // _STEP * _STEP
    if most < _NARROW or columns <= most:
        return 1, columns
    count = -(-columns // most)
    width = -(-columns // (count * _STEP)) * _STEP
    return (count, width) if count * width <= columns + columns // _WASTE else (1, columns)


def panels(x: np.ndarray, count: int) -> np.ndarray:
    """The columns of (groups, rows, columns) in equal panels: (groups, count, rows, width)."""
    return x.reshape(*x.shape[:2], count, -1).swapaxes(1, 2)


def spaced(shape: tuple[int, int, int], dtype: Any, like: Any = None) -> np.ndarray:
    """An array for panels, whose rows do not compete for the same places of the cache.

    They do if their distance has a large power of two as a divisor.
    """
    *lead, width = shape
    steps = -(-width // _STEP)
    return np.empty((*lead, (steps + 1 - steps % 2) * _STEP), dtype, like=like)[..., :width]


class Multiplier:
    """Multiplication by one matrix (inner, columns) from the right, of many that have few rows.

    Those are cut into parts of half as many rows, a quarter, ..., until broad panels are small.
    """

    def __init__(self, matrix: np.ndarray, dtype: Any) -> None:
        self.matrix = matrix.astype(dtype, copy=False)
        wanted = matrix.size >= NATIVE.least and not _small() and not outside(matrix)
        self._native = NATIVE.multiplier(self.matrix) if wanted else None
        if self._native is None:
            self.matrix = np.ascontiguousarray(self.matrix, like=matrix)

    def __call__(
        self, x: np.ndarray, out: np.ndarray | None = None, added: np.ndarray | None = None
    ) -> np.ndarray:
        """``x @ matrix``, and `added` if it is given; in `out` if it is."""
        if out is None:
            out = np.empty_like(self.matrix, shape=(len(x), self.matrix.shape[1]))
        if self._native is not None and self._native(x, out, added):
            return out
        out = self._by_blas(x, out)
        if added is not None:
            out += added
        return out

    def _by_blas(self, x: np.ndarray, out: np.ndarray) -> np.ndarray:
        rows, (inner, columns) = len(x), self.matrix.shape
        height, small = rows, _small()
        while height % 2 == 0 and height > _LOW and inner * height * _BROAD > small:
            height //= 2
        fitting = (n for n in range(1, columns // _BROAD + 1) if columns % n == 0)
        most = small // (inner * max(height, 1))
        count = next((n for n in fitting if columns // n <= most), 0)
        if not count or not rows or not out.flags.c_contiguous:
            return np.matmul(x, self.matrix, out=out)
        parts = x.reshape(-1, 1, height, inner)
        into = out.reshape(-1, height, count, columns // count).swapaxes(1, 2)
        np.matmul(parts, panels(self.matrix[None], count), out=into)
        return out
