"""Tensor contractions as products of matrices, in operations."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from autograd.array.foreign import is_sparse
from autograd.array.shape_errors import ShapeError
from autograd.base.ops import ops
from autograd.kernels.indexing.shapes import wrap_dims

Shape = tuple[int, ...]


def sparse_matmul(op: Any, args: Any, i: int) -> Any:
    """a @ b, of which one is a matrix of scipy.sparse and the other a Tensor; NotImplemented for
    other calls."""
    if op.name != "matmul" or not is_sparse(args[i]):
        return NotImplemented
    a, b = args
    if i == 0:
        return ops._sparse_product(a, b)
    if a.ndim < 2:
        return ops._sparse_product(b.T, a)
    return ops._sparse_product(b.T, a.mT).mT


def _read_dims(ndims: tuple[int, int], dims: Any) -> tuple[list[int], list[int]]:
    """The dimensions of two tensors that `dims` (a number or two lists) sums over."""
    if isinstance(dims, (int, np.integer)):
        if dims < 0:
            raise ShapeError(f"tensordot expects dims >= 0, but got dims={dims}")
        if dims > min(ndims):
            raise ShapeError(f"tensordot: dims={dims} is more than the tensors have dimensions")
        return list(range(ndims[0] - dims, ndims[0])), list(range(dims))
    first, second = (wrap_dims(each, ndim) for each, ndim in zip(dims, ndims, strict=True))
    if len(first) != len(second):
        raise ShapeError(
            f"both dimension lists should have same length, got {len(first)} and {len(second)}"
        )
    return first, second


def tensordot_left(self: Any, other: Any, dims: Any) -> Any:
    """`self` as a matrix whose columns are what is summed over.

    Raises RuntimeError where sizes differ; but 1 repeats.
    """
    first, second = _read_dims((self.ndim, other.ndim), dims)
    for i, j in zip(first, second, strict=True):
        if self.shape[i] != other.shape[j] and 1 not in (self.shape[i], other.shape[j]):
            raise ShapeError(
                f"contracted dimensions need to match, but first has size {self.shape[i]} in dim "
                f"{i} and second has size {other.shape[j]} in dim {j}"
            )
    return _as_matrix(_sum_beside_one(self, first, other, second), first, True)


def tensordot_right(self: Any, other: Any, dims: Any) -> Any:
    """`other` as a matrix whose rows are what is summed over."""
    first, second = _read_dims((self.ndim, other.ndim), dims)
    return _as_matrix(_sum_beside_one(other, second, self, first), second, False)


def _as_matrix(x: Any, summed: list[int], last: bool) -> Any:
    """`x` as a matrix of which some dimensions are the columns (`last`), or the rows."""
    kept = [i for i in range(x.ndim) if i not in summed]
    rows, columns = (kept, summed) if last else (summed, kept)
    sizes = [math.prod(x.shape[i] for i in side) for side in (rows, columns)]
    return np.transpose(x, (*rows, *columns)).reshape(sizes)


def _sum_beside_one(x: Any, dims: list[int], other: Any, dims_of_other: list[int]) -> Any:
    """`x` summed along those of `dims` where `other` has size 1, so as to repeat."""
    pairs = zip(dims, dims_of_other, strict=True)
    along = tuple(i for i, j in pairs if x.shape[i] != 1 == other.shape[j])
    dtype = np.result_type(x.dtype, other.dtype)
    return x.sum(along, keepdims=True).astype(dtype) if along else x


def tensordot_shape(self: Any, other: Any, dims: Any) -> Shape:
    """The shape of the result."""
    first, second = _read_dims((self.ndim, other.ndim), dims)
    kept = [n for i, n in enumerate(self.shape) if i not in first]
    return (*kept, *(n for j, n in enumerate(other.shape) if j not in second))


def inner(self: Any, other: Any) -> Any:
    """The sums of products over the last dimensions, which are of one size; of a number, products.

    Raises RuntimeError for other sizes.
    """
    if self.ndim == 0 or other.ndim == 0:
        return self * other
    if self.shape[-1] != other.shape[-1]:
        raise ShapeError(
            "inner() the last dimension must match on both input tensors but got shapes "
            f"{list(self.shape)} and {list(other.shape)}"
        )
    return np.tensordot(self, other, ([-1], [-1]))


def kron(self: Any, other: Any) -> Any:
    """The Kronecker product.

    Along the last dimension both are laid out as the product is, so that what is multiplied and
    summed has long rows.
    """
    ndim = max(self.ndim, other.ndim)
    a = (1,) * (ndim - self.ndim) + self.shape
    b = (1,) * (ndim - other.ndim) + other.shape
    if ndim == 0:
        return self * other
    width = a[-1] * b[-1]
    wide = [size for n in a[:-1] for size in (n, 1)]
    fine = [size for n in b[:-1] for size in (1, n)]
    left = self.reshape((*a, 1)).expand((*a, b[-1])).reshape((*wide, width))
    right = other.reshape((*b[:-1], 1, b[-1]))
    right = right.expand((*b[:-1], a[-1], b[-1])).reshape((*fine, width))
    return (left * right).reshape(tuple(n * m for n, m in zip(a, b, strict=True)))
