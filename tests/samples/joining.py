"""Samples of the rows that join, part, repeat and pad, of diagonals, triangles and windows."""

from __future__ import annotations

import numpy as np

import autograd as ag
from tests.support.sampling import Sample, samples

# ---- joining -------------------------------------------------------------------------------------


@samples("cat", reference=lambda tensors, dim=0: np.concatenate(tensors, dim))
def _cat(make):
    yield Sample([make(2, 3), make(1, 3)])
    yield Sample((make(2, 3), make(2, 1), make(2, 2)), -1)
    yield Sample([make(0, 3), make(2, 3)], dim=0)
    yield Sample([make(3)])


@samples("stack", reference=lambda tensors, dim=0: np.stack(tensors, dim))
def _stack(make):
    yield Sample([make(2, 3), make(2, 3)])
    yield Sample([make(2, 3), make(2, 3)], -1)
    yield Sample([make(), make(), make()])
    yield Sample([make(0, 2), make(0, 2)], dim=1)


@samples("hstack", reference=np.hstack)
def _hstack(make):
    yield Sample([make(2, 3), make(2, 1)])
    yield Sample([make(2), make()])


@samples("vstack", reference=np.vstack)
def _vstack(make):
    yield Sample([make(2, 3), make(3)])
    yield Sample([make(), make()])


@samples("dstack", reference=np.dstack)
def _dstack(make):
    yield Sample([make(2, 3), make(2, 3, 2)])
    yield Sample([make(3), make(3)])


@samples("column_stack", reference=np.column_stack)
def _column_stack(make):
    yield Sample([make(3), make(3, 2)])
    yield Sample([make(3), make(3)])


# ---- parting -------------------------------------------------------------------------------------


def _parts(x, sizes, dim=0):
    return tuple(np.split(x, np.cumsum(sizes)[:-1], dim))


@samples("unsafe_split_with_sizes", reference=_parts)
@samples("split_with_sizes", reference=_parts)
def _split_with_sizes(make):
    yield Sample(make(5, 2), [1, 4])
    yield Sample(make(2, 5), (2, 0, 3), -1)


def _split_reference(x, size, dim=0):
    return (
        _parts(x, size, dim)
        if isinstance(size, list)
        else tuple(np.split(x, range(size, x.shape[dim], size), dim))
    )


@samples("split", reference=_split_reference)
def _split(make):
    yield Sample(make(5, 2), 2)
    yield Sample(make(2, 4), 2, dim=1)
    yield Sample(make(5), [3, 2])
    yield Sample(make(2, 2), 9)


@samples("unsafe_split", reference=_split_reference)
def _unsafe_split(make):
    yield Sample(make(5, 2), 2)
    yield Sample(make(2, 4), 2, dim=1)
    yield Sample(make(2, 2), 9)


@samples(
    "split.sections",
    reference=lambda tensor, split_size_or_sections, dim=0: _split_reference(
        tensor, split_size_or_sections, dim
    ),
)
def _split_sections(make):
    yield Sample(tensor=make(5, 2), split_size_or_sections=2)
    yield Sample(tensor=make(2, 4), split_size_or_sections=[3, 1], dim=1)


def _chunk_reference(x, chunks, dim=0):
    return _split_reference(x, -(-x.shape[dim] // chunks), dim)


@samples("unsafe_chunk", reference=_chunk_reference)
@samples("chunk", reference=_chunk_reference)
def _chunk(make):
    yield Sample(make(5, 2), 3)
    yield Sample(make(2, 5), 4, dim=1)
    yield Sample(make(2), 5)


@samples("tensor_split", reference=lambda x, n, dim=0: tuple(np.array_split(x, n, dim)))
def _tensor_split(make):
    yield Sample(make(5, 2), 3)
    yield Sample(make(2, 5), (1, 4), dim=1)
    yield Sample(make(5), (1, -1))


@samples("unbind", reference=lambda x, dim=0: tuple(np.moveaxis(x, dim, 0)))
def _unbind(make):
    yield Sample(make(2, 3))
    yield Sample(make(2, 3, 2), -1)
    yield Sample(make(2))


# ---- repeating and padding -----------------------------------------------------------------------


@samples("repeat", reference=lambda x, *repeats: np.tile(x, repeats))
def _repeat(make):
    yield Sample(make(3), 2)
    yield Sample(make(2, 3), 2, 1, 2)
    yield Sample(make(2, 3), 0, 2)
    yield Sample(make(), 3)


@samples("tile", reference=lambda x, *dims: np.tile(x, dims))
def _tile(make):
    yield Sample(make(2, 3), 2)
    yield Sample(make(3), 2, 2)


@samples("repeat_interleave", reference=lambda x, repeats, dim=None: np.repeat(x, repeats, dim))
def _repeat_interleave(make):
    yield Sample(make(2, 3), 2)
    yield Sample(make(2, 3), 3, dim=1)
    yield Sample(make(2, 3), np.array([2, 0, 1]), 1)
    yield Sample(make(), 2)


@samples(
    "repeat_interleave.Tensor",
    grad=False,
    reference=lambda repeats: np.repeat(np.arange(repeats.size), repeats),
)
def _repeat_interleave_counts(make):
    yield Sample(ag.tensor([2, 0, 3]))


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


@samples("constant_pad_nd", reference=_padded)
def _constant_pad_nd(make):
    yield Sample(make(2, 3), (1, 2))
    yield Sample(make(2, 3), (1, 0, 2, 1), 2.5 if make.dtype.kind in "fc" else 2)
    yield Sample(make(3, 4), (-1, 1, 0, -2))
    yield Sample(make(0, 2), (0, 0, 1, 1))


# ---- diagonals, triangles and windows ------------------------------------------------------------


@samples("diagonal", reference=lambda x, offset=0, dim1=0, dim2=1: x.diagonal(offset, dim1, dim2))
def _diagonal(make):
    yield Sample(make(3, 3))
    yield Sample(make(3, 4), 1)
    yield Sample(make(2, 3, 3), -1, 1, 2)
    yield Sample(make(2, 3, 2), 0, -1, 0)
    yield Sample(make(2, 3), 5)


def _with_diagonal(x, shape, offset, dim1, dim2):
    out = np.zeros(shape, x.dtype)
    for place in np.ndindex(*shape):
        if place[dim2] - place[dim1] == offset:
            plane = (dim1 % len(shape), dim2 % len(shape))
            rest = [n for i, n in enumerate(place) if i not in plane]
            out[place] = x[(*rest, min(place[dim1], place[dim2]))]
    return out


@samples("_diagonal_backward", reference=_with_diagonal)
def _diagonal_backward(make):
    yield Sample(make(3), (3, 4), 1, 0, 1)
    yield Sample(make(2, 2), (2, 3, 2), 0, 1, 2)
    yield Sample(make(3, 2), (2, 3, 2), 0, 0, -1)


def _embedded(x, offset=0, dim1=-2, dim2=-1):
    ndim, size = x.ndim + 1, x.shape[-1] + abs(offset)
    shape = list(x.shape[:-1])
    for dim in sorted((dim1 % ndim, dim2 % ndim)):
        shape.insert(dim, size)
    return _with_diagonal(x, shape, offset, dim1, dim2)


@samples("diag_embed", reference=_embedded)
def _diag_embed(make):
    yield Sample(make(3))
    yield Sample(make(2, 2), 1)
    yield Sample(make(2, 2), -1, 0, 2)
    yield Sample(make(2, 2), 1, 2, 0)


@samples("diag", reference=np.diag)
def _diag(make):
    yield Sample(make(3))
    yield Sample(make(3), -1)
    yield Sample(make(3, 4), 1)


@samples("tril", reference=lambda x, diagonal=0: np.tril(x, diagonal))
def _tril(make):
    yield Sample(make(3, 3))
    yield Sample(make(2, 3, 4), -1)
    yield Sample(make(0, 3))


@samples("triu", reference=lambda x, diagonal=0: np.triu(x, diagonal))
def _triu(make):
    yield Sample(make(3, 3))
    yield Sample(make(2, 3, 4), diagonal=1)


def _windows(x, dimension, size, step):
    if not x.ndim:
        return x.reshape(1)[:size]
    d = dimension % x.ndim
    windows = np.lib.stride_tricks.sliding_window_view(x, size, axis=d)
    return windows[(*(slice(None),) * d, slice(None, None, step))]


@samples("unfold", reference=_windows)
def _unfold(make):
    yield Sample(make(7), 0, 3, 2)
    yield Sample(make(2, 5), 1, 2, 1)
    yield Sample(make(5, 2), 0, 5, 3)
    yield Sample(make(4, 2), -2, 1, 2)
    yield Sample(make(), 0, 1, 1)


def _windows_added(x, shape, dim, size, step):
    out = np.zeros(shape, x.dtype)
    for k in range(x.shape[dim]):
        for i in range(size):
            np.moveaxis(out, dim, 0)[k * step + i] += np.moveaxis(x, dim, 0)[k, ..., i]
    return out


@samples("_unfold_backward", reference=_windows_added)
def _unfold_backward(make):
    yield Sample(make(3, 3), (7,), 0, 3, 2)
    yield Sample(make(2, 4, 2), (2, 5), 1, 2, 1)
