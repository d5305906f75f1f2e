# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 3fa66f4676cac4d0
"""Patches: the forwards as functions of arrays."""

from autograd import kernels

__all__ = [
    "nn_functional_unfold",
    "nn_functional_fold",
]


def nn_functional_unfold(input, kernel_size, dilation=1, padding=0, stride=1):
    return kernels.nn_functional_unfold(input, kernel_size, dilation, padding, stride)


def nn_functional_fold(input, output_size, kernel_size, dilation=1, padding=0, stride=1):
    return kernels.fold(input, output_size, kernel_size, dilation, padding, stride)
