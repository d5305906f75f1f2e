"""Samples of running extrema, quantiles, differences, integrals, covariances."""

from __future__ import annotations

import numpy as np

import autograd as ag
from tests.support.sampling import Sample, samples


def _axis(dim):
    return tuple(dim) if isinstance(dim, list) else dim


samples("aminmax",
    lambda x, *, dim=None, keepdim=False: (
        np.min(x, axis=dim, keepdims=keepdim),
        np.max(x, axis=dim, keepdims=keepdim),
    ),
    lambda make: [make(3, 4, distinct=True), Sample(make(2, 3, 2, distinct=True), dim=-2),
        Sample(make(3, 4, distinct=True), dim=1, keepdim=True), make()], complex=False)  # fmt: skip


def _with_mean(name, function):
    def reference(x, *given, dim=None, unbiased=True, correction=None, keepdim=False):
        given = list(given)
        if given and not isinstance(given[0], bool):
            dim = given.pop(0)
        unbiased = given.pop(0) if given else unbiased
        keepdim = given.pop(0) if given else keepdim
        ddof = int(unbiased) if correction is None else correction
        axis = _axis(dim)
        spread = function(x, axis=axis, ddof=ddof, keepdims=keepdim)
        return spread, np.mean(x, axis=axis, keepdims=keepdim)

    @samples(f"{name}.correction", reference=reference)
    def _correction(make):
        yield Sample(make(3, 4))
        yield Sample(make(2, 3, 2), (0, -1))
        yield Sample(make(3, 4), dim=0, correction=0, keepdim=True)

    @samples(f"{name}.dim", reference=reference)
    def _dim(make):
        yield Sample(make(3, 4), 1, False)
        yield Sample(make(3, 4), (0, 1), True, True)

    @samples(name, reference=reference)
    def _all(make):
        yield Sample(make(3, 4), False)
        yield Sample(make(3, 4), unbiased=False)


_with_mean("var_mean", np.var)
_with_mean("std_mean", np.std)


def _holed(make, *shape, places=((0, 1), (2, 0), (2, 3)), **facts):
    """Values of which some are nan."""
    x = make(*shape, requires_grad=False, **facts)
    if make.dtype.kind in "fc":
        for place in places:
            x.numpy()[place] = np.nan
        x.requires_grad_()
    return x


_NAN = "finite differences of nan; PyTorch's gradient is compared instead"


def _ignoring(name, function):
    def reference(x, dim=None, keepdim=False, *, dtype=None):
        return function(x, axis=_axis(dim), keepdims=keepdim, dtype=dtype)

    @samples(name, reference=reference, complex=False)
    def _(make):
        yield Sample(make(3, 4))
        yield Sample(make(3, 4), 1)
        yield Sample(make(2, 3, 2), (0, -1), True)
        yield Sample(make())
        yield Sample(_holed(make, 3, 4), unchecked=_NAN)
        yield Sample(_holed(make, 3, 4), dim=0, keepdim=True, unchecked=_NAN)
        yield Sample(make(3, 4), 0, dtype=make.dtype)


_ignoring("nansum", np.nansum)
_ignoring("nanmean", np.nanmean)
samples("_cov_unweighted", lambda x, correction: np.cov(x, ddof=correction), lambda make: [
    (make(3, 4), 1), (make(5), 0)])  # fmt: skip


def _cov_reference(x, *, correction=1, fweights=None, aweights=None):
    return np.cov(x, ddof=correction, fweights=fweights, aweights=aweights)


@samples("cov", reference=_cov_reference)
def _cov(make):
    yield Sample(make(3, 4))
    yield Sample(make(5), correction=0)
    counts = ag.tensor(np.array([2, 1, 3, 1]))
    yield Sample(make(3, 4), fweights=counts)
    weights = ag.tensor(
        np.array([0.4, 1.2, 0.7, 0.3], make.dtype).real.copy(),
        requires_grad=make.dtype.kind == "f",
    )
    yield Sample(make(3, 4), aweights=weights)
    yield Sample(make(2, 4), correction=0, fweights=counts, aweights=weights)
    yield Sample(make(1, 4))


samples(("_corrcoef_of", "corrcoef"), lambda x: np.corrcoef(x), lambda make: [
    make(3, 5), make(2, 6)])  # fmt: skip


def _frequent(x, dim=-1, keepdim=False):
    if x.ndim == 0:
        return x, np.int64(0)
    moved = np.moveaxis(x, dim, -1)
    values = np.empty(moved.shape[:-1], x.dtype)
    places = np.empty(moved.shape[:-1], np.int64)
    for index in np.ndindex(values.shape):
        found, counts = np.unique(moved[index], return_counts=True)
        values[index] = found[np.argmax(counts)]
        places[index] = np.flatnonzero(moved[index] == values[index])[-1]
    if keepdim:
        return np.expand_dims(values, dim), np.expand_dims(places, dim)
    return values, places


samples("mode", _frequent, lambda make: [
    make(3, 4, distinct=True), (make(3, 4, distinct=True), 0, True), make(),
    Sample(make(2, 12, whole=True), dim=1, unchecked="equal elements: a kink"),
], complex=False)  # fmt: skip


def _lower_middle(x, dim=None, keepdim=False):
    def one(row):
        kept = np.sort(row[~np.isnan(row)])
        value = kept[(len(kept) - 1) // 2]
        return value, np.flatnonzero(row == value)[0]

    if dim is None:
        return one(x.reshape(-1))[0]
    found = np.apply_along_axis(one, dim, x)
    values, places = (found.take([i] if keepdim else i, dim) for i in (0, 1))
    return values, places.astype(np.int64)


samples("nanmedian", _lower_middle, lambda make: [
    make(3, 4, distinct=True), make(),
    Sample(_holed(make, 3, 4, distinct=True), unchecked=_NAN)], complex=False)  # fmt: skip
samples("nanmedian.dim", _lower_middle, lambda make: [
    (make(3, 4, distinct=True), 1), Sample(make(2, 5, 2, distinct=True), dim=-2, keepdim=True),
    Sample(_holed(make, 3, 4, distinct=True), 1, unchecked=_NAN)], complex=False)  # fmt: skip


def _quantile(name, function):
    def reference(x, q, dim=None, keepdim=False, *, interpolation="linear"):
        # NumPy keeps the dimension of x where it was and puts that of q in front, as PyTorch does.
        return function(x, q, axis=dim, keepdims=keepdim, method=interpolation)

    @samples(name, reference=reference, complex=False, promotes=False)
    def _(make):
        yield Sample(make(5, distinct=True), 0.4)
        yield Sample(make(3, 4, distinct=True), 0.3, 1)
        yield Sample(make(3, 4, distinct=True), 0.3, dim=0, keepdim=True)
        q = ag.tensor(np.array([0.1, 0.55, 0.8, 1.0], make.dtype))
        yield Sample(make(3, 4, distinct=True), q, -1)
        yield Sample(make(2, 6, 2, distinct=True), q, dim=1, keepdim=True)
        inner = ag.tensor(np.array([0.13, 0.52], make.dtype), requires_grad=True)
        yield Sample(make(3, 4, distinct=True), inner, 0)
        yield Sample(make(5, distinct=True), inner)
        for method in ("lower", "higher", "nearest", "midpoint"):
            yield Sample(make(3, 4, distinct=True), q, 1, interpolation=method)
            yield Sample(make(5, distinct=True), 0.4, interpolation=method)
        yield Sample(make(3, 4, distinct=True), 0.37, None, True)
        yield Sample(make(), 0.5)
        yield Sample(_holed(make, 3, 4, distinct=True), q, 1, unchecked=_NAN)


_quantile("quantile", np.quantile)
_quantile("nanquantile", np.nanquantile)


def _between(x, q, interpolation, ignore_nan):
    n = x.shape[-1] - 1
    ranks = np.broadcast_to(q.reshape(q.shape + (1,) * (x.ndim - 1)) * n, q.shape + x.shape[:-1])
    order = np.argsort(x, axis=-1)
    below, above = np.floor(ranks).astype(int), np.ceil(ranks).astype(int)
    weight = np.full_like(ranks, 0.5) if interpolation == "midpoint" else ranks - below
    values = np.quantile(x, q, axis=-1, method=interpolation)
    if q.ndim:
        order = np.broadcast_to(order, (len(q), *order.shape))
    places = [np.take_along_axis(order, each[..., None], -1)[..., 0] for each in (below, above)]
    lines = np.broadcast_to(x, (*q.shape, *x.shape))
    ends = [np.take_along_axis(lines, each[..., None], -1)[..., 0] for each in places]
    steps = np.full_like(ranks, n if interpolation == "linear" else 0)
    return values, *ends, weight, *places, steps


@samples("_quantile_between", reference=_between, complex=False, promotes=False)
def _quantile_between(make):
    q = ag.tensor(np.array([0.13, 0.52], make.dtype), requires_grad=True)
    yield Sample(make(3, 4, distinct=True), q, "linear", False)
    yield Sample(make(7, distinct=True), q, "linear", False)
    yield Sample(make(7, distinct=True), ag.tensor(np.array(0.4, make.dtype)), "midpoint", True)


def _extremum(name, ufunc):
    def reference(x, dim):
        if x.ndim == 0:
            return x, np.int64(0)
        rows = np.moveaxis(x, dim, 0)
        places = [np.zeros(rows.shape[1:], np.int64)] if len(rows) else []
        for i in range(1, len(rows)):
            best = np.take_along_axis(rows, places[-1][None], 0)[0]
            places.append(np.where(ufunc(rows[i], best) == rows[i], i, places[-1]))
        indices = np.moveaxis(np.array(places, np.int64).reshape(rows.shape), 0, dim)
        return ufunc.accumulate(x, dim), indices

    @samples(name, reference=reference, complex=False)
    def _(make):
        yield Sample(make(3, 4, distinct=True), 1)
        yield Sample(make(2, 5, 2, distinct=True), dim=-2)
        yield Sample(make(6, distinct=True), 0)
        yield Sample(make(0, 3), 0)
        yield Sample(make(), 0)
        yield Sample(
            make(2, 20, whole=True),
            1,
            unchecked="equal elements: a kink",
        )


_extremum("cummax", np.maximum)
_extremum("cummin", np.minimum)


def _log_sums(x, dim):
    if x.ndim == 0:
        return x
    if x.dtype.kind != "c":
        return np.logaddexp.accumulate(x, dim)
    return np.log(np.cumsum(np.exp(x), dim))


samples("logcumsumexp", _log_sums, lambda make: [
    (make(3, 4), 1), Sample(make(2, 3, 2), dim=-2), (make(5, low=-60, high=60), 0), (make(0, 3), 0),
    (make(), 0)])  # fmt: skip


def _differences(x, n=1, dim=-1, prepend=None, append=None):
    parts = [each for each in (prepend, x, append) if each is not None]
    return np.diff(np.concatenate(parts, dim), n, dim)


samples("diff", _differences, lambda make: [
    make(3, 4), (make(3, 4), 2, 0), Sample(make(2, 4, 2), n=3, dim=1),
    (make(3, 4), 1, 1, make(3, 1)), (make(3, 4), 2, -1, make(3, 2), make(3, 1)),
    Sample(make(3, 4), dim=0, append=make(2, 4)), (make(3, 4), 5), (make(3, 4), 0)])  # fmt: skip


def _slopes(x, *, spacing=None, dim=None, edge_order=1):
    axes = range(x.ndim) if dim is None else [dim] if isinstance(dim, int) else dim
    steps = spacing if isinstance(spacing, list | tuple) else [spacing or 1] * len(axes)
    return [
        np.gradient(x, step, axis=axis, edge_order=edge_order)
        for step, axis in zip(steps, axes, strict=True)
    ]


samples("gradient", _slopes, lambda make: [
    make(4), make(3, 4), Sample(make(3, 4), spacing=0.5, dim=1),
    Sample(make(3, 5), spacing=[0.5, 2.0], dim=[1, 0], edge_order=2),
    Sample(make(2, 3), dim=0)])  # fmt: skip


@samples("gradient.tensorarray", reference=_slopes)
def _gradient_at_coordinates(make):
    dtype = make(1).real.dtype
    points = [ag.tensor(each, dtype=dtype) for each in ([0.0, 0.4, 1.1, 3.0], [1.0, 2.5, 2.9])]
    yield Sample(make(4, 3), spacing=points)
    yield Sample(make(4, 3), spacing=points, dim=(0, 1), edge_order=2)
    yield Sample(make(3, 2), spacing=points[1:], dim=0)
    yield Sample(make(2, 3), spacing=[points[1]], dim=1, edge_order=2)


def _running_integral(y, x=None, *, dx=1, dim=-1):
    rows = np.moveaxis(y, dim, -1)
    if x is None:
        width = dx
    elif x.ndim == 1:
        width = np.diff(x)
    else:
        width = np.diff(np.moveaxis(np.broadcast_to(x, y.shape), dim, -1))
    return np.moveaxis(np.cumsum((rows[..., 1:] + rows[..., :-1]) / 2 * width, -1), -1, dim)


def _integral(name, reference):
    @samples(f"{name}.x", reference=reference)
    def _points(make):
        yield Sample(make(5), make(5))
        yield Sample(make(3, 4), make(4))
        yield Sample(make(2, 4, 3), make(4), dim=1)
        yield Sample(make(3, 4), make(3, 4), dim=0)
        yield Sample(make(2, 3, 4), make(3, 4))

    @samples(f"{name}.dx", reference=reference)
    def _distance(make):
        yield Sample(make(5))
        yield Sample(make(3, 4), dx=0.5, dim=0)
        yield Sample(make(2, 1, 3), dim=1)


_integral("trapezoid", lambda y, x=None, *, dx=1, dim=-1: np.trapezoid(y, x, dx, dim))
_integral("cumulative_trapezoid", _running_integral)


def _held_down(x, p, dim, maxnorm):
    rows = np.moveaxis(x, dim, 0)
    norms = np.linalg.norm(rows.reshape(len(rows), -1), p, axis=1)
    scale = np.where(norms > maxnorm, maxnorm / (norms + 1e-7), 1)
    return np.moveaxis((rows.T * scale).T, 0, dim)


samples("renorm", _held_down, lambda make: [
    (make(3, 4), 2, 0, 2.1), (make(3, 4), 1, 1, 2.6), (make(2, 3, 2), 3, -1, 1.5),
    (make(2, 3, low=0.1, high=0.2), 2, 0, 5)])  # fmt: skip


def _soft(x, dim, *, dtype=None):
    powers = np.exp(-x)
    return powers / powers.sum(dim, keepdims=True)


samples("nn.functional.softmin", _soft, lambda make: [
    (make(3, 4), 1), Sample(make(2, 3, 2), dim=0)], complex=False)  # fmt: skip
