# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content eee432ff4ce6dd70
"""Convolution: the forwards as functions of arrays."""

from autograd import kernels
from autograd.composites import convolutions


def convolution(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups):
    return kernels.convolution(
        input, weight, bias, stride, padding, dilation, transposed, output_padding, groups
    )


def _convolution_weight(input, other, kernel_size, stride, padding, dilation, groups):
    return kernels.convolution_weight(input, other, kernel_size, stride, padding, dilation, groups)


def nn_functional_conv1d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    return convolutions.convolve(input, weight, bias, stride, padding, dilation, groups, 1)


def nn_functional_conv2d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    return convolutions.convolve(input, weight, bias, stride, padding, dilation, groups, 2)


def nn_functional_conv3d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    return convolutions.convolve(input, weight, bias, stride, padding, dilation, groups, 3)


def nn_functional_conv_tbc(input, weight, bias, pad=0):
    return convolutions.time_first(input, weight, bias, pad)


def nn_functional_conv_transpose1d(
    input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1
):
    return convolutions.spread(
        input, weight, bias, stride, padding, output_padding, groups, dilation, 1
    )


def nn_functional_conv_transpose2d(
    input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1
):
    return convolutions.spread(
        input, weight, bias, stride, padding, output_padding, groups, dilation, 2
    )


def nn_functional_conv_transpose3d(
    input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1
):
    return convolutions.spread(
        input, weight, bias, stride, padding, output_padding, groups, dilation, 3
    )
