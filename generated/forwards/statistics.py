# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 150808a693fcd063
"""Statistics: the forwards as functions of arrays."""

import numpy as np

from autograd import kernels
from autograd.composites import estimates, shapes


def aminmax(self, *, dim=None, keepdim=False):
    return (kernels.amin(self, dim, keepdim), kernels.amax(self, dim, keepdim))


def var_mean_correction(self, dim=None, *, correction=None, keepdim=False):
    return (kernels.var(self, dim, correction, keepdim), kernels.mean(self, dim, keepdim, None))


def std_mean_correction(self, dim=None, *, correction=None, keepdim=False):
    return (kernels.std(self, dim, correction, keepdim), kernels.mean(self, dim, keepdim, None))


def var_mean_dim(self, dim, unbiased=True, keepdim=False):
    return (
        kernels.var(self, dim, 1 if unbiased else 0, keepdim),
        kernels.mean(self, dim, keepdim, None),
    )


def std_mean_dim(self, dim, unbiased=True, keepdim=False):
    return (
        kernels.std(self, dim, 1 if unbiased else 0, keepdim),
        kernels.mean(self, dim, keepdim, None),
    )


def var_mean_default(self, unbiased=True):
    return (
        kernels.var(self, None, 1 if unbiased else 0, False),
        kernels.mean(self, None, False, None),
    )


def std_mean_default(self, unbiased=True):
    return (
        kernels.std(self, None, 1 if unbiased else 0, False),
        kernels.mean(self, None, False, None),
    )


def nansum(self, dim=None, keepdim=False, *, dtype=None):
    return kernels.nansum(self, dim, keepdim, dtype)


def nanmean(self, dim=None, keepdim=False, *, dtype=None):
    return kernels.nansum(self, dim, keepdim, dtype) / kernels.to(
        kernels.sum_(np.logical_not(np.isnan(self)), dim, keepdim, None),
        estimates.mean_dtype(self.dtype, dtype),
    )


def _cov_unweighted(self, correction):
    return kernels.cov_unweighted(self, correction)


def cov(self, *, correction=1, fweights=None, aweights=None):
    return estimates.cov(self, correction, fweights, aweights)


def corrcoef(self):
    return kernels.corrcoef_of(shapes.own(self))


def _corrcoef_of(self):
    return kernels.corrcoef_of(self)


def nanmedian_default(self):
    return kernels.nanmedian(self)


def nanmedian_dim(self, dim, keepdim=False):
    return kernels.nanmedian_dim(self, dim, keepdim)


def _quantile_between(self, q, interpolation, ignore_nan):
    return kernels.quantile_between(self, q, interpolation, ignore_nan)


def quantile(self, q, dim=None, keepdim=False, *, interpolation="linear"):
    return estimates.quantile(self, q, dim, keepdim, interpolation, False)


def nanquantile(self, q, dim=None, keepdim=False, *, interpolation="linear"):
    return estimates.quantile(self, q, dim, keepdim, interpolation, True)
