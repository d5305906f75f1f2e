# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 886f9b43fd227094
"""Polar coordinates: the forwards as functions of arrays."""

import numpy as np

from autograd import kernels


def atan2(self, other):
    return np.arctan2(self, other)


def hypot(self, other):
    return kernels.hypot(self, other)
