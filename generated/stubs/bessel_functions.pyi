# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 3c36def1f27a4c01
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "i0", "i0_", "special_i0", "special_i0_", "special_i1", "special_iv", "special_ive",
    "special_jv", "special_kv", "special_kve", "special_yv",
]  # fmt: skip

def i0(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The modified Bessel function of the first kind of order 0."""

def i0_(input: TensorLike) -> Tensor: ...
def special_i0(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The modified Bessel function of the first kind of order 0."""

def special_i0_(input: TensorLike) -> Tensor: ...
def special_i1(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The modified Bessel function of the first kind of order 1."""

def special_iv(v: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The Bessel function of the modified first kind of order v."""

def special_ive(v: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """exp(-abs(self)) * special.iv(v, self)."""

def special_jv(v: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The Bessel function of the first kind of order v."""

def special_kv(v: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The Bessel function of the modified second kind of order v."""

def special_kve(v: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """exp(self) * special.kv(v, self)."""

def special_yv(v: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The Bessel function of the second kind of order v."""

class BesselFunctionsMethods:
    def i0(self) -> Tensor:
        """The modified Bessel function of the first kind of order 0."""
    def i0_(self) -> Tensor: ...
