# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 76524429613678fd
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "erfc", "erfc_", "erfinv", "erfinv_", "special_erfc", "special_erfc_", "special_erfcinv",
    "special_erfcx", "special_erfinv", "special_erfinv_", "special_log_ndtr", "special_ndtr",
    "special_ndtri",
]  # fmt: skip

def erfc(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """1 - erf(self), accurate where it is small."""

def erfc_(input: TensorLike) -> Tensor: ...
def erfinv(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The inverse of erf."""

def erfinv_(input: TensorLike) -> Tensor: ...
def special_erfc(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """1 - erf(self), accurate where it is small."""

def special_erfc_(input: TensorLike) -> Tensor: ...
def special_erfcinv(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The inverse of special.erfc."""

def special_erfcx(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """exp(self**2) * erfc(self), which neither overflows nor vanishes for large self."""

def special_erfinv(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The inverse of erf."""

def special_erfinv_(input: TensorLike) -> Tensor: ...
def special_log_ndtr(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The logarithm of special.ndtr, also where that vanishes."""

def special_ndtr(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The distribution function of the normal distribution."""

def special_ndtri(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The inverse of special.ndtr."""

class TheErrorFunctionAndTheNormalDistributionMethods:
    def erfc(self) -> Tensor:
        """1 - erf(self), accurate where it is small."""
    def erfc_(self) -> Tensor: ...
    def erfinv(self) -> Tensor:
        """The inverse of erf."""
    def erfinv_(self) -> Tensor: ...
