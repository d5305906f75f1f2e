# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 6ebd9b3841eb8a32
"""Hyperbolic functions: the forwards as functions of arrays."""

import numpy as np

__all__ = [
    "sinh",
    "cosh",
    "tanh",
    "asinh",
    "acosh",
    "atanh",
]


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
