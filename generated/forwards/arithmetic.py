# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content af4a11c385615ec8
"""Arithmetic: the forwards as functions of arrays."""

from autograd import kernels
from generated import arrays


def add(self, other, *, alpha=1):
    return self + other if alpha == 1 else self + alpha * other


def sub(self, other, *, alpha=1):
    return self - other if alpha == 1 else self - alpha * other


def rsub(self, other, *, alpha=1):
    return arrays.sub(other, self, alpha=alpha)


def mul(self, other):
    return self * other


def div(self, other, *, rounding_mode=None):
    return self / other if rounding_mode is None else kernels.div_mode(self, other, rounding_mode)


def floor_divide(self, other):
    return kernels.floor_divide(self, other)


def remainder(self, other):
    return kernels.remainder(self, other)


def neg(self):
    return -self


def positive(self):
    return self
