# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 4c33c530d56fe7d9
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "special_eval_genlaguerre", "special_eval_hermite", "special_eval_jacobi", "special_hyp0f1",
    "special_hyp1f1", "special_hyp2f1", "special_hyperu",
]  # fmt: skip

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

class HypergeometricFunctionsAndPolynomialsMethods: ...
