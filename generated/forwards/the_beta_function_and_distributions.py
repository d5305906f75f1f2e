# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content d680c5f9c7885743
"""The beta function and distributions: the forwards as functions of arrays."""

from autograd import kernels


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
