# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 6133cf04da282c6c
"""Exponentials and logarithms: the forwards as functions of arrays."""

import numpy as np

from autograd import kernels


def exp(self):
    return np.exp(self)


def exp2(self):
    return np.exp2(self)


def expm1(self):
    return np.expm1(self)


def log(self):
    return np.log(self)


def log2(self):
    return np.log2(self)


def log10(self):
    return np.log10(self)


def log1p(self):
    return kernels.log1p(self)


def logaddexp(self, other):
    return kernels.logaddexp(self, other)
