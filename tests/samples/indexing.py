"""Samples of the rows that pick elements at given places, and that put or add them there."""

from __future__ import annotations

import numpy as np

import autograd as ag
from tests.support.sampling import Sample, samples

_SUBSCRIPTS = [
    ((3, 4), 1), ((3,), -1), ((3, 4), (1, 2)), ((3, 4), slice(1, None)),
    ((5, 2), slice(None, None, -2)), ((3, 4), (..., None, slice(0, 2))), ((), None),
    ((2, 3), (slice(0, 0),)), ((3, 4), [0, 2, 0]), ((3, 4), (slice(None), [1, 1, -1])),
    ((3, 4), ([0, 0, 2], [1, 1, 3])), ((3, 4, 2), ([0, 0], slice(None), [1, 1])),
    ((2, 3, 2), (..., [[0, 1], [1, 1]])), ((3, 4), (None, [2, 2], slice(1, 3))),
    ((3, 4), np.array([True, False, True])), ((2, 2), np.array([[True, False], [True, True]])),
    ((3, 4), (np.array([True, False, True]), [0, 0])), ((3, 4), np.zeros(0, int)),
    ((3, 4), (2, [0, 0, 1])), ((3, 6), np.array([2, 2, 0])),
]  # fmt: skip
samples("getitem", lambda x, index: x[index], lambda make: [
    *((make(*shape), index) for shape, index in _SUBSCRIPTS), (make(4, 2), ag.tensor([3, 0, 3])),
    (make(4, 2), ag.tensor(1))])  # fmt: skip


def _added(values, shape, index):
    out = np.zeros(shape, values.dtype)
    np.add.at(out, index, values)
    return out


samples("_getitem_backward", _added, lambda make: [
    *((make(*np.zeros(shape)[index].shape), shape, index) for shape, index in _SUBSCRIPTS),
])  # fmt: skip
samples(("select", "select_copy"), lambda x, dim, index: np.take(x, index, dim), lambda make: [
    (make(2, 3), 1, -1), (make(2, 3, 2), -2, 0)])  # fmt: skip
samples("narrow",
    lambda x, dim, start, length: np.take(
        x, np.arange(start % x.shape[dim], start % x.shape[dim] + length), dim
    ),
    lambda make: [(make(2, 5), 1, 1, 3), (make(5), 0, -2, 2), (make(5), 0, 1, 0)])  # fmt: skip


def _along(x, dim, index):
    """NumPy's function, which wants equal sizes in the other dimensions."""
    part = tuple(slice(None if k == dim % x.ndim else n) for k, n in enumerate(index.shape))
    return np.take_along_axis(x[part], index, dim)


samples("gather", _along, lambda make: [
    (make(3, 4), 1, make.index(3, 2, high=4)), (make(3, 4), 0, make.index(5, 2, high=3)),
    (make(3, 2, 2), -1, make.index(2, 2, 3, high=2)),
    (make(4), 0, make.index(0, high=4))])  # fmt: skip


def _take_along(x, indices, dim=None):
    return np.take_along_axis(x, indices, dim) if dim is not None else np.take(x, indices.ravel())


samples("take_along_dim", _take_along, lambda make: [
    (make(3, 4), make.index(3, 2, high=4), 1), Sample(make(3, 4), make.index(1, 4, high=3), dim=0),
    (make(2, 3), make.index(2, 2, high=6))])  # fmt: skip
samples("take", np.take, lambda make: [(make(2, 3), make.index(2, 2, high=6))])
slices = ("index_select", "nn.functional._pad_by")
samples(dict.fromkeys(slices, lambda x, dim, index: np.take(x, index, dim)), draw=lambda make: [
    (make(3, 4), 0, make.index(5, high=3)), (make(3, 4), -1, make.index(2, high=4)),
    (make(3, 4), 0, make.index(0, high=3)), (make(2, 3, 3), 1, make.index(4, high=3))])  # fmt: skip


def _masked(x, mask):
    x, mask = np.broadcast_arrays(x, mask)
    return x[mask]


samples("masked_select", _masked, lambda make: [
    (make(3, 4), make.mask(3, 4)), (make(4), make.mask(3, 1)),
    (make(3, 4), make.mask(4))])  # fmt: skip
samples("nonzero", np.argwhere, lambda make: [
    make(2, 3, low=-1, high=1, whole=True),
    make(4, low=-1, high=1, whole=True),
], grad=False, promotes=False, keeps_dtype=False)  # fmt: skip
samples("nonzero_static", lambda x, size, fill_value=-1: np.resize(
    [*np.argwhere(x), *[[fill_value] * x.ndim] * size], (size, x.ndim)), lambda make: [
    Sample(make(2, 3, low=-1, high=1, whole=True), size=9),
    Sample(make(4, low=-1, high=1, whole=True), size=2, fill_value=7),
], grad=False, promotes=False, keeps_dtype=False)  # fmt: skip
samples("nonzero.as_tuple", lambda x, as_tuple: np.nonzero(x), lambda make: [
    Sample(make(2, 3, low=-1, high=1, whole=True), as_tuple=True),
], grad=False, promotes=False, keeps_dtype=False)  # fmt: skip
samples("where.condition", lambda condition: np.nonzero(condition), lambda make: [
    make.mask(2, 3),
    make(2, 3, low=-1, high=1, whole=True, requires_grad=False),
], grad=False, promotes=False, keeps_dtype=False)  # fmt: skip


def _one_hot_reference(x, num_classes=-1):
    classes = int(x.max()) + 1 if num_classes == -1 else num_classes
    return np.eye(classes, dtype=np.int64)[x]


samples("nn.functional.one_hot", _one_hot_reference, lambda make: [
    make.index(2, 3, high=4), (make.index(3, high=4), 5),
    Sample(make.index(0, high=4), num_classes=3),
], complex=False, grad=False, automatic=False, promotes=False, keeps_dtype=False)  # fmt: skip


# ---- placing -------------------------------------------------------------------------------------


def _put(x, dim, index, src):
    out = x.copy()
    for place in np.ndindex(*index.shape):
        where = list(place)
        where[dim] = index[place]
        out[tuple(where)] = src[place] if np.ndim(src) else src
    return out


samples("scatter.src", _put, lambda make: [
    (make(3, 4), 1, ag.tensor([[0, 3], [1, 2]]), make(2, 2)),
    (make(3, 4), 0, ag.tensor([[2, 0, 1, 1]]), make(2, 4)),
    (make(3), 0, ag.tensor([1, 1, 0]), make(3))])  # fmt: skip
samples("scatter.value", lambda x, dim, index, value: _put(x, dim, index, value), lambda make: [
    (make(3, 4), 1, ag.tensor([[0, 3], [1, 2]]), 2),
    Sample(make(3), -1, ag.tensor([1, 1]), value=3)])  # fmt: skip


def _scatter_added(x, dim, index, src):
    out = x.copy()
    for place in np.ndindex(*index.shape):
        where = list(place)
        where[dim] = index[place]
        out[tuple(where)] += src[place]
    return out


samples("scatter_add", _scatter_added, lambda make: [
    (make(3, 4), 1, make.index(2, 3, high=4), make(2, 3)),
    (make(3, 2), 0, make.index(4, 2, high=3), make(5, 2)),
    (make(3), 0, ag.tensor([1, 1, 1]), make(3))])  # fmt: skip


def _index_added(x, dim, index, source, alpha=1):
    out = x.copy()
    np.add.at(np.moveaxis(out, dim, 0), index, alpha * np.moveaxis(source, dim, 0))
    return out


@samples("index_add", reference=_index_added)
def _index_add(make):
    yield Sample(make(3, 4), 0, make.index(5, high=3), make(5, 4))
    yield Sample(make(3, 4), -1, make.index(2, high=4), make(3, 2), alpha=2)
    yield Sample(make(4), 0, ag.tensor([0, 0]), make(2))
    if make.is_complex:
        yield Sample(make(3, 4), 0, make.index(5, high=3), make(5, 4), alpha=0.5 + 2j)


def _index_filled(x, dim, index, value):
    out = x.copy()
    np.moveaxis(out, dim, 0)[index] = value
    return out


samples("index_fill", _index_filled, lambda make: [
    (make(3, 4), 1, make.index(2, high=4), 2),
    (make(3, 4), 0, ag.tensor([1, 1]), make())], promotes=False)  # fmt: skip
samples("masked_fill", lambda x, mask, value: np.where(mask, value, x), lambda make: [
    (make(3, 4), make.mask(3, 4), 2), (make(3, 4), make.mask(4), make()),
    (make(4), make.mask(3, 1), make())], promotes=False)  # fmt: skip
