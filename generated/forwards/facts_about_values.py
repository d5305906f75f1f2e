# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 3cd73575610ea080
"""Facts about values: the forwards as functions of arrays."""

from autograd import kernels
from autograd.composites import shapes


def equal(self, other):
    return kernels.equal(self, other)


def allclose(self, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    return kernels.allclose(self, other, rtol, atol, equal_nan)


def isin(elements, test_elements, *, assume_unique=False, invert=False):
    return kernels.isin(elements, test_elements, assume_unique, invert)


def count_nonzero(self, dim=None):
    return kernels.count_nonzero(self, dim)


def bincount(self, weights=None, minlength=0):
    return kernels.bincount(self, weights, minlength)


def histc(self, bins=100, min=0, max=0):
    return kernels.histc(self, bins, min, max)


def histogram(self, bins=100, *, range=None, weight=None, density=False):
    return kernels.histogram(self, bins, range, weight, density)


def searchsorted(sorted_sequence, input, *, out_int32=False, right=False, side=None, sorter=None):
    return kernels.searchsorted(sorted_sequence, input, out_int32, right, side, sorter)


def bucketize(input, boundaries, *, out_int32=False, right=False):
    return kernels.bucketize(input, boundaries, out_int32, right)


def unravel_index(indices, shape):
    return kernels.unravel_index(indices, shape)


def _unique_places(self, runs, dim=None):
    return kernels.unique_places(self, runs, dim)


def unique(self, sorted=True, return_inverse=False, return_counts=False, dim=None):
    return shapes.unique(
        self, kernels.unique_places(self, False, dim), return_inverse, return_counts, dim
    )


def unique_consecutive(self, return_inverse=False, return_counts=False, dim=None):
    return shapes.unique(
        self, kernels.unique_places(self, True, dim), return_inverse, return_counts, dim
    )
