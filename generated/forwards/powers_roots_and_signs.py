# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 2163bfc71060bbe0
"""Powers, roots and signs: the forwards as functions of arrays."""

import numpy as np

from autograd import kernels


def pow(self, exponent):
    return kernels.pow_(self, exponent)


def square(self):
    return np.square(self)


def sqrt(self):
    return np.sqrt(self)


def rsqrt(self):
    return 1 / np.sqrt(self)


def cbrt(self):
    return np.cbrt(self)


def reciprocal(self):
    return 1 / self


def abs(self):
    return np.absolute(self)


def sign(self):
    return kernels.sign(self)


def sgn(self):
    return kernels.sign(self)
