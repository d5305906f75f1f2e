"""Samples of the rows that change shapes and orders, join, part and pad."""

from __future__ import annotations

import numpy as np

from tests.support.sampling import Sample, samples


def _axis(dim):
    return tuple(dim) if isinstance(dim, list | tuple) else dim


# ---- the same elements in another shape ----------------------------------------------------------

samples("reshape", lambda x, *shape: np.reshape(x, () if shape == ((),) else shape), lambda make: [
    (make(2, 3), 3, 2), (make(2, 3, 4), -1, 6), (make(2, 0, 3), 0, 5), (make(), 1, 1),
    (make(1), ())])  # fmt: skip
samples("view", lambda x, *shape: np.reshape(x, shape), lambda make: [
    (make(4), 4), (make(3), 1, 3, 1), (make(0), 2, 0), (make(), 1)])  # fmt: skip
samples("view_as", lambda x, y: np.reshape(x, y.shape), lambda make: [
    (make(6), make(6, 1, requires_grad=False))])  # fmt: skip
samples("reshape_as", lambda x, y: np.reshape(x, y.shape), lambda make: [
    (make(2, 6), make(3, 4, requires_grad=False))])  # fmt: skip


def _flattened(x, start_dim=0, end_dim=-1):
    x = np.atleast_1d(x)
    end = end_dim % x.ndim
    return x.reshape((*x.shape[:start_dim], -1, *x.shape[end + 1 :]))


samples("flatten", _flattened, lambda make: [
    make(2, 3, 4), (make(2, 3, 4), 1), Sample(make(2, 3, 4), start_dim=0, end_dim=-2), make(),
    (make(3), 0, 0)])  # fmt: skip
samples("ravel", np.ravel, lambda make: [make(2, 3), make(), make(0, 2)])
samples("unflatten",
    lambda x, dim, sizes: x.reshape(
        (*x.shape[: dim % x.ndim], *sizes, *x.shape[dim % x.ndim + 1 :])
    ),
    lambda make: [(make(2, 6), 1, (2, 3)), (make(6, 2), 0, (-1, 3)),
        (make(2, 6), -1, (6,))])  # fmt: skip


def _squeezed(x, dim=None):
    if dim is None:
        return np.squeeze(x)
    dims = [dim] if isinstance(dim, int) else dim
    return np.squeeze(x, tuple(d for d in dims if x.ndim and x.shape[d] == 1))


samples(("squeeze", "squeeze_copy"), _squeezed, lambda make: [
    make(1, 3, 1), (make(1, 3, 1), 0), Sample(make(1, 3, 1), dim=-2), (make(1, 3, 1), (0, 2)),
    (make(), 0)])  # fmt: skip
samples(
    ("unsqueeze", "unsqueeze_copy"),
    np.expand_dims,
    lambda make: [(make(2, 3), 0), (make(2, 3), -1), (make(), 0)],
)


def _expanded(x, *size):
    lead = len(size) - x.ndim
    return np.broadcast_to(x, [n if n != -1 else x.shape[i - lead] for i, n in enumerate(size)])


samples("expand", _expanded, lambda make: [
    (make(3, 1), 3, 4), (make(3, 1), 2, -1, 4), (make(), 2, 2), (make(1, 3), 0, 3)])  # fmt: skip
samples("expand_as", lambda x, y: np.broadcast_to(x, y.shape), lambda make: [
    (make(3, 1), make(2, 3, 4, requires_grad=False))])  # fmt: skip
samples("sum_to_size",
    lambda x, *size: np.sum(
        x.reshape((1,) * (1 + len(size) - x.ndim) + x.shape),
        axis=(0, *(i + 1 for i, n in enumerate(size) if n == 1)),
        keepdims=True,
    ).reshape(size),
    lambda make: [(make(4, 3, 2), 3, 1), (make(4, 3, 2), 3, 2), (make(4, 1, 2), 1, 1),
        (make(2, 3), 2, 3)])  # fmt: skip
samples("atleast_1d", np.atleast_1d, lambda make: [make(), make(2, 3)])
samples("atleast_2d", np.atleast_2d, lambda make: [make(), make(3)])
samples("atleast_3d", np.atleast_3d, lambda make: [make(), make(3), make(2, 3)])


def _each(function):
    return lambda *xs: [function(x) for x in (xs[0] if isinstance(xs[0], list) else xs)]


samples("atleast_1d.Sequence", _each(np.atleast_1d), lambda make: [
    (make(), make(2, requires_grad=False)),
    [make(2, 3, requires_grad=False), make()]], promotes=False)  # fmt: skip
samples("atleast_2d.Sequence", _each(np.atleast_2d), lambda make: [
    (make(3), make(requires_grad=False)), [make(2, 3)]], promotes=False)  # fmt: skip
samples("atleast_3d.Sequence", _each(np.atleast_3d), lambda make: [
    (make(3), make(2, 3, requires_grad=False)), [make()]], promotes=False)  # fmt: skip
samples("contiguous", np.array, lambda make: [make(2, 3), make()])
samples("clone", np.array, lambda make: [make(2, 3), make(), make(0, 3)])


# ---- the same elements in another order ----------------------------------------------------------

samples(("transpose", "transpose_copy"), lambda x, a, b: np.swapaxes(x, a, b) if x.ndim else x,
    lambda make: [
        (make(2, 3), 0, 1), (make(2, 3, 4), -1, 0), (make(2, 0, 4), 1, 2),
        (make(), 0, -1)])  # fmt: skip
samples("permute", lambda x, *dims: np.transpose(x, dims), lambda make: [
    (make(2, 3, 4), 2, 0, 1), (make(2, 3, 4), -1, 0, 1), (make(3), 0)])  # fmt: skip
samples("movedim", np.moveaxis, lambda make: [
    (make(2, 3, 4), 0, 2), (make(2, 3, 4), (0, -1), (1, 0))])  # fmt: skip
samples(("t", "t_copy"), np.transpose, lambda make: [make(2, 3), make(3), make()])
samples("T", np.transpose, lambda make: [make(2, 3, 4), make(3)])
samples("mT", lambda x: np.swapaxes(x, -1, -2), lambda make: [make(2, 3), make(2, 3, 4)])
samples("H", lambda x: np.conj(np.transpose(x)), lambda make: [make(2, 3), make()])
samples("mH", lambda x: np.conj(np.swapaxes(x, -1, -2)), lambda make: [make(2, 3), make(2, 3, 4)])
samples("flip", lambda x, *dims: np.flip(x, dims), lambda make: [
    (make(2, 3), 0), (make(2, 3, 2), 0, -1), (make(0, 3), 1)])  # fmt: skip
samples("fliplr", np.fliplr, lambda make: [make(2, 3)])
samples("flipud", np.flipud, lambda make: [make(2, 3), make(3)])
samples("roll", lambda x, shifts, dims=None: np.roll(x, shifts, _axis(dims)), lambda make: [
    (make(2, 3), 1), (make(2, 3), -4, 1), (make(2, 3, 4), (1, -2), (0, 2)),
    Sample(make(4), (1, 2), dims=(0, 0)), (make(0, 3), 2, 0)])  # fmt: skip
samples("rot90", lambda x, k=1, dims=(0, 1): np.rot90(x, k, dims), lambda make: [
    make(2, 3), (make(2, 3, 4), -1, (0, 2)), (make(2, 3), 2), (make(2, 3), 4)])  # fmt: skip
