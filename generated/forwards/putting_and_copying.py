# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 0921ea0331142ba5
"""Putting and copying: the forwards as functions of arrays."""

from autograd import kernels
from autograd.composites import subscripts


def index_put(self, indices, values, accumulate=False):
    return kernels.index_put(self, indices, values, accumulate)


def put(self, index, source, accumulate=False):
    return kernels.put(self, index, source, accumulate)


def index_copy(self, dim, index, source):
    return kernels.index_copy(self, dim, index, source)


def masked_scatter(self, mask, source):
    return kernels.masked_scatter(self, mask, source)


def select_scatter(self, src, dim, index):
    return kernels.index_put(
        self, subscripts.select_part(self.shape, src.shape, dim, index), src, False
    )


def slice_scatter(self, src, dim=0, start=None, end=None, step=1):
    return kernels.index_put(
        self, subscripts.slice_part(self.shape, src.shape, dim, start, end, step), src, False
    )


def diagonal_scatter(self, src, offset=0, dim1=0, dim2=1):
    return kernels.put(
        self, subscripts.diagonal_places(self.shape, src.shape, offset, dim1, dim2), src, False
    )


def as_strided_scatter(self, src, size, stride, storage_offset=None):
    return subscripts.as_strided_scatter(self, src, size, stride, storage_offset)
