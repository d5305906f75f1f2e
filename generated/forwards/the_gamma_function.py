# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 227729ec0f6ddc5d
"""The gamma function: the forwards as functions of arrays."""

from autograd import kernels

__all__ = [
    "lgamma",
    "digamma",
    "polygamma",
    "mvlgamma",
    "special_gamma",
    "special_rgamma",
    "special_gammasgn",
    "special_beta",
    "special_betaln",
    "igamma",
    "igammac",
]


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
