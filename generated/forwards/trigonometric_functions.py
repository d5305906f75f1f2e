# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 6c63972f66b1f8df
"""Trigonometric functions: the forwards as functions of arrays."""

import numpy as np


def sin(self):
    return np.sin(self)


def cos(self):
    return np.cos(self)


def tan(self):
    return np.tan(self)


def asin(self):
    return np.arcsin(self)


def acos(self):
    return np.arccos(self)


def atan(self):
    return np.arctan(self)
