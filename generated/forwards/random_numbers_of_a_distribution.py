# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content c3804f2b677429b4
"""Random numbers of a distribution: the forwards as functions of arrays."""

from autograd import kernels


def bernoulli_default(self, *, generator=None):
    return kernels.bernoulli(self, generator)


def bernoulli_p(self, p, *, generator=None):
    return kernels.bernoulli_p(self, p, generator)


def poisson(self, generator=None):
    return kernels.poisson(self, generator)


def binomial(count, prob, generator=None):
    return kernels.binomial(count, prob, generator)


def _gamma(self, *, generator=None):
    return kernels.gamma(self, generator)


def _gamma_slope(self, sample):
    return kernels.gamma_slope(self, sample)


def _von_mises(loc, concentration, *, generator=None):
    return kernels.von_mises(loc, concentration, generator)


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
