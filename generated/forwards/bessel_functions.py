# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 7acf03b92befb002
"""Bessel functions: the forwards as functions of arrays."""

from autograd import kernels

__all__ = [
    "i0",
    "special_i1",
    "special_iv",
    "special_i0e",
    "special_i1e",
    "special__i0e_decay",
]


def i0(self):
    return kernels.scipy_special("i0", self)


def special_i1(self):
    return kernels.scipy_special("i1", self)


def special_iv(v, self):
    return kernels.iv(v, self)


def special_i0e(self):
    return kernels.scipy_special("i0e", self)


def special_i1e(self):
    return kernels.scipy_special("i1e", self)


def special__i0e_decay(n, self):
    return kernels.i0e_decay(n, self)
