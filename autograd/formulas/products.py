"""Gradients of the matrix products.

Each is a product again: transposes are views that BLAS takes as they are, and the sum over a stack
of matrices is part of one large product wherever the stack can be laid out as rows.
"""

from __future__ import annotations

import math
from operator import matmul
from typing import Any

import numpy as np

from autograd.array.unbroadcast import sum_to
from autograd.formulas import beside, conj, either
from autograd.kernels.linalg.products import stacked_product

Shape = tuple[int, ...]


def matmul_self(grad: Any, shape: Shape, other: Any) -> Any:
    """The gradient of `self`, of the given shape, in ``self @ other``: ``grad @ other^H``.

    math: grad * other.conj() if grad.ndim == 0 else kept(grad, -1) * other.conj() if other.ndim
        == 1 else sum_to_size((kept(grad, -2) if grad.ndim < other.ndim else grad) @ mH(other),
        shape)
    """
    other = conj(other)
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
        return (_below_each_other(grad) @ other.T).reshape(shape)
    if len(shape) == 2:  # sum over the stack: its matrices side by side
        return _side_by_side(grad) @ _below_each_other(other.mT)
    return sum_to(either(stacked_product, matmul, grad, other.mT), shape)


def matmul_other(grad: Any, self: Any, shape: Shape) -> Any:
    """The gradient of `other`, of the given shape, in ``self @ other``: ``self^H @ grad``.

    math: grad * self.conj() if grad.ndim == 0 else kept(self.conj(), -1) * kept(grad, -2) if
        self.ndim == 1 else sum_to_size((mH(self) @ kept(grad, -1)).squeeze(-1), shape) if
        grad.ndim < self.ndim else sum_to_size(mH(self) @ grad, shape)
    """
    self = conj(self)
    if self.ndim == 1:
        if len(shape) == 1:
            return grad * self
        return self.reshape((-1, 1)) * grad.reshape((*grad.shape[:-1], 1, grad.shape[-1]))
    if len(shape) == 1:
        if self.ndim == 2:
            return self.T @ grad
        return _below_each_other(self).T @ grad.reshape((-1,))
    if len(shape) == 2:  # sum over the stack: its matrices below each other
        if self.ndim == 2:
            return self.T @ grad
        return _below_each_other(self).T @ _below_each_other(grad)
    return sum_to(either(stacked_product, matmul, self.mT, grad), shape)


def _side_by_side(stack: Any) -> Any:
    """Matrices (..., m, n) next to each other, as one of m rows."""
    ndim = stack.ndim
    rows = np.transpose(stack, (ndim - 2, *range(ndim - 2), ndim - 1))
    return rows.reshape((stack.shape[-2], math.prod(rows.shape[1:])))


def _below_each_other(stack: Any) -> Any:
    """Matrices (..., m, n) below each other, as one of n columns."""
    return stack.reshape((math.prod(stack.shape[:-1]), stack.shape[-1]))


def linear_input(grad: Any, shape: Shape, weight: Any) -> Any:
    """The gradient of `input`, of the given shape, in ``linear(input, weight)``.

    math: kept(grad, -1) * weight.conj() if weight.ndim == 1 else grad @ weight.conj()
    """
    if len(shape) == 2 and weight.ndim == 2:
        return grad @ conj(weight)
    return matmul_self(grad, shape, weight.T)


def linear_weight(grad: Any, input: Any, shape: Shape) -> Any:
    """The gradient of `weight`, of the given shape, in ``linear(input, weight)``.

    math: einsum("...,...i->i", [grad, input.conj()]) if grad.ndim < input.ndim else mT(grad) @
        input.conj() if grad.ndim == 2 else einsum("...o,...i->oi", [grad, input.conj()])
    """
    if len(shape) == 1 or input.ndim == 1:
        gradient = matmul_other(grad, input, shape[::-1])
        return gradient if len(shape) == 1 else gradient.T
    if input.ndim == 2:
        return grad.T @ conj(input)
    return _below_each_other(grad).T @ _below_each_other(conj(input))


def sparse_adjoint(matrix: Any) -> Any:
    """The conjugate transpose A^H of a matrix of scipy.sparse: d/dt <g, A t> = A^H g."""
    return matrix.conj().T


def eye(grad: Any, shape: Shape, dtype: Any) -> np.ndarray:
    """Ones on the diagonal of a matrix of zeros, where `grad` is.

    math: eye(shape[0], shape[1])
    """
    return beside(grad, np.eye(*shape, dtype=dtype))
