# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content ec8e2c7596bdd822
"""Further activations: the forwards as functions of arrays."""

import numpy as np

from autograd import kernels


def nn_functional_celu(input, alpha=1.0, inplace=False):
    return kernels.celu(input, alpha)


def nn_functional_hardtanh(input, min_val=-1.0, max_val=1.0, inplace=False):
    return kernels.hardtanh(input, min_val, max_val)


def nn_functional_relu6(input, inplace=False):
    return kernels.hardtanh(input, 0, 6)


def nn_functional_hardsigmoid(input, inplace=False):
    return kernels.hardsigmoid(input)


def nn_functional_hardswish(input, inplace=False):
    return kernels.hardswish(input)


def nn_functional_mish(input, inplace=False):
    return kernels.mish(input)


def hardshrink(self, lambd=0.5):
    return kernels.hardshrink(self, lambd)


def nn_functional_softshrink(input, lambd=0.5):
    return kernels.softshrink(input, lambd)


def nn_functional_softsign(input):
    return input / (np.absolute(input) + 1)


def nn_functional_tanhshrink(input):
    return input - np.tanh(input)


def nn_functional_threshold(input, threshold, value, inplace=False):
    return kernels.threshold(input, threshold, value)
