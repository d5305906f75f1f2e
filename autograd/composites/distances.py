"""Distances between points, and the cosine of the angle between vectors."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.array.axes import broadcast_shapes, check_axis
from autograd.array.shape_errors import shape_error
from autograd.base.ops import ops
from autograd.composites.reduced import floating
from autograd.formulas import maybe, plain

# From so many points on, PyTorch takes Euclidean distances from a matrix product.
_MANY = 25
_MODES = {
    None: None,
    0: None,
    1: True,
    2: False,
    "use_mm_for_euclid_dist_if_necessary": None,
    "use_mm_for_euclid_dist": True,
    "donot_use_mm_for_euclid_dist": False,
}


def _norm(x: Any, p: float, dim: int, keepdim: bool = False) -> Any:
    return ops.norm(x, p, dim, keepdim)


def _norm_of_rows(x: Any, p: float) -> Any:
    """The norm along the last dimension, 0 where that is empty."""
    return _norm(x, p if x.shape[-1] else 1, -1)


def _check_p(name: str, p: float) -> None:
    if p < 0:
        raise RuntimeError(f"{name} only supports non-negative p values")


def _require_floating(name: str, x: Any, argument: str) -> None:
    if x.dtype.kind != "f":
        raise RuntimeError(f"{name} only supports floating-point dtypes, {argument} got: {x.dtype}")


def cdist(x1: Any, x2: Any, p: float, compute_mode: Any) -> Any:
    """The p-norm distances of each row of `x1` (..., P, M) to each row of `x2` (..., R, M).

    compute_mode: whether Euclidean distances may come from a matrix product, which is fast, but
    loses half of the digits where points are much closer to each other than to their mean: by
    default where there are more than 25 points. At distance 0 the gradient is 0.
    """
    for name, x in (("X1", x1), ("X2", x2)):
        _require_floating("cdist", x, name)
        if x.ndim < 2:
            raise RuntimeError(f"cdist only supports at least 2D tensors, {name} got: {x.ndim}D")
    if x1.shape[-1] != x2.shape[-1]:
        raise RuntimeError(
            f"X1 and X2 must have the same number of columns. X1: {x1.shape[-1]} X2: {x2.shape[-1]}"
        )
    _check_p("cdist", p)
    if compute_mode not in _MODES:
        raise ValueError(f"{compute_mode} is not a valid value for compute_mode")
    product = _MODES[compute_mode]
    if product is None:
        product = x1.shape[-2] > _MANY or x2.shape[-2] > _MANY
    if p == 2 and product:
        return _euclidean(x1, x2)
    if p in (1, 2) and x1.dtype == x2.dtype:
        return ops._distances(x1, x2, p)
    rows = x1.reshape((*x1.shape[:-1], 1, x1.shape[-1]))
    columns = x2.reshape((*x2.shape[:-2], 1, *x2.shape[-2:]))
    return _norm_of_rows(rows - columns, p)


def _euclidean(x1: Any, x2: Any) -> Any:
    """|x - y| by |x|^2 + |y|^2 - 2 x y, from the mean of the points of `x2`."""
    if 0 not in x2.shape:
        middle = plain(x2).mean(-2, keepdims=True)
        x1, x2 = x1 - middle, x2 - middle
    first = (x1 * x1).sum(-1, keepdim=True)
    second = (x2 * x2).sum(-1, keepdim=True)
    squares = first + second.mT - 2 * (x1 @ x2.mT)
    near = plain(squares) <= 0
    if maybe(near):
        return np.where(near, 0, np.sqrt(np.where(near, 1, squares)))
    return np.sqrt(squares)


def pdist(self: Any, p: float) -> Any:
    """The p-norm distances of the rows of a matrix, each pair once: 0-1, 0-2, ..., 1-2, ..."""
    _require_floating("pdist", self, "self")
    if self.ndim != 2:
        raise RuntimeError(f"pdist only supports 2D tensors, got: {self.ndim}D")
    _check_p("pdist", p)
    rows, columns = np.triu_indices(self.shape[0], 1)
    if p in (1, 2):
        return ops._distances(self, self, p)[rows, columns]
    return _norm_of_rows(self[rows] - self[columns], p)


def pairwise_distance(x1: Any, x2: Any, p: float, eps: float, keepdim: bool) -> Any:
    """The p-norm of x1 - x2 + eps along the last dimension."""
    return _norm(floating(x1) - floating(x2) + eps, p, -1, keepdim)


def cosine_similarity(x1: Any, x2: Any, dim: int, eps: float) -> Any:
    """The sum of the products of x1 / |x1| and x2 / |x2| along `dim`.

    Norms below `eps` count as `eps`, but have the slope of the norm, as in PyTorch.
    """
    dtype = np.result_type(x1.dtype, x2.dtype)
    if dtype.kind not in "f":
        raise RuntimeError(
            f"expected common dtype to be floating point, yet common dtype is {dtype}"
        )
    shape = _common_shape(x1, x2)
    axis = check_axis(dim, len(shape))
    x1, x2 = (np.broadcast_to(x.to(dtype), shape or (1,)) for x in (x1, x2))
    return (_normalize(x1, axis, eps) * _normalize(x2, axis, eps)).sum(axis)


def _normalize(x: Any, axis: int, eps: float) -> Any:
    size = _norm(x, 2, axis, True)
    lift = np.maximum(eps - plain(size), 0)
    return x / (size + lift if maybe(lift) else size)


def cross_dim(self: Any, other: Any, dim: int | None) -> int:
    """`dim`, or else the first dimension with three elements, of the two broadcast."""
    if dim is not None:
        return dim
    shape = _common_shape(self, other)
    if 3 not in shape:
        raise RuntimeError("no dimension of size 3 in input")
    return shape.index(3)


def _common_shape(x: Any, y: Any) -> tuple[int, ...]:
    """The shape of both, broadcast. Raises BroadcastError, a RuntimeError, if there is none."""
    try:
        return broadcast_shapes(x.shape, y.shape)
    except ValueError as error:
        raise shape_error(error, plain(x), plain(y)) from None
