# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content f09953db494e20c4
"""Bessel functions: the forwards as functions of arrays."""

from autograd import kernels


def i0(self):
    return kernels.scipy_special("i0", self)


def special_i1(self):
    return kernels.scipy_special("i1", self)


def special_jv(v, self):
    return kernels.scipy_special("jv", v, self)


def special_yv(v, self):
    return kernels.scipy_special("yv", v, self)


def special_iv(v, self):
    return kernels.iv(v, self)


def special_ive(v, self):
    return kernels.scipy_special("ive", v, self)


def special_kv(v, self):
    return kernels.kv(v, self)


def special_kve(v, self):
    return kernels.kve(v, self)
