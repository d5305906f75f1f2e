# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content d2286e8b211e110f
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
    """special.eval_genlaguerre(Tensor n, Tensor alpha, Tensor self) -> Tensor

    The generalized polynomial of Laguerre of degree n.
    """

def special_eval_hermite(n: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.eval_hermite(Tensor n, Tensor self) -> Tensor

    The physicists' polynomial of Hermite of degree n.
    """

def special_eval_jacobi(
    n: TensorLike,
    alpha: TensorLike,
    beta: TensorLike,
    input: TensorLike,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """special.eval_jacobi(Tensor n, Tensor alpha, Tensor beta, Tensor self) -> Tensor

    The polynomial of Jacobi of degree n.
    """

def special_hyp0f1(v: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.hyp0f1(Tensor v, Tensor self) -> Tensor

    The hypergeometric function 0F1.
    """

def special_hyp1f1(
    a: TensorLike, b: TensorLike, input: TensorLike, *, out: Tensor | None = None
) -> Tensor:
    """special.hyp1f1(Tensor a, Tensor b, Tensor self) -> Tensor

    The confluent hypergeometric function 1F1.
    """

def special_hyp2f1(
    a: TensorLike, b: TensorLike, c: TensorLike, input: TensorLike, *, out: Tensor | None = None
) -> Tensor:
    """special.hyp2f1(Tensor a, Tensor b, Tensor c, Tensor self) -> Tensor

    The hypergeometric function 2F1.
    """

def special_hyperu(
    a: TensorLike, b: TensorLike, input: TensorLike, *, out: Tensor | None = None
) -> Tensor:
    """special.hyperu(Tensor a, Tensor b, Tensor self) -> Tensor

    The confluent hypergeometric function U.
    """

class HypergeometricFunctionsAndPolynomialsMethods: ...
