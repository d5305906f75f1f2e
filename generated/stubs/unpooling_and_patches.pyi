# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 61f3c41078cfe3e8
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "nn_functional_fold", "nn_functional_max_unpool1d", "nn_functional_max_unpool2d",
    "nn_functional_max_unpool3d", "nn_functional_unfold",
]  # fmt: skip

def nn_functional_fold(
    input: TensorLike, output_size: int | Sequence[int], kernel_size: int | Sequence[int],
    dilation: int | Sequence[int] = 1, padding: int | Sequence[int] = 0,
    stride: int | Sequence[int] = 1,
) -> Tensor:  # fmt: skip
    """The sums of columns, as unfold gives them, at each element of images."""

def nn_functional_max_unpool1d(
    input: TensorLike, indices: TensorLike, kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0,
    output_size: Sequence[int] | None = None,
) -> Tensor:  # fmt: skip
    """Zeros with the elements of `input` where max_pool with `return_indices` found them."""

def nn_functional_max_unpool2d(
    input: TensorLike, indices: TensorLike, kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0,
    output_size: Sequence[int] | None = None,
) -> Tensor:  # fmt: skip
    """Zeros with the elements of `input` where max_pool with `return_indices` found them."""

def nn_functional_max_unpool3d(
    input: TensorLike, indices: TensorLike, kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0,
    output_size: Sequence[int] | None = None,
) -> Tensor:  # fmt: skip
    """Zeros with the elements of `input` where max_pool with `return_indices` found them."""

def nn_functional_unfold(
    input: TensorLike, kernel_size: int | Sequence[int], dilation: int | Sequence[int] = 1,
    padding: int | Sequence[int] = 0, stride: int | Sequence[int] = 1,
) -> Tensor:  # fmt: skip
    """The windows of images as columns."""

class UnpoolingAndPatchesMethods: ...
