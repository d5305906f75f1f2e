# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content ec08686442f48beb
"""Diagonals, triangles and windows: the forwards as functions of arrays."""

from autograd import kernels
from autograd.composites import shapes


def diagonal(self, offset=0, dim1=0, dim2=1):
    return kernels.diagonal(self, offset, dim1, dim2)


def _diagonal_backward(src, input_sizes, offset, dim1, dim2):
    return kernels.diagonal_backward(src, input_sizes, offset, dim1, dim2)


def diag_embed(self, offset=0, dim1=-2, dim2=-1):
    return kernels.diag_embed(self, offset, dim1, dim2)


def diag(self, diagonal=0):
    return shapes.diag(self, diagonal)


def tril(self, diagonal=0):
    return kernels.tril(self, diagonal)


def triu(self, diagonal=0):
    return kernels.triu(self, diagonal)


def unfold(self, dimension, size, step):
    return kernels.unfold(self, dimension, size, step)


def _unfold_backward(grad_in, input_sizes, dim, size, step):
    return kernels.unfold_backward(grad_in, input_sizes, dim, size, step)
