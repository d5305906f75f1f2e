# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 006288de0bc7a1c7
"""Integrals and inverses: the forwards as functions of arrays."""

from autograd import kernels


def special_expi(self):
    return kernels.scipy_special("expi", self)


def special_expn(n, self):
    return kernels.of_order("expn", n, self)


def special_exprel(self):
    return kernels.scipy_special("exprel", self)


def special_sici(self):
    return kernels.scipy_special("sici", self)


def special_shichi(self):
    return kernels.scipy_special("shichi", self)


def special_fresnel(self):
    return kernels.scipy_special("fresnel", self)


def special_spence(self):
    return kernels.scipy_special("spence", self)


def special_ellipk(self):
    return kernels.scipy_special("ellipk", self)


def special_ellipe(self):
    return kernels.scipy_special("ellipe", self)


def special_ellipj(self, m):
    return kernels.scipy_special("ellipj", self, m)


def special_owens_t(self, a):
    return kernels.scipy_special("owens_t", self, a)


def special_ndtri_exp(self):
    return kernels.scipy_special("ndtri_exp", self)


def special_wofz(self):
    return kernels.scipy_special("wofz", self)


def special_lambertw(self, k=0):
    return kernels.scipy_special("lambertw", self, k)


def special_wrightomega(self):
    return kernels.scipy_special("wrightomega", self)
