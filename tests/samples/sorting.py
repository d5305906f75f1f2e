"""Samples of running sums and products, sorting, and selecting by rank."""

from __future__ import annotations

import numpy as np

from tests.support.sampling import Sample, samples


def _running(function):
    def reference(x, dim, *, dtype=None):
        return function(np.atleast_1d(x), axis=dim, dtype=dtype).reshape(x.shape)

    return reference


def _lines(make):
    yield Sample(make(3, 4), 1)
    yield Sample(make(3, 4), dim=-2)
    yield Sample(make(2, 3, 2), 0)
    yield Sample(make(0, 3), 0)
    yield Sample(make(), 0)
    yield Sample(make(3, 4), 0, dtype=make.dtype)


samples("cumsum", _running(np.cumsum), lambda make: [*_lines(make)])


@samples("cumprod", reference=_running(np.cumprod))
def _cumprod(make):
    yield from _lines(make)
    for places in ([(0, 0)], [(1, 2), (2, 3)], [(0, 1), (0, 3), (2, 0)]):
        x = make(3, 4, requires_grad=False)
        for place in places:
            x.numpy()[place] = 0
        yield Sample(x.requires_grad_(make.dtype.kind in "fc"), 1)


def _ordered(x, dim=-1, descending=False, *, stable=None):
    if x.ndim == 0:
        return x, np.int64(0)
    # Negative numbers backwards, so that equal ones keep their order; x is finite.
    indices = np.argsort(-x if descending else x, axis=dim, kind="stable")
    return np.take_along_axis(x, indices, dim), indices


samples("sort", _ordered, lambda make: [
    make(3, 4, distinct=True), (make(3, 4, distinct=True), 0, True),
    Sample(make(2, 3, 2, distinct=True), dim=-2, descending=True), make(2, 0, 3), make(),
    Sample(make(40, whole=True), stable=True, unchecked="equal elements: a kink"),
], complex=False)  # fmt: skip
samples("argsort", lambda *args, **kwargs: _ordered(*args, **kwargs)[1], lambda make: [
    make(3, 4, distinct=True), (make(3, 4, distinct=True), 0, True),
    Sample(make(40, whole=True), stable=True),
    Sample(make(40, whole=True), dim=0, descending=True, stable=True),
    make()], complex=False, grad=False, keeps_dtype=False)  # fmt: skip
samples("msort", lambda x: np.sort(x, axis=0), lambda make: [
    make(3, 4, distinct=True), make(5, distinct=True)], complex=False)  # fmt: skip


def _top(x, k, dim=-1, largest=True, sorted=True):
    values, indices = _ordered(x, dim, largest)
    if x.ndim == 0:
        return values, indices
    return np.take(values, range(k), dim), np.take(indices, range(k), dim)


samples("topk", _top, lambda make: [
    (make(3, 4, distinct=True), 2), (make(3, 4, distinct=True), 2, 0, False),
    Sample(make(2, 5, 2, distinct=True), k=3, dim=1, largest=True, sorted=True),
    (make(3, 4, distinct=True), 4), (make(3, 4, distinct=True), 0),
    (make(), 1)], complex=False)  # fmt: skip


def _kth(x, k, dim=-1, keepdim=False):
    values, indices = _ordered(x, dim)
    if x.ndim == 0:
        return values, indices
    places = [k - 1] if keepdim else k - 1
    return np.take(values, places, dim), np.take(indices, places, dim)


samples("kthvalue", _kth, lambda make: [
    (make(3, 4, distinct=True), 2), (make(3, 4, distinct=True), 3, 0, True),
    Sample(make(2, 5, 2, distinct=True), k=1, dim=1), (make(), 1)], complex=False)  # fmt: skip
samples("median", lambda x: _kth(x.reshape(-1), (x.size + 1) // 2)[0], lambda make: [
    make(3, 4, distinct=True), make(3, 3, distinct=True), make()], complex=False)  # fmt: skip
samples("median.dim",
    lambda x, dim, keepdim=False: _kth(
        x, (x.shape[dim] + 1) // 2 if x.ndim else 1, dim, keepdim
    ),
    lambda make: [(make(3, 4, distinct=True), 1), (make(3, 4, distinct=True), 0, True),
        Sample(make(2, 5, 2, distinct=True), dim=-2, keepdim=False),
        (make(), 0)], complex=False)  # fmt: skip
