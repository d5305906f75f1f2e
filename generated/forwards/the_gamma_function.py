# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 4bbff78b47a6f60f
"""The gamma function: the forwards as functions of arrays."""

from autograd import kernels


def lgamma(self):
    return kernels.lgamma(self)


def digamma(self):
    return kernels.digamma(self)


def polygamma(n, self):
    return kernels.polygamma(n, self)


def mvlgamma(self, p):
    return kernels.mvlgamma(self, p)


def special_gamma(self):
    return kernels.scipy_special("gamma", self)


def special_rgamma(self):
    return kernels.scipy_special("rgamma", self)


def special_gammasgn(self):
    return kernels.scipy_special("gammasgn", self)


def special_beta(a, b):
    return kernels.scipy_special("beta", a, b)


def special_betaln(a, b):
    return kernels.scipy_special("betaln", a, b)


def igamma(self, other):
    return kernels.scipy_special("gammainc", self, other)


def igammac(self, other):
    return kernels.scipy_special("gammaincc", self, other)
