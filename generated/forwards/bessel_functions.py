# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content d2366d73f1aaf420
"""Bessel functions: the forwards as functions of arrays."""

from autograd import kernels

__all__ = [
    "i0",
    "special_i1",
    "special_jv",
    "special_yv",
    "special_iv",
    "special_ive",
    "special_bessel_j0",
    "special_bessel_y0",
    "special_bessel_j1",
    "special_bessel_y1",
    "special_i0e",
    "special_i1e",
    "special__i0e_decay",
]


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


def special_bessel_j0(self):
    return kernels.scipy_special("j0", self)


def special_bessel_y0(self):
    return kernels.scipy_special("y0", self)


def special_bessel_j1(self):
    return kernels.scipy_special("j1", self)


def special_bessel_y1(self):
    return kernels.scipy_special("y1", self)


def special_i0e(self):
    return kernels.scipy_special("i0e", self)


def special_i1e(self):
    return kernels.scipy_special("i1e", self)


def special__i0e_decay(n, self):
    return kernels.i0e_decay(n, self)
