# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 27d3fa60fbf34004
"""Placing: the forwards as functions of arrays."""

from autograd import kernels
from autograd.composites import embeddings


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


def segment_reduce(
    data, reduce, *, lengths=None, indices=None, offsets=None, axis=0, unsafe=False, initial=None
):
    return embeddings.segment_reduce(data, reduce, lengths, indices, offsets, axis, unsafe, initial)
