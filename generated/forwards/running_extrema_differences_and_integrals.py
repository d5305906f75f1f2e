# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 1bdc8e2a1b34d223
"""Running extrema, differences and integrals: the forwards as functions of arrays."""

from autograd import kernels
from autograd.composites import estimates, likelihoods


def cummax(self, dim):
    return kernels.running_extremum("cummax", self, dim)


def cummin(self, dim):
    return kernels.running_extremum("cummin", self, dim)


def logcumsumexp(self, dim):
    return kernels.logcumsumexp(self, dim)


def diff(self, n=1, dim=-1, prepend=None, append=None):
    return kernels.diff(self, n, dim, prepend, append)


def gradient_tensorarray(self, *, spacing, dim=None, edge_order=1):
    return estimates.gradient_tensorarray(self, spacing, dim, edge_order)


def gradient_default(self, *, spacing=None, dim=None, edge_order=1):
    return kernels.gradient(self, spacing, dim, edge_order)


def trapezoid_x(y, x, *, dim=-1):
    return estimates.trapezoid(y, x, 1, dim)


def trapezoid_dx(y, *, dx=1, dim=-1):
    return estimates.trapezoid(y, None, dx, dim)


def cumulative_trapezoid_x(y, x, *, dim=-1):
    return estimates.cumulative_trapezoid(y, x, 1, dim)


def cumulative_trapezoid_dx(y, *, dx=1, dim=-1):
    return estimates.cumulative_trapezoid(y, None, dx, dim)


def renorm(self, p, dim, maxnorm):
    return kernels.renorm(self, p, dim, maxnorm)


def nn_functional_softmin(input, dim=None, *, dtype=None):
    return kernels.softmax(-1.0 * input, likelihoods.softmax_dim("softmin", dim, input.ndim), dtype)
