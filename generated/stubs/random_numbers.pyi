# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 7c1cfd5a8d4672c3
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "rand", "rand_like", "randint", "randint_like", "randn", "randn_like", "randperm",
]  # fmt: skip

def rand(
    *size: Any, generator: Any | None = None, dtype: DTypeLike | None = None,
    requires_grad: bool = False, device: Any | None = None, layout: Any | None = None,
    pin_memory: bool = False, memory_format: Any | None = None, out: Tensor | None = None,
    **named: Any,
) -> Tensor:  # fmt: skip
    """Random numbers that are uniform in [0, 1)."""

def rand_like(
    input: TensorLike, *, generator: Any | None = None, dtype: DTypeLike | None = None,
    requires_grad: bool = False, device: Any | None = None, layout: Any | None = None,
    pin_memory: bool = False, memory_format: Any | None = None, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """Random numbers uniform in [0, 1), in the shape and dtype of `input`."""

@overload
def randint(
    high: int, *size: Any, generator: Any | None = None, dtype: DTypeLike | None = None,
    requires_grad: bool = False, device: Any | None = None, layout: Any | None = None,
    pin_memory: bool = False, memory_format: Any | None = None, out: Tensor | None = None,
    **named: Any,
) -> Tensor:  # fmt: skip
    """Random integers from 0 to high - 1."""

@overload
def randint(
    low: int, high: int, size: Sequence[int], *, generator: Any | None = None,
    dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None,
    layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None,
    out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """Random integers from `low` to high - 1."""

@overload
def randint_like(
    input: TensorLike, high: int, *, generator: Any | None = None, dtype: DTypeLike | None = None,
    requires_grad: bool = False, device: Any | None = None, layout: Any | None = None,
    pin_memory: bool = False, memory_format: Any | None = None, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """Random integers from 0 to high - 1 in the shape and dtype of `input`."""

@overload
def randint_like(
    input: TensorLike, low: int, high: int, *, generator: Any | None = None,
    dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None,
    layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None,
    out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """Random integers from `low` to high - 1 in the shape and dtype of `input`."""

def randn(
    *size: Any, generator: Any | None = None, dtype: DTypeLike | None = None,
    requires_grad: bool = False, device: Any | None = None, layout: Any | None = None,
    pin_memory: bool = False, memory_format: Any | None = None, out: Tensor | None = None,
    **named: Any,
) -> Tensor:  # fmt: skip
    """Random numbers of the normal distribution with mean 0 and variance 1."""

def randn_like(
    input: TensorLike, *, generator: Any | None = None, dtype: DTypeLike | None = None,
    requires_grad: bool = False, device: Any | None = None, layout: Any | None = None,
    pin_memory: bool = False, memory_format: Any | None = None, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """Normally distributed random numbers in the shape and dtype of `input`."""

def randperm(
    n: int, *, generator: Any | None = None, dtype: DTypeLike | None = None,
    requires_grad: bool = False, device: Any | None = None, layout: Any | None = None,
    pin_memory: bool = False, memory_format: Any | None = None, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """The integers from 0 to n - 1 in random order."""

class RandomNumbersMethods: ...
