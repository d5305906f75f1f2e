"""How rows of kind linalg name a matrix that has no result."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.kernels.linalg.matrices import LinAlgError

__all__ = ["singular", "zero_pivots"]


def singular(name: str, info: np.ndarray, what: str) -> LinAlgError:
    """The error for the first matrix of which `info` is not zero.

    what: the sentence, in which {} stands for its info.
    """
    bad = np.flatnonzero(info)[0]
    where = f"(Batch element {bad}): " if info.ndim else ""
    return LinAlgError(f"{name}: {where}{what.format(info.reshape(-1)[bad])}")


def zero_pivots(x: np.ndarray) -> np.ndarray:
    """For each matrix the number of the first pivot that is zero, 0 if there is none.

    Gaussian elimination with partial pivoting, as LAPACK's: it goes column by column through all
    matrices at once, and is meant for those few that LAPACK has found to be singular.
    """
    x = x.copy()
    found = np.zeros(x.shape[:-2], np.int32)
    for j in range(x.shape[-1]):
        best = np.abs(x[..., j:, j]).argmax(-1)[..., None, None] + j
        row = np.take_along_axis(x, best, -2)
        np.put_along_axis(x, best, x[..., j : j + 1, :].copy(), -2)
        x[..., j : j + 1, :] = row
        zero = x[..., j, j] == 0
        found[zero & (found == 0)] = j + 1
        pivot: Any = np.where(zero, 1, x[..., j, j])[..., None]
        x[..., j + 1 :, :] -= (x[..., j + 1 :, j] / pivot)[..., None] * row
    return found
