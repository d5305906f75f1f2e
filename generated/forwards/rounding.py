# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 479ed7bfd594270d
"""Rounding: the forwards as functions of arrays."""

import numpy as np

from autograd import kernels

__all__ = [
    "ceil",
    "floor",
    "trunc",
    "round",
    "frac",
    "frexp",
    "ldexp",
    "nan_to_num",
    "nextafter",
]


def ceil(self):
    return np.ceil(self)


def floor(self):
    return np.floor(self)


def trunc(self):
    return np.trunc(self)


def round(self, *, decimals=0):
    return np.round(self, decimals)


def frac(self):
    return kernels.frac(self)


def frexp(self):
    return np.frexp(self)


def ldexp(self, other):
    return kernels.ldexp(self, other)


def nan_to_num(self, nan=None, posinf=None, neginf=None):
    return kernels.nan_to_num(self, nan, posinf, neginf)


def nextafter(self, other):
    return kernels.nextafter(self, other)
