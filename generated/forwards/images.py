# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 16ac3ffbbc198d59
"""Images: the forwards as functions of arrays."""

import numpy as np

from autograd import kernels
from autograd.composites import resizing, sampled


def nn_functional__resample(input, dim, taps):
    return kernels.resample(input, dim, taps)


def nn_functional_interpolate(
    input, size=None, scale_factor=None, mode="nearest", align_corners=None,
    recompute_scale_factor=None, antialias=False,
):  # fmt: skip
    return resizing.interpolate(
        input, size, scale_factor, mode, align_corners, recompute_scale_factor, antialias
    )


def nn_functional_upsample(input, size=None, scale_factor=None, mode="nearest", align_corners=None):
    return resizing.upsample("upsample", input, size, scale_factor, mode, align_corners)


def nn_functional_upsample_nearest(input, size=None, scale_factor=None):
    return resizing.upsample("upsample_nearest", input, size, scale_factor, "nearest", None)


def nn_functional_upsample_bilinear(input, size=None, scale_factor=None):
    return resizing.upsample("upsample_bilinear", input, size, scale_factor, "bilinear", True)


def grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners):
    return sampled.grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners)


def grid_sampler_2d(input, grid, interpolation_mode, padding_mode, align_corners):
    return sampled.grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners, 4)


def grid_sampler_3d(input, grid, interpolation_mode, padding_mode, align_corners):
    return sampled.grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners, 5)


def nn_functional_grid_sample(
    input, grid, mode="bilinear", padding_mode="zeros", align_corners=None
):
    return sampled.grid_sample(input, grid, mode, padding_mode, align_corners)


def _weighted_samples(input, weights, places):
    return kernels.weighted_samples(input, weights, places)


def nn_functional_affine_grid(theta, size, align_corners=None):
    return sampled.affine_grid(theta, size, align_corners)


def _mapped_grid(theta, points, size):
    return (points @ np.swapaxes(theta, 1, 2)).reshape(size)
