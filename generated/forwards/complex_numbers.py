# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 5fc3bf63f30ab705
"""Complex numbers: the forwards as functions of arrays."""

import numpy as np

from autograd import kernels


def angle(self):
    return kernels.angle(self)


def complex(real, imag):
    return kernels.complex_(real, imag)


def polar(abs, angle):
    return kernels.polar(abs, angle)


def view_as_real(self):
    return kernels.view_as_real(self)


def view_as_complex(self):
    return kernels.view_as_complex(self)


def resolve_conj(self):
    return self


def resolve_neg(self):
    return self


def conj_physical(self):
    return np.conj(self)


def alias_copy(self):
    return np.copy(self, "C")
