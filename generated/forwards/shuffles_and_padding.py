# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content d0620042f0c405d2
"""Shuffles and padding: the forwards as functions of arrays."""

from autograd.composites import shuffles

__all__ = [
    "nn_functional_pixel_shuffle",
    "nn_functional_pixel_unshuffle",
    "nn_functional_channel_shuffle",
    "nn_functional_pad",
]


def nn_functional_pixel_shuffle(input, upscale_factor):
    return shuffles.pixel_shuffle(input, upscale_factor)


def nn_functional_pixel_unshuffle(input, downscale_factor):
    return shuffles.pixel_unshuffle(input, downscale_factor)


def nn_functional_channel_shuffle(input, groups):
    return shuffles.channel_shuffle(input, groups)


def nn_functional_pad(input, pad, mode="constant", value=None):
    return shuffles.pad(input, pad, mode, value)
