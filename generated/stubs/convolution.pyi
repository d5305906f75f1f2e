# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content b140dcb1ca0ff2ed
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "conv1d", "conv2d", "conv3d", "conv_tbc", "conv_transpose1d", "conv_transpose2d",
    "conv_transpose3d", "convolution", "nn_functional_conv1d", "nn_functional_conv2d",
    "nn_functional_conv3d", "nn_functional_conv_tbc", "nn_functional_conv_transpose1d",
    "nn_functional_conv_transpose2d", "nn_functional_conv_transpose3d",
]  # fmt: skip

def conv1d(
    input: TensorLike, weight: TensorLike, bias: TensorLike | None = None,
    stride: int | Sequence[int] = 1, padding: Any = 0, dilation: int | Sequence[int] = 1,
    groups: int = 1,
) -> Tensor:  # fmt: skip
    """The correlation of (batch, channels, length) with a weight; padding may be "same" or
    "valid".
    """

def conv2d(
    input: TensorLike, weight: TensorLike, bias: TensorLike | None = None,
    stride: int | Sequence[int] = 1, padding: Any = 0, dilation: int | Sequence[int] = 1,
    groups: int = 1,
) -> Tensor:  # fmt: skip
    """The correlation of (batch, channels, height, width) with a weight; padding may be
    "same" or "valid".
    """

def conv3d(
    input: TensorLike, weight: TensorLike, bias: TensorLike | None = None,
    stride: int | Sequence[int] = 1, padding: Any = 0, dilation: int | Sequence[int] = 1,
    groups: int = 1,
) -> Tensor:  # fmt: skip
    """The correlation of (batch, channels, depth, height, width) with a weight; padding may
    be "same" or "valid".
    """

def conv_tbc(input: TensorLike, weight: TensorLike, bias: TensorLike, pad: int = 0) -> Tensor:
    """conv1d of (length, batch, channels) with a weight (width, channels, results)."""

def conv_transpose1d(
    input: TensorLike, weight: TensorLike, bias: TensorLike | None = None,
    stride: int | Sequence[int] = 1, padding: int | Sequence[int] = 0,
    output_padding: int | Sequence[int] = 0, groups: int = 1, dilation: int | Sequence[int] = 1,
) -> Tensor:  # fmt: skip
    """The adjoint of conv1d with the same weight."""

def conv_transpose2d(
    input: TensorLike, weight: TensorLike, bias: TensorLike | None = None,
    stride: int | Sequence[int] = 1, padding: int | Sequence[int] = 0,
    output_padding: int | Sequence[int] = 0, groups: int = 1, dilation: int | Sequence[int] = 1,
) -> Tensor:  # fmt: skip
    """The adjoint of conv2d with the same weight."""

def conv_transpose3d(
    input: TensorLike, weight: TensorLike, bias: TensorLike | None = None,
    stride: int | Sequence[int] = 1, padding: int | Sequence[int] = 0,
    output_padding: int | Sequence[int] = 0, groups: int = 1, dilation: int | Sequence[int] = 1,
) -> Tensor:  # fmt: skip
    """The adjoint of conv3d with the same weight."""

def convolution(
    input: TensorLike, weight: TensorLike, bias: TensorLike | None, stride: Sequence[int],
    padding: Sequence[int], dilation: Sequence[int], transposed: bool,
    output_padding: Sequence[int], groups: int, *, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """The convolution of neural networks, or its adjoint, over as many dimensions as
    strides.
    """

def nn_functional_conv1d(
    input: TensorLike, weight: TensorLike, bias: TensorLike | None = None,
    stride: int | Sequence[int] = 1, padding: Any = 0, dilation: int | Sequence[int] = 1,
    groups: int = 1,
) -> Tensor:  # fmt: skip
    """The correlation of (batch, channels, length) with a weight; padding may be "same" or
    "valid".
    """

def nn_functional_conv2d(
    input: TensorLike, weight: TensorLike, bias: TensorLike | None = None,
    stride: int | Sequence[int] = 1, padding: Any = 0, dilation: int | Sequence[int] = 1,
    groups: int = 1,
) -> Tensor:  # fmt: skip
    """The correlation of (batch, channels, height, width) with a weight; padding may be
    "same" or "valid".
    """

def nn_functional_conv3d(
    input: TensorLike, weight: TensorLike, bias: TensorLike | None = None,
    stride: int | Sequence[int] = 1, padding: Any = 0, dilation: int | Sequence[int] = 1,
    groups: int = 1,
) -> Tensor:  # fmt: skip
    """The correlation of (batch, channels, depth, height, width) with a weight; padding may
    be "same" or "valid".
    """

def nn_functional_conv_tbc(
    input: TensorLike, weight: TensorLike, bias: TensorLike, pad: int = 0
) -> Tensor:
    """conv1d of (length, batch, channels) with a weight (width, channels, results)."""

def nn_functional_conv_transpose1d(
    input: TensorLike, weight: TensorLike, bias: TensorLike | None = None,
    stride: int | Sequence[int] = 1, padding: int | Sequence[int] = 0,
    output_padding: int | Sequence[int] = 0, groups: int = 1, dilation: int | Sequence[int] = 1,
) -> Tensor:  # fmt: skip
    """The adjoint of conv1d with the same weight."""

def nn_functional_conv_transpose2d(
    input: TensorLike, weight: TensorLike, bias: TensorLike | None = None,
    stride: int | Sequence[int] = 1, padding: int | Sequence[int] = 0,
    output_padding: int | Sequence[int] = 0, groups: int = 1, dilation: int | Sequence[int] = 1,
) -> Tensor:  # fmt: skip
    """The adjoint of conv2d with the same weight."""

def nn_functional_conv_transpose3d(
    input: TensorLike, weight: TensorLike, bias: TensorLike | None = None,
    stride: int | Sequence[int] = 1, padding: int | Sequence[int] = 0,
    output_padding: int | Sequence[int] = 0, groups: int = 1, dilation: int | Sequence[int] = 1,
) -> Tensor:  # fmt: skip
    """The adjoint of conv3d with the same weight."""

class ConvolutionMethods: ...
