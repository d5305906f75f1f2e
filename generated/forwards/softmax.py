# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content ee317088015534f2
"""Softmax: the forwards as functions of arrays."""

from autograd import kernels
from autograd.composites import likelihoods


def logsumexp(self, dim, keepdim=False):
    return kernels.logsumexp(self, dim, keepdim)


def softmax(self, dim, dtype=None):
    return kernels.softmax(self, dim, dtype)


def log_softmax(self, dim, dtype=None):
    return kernels.log_softmax(self, dim, dtype)


def nn_functional_softmax(input, dim=None, *, dtype=None):
    return kernels.softmax(input, likelihoods.softmax_dim("softmax", dim, input.ndim), dtype)


def nn_functional_log_softmax(input, dim=None, *, dtype=None):
    return kernels.log_softmax(
        input, likelihoods.softmax_dim("log_softmax", dim, input.ndim), dtype
    )
