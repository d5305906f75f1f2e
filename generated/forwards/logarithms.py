# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 0745f5aeb5d77df4
"""Logarithms: the forwards as functions of arrays."""

from autograd import kernels

__all__ = [
    "logaddexp2",
    "xlogy",
    "special_xlog1py",
    "logit",
    "special_entr",
]


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
