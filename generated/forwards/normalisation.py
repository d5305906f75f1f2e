# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 924708f62eac0e88
"""Normalisation: the forwards as functions of arrays."""

from autograd import kernels
from autograd.composites import norm_layers


def native_layer_norm(input, normalized_shape, weight, bias, eps):
    return kernels.native_layer_norm(input, normalized_shape, weight, bias, eps)


def nn_functional_layer_norm(input, normalized_shape, weight=None, bias=None, eps=1e-5):
    return kernels.native_layer_norm(input, normalized_shape, weight, bias, eps)[0]


def native_group_norm(input, weight, bias, N, C, HxW, group, eps):
    return kernels.group_norm(input, weight, bias, N, C, HxW, group, eps)


def nn_functional_group_norm(input, num_groups, weight=None, bias=None, eps=1e-5):
    return norm_layers.group_norm(input, num_groups, weight, bias, eps)


def nn_functional__batch_norm_moments(input, weight, bias, running_mean, running_var, eps):
    return kernels.batch_norm_moments(input, weight, bias, running_mean, running_var, eps)


def native_batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps):
    return norm_layers.native_batch_norm(
        input, weight, bias, running_mean, running_var, training, momentum, eps
    )


def nn_functional_batch_norm(
    input, running_mean, running_var, weight=None, bias=None, training=False, momentum=0.1,
    eps=1e-05,
):  # fmt: skip
    return norm_layers.batch_norm(
        input, running_mean, running_var, weight, bias, training, momentum, eps
    )


def nn_functional_instance_norm(
    input, running_mean=None, running_var=None, weight=None, bias=None, use_input_stats=True,
    momentum=0.1, eps=1e-05,
):  # fmt: skip
    return norm_layers.instance_norm(
        input, running_mean, running_var, weight, bias, use_input_stats, momentum, eps
    )


def nn_functional_rms_norm(input, normalized_shape, weight=None, eps=None):
    return norm_layers.rms_norm(input, normalized_shape, weight, eps)


def nn_functional_normalize(input, p=2.0, dim=1, eps=1e-12):
    return norm_layers.normalize(input, p, dim, eps)


def nn_functional_local_response_norm(input, size, alpha=1e-4, beta=0.75, k=1.0):
    return norm_layers.local_response_norm(input, size, alpha, beta, k)
