# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content bda343f9d36a3337
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = []

def nn_functional_fold(
    input: TensorLike,
    output_size: int | Sequence[int],
    kernel_size: int | Sequence[int],
    dilation: int | Sequence[int] = 1,
    padding: int | Sequence[int] = 0,
    stride: int | Sequence[int] = 1,
) -> Tensor:
    """nn.functional.fold(Tensor input, int[2] output_size, int[2] kernel_size, int[2]
    dilation=1, int[2] padding=0, int[2] stride=1) -> Tensor

    The sums of columns, as unfold gives them, at each element of images.
    """

def nn_functional_unfold(
    input: TensorLike,
    kernel_size: int | Sequence[int],
    dilation: int | Sequence[int] = 1,
    padding: int | Sequence[int] = 0,
    stride: int | Sequence[int] = 1,
) -> Tensor:
    """nn.functional.unfold(Tensor input, int[2] kernel_size, int[2] dilation=1, int[2]
    padding=0, int[2] stride=1) -> Tensor

    The windows of images as columns.
    """

class PatchesMethods: ...
