"""Samples of the rows that combine tensors into grids, part them, copy views, or look at memory."""

from __future__ import annotations

import itertools

import numpy as np
import scipy.linalg

from tests.support.sampling import Sample, samples

# ---- joining and parting -------------------------------------------------------------------------

samples("hsplit", np.hsplit, lambda make: [
    (make(2, 4), 2), (make(4), [1, 3]), (make(2, 4, 2), [1, 1])])  # fmt: skip
samples("vsplit", np.vsplit, lambda make: [(make(4, 2), 2), (make(3, 2), [1])])
samples("dsplit", np.dsplit, lambda make: [(make(2, 1, 4), 2), (make(1, 2, 3), [2])])
samples("block_diag", lambda *tensors: scipy.linalg.block_diag(*tensors), lambda make: [
    (make(2, 3), make(3), make(), make(1, 2)), make(2, 2), (make(2, 0), make(1, 2))])  # fmt: skip
samples("broadcast_tensors", lambda *xs: list(np.broadcast_arrays(*xs)), lambda make: [
    (make(2, 1), make(3), make()), make(2)], promotes=False)  # fmt: skip
samples("meshgrid",
    lambda *tensors, indexing=None: list(np.meshgrid(*tensors, indexing=indexing or "ij")),
    lambda make: [
        Sample(make(2), make(3), indexing="ij"), Sample(make(2), make(3), make(2), indexing="xy"),
    Sample(make(), make(3), indexing="xy"), make(2)], promotes=False)  # fmt: skip
samples("cartesian_prod",
    lambda *xs: np.array(list(itertools.product(*xs))) if len(xs) > 1 else xs[0],
    lambda make: [(make(2), make(3)), (make(2), make(2), make(1)), make(3)])  # fmt: skip


def _chosen(x, r=2, with_replacement=False):
    choose = itertools.combinations_with_replacement if with_replacement else itertools.combinations
    return np.array(list(choose(x, r)), x.dtype).reshape(-1, r)


samples("combinations", _chosen, lambda make: [
    make(4), (make(3), 2, True), Sample(make(4), r=3), (make(2), 3)])  # fmt: skip
samples("diagflat", np.diagflat, lambda make: [make(3), (make(2, 2), -1), (make(), 2)])


# ---- memory --------------------------------------------------------------------------------------


def _strided(x, size, stride, storage_offset=None):
    flat = np.ascontiguousarray(x).reshape(-1)[storage_offset or 0 :]
    return np.lib.stride_tricks.as_strided(flat, size, [s * x.itemsize for s in stride])


samples({"as_strided": _strided, "as_strided_copy": _strided}, draw=lambda make: [
    (make(2, 3), (2, 2), (1, 2)), (make(6), (4, 3), (1, 1)),  # overlapping windows
    (make(3, 4), (3,), (5,), 1),  # a diagonal
    Sample(make(5), (2, 3), (2, 0), storage_offset=2)])  # fmt: skip


def _written(x, src, size, stride, storage_offset=None):
    out = np.ascontiguousarray(x).astype(np.result_type(x, src))
    _strided(out, size, stride, storage_offset)[...] = src
    return out


samples("as_strided_scatter", _written, lambda make: [
    (make(2, 3), make(2, 2), (2, 2), (1, 2)), (make(3, 4), make(3), (3,), (5,), 1)])  # fmt: skip


# ---- copies --------------------------------------------------------------------------------------

samples("expand_copy", lambda x, size: np.broadcast_to(x, size), lambda make: [
    (make(2, 1), (3, 2, 4))])  # fmt: skip
samples("narrow_copy", lambda x, dim, start, n: np.take(x, range(start, start + n), dim),
    lambda make: [(make(2, 5), 1, 1, 3)])  # fmt: skip
samples("permute_copy", np.transpose, lambda make: [(make(2, 3, 2), (2, 0, 1))])


def _sliced(x, dim=0, start=None, end=None, step=1):
    return x[(*(slice(None),) * (dim % x.ndim), slice(start, end, step))]


samples(("slice", "slice_copy"), _sliced, lambda make: [
    (make(5, 2), 0, 1, 5, 2), (make(2, 4), -1, -3), (make(3), 0, 2, 1)])  # fmt: skip
samples("view_copy", np.reshape, lambda make: [(make(2, 3), (3, -1))])
