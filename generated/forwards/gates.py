# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 0a6291eb6bff1357
"""Gates: the forwards as functions of arrays."""

import numpy as np

from autograd import kernels
from autograd.composites import gates


def nn_functional_glu(input, dim=-1):
    return gates.glu(input, dim)


def nn_functional__gated(input, gate):
    return input * kernels.sigmoid(gate)


def nn_functional_prelu(input, weight):
    return gates.prelu(input, weight)


def nn_functional__prelu(input, weight):
    return np.where(input > 0, input, weight * input)


def nn_functional_rrelu(
    input, lower=0.125, upper=0.3333333333333333, training=False, inplace=False
):
    return gates.rrelu(input, lower, upper, training)


def nn_functional_gumbel_softmax(logits, tau=1, hard=False, eps=1e-10, dim=-1):
    return gates.gumbel_softmax(logits, tau, hard, eps, dim)
