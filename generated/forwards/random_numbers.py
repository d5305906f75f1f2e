# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 9febc0c2e65f1e27
"""Random numbers: the forwards as functions of arrays."""

from autograd import kernels

__all__ = [
    "rand",
    "randn",
    "randint_default",
    "randint_low",
    "randperm",
    "rand_like",
    "randn_like",
    "randint_like_default",
    "randint_like_low",
    "bernoulli_default",
    "bernoulli_p",
    "poisson",
    "normal_Tensor_Tensor",
    "normal_Tensor_float",
    "normal_float_Tensor",
    "normal_float_float",
    "multinomial",
]


def rand(size, *, generator=None, dtype=None):
    return kernels.rand(size, generator, dtype)


def randn(size, *, generator=None, dtype=None):
    return kernels.randn(size, generator, dtype)


def randint_default(high, size, *, generator=None, dtype=None):
    return kernels.randint(0, high, size, generator, dtype)


def randint_low(low, high, size, *, generator=None, dtype=None):
    return kernels.randint(low, high, size, generator, dtype)


def randperm(n, *, generator=None, dtype=None):
    return kernels.randperm(n, generator, dtype)


def rand_like(input, *, generator=None, dtype=None):
    return kernels.rand_like(input, generator, dtype)


def randn_like(input, *, generator=None, dtype=None):
    return kernels.randn_like(input, generator, dtype)


def randint_like_default(input, high, *, generator=None, dtype=None):
    return kernels.randint_like(input, 0, high, generator, dtype)


def randint_like_low(input, low, high, *, generator=None, dtype=None):
    return kernels.randint_like(input, low, high, generator, dtype)


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
