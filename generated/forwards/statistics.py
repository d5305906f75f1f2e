# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 4d98df7ebc4747f7
"""Statistics: the forwards as functions of arrays."""

import numpy as np

from autograd import kernels
from autograd.composites import copies, entropies, estimates

__all__ = [
    "aminmax",
    "var_mean_correction",
    "std_mean_correction",
    "var_mean_dim",
    "std_mean_dim",
    "var_mean_default",
    "std_mean_default",
    "nansum",
    "nanmean",
    "_cov_unweighted",
    "cov",
    "corrcoef",
    "_corrcoef_of",
    "mode",
    "nanmedian_default",
    "nanmedian_dim",
    "_quantile_between",
    "quantile",
    "nanquantile",
    "cummax",
    "cummin",
    "logcumsumexp",
    "diff",
    "gradient_tensorarray",
    "gradient_default",
    "trapezoid_x",
    "trapezoid_dx",
    "cumulative_trapezoid_x",
    "cumulative_trapezoid_dx",
    "renorm",
    "nn_functional_softmin",
]


def aminmax(self, *, dim=None, keepdim=False):
    return (
        kernels.extremum("amin", self, dim, keepdim),
        kernels.extremum("amax", self, dim, keepdim),
    )


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
    return kernels.corrcoef_of(copies.own(self))


def _corrcoef_of(self):
    return kernels.corrcoef_of(self)


def mode(self, dim=-1, keepdim=False):
    return kernels.mode(self, dim, keepdim)


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


def cummax(self, dim):
    return kernels.running_extremum("cummax", self, dim)


def cummin(self, dim):
    return kernels.running_extremum("cummin", self, dim)


def logcumsumexp(self, dim):
    return kernels.logcumsumexp(self, dim)


def diff(self, n=1, dim=-1, prepend=None, append=None):
    return kernels.diff(self, n, dim, prepend, append)


def gradient_tensorarray(self, *, spacing, dim=None, edge_order=1):
    return estimates.gradient_tensorarray(self, spacing, dim, edge_order)


def gradient_default(self, *, spacing=None, dim=None, edge_order=1):
    return kernels.gradient(self, spacing, dim, edge_order)


def trapezoid_x(y, x, *, dim=-1):
    return estimates.trapezoid(y, x, 1, dim)


def trapezoid_dx(y, *, dx=1, dim=-1):
    return estimates.trapezoid(y, None, dx, dim)


def cumulative_trapezoid_x(y, x, *, dim=-1):
    return estimates.cumulative_trapezoid(y, x, 1, dim)


def cumulative_trapezoid_dx(y, *, dx=1, dim=-1):
    return estimates.cumulative_trapezoid(y, None, dx, dim)


def renorm(self, p, dim, maxnorm):
    return kernels.renorm(self, p, dim, maxnorm)


def nn_functional_softmin(input, dim=None, *, dtype=None):
    return kernels.softmax(-1.0 * input, entropies.softmax_dim("softmin", dim, input.ndim), dtype)
