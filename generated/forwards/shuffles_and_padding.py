# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content cf0b84146959f097
"""Shuffles and padding: the forwards as functions of arrays."""

from autograd.composites import shuffles


def nn_functional_pixel_shuffle(input, upscale_factor):
    return shuffles.pixel_shuffle(input, upscale_factor)


def nn_functional_pixel_unshuffle(input, downscale_factor):
    return shuffles.pixel_unshuffle(input, downscale_factor)


def nn_functional_channel_shuffle(input, groups):
    return shuffles.channel_shuffle(input, groups)


def nn_functional_pad(input, pad, mode="constant", value=None):
    return shuffles.pad(input, pad, mode, value)
