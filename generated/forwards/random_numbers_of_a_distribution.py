# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 978f90a099175410
"""Random numbers of a distribution: the forwards as functions of arrays."""

from autograd import kernels


def bernoulli_default(self, *, generator=None):
    return kernels.bernoulli(self, generator)


def bernoulli_p(self, p, *, generator=None):
    return kernels.bernoulli_p(self, p, generator)


def poisson(self, generator=None):
    return kernels.poisson(self, generator)


def normal_Tensor_Tensor(mean, std, *, generator=None):
    return kernels.normal(mean, std, generator)


def normal_Tensor_float(mean, std=1.0, *, generator=None):
    return kernels.normal(mean, std, generator)


def normal_float_Tensor(mean, std, *, generator=None):
    return kernels.normal(mean, std, generator)


def normal_float_float(mean, std, size, *, generator=None, dtype=None):
    return kernels.normal_float_float(mean, std, size, generator, dtype)


def multinomial(self, num_samples, replacement=False, *, generator=None):
    return kernels.multinomial(self, num_samples, replacement, generator)
