"""Samples of the rows that put or combine elements at given places."""

from __future__ import annotations

import numpy as np

import autograd as ag
from tests.support.sampling import Sample, samples

_int = ag.tensor


def _promoted(x, *others):
    return x.astype(np.result_type(x, *others))


# ---- putting -------------------------------------------------------------------------------------


def _index_put_reference(x, indices, values, accumulate=False):
    out = _promoted(x, values)
    index = tuple(slice(None) if i is None else i for i in indices)
    if accumulate:
        np.add.at(out, index, values)
    else:
        out[index] = values
    return out


samples("index_put", _index_put_reference, lambda make: [
    (make(3, 4), (_int([0, 2]), _int([1, -1])), make(2)),
    (make(4), (_int([0, 0, 3]),), make(3)),  # the last of two stays
    Sample(make(4), (_int([0, 0, 3]),), make(3), accumulate=True),
    (make(3, 4), (_int([2, 0, 2]),), make(4), True), (make(3, 4), (_int([2, 0]),), make()),
    (make(3), (_int([True, False, True]),), make(2)),
    (make(3, 2), (_int(np.zeros(0, int)),), make(0, 2))])  # fmt: skip


def _put_reference(x, index, source, accumulate=False):
    out = _promoted(x, source).reshape(-1)
    if accumulate:
        np.add.at(out, index.ravel(), source.ravel())
    else:
        out[index.ravel()] = source.ravel()
    return out.reshape(x.shape)


samples("put", _put_reference, lambda make: [
    (make(2, 3), _int([[0, 4], [-1, 2]]), make(4)), (make(2, 3), _int([1, 1, 4]), make(3, 1)),
    Sample(make(2, 3), _int([1, 1, 4]), make(3), accumulate=True)])  # fmt: skip


def _index_copy_reference(x, dim, index, source):
    out = _promoted(x, source)
    np.moveaxis(out, dim, 0)[index] = np.moveaxis(source, dim, 0)
    return out


samples("index_copy", _index_copy_reference, lambda make: [
    (make(3, 4), 1, _int([3, 0]), make(3, 2)),
    (make(4, 2), 0, _int([1, 1, 2]), make(3, 2)),  # the last of two stays
    (make(3), 0, _int(np.zeros(0, int)), make(0))])  # fmt: skip


def _masked_scatter_reference(x, mask, source):
    x, mask = np.broadcast_arrays(_promoted(x, source), mask)
    out = x.copy()
    out[mask] = source.ravel()[: mask.sum()]
    return out


samples("masked_scatter", _masked_scatter_reference, lambda make: [
    (make(2, 3), _int([[True, False, True], [False, True, False]]), make(2, 2)),
    (make(3), _int([[True], [False]]), make(3)),
    (make(2, 2), _int([[False, False], [False, False]]), make(1))])  # fmt: skip


def _select_reference(x, src, dim, index):
    out = _promoted(x, src)
    np.moveaxis(out, dim, 0)[index] = src
    return out


samples("select_scatter", _select_reference, lambda make: [
    (make(3, 4), make(3), 1, -1), (make(3), make(), 0, 1)])  # fmt: skip


def _slice_reference(x, src, dim=0, start=None, end=None, step=1):
    out = _promoted(x, src)
    np.moveaxis(out, dim, 0)[start:end:step] = np.moveaxis(src, dim, 0)
    return out


samples("slice_scatter", _slice_reference, lambda make: [
    (make(5, 2), make(2, 2), 0, 1, 5, 2), Sample(make(2, 4), make(2, 2), dim=-1, start=-2),
    (make(3), make(0), 0, 2, 1)])  # fmt: skip


def _diagonal_reference(x, src, offset=0, dim1=0, dim2=1):
    out = _promoted(x, src)
    diagonal = np.diagonal(out, offset, dim1, dim2)
    diagonal.flags.writeable = True
    diagonal[...] = src
    return out


samples("diagonal_scatter", _diagonal_reference, lambda make: [
    (make(3, 4), make(3), 1), Sample(make(2, 3, 3), make(3, 2), dim1=0, dim2=2)])  # fmt: skip
samples("argwhere", np.argwhere, lambda make: [
    make(2, 3, low=-1, high=1, whole=True),
    make(low=1, high=2)], grad=False, promotes=False, keeps_dtype=False)  # fmt: skip


# ---- combining -----------------------------------------------------------------------------------

_REDUCTIONS = {
    "sum": np.sum, "add": np.sum, "mean": np.mean, "prod": np.prod, "multiply": np.prod,
    "amax": np.max, "amin": np.min,
}  # fmt: skip


def _collected(x, places, values, reduce, include_self):
    """Each place's values in a list, which NumPy reduces."""
    out = _promoted(x, values)
    found: dict[tuple[int, ...], list] = {}
    for place, value in zip(places, values.ravel(), strict=True):
        found.setdefault(place, [x[place]] if include_self else []).append(value)
    for place, elements in found.items():
        out[place] = _REDUCTIONS[reduce](np.array(elements, out.dtype))
    return out


def _scatter_reference(x, dim, index, src, reduce, include_self=True):
    places = []
    for place in np.ndindex(index.shape):
        place = list(place)
        places.append((*place[:dim], int(index[tuple(place)]), *place[dim + 1 :]))
    if np.ndim(src) == 0:
        src = np.full(index.shape, src, x.dtype)
    part = src[tuple(slice(n) for n in index.shape)]
    return _collected(x, places, part, reduce, include_self)


def _index_reference(x, dim, index, source, reduce, include_self=True):
    out = _promoted(x, source)
    places, values = [], []
    for place in np.ndindex(source.shape):
        places.append((*place[:dim], int(index[place[dim]]), *place[dim + 1 :]))
        values.append(source[place])
    return _collected(out, places, np.array(values, out.dtype), reduce, include_self)


@samples("scatter_reduce", reference=_scatter_reference, complex=False)
def _scatter_reduce(make):
    index = _int([[0, 0, 2], [1, 1, 1]])
    for reduce in ("sum", "prod", "mean", "amax", "amin"):
        for include_self in (True, False):
            values = make(5, 6, distinct=True)
            x = _int(values.detach()[:2, :4].numpy().copy(), requires_grad=values.requires_grad)
            src = _int(values.detach()[2:4, :3].numpy().copy(), requires_grad=values.requires_grad)
            yield Sample(x, 1, index, src, reduce, include_self=include_self)
    yield Sample(make(3, 2), 0, _int([[0, 2], [0, 0]]), make(3, 4), "prod")  # a longer source


@samples("scatter.src_reduce", reference=_scatter_reference, complex=False)
def _scatter_src_reduce(make):
    index = _int([[0, 0, 2], [1, 1, 1]])
    yield Sample(make(2, 4), 1, index, make(2, 3), reduce="add")
    yield Sample(make(2, 4), 1, index, make(2, 3), reduce="multiply")


@samples("scatter.value_reduce", reference=_scatter_reference, complex=False)
def _scatter_value_reduce(make):
    index = _int([[0, 0, 2], [1, 1, 1]])
    yield Sample(make(2, 4), 1, index, 1.5, reduce="add")
    yield Sample(make(2, 4), 1, index, 1.5, reduce="multiply")


@samples("index_reduce", reference=_index_reference, complex=False)
def _index_reduce(make):
    for reduce in ("prod", "mean", "amax", "amin"):
        for include_self in (True, False):
            values = make(5, 6, distinct=True)
            x = _int(values.detach()[:2, :4].numpy().copy(), requires_grad=values.requires_grad)
            src = _int(values.detach()[2:4, :3].numpy().copy(), requires_grad=values.requires_grad)
            yield Sample(x, 1, _int([0, 0, 2]), src, reduce, include_self=include_self)
    yield Sample(make(4), 0, _int([1, 1, 3]), make(3), "prod")


def _segments(data, reduce, lengths=None, offsets=None, axis=0, initial=None, unsafe=False):
    if axis:
        rows = zip(data, lengths, strict=True)
        return np.stack([_segments(x, reduce, n, None, axis - 1, initial) for x, n in rows])
    stops = np.cumsum(lengths) if offsets is None else offsets[1:]
    starts = stops - lengths if offsets is None else offsets[:-1]
    options = {} if initial is None else {"initial": initial}
    if initial is None and reduce in ("max", "min"):
        options = {"initial": -np.inf if reduce == "max" else np.inf}
    found = []
    for start, stop in zip(starts, stops, strict=True):
        part = data[start:stop]
        if reduce == "mean":
            total = part.sum(0, **options)
            found.append(total / (len(part) or (np.nan if initial is None else 1)))
        else:
            found.append(getattr(np, reduce)(part, 0, **options))
    return np.stack(found).astype(data.dtype)


@samples("segment_reduce", reference=_segments, complex=False, promotes=False)
def _segment_reduce(make):
    for reduce in ("sum", "mean", "max", "min", "prod"):
        yield Sample(make(6, 2, distinct=True), reduce, lengths=_int([2, 0, 4]), initial=3.0)
        yield Sample(make(5, distinct=True), reduce, offsets=_int([0, 2, 5]))
        lengths = _int([[1, 2], [1, 1]])
        yield Sample(make(2, 3, 2, distinct=True), reduce, lengths=lengths, axis=1, unsafe=True)
