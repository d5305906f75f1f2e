# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content d9815ed8ecdb4c8f
"""Integers, bits and facts: the forwards as functions of arrays."""

import numpy as np

from autograd import kernels


def gcd(self, other):
    return np.gcd(self, other)


def lcm(self, other):
    return np.lcm(self, other)


def bitwise_left_shift(self, other):
    return np.left_shift(self, other)


def bitwise_right_shift(self, other):
    return np.right_shift(self, other)


def isclose(self, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    return kernels.isclose(self, other, rtol, atol, equal_nan)


def isreal(self):
    return np.isreal(self)


def isposinf(self):
    return np.isposinf(self)


def isneginf(self):
    return np.isneginf(self)


def signbit(self):
    return np.signbit(self)
