# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 8f5fa84f2cf20a77
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
    end: Any,
    *,
    dtype: DTypeLike | None = None,
    requires_grad: bool = False,
    device: Any | None = None,
    layout: Any | None = None,
    pin_memory: bool = False,
    memory_format: Any | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """arange(any end, *, dtype? dtype=None) -> Tensor

    The numbers 0, 1, 2, ... below `end`; int64 if it is an int.
    """

@overload
def arange(
    start: Any,
    end: Any,
    step: Any = 1,
    *,
    dtype: DTypeLike | None = None,
    requires_grad: bool = False,
    device: Any | None = None,
    layout: Any | None = None,
    pin_memory: bool = False,
    memory_format: Any | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """arange.start(any start, any end, any step=1, *, dtype? dtype=None) -> Tensor

    The numbers start, start + step, ... before `end`; int64 if all three are ints.
    """

def empty(
    *size: Any,
    dtype: DTypeLike | None = None,
    requires_grad: bool = False,
    device: Any | None = None,
    layout: Any | None = None,
    pin_memory: bool = False,
    memory_format: Any | None = None,
    out: Tensor | None = None,
    **named: Any,
) -> Tensor:
    """empty(int[] size, *, dtype? dtype=None) -> Tensor

    A tensor whose elements have no particular value yet.
    """

def empty_like(
    input: TensorLike,
    *,
    dtype: DTypeLike | None = None,
    requires_grad: bool = False,
    device: Any | None = None,
    layout: Any | None = None,
    pin_memory: bool = False,
    memory_format: Any | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """empty_like(Tensor input, *, dtype? dtype=None) -> Tensor

    A tensor of the shape and dtype of `input` whose elements have no particular value yet.
    """

def eye(
    n: int,
    m: int | None = None,
    *,
    dtype: DTypeLike | None = None,
    requires_grad: bool = False,
    device: Any | None = None,
    layout: Any | None = None,
    pin_memory: bool = False,
    memory_format: Any | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """eye(int n, int? m=None, *, dtype? dtype=None) -> Tensor

    Ones on the diagonal of n rows and m (by default n) columns, zeros elsewhere.
    """

def full(
    size: Sequence[int],
    fill_value: Scalar,
    *,
    dtype: DTypeLike | None = None,
    requires_grad: bool = False,
    device: Any | None = None,
    layout: Any | None = None,
    pin_memory: bool = False,
    memory_format: Any | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """full(int[] size, Scalar fill_value, *, dtype? dtype=None) -> Tensor

    The number `fill_value` everywhere.
    """

def full_like(
    input: TensorLike,
    fill_value: Scalar,
    *,
    dtype: DTypeLike | None = None,
    requires_grad: bool = False,
    device: Any | None = None,
    layout: Any | None = None,
    pin_memory: bool = False,
    memory_format: Any | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """full_like(Tensor input, Scalar fill_value, *, dtype? dtype=None) -> Tensor

    The number `fill_value` everywhere, in the shape and dtype of `input`.
    """

def linspace(
    start: Scalar,
    end: Scalar,
    steps: int,
    *,
    dtype: DTypeLike | None = None,
    requires_grad: bool = False,
    device: Any | None = None,
    layout: Any | None = None,
    pin_memory: bool = False,
    memory_format: Any | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """linspace(Scalar start, Scalar end, int steps, *, dtype? dtype=None) -> Tensor

    The given number of evenly spaced values from `start` to `end`, both included.
    """

def logspace(
    start: Scalar,
    end: Scalar,
    steps: int,
    base: float = 10.0,
    *,
    dtype: DTypeLike | None = None,
    requires_grad: bool = False,
    device: Any | None = None,
    layout: Any | None = None,
    pin_memory: bool = False,
    memory_format: Any | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """logspace(Scalar start, Scalar end, int steps, float base=10.0, *, dtype? dtype=None) ->
    Tensor

    Powers of `base` whose exponents are evenly spaced from `start` to `end`.
    """

def new_empty(
    input: TensorLike,
    *size: Any,
    dtype: DTypeLike | None = None,
    requires_grad: bool = False,
    device: Any | None = None,
    layout: Any | None = None,
    pin_memory: bool = False,
    memory_format: Any | None = None,
    out: Tensor | None = None,
    **named: Any,
) -> Tensor:
    """new_empty(Tensor self, int[] size, *, dtype? dtype=None) -> Tensor

    A tensor of the dtype of `self` whose elements have no particular value yet.
    """

def new_full(
    input: TensorLike,
    size: Sequence[int],
    fill_value: Scalar,
    *,
    dtype: DTypeLike | None = None,
    requires_grad: bool = False,
    device: Any | None = None,
    layout: Any | None = None,
    pin_memory: bool = False,
    memory_format: Any | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """new_full(Tensor self, int[] size, Scalar fill_value, *, dtype? dtype=None) -> Tensor

    The number `fill_value` everywhere, in the dtype of `self`.
    """

def new_ones(
    input: TensorLike,
    *size: Any,
    dtype: DTypeLike | None = None,
    requires_grad: bool = False,
    device: Any | None = None,
    layout: Any | None = None,
    pin_memory: bool = False,
    memory_format: Any | None = None,
    out: Tensor | None = None,
    **named: Any,
) -> Tensor:
    """new_ones(Tensor self, int[] size, *, dtype? dtype=None) -> Tensor

    Ones of the dtype of `self`.
    """

def new_zeros(
    input: TensorLike,
    *size: Any,
    dtype: DTypeLike | None = None,
    requires_grad: bool = False,
    device: Any | None = None,
    layout: Any | None = None,
    pin_memory: bool = False,
    memory_format: Any | None = None,
    out: Tensor | None = None,
    **named: Any,
) -> Tensor:
    """new_zeros(Tensor self, int[] size, *, dtype? dtype=None) -> Tensor

    Zeros of the dtype of `self`.
    """

def ones(
    *size: Any,
    dtype: DTypeLike | None = None,
    requires_grad: bool = False,
    device: Any | None = None,
    layout: Any | None = None,
    pin_memory: bool = False,
    memory_format: Any | None = None,
    out: Tensor | None = None,
    **named: Any,
) -> Tensor:
    """ones(int[] size, *, dtype? dtype=None) -> Tensor

    Ones.
    """

def ones_like(
    input: TensorLike,
    *,
    dtype: DTypeLike | None = None,
    requires_grad: bool = False,
    device: Any | None = None,
    layout: Any | None = None,
    pin_memory: bool = False,
    memory_format: Any | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """ones_like(Tensor input, *, dtype? dtype=None) -> Tensor

    Ones of the shape and dtype of `input`.
    """

def tril_indices(
    row: int,
    col: int,
    offset: int = 0,
    *,
    dtype: DTypeLike | None = None,
    requires_grad: bool = False,
    device: Any | None = None,
    layout: Any | None = None,
    pin_memory: bool = False,
    memory_format: Any | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """tril_indices(int row, int col, int offset=0, *, dtype? dtype=None) -> Tensor

    Rows and columns of the elements on and below a diagonal, as a 2 by N tensor.
    """

def triu_indices(
    row: int,
    col: int,
    offset: int = 0,
    *,
    dtype: DTypeLike | None = None,
    requires_grad: bool = False,
    device: Any | None = None,
    layout: Any | None = None,
    pin_memory: bool = False,
    memory_format: Any | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """triu_indices(int row, int col, int offset=0, *, dtype? dtype=None) -> Tensor

    Rows and columns of the elements on and above a diagonal, as a 2 by N tensor.
    """

def vander(
    x: TensorLike, N: int | None = None, increasing: bool = False, *, out: Tensor | None = None
) -> Tensor:
    """vander(Tensor x, int? N=None, bool increasing=False) -> Tensor

    The powers of each element of `x` in a row, from the highest or (`increasing`) the zeroth
    on.
    """

def zeros(
    *size: Any,
    dtype: DTypeLike | None = None,
    requires_grad: bool = False,
    device: Any | None = None,
    layout: Any | None = None,
    pin_memory: bool = False,
    memory_format: Any | None = None,
    out: Tensor | None = None,
    **named: Any,
) -> Tensor:
    """zeros(int[] size, *, dtype? dtype=None) -> Tensor

    Zeros.
    """

def zeros_like(
    input: TensorLike,
    *,
    dtype: DTypeLike | None = None,
    requires_grad: bool = False,
    device: Any | None = None,
    layout: Any | None = None,
    pin_memory: bool = False,
    memory_format: Any | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """zeros_like(Tensor input, *, dtype? dtype=None) -> Tensor

    Zeros of the shape and dtype of `input`.
    """

class CreationMethods:
    def new_empty(
        self,
        *size: Any,
        dtype: DTypeLike | None = None,
        requires_grad: bool = False,
        device: Any | None = None,
        layout: Any | None = None,
        pin_memory: bool = False,
        memory_format: Any | None = None,
        **named: Any,
    ) -> Tensor:
        """new_empty(Tensor self, int[] size, *, dtype? dtype=None) -> Tensor

        A tensor of the dtype of `self` whose elements have no particular value yet.
        """
    def new_full(
        self,
        size: Sequence[int],
        fill_value: Scalar,
        *,
        dtype: DTypeLike | None = None,
        requires_grad: bool = False,
        device: Any | None = None,
        layout: Any | None = None,
        pin_memory: bool = False,
        memory_format: Any | None = None,
    ) -> Tensor:
        """new_full(Tensor self, int[] size, Scalar fill_value, *, dtype? dtype=None) -> Tensor

        The number `fill_value` everywhere, in the dtype of `self`.
        """
    def new_ones(
        self,
        *size: Any,
        dtype: DTypeLike | None = None,
        requires_grad: bool = False,
        device: Any | None = None,
        layout: Any | None = None,
        pin_memory: bool = False,
        memory_format: Any | None = None,
        **named: Any,
    ) -> Tensor:
        """new_ones(Tensor self, int[] size, *, dtype? dtype=None) -> Tensor

        Ones of the dtype of `self`.
        """
    def new_zeros(
        self,
        *size: Any,
        dtype: DTypeLike | None = None,
        requires_grad: bool = False,
        device: Any | None = None,
        layout: Any | None = None,
        pin_memory: bool = False,
        memory_format: Any | None = None,
        **named: Any,
    ) -> Tensor:
        """new_zeros(Tensor self, int[] size, *, dtype? dtype=None) -> Tensor

        Zeros of the dtype of `self`.
        """
