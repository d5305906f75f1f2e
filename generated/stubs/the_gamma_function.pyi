# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 5892302e59bfed7d
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "digamma", "digamma_", "igamma", "igamma_", "igammac", "igammac_", "lgamma", "lgamma_",
    "mvlgamma", "mvlgamma_", "polygamma", "polygamma_", "special_beta", "special_betaln",
    "special_digamma", "special_digamma_", "special_gamma", "special_gammainc", "special_gammainc_",
    "special_gammaincc", "special_gammaincc_", "special_gammaln", "special_gammaln_",
    "special_gammasgn", "special_multigammaln", "special_multigammaln_", "special_polygamma",
    "special_polygamma_", "special_psi", "special_psi_", "special_rgamma",
]  # fmt: skip

def digamma(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The digamma function of self, the derivative of lgamma."""

def digamma_(input: TensorLike) -> Tensor: ...
def igamma(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The regularized lower incomplete gamma function of order self at other."""

def igamma_(input: TensorLike, other: TensorLike) -> Tensor: ...
def igammac(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The regularized upper incomplete gamma function of order self at other."""

def igammac_(input: TensorLike, other: TensorLike) -> Tensor: ...
def lgamma(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The logarithm of the absolute value of the gamma function of self."""

def lgamma_(input: TensorLike) -> Tensor: ...
def mvlgamma(input: TensorLike, p: int, *, out: Tensor | None = None) -> Tensor:
    """The logarithm of the multivariate gamma function of dimension p."""

def mvlgamma_(input: TensorLike, p: int) -> Tensor: ...
def polygamma(n: int, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The n-th derivative of digamma."""

def polygamma_(n: int, input: TensorLike) -> Tensor: ...
def special_beta(a: TensorLike, b: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The beta function of a and b."""

def special_betaln(a: TensorLike, b: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The logarithm of the beta function of a and b."""

def special_digamma(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The digamma function of self, the derivative of lgamma."""

def special_digamma_(input: TensorLike) -> Tensor: ...
def special_gamma(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The gamma function of self."""

def special_gammainc(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The regularized lower incomplete gamma function of order self at other."""

def special_gammainc_(input: TensorLike, other: TensorLike) -> Tensor: ...
def special_gammaincc(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The regularized upper incomplete gamma function of order self at other."""

def special_gammaincc_(input: TensorLike, other: TensorLike) -> Tensor: ...
def special_gammaln(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The logarithm of the absolute value of the gamma function of self."""

def special_gammaln_(input: TensorLike) -> Tensor: ...
def special_gammasgn(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The sign of the gamma function of self."""

def special_multigammaln(input: TensorLike, p: int, *, out: Tensor | None = None) -> Tensor:
    """The logarithm of the multivariate gamma function of dimension p."""

def special_multigammaln_(input: TensorLike, p: int) -> Tensor: ...
def special_polygamma(n: int, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The n-th derivative of digamma."""

def special_polygamma_(n: int, input: TensorLike) -> Tensor: ...
def special_psi(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The digamma function of self, the derivative of lgamma."""

def special_psi_(input: TensorLike) -> Tensor: ...
def special_rgamma(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The reciprocal of the gamma function of self."""

class TheGammaFunctionMethods:
    def digamma(self) -> Tensor:
        """The digamma function of self, the derivative of lgamma."""
    def digamma_(self) -> Tensor: ...
    def igamma(self, other: TensorLike) -> Tensor:
        """The regularized lower incomplete gamma function of order self at other."""
    def igamma_(self, other: TensorLike) -> Tensor: ...
    def igammac(self, other: TensorLike) -> Tensor:
        """The regularized upper incomplete gamma function of order self at other."""
    def igammac_(self, other: TensorLike) -> Tensor: ...
    def lgamma(self) -> Tensor:
        """The logarithm of the absolute value of the gamma function of self."""
    def lgamma_(self) -> Tensor: ...
    def mvlgamma(self, p: int) -> Tensor:
        """The logarithm of the multivariate gamma function of dimension p."""
    def mvlgamma_(self, p: int) -> Tensor: ...
    def polygamma(self, n: int) -> Tensor:
        """The n-th derivative of digamma."""
    def polygamma_(self, n: int) -> Tensor: ...
