# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 4d028a50fe121c70
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "digamma",
    "digamma_",
    "igamma",
    "igamma_",
    "igammac",
    "igammac_",
    "lgamma",
    "lgamma_",
    "mvlgamma",
    "mvlgamma_",
    "polygamma",
    "polygamma_",
]

def digamma(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """digamma(Tensor self) -> Tensor

    The digamma function of self, the derivative of lgamma.
    """

def digamma_(input: TensorLike) -> Tensor: ...
def igamma(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """igamma(Tensor self, Tensor other) -> Tensor

    The regularized lower incomplete gamma function of order self at other.
    """

def igamma_(input: TensorLike, other: TensorLike) -> Tensor: ...
def igammac(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """igammac(Tensor self, Tensor other) -> Tensor

    The regularized upper incomplete gamma function of order self at other.
    """

def igammac_(input: TensorLike, other: TensorLike) -> Tensor: ...
def lgamma(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """lgamma(Tensor self) -> Tensor

    The logarithm of the absolute value of the gamma function of self.
    """

def lgamma_(input: TensorLike) -> Tensor: ...
def mvlgamma(input: TensorLike, p: int, *, out: Tensor | None = None) -> Tensor:
    """mvlgamma(Tensor self, int p) -> Tensor

    The logarithm of the multivariate gamma function of dimension p.
    """

def mvlgamma_(input: TensorLike, p: int) -> Tensor: ...
def polygamma(n: int, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """polygamma(int n, Tensor self) -> Tensor

    The n-th derivative of digamma.
    """

def polygamma_(n: int, input: TensorLike) -> Tensor: ...
def special_beta(a: TensorLike, b: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.beta(Tensor a, Tensor b) -> Tensor

    The beta function of a and b.
    """

def special_betainc(
    a: TensorLike, b: TensorLike, input: TensorLike, *, out: Tensor | None = None
) -> Tensor:
    """special.betainc(Tensor a, Tensor b, Tensor self) -> Tensor

    The regularized incomplete beta function of a and b at self.
    """

def special_betaincinv(
    a: TensorLike, b: TensorLike, input: TensorLike, *, out: Tensor | None = None
) -> Tensor:
    """special.betaincinv(Tensor a, Tensor b, Tensor self) -> Tensor

    The inverse of special.betainc(a, b, self) in its last argument.
    """

def special_betaln(a: TensorLike, b: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.betaln(Tensor a, Tensor b) -> Tensor

    The logarithm of the beta function of a and b.
    """

def special_binom(input: TensorLike, k: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.binom(Tensor self, Tensor k) -> Tensor

    The binomial coefficient of self over k, also of numbers that are not whole.
    """

def special_digamma(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """digamma(Tensor self) -> Tensor

    The digamma function of self, the derivative of lgamma.
    """

def special_digamma_(input: TensorLike) -> Tensor: ...
def special_gamma(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.gamma(Tensor self) -> Tensor

    The gamma function of self.
    """

def special_gammainc(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """igamma(Tensor self, Tensor other) -> Tensor

    The regularized lower incomplete gamma function of order self at other.
    """

def special_gammainc_(input: TensorLike, other: TensorLike) -> Tensor: ...
def special_gammaincc(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """igammac(Tensor self, Tensor other) -> Tensor

    The regularized upper incomplete gamma function of order self at other.
    """

def special_gammaincc_(input: TensorLike, other: TensorLike) -> Tensor: ...
def special_gammainccinv(a: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.gammainccinv(Tensor a, Tensor self) -> Tensor

    The inverse of igammac(a, self) in its second argument.
    """

def special_gammaincinv(a: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.gammaincinv(Tensor a, Tensor self) -> Tensor

    The inverse of igamma(a, self) in its second argument.
    """

def special_gammaln(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """lgamma(Tensor self) -> Tensor

    The logarithm of the absolute value of the gamma function of self.
    """

def special_gammaln_(input: TensorLike) -> Tensor: ...
def special_gammasgn(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.gammasgn(Tensor self) -> Tensor

    The sign of the gamma function of self.
    """

def special_multigammaln(input: TensorLike, p: int, *, out: Tensor | None = None) -> Tensor:
    """mvlgamma(Tensor self, int p) -> Tensor

    The logarithm of the multivariate gamma function of dimension p.
    """

def special_multigammaln_(input: TensorLike, p: int) -> Tensor: ...
def special_poch(input: TensorLike, m: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.poch(Tensor self, Tensor m) -> Tensor

    gamma(self + m) / gamma(self), the rising factorial.
    """

def special_polygamma(n: int, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """polygamma(int n, Tensor self) -> Tensor

    The n-th derivative of digamma.
    """

def special_polygamma_(n: int, input: TensorLike) -> Tensor: ...
def special_psi(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """digamma(Tensor self) -> Tensor

    The digamma function of self, the derivative of lgamma.
    """

def special_psi_(input: TensorLike) -> Tensor: ...
def special_rgamma(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.rgamma(Tensor self) -> Tensor

    The reciprocal of the gamma function of self.
    """

def special_stdtr(df: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.stdtr(Tensor df, Tensor self) -> Tensor

    The distribution function of Student's t distribution with df degrees of freedom.
    """

def special_stdtrit(df: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.stdtrit(Tensor df, Tensor self) -> Tensor

    The inverse of special.stdtr(df, self) in its second argument.
    """

def special_zeta(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.zeta(Tensor self, Tensor other) -> Tensor

    The Hurwitz zeta function, the sum of (k + other)**-self over all whole k from 0 on.
    """

class TheGammaFunctionMethods:
    def digamma(self) -> Tensor:
        """digamma(Tensor self) -> Tensor

        The digamma function of self, the derivative of lgamma.
        """
    def digamma_(self) -> Tensor: ...
    def igamma(self, other: TensorLike) -> Tensor:
        """igamma(Tensor self, Tensor other) -> Tensor

        The regularized lower incomplete gamma function of order self at other.
        """
    def igamma_(self, other: TensorLike) -> Tensor: ...
    def igammac(self, other: TensorLike) -> Tensor:
        """igammac(Tensor self, Tensor other) -> Tensor

        The regularized upper incomplete gamma function of order self at other.
        """
    def igammac_(self, other: TensorLike) -> Tensor: ...
    def lgamma(self) -> Tensor:
        """lgamma(Tensor self) -> Tensor

        The logarithm of the absolute value of the gamma function of self.
        """
    def lgamma_(self) -> Tensor: ...
    def mvlgamma(self, p: int) -> Tensor:
        """mvlgamma(Tensor self, int p) -> Tensor

        The logarithm of the multivariate gamma function of dimension p.
        """
    def mvlgamma_(self, p: int) -> Tensor: ...
    def polygamma(self, n: int) -> Tensor:
        """polygamma(int n, Tensor self) -> Tensor

        The n-th derivative of digamma.
        """
    def polygamma_(self, n: int) -> Tensor: ...
