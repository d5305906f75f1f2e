"""Samples of the rows that change shapes and orders, join, part and pad."""

from __future__ import annotations

import numpy as np

from tests.support.sampling import Sample, samples


def _axis(dim):
    return tuple(dim) if isinstance(dim, list | tuple) else dim


# ---- the same elements in another shape ----------------------------------------------------------


@samples("reshape", reference=lambda x, *shape: np.reshape(x, shape))
def _reshape(make):
    yield Sample(make(2, 3), 3, 2)
    yield Sample(make(2, 3, 4), -1, 6)
    yield Sample(make(2, 0, 3), 0, 5)
    yield Sample(make(), 1, 1)
    yield Sample(make(1), *())


@samples("view", reference=lambda x, *shape: np.reshape(x, shape))
def _view(make):
    yield Sample(make(4), 4)
    yield Sample(make(3), 1, 3, 1)
    yield Sample(make(0), 2, 0)
    yield Sample(make(), 1)


@samples("view_as", reference=lambda x, y: np.reshape(x, y.shape))
def _view_as(make):
    yield Sample(make(6), make(6, 1, requires_grad=False))


@samples("reshape_as", reference=lambda x, y: np.reshape(x, y.shape))
def _reshape_as(make):
    yield Sample(make(2, 6), make(3, 4, requires_grad=False))


def _flattened(x, start_dim=0, end_dim=-1):
    x = np.atleast_1d(x)
    end = end_dim % x.ndim
    return x.reshape((*x.shape[:start_dim], -1, *x.shape[end + 1 :]))


@samples("flatten", reference=_flattened)
def _flatten(make):
    yield Sample(make(2, 3, 4))
    yield Sample(make(2, 3, 4), 1)
    yield Sample(make(2, 3, 4), start_dim=0, end_dim=-2)
    yield Sample(make())
    yield Sample(make(3), 0, 0)


@samples("ravel", reference=np.ravel)
def _ravel(make):
    yield Sample(make(2, 3))
    yield Sample(make())
    yield Sample(make(0, 2))


@samples(
    "unflatten",
    reference=lambda x, dim, sizes: x.reshape(
        (*x.shape[: dim % x.ndim], *sizes, *x.shape[dim % x.ndim + 1 :])
    ),
)
def _unflatten(make):
    yield Sample(make(2, 6), 1, (2, 3))
    yield Sample(make(6, 2), 0, (-1, 3))
    yield Sample(make(2, 6), -1, (6,))


def _squeezed(x, dim=None):
    if dim is None:
        return np.squeeze(x)
    dims = [dim] if isinstance(dim, int) else dim
    return np.squeeze(x, tuple(d for d in dims if x.ndim and x.shape[d] == 1))


@samples("squeeze", reference=_squeezed)
def _squeeze(make):
    yield Sample(make(1, 3, 1))
    yield Sample(make(1, 3, 1), 0)
    yield Sample(make(1, 3, 1), dim=-2)
    yield Sample(make(1, 3, 1), (0, 2))
    yield Sample(make(), 0)


@samples("unsqueeze", reference=np.expand_dims)
def _unsqueeze(make):
    yield Sample(make(2, 3), 0)
    yield Sample(make(2, 3), -1)
    yield Sample(make(), 0)


def _expanded(x, *size):
    lead = len(size) - x.ndim
    return np.broadcast_to(x, [n if n != -1 else x.shape[i - lead] for i, n in enumerate(size)])


@samples("expand", reference=_expanded)
def _expand(make):
    yield Sample(make(3, 1), 3, 4)
    yield Sample(make(3, 1), 2, -1, 4)
    yield Sample(make(), 2, 2)
    yield Sample(make(1, 3), 0, 3)


@samples("expand_as", reference=lambda x, y: np.broadcast_to(x, y.shape))
def _expand_as(make):
    yield Sample(make(3, 1), make(2, 3, 4, requires_grad=False))


@samples(
    "sum_to_size",
    reference=lambda x, *size: np.sum(
        x.reshape((1,) * (1 + len(size) - x.ndim) + x.shape),
        axis=(0, *(i + 1 for i, n in enumerate(size) if n == 1)),
        keepdims=True,
    ).reshape(size),
)
def _sum_to_size(make):
    yield Sample(make(4, 3, 2), 3, 1)
    yield Sample(make(4, 3, 2), 3, 2)
    yield Sample(make(4, 1, 2), 1, 1)
    yield Sample(make(2, 3), 2, 3)


@samples("atleast_1d", reference=np.atleast_1d)
def _atleast_1d(make):
    yield Sample(make())
    yield Sample(make(2, 3))


@samples("atleast_2d", reference=np.atleast_2d)
def _atleast_2d(make):
    yield Sample(make())
    yield Sample(make(3))


@samples("atleast_3d", reference=np.atleast_3d)
def _atleast_3d(make):
    yield Sample(make())
    yield Sample(make(3))
    yield Sample(make(2, 3))


def _each(function):
    return lambda *xs: [function(x) for x in (xs[0] if isinstance(xs[0], list) else xs)]


@samples("atleast_1d.Sequence", promotes=False, reference=_each(np.atleast_1d))
def _atleast_1d_each(make):
    yield Sample(make(), make(2, requires_grad=False))
    yield Sample([make(2, 3, requires_grad=False), make()])


@samples("atleast_2d.Sequence", promotes=False, reference=_each(np.atleast_2d))
def _atleast_2d_each(make):
    yield Sample(make(3), make(requires_grad=False))
    yield Sample([make(2, 3)])


@samples("atleast_3d.Sequence", promotes=False, reference=_each(np.atleast_3d))
def _atleast_3d_each(make):
    yield Sample(make(3), make(2, 3, requires_grad=False))
    yield Sample([make()])


@samples("contiguous", reference=np.array)
def _contiguous(make):
    yield Sample(make(2, 3))
    yield Sample(make())


@samples("clone", reference=np.array)
def _clone(make):
    yield Sample(make(2, 3))
    yield Sample(make())
    yield Sample(make(0, 3))


# ---- the same elements in another order ----------------------------------------------------------


@samples("transpose", reference=lambda x, a, b: np.swapaxes(x, a, b) if x.ndim else x)
def _transpose(make):
    yield Sample(make(2, 3), 0, 1)
    yield Sample(make(2, 3, 4), -1, 0)
    yield Sample(make(2, 0, 4), 1, 2)
    yield Sample(make(), 0, -1)


@samples("permute", reference=lambda x, *dims: np.transpose(x, dims))
def _permute(make):
    yield Sample(make(2, 3, 4), 2, 0, 1)
    yield Sample(make(2, 3, 4), -1, 0, 1)
    yield Sample(make(3), 0)


@samples("movedim", reference=np.moveaxis)
def _movedim(make):
    yield Sample(make(2, 3, 4), 0, 2)
    yield Sample(make(2, 3, 4), (0, -1), (1, 0))


@samples("t", reference=np.transpose)
def _t(make):
    yield Sample(make(2, 3))
    yield Sample(make(3))
    yield Sample(make())


@samples("T", reference=np.transpose)
def _T(make):  # noqa: N802
    yield Sample(make(2, 3, 4))
    yield Sample(make(3))


@samples("mT", reference=lambda x: np.swapaxes(x, -1, -2))
def _mT(make):  # noqa: N802
    yield Sample(make(2, 3))
    yield Sample(make(2, 3, 4))


@samples("H", reference=lambda x: np.conj(np.transpose(x)))
def _H(make):  # noqa: N802
    yield Sample(make(2, 3))
    yield Sample(make())


@samples("mH", reference=lambda x: np.conj(np.swapaxes(x, -1, -2)))
def _mH(make):  # noqa: N802
    yield Sample(make(2, 3))
    yield Sample(make(2, 3, 4))


@samples("flip", reference=lambda x, *dims: np.flip(x, dims))
def _flip(make):
    yield Sample(make(2, 3), 0)
    yield Sample(make(2, 3, 2), 0, -1)
    yield Sample(make(0, 3), 1)


@samples("fliplr", reference=np.fliplr)
def _fliplr(make):
    yield Sample(make(2, 3))


@samples("flipud", reference=np.flipud)
def _flipud(make):
    yield Sample(make(2, 3))
    yield Sample(make(3))


@samples("roll", reference=lambda x, shifts, dims=None: np.roll(x, shifts, _axis(dims)))
def _roll(make):
    yield Sample(make(2, 3), 1)
    yield Sample(make(2, 3), -4, 1)
    yield Sample(make(2, 3, 4), (1, -2), (0, 2))
    yield Sample(make(4), (1, 2), dims=(0, 0))
    yield Sample(make(0, 3), 2, 0)


@samples("rot90", reference=lambda x, k=1, dims=(0, 1): np.rot90(x, k, dims))
def _rot90(make):
    yield Sample(make(2, 3))
    yield Sample(make(2, 3, 4), -1, (0, 2))
    yield Sample(make(2, 3), 2)
    yield Sample(make(2, 3), 4)
