# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 7b483714024f6d27
"""Shapes: the forwards as functions of arrays."""

import numpy as np

from autograd import kernels
from autograd.composites import shapes


def reshape(self, shape):
    return kernels.reshape(self, shape)


def view(self, size):
    return kernels.view(self, size)


def view_as(self, other):
    return kernels.view(self, other.shape)


def reshape_as(self, other):
    return kernels.reshape(self, other.shape)


def flatten(self, start_dim=0, end_dim=-1):
    return kernels.flatten(self, start_dim, end_dim)


def ravel(self):
    return kernels.contiguous(kernels.reshape(self, (-1,)), None)


def unflatten(self, dim, sizes):
    return kernels.unflatten(self, dim, sizes)


def squeeze(self, dim=None):
    return kernels.squeeze(self, dim)


def unsqueeze(self, dim):
    return kernels.unsqueeze(self, dim)


def expand(self, size):
    return kernels.expand(self, size)


def expand_as(self, other):
    return kernels.expand(self, other.shape)


def sum_to_size(self, size):
    return kernels.sum_to_size(self, size)


def atleast_1d_default(self):
    return kernels.reshape(self, shapes.at_least(self.shape, 1))


def atleast_2d_default(self):
    return kernels.reshape(self, shapes.at_least(self.shape, 2))


def atleast_3d_default(self):
    return kernels.reshape(self, shapes.at_least(self.shape, 3))


def atleast_1d_Sequence(tensors):
    return shapes.all_at_least(tensors, 1)


def atleast_2d_Sequence(tensors):
    return shapes.all_at_least(tensors, 2)


def atleast_3d_Sequence(tensors):
    return shapes.all_at_least(tensors, 3)


def contiguous(self, *, memory_format=None):
    return kernels.contiguous(self, memory_format)


def clone(self, *, memory_format=None):
    return (
        kernels.copy(self)
        if memory_format is None
        else np.copy(kernels.channels_last(self, memory_format), kernels.order(memory_format))
    )
