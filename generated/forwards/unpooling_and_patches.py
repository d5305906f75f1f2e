# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 00179c8c2d58a7b8
"""Unpooling and patches: the forwards as functions of arrays."""

from autograd import kernels
from autograd.composites import pools


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


def nn_functional_unfold(input, kernel_size, dilation=1, padding=0, stride=1):
    return kernels.nn_functional_unfold(input, kernel_size, dilation, padding, stride)


def nn_functional_fold(input, output_size, kernel_size, dilation=1, padding=0, stride=1):
    return kernels.fold(input, output_size, kernel_size, dilation, padding, stride)
