# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 755f10c301c5c163
"""Powers and products: the forwards as functions of arrays."""

from autograd import kernels


def float_power(self, exponent):
    return kernels.float_power(self, exponent)


def addcmul(self, tensor1, tensor2, *, value=1):
    return self + tensor1 * tensor2 if value == 1 else self + value * tensor1 * tensor2


def addcdiv(self, tensor1, tensor2, *, value=1):
    return self + tensor1 / tensor2 if value == 1 else self + value * tensor1 / tensor2


def fmod(self, other):
    return kernels.fmod(self, other)


def dist(self, other, p=2):
    return kernels.norm(self - other, p, None, False, None)
