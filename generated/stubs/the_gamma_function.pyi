# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 5aa0b29c05f7484c
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "digamma",
    "digamma_",
    "lgamma",
    "lgamma_",
    "mvlgamma",
    "mvlgamma_",
    "polygamma",
    "polygamma_",
]

def digamma(input: TensorLike) -> Tensor:
    """digamma(Tensor self) -> Tensor

    The digamma function of self, the derivative of lgamma.
    """

def digamma_(input: TensorLike) -> Tensor: ...
def lgamma(input: TensorLike) -> Tensor:
    """lgamma(Tensor self) -> Tensor

    The logarithm of the absolute value of the gamma function of self.
    """

def lgamma_(input: TensorLike) -> Tensor: ...
def mvlgamma(input: TensorLike, p: int) -> Tensor:
    """mvlgamma(Tensor self, int p) -> Tensor

    The logarithm of the multivariate gamma function of dimension p.
    """

def mvlgamma_(input: TensorLike, p: int) -> Tensor: ...
def polygamma(n: int, input: TensorLike) -> Tensor:
    """polygamma(int n, Tensor self) -> Tensor

    The n-th derivative of digamma.
    """

def polygamma_(n: int, input: TensorLike) -> Tensor: ...
def special_digamma(input: TensorLike) -> Tensor:
    """digamma(Tensor self) -> Tensor

    The digamma function of self, the derivative of lgamma.
    """

def special_digamma_(input: TensorLike) -> Tensor: ...
def special_gammaln(input: TensorLike) -> Tensor:
    """lgamma(Tensor self) -> Tensor

    The logarithm of the absolute value of the gamma function of self.
    """

def special_gammaln_(input: TensorLike) -> Tensor: ...
def special_multigammaln(input: TensorLike, p: int) -> Tensor:
    """mvlgamma(Tensor self, int p) -> Tensor

    The logarithm of the multivariate gamma function of dimension p.
    """

def special_multigammaln_(input: TensorLike, p: int) -> Tensor: ...
def special_polygamma(n: int, input: TensorLike) -> Tensor:
    """polygamma(int n, Tensor self) -> Tensor

    The n-th derivative of digamma.
    """

def special_polygamma_(n: int, input: TensorLike) -> Tensor: ...
def special_psi(input: TensorLike) -> Tensor:
    """digamma(Tensor self) -> Tensor

    The digamma function of self, the derivative of lgamma.
    """

def special_psi_(input: TensorLike) -> Tensor: ...

class TheGammaFunctionMethods:
    def digamma(self) -> Tensor:
        """digamma(Tensor self) -> Tensor

        The digamma function of self, the derivative of lgamma.
        """
    def digamma_(self) -> Tensor: ...
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
