# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 1f562f01cdc6e315
"""Logarithms: the forwards as functions of arrays."""

from autograd import kernels


def logaddexp2(self, other):
    return kernels.logaddexp2(self, other)


def xlogy(self, other):
    return kernels.xlogy(self, other)


def special_xlog1py(self, other):
    return kernels.xlog1py(self, other)


def logit(self, eps=None):
    return kernels.logit(self, eps)


def special_entr(self):
    return kernels.entr(self)
