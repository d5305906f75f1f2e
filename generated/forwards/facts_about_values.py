# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content cb1be65d6fcbe4b6
"""Facts about values: the forwards as functions of arrays."""

from autograd import kernels

__all__ = [
    "equal",
    "allclose",
    "isin",
    "bincount",
    "histc",
    "searchsorted",
    "bucketize",
    "unravel_index",
    "unique",
    "unique_consecutive",
]


def equal(self, other):
    return kernels.all_equal(self, other)


def allclose(self, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    return kernels.all_close(self, other, rtol, atol, equal_nan)


def isin(elements, test_elements, *, assume_unique=False, invert=False):
    return kernels.member_mask(elements, test_elements, assume_unique, invert)


def bincount(self, weights=None, minlength=0):
    return kernels.bin_counts(self, weights, minlength)


def histc(self, bins=100, min=0, max=0):
    return kernels.histogram_counts(self, bins, min, max)


def searchsorted(sorted_sequence, input, *, out_int32=False, right=False, side=None, sorter=None):
    return kernels.sorted_places(sorted_sequence, input, out_int32, right, side, sorter)


def bucketize(input, boundaries, *, out_int32=False, right=False):
    return kernels.bucket_places(input, boundaries, out_int32, right)


def unravel_index(indices, shape):
    return kernels.unraveled(indices, shape)


def unique(self, sorted=True, return_inverse=False, return_counts=False, dim=None):
    return kernels.unique_values(self, return_inverse, return_counts, dim)


def unique_consecutive(self, return_inverse=False, return_counts=False, dim=None):
    return kernels.runs_of(self, return_inverse, return_counts, dim)
