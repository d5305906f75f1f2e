# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content fb388fb0b6be80af
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "logaddexp2", "logit", "logit_", "special_entr", "special_logit", "special_logit_",
    "special_xlog1py", "special_xlogy", "special_xlogy_", "xlogy", "xlogy_",
]  # fmt: skip

def logaddexp2(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """log2(2**self + 2**other), without overflow."""

def logit(input: TensorLike, eps: float | None = None, *, out: Tensor | None = None) -> Tensor:
    """log(self / (1 - self)), of self brought between eps and 1 - eps if eps is given."""

def logit_(input: TensorLike, eps: float | None = None) -> Tensor: ...
def special_entr(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """-self * log(self), 0 at 0, and -inf where self is negative."""

def special_logit(
    input: TensorLike, eps: float | None = None, *, out: Tensor | None = None
) -> Tensor:
    """log(self / (1 - self)), of self brought between eps and 1 - eps if eps is given."""

def special_logit_(input: TensorLike, eps: float | None = None) -> Tensor: ...
def special_xlog1py(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """self * log(1 + other), and 0 where self is 0."""

def special_xlogy(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """self * log(other), and 0 where self is 0."""

def special_xlogy_(input: TensorLike, other: TensorLike) -> Tensor: ...
def xlogy(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """self * log(other), and 0 where self is 0."""

def xlogy_(input: TensorLike, other: TensorLike) -> Tensor: ...

class LogarithmsMethods:
    def logaddexp2(self, other: TensorLike) -> Tensor:
        """log2(2**self + 2**other), without overflow."""
    def logit(self, eps: float | None = None) -> Tensor:
        """log(self / (1 - self)), of self brought between eps and 1 - eps if eps is given."""
    def logit_(self, eps: float | None = None) -> Tensor: ...
    def xlogy(self, other: TensorLike) -> Tensor:
        """self * log(other), and 0 where self is 0."""
    def xlogy_(self, other: TensorLike) -> Tensor: ...
