"""Products of stacks in which one matrix is repeated, or which are outer products."""

from __future__ import annotations

import math

import numpy as np

__all__ = ["product_of_repeats"]

_WORTH = 8  # so many matrices are worth a look at how they lie in memory


def product_of_repeats(a: np.ndarray, b: np.ndarray) -> np.ndarray | None:
    """``a @ b`` by one product of two matrices, if a stack is one matrix many times over (steps of
    0, as `expand` makes them), or by one multiplication, if the matrices are columns and rows.

    None where NumPy's loop over the stack serves as well, and for shapes that do not fit.
    """
    if a.ndim != b.ndim or a.ndim < 3 or a.shape[-1] != b.shape[-2]:
        return None
    lead = a.shape[:-2]
    if lead != b.shape[:-2] or math.prod(lead) < _WORTH:
        return None
    if a.shape[-1] == 1:
        return np.einsum("...ij,...jk->...ik", a, b, order="C")
    if not any(b.strides[:-2]):
        rows = a.reshape(-1, a.shape[-1]) @ b[(0,) * len(lead)]
        return rows.reshape((*a.shape[:-1], b.shape[-1]))
    if b.shape[-1] == 1 and not any(a.strides[:-2]):
        rows = b.reshape(-1, b.shape[-2]) @ a[(0,) * len(lead)].T
        return rows.reshape((*a.shape[:-1], 1))
    return None
