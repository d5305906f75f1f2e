"""Gradients of the matrix products.

Each is a product again: transposes are views that BLAS takes as they are, and the sum over a stack
of matrices is part of one large product wherever the stack can be laid out as rows.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from autograd.kernels.products import stacked_product
from autograd.kernels.shapes import wrap_dims
from autograd.restore import sum_to

__all__ = [
    "eye", "inner", "kron", "linear_input", "linear_weight", "matmul_other", "matmul_self",
    "tensordot_left", "tensordot_right", "tensordot_shape",
]  # fmt: skip

Shape = tuple[int, ...]


def _conj(x: Any) -> Any:
    return x.conj() if x.dtype.kind == "c" else x


def matmul_self(grad: Any, shape: Shape, other: Any) -> Any:
    """The gradient of `self`, of the given shape, in ``self @ other``: ``grad @ other^H``."""
    other = _conj(other)
    if other.ndim == 1:
        if len(shape) == 1:
            return grad * other
        return grad.reshape((*grad.shape, 1)) * other
    if len(shape) == 1:
        if other.ndim == 2:
            return other @ grad
        rows = grad.reshape((*grad.shape[:-1], 1, grad.shape[-1]))
        return sum_to(rows @ other.mT, (1, *shape)).reshape(shape)
    if other.ndim == 2:
        if len(shape) == 2:
            return grad @ other.T
        return (_stacked(grad) @ other.T).reshape(shape)
    if len(shape) == 2:  # sum over the stack: its matrices side by side
        return _side_by_side(grad) @ _stacked(other.mT)
    return sum_to(_stacks(grad, other.mT), shape)


def matmul_other(grad: Any, self: Any, shape: Shape) -> Any:
    """The gradient of `other`, of the given shape, in ``self @ other``: ``self^H @ grad``."""
    self = _conj(self)
    if self.ndim == 1:
        if len(shape) == 1:
            return grad * self
        return self.reshape((-1, 1)) * grad.reshape((*grad.shape[:-1], 1, grad.shape[-1]))
    if len(shape) == 1:
        if self.ndim == 2:
            return self.T @ grad
        return _stacked(self).T @ grad.reshape((-1,))
    if len(shape) == 2:  # sum over the stack: its matrices below each other
        if self.ndim == 2:
            return self.T @ grad
        return _stacked(self).T @ _stacked(grad)
    return sum_to(_stacks(self.mT, grad), shape)


def _stacks(a: Any, b: Any) -> Any:
    """``a @ b`` of stacks of matrices."""
    if isinstance(a, np.ndarray) and isinstance(b, np.ndarray):
        return stacked_product(a, b)
    return a @ b


def _side_by_side(stack: Any) -> Any:
    """Matrices (..., m, n) next to each other, as one of m rows."""
    ndim = stack.ndim
    rows = np.transpose(stack, (ndim - 2, *range(ndim - 2), ndim - 1))
    return rows.reshape((stack.shape[-2], math.prod(rows.shape[1:])))


def _stacked(stack: Any) -> Any:
    """Matrices (..., m, n) below each other, as one of n columns."""
    return stack.reshape((math.prod(stack.shape[:-1]), stack.shape[-1]))


def linear_input(grad: Any, shape: Shape, weight: Any) -> Any:
    """The gradient of `input`, of the given shape, in ``linear(input, weight)``."""
    if len(shape) == 2 and weight.ndim == 2:
        return grad @ _conj(weight)
    return matmul_self(grad, shape, weight.T)


def linear_weight(grad: Any, input: Any, shape: Shape) -> Any:
    """The gradient of `weight`, of the given shape, in ``linear(input, weight)``."""
    if len(shape) == 1 or input.ndim == 1:
        gradient = matmul_other(grad, input, shape[::-1])
        return gradient if len(shape) == 1 else gradient.T
    if input.ndim == 2:
        return grad.T @ _conj(input)
    return _stacked(grad).T @ _stacked(_conj(input))


def eye(shape: Shape, dtype: Any) -> np.ndarray:
    """Ones on the diagonal of a matrix of zeros."""
    return np.eye(*shape, dtype=dtype)


# ---- tensordot and kron --------------------------------------------------------------------------


def _contracted(ndims: tuple[int, int], dims: Any) -> tuple[list[int], list[int]]:
    """The dimensions of two tensors that `dims` (a number or two lists) sums over."""
    if isinstance(dims, int | np.integer):
        if dims < 0:
            raise RuntimeError(f"tensordot expects dims >= 0, but got dims={dims}")
        if dims > min(ndims):
            raise RuntimeError(f"tensordot: dims={dims} is more than the tensors have dimensions")
        return list(range(ndims[0] - dims, ndims[0])), list(range(dims))
    first, second = (wrap_dims(each, ndim) for each, ndim in zip(dims, ndims, strict=True))
    if len(first) != len(second):
        raise RuntimeError(
            f"both dimension lists should have same length, got {len(first)} and {len(second)}"
        )
    return first, second


def tensordot_left(self: Any, other: Any, dims: Any) -> Any:
    """`self` as a matrix whose columns are what is summed over.

    Raises RuntimeError where sizes differ; but 1 repeats.
    """
    first, second = _contracted((self.ndim, other.ndim), dims)
    for i, j in zip(first, second, strict=True):
        if self.shape[i] != other.shape[j] and 1 not in (self.shape[i], other.shape[j]):
            raise RuntimeError(
                f"contracted dimensions need to match, but first has size {self.shape[i]} in dim "
                f"{i} and second has size {other.shape[j]} in dim {j}"
            )
    self = _summed_beside_one(self, first, other, second)
    kept = [i for i in range(self.ndim) if i not in first]
    rows = math.prod(self.shape[i] for i in kept)
    columns = math.prod(self.shape[i] for i in first)
    return np.transpose(self, (*kept, *first)).reshape((rows, columns))


def tensordot_right(self: Any, other: Any, dims: Any) -> Any:
    """`other` as a matrix whose rows are what is summed over."""
    first, second = _contracted((self.ndim, other.ndim), dims)
    other = _summed_beside_one(other, second, self, first)
    kept = [j for j in range(other.ndim) if j not in second]
    rows = math.prod(other.shape[j] for j in second)
    columns = math.prod(other.shape[j] for j in kept)
    return np.transpose(other, (*second, *kept)).reshape((rows, columns))


def _summed_beside_one(x: Any, dims: list[int], other: Any, dims_of_other: list[int]) -> Any:
    """`x` summed along those of `dims` where `other` has size 1, so as to repeat."""
    pairs = zip(dims, dims_of_other, strict=True)
    along = tuple(i for i, j in pairs if x.shape[i] != 1 == other.shape[j])
    return x.sum(along, keepdims=True).astype(x.dtype) if along else x


def tensordot_shape(self: Any, other: Any, dims: Any) -> Shape:
    """The shape of the result."""
    first, second = _contracted((self.ndim, other.ndim), dims)
    kept = [n for i, n in enumerate(self.shape) if i not in first]
    return (*kept, *(n for j, n in enumerate(other.shape) if j not in second))


def inner(self: Any, other: Any) -> Any:
    """The sums of products over the last dimensions, which are of one size; of a number, products.

    Raises RuntimeError for other sizes.
    """
    if self.ndim == 0 or other.ndim == 0:
        return self * other
    if self.shape[-1] != other.shape[-1]:
        raise RuntimeError(
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
    left = np.broadcast_to(self.reshape((*a, 1)), (*a, b[-1])).reshape((*wide, width))
    right = other.reshape((*b[:-1], 1, b[-1]))
    right = np.broadcast_to(right, (*b[:-1], a[-1], b[-1])).reshape((*fine, width))
    return (left * right).reshape(tuple(n * m for n, m in zip(a, b, strict=True)))
