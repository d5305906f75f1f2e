"""Transforms of parts of a tensor, of its shape, of matrices, and by distribution functions."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from autograd.base.ops import ops
from autograd.distributions import constraints
from autograd.distributions.transforms import Alike, Transform
from autograd.distributions.utils import eps_of, sum_rightmost
from autograd.methods.placement import Size

__all__ = [
    "CatTransform", "CorrCholeskyTransform", "CumulativeDistributionTransform",
    "IndependentTransform", "LowerCholeskyTransform", "PositiveDefiniteTransform",
    "ReshapeTransform", "StackTransform",
]  # fmt: skip


class StackTransform(Transform):
    """The transforms `tseq`, one for each index of the dimension `dim`."""

    _arguments: tuple[str, ...] = ("transforms", "dim")

    def __init__(self, tseq: Sequence[Transform], dim: int = 0, cache_size: int = 0) -> None:
        super().__init__(cache_size)
        self.transforms = [each.with_cache(cache_size) if cache_size else each for each in tseq]
        self.dim = dim

    bijective = property(lambda self: all(each.bijective for each in self.transforms))
    domain = property(lambda self: self._region([each.domain for each in self.transforms]))
    codomain = property(lambda self: self._region([each.codomain for each in self.transforms]))

    def _region(self, regions: Any) -> Any:
        return constraints.stack(regions, self.dim)

    def _parts(self, x: Any) -> Any:
        return x.unbind(self.dim)

    def _joined(self, parts: Any) -> Any:
        return ops.stack(parts, self.dim)

    def _call(self, x: Any) -> Any:
        pairs = zip(self.transforms, self._parts(x), strict=True)
        return self._joined([transform(part) for transform, part in pairs])

    def _inverse(self, y: Any) -> Any:
        pairs = zip(self.transforms, self._parts(y), strict=True)
        return self._joined([transform.inv(part) for transform, part in pairs])

    def _logs(self, x: Any, y: Any) -> list[Any]:
        each = zip(self.transforms, self._parts(x), self._parts(y), strict=True)
        return [transform.log_abs_det_jacobian(a, b) for transform, a, b in each]

    def log_abs_det_jacobian(self, x: Any, y: Any) -> Any:
        return self._joined(self._logs(x, y))


class CatTransform(StackTransform):
    """The transforms `tseq`, one for each of the parts of these `lengths` (1 for None) that the
    dimension `dim` consists of."""

    _arguments = ("transforms", "dim", "lengths")

    def __init__(
        self,
        tseq: Sequence[Transform],
        dim: int = 0,
        lengths: Sequence[int] | None = None,
        cache_size: int = 0,
    ) -> None:
        super().__init__(tseq, dim, cache_size)
        self.lengths = [1] * len(self.transforms) if lengths is None else [*lengths]
        self.length = sum(self.lengths)

    @property
    def event_dim(self) -> int:
        return max(each.event_dim for each in self.transforms)

    def _region(self, regions: Any) -> Any:
        return constraints.cat(regions, self.dim, self.lengths)

    def _parts(self, x: Any) -> Any:
        return x.split(self.lengths, self.dim)

    def _joined(self, parts: Any) -> Any:
        return ops.cat(parts, self.dim)

    def log_abs_det_jacobian(self, x: Any, y: Any) -> Any:
        logs = [
            sum_rightmost(log, self.event_dim - each.event_dim)
            for each, log in zip(self.transforms, self._logs(x, y), strict=True)
        ]
        dim = (self.dim - x.ndim if self.dim >= 0 else self.dim) + self.event_dim
        return ops.cat(logs, dim) if dim < 0 else sum(logs)  # a dimension of the event is summed


class ReshapeTransform(Transform):
    """Events of shape `in_shape` as such of `out_shape`. Raises ValueError if these have different
    numbers of elements."""

    bijective = True
    _arguments = ("in_shape", "out_shape")

    def __init__(
        self, in_shape: Sequence[int], out_shape: Sequence[int], cache_size: int = 0
    ) -> None:
        self.in_shape, self.out_shape = Size(in_shape), Size(out_shape)
        if self.in_shape.numel() != self.out_shape.numel():
            raise ValueError("in_shape, out_shape have different numbers of elements")
        super().__init__(cache_size)
        self.domain = constraints.independent(constraints.real, len(self.in_shape))
        self.codomain = constraints.independent(constraints.real, len(self.out_shape))

    def _call(self, x: Any) -> Any:
        return x.reshape(self.forward_shape(x.shape))

    def _inverse(self, y: Any) -> Any:
        return y.reshape(self.inverse_shape(y.shape))

    def log_abs_det_jacobian(self, x: Any, y: Any) -> Any:
        return x.new_zeros(x.shape[: x.ndim - len(self.in_shape)])

    def forward_shape(self, shape: Sequence[int]) -> Sequence[int]:
        return self._other(shape, self.in_shape, self.out_shape)

    def inverse_shape(self, shape: Sequence[int]) -> Sequence[int]:
        return self._other(shape, self.out_shape, self.in_shape)

    @staticmethod
    def _other(shape: Sequence[int], old: Any, new: Any) -> Any:
        if len(shape) < len(old):
            raise ValueError("Too few dimensions on input")
        cut = len(shape) - len(old)
        if tuple(shape[cut:]) != tuple(old):
            raise ValueError(f"Shape mismatch: expected {old} but got {shape[cut:]}")
        return Size((*shape[:cut], *new))


class IndependentTransform(Transform):
    """`base_transform`, of which `reinterpreted_batch_ndims` dimensions more are one event."""

    _arguments = ("base_transform", "reinterpreted_batch_ndims")

    def __init__(
        self, base_transform: Transform, reinterpreted_batch_ndims: int, cache_size: int = 0
    ) -> None:
        super().__init__(cache_size)
        self.base_transform = (
            base_transform.with_cache(cache_size) if cache_size else base_transform
        )
        self.reinterpreted_batch_ndims = reinterpreted_batch_ndims

    bijective = property(lambda self: self.base_transform.bijective)
    sign = property(lambda self: self.base_transform.sign)
    domain = property(lambda self: self._region(self.base_transform.domain))
    codomain = property(lambda self: self._region(self.base_transform.codomain))

    def _region(self, base: Any) -> Any:
        return constraints.independent(base, self.reinterpreted_batch_ndims)

    def _call(self, x: Any) -> Any:
        return self.base_transform(self._checked(x, self.domain))

    def _inverse(self, y: Any) -> Any:
        return self.base_transform.inv(self._checked(y, self.codomain))

    @staticmethod
    def _checked(value: Any, region: Any) -> Any:
        if value.ndim < region.event_dim:
            raise ValueError("Too few dimensions on input")
        return value

    def log_abs_det_jacobian(self, x: Any, y: Any) -> Any:
        found = self.base_transform.log_abs_det_jacobian(x, y)
        return sum_rightmost(found, self.reinterpreted_batch_ndims)

    def forward_shape(self, shape: Sequence[int]) -> Sequence[int]:
        return self.base_transform.forward_shape(shape)

    def inverse_shape(self, shape: Sequence[int]) -> Sequence[int]:
        return self.base_transform.inverse_shape(shape)

    def __repr__(self) -> str:
        return f"IndependentTransform({self.base_transform!r}, {self.reinterpreted_batch_ndims})"


class LowerCholeskyTransform(Alike):
    """Lower triangles of matrices, with the exponentials of their diagonals."""

    domain: Any = constraints.independent(constraints.real, 2)
    codomain = constraints.lower_cholesky

    def _call(self, x: Any) -> Any:
        return x.tril(-1) + ops.diag_embed(ops.diagonal(x, 0, -2, -1).exp())

    def _inverse(self, y: Any) -> Any:
        return y.tril(-1) + ops.diag_embed(ops.diagonal(y, 0, -2, -1).log())


class PositiveDefiniteTransform(LowerCholeskyTransform):
    """The products of what `LowerCholeskyTransform` gives with their transposes."""

    codomain = constraints.positive_definite

    def _call(self, x: Any) -> Any:
        lower = super()._call(x)
        return lower @ lower.mT

    def _inverse(self, y: Any) -> Any:
        return super()._inverse(ops.linalg_cholesky(y))


class CorrCholeskyTransform(Alike):
    """Vectors of n * (n - 1) / 2 numbers as Cholesky factors of n x n correlation matrices.

    The vector fills the strict lower triangle, row by row. The squares of the tanh of a row are the
    shares of the squares of its elements in what those before them have left of 1.
    """

    domain, codomain = constraints.real_vector, constraints.corr_cholesky
    bijective = True

    def _call(self, x: Any) -> Any:
        n = self.forward_shape(x.shape)[-1]
        eps = eps_of(x.dtype)
        rows, columns = ops.tril_indices(n, n, -1)
        r = ops.zeros((*x.shape[:-1], n * n), dtype=x.dtype)
        r = r.index_copy(-1, rows * n + columns, x.tanh().clamp(-1 + eps, 1 - eps))
        r = r.reshape((*x.shape[:-1], n, n))
        left = (1 - r**2).sqrt().cumprod(-1)[..., :-1]
        return (r + ops.eye(n, dtype=x.dtype)) * ops.nn_functional_pad(left, (1, 0), value=1)

    def _inverse(self, y: Any) -> Any:
        left = ops.nn_functional_pad(1 - (y * y).cumsum(-1)[..., :-1], (1, 0), value=1)
        return (_below(y, -1) / _below(left, -1).sqrt()).atanh()

    def log_abs_det_jacobian(self, x: Any, y: Any) -> Any:
        """Of the strict lower triangle of y by x."""
        left = _below(1 - (y * y).cumsum(-1), -2).log().sum(-1) / 2
        return left - 2 * (x + ops.nn_functional_softplus(-2 * x) - math.log(2)).sum(-1)

    def forward_shape(self, shape: Sequence[int]) -> Sequence[int]:
        if len(shape) < 1:
            raise ValueError("Too few dimensions on input")
        n = round((0.25 + 2 * shape[-1]) ** 0.5 + 0.5)
        if n * (n - 1) // 2 != shape[-1]:
            raise ValueError("Input is not a flattened lower-diagonal number")
        return Size((*shape[:-1], n, n))

    def inverse_shape(self, shape: Sequence[int]) -> Sequence[int]:
        if len(shape) < 2:
            raise ValueError("Too few dimensions on input")
        if shape[-2] != shape[-1]:
            raise ValueError("Input is not square")
        return Size((*shape[:-2], shape[-1] * (shape[-1] - 1) // 2))


def _below(y: Any, diagonal: int) -> Any:
    """The elements of the lower triangle of matrices, up to this diagonal, row by row."""
    rows, columns = ops.tril_indices(y.shape[-2], y.shape[-1], diagonal)
    return y[..., rows, columns]


class CumulativeDistributionTransform(Transform):
    """The distribution function of `distribution`."""

    bijective = True
    codomain = constraints.unit_interval
    sign = 1
    _arguments = ("distribution",)

    def __init__(self, distribution: Any, cache_size: int = 0) -> None:
        super().__init__(cache_size)
        self.distribution = distribution

    domain = property(lambda self: self.distribution.support)

    def _call(self, x: Any) -> Any:
        return self.distribution.cdf(x)

    def _inverse(self, y: Any) -> Any:
        return self.distribution.icdf(y)

    def log_abs_det_jacobian(self, x: Any, y: Any) -> Any:
        return self.distribution.log_prob(x)
