"""Norms of vectors and matrices, and condition numbers, in operations of the table."""

from __future__ import annotations

import math
from collections.abc import Sequence
from operator import index
from typing import Any

import numpy as np

from autograd.array.axes import check_axis
from autograd.array.shape_errors import ShapeError
from autograd.base.ops import ops
from autograd.composites.reduced import check_inexact
from autograd.formulas import maybe, plain
from autograd.kernels.linalg.matrices import LinAlgError, check_matrices, check_squares


def vector_norm(self: Any, ord: Any, dim: Any, keepdim: bool, dtype: Any) -> Any:
    """The norm of the elements along `dim`, one dimension, several or (None) all."""
    if dtype is None:
        check_inexact("linalg.vector_norm", self)
    if isinstance(ord, str):
        raise TypeError(
            f"linalg.vector_norm(): argument 'ord' (position 2) must be a number, not {ord!r}"
        )
    dims = () if dim is None else dim if isinstance(dim, Sequence) else (dim,)
    reduced = [self.shape[check_axis(d, self.ndim)] for d in dims] if self.ndim else []
    empty = 0 in (reduced if dims else self.shape)
    if empty and (ord < 0 or math.isinf(ord)):
        raise RuntimeError(
            f"linalg.vector_norm cannot compute the {ord} norm on an empty tensor because the "
            "operation does not have an identity"
        )
    return ops.norm(self, ord, dim, keepdim, dtype=dtype)


def matrix_norm(self: Any, ord: Any, dim: Sequence[int], keepdim: bool, dtype: Any) -> Any:
    """The norm of the matrices that two dimensions form.

    ord: 'fro', the root of the sum of squares; 'nuc', the sum of the singular values; 2 and -2, the
    largest and the smallest of them; 1 and -1, the largest and the smallest sum of the sizes in a
    column; inf and -inf, in a row.
    """
    name = "linalg.matrix_norm"
    check_matrices(self, name)
    if dtype is None:
        check_inexact(name, self)
    else:
        self = self.to(np.dtype(dtype))
    dims = tuple(index(d) for d in dim)
    if len(dims) != 2:
        raise RuntimeError(f"{name}: dim must be a 2-tuple. Got {list(dims)}")
    row, column = (check_axis(d, self.ndim) for d in dims)
    if row == column:
        raise ShapeError(f"{name}: dims must be different. Got ({dims[0]}, {dims[1]})")
    size = abs(ord) if isinstance(ord, (int, float)) else ord
    if size == "fro":
        return ops.norm(self, 2, (row, column), keepdim)
    if size in (1, math.inf):
        along, across = (row, column) if size == 1 else (column, row)
        sums = self.abs().sum(along, keepdim=True)
        found = _max_or_zero(sums, across, True) if ord > 0 else sums.amin(across, True)
    elif size in (2, "nuc"):
        values = ops.linalg_svdvals(self.movedim((row, column), (-2, -1)))
        if ord == "nuc":
            found = values.sum(-1)
        else:
            found = _max_or_zero(values, -1, False) if ord > 0 else values.amin(-1)
        for d in sorted((row, column)):
            found = found.unsqueeze(d)
    else:
        raise ShapeError(f"{name}: Order {ord} not supported.")
    return found if keepdim else found.squeeze((row, column))


def _max_or_zero(x: Any, dim: int, keepdim: bool) -> Any:
    """The largest of numbers that are not negative, 0 if there are none."""
    return x.amax(dim, keepdim) if x.shape[dim] else x.sum(dim, keepdim)


def norm(self: Any, ord: Any, dim: Any, keepdim: bool, dtype: Any) -> Any:
    """A norm of vectors or of matrices, as `dim`, or else the number of dimensions, says.

    Without `ord` it is the root of the sum of squares, of all elements if `dim` is None.
    """
    dims = None if dim is None else tuple(dim) if isinstance(dim, Sequence) else (dim,)
    if dims is not None and len(dims) not in (1, 2):
        raise ShapeError(
            f"linalg.norm: If dim is specified, it must be of length 1 or 2. Got {list(dims)}"
        )
    if ord is None:
        return vector_norm(self, 2, dims, keepdim, dtype)
    if dims is None and self.ndim not in (1, 2):
        raise ShapeError(
            "linalg.norm: If dim is not specified but ord is, the input must be 1D or 2D. "
            f"Got {self.ndim}D."
        )
    count = self.ndim if dims is None else len(dims)
    if count == 2 or isinstance(ord, str):
        return matrix_norm(self, ord, (0, 1) if dims is None else dims, keepdim, dtype)
    return vector_norm(self, ord, dims, keepdim, dtype)


def cond(self: Any, p: Any) -> Any:
    """norm(A) norm(A^-1); infinite for a singular matrix.

    For 2 (None) and -2 it is the quotient of the largest and the smallest singular value, which
    matrices that are not square have, too.
    """
    name = "linalg.cond"
    if self.ndim < 2:
        raise LinAlgError(f"{name}: The input tensor must have at least 2 dimensions.")
    if 0 in self.shape:
        return self.abs().sum((-2, -1))
    if p is None or p in (2, -2):
        values = ops.linalg_svdvals(self)
        first, last = values[..., 0], values[..., -1]
        return last / first if p == -2 else first / last
    if p not in (1, -1, math.inf, -math.inf, "fro", "nuc"):
        raise LinAlgError(f"{name} got an invalid norm type: {p}")
    check_squares(self, f"{name}(ord={p})")
    inverse, info = ops.linalg_inv_ex(self)
    bad = plain(info) != 0
    if maybe(bad):  # nothing has a nuclear norm that is not finite
        inverse = np.where(bad[..., None, None], 0, inverse)
    product = matrix_norm(self, p, (-2, -1), False, None) * matrix_norm(
        inverse, p, (-2, -1), False, None
    )
    return np.where(bad, np.inf, product) if maybe(bad) else product
