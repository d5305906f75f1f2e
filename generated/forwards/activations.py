# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content d430cebc8b2d7c2a
"""Activations: the forwards as functions of arrays."""

import numpy as np

from autograd import kernels


def sigmoid(self):
    return kernels.sigmoid(self)


def special__logistic(self):
    return kernels.sigmoid(self)


def nn_functional_softplus(input, beta=1, threshold=20):
    return kernels.softplus(input, beta, threshold)


def nn_functional_logsigmoid(input):
    return kernels.logsigmoid(input)


def relu(self):
    return np.maximum(self, 0)


def nn_functional_relu(input, inplace=False):
    return np.maximum(input, 0)


def nn_functional_leaky_relu(input, negative_slope=0.01, inplace=False):
    return kernels.leaky_relu(input, negative_slope)


def nn_functional_elu(input, alpha=1.0, inplace=False):
    return kernels.elu(input, alpha, 1)


def nn_functional_selu(input, inplace=False):
    return kernels.elu(input, 1.6732632423543772, 1.0507009873554805)


def nn_functional_silu(input, inplace=False):
    return kernels.silu(input)


def nn_functional_gelu(input, *, approximate="none"):
    return kernels.gelu(input, approximate)


def erf(self):
    return kernels.erf(self)
