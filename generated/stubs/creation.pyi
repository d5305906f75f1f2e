# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content e86be684b0cbe417
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "arange", "empty", "empty_like", "eye", "full", "full_like", "linspace", "logspace",
    "new_empty", "new_full", "new_ones", "new_zeros", "ones", "ones_like", "tril_indices",
    "triu_indices", "vander", "zeros", "zeros_like",
]  # fmt: skip

@overload
def arange(
    end: Any, *, dtype: DTypeLike | None = None, requires_grad: bool = False,
    device: Any | None = None, layout: Any | None = None, pin_memory: bool = False,
    memory_format: Any | None = None, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """The numbers 0, 1, 2, ... below `end`; int64 if it is an int."""

@overload
def arange(
    start: Any, end: Any, step: Any = 1, *, dtype: DTypeLike | None = None,
    requires_grad: bool = False, device: Any | None = None, layout: Any | None = None,
    pin_memory: bool = False, memory_format: Any | None = None, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """The numbers start, start + step, ... before `end`; int64 if all three are ints."""

def empty(
    *size: Any, dtype: DTypeLike | None = None, requires_grad: bool = False,
    device: Any | None = None, layout: Any | None = None, pin_memory: bool = False,
    memory_format: Any | None = None, out: Tensor | None = None, **named: Any,
) -> Tensor:  # fmt: skip
    """A tensor whose elements have no particular value yet."""

def empty_like(
    input: TensorLike, *, dtype: DTypeLike | None = None, requires_grad: bool = False,
    device: Any | None = None, layout: Any | None = None, pin_memory: bool = False,
    memory_format: Any | None = None, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """A tensor of the shape and dtype of `input` whose elements have no particular value
    yet.
    """

def eye(
    n: int, m: int | None = None, *, dtype: DTypeLike | None = None, requires_grad: bool = False,
    device: Any | None = None, layout: Any | None = None, pin_memory: bool = False,
    memory_format: Any | None = None, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """Ones on the diagonal of n rows and m (by default n) columns, zeros elsewhere."""

def full(
    size: Sequence[int], fill_value: Scalar, *, dtype: DTypeLike | None = None,
    requires_grad: bool = False, device: Any | None = None, layout: Any | None = None,
    pin_memory: bool = False, memory_format: Any | None = None, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """The number `fill_value` everywhere."""

def full_like(
    input: TensorLike, fill_value: Scalar, *, dtype: DTypeLike | None = None,
    requires_grad: bool = False, device: Any | None = None, layout: Any | None = None,
    pin_memory: bool = False, memory_format: Any | None = None, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """The number `fill_value` everywhere, in the shape and dtype of `input`."""

def linspace(
    start: Scalar, end: Scalar, steps: int, *, dtype: DTypeLike | None = None,
    requires_grad: bool = False, device: Any | None = None, layout: Any | None = None,
    pin_memory: bool = False, memory_format: Any | None = None, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """The given number of evenly spaced values from `start` to `end`, both included."""

def logspace(
    start: Scalar, end: Scalar, steps: int, base: float = 10.0, *, dtype: DTypeLike | None = None,
    requires_grad: bool = False, device: Any | None = None, layout: Any | None = None,
    pin_memory: bool = False, memory_format: Any | None = None, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """Powers of `base` whose exponents are evenly spaced from `start` to `end`."""

def new_empty(
    input: TensorLike, *size: Any, dtype: DTypeLike | None = None, requires_grad: bool = False,
    device: Any | None = None, layout: Any | None = None, pin_memory: bool = False,
    memory_format: Any | None = None, out: Tensor | None = None, **named: Any,
) -> Tensor:  # fmt: skip
    """A tensor of the dtype of `self` whose elements have no particular value yet."""

def new_full(
    input: TensorLike, size: Sequence[int], fill_value: Scalar, *, dtype: DTypeLike | None = None,
    requires_grad: bool = False, device: Any | None = None, layout: Any | None = None,
    pin_memory: bool = False, memory_format: Any | None = None, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """The number `fill_value` everywhere, in the dtype of `self`."""

def new_ones(
    input: TensorLike, *size: Any, dtype: DTypeLike | None = None, requires_grad: bool = False,
    device: Any | None = None, layout: Any | None = None, pin_memory: bool = False,
    memory_format: Any | None = None, out: Tensor | None = None, **named: Any,
) -> Tensor:  # fmt: skip
    """Ones of the dtype of `self`."""

def new_zeros(
    input: TensorLike, *size: Any, dtype: DTypeLike | None = None, requires_grad: bool = False,
    device: Any | None = None, layout: Any | None = None, pin_memory: bool = False,
    memory_format: Any | None = None, out: Tensor | None = None, **named: Any,
) -> Tensor:  # fmt: skip
    """Zeros of the dtype of `self`."""

def ones(
    *size: Any, dtype: DTypeLike | None = None, requires_grad: bool = False,
    device: Any | None = None, layout: Any | None = None, pin_memory: bool = False,
    memory_format: Any | None = None, out: Tensor | None = None, **named: Any,
) -> Tensor:  # fmt: skip
    """Ones."""

def ones_like(
    input: TensorLike, *, dtype: DTypeLike | None = None, requires_grad: bool = False,
    device: Any | None = None, layout: Any | None = None, pin_memory: bool = False,
    memory_format: Any | None = None, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """Ones of the shape and dtype of `input`."""

def tril_indices(
    row: int, col: int, offset: int = 0, *, dtype: DTypeLike | None = None,
    requires_grad: bool = False, device: Any | None = None, layout: Any | None = None,
    pin_memory: bool = False, memory_format: Any | None = None, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """Rows and columns of the elements on and below a diagonal, as a 2 by N tensor."""

def triu_indices(
    row: int, col: int, offset: int = 0, *, dtype: DTypeLike | None = None,
    requires_grad: bool = False, device: Any | None = None, layout: Any | None = None,
    pin_memory: bool = False, memory_format: Any | None = None, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """Rows and columns of the elements on and above a diagonal, as a 2 by N tensor."""

def vander(
    x: TensorLike, N: int | None = None, increasing: bool = False, *, out: Tensor | None = None
) -> Tensor:
    """The powers of each element of `x` in a row, from the highest or (`increasing`) the
    zeroth on.
    """

def zeros(
    *size: Any, dtype: DTypeLike | None = None, requires_grad: bool = False,
    device: Any | None = None, layout: Any | None = None, pin_memory: bool = False,
    memory_format: Any | None = None, out: Tensor | None = None, **named: Any,
) -> Tensor:  # fmt: skip
    """Zeros."""

def zeros_like(
    input: TensorLike, *, dtype: DTypeLike | None = None, requires_grad: bool = False,
    device: Any | None = None, layout: Any | None = None, pin_memory: bool = False,
    memory_format: Any | None = None, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """Zeros of the shape and dtype of `input`."""

class CreationMethods:
    def new_empty(
        self, *size: Any, dtype: DTypeLike | None = None, requires_grad: bool = False,
        device: Any | None = None, layout: Any | None = None, pin_memory: bool = False,
        memory_format: Any | None = None, **named: Any,
    ) -> Tensor:  # fmt: skip
        """A tensor of the dtype of `self` whose elements have no particular value yet."""
    def new_full(
        self, size: Sequence[int], fill_value: Scalar, *, dtype: DTypeLike | None = None,
        requires_grad: bool = False, device: Any | None = None, layout: Any | None = None,
        pin_memory: bool = False, memory_format: Any | None = None,
    ) -> Tensor:  # fmt: skip
        """The number `fill_value` everywhere, in the dtype of `self`."""
    def new_ones(
        self, *size: Any, dtype: DTypeLike | None = None, requires_grad: bool = False,
        device: Any | None = None, layout: Any | None = None, pin_memory: bool = False,
        memory_format: Any | None = None, **named: Any,
    ) -> Tensor:  # fmt: skip
        """Ones of the dtype of `self`."""
    def new_zeros(
        self, *size: Any, dtype: DTypeLike | None = None, requires_grad: bool = False,
        device: Any | None = None, layout: Any | None = None, pin_memory: bool = False,
        memory_format: Any | None = None, **named: Any,
    ) -> Tensor:  # fmt: skip
        """Zeros of the dtype of `self`."""
