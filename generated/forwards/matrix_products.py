# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content b5d027d45fa3c77e
"""Matrix products: the forwards as functions of arrays."""

from autograd import kernels
from autograd.composites import contractions

__all__ = [
    "matmul",
    "mm",
    "bmm",
    "mv",
    "dot",
    "vdot",
    "outer",
    "inner",
    "tensordot",
    "kron",
    "trace",
    "addmm",
    "addmv",
    "addr",
    "addbmm",
    "baddbmm",
    "nn_functional_linear",
    "einsum",
]


def matmul(self, other):
    return kernels.matmul(self, other)


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


def addmm(self, mat1, mat2, *, beta=1, alpha=1):
    return kernels.addmm(self, mat1, mat2, beta, alpha)


def addmv(self, mat, vec, *, beta=1, alpha=1):
    return kernels.addmv(self, mat, vec, beta, alpha)


def addr(self, vec1, vec2, *, beta=1, alpha=1):
    return kernels.addr(self, vec1, vec2, beta, alpha)


def addbmm(self, batch1, batch2, *, beta=1, alpha=1):
    return kernels.addbmm(self, batch1, batch2, beta, alpha)


def baddbmm(self, batch1, batch2, *, beta=1, alpha=1):
    return kernels.baddbmm(self, batch1, batch2, beta, alpha)


def nn_functional_linear(input, weight, bias=None):
    return kernels.linear(input, weight, bias)


def einsum(equation, operands):
    return kernels.einsum(equation, operands)
