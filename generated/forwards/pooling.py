# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 27f7f74b05e71b77
"""Pooling: the forwards as functions of arrays."""

from autograd import kernels
from autograd.composites import pools

__all__ = [
    "nn_functional__pool_max",
    "nn_functional__pool_pick",
    "nn_functional__pool_put",
    "nn_functional__pool_mean",
    "nn_functional__pool_mean_adjoint",
    "nn_functional__adaptive_means",
    "nn_functional__adaptive_means_adjoint",
    "nn_functional__adaptive_maxima",
    "nn_functional__fractional_maxima",
    "nn_functional_max_pool1d",
    "nn_functional_max_pool1d_with_indices",
    "nn_functional_max_pool2d",
    "nn_functional_max_pool3d",
    "nn_functional_max_pool2d_with_indices",
    "nn_functional_max_pool3d_with_indices",
    "nn_functional_avg_pool1d",
    "nn_functional_avg_pool2d",
    "nn_functional_avg_pool3d",
    "nn_functional_lp_pool1d",
    "nn_functional_lp_pool2d",
    "nn_functional_lp_pool3d",
    "nn_functional_adaptive_avg_pool1d",
    "nn_functional_adaptive_avg_pool2d",
    "nn_functional_adaptive_avg_pool3d",
    "nn_functional_adaptive_max_pool1d",
    "nn_functional_adaptive_max_pool1d_with_indices",
    "nn_functional_adaptive_max_pool2d",
    "nn_functional_adaptive_max_pool3d",
    "nn_functional_adaptive_max_pool2d_with_indices",
    "nn_functional_adaptive_max_pool3d_with_indices",
    "nn_functional_fractional_max_pool2d",
    "nn_functional_fractional_max_pool3d",
    "nn_functional_fractional_max_pool2d_with_indices",
    "nn_functional_fractional_max_pool3d_with_indices",
    "nn_functional_max_unpool1d",
    "nn_functional_max_unpool2d",
    "nn_functional_max_unpool3d",
]


def nn_functional__pool_max(self, kernel_size, stride, padding, dilation, ceil_mode):
    return kernels.pool_max(
        self, kernels.pool_windows(self.shape, kernel_size, stride, padding, dilation, ceil_mode)
    )


def nn_functional__pool_pick(self, places, kernel_size, stride, padding, dilation, ceil_mode):
    return kernels.pool_pick(
        self,
        places,
        kernels.pool_windows(self.shape, kernel_size, stride, padding, dilation, ceil_mode),
    )


def nn_functional__pool_put(self, places, shape, kernel_size, stride, padding, dilation, ceil_mode):
    return kernels.pool_put(
        self,
        places,
        shape,
        kernels.pool_windows(shape, kernel_size, stride, padding, dilation, ceil_mode),
    )


def nn_functional__pool_mean(
    self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
):
    return kernels.pool_mean(
        self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
    )


def nn_functional__pool_mean_adjoint(
    self, shape, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
):
    return kernels.pool_mean_adjoint(
        self, shape, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
    )


def nn_functional__adaptive_means(self, output_size):
    return kernels.adaptive_means(self, output_size)


def nn_functional__adaptive_means_adjoint(self, shape, output_size):
    return kernels.adaptive_means_adjoint(self, shape, output_size)


def nn_functional__adaptive_maxima(self, output_size):
    return kernels.adaptive_maxima(self, output_size)


def nn_functional__fractional_maxima(self, samples, kernel_size, output_size):
    return kernels.fractional_maxima(self, samples, kernel_size, output_size)


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
    return pools.average(input, kernel_size, stride, padding, ceil_mode, count_include_pad, None, 1)


def nn_functional_avg_pool2d(
    input,
    kernel_size,
    stride=None,
    padding=0,
    ceil_mode=False,
    count_include_pad=True,
    divisor_override=None,
):
    return pools.average(
        input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, 2
    )


def nn_functional_avg_pool3d(
    input,
    kernel_size,
    stride=None,
    padding=0,
    ceil_mode=False,
    count_include_pad=True,
    divisor_override=None,
):
    return pools.average(
        input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, 3
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
    input,
    kernel_size,
    output_size=None,
    output_ratio=None,
    return_indices=False,
    random_samples=None,
):
    return pools.fractional(
        input, kernel_size, output_size, output_ratio, return_indices, random_samples, 2
    )


def nn_functional_fractional_max_pool3d(
    input,
    kernel_size,
    output_size=None,
    output_ratio=None,
    return_indices=False,
    random_samples=None,
):
    return pools.fractional(
        input, kernel_size, output_size, output_ratio, return_indices, random_samples, 3
    )


def nn_functional_fractional_max_pool2d_with_indices(
    input,
    kernel_size,
    output_size=None,
    output_ratio=None,
    return_indices=False,
    random_samples=None,
):
    return pools.fractional(input, kernel_size, output_size, output_ratio, True, random_samples, 2)


def nn_functional_fractional_max_pool3d_with_indices(
    input,
    kernel_size,
    output_size=None,
    output_ratio=None,
    return_indices=False,
    random_samples=None,
):
    return pools.fractional(input, kernel_size, output_size, output_ratio, True, random_samples, 3)


def nn_functional_max_unpool1d(
    input, indices, kernel_size, stride=None, padding=0, output_size=None
):
    return pools.unpooled(input, indices, kernel_size, stride, padding, output_size, 1)


def nn_functional_max_unpool2d(
    input, indices, kernel_size, stride=None, padding=0, output_size=None
):
    return pools.unpooled(input, indices, kernel_size, stride, padding, output_size, 2)


def nn_functional_max_unpool3d(
    input, indices, kernel_size, stride=None, padding=0, output_size=None
):
    return pools.unpooled(input, indices, kernel_size, stride, padding, output_size, 3)
