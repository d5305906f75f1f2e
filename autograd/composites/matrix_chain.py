"""Products of many matrices: in the cheapest order, and of one with itself."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from autograd.formulas import beside
from autograd.kernels.linalg.matrices import LinAlgError, check_squares
from autograd.methods.construction import as_tensor


def multi_dot(tensors: Sequence[Any]) -> Any:
    """The product of matrices, in the order that needs the fewest multiplications.

    The first may be a vector, which is a row, and the last one, which is a column. Raises
    LinAlgError for fewer than two, for other dimensions, and for shapes that do not fit.
    """
    name = "multi_dot()"
    count = len(tensors)
    if count < 2:
        raise LinAlgError(f"{name}: expected at least 2 tensors but got {count}")
    for i, x in enumerate(tensors):
        ends = i in (0, count - 1)
        if x.ndim != 2 and not (ends and x.ndim == 1):
            wanted = "1D or 2D" if ends else "2D"
            which = f"tensor {i}"
            if ends:
                which = "the last tensor" if i else "the first tensor"
            raise LinAlgError(f"{name}: {which} must be {wanted} but got {x.ndim}D")
    matrices = list(tensors)
    row, column = matrices[0].ndim == 1, matrices[-1].ndim == 1
    if row:
        matrices[0] = matrices[0].reshape((1, -1))
    if column:
        matrices[-1] = matrices[-1].reshape((-1, 1))
    for i, (a, b) in enumerate(pairwise(matrices)):
        if a.shape[1] != b.shape[0]:
            shapes = f"{list(tensors[i].shape)} and {list(tensors[i + 1].shape)}"
            raise LinAlgError(
                f"{name}: tensors {i} and {i + 1} with shapes {shapes} cannot be multiplied"
            )
    sizes = [x.shape[0] for x in matrices] + [matrices[-1].shape[1]]
    result = _multiply(matrices, _find_splits(sizes), 0, count - 1)
    kept = ([] if row else [sizes[0]]) + ([] if column else [sizes[-1]])
    return result.reshape(tuple(kept)) if row or column else result


def _find_splits(sizes: Sequence[int]) -> dict[tuple[int, int], int]:
    """For the matrices i..j, of sizes[k] by sizes[k + 1], the last one of the left factor.

    Dynamic programming over chains of growing length (T. H. Cormen et al., Introduction to
    Algorithms, "matrix-chain multiplication").
    """
    count = len(sizes) - 1
    cost = {(i, i): 0 for i in range(count)}
    splits = {}
    for length in range(1, count):
        for i in range(count - length):
            j = i + length
            cost[i, j], splits[i, j] = min(
                (cost[i, k] + cost[k + 1, j] + sizes[i] * sizes[k + 1] * sizes[j + 1], k)
                for k in range(i, j)
            )
    return splits


def _multiply(matrices: Sequence[Any], splits: dict[tuple[int, int], int], i: int, j: int) -> Any:
    if i == j:
        return matrices[i]
    k = splits[i, j]
    return _multiply(matrices, splits, i, k) @ _multiply(matrices, splits, k + 1, j)


def chain_matmul(matrices: Sequence[Any]) -> Any:
    """As `multi_dot`, for matrices alone, of which there may be only one."""
    for i, x in enumerate(matrices):
        if x.ndim != 2:
            raise RuntimeError(f"Tensor dimension is {x.ndim}, expected 2 instead (tensor {i})")
    if not len(matrices):
        raise RuntimeError("chain_matmul(): Expected one or more matrices")
    return np.copy(matrices[0]) if len(matrices) == 1 else multi_dot(matrices)


def matrix_power(self: Any, n: int) -> Any:
    """`self` multiplied with itself n times, by squaring; of its inverse if n is negative."""
    check_squares(self, "linalg.matrix_power")

    if n == 0:
        one = beside(self, np.eye(self.shape[-1], dtype=self.dtype))
        # A constant, but one with a gradient: zeros.
        return np.where(True, as_tensor(one), self)
    if n == 1:
        return self.clone(memory_format="contiguous_format")
    base, n = (np.linalg.inv(self), -n) if n < 0 else (self, n)
    result = None
    while True:
        if n & 1:
            result = base if result is None else result @ base
        n >>= 1
        if not n:
            return result
        base = base @ base


def vander(x: Any, N: int | None) -> Any:
    """The powers 0 to N - 1 of each element, along a new last dimension, as running products."""
    x = x.reshape((*(x.shape or (1,)), 1))
    count = x.shape[-2] if N is None else N
    if count <= 1:
        raise RuntimeError("N must be greater than 1.")
    factors = np.broadcast_to(x, (*x.shape[:-1], count - 1)).copy()  # laid out as loops take it
    return np.concatenate([np.ones_like(x), np.cumprod(factors, axis=-1)], axis=-1)
