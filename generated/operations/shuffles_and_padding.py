# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows efc7458a13a1cfb8, content 99d73c51bcc41913
"""Shuffles and padding: functions, Backward nodes and tangents."""

# ruff: noqa
# mypy: ignore-errors
import numpy as np

from autograd.formulas import shuffles
from autograd.support import tensor_argument
from autograd.tensor import Tensor

ndarray = np.ndarray
asarray = np.asarray


# ------------------------------------------------------------------------------------------------
# nn.functional.pixel_shuffle


def nn_functional_pixel_shuffle(input, upscale_factor):
    """nn.functional.pixel_shuffle(Tensor input, int upscale_factor) -> Tensor

    Blocks of channels as blocks of pixels - (..., C * r**2, H, W) as (..., C, H * r, W * r).
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.pixel_shuffle", 0, "input", input)
    return shuffles.pixel_shuffle(input, upscale_factor)


# ------------------------------------------------------------------------------------------------
# nn.functional.pixel_unshuffle


def nn_functional_pixel_unshuffle(input, downscale_factor):
    """nn.functional.pixel_unshuffle(Tensor input, int downscale_factor) -> Tensor

    Blocks of pixels as blocks of channels - (..., C, H * r, W * r) as (..., C * r**2, H, W).
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.pixel_unshuffle", 0, "input", input)
    return shuffles.pixel_unshuffle(input, downscale_factor)


# ------------------------------------------------------------------------------------------------
# nn.functional.channel_shuffle


def nn_functional_channel_shuffle(input, groups):
    """nn.functional.channel_shuffle(Tensor input, int groups) -> Tensor

    The channels, dimension 1, in another order - one of each group in turn.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.channel_shuffle", 0, "input", input)
    return shuffles.channel_shuffle(input, groups)


# ------------------------------------------------------------------------------------------------
# nn.functional.pad


def nn_functional_pad(input, pad, mode="constant", value=None):
    """nn.functional.pad(Tensor input, int[] pad, str mode="constant", float? value=None) -> Tensor

    With elements before and after each of the last dimensions, the last first - a "constant", the mirror image ("reflect"), the border ("replicate") or the other end ("circular").
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.pad", 0, "input", input)
    return shuffles.pad(input, pad, mode, value)
