"""The normal distribution of vectors."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

from autograd.base.ops import ops
from autograd.distributions import constraints
from autograd.distributions.distribution import Distribution
from autograd.distributions.utils import lazy_property
from autograd.methods.predicates import broadcast_shapes

__all__ = ["MultivariateNormal"]


def _precision_to_scale_tril(P: Any) -> Any:  # noqa: N803  (PyTorch's names)
    """The lower Cholesky factor of the inverse of `P`: that of the reversed matrix, inverted and
    reversed."""
    reverse = ops.linalg_cholesky(P.flip((-2, -1))).flip((-2, -1)).mT
    unit = ops.eye(P.shape[-1], dtype=P.dtype)
    return ops.linalg_solve_triangular(reverse, unit, upper=False)


class MultivariateNormal(Distribution):
    """Normal vectors about `loc`, by a covariance matrix, its inverse or its Cholesky factor."""

    arg_constraints = {
        "loc": constraints.real_vector,
        "covariance_matrix": constraints.positive_definite,
        "precision_matrix": constraints.positive_definite,
        "scale_tril": constraints.lower_cholesky,
    }
    support = constraints.real_vector
    has_rsample = True
    _event_dims = {
        "loc": 1, "covariance_matrix": 2, "precision_matrix": 2, "scale_tril": 2,
        "_unbroadcasted_scale_tril": 2,
    }  # fmt: skip
    loc: Any

    def __init__(
        self,
        loc: Any,
        covariance_matrix: Any = None,
        precision_matrix: Any = None,
        scale_tril: Any = None,
        validate_args: bool | None = None,
    ) -> None:
        if loc.ndim < 1:
            raise ValueError("loc must be at least one-dimensional.")
        names = ("covariance_matrix", "scale_tril", "precision_matrix")
        values = (covariance_matrix, scale_tril, precision_matrix)
        given = [(n, v) for n, v in zip(names, values, strict=True) if v is not None]
        if len(given) != 1:
            raise ValueError(
                "Exactly one of covariance_matrix or precision_matrix or scale_tril may be "
                "specified."
            )
        name, matrix = given[0]
        if matrix.ndim < 2:
            raise ValueError(
                f"{name} matrix must be at least two-dimensional, with optional leading batch "
                "dimensions"
            )
        batch = broadcast_shapes(matrix.shape[:-2], loc.shape[:-1])
        vars(self)[name] = matrix.expand((*batch, *matrix.shape[-2:]))
        self.loc = loc.expand((*batch, loc.shape[-1]))
        super().__init__(batch, loc.shape[-1:], validate_args=validate_args)
        if name == "scale_tril":
            factor = matrix
        elif name == "covariance_matrix":
            factor = ops.linalg_cholesky(matrix)
        else:
            factor = _precision_to_scale_tril(matrix)
        self._unbroadcasted_scale_tril = factor

    @lazy_property
    def scale_tril(self) -> Any:
        """The lower Cholesky factor of the covariance."""
        size = self._event_shape[0]
        return self._unbroadcasted_scale_tril.expand((*self._batch_shape, size, size))

    @lazy_property
    def covariance_matrix(self) -> Any:
        """The covariance."""
        return self.scale_tril @ self.scale_tril.mT

    @lazy_property
    def precision_matrix(self) -> Any:
        """The inverse of the covariance."""
        return ops.cholesky_inverse(self.scale_tril)

    mean = property(lambda self: self.loc)
    mode = property(lambda self: self.loc)
    variance = property(lambda self: self.scale_tril.pow(2).sum(-1))

    def rsample(self, sample_shape: Iterable[int] = ()) -> Any:
        eps = ops.randn(self._extended_shape(sample_shape), dtype=self.loc.dtype)
        return self.loc + (self._unbroadcasted_scale_tril @ eps.unsqueeze(-1)).squeeze(-1)

    def _log_prob(self, value: Any) -> Any:
        diff = (value - self.loc).unsqueeze(-1)
        factor = self._unbroadcasted_scale_tril
        shape = broadcast_shapes(factor.shape[:-2], diff.shape[:-2])
        z = ops.linalg_solve_triangular(
            factor.expand((*shape, *factor.shape[-2:])),
            diff.expand((*shape, *diff.shape[-2:])),
            upper=False,
        )
        size = self._event_shape[0] * math.log(2 * math.pi)
        return -0.5 * (size + z.squeeze(-1).pow(2).sum(-1)) - self._half_log_det()

    def entropy(self) -> Any:
        size = 0.5 * self._event_shape[0] * (1 + math.log(2 * math.pi))
        return (size + self._half_log_det()).expand(self._batch_shape)

    def _half_log_det(self) -> Any:
        return ops.diagonal(self._unbroadcasted_scale_tril, 0, -2, -1).log().sum(-1)
