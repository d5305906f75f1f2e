# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 6a11d392e716c397
"""Reductions: the forwards as functions of arrays."""

import numpy as np

from autograd import kernels


def sum(self, dim=None, keepdim=False, *, dtype=None):
    return kernels.sum_(self, dim, keepdim, dtype)


def mean(self, dim=None, keepdim=False, *, dtype=None):
    return kernels.mean(self, dim, keepdim, dtype)


def prod(self, dim=None, keepdim=False, *, dtype=None):
    return kernels.prod(self, dim, keepdim, dtype)


def amax(self, dim=(), keepdim=False):
    return kernels.amax(self, dim, keepdim)


def amin(self, dim=(), keepdim=False):
    return kernels.amin(self, dim, keepdim)


def max_other(self, other):
    return np.maximum(self, other)


def min_other(self, other):
    return np.minimum(self, other)


def max_dim(self, dim, keepdim=False):
    return kernels.extremum_along("max", self, dim, keepdim)


def max_default(self):
    return kernels.extremum("max", self, None, False)


def min_dim(self, dim, keepdim=False):
    return kernels.extremum_along("min", self, dim, keepdim)


def min_default(self):
    return kernels.extremum("min", self, None, False)


def var_correction(self, dim=None, *, correction=None, keepdim=False):
    return kernels.var(self, dim, correction, keepdim)


def var_dim(self, dim=None, unbiased=True, keepdim=False):
    return kernels.var(self, dim, 1 if unbiased else 0, keepdim)


def std_dim(self, dim=None, unbiased=True, keepdim=False):
    return kernels.std(self, dim, 1 if unbiased else 0, keepdim)


def var_default(self, unbiased=True):
    return kernels.var(self, None, 1 if unbiased else 0, False)


def std_default(self, unbiased=True):
    return kernels.std(self, None, 1 if unbiased else 0, False)


def std_correction(self, dim=None, *, correction=None, keepdim=False):
    return kernels.std(self, dim, correction, keepdim)


def norm(self, p="fro", dim=None, keepdim=False, *, dtype=None):
    return kernels.norm(self, p, dim, keepdim, dtype)


def all(self, dim=None, keepdim=False):
    return kernels.all_(self, dim, keepdim)


def any(self, dim=None, keepdim=False):
    return kernels.any_(self, dim, keepdim)


def argmax(self, dim=None, keepdim=False):
    return kernels.arg_extremum("argmax", self, dim, keepdim)


def argmin(self, dim=None, keepdim=False):
    return kernels.arg_extremum("argmin", self, dim, keepdim)
