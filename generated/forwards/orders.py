# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 92004facef4d9807
"""Orders: the forwards as functions of arrays."""

from autograd import kernels
from autograd.composites import shapes


def transpose(self, dim0, dim1):
    return kernels.transpose(self, dim0, dim1)


def permute(self, dims):
    return kernels.permute(self, dims)


def movedim(self, source, destination):
    return kernels.movedim(self, source, destination)


def t(self):
    return kernels.t(self)


def T(self):
    return self.T


def mT(self):
    return kernels.mT(self)


def H(self):
    return kernels.H(self)


def mH(self):
    return kernels.mH(self)


def flip(self, dims):
    return kernels.flip(self, dims)


def fliplr(self):
    return shapes.flipped(self, 1)


def flipud(self):
    return shapes.flipped(self, 0)


def roll(self, shifts, dims=()):
    return kernels.roll(self, shifts, dims)


def rot90(self, k=1, dims=(0, 1)):
    return kernels.rot90(self, k, dims)


def mode(self, dim=-1, keepdim=False):
    return kernels.mode(self, dim, keepdim)
