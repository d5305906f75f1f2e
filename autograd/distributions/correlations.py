"""The distribution of Lewandowski, Kurowicka and Joe of matrices of correlations."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

from autograd.base.ops import ops
from autograd.distributions import constraints
from autograd.distributions.distribution import Distribution
from autograd.distributions.gamma import Beta
from autograd.distributions.utils import broadcast_all

__all__ = ["LKJCholesky"]


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
