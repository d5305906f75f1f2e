# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 468869a765b72c06
"""The gamma function: the forwards as functions of arrays."""

from autograd import kernels

__all__ = [
    "lgamma",
    "digamma",
    "polygamma",
    "mvlgamma",
]


def lgamma(self):
    return kernels.lgamma(self)


def digamma(self):
    return kernels.digamma(self)


def polygamma(n, self):
    return kernels.polygamma(n, self)


def mvlgamma(self, p):
    return kernels.mvlgamma(self, p)
