# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content a0884dfaa065f26d
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "addcdiv", "addcdiv_", "addcmul", "addcmul_", "dist", "float_power", "float_power_", "fmod",
    "fmod_",
]  # fmt: skip

def addcdiv(
    input: TensorLike, tensor1: TensorLike, tensor2: TensorLike, *, value: Scalar = 1,
    out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """self + value * tensor1 / tensor2."""

def addcdiv_(
    input: TensorLike, tensor1: TensorLike, tensor2: TensorLike, *, value: Scalar = 1
) -> Tensor: ...
def addcmul(
    input: TensorLike, tensor1: TensorLike, tensor2: TensorLike, *, value: Scalar = 1,
    out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """self + value * tensor1 * tensor2."""

def addcmul_(
    input: TensorLike, tensor1: TensorLike, tensor2: TensorLike, *, value: Scalar = 1
) -> Tensor: ...
def dist(
    input: TensorLike, other: TensorLike, p: Scalar = 2, *, out: Tensor | None = None
) -> Tensor:
    """The p-norm of self - other."""

def float_power(input: TensorLike, exponent: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """self to the power of exponent in double precision."""

def float_power_(input: TensorLike, exponent: TensorLike) -> Tensor: ...
def fmod(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """What is left of self / other rounded towards zero; it has the sign of self."""

def fmod_(input: TensorLike, other: TensorLike) -> Tensor: ...

class PowersAndProductsMethods:
    def addcdiv(self, tensor1: TensorLike, tensor2: TensorLike, *, value: Scalar = 1) -> Tensor:
        """self + value * tensor1 / tensor2."""
    def addcdiv_(
        self, tensor1: TensorLike, tensor2: TensorLike, *, value: Scalar = 1
    ) -> Tensor: ...
    def addcmul(self, tensor1: TensorLike, tensor2: TensorLike, *, value: Scalar = 1) -> Tensor:
        """self + value * tensor1 * tensor2."""
    def addcmul_(
        self, tensor1: TensorLike, tensor2: TensorLike, *, value: Scalar = 1
    ) -> Tensor: ...
    def dist(self, other: TensorLike, p: Scalar = 2) -> Tensor:
        """The p-norm of self - other."""
    def float_power(self, exponent: TensorLike) -> Tensor:
        """self to the power of exponent in double precision."""
    def float_power_(self, exponent: TensorLike) -> Tensor: ...
    def fmod(self, other: TensorLike) -> Tensor:
        """What is left of self / other rounded towards zero; it has the sign of self."""
    def fmod_(self, other: TensorLike) -> Tensor: ...
