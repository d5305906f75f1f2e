# Generated from derivatives.yaml by `python -m codegen`. Do not edit: edit the table and generate again.
# ruff: noqa
# mypy: disable-error-code="overload-cannot-match"
from collections.abc import Sequence
from typing import Any, overload

from autograd.tensor import Tensor
from autograd.typing import DTypeLike, Scalar, TensorLike

def erf(self: TensorLike) -> Tensor:
    """erf(Tensor self) -> Tensor

    The error function.
    """

def expit(self: TensorLike) -> Tensor:
    """sigmoid(Tensor self) -> Tensor

    1 / (1 + exp(-self)).
    """

def log_softmax(self: TensorLike, dim: int | None = None, dtype: DTypeLike | None = None, *, axis: Any = None) -> Tensor:
    """log_softmax(Tensor self, int dim, dtype? dtype=None) -> Tensor

    The logarithm of the softmax along `dim`.
    """

def logsumexp(self: TensorLike, dim: int | Sequence[int] | None = None, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> Tensor:
    """logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor

    log(sum(exp(self))) along `dim`, without overflow.
    """

def softmax(self: TensorLike, dim: int | None = None, dtype: DTypeLike | None = None, *, axis: Any = None) -> Tensor:
    """softmax(Tensor self, int dim, dtype? dtype=None) -> Tensor

    exp(self) over its sum along `dim`.
    """


__all__ = [
    'erf',
    'expit',
    'log_softmax',
    'logsumexp',
    'softmax',
]
