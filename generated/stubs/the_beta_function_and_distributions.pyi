# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 1af9e45d077b81ee
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "special_betainc", "special_betaincinv", "special_binom", "special_gammainccinv",
    "special_gammaincinv", "special_poch", "special_stdtr", "special_stdtrit", "special_zeta",
]  # fmt: skip

def special_betainc(
    a: TensorLike, b: TensorLike, input: TensorLike, *, out: Tensor | None = None
) -> Tensor:
    """The regularized incomplete beta function of a and b at self."""

def special_betaincinv(
    a: TensorLike, b: TensorLike, input: TensorLike, *, out: Tensor | None = None
) -> Tensor:
    """The inverse of special.betainc(a, b, self) in its last argument."""

def special_binom(input: TensorLike, k: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The binomial coefficient of self over k, also of numbers that are not whole."""

def special_gammainccinv(a: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The inverse of igammac(a, self) in its second argument."""

def special_gammaincinv(a: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The inverse of igamma(a, self) in its second argument."""

def special_poch(input: TensorLike, m: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """gamma(self + m) / gamma(self), the rising factorial."""

def special_stdtr(df: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The distribution function of Student's t distribution with df degrees of freedom."""

def special_stdtrit(df: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The inverse of special.stdtr(df, self) in its second argument."""

def special_zeta(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The Hurwitz zeta function, the sum of (k + other)**-self over all whole k from 0 on."""

class TheBetaFunctionAndDistributionsMethods: ...
