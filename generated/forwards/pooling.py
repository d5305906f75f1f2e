# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content a5074d1e2ac33e45
"""Pooling: the forwards as functions of arrays."""

from autograd.composites import pools


def nn_functional_max_pool1d(
    input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False
):
    return pools.largest(
        input, kernel_size, stride, padding, dilation, ceil_mode, return_indices, 1
    )


def nn_functional_max_pool1d_with_indices(
    input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False
):
    return pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, True, 1)


def nn_functional_max_pool2d(
    input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False
):
    return pools.largest(
        input, kernel_size, stride, padding, dilation, ceil_mode, return_indices, 2
    )


def nn_functional_max_pool3d(
    input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False
):
    return pools.largest(
        input, kernel_size, stride, padding, dilation, ceil_mode, return_indices, 3
    )


def nn_functional_max_pool2d_with_indices(
    input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False
):
    return pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, True, 2)


def nn_functional_max_pool3d_with_indices(
    input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False
):
    return pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, True, 3)


def nn_functional_avg_pool1d(
    input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True
):
    return pools.average(input, kernel_size, stride, padding, ceil_mode, count_include_pad, 1)


def nn_functional_avg_pool2d(
    input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True,
    divisor_override=None,
):  # fmt: skip
    return pools.average(
        input, kernel_size, stride, padding, ceil_mode, count_include_pad, 2, divisor_override
    )


def nn_functional_avg_pool3d(
    input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True,
    divisor_override=None,
):  # fmt: skip
    return pools.average(
        input, kernel_size, stride, padding, ceil_mode, count_include_pad, 3, divisor_override
    )


def nn_functional_lp_pool1d(input, norm_type, kernel_size, stride=None, ceil_mode=False):
    return pools.powers(input, norm_type, kernel_size, stride, ceil_mode, 1)


def nn_functional_lp_pool2d(input, norm_type, kernel_size, stride=None, ceil_mode=False):
    return pools.powers(input, norm_type, kernel_size, stride, ceil_mode, 2)


def nn_functional_lp_pool3d(input, norm_type, kernel_size, stride=None, ceil_mode=False):
    return pools.powers(input, norm_type, kernel_size, stride, ceil_mode, 3)


def nn_functional_adaptive_avg_pool1d(input, output_size):
    return pools.adaptive_mean(input, output_size, 1)


def nn_functional_adaptive_avg_pool2d(input, output_size):
    return pools.adaptive_mean(input, output_size, 2)


def nn_functional_adaptive_avg_pool3d(input, output_size):
    return pools.adaptive_mean(input, output_size, 3)


def nn_functional_adaptive_max_pool1d(input, output_size, return_indices=False):
    return pools.adaptive_max(input, output_size, return_indices, 1)


def nn_functional_adaptive_max_pool1d_with_indices(input, output_size, return_indices=False):
    return pools.adaptive_max(input, output_size, True, 1)


def nn_functional_adaptive_max_pool2d(input, output_size, return_indices=False):
    return pools.adaptive_max(input, output_size, return_indices, 2)


def nn_functional_adaptive_max_pool3d(input, output_size, return_indices=False):
    return pools.adaptive_max(input, output_size, return_indices, 3)


def nn_functional_adaptive_max_pool2d_with_indices(input, output_size, return_indices=False):
    return pools.adaptive_max(input, output_size, True, 2)


def nn_functional_adaptive_max_pool3d_with_indices(input, output_size, return_indices=False):
    return pools.adaptive_max(input, output_size, True, 3)


def nn_functional_fractional_max_pool2d(
    input, kernel_size, output_size=None, output_ratio=None, return_indices=False,
    random_samples=None,
):  # fmt: skip
    return pools.fractional(
        input, kernel_size, output_size, output_ratio, return_indices, random_samples, 2
    )


def nn_functional_fractional_max_pool3d(
    input, kernel_size, output_size=None, output_ratio=None, return_indices=False,
    random_samples=None,
):  # fmt: skip
    return pools.fractional(
        input, kernel_size, output_size, output_ratio, return_indices, random_samples, 3
    )


def nn_functional_fractional_max_pool2d_with_indices(
    input, kernel_size, output_size=None, output_ratio=None, return_indices=False,
    random_samples=None,
):  # fmt: skip
    return pools.fractional(input, kernel_size, output_size, output_ratio, True, random_samples, 2)


def nn_functional_fractional_max_pool3d_with_indices(
    input, kernel_size, output_size=None, output_ratio=None, return_indices=False,
    random_samples=None,
):  # fmt: skip
    return pools.fractional(input, kernel_size, output_size, output_ratio, True, random_samples, 3)
