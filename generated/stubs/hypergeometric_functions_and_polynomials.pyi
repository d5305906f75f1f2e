# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 25acb05ae9f33d6a
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "special_chebyshev_polynomial_t", "special_chebyshev_polynomial_u",
    "special_chebyshev_polynomial_v", "special_chebyshev_polynomial_w", "special_eval_genlaguerre",
    "special_eval_hermite", "special_eval_jacobi", "special_hermite_polynomial_h",
    "special_hermite_polynomial_he", "special_hyp0f1", "special_hyp1f1", "special_hyp2f1",
    "special_hyperu", "special_laguerre_polynomial_l", "special_legendre_polynomial_p",
    "special_shifted_chebyshev_polynomial_t", "special_shifted_chebyshev_polynomial_u",
    "special_shifted_chebyshev_polynomial_v", "special_shifted_chebyshev_polynomial_w",
]  # fmt: skip

def special_chebyshev_polynomial_t(
    x: TensorLike, n: TensorLike, *, out: Tensor | None = None
) -> Tensor:
    """The Chebyshev polynomial T of x, of the whole part of n as degree; 0 where n is
    negative.
    """

def special_chebyshev_polynomial_u(
    x: TensorLike, n: TensorLike, *, out: Tensor | None = None
) -> Tensor:
    """The Chebyshev polynomial U of x, of the whole part of n as degree; 0 where n is
    negative.
    """

def special_chebyshev_polynomial_v(
    x: TensorLike, n: TensorLike, *, out: Tensor | None = None
) -> Tensor:
    """The Chebyshev polynomial V of x, of the whole part of n as degree; 0 where n is
    negative.
    """

def special_chebyshev_polynomial_w(
    x: TensorLike, n: TensorLike, *, out: Tensor | None = None
) -> Tensor:
    """The Chebyshev polynomial W of x, of the whole part of n as degree; 0 where n is
    negative.
    """

def special_eval_genlaguerre(
    n: TensorLike, alpha: TensorLike, input: TensorLike, *, out: Tensor | None = None
) -> Tensor:
    """The generalized polynomial of Laguerre of degree n."""

def special_eval_hermite(n: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The physicists' polynomial of Hermite of degree n."""

def special_eval_jacobi(
    n: TensorLike, alpha: TensorLike, beta: TensorLike, input: TensorLike, *,
    out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """The polynomial of Jacobi of degree n."""

def special_hermite_polynomial_h(
    x: TensorLike, n: TensorLike, *, out: Tensor | None = None
) -> Tensor:
    """The Hermite polynomial H of x, of the whole part of n as degree; 0 where n is
    negative.
    """

def special_hermite_polynomial_he(
    x: TensorLike, n: TensorLike, *, out: Tensor | None = None
) -> Tensor:
    """The Hermite polynomial He of x, of the whole part of n as degree; 0 where n is
    negative.
    """

def special_hyp0f1(v: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The hypergeometric function 0F1."""

def special_hyp1f1(
    a: TensorLike, b: TensorLike, input: TensorLike, *, out: Tensor | None = None
) -> Tensor:
    """The confluent hypergeometric function 1F1."""

def special_hyp2f1(
    a: TensorLike, b: TensorLike, c: TensorLike, input: TensorLike, *, out: Tensor | None = None
) -> Tensor:
    """The hypergeometric function 2F1."""

def special_hyperu(
    a: TensorLike, b: TensorLike, input: TensorLike, *, out: Tensor | None = None
) -> Tensor:
    """The confluent hypergeometric function U."""

def special_laguerre_polynomial_l(
    x: TensorLike, n: TensorLike, *, out: Tensor | None = None
) -> Tensor:
    """The Laguerre polynomial of x, of the whole part of n as degree; 0 where n is negative."""

def special_legendre_polynomial_p(
    x: TensorLike, n: TensorLike, *, out: Tensor | None = None
) -> Tensor:
    """The Legendre polynomial of x, of the whole part of n as degree; 0 where n is negative."""

def special_shifted_chebyshev_polynomial_t(
    x: TensorLike, n: TensorLike, *, out: Tensor | None = None
) -> Tensor:
    """special.chebyshev_polynomial_t of 2 * x - 1."""

def special_shifted_chebyshev_polynomial_u(
    x: TensorLike, n: TensorLike, *, out: Tensor | None = None
) -> Tensor:
    """special.chebyshev_polynomial_u of 2 * x - 1."""

def special_shifted_chebyshev_polynomial_v(
    x: TensorLike, n: TensorLike, *, out: Tensor | None = None
) -> Tensor:
    """special.chebyshev_polynomial_v of 2 * x - 1."""

def special_shifted_chebyshev_polynomial_w(
    x: TensorLike, n: TensorLike, *, out: Tensor | None = None
) -> Tensor:
    """special.chebyshev_polynomial_w of 2 * x - 1."""

class HypergeometricFunctionsAndPolynomialsMethods: ...
