"""The normal distribution of vectors, what distributions by a covariance matrix share, and that of
correlation matrices."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from autograd.base.ops import ops
from autograd.distributions import constraints
from autograd.distributions.distribution import Distribution
from autograd.distributions.gamma import Beta
from autograd.distributions.utils import broadcast_all, lazy_property
from autograd.methods.predicates import broadcast_shapes

__all__ = ["LKJCholesky", "MultivariateNormal"]


def _precision_to_scale_tril(P: Any) -> Any:  # noqa: N803  (PyTorch's names)
    """The lower Cholesky factor of the inverse of `P`: that of the reversed matrix, inverted and
    reversed."""
    reverse = ops.linalg_cholesky(P.flip((-2, -1))).flip((-2, -1)).mT
    unit = ops.eye(P.shape[-1], dtype=P.dtype)
    return ops.linalg_solve_triangular(reverse, unit, upper=False)


_FACTORS: dict[str, Callable[[Any], Any]] = {
    "covariance_matrix": lambda matrix: ops.linalg_cholesky(matrix),
    "precision_matrix": _precision_to_scale_tril,
    "scale_tril": lambda matrix: matrix,
}


class ByCovariance(Distribution):
    """A distribution by a covariance matrix, its inverse or its Cholesky factor."""

    arg_constraints: Mapping[str, Any] = {
        "covariance_matrix": constraints.positive_definite,
        "precision_matrix": constraints.positive_definite,
        "scale_tril": constraints.lower_cholesky,
    }
    has_rsample = True
    _event_dims = {
        "loc": 1, "covariance_matrix": 2, "precision_matrix": 2, "scale_tril": 2,
        "_unbroadcasted_scale_tril": 2,
    }  # fmt: skip
    _unbroadcasted_scale_tril: Any

    def _set_matrix(self, others: tuple[int, ...], *values: Any) -> tuple[Any, Any]:
        """Keeps which of a covariance, a precision and a factor is given, in the common shape of
        its batch and `others`; gives that shape, and what computes the factor."""
        names = ("covariance_matrix", "precision_matrix", "scale_tril")
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
        batch = broadcast_shapes(matrix.shape[:-2], others)
        vars(self)[name] = matrix.expand((*batch, *matrix.shape[-2:]))
        return batch, lambda: _FACTORS[name](matrix)

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

    def _half_log_det(self) -> Any:
        return ops.diagonal(self._unbroadcasted_scale_tril, 0, -2, -1).log().sum(-1)


class MultivariateNormal(ByCovariance):
    """Normal vectors about `loc`, by a covariance matrix, its inverse or its Cholesky factor."""

    arg_constraints = {"loc": constraints.real_vector, **ByCovariance.arg_constraints}
    support = constraints.real_vector
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
        matrices = (covariance_matrix, precision_matrix, scale_tril)
        batch, factor = self._set_matrix(loc.shape[:-1], *matrices)
        self.loc = loc.expand((*batch, loc.shape[-1]))
        super().__init__(batch, loc.shape[-1:], validate_args=validate_args)
        self._unbroadcasted_scale_tril = factor()

    mean = property(lambda self: self.loc)
    mode = property(lambda self: self.loc)
    variance = property(lambda self: self.scale_tril.pow(2).sum(-1))

    def rsample(self, sample_shape: Iterable[int] = ()) -> Any:
        eps = ops.randn(self._extended_shape(sample_shape), dtype=self.loc.dtype)
        return self.loc + (self._unbroadcasted_scale_tril @ eps.unsqueeze(-1)).squeeze(-1)

    def _log_prob(self, value: Any) -> Any:
        diff = (value - self.loc).unsqueeze(-1)
        z = ops.linalg_solve_triangular(self._unbroadcasted_scale_tril, diff, upper=False)
        size = self._event_shape[0] * math.log(2 * math.pi)
        return -0.5 * (size + z.squeeze(-1).pow(2).sum(-1)) - self._half_log_det()

    def entropy(self) -> Any:
        size = 0.5 * self._event_shape[0] * (1 + math.log(2 * math.pi))
        return (size + self._half_log_det()).expand(self._batch_shape)


class LKJCholesky(Distribution):
    """Lower Cholesky factors of `dim` x `dim` correlation matrices R, whose density is proportional
    to ``det(R) ** (concentration - 1)``.

    Raises ValueError for a `dim` that is no integer of at least 2.

    Lewandowski, Kurowicka, Joe, "Generating random correlation matrices based on vines and extended
    onion method" (2009): sections 3.2 for samples and 3.3 for the constant.
    """

    arg_constraints = {"concentration": constraints.positive}
    support = constraints.corr_cholesky
    concentration: Any

    def __init__(
        self, dim: int, concentration: Any = 1.0, validate_args: bool | None = None
    ) -> None:
        if not isinstance(dim, int) or dim < 2:
            raise ValueError(
                f"Expected dim to be an integer greater than or equal to 2. Found dim={dim}."
            )
        self.dim = dim
        (self.concentration,) = broadcast_all(concentration)
        super().__init__(self.concentration.shape, (dim, dim), validate_args)

    def sample(self, sample_shape: Iterable[int] = ()) -> Any:
        """Row by row: the square of the length of what is left of the diagonal is of a beta
        distribution, its direction is any."""
        shape = self._extended_shape(sample_shape)
        dtype = self.concentration.dtype
        below = ops.arange(1, self.dim, dtype=dtype)
        rest = self.concentration.detach().unsqueeze(-1) + (self.dim - 1 - below) / 2
        squares = Beta((below / 2).expand(rest.shape), rest).sample(sample_shape).unsqueeze(-1)
        rows = ops.randn(shape, dtype=dtype).tril(-1)[..., 1:, :]
        rows = rows / rows.norm(dim=-1, keepdim=True) * squares.sqrt()
        first = ops.zeros((*shape[:-2], 1, self.dim), dtype=dtype)
        lengths = ops.cat([ops.ones_like(first[..., 0]), (1 - squares[..., 0]).sqrt()], -1)
        return ops.cat([first, rows], -2) + ops.diag_embed(lengths)

    def _log_prob(self, value: Any) -> Any:
        """By ``det(R)``, the square of the product of the diagonal, and the Jacobian of R by its
        factor, in which element k of the diagonal has the power ``dim - k``."""
        eta, dim = self.concentration, self.dim
        diagonal = ops.diagonal(value, 0, -2, -1)[..., 1:]
        k = ops.arange(1, dim, dtype=eta.dtype)
        powers = 2 * (eta.unsqueeze(-1) - 1) + dim - 1 - k
        parts = ops.lgamma(eta.unsqueeze(-1) + (dim - 1 - k) / 2)
        constant = parts.sum(-1) - (dim - 1) * ops.lgamma(eta + (dim - 1) / 2)
        pi = dim * (dim - 1) / 4 * math.log(math.pi)
        return (powers * diagonal.log()).sum(-1) - constant - pi
