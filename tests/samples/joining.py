"""Samples of the rows that join, part, repeat and pad, of diagonals, triangles and windows."""

from __future__ import annotations

import numpy as np

import autograd as ag
from tests.support.sampling import Sample, samples

# ---- joining -------------------------------------------------------------------------------------

samples("cat", lambda tensors, dim=0: np.concatenate(tensors, dim), lambda make: [
    [make(2, 3), make(1, 3)], ((make(2, 3), make(2, 1), make(2, 2)), -1),
    Sample([make(0, 3), make(2, 3)], dim=0), [make(3)]])  # fmt: skip
samples("stack", lambda tensors, dim=0: np.stack(tensors, dim), lambda make: [
    [make(2, 3), make(2, 3)], ([make(2, 3), make(2, 3)], -1), [make(), make(), make()],
    Sample([make(0, 2), make(0, 2)], dim=1)])  # fmt: skip
samples("hstack", np.hstack, lambda make: [[make(2, 3), make(2, 1)], [make(2), make()]])
samples("vstack", np.vstack, lambda make: [[make(2, 3), make(3)], [make(), make()]])
samples("dstack", np.dstack, lambda make: [[make(2, 3), make(2, 3, 2)], [make(3), make(3)]])
samples("column_stack", np.column_stack, lambda make: [[make(3), make(3, 2)], [make(3), make(3)]])


# ---- parting -------------------------------------------------------------------------------------


def _parts(x, sizes, dim=0):
    return tuple(np.split(x, np.cumsum(sizes)[:-1], dim))


samples(("split_with_sizes", "split_with_sizes_copy", "unsafe_split_with_sizes"), _parts,
    lambda make: [
        (make(5, 2), [1, 4]), (make(2, 5), (2, 0, 3), -1)])  # fmt: skip


def _split_reference(x, size, dim=0):
    return (
        _parts(x, size, dim)
        if isinstance(size, list)
        else tuple(np.split(x, range(size, x.shape[dim], size), dim))
    )


samples("split", _split_reference, lambda make: [
    (make(5, 2), 2), Sample(make(2, 4), 2, dim=1), (make(5), [3, 2]), (make(2, 2), 9)])  # fmt: skip
samples(("split_copy", "unsafe_split"), _split_reference, lambda make: [
    (make(5, 2), 2), Sample(make(2, 4), 2, dim=1), (make(2, 2), 9)])  # fmt: skip
samples("split.sections",
    lambda tensor, split_size_or_sections, dim=0: _split_reference(
        tensor, split_size_or_sections, dim
    ),
    lambda make: [Sample(tensor=make(5, 2), split_size_or_sections=2),
        Sample(tensor=make(2, 4), split_size_or_sections=[3, 1], dim=1)])  # fmt: skip
samples(("unsafe_chunk", "chunk"),
    lambda x, chunks, dim=0: _split_reference(x, -(-x.shape[dim] // chunks), dim),
    lambda make: [
        (make(5, 2), 3), Sample(make(2, 5), 4, dim=1), (make(2), 5)])  # fmt: skip
samples("tensor_split", lambda x, n, dim=0: tuple(np.array_split(x, n, dim)), lambda make: [
    (make(5, 2), 3), Sample(make(2, 5), (1, 4), dim=1), (make(5), (1, -1))])  # fmt: skip
samples(("unbind", "unbind_copy"), lambda x, dim=0: tuple(np.moveaxis(x, dim, 0)), lambda make: [
    make(2, 3), (make(2, 3, 2), -1), make(2)])  # fmt: skip


# ---- repeating and padding -----------------------------------------------------------------------

samples("repeat", lambda x, *repeats: np.tile(x, repeats), lambda make: [
    (make(3), 2), (make(2, 3), 2, 1, 2), (make(2, 3), 0, 2), (make(), 3)])  # fmt: skip
samples("tile", lambda x, *dims: np.tile(x, dims), lambda make: [(make(2, 3), 2), (make(3), 2, 2)])
samples("repeat_interleave", lambda x, repeats, dim=None: np.repeat(x, repeats, dim), lambda make: [
    (make(2, 3), 2), Sample(make(2, 3), 3, dim=1), (make(2, 3), np.array([2, 0, 1]), 1),
    (make(), 2)])  # fmt: skip
samples("repeat_interleave.Tensor", lambda repeats: np.repeat(np.arange(repeats.size), repeats),
    lambda make: [ag.tensor([2, 0, 3])], grad=False)  # fmt: skip


def _padded(x, pad, value=0):
    out = x
    for i in range(len(pad) // 2):
        dim = x.ndim - 1 - i
        widths = [(0, 0)] * x.ndim
        widths[dim] = (max(pad[2 * i], 0), max(pad[2 * i + 1], 0))
        out = np.pad(out, widths, constant_values=value)
        keep = [slice(None)] * x.ndim
        keep[dim] = slice(max(-pad[2 * i], 0), out.shape[dim] - max(-pad[2 * i + 1], 0))
        out = out[tuple(keep)]
    return out


samples("constant_pad_nd", _padded, lambda make: [
    (make(2, 3), (1, 2)), (make(2, 3), (1, 0, 2, 1), 2.5 if make.dtype.kind in "fc" else 2),
    (make(3, 4), (-1, 1, 0, -2)), (make(0, 2), (0, 0, 1, 1))])  # fmt: skip


# ---- diagonals, triangles and windows ------------------------------------------------------------

samples(("diagonal", "diagonal_copy"),
    lambda x, offset=0, dim1=0, dim2=1: x.diagonal(offset, dim1, dim2),
    lambda make: [make(3, 3), (make(3, 4), 1), (make(2, 3, 3), -1, 1, 2), (make(2, 3, 2), 0, -1, 0),
        (make(2, 3), 5)])  # fmt: skip


def _with_diagonal(x, shape, offset, dim1, dim2):
    out = np.zeros(shape, x.dtype)
    for place in np.ndindex(*shape):
        if place[dim2] - place[dim1] == offset:
            plane = (dim1 % len(shape), dim2 % len(shape))
            rest = [n for i, n in enumerate(place) if i not in plane]
            out[place] = x[(*rest, min(place[dim1], place[dim2]))]
    return out


samples("_diagonal_backward", _with_diagonal, lambda make: [
    (make(3), (3, 4), 1, 0, 1), (make(2, 2), (2, 3, 2), 0, 1, 2),
    (make(3, 2), (2, 3, 2), 0, 0, -1)])  # fmt: skip


def _embedded(x, offset=0, dim1=-2, dim2=-1):
    ndim, size = x.ndim + 1, x.shape[-1] + abs(offset)
    shape = list(x.shape[:-1])
    for dim in sorted((dim1 % ndim, dim2 % ndim)):
        shape.insert(dim, size)
    return _with_diagonal(x, shape, offset, dim1, dim2)


samples("diag_embed", _embedded, lambda make: [
    make(3), (make(2, 2), 1), (make(2, 2), -1, 0, 2), (make(2, 2), 1, 2, 0)])  # fmt: skip
samples("diag", np.diag, lambda make: [make(3), (make(3), -1), (make(3, 4), 1)])
samples("tril", lambda x, diagonal=0: np.tril(x, diagonal), lambda make: [
    make(3, 3), (make(2, 3, 4), -1), make(0, 3)])  # fmt: skip
samples("triu", lambda x, diagonal=0: np.triu(x, diagonal), lambda make: [
    make(3, 3), Sample(make(2, 3, 4), diagonal=1)])  # fmt: skip


def _windows(x, dimension, size, step):
    if not x.ndim:
        return x.reshape(1)[:size]
    d = dimension % x.ndim
    windows = np.lib.stride_tricks.sliding_window_view(x, size, axis=d)
    return windows[(*(slice(None),) * d, slice(None, None, step))]


samples(("unfold", "unfold_copy"), _windows, lambda make: [
    (make(7), 0, 3, 2), (make(2, 5), 1, 2, 1), (make(5, 2), 0, 5, 3), (make(4, 2), -2, 1, 2),
    (make(), 0, 1, 1)])  # fmt: skip


def _windows_added(x, shape, dim, size, step):
    out = np.zeros(shape, x.dtype)
    for k in range(x.shape[dim]):
        for i in range(size):
            np.moveaxis(out, dim, 0)[k * step + i] += np.moveaxis(x, dim, 0)[k, ..., i]
    return out


samples("_unfold_backward", _windows_added, lambda make: [
    (make(3, 3), (7,), 0, 3, 2), (make(2, 4, 2), (2, 5), 1, 2, 1)])  # fmt: skip
