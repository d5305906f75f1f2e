# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 77c5896b09790ef9
"""Running sums and products, sorting: the forwards as functions of arrays."""

from autograd import kernels


def cumsum(self, dim, *, dtype=None):
    return kernels.cumsum(self, dim, dtype)


def cumprod(self, dim, *, dtype=None):
    return kernels.cumprod(self, dim, dtype)


def sort(self, dim=-1, descending=False, *, stable=None):
    return kernels.sorted_along(self, dim, descending)


def argsort(self, dim=-1, descending=False, *, stable=False):
    return kernels.arg_sorted(self, dim, descending)


def msort(self):
    return kernels.sorted_along(self, 0, False)[0]


def topk(self, k, dim=-1, largest=True, sorted=True):
    return kernels.topk(self, k, dim, largest, sorted)


def kthvalue(self, k, dim=-1, keepdim=False):
    return kernels.kthvalue(self, k, dim, keepdim)


def median_default(self):
    return kernels.median(self)


def median_dim(self, dim, keepdim=False):
    return kernels.median_dim(self, dim, keepdim)
