"""Products of many matrices of few rows with one, which native loops bring into order once."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.array.duck import outside
from autograd.kernels.large import NATIVE

__all__ = ["Multiplier"]


class Multiplier:
    """Multiplication by one matrix (inner, columns) from the right."""

    def __init__(self, matrix: np.ndarray, dtype: Any) -> None:
        self.matrix = matrix.astype(dtype, copy=False)
        wanted = matrix.size >= NATIVE.least and not outside(matrix)
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
        np.matmul(x, self.matrix, out=out)
        if added is not None:
            out += added
        return out
