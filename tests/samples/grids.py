"""Samples of the rows that combine tensors into grids, part them, copy views, or look at memory."""

from __future__ import annotations

import itertools

import numpy as np
import scipy.linalg

from tests.support.sampling import Sample, samples

# ---- joining and parting -------------------------------------------------------------------------


@samples("hsplit", reference=np.hsplit)
def _hsplit(make):
    yield Sample(make(2, 4), 2)
    yield Sample(make(4), [1, 3])
    yield Sample(make(2, 4, 2), [1, 1])


@samples("vsplit", reference=np.vsplit)
def _vsplit(make):
    yield Sample(make(4, 2), 2)
    yield Sample(make(3, 2), [1])


@samples("dsplit", reference=np.dsplit)
def _dsplit(make):
    yield Sample(make(2, 1, 4), 2)
    yield Sample(make(1, 2, 3), [2])


def _blocks(*tensors):
    return scipy.linalg.block_diag(*tensors)


@samples("block_diag", reference=_blocks)
def _block_diag(make):
    yield Sample(make(2, 3), make(3), make(), make(1, 2))
    yield Sample(make(2, 2))
    yield Sample(make(2, 0), make(1, 2))


@samples("broadcast_tensors", reference=lambda *xs: list(np.broadcast_arrays(*xs)), promotes=False)
def _broadcast_tensors(make):
    yield Sample(make(2, 1), make(3), make())
    yield Sample(make(2))


def _meshgrid(*tensors, indexing=None):
    return list(np.meshgrid(*tensors, indexing=indexing or "ij"))


@samples("meshgrid", reference=_meshgrid, promotes=False)
def _meshgrids(make):
    yield Sample(make(2), make(3), indexing="ij")
    yield Sample(make(2), make(3), make(2), indexing="xy")
    yield Sample(make(), make(3), indexing="xy")
    yield Sample(make(2))


@samples(
    "cartesian_prod",
    reference=lambda *xs: np.array(list(itertools.product(*xs))) if len(xs) > 1 else xs[0],
)
def _cartesian_prod(make):
    yield Sample(make(2), make(3))
    yield Sample(make(2), make(2), make(1))
    yield Sample(make(3))


def _chosen(x, r=2, with_replacement=False):
    choose = itertools.combinations_with_replacement if with_replacement else itertools.combinations
    return np.array(list(choose(x, r)), x.dtype).reshape(-1, r)


@samples("combinations", reference=_chosen)
def _combinations(make):
    yield Sample(make(4))
    yield Sample(make(3), 2, True)
    yield Sample(make(4), r=3)
    yield Sample(make(2), 3)


@samples("diagflat", reference=np.diagflat)
def _diagflat(make):
    yield Sample(make(3))
    yield Sample(make(2, 2), -1)
    yield Sample(make(), 2)


# ---- memory --------------------------------------------------------------------------------------


def _strided(x, size, stride, storage_offset=None):
    flat = np.ascontiguousarray(x).reshape(-1)[storage_offset or 0 :]
    return np.lib.stride_tricks.as_strided(flat, size, [s * x.itemsize for s in stride])


def _strided_samples(make):
    yield Sample(make(2, 3), (2, 2), (1, 2))
    yield Sample(make(6), (4, 3), (1, 1))  # overlapping windows
    yield Sample(make(3, 4), (3,), (5,), 1)  # a diagonal
    yield Sample(make(5), (2, 3), (2, 0), storage_offset=2)


samples("as_strided", reference=_strided)(_strided_samples)
samples("as_strided_copy", reference=_strided)(_strided_samples)


def _written(x, src, size, stride, storage_offset=None):
    out = np.ascontiguousarray(x).astype(np.result_type(x, src))
    _strided(out, size, stride, storage_offset)[...] = src
    return out


@samples("as_strided_scatter", reference=_written)
def _as_strided_scatter(make):
    yield Sample(make(2, 3), make(2, 2), (2, 2), (1, 2))
    yield Sample(make(3, 4), make(3), (3,), (5,), 1)


# ---- copies --------------------------------------------------------------------------------------


@samples("diagonal_copy", reference=np.diagonal)
def _diagonal_copy(make):
    yield Sample(make(3, 4), 1)
    yield Sample(make(2, 3, 3), 0, 1, 2)


@samples("expand_copy", reference=lambda x, size: np.broadcast_to(x, size))
def _expand_copy(make):
    yield Sample(make(2, 1), (3, 2, 4))


@samples("narrow_copy", reference=lambda x, dim, start, n: np.take(x, range(start, start + n), dim))
def _narrow_copy(make):
    yield Sample(make(2, 5), 1, 1, 3)


@samples("permute_copy", reference=np.transpose)
def _permute_copy(make):
    yield Sample(make(2, 3, 2), (2, 0, 1))


@samples("select_copy", reference=lambda x, dim, index: np.take(x, index, dim))
def _select_copy(make):
    yield Sample(make(2, 3), 1, -1)


def _sliced(x, dim=0, start=None, end=None, step=1):
    return x[(*(slice(None),) * (dim % x.ndim), slice(start, end, step))]


@samples("slice", reference=_sliced)
@samples("slice_copy", reference=_sliced)
def _slice_copy(make):
    yield Sample(make(5, 2), 0, 1, 5, 2)
    yield Sample(make(2, 4), -1, -3)
    yield Sample(make(3), 0, 2, 1)


def _parts(x, split_sizes, dim=0):
    return np.split(x, np.cumsum(split_sizes)[:-1], dim)


@samples("split_with_sizes_copy", reference=_parts)
def _split_with_sizes_copy(make):
    yield Sample(make(5, 2), (2, 3))
    yield Sample(make(2, 3), [1, 2], 1)


@samples("squeeze_copy", reference=lambda x, dim=None: np.squeeze(x, dim))
def _squeeze_copy(make):
    yield Sample(make(1, 3, 1))
    yield Sample(make(1, 3, 1), 0)


@samples("t_copy", reference=np.transpose)
def _t_copy(make):
    yield Sample(make(2, 3))
    yield Sample(make(3))


@samples("transpose_copy", reference=np.swapaxes)
def _transpose_copy(make):
    yield Sample(make(2, 3, 2), 0, -1)


@samples("unbind_copy", reference=lambda x, dim=0: list(np.moveaxis(x, dim, 0)))
def _unbind_copy(make):
    yield Sample(make(3, 2))
    yield Sample(make(3, 2), 1)


def _windows(x, dimension, size, step):
    windows = np.lib.stride_tricks.sliding_window_view(x, size, dimension)
    return np.moveaxis(np.moveaxis(windows, dimension, 0)[::step], 0, dimension)


@samples("unfold_copy", reference=_windows)
def _unfold_copy(make):
    yield Sample(make(5, 2), 0, 3, 1)


@samples("unsqueeze_copy", reference=np.expand_dims)
def _unsqueeze_copy(make):
    yield Sample(make(2, 3), -1)


@samples("view_copy", reference=np.reshape)
def _view_copy(make):
    yield Sample(make(2, 3), (3, -1))
