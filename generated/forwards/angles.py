# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content d361d73f6dd1b9bb
"""Angles: the forwards as functions of arrays."""

from autograd import kernels
from generated import arrays

__all__ = [
    "deg2rad",
    "rad2deg",
    "sinc",
    "special_sinc_derivative",
]


def deg2rad(self):
    return self * 0.017453292519943295


def rad2deg(self):
    return self * 57.29577951308232


def sinc(self):
    return kernels.sinc(self)


def special_sinc_derivative(n, self):
    return kernels.sinc_derivative(n, self)
