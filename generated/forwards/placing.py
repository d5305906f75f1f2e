# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 067d1cbf47be4717
"""Placing: the forwards as functions of arrays."""

from autograd import kernels
from autograd.composites import subscripts

__all__ = [
    "scatter_src",
    "scatter_value",
    "scatter_add",
    "index_add",
    "index_fill",
    "masked_fill",
    "scatter_src_reduce",
    "scatter_value_reduce",
    "scatter_reduce",
    "index_reduce",
    "index_put",
    "put",
    "index_copy",
    "masked_scatter",
    "select_scatter",
    "slice_scatter",
    "diagonal_scatter",
    "as_strided_scatter",
]


def scatter_src(self, dim, index, src):
    return kernels.scatter(self, dim, index, src)


def scatter_value(self, dim, index, value):
    return kernels.scatter(self, dim, index, kernels.element(self, value))


def scatter_add(self, dim, index, src):
    return kernels.scatter_add(self, dim, index, src)


def index_add(self, dim, index, source, *, alpha=1):
    return kernels.index_add(self, dim, index, source, alpha)


def index_fill(self, dim, index, value):
    return kernels.index_fill(self, dim, index, value)


def masked_fill(self, mask, value):
    return kernels.masked_fill(self, mask, value)


def scatter_src_reduce(self, dim, index, src, *, reduce):
    return kernels.scatter_src_reduce(self, dim, index, src, reduce)


def scatter_value_reduce(self, dim, index, value, *, reduce):
    return kernels.scatter_src_reduce(self, dim, index, kernels.element(self, value), reduce)


def scatter_reduce(self, dim, index, src, reduce, *, include_self=True):
    return kernels.scatter_reduce(self, dim, index, src, reduce, include_self)


def index_reduce(self, dim, index, source, reduce, *, include_self=True):
    return kernels.index_reduce(self, dim, index, source, reduce, include_self)


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
