# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 4abb554d168c4f0c
"""Random numbers: the forwards as functions of arrays."""

from autograd import kernels


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
