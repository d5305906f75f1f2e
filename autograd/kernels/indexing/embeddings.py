"""Rows of a table of embeddings."""

from __future__ import annotations

import numpy as np

__all__ = ["check_indices", "embedding"]


def check_indices(name: str, weight: np.ndarray, indices: np.ndarray) -> None:
    """Raises RuntimeError for indices that are no integers, IndexError for one that is no row."""
    if indices.dtype.kind not in "iu":
        raise RuntimeError(
            "Expected tensor for argument #1 'indices' to have one of the following scalar types: "
            f"Long, Int; but got {indices.dtype} instead (while checking arguments for {name})"
        )
    if indices.size and not 0 <= indices.min() <= indices.max() < weight.shape[0]:
        raise IndexError("index out of range in self")


def embedding(weight: np.ndarray, indices: np.ndarray, sparse: bool) -> np.ndarray:
    """weight[indices] of a matrix. Raises also RuntimeError for anything else, or for `sparse`."""
    if weight.ndim != 2:
        raise RuntimeError("'weight' must be 2-D")
    if sparse:
        raise RuntimeError("embedding: there are no sparse gradients, leave out sparse=True")
    check_indices("embedding", weight, indices)
    return weight.take(indices, 0)
