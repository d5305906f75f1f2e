# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content a75b37a21dbbb09a
"""Matrix products: the forwards as functions of arrays."""

from autograd import kernels
from autograd.composites import contractions


def matmul(self, other):
    return kernels.matmul(self, other)


def _sparse_product(matrix, self):
    return kernels.sparse_product(matrix, self)


def mm(self, mat2):
    return kernels.mm(self, mat2)


def bmm(self, mat2):
    return kernels.bmm(self, mat2)


def mv(self, vec):
    return kernels.mv(self, vec)


def dot(self, tensor):
    return kernels.dot(self, tensor)


def vdot(self, other):
    return kernels.dot(self.conj(), other)


def outer(self, vec2):
    return kernels.outer(self, vec2)


def inner(self, other):
    return contractions.inner(self, other)


def tensordot(a, b, dims=2):
    return kernels.reshape(
        contractions.tensordot_left(a, b, dims) @ contractions.tensordot_right(a, b, dims),
        contractions.tensordot_shape(a, b, dims),
    )


def kron(self, other):
    return contractions.kron(self, other)


def trace(self):
    return kernels.trace(self)
