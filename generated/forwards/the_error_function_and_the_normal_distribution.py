# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 68948d1c179195fa
"""The error function and the normal distribution: the forwards as functions of arrays."""

from autograd import kernels
from autograd.composites import shapes


def erfc(self):
    return kernels.erfc(self)


def special_erfcx(self):
    return kernels.erfcx(self)


def special__erfcx_derivative(n, self):
    return kernels.erfcx_derivative(n, self)


def erfinv(self):
    return kernels.scipy_special("erfinv", self)


def special_ndtr(self):
    return kernels.ndtr(shapes.own(self))


def _ndtr_of(self):
    return kernels.ndtr(self)


def _ndtr_short(self):
    return kernels.ndtr_short(self)


def special_ndtri(self):
    return kernels.scipy_special("ndtri", self)


def special_erfcinv(self):
    return kernels.scipy_special("erfcinv", self)


def special_log_ndtr(self):
    return kernels.log_ndtr(self)
