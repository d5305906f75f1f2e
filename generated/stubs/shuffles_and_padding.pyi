# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content d40c535f31505ce6
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "channel_shuffle", "native_channel_shuffle", "nn_functional_channel_shuffle",
    "nn_functional_native_channel_shuffle", "nn_functional_pad", "nn_functional_pixel_shuffle",
    "nn_functional_pixel_unshuffle", "pixel_shuffle", "pixel_unshuffle",
]  # fmt: skip

def channel_shuffle(input: TensorLike, groups: int) -> Tensor:
    """The channels, dimension 1, in another order - one of each group in turn."""

def native_channel_shuffle(input: TensorLike, groups: int) -> Tensor:
    """The channels, dimension 1, in another order - one of each group in turn."""

def nn_functional_channel_shuffle(input: TensorLike, groups: int) -> Tensor:
    """The channels, dimension 1, in another order - one of each group in turn."""

def nn_functional_native_channel_shuffle(input: TensorLike, groups: int) -> Tensor:
    """The channels, dimension 1, in another order - one of each group in turn."""

def nn_functional_pad(
    input: TensorLike, pad: Sequence[int], mode: str = "constant", value: float | None = None
) -> Tensor:
    """With elements before and after each of the last dimensions, the last first - a
    "constant", the mirror image ("reflect"), the border ("replicate") or the other end
    ("circular").
    """

def nn_functional_pixel_shuffle(input: TensorLike, upscale_factor: int) -> Tensor:
    """Blocks of channels as blocks of pixels - (..., C * r**2, H, W) as (..., C, H * r, W *
    r).
    """

def nn_functional_pixel_unshuffle(input: TensorLike, downscale_factor: int) -> Tensor:
    """Blocks of pixels as blocks of channels - (..., C, H * r, W * r) as (..., C * r**2, H,
    W).
    """

def pixel_shuffle(input: TensorLike, upscale_factor: int) -> Tensor:
    """Blocks of channels as blocks of pixels - (..., C * r**2, H, W) as (..., C, H * r, W *
    r).
    """

def pixel_unshuffle(input: TensorLike, downscale_factor: int) -> Tensor:
    """Blocks of pixels as blocks of channels - (..., C, H * r, W * r) as (..., C * r**2, H,
    W).
    """

class ShufflesAndPaddingMethods: ...
