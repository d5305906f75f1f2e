# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content e4f182da963b5aaf
"""Windows and regions: the forwards as functions of arrays."""

from autograd import kernels


def nn_functional__pool_max(self, kernel_size, stride, padding, dilation, ceil_mode):
    return kernels.pool_max(self, kernel_size, stride, padding, dilation, ceil_mode)


def nn_functional__pool_pick(self, places, kernel_size, stride, padding, dilation, ceil_mode):
    return kernels.pool_pick(self, places, kernel_size, stride, padding, dilation, ceil_mode)


def nn_functional__pool_put(self, places, shape, kernel_size, stride, padding, dilation, ceil_mode):
    return kernels.pool_put(self, places, shape, kernel_size, stride, padding, dilation, ceil_mode)


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
