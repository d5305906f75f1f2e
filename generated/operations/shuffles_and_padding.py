# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 11df0cc6b377f6c0, content fd46fa6b575766f3
"""Shuffles and padding: functions, Backward nodes and tangents."""

from autograd.composites import shuffles
from autograd.core.arguments import all_ints, value_argument
from autograd.core.dispatch import NUMBERS, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.runtime import tensor_argument
from autograd.core.tensor import Tensor

__all__ = [
    "nn_functional_pixel_shuffle", "nn_functional_pixel_unshuffle", "nn_functional_channel_shuffle",
    "nn_functional_pad", "pixel_shuffle", "pixel_unshuffle", "channel_shuffle",
    "native_channel_shuffle", "nn_functional_native_channel_shuffle",
]  # fmt: skip


# ---- nn.functional.pixel_shuffle
def nn_functional_pixel_shuffle(input, upscale_factor):
    """nn.functional.pixel_shuffle(Tensor input, int upscale_factor) -> Tensor

    Blocks of channels as blocks of pixels - (..., C * r**2, H, W) as (..., C, H * r, W *
    r).
    """
    if upscale_factor.__class__ is not int:
        upscale_factor = value_argument(
            "nn.functional.pixel_shuffle", "upscale_factor", "int", upscale_factor
        )
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.pixel_shuffle", nn_functional_pixel_shuffle, input, upscale_factor
        )
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.pixel_shuffle", 0, "input", input)
    try:
        return shuffles.pixel_shuffle(input, upscale_factor)
    except FAULTS as _error:
        raise refused(_error, "nn.functional.pixel_shuffle", input, upscale_factor) from None


# ---- nn.functional.pixel_unshuffle
def nn_functional_pixel_unshuffle(input, downscale_factor):
    """nn.functional.pixel_unshuffle(Tensor input, int downscale_factor) -> Tensor

    Blocks of pixels as blocks of channels - (..., C, H * r, W * r) as (..., C * r**2, H,
    W).
    """
    if downscale_factor.__class__ is not int:
        downscale_factor = value_argument(
            "nn.functional.pixel_unshuffle", "downscale_factor", "int", downscale_factor
        )
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.pixel_unshuffle", nn_functional_pixel_unshuffle, input, downscale_factor
        )
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.pixel_unshuffle", 0, "input", input)
    try:
        return shuffles.pixel_unshuffle(input, downscale_factor)
    except FAULTS as _error:
        raise refused(_error, "nn.functional.pixel_unshuffle", input, downscale_factor) from None


# ---- nn.functional.channel_shuffle
def nn_functional_channel_shuffle(input, groups):
    """nn.functional.channel_shuffle(Tensor input, int groups) -> Tensor

    The channels, dimension 1, in another order - one of each group in turn.
    """
    if groups.__class__ is not int:
        groups = value_argument("nn.functional.channel_shuffle", "groups", "int", groups)
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.channel_shuffle", nn_functional_channel_shuffle, input, groups
        )
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.channel_shuffle", 0, "input", input)
    try:
        return shuffles.channel_shuffle(input, groups)
    except FAULTS as _error:
        raise refused(_error, "nn.functional.channel_shuffle", input, groups) from None


# ---- nn.functional.pad
def nn_functional_pad(input, pad, mode="constant", value=None):
    """nn.functional.pad(Tensor input, int[] pad, str mode="constant", float? value=None) ->
    Tensor

    With elements before and after each of the last dimensions, the last first - a
    "constant", the mirror image ("reflect"), the border ("replicate") or the other end
    ("circular").
    """
    if not all_ints(pad):
        pad = value_argument("nn.functional.pad", "pad", "int[]", pad)
    if mode.__class__ is not str:
        mode = value_argument("nn.functional.pad", "mode", "str", mode)
    if value is not None and value.__class__ not in NUMBERS:
        value = value_argument("nn.functional.pad", "value", "float?", value)
    if input.__class__ is not Tensor:
        _found = overridden("nn.functional.pad", nn_functional_pad, input, pad, mode, value)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.pad", 0, "input", input)
    try:
        return shuffles.pad(input, pad, mode, value)
    except FAULTS as _error:
        raise refused(_error, "nn.functional.pad", input, pad, mode, value) from None


pixel_shuffle = nn_functional_pixel_shuffle
pixel_unshuffle = nn_functional_pixel_unshuffle
channel_shuffle = nn_functional_channel_shuffle
native_channel_shuffle = nn_functional_channel_shuffle
nn_functional_native_channel_shuffle = nn_functional_channel_shuffle
