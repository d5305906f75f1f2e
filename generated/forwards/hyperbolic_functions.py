# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content bcf94f81b8f2ac40
"""Hyperbolic functions: the forwards as functions of arrays."""

import numpy as np


def sinh(self):
    return np.sinh(self)


def cosh(self):
    return np.cosh(self)


def tanh(self):
    return np.tanh(self)


def asinh(self):
    return np.arcsinh(self)


def acosh(self):
    return np.arccosh(self)


def atanh(self):
    return np.arctanh(self)
