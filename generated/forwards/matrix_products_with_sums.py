# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 5dcb6c7a24caf94b
"""Matrix products with sums: the forwards as functions of arrays."""

from autograd import kernels


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
