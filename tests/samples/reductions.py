"""Samples of sums, products, extrema, norms and variances."""

from __future__ import annotations

import numpy as np
from scipy import special

import autograd as ag
from tests.support.sampling import Sample, samples


def _axis(dim):
    """`dim` as NumPy's axis: all dimensions for None and for an empty list."""
    if dim is None or dim == () or dim == []:
        return None
    return tuple(dim) if isinstance(dim, list) else dim


def _reducing(function):
    """NumPy's `function` with PyTorch's arguments."""

    def reference(x, dim=None, keepdim=False, *, dtype=None):
        x = x if dtype is None else x.astype(dtype)
        axis = _axis(dim) if x.ndim else None
        return function(x, axis=axis, keepdims=keepdim)

    return reference


def _forms(make, **facts):
    """The forms a reduction over none, one, or several dimensions can have."""
    yield Sample(make(3, 4, **facts))
    yield Sample(make(3, 4, **facts), 1)
    yield Sample(make(3, 4, **facts), dim=-2, keepdim=True)
    yield Sample(make(2, 3, 2, **facts), (0, -1))
    yield Sample(make(2, 3, 2, **facts), dim=[0, 1, 2], keepdim=True)
    yield Sample(make(**facts))
    yield Sample(make(**facts), dim=-1, keepdim=True)


samples("sum", _reducing(np.sum), lambda make: [
    *_forms(make), (make(2, 0, 3), 1), make(0, 3), (make(3, 4), ()),
    Sample(make(3, 4), 0, dtype=make.dtype)])  # fmt: skip
samples("mean", _reducing(np.mean), lambda make: [
    *_forms(make), (make(2, 0, 3), 2), Sample(make(3, 4), 0, dtype=make.dtype)])  # fmt: skip


def _with_zeros(make, *places):
    x = make(3, 4, requires_grad=False)
    for place in places:
        x.numpy()[place] = 0
    return x.requires_grad_(make.dtype.kind in "fc")


def _prod_reference(x, dim=None, keepdim=False, *, dtype=None):
    return np.prod(x, axis=dim, keepdims=keepdim, dtype=dtype)


samples("prod", _prod_reference, lambda make: [
    make(2, 3), (make(3, 4), 1), Sample(make(3, 4), dim=-2, keepdim=True), make(), make(0, 3),
    (make(2, 0, 3), 1), Sample(make(3, 2), dtype=make.dtype),
    # Zeros: none, one and two in a row.
    (_with_zeros(make, (1, 2)), 1), (_with_zeros(make, (0, 1), (2, 0), (2, 3)), 1, True),
    _with_zeros(make, (0, 1), (2, 3))])  # fmt: skip


def _extremum(name, function):
    @samples(name, reference=_reducing(function), complex=False)
    def _(make):
        yield from _forms(make, distinct=True)
        yield Sample(make(2, 0, 3), 0)


_extremum("amax", np.max)
_extremum("amin", np.min)


def _along(find):
    def reference(x, dim, keepdim=False):
        if x.ndim == 0:
            return x, np.int64(0)
        indices = find(x, axis=dim, keepdims=True)
        values = np.take_along_axis(x, indices, dim)
        return (values, indices) if keepdim else (values.squeeze(dim), indices.squeeze(dim))

    return reference


def _largest(name, function, find, pointwise):
    @samples(name, reference=function, complex=False)
    def _all(make):
        yield Sample(make(3, 4, distinct=True))
        yield Sample(make(2, 3, 2, distinct=True))
        yield Sample(make())

    @samples(f"{name}.dim", reference=_along(find), complex=False)
    def _dim(make):
        yield Sample(make(3, 4, distinct=True), 1)
        yield Sample(make(2, 3, 2, distinct=True), -2, True)
        yield Sample(make(2, 3, 2, distinct=True), dim=0, keepdim=False)
        yield Sample(make(0, 3), 1)
        yield Sample(make(), 0)

    @samples(f"{name}.other", reference=pointwise, complex=False)
    def _other(make):
        yield Sample(make(3, 4, distinct=True), make(4, distinct=True, low=-1.9, high=1.7))
        yield Sample(make(3, 4, distinct=True), make(low=0.13, high=0.14))


_largest("max", np.max, np.argmax, np.maximum)
_largest("min", np.min, np.argmin, np.minimum)
samples("logsumexp",
    lambda x, dim, keepdim=False: special.logsumexp(x, axis=_axis(dim), keepdims=keepdim),
    lambda make: [
        (make(3, 4), 1), Sample(make(3, 4), dim=-2, keepdim=True), (make(2, 3, 2), (0, 2)),
    (make(5, low=80, high=82), 0), (make(0, 3), 1), (make(), 0)])  # fmt: skip


def _spread(function):
    def reference(x, dim=None, *, correction=1, keepdim=False):
        return function(x, axis=_axis(dim), ddof=correction, keepdims=keepdim)

    def by_flag(x, *given, unbiased=True, keepdim=False, dim=None):
        flags = list(given)
        if flags and (flags[0] is None or not isinstance(flags[0], bool)):
            dim = flags.pop(0)
        unbiased = flags.pop(0) if flags else unbiased
        keepdim = flags.pop(0) if flags else keepdim
        return function(x, axis=_axis(dim), ddof=int(unbiased), keepdims=keepdim)

    return reference, by_flag


def _variance(name, function):
    reference, by_flag = _spread(function)

    @samples(f"{name}.correction", reference=reference)
    def _correction(make):
        yield Sample(make(3, 4))
        yield Sample(make(3, 4), 1)
        yield Sample(make(2, 3, 2), (0, -1))
        yield Sample(make(3, 4), dim=0, correction=0, keepdim=True)
        yield Sample(make(3, 4), correction=1.5)

    @samples(f"{name}.dim", reference=by_flag)
    def _dim(make):
        yield Sample(make(3, 4), 1, False)
        yield Sample(make(3, 4), (0, 1), True, True)
        yield Sample(make(3, 4), dim=0, unbiased=False)

    @samples(name, reference=by_flag)
    def _all(make):
        yield Sample(make(3, 4), False)
        yield Sample(make(3, 4), unbiased=False)


_variance("var", np.var)
_variance("std", np.std)


def _norm_reference(x, p="fro", dim=None, keepdim=False, *, dtype=None):
    x = x if dtype is None else x.astype(dtype)
    p = 2 if p is None or p == "fro" else p
    axis = tuple(range(x.ndim)) if _axis(dim) is None else np.atleast_1d(dim)
    kept = [i for i in range(x.ndim) if i not in [a % x.ndim for a in axis]]
    rows = np.moveaxis(x, kept, range(len(kept))).reshape(*(x.shape[i] for i in kept), -1)
    found = np.linalg.norm(rows, p, axis=-1)
    return np.expand_dims(found, tuple(axis)) if keepdim else found


@samples("norm", reference=_norm_reference)
def _norm(make):
    yield Sample(make(3, 4))
    yield Sample(make(3, 4), "fro", dim=1, keepdim=True)
    for p in (2, 1, 3, 2.5, 1.5, 0.5, np.inf, -np.inf):
        yield Sample(make(3, 4, distinct=True, low=0.2), p)
        yield Sample(make(2, 3, 2, distinct=True, low=-3, high=-0.4), p, dim=(0, 2))
    yield Sample(make(3, 4), 0, unchecked="counts, so its gradient is zero")
    yield Sample(make(low=0.3, high=2))


def _found(name, function, arrays):
    @samples(name, reference=_reducing(function), grad=False, keeps_dtype=False)
    def _(make):
        yield from _forms(make)
        for x in arrays:
            yield Sample(ag.tensor(np.array(x)), 0)


_found("all", np.all, ([[True, False], [True, True]], [[1, 0], [2, 3]]))
_found("any", np.any, ([[True, False], [False, False]], [[1, 0], [2, 0]]))


@samples(
    "count_nonzero",
    reference=lambda x, dim=None: np.count_nonzero(x, axis=dim),
    grad=False,
    keeps_dtype=False,
)
def _count_nonzero(make):
    x = ag.tensor(np.array([[1.0, 0, 2], [0, 0, 3]]))
    yield Sample(x)
    yield Sample(x, 0)
    yield Sample(make(2, 3, 2), (0, 2))
    yield Sample(make())


def _place(name, function):
    def reference(x, dim=None, keepdim=False):
        return function(x, axis=dim if x.ndim else None, keepdims=keepdim)

    @samples(name, reference=reference, complex=False, grad=False, keeps_dtype=False)
    def _(make):
        yield Sample(make(3, 4, distinct=True))
        yield Sample(make(3, 4, distinct=True), 1)
        yield Sample(make(3, 4, distinct=True), dim=-2, keepdim=True)
        yield Sample(ag.tensor(np.array([[1, 2, 2], [0, 0, 3]])), 1)
        yield Sample(make(), 0)


_place("argmax", np.argmax)
_place("argmin", np.argmin)
