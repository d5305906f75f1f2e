# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 944b7e868eaa4ad1
"""Memory and copies: the forwards as functions of arrays."""

from autograd import kernels
from autograd.composites import shapes, subscripts
from generated import arrays


def as_strided(self, size, stride, storage_offset=None):
    return kernels.as_strided(self, size, stride, storage_offset)


def as_strided_copy(self, size, stride, storage_offset=None):
    return arrays.clone(
        kernels.as_strided(self, size, stride, storage_offset), memory_format="contiguous_format"
    )


def diagonal_copy(self, offset=0, dim1=0, dim2=1):
    return arrays.clone(
        kernels.diagonal(self, offset, dim1, dim2), memory_format="contiguous_format"
    )


def expand_copy(self, size):
    return arrays.clone(kernels.expand(self, size), memory_format="contiguous_format")


def view_copy(self, size):
    return arrays.clone(kernels.reshape(self, size), memory_format="contiguous_format")


def narrow_copy(self, dim, start, length):
    return arrays.clone(
        kernels.getitem(self, subscripts.narrow_index(self.shape, dim, start, length)),
        memory_format="contiguous_format",
    )


def permute_copy(self, dims):
    return arrays.clone(kernels.permute(self, dims), memory_format="contiguous_format")


def select_copy(self, dim, index):
    return arrays.clone(
        kernels.getitem(self, subscripts.select_index(self.shape, dim, index)),
        memory_format="contiguous_format",
    )


def slice_copy(self, dim=0, start=None, end=None, step=1):
    return arrays.clone(
        kernels.getitem(self, subscripts.slice_part(self.shape, None, dim, start, end, step)),
        memory_format="contiguous_format",
    )


def split_copy(self, split_size, dim=0):
    return shapes.copied(
        kernels.split_with_sizes(self, shapes.split_sizes(self.shape, split_size, dim), dim)
    )


def split_with_sizes_copy(self, split_sizes, dim=0):
    return shapes.copied(kernels.split_with_sizes(self, split_sizes, dim))


def squeeze_copy(self, dim=None):
    return arrays.clone(kernels.squeeze(self, dim), memory_format="contiguous_format")


def t_copy(self):
    return arrays.clone(kernels.t(self), memory_format="contiguous_format")


def transpose_copy(self, dim0, dim1):
    return arrays.clone(kernels.transpose(self, dim0, dim1), memory_format="contiguous_format")


def view_as_real_copy(self):
    return arrays.clone(kernels.view_as_real(self), memory_format="contiguous_format")


def view_as_complex_copy(self):
    return arrays.clone(kernels.view_as_complex(self), memory_format="contiguous_format")


def unbind_copy(self, dim=0):
    return shapes.copied(kernels.unbind(self, dim))


def unfold_copy(self, dimension, size, step):
    return arrays.clone(
        kernels.unfold(self, dimension, size, step), memory_format="contiguous_format"
    )


def unsqueeze_copy(self, dim):
    return arrays.clone(kernels.unsqueeze(self, dim), memory_format="contiguous_format")
