# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content f1285cd1bd52ef8a
"""Joining and parting: the forwards as functions of arrays."""

from autograd import kernels
from autograd.composites import grids, shapes
from generated import arrays


def cat(tensors, dim=0):
    return kernels.cat(tensors, dim)


def stack(tensors, dim=0):
    return kernels.stack(tensors, dim)


def hstack(tensors):
    return kernels.cat(
        shapes.with_dims(tensors, 1), 0 if shapes.with_dims(tensors, 1)[0].ndim == 1 else 1
    )


def vstack(tensors):
    return kernels.cat(shapes.with_dims(tensors, 2), 0)


def dstack(tensors):
    return kernels.cat(shapes.with_dims(tensors, 3), 2)


def column_stack(tensors):
    return kernels.cat(shapes.with_columns(tensors), 1)


def split_with_sizes(self, split_sizes, dim=0):
    return kernels.split_with_sizes(self, split_sizes, dim)


def split_default(self, split_size, dim=0):
    return kernels.split_with_sizes(self, shapes.split_sizes(self.shape, split_size, dim), dim)


def split_sections(tensor, split_size_or_sections, dim=0):
    return kernels.split_with_sizes(
        tensor, shapes.split_sizes(tensor.shape, split_size_or_sections, dim), dim
    )


def chunk(self, chunks, dim=0):
    return kernels.split_with_sizes(self, shapes.chunk_sizes(self.shape, chunks, dim), dim)


def unsafe_split_with_sizes(self, split_sizes, dim=0):
    return shapes.parts(self, shapes.whole(self.shape, split_sizes, dim), dim)


def unsafe_split(self, split_size, dim=0):
    return shapes.parts(
        self, shapes.whole(self.shape, shapes.split_sizes(self.shape, split_size, dim), dim), dim
    )


def unsafe_chunk(self, chunks, dim=0):
    return shapes.parts(
        self, shapes.whole(self.shape, shapes.chunk_sizes(self.shape, chunks, dim), dim), dim
    )


def tensor_split(self, indices_or_sections, dim=0):
    return shapes.parts(self, shapes.sections(self.shape, indices_or_sections, dim), dim)


def unbind(self, dim=0):
    return kernels.unbind(self, dim)


def repeat(self, repeats):
    return kernels.repeat(self, repeats)


def tile(self, dims):
    return kernels.repeat(self, shapes.tile_counts(dims, self.ndim))


def repeat_interleave_default(self, repeats, dim=None, *, output_size=None):
    return shapes.repeated(self, repeats, dim)


def repeat_interleave_Tensor(repeats, *, output_size=None):
    return shapes.repeated_numbers(repeats)


def constant_pad_nd(self, pad, value=0):
    return kernels.constant_pad_nd(self, pad, value)


def hsplit(self, indices_or_sections):
    return arrays.tensor_split(
        self, shapes.checked("hsplit", self.shape, indices_or_sections), 0 if self.ndim == 1 else 1
    )


def vsplit(self, indices_or_sections):
    return shapes.parts(
        self,
        shapes.sections(self.shape, shapes.checked("vsplit", self.shape, indices_or_sections), 0),
        0,
    )


def dsplit(self, indices_or_sections):
    return shapes.parts(
        self,
        shapes.sections(self.shape, shapes.checked("dsplit", self.shape, indices_or_sections), 2),
        2,
    )


def block_diag(tensors):
    return kernels.cat(grids.block_rows(tensors), 0)


def broadcast_tensors(tensors):
    return grids.broadcast_tensors(tensors)


def meshgrid(tensors, *, indexing=None):
    return grids.meshgrid(tensors, indexing)


def cartesian_prod(tensors):
    return grids.cartesian_prod(tensors)


def combinations(self, r=2, with_replacement=False):
    return kernels.getitem(self, grids.combinations(self.shape, r, with_replacement))


def diagflat(self, offset=0):
    return kernels.diag_embed(kernels.reshape(self, (-1,)), offset, -2, -1)
