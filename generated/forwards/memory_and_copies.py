# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content eb4bfa7e52003f68
"""Memory and copies: the forwards as functions of arrays."""

import numpy as np

from autograd import kernels
from autograd.composites import shapes, subscripts


def as_strided(self, size, stride, storage_offset=None):
    return kernels.as_strided(self, size, stride, storage_offset)


def as_strided_copy(self, size, stride, storage_offset=None):
    return np.copy(
        kernels.channels_last(
            kernels.as_strided(self, size, stride, storage_offset), "contiguous_format"
        ),
        kernels.order("contiguous_format"),
    )


def diagonal_copy(self, offset=0, dim1=0, dim2=1):
    return np.copy(
        kernels.channels_last(kernels.diagonal(self, offset, dim1, dim2), "contiguous_format"),
        kernels.order("contiguous_format"),
    )


def expand_copy(self, size):
    return np.copy(
        kernels.channels_last(kernels.expand(self, size), "contiguous_format"),
        kernels.order("contiguous_format"),
    )


def view_copy(self, size):
    return np.copy(
        kernels.channels_last(kernels.reshape(self, size), "contiguous_format"),
        kernels.order("contiguous_format"),
    )


def narrow_copy(self, dim, start, length):
    return np.copy(
        kernels.channels_last(
            kernels.getitem(self, subscripts.narrow_index(self.shape, dim, start, length)),
            "contiguous_format",
        ),
        kernels.order("contiguous_format"),
    )


def permute_copy(self, dims):
    return np.copy(
        kernels.channels_last(kernels.permute(self, dims), "contiguous_format"),
        kernels.order("contiguous_format"),
    )


def select_copy(self, dim, index):
    return np.copy(
        kernels.channels_last(
            kernels.getitem(self, subscripts.select_index(self.shape, dim, index)),
            "contiguous_format",
        ),
        kernels.order("contiguous_format"),
    )


def slice_copy(self, dim=0, start=None, end=None, step=1):
    return np.copy(
        kernels.channels_last(
            kernels.getitem(self, subscripts.slice_part(self.shape, None, dim, start, end, step)),
            "contiguous_format",
        ),
        kernels.order("contiguous_format"),
    )


def split_copy(self, split_size, dim=0):
    return shapes.copied(
        kernels.split_with_sizes(self, shapes.split_sizes(self.shape, split_size, dim), dim)
    )


def split_with_sizes_copy(self, split_sizes, dim=0):
    return shapes.copied(kernels.split_with_sizes(self, split_sizes, dim))


def squeeze_copy(self, dim=None):
    return np.copy(
        kernels.channels_last(kernels.squeeze(self, dim), "contiguous_format"),
        kernels.order("contiguous_format"),
    )


def t_copy(self):
    return np.copy(
        kernels.channels_last(kernels.t(self), "contiguous_format"),
        kernels.order("contiguous_format"),
    )


def transpose_copy(self, dim0, dim1):
    return np.copy(
        kernels.channels_last(kernels.transpose(self, dim0, dim1), "contiguous_format"),
        kernels.order("contiguous_format"),
    )


def view_as_real_copy(self):
    return np.copy(
        kernels.channels_last(kernels.view_as_real(self), "contiguous_format"),
        kernels.order("contiguous_format"),
    )


def view_as_complex_copy(self):
    return np.copy(
        kernels.channels_last(kernels.view_as_complex(self), "contiguous_format"),
        kernels.order("contiguous_format"),
    )


def unbind_copy(self, dim=0):
    return shapes.copied(kernels.unbind(self, dim))


def unfold_copy(self, dimension, size, step):
    return np.copy(
        kernels.channels_last(kernels.unfold(self, dimension, size, step), "contiguous_format"),
        kernels.order("contiguous_format"),
    )


def unsqueeze_copy(self, dim):
    return np.copy(
        kernels.channels_last(kernels.unsqueeze(self, dim), "contiguous_format"),
        kernels.order("contiguous_format"),
    )
