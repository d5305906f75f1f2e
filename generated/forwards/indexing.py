# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 78c43312cdf756a4
"""Indexing: the forwards as functions of arrays."""

import numpy as np

from autograd import kernels
from autograd.composites import subscripts


def getitem(self, index):
    return kernels.getitem(self, index)


def _getitem_backward(grad_output, input_sizes, index):
    return kernels.getitem_backward(grad_output, input_sizes, index)


def select(self, dim, index):
    return kernels.getitem(self, subscripts.select_index(self.shape, dim, index))


def narrow(self, dim, start, length):
    return kernels.getitem(self, subscripts.narrow_index(self.shape, dim, start, length))


def slice(self, dim=0, start=None, end=None, step=1):
    return kernels.getitem(self, subscripts.slice_part(self.shape, None, dim, start, end, step))


def gather(self, dim, index, *, sparse_grad=False):
    return kernels.gather(self, dim, index)


def take_along_dim(self, indices, dim=None):
    return kernels.gather(
        subscripts.take_source(self, indices, dim), 0 if dim is None else dim,
        subscripts.take_index(self, indices, dim),
    )  # fmt: skip


def take(self, index):
    return subscripts.taken(kernels.reshape(self, (-1,)), index)


def index_select(self, dim, index):
    return kernels.index_select(self, dim, index)


def nn_functional__pad_by(self, dim, index):
    return kernels.index_select(self, dim, index)


def masked_select(self, mask):
    return kernels.getitem(
        kernels.expand(self, subscripts.common_shape(self, mask)), subscripts.mask_index(self, mask)
    )


def nonzero_default(self):
    return np.argwhere(self)


def nonzero_as_tuple(self, *, as_tuple):
    return kernels.nonzero_indices(self, as_tuple)


def nonzero_static(self, *, size, fill_value=-1):
    return kernels.nonzero_static(self, size, fill_value)


def nn_functional_one_hot(input, num_classes=-1):
    return kernels.one_hot(input, num_classes)


def argwhere(self):
    return np.argwhere(self)
