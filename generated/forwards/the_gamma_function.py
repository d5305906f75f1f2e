# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content f8c6b43f1abca301
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
    "special_betainc",
    "special_stdtr",
    "special_gammaincinv",
    "special_gammainccinv",
    "special_betaincinv",
    "special_stdtrit",
    "special_poch",
    "special_binom",
    "special_zeta",
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


def special_betainc(a, b, self):
    return kernels.scipy_special("betainc", a, b, self)


def special_stdtr(df, self):
    return kernels.scipy_special("stdtr", df, self)


def special_gammaincinv(a, self):
    return kernels.scipy_special("gammaincinv", a, self)


def special_gammainccinv(a, self):
    return kernels.scipy_special("gammainccinv", a, self)


def special_betaincinv(a, b, self):
    return kernels.scipy_special("betaincinv", a, b, self)


def special_stdtrit(df, self):
    return kernels.scipy_special("stdtrit", df, self)


def special_poch(self, m):
    return kernels.scipy_special("poch", self, m)


def special_binom(self, k):
    return kernels.scipy_special("binom", self, k)


def special_zeta(self, other):
    return kernels.scipy_special("zeta", self, other)
