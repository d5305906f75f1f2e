# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 895a78697fb92e7c
"""Complex numbers: the forwards as functions of arrays."""

import numpy as np

from autograd import kernels

__all__ = [
    "angle",
    "complex",
    "polar",
    "view_as_real",
    "view_as_complex",
    "resolve_conj",
    "resolve_neg",
    "conj_physical",
    "alias_copy",
]


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
