# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 85d167a889583dfd
"""Angles: the forwards as functions of arrays."""

from autograd import kernels


def deg2rad(self):
    return self * 0.017453292519943295


def rad2deg(self):
    return self * 57.29577951308232


def sinc(self):
    return kernels.sinc(self)


def special__sinc_derivative(n, self):
    return kernels.sinc_derivative(n, self)
