# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows f056b0c5dff7c1d1, content 5b57ab8a69169bb6
# ruff: noqa
# mypy: disable-error-code="overload-cannot-match"
from collections.abc import Sequence
from typing import Any, overload

from autograd.tensor import Tensor
from autograd.typing import DTypeLike, Scalar, TensorLike

def digamma(input: TensorLike) -> Tensor:
    """digamma(Tensor self) -> Tensor

    The derivative of lgamma.
    """

def entr(input: TensorLike) -> Tensor:
    """special.entr(Tensor self) -> Tensor

    -self * log(self), 0 at 0, and -inf where self is negative.
    """

def erf(input: TensorLike) -> Tensor:
    """erf(Tensor self) -> Tensor

    The error function. Of complex numbers it takes SciPy.
    """

def erfc(input: TensorLike) -> Tensor:
    """erfc(Tensor self) -> Tensor

    1 - erf(self), accurate where it is small.
    """

def erfcx(input: TensorLike) -> Tensor:
    """special.erfcx(Tensor self) -> Tensor

    exp(self**2) * erfc(self), which neither overflows nor vanishes for large self.
    """

def erfinv(input: TensorLike) -> Tensor:
    """erfinv(Tensor self) -> Tensor

    The inverse of erf.
    """

def exp2(input: TensorLike) -> Tensor:
    """exp2(Tensor self) -> Tensor

    2 to the power of self.
    """

def expit(input: TensorLike) -> Tensor:
    """sigmoid(Tensor self) -> Tensor

    1 / (1 + exp(-self)).
    """

def expm1(input: TensorLike) -> Tensor:
    """expm1(Tensor self) -> Tensor

    exp(self) - 1, accurate near 0.
    """

def gammaln(input: TensorLike) -> Tensor:
    """lgamma(Tensor self) -> Tensor

    The logarithm of the absolute value of the gamma function.
    """

def i0(input: TensorLike) -> Tensor:
    """i0(Tensor self) -> Tensor

    The modified Bessel function of the first kind of order 0.
    """

def i0e(input: TensorLike) -> Tensor:
    """special.i0e(Tensor self) -> Tensor

    exp(-abs(self)) * i0(self).
    """

def i1(input: TensorLike) -> Tensor:
    """special.i1(Tensor self) -> Tensor

    The modified Bessel function of the first kind of order 1.
    """

def i1e(input: TensorLike) -> Tensor:
    """special.i1e(Tensor self) -> Tensor

    exp(-abs(self)) * special.i1(self).
    """

def iv(v: float, input: TensorLike) -> Tensor:
    """special.iv(float v, Tensor self) -> Tensor

    The modified Bessel function of the first kind of order v.
    """

def log1p(input: TensorLike) -> Tensor:
    """log1p(Tensor self) -> Tensor

    log(1 + self), accurate near 0.
    """

def log_ndtr(input: TensorLike) -> Tensor:
    """special.log_ndtr(Tensor self) -> Tensor

    The logarithm of special.ndtr, also where that vanishes.
    """

def log_softmax(input: TensorLike, dim: int | None = None, dtype: DTypeLike | None = None, *, axis: Any = None) -> Tensor:
    """log_softmax(Tensor self, int dim, dtype? dtype=None) -> Tensor

    The logarithm of the softmax along `dim`.
    """

def logit(input: TensorLike, eps: float | None = None) -> Tensor:
    """logit(Tensor self, float? eps=None) -> Tensor

    log(self / (1 - self)), of self brought between eps and 1 - eps if eps is given.
    """

def logsumexp(input: TensorLike, dim: int | Sequence[int] | None = None, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> Tensor:
    """logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor

    log(sum(exp(self))) along `dim`, without overflow.
    """

def multigammaln(input: TensorLike, p: int) -> Tensor:
    """mvlgamma(Tensor self, int p) -> Tensor

    The logarithm of the multivariate gamma function of dimension p.
    """

def ndtr(input: TensorLike) -> Tensor:
    """special.ndtr(Tensor self) -> Tensor

    The distribution function of the normal distribution.
    """

def ndtri(input: TensorLike) -> Tensor:
    """special.ndtri(Tensor self) -> Tensor

    The inverse of special.ndtr.
    """

def polygamma(n: int, input: TensorLike) -> Tensor:
    """polygamma(int n, Tensor self) -> Tensor

    The n-th derivative of digamma.
    """

def psi(input: TensorLike) -> Tensor:
    """digamma(Tensor self) -> Tensor

    The derivative of lgamma.
    """

def round(input: TensorLike, *, decimals: int = 0) -> Tensor:
    """round(Tensor self, *, int decimals=0) -> Tensor

    The nearest number with so many decimals; halves go to the even neighbour.
    """

def sinc(input: TensorLike) -> Tensor:
    """sinc(Tensor self) -> Tensor

    sin(pi * self) / (pi * self), and 1 at 0.
    """

def softmax(input: TensorLike, dim: int | None = None, dtype: DTypeLike | None = None, *, axis: Any = None) -> Tensor:
    """softmax(Tensor self, int dim, dtype? dtype=None) -> Tensor

    exp(self) over its sum along `dim`.
    """

def xlog1py(input: TensorLike, other: TensorLike) -> Tensor:
    """special.xlog1py(Tensor self, Tensor other) -> Tensor

    self * log(1 + other), and 0 where self is 0.
    """

def xlogy(input: TensorLike, other: TensorLike) -> Tensor:
    """xlogy(Tensor self, Tensor other) -> Tensor

    self * log(other), and 0 where self is 0.
    """


__all__ = [
    'digamma',
    'entr',
    'erf',
    'erfc',
    'erfcx',
    'erfinv',
    'exp2',
    'expit',
    'expm1',
    'gammaln',
    'i0',
    'i0e',
    'i1',
    'i1e',
    'iv',
    'log1p',
    'log_ndtr',
    'log_softmax',
    'logit',
    'logsumexp',
    'multigammaln',
    'ndtr',
    'ndtri',
    'polygamma',
    'psi',
    'round',
    'sinc',
    'softmax',
    'xlog1py',
    'xlogy',
]
