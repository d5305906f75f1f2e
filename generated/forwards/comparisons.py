# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content b25ea873458d954f
"""Comparisons: the forwards as functions of arrays."""

import numpy as np


def eq(self, other):
    return self == other


def ne(self, other):
    return self != other


def lt(self, other):
    return self < other


def le(self, other):
    return self <= other


def gt(self, other):
    return self > other


def ge(self, other):
    return self >= other


def logical_not(self):
    return np.logical_not(self)


def logical_and(self, other):
    return np.logical_and(self, other)


def logical_or(self, other):
    return np.logical_or(self, other)


def logical_xor(self, other):
    return np.logical_xor(self, other)


def bitwise_and(self, other):
    return np.bitwise_and(self, other)


def bitwise_or(self, other):
    return np.bitwise_or(self, other)


def bitwise_xor(self, other):
    return np.bitwise_xor(self, other)


def bitwise_not(self):
    return np.bitwise_not(self)


def isnan(self):
    return np.isnan(self)


def isinf(self):
    return np.isinf(self)


def isfinite(self):
    return np.isfinite(self)
