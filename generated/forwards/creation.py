# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content b34fa38505a5bec0
"""Creation: the forwards as functions of arrays."""

from autograd import kernels


def zeros(size, *, dtype=None):
    return kernels.zeros(size, dtype)


def ones(size, *, dtype=None):
    return kernels.ones(size, dtype)


def empty(size, *, dtype=None):
    return kernels.empty(size, dtype)


def full(size, fill_value, *, dtype=None):
    return kernels.full(size, fill_value, dtype)


def zeros_like(input, *, dtype=None):
    return kernels.zeros_like(input, dtype)


def ones_like(input, *, dtype=None):
    return kernels.ones_like(input, dtype)


def empty_like(input, *, dtype=None):
    return kernels.empty_like(input, dtype)


def full_like(input, fill_value, *, dtype=None):
    return kernels.full_like(input, fill_value, dtype)


def new_zeros(self, size, *, dtype=None):
    return kernels.zeros(size, self.dtype if dtype is None else dtype, self)


def new_ones(self, size, *, dtype=None):
    return kernels.ones(size, self.dtype if dtype is None else dtype, self)


def new_empty(self, size, *, dtype=None):
    return kernels.empty(size, self.dtype if dtype is None else dtype, self)


def new_full(self, size, fill_value, *, dtype=None):
    return kernels.full(size, fill_value, self.dtype if dtype is None else dtype, self)


def eye(n, m=None, *, dtype=None):
    return kernels.eye(n, m, dtype)


def arange_default(end, *, dtype=None):
    return kernels.arange(0, end, 1, dtype)


def arange_start(start, end, step=1, *, dtype=None):
    return kernels.arange(start, end, step, dtype)


def linspace(start, end, steps, *, dtype=None):
    return kernels.linspace(start, end, steps, dtype)


def logspace(start, end, steps, base=10.0, *, dtype=None):
    return kernels.logspace(start, end, steps, base, dtype)


def tril_indices(row, col, offset=0, *, dtype=None):
    return kernels.triangle_indices("tril_indices", row, col, offset, dtype)


def triu_indices(row, col, offset=0, *, dtype=None):
    return kernels.triangle_indices("triu_indices", row, col, offset, dtype)


def vander(x, N=None, increasing=False):
    return kernels.vander(x, N, increasing)
