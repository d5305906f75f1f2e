# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content cfbed6bd0c53ba51
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "log_softmax", "logsumexp", "nn_functional_log_softmax", "nn_functional_softmax", "softmax",
    "special_log_softmax", "special_logsumexp", "special_softmax",
]  # fmt: skip

def log_softmax(
    input: TensorLike, dim: int | None = None, dtype: DTypeLike | None = None, *,
    out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """The logarithm of the softmax along `dim`."""

def logsumexp(
    input: TensorLike, dim: int | Sequence[int] | None = None, keepdim: bool = False, *,
    out: Tensor | None = None, axis: Any = None, keepdims: Any = None,
) -> Tensor:  # fmt: skip
    """log(sum(exp(self))) along `dim`, without overflow."""

def nn_functional_log_softmax(
    input: TensorLike, dim: int | None = None, *, dtype: DTypeLike | None = None, axis: Any = None
) -> Tensor:
    """The logarithm of the softmax along `dim`."""

def nn_functional_softmax(
    input: TensorLike, dim: int | None = None, *, dtype: DTypeLike | None = None, axis: Any = None
) -> Tensor:
    """exp(input) over its sum along `dim`."""

def softmax(
    input: TensorLike, dim: int | None = None, dtype: DTypeLike | None = None, *,
    out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """exp(self) over its sum along `dim`."""

def special_log_softmax(
    input: TensorLike, dim: int | None = None, dtype: DTypeLike | None = None, *,
    out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """The logarithm of the softmax along `dim`."""

def special_logsumexp(
    input: TensorLike, dim: int | Sequence[int] | None = None, keepdim: bool = False, *,
    out: Tensor | None = None, axis: Any = None, keepdims: Any = None,
) -> Tensor:  # fmt: skip
    """log(sum(exp(self))) along `dim`, without overflow."""

def special_softmax(
    input: TensorLike, dim: int | None = None, dtype: DTypeLike | None = None, *,
    out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """exp(self) over its sum along `dim`."""

class SoftmaxMethods:
    def log_softmax(
        self, dim: int | None = None, dtype: DTypeLike | None = None, *, axis: Any = None
    ) -> Tensor:
        """The logarithm of the softmax along `dim`."""
    def logsumexp(
        self, dim: int | Sequence[int] | None = None, keepdim: bool = False, *, axis: Any = None,
        keepdims: Any = None,
    ) -> Tensor:  # fmt: skip
        """log(sum(exp(self))) along `dim`, without overflow."""
    def softmax(
        self, dim: int | None = None, dtype: DTypeLike | None = None, *, axis: Any = None
    ) -> Tensor:
        """exp(self) over its sum along `dim`."""
