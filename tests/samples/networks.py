"""Samples of the functions of networks: gates, normalisation, shuffles, padding and images.

The references are the definitions, element by element where that is short.
"""

from __future__ import annotations

import itertools
import math

import numpy as np
from scipy import special

from autograd.array.interpolation import Taps
from tests.support.sampling import Sample, samples

# ---- gates ---------------------------------------------------------------------------------------


def _glu(x, dim=-1):
    a, b = np.split(x, 2, axis=dim)
    return a * special.expit(b)


samples("nn.functional.glu", _glu, lambda make: [
    make(3, 4), Sample(make(4, 2, 3), dim=0), make(0, 4)], complex=False)  # fmt: skip


samples(
    "nn.functional._gated", lambda x, gate: x * special.expit(gate),
    lambda make: [(make(2, 3), make(2, 3)), (make(2, 3), make(3)), (make(), make(2))],
    complex=False,
)  # fmt: skip


def _prelu(x, weight):
    shape = (1, -1) + (1,) * (x.ndim - 2) if x.ndim > 1 else ()
    return np.where(x > 0, x, weight.reshape(shape) * x)


samples("nn.functional.prelu", _prelu, lambda make: [
    (make(2, 3, 4), make(3)), (make(2, 3), make(1)), (make(4), make(1)),
    (make(0, 3), make(3))], complex=False)  # fmt: skip


samples(
    "nn.functional._prelu", lambda x, weight: np.where(x > 0, x, weight * x),
    lambda make: [(make(2, 3), make(2, 3)), (make(2, 3), make(3)), (make(), make(2))],
    complex=False,
)  # fmt: skip


def _rrelu(x, lower=0.125, upper=1 / 3, training=False, inplace=False):
    return np.where(x > 0, x, x * np.asarray((lower + upper) / 2, x.dtype))


samples("nn.functional.rrelu", _rrelu, lambda make: [
    make(3, 4), (make(3, 4), 0.3, 0.3, True), make()], complex=False)  # fmt: skip


def _one_sided(x, tau=1, hard=False, eps=1e-10, dim=-1):
    return special.softmax(x / tau, axis=dim) if x.shape[dim] else x


samples("nn.functional.gumbel_softmax", _one_sided, lambda make: [
    Sample(make(3, 1), tau=0.7),  # nothing to choose from
    Sample(make(1, 2), dim=0)], complex=False)  # fmt: skip


# ---- normalisation -------------------------------------------------------------------------------


def _moments(x, axes, eps):
    mean = x.mean(axes, keepdims=True)
    return mean, 1 / np.sqrt(((x - mean) ** 2).mean(axes, keepdims=True) + eps)


def _affine(x, weight, bias, shape=None):
    for each, operate in ((weight, np.multiply), (bias, np.add)):
        if each is not None:
            x = operate(x, each if shape is None else each.reshape(shape))
    return x


def _native_layer_norm(x, shape, weight, bias, eps):
    mean, rstd = _moments(x, tuple(range(x.ndim - len(shape), x.ndim)), eps)
    return _affine((x - mean) * rstd, weight, bias), mean, rstd


samples("native_layer_norm", _native_layer_norm, lambda make: [
    (make(3, 4), [4], make(4), make(4), 1e-2),
    (make(2, 3, 4), [3, 4], None, None, 1e-2)], complex=False, rtol=1e-9)  # fmt: skip
samples("nn.functional.layer_norm",
    lambda x, shape, weight=None, bias=None, eps=1e-5: _native_layer_norm(
        x, shape, weight, bias, eps
    )[0],
    lambda make: [(make(3, 4), [4], make(4), make(4)), (make(2, 3, 4), [3, 4], make(3, 4)),
        Sample(make(3, 4), [4], None, make(4), eps=0.1),
        (make(0, 4), [4], make(4))], complex=False, rtol=1e-9)  # fmt: skip


def _native_group_norm(x, weight, bias, n, c, _, groups, eps):
    parts = x.reshape(n, groups, -1)
    mean, rstd = _moments(parts, (2,), eps)
    out = ((parts - mean) * rstd).reshape(x.shape)
    shape = (c,) + (1,) * (x.ndim - 2)
    return _affine(out, weight, bias, shape), mean[..., 0], rstd[..., 0]


samples("native_group_norm", _native_group_norm, lambda make: [
    (make(2, 4, 3), make(4), make(4), 2, 4, 3, 2, 1e-2),
    (make(2, 4, 2, 2), None, None, 2, 4, 4, 4, 1e-2)], complex=False, rtol=1e-9)  # fmt: skip
samples("nn.functional.group_norm",
    lambda x, groups, weight=None, bias=None, eps=1e-5: _native_group_norm(
        x, weight, bias, x.shape[0], x.shape[1], None, groups, eps
    )[0],
    lambda make: [(make(2, 4, 3), 2, make(4), make(4)), (make(2, 6), 2),
        Sample(make(2, 4, 3), 4, make(4), eps=0.1)], complex=False, rtol=1e-9)  # fmt: skip


def _of_channels(values, x):
    return values.reshape((-1,) + (1,) * (x.ndim - 2))


def _batch(x, weight, bias, running_mean, running_var, eps):
    """Result, mean, rstd and variance."""
    axes = (0, *range(2, x.ndim))
    mean = x.mean(axes) if running_mean is None else running_mean
    var = x.var(axes) if running_var is None else running_var
    rstd = 1 / np.sqrt(var + eps)
    out = (x - _of_channels(mean, x)) * _of_channels(rstd, x)
    return _affine(out, weight, bias, (-1,) + (1,) * (x.ndim - 2)), mean, rstd, var


@samples("nn.functional._batch_norm_moments", reference=_batch, complex=False, rtol=1e-9)
def _batch_norm_moments(make):
    given = make(3, requires_grad=False), make(3, low=0.2, requires_grad=False)
    yield Sample(make(4, 3), make(3), make(3), None, None, 1e-2)
    yield Sample(make(2, 3, 4), make(3), make(3), *given, 1e-2)


def _native_batch(x, weight, bias, mean, var, training, momentum, eps):
    given = (None, None) if training else (mean, var)
    out, mean, rstd, _ = _batch(x, weight, bias, *given, eps)
    nothing = np.zeros(0, x.dtype)
    return (out, mean, rstd) if training else (out, nothing, nothing)


@samples("native_batch_norm", reference=_native_batch, complex=False, rtol=1e-9)
def _native_batch_norm(make):
    given = make(3, requires_grad=False), make(3, low=0.2, requires_grad=False)
    yield Sample(make(4, 3), make(3), make(3), None, None, True, 0.1, 1e-2)
    yield Sample(make(2, 3, 4), make(3), None, *given, False, 0.1, 1e-2)


def _batch_norm(x, mean, var, weight=None, bias=None, training=False, momentum=0.1, eps=1e-5):
    return _native_batch(x, weight, bias, mean, var, training, momentum, eps)[0]


@samples("nn.functional.batch_norm", reference=_batch_norm, complex=False, rtol=1e-9)
def _batch_norm_samples(make):
    given = make(3, requires_grad=False), make(3, low=0.2, requires_grad=False)
    yield Sample(make(4, 3), None, None, make(3), make(3), True)
    yield Sample(make(2, 3, 4), None, None, None, make(3), True, eps=0.1)
    yield Sample(make(2, 3, 2, 2), *given, make(3), make(3))


def _instance(x, mean=None, var=None, weight=None, bias=None, use_input_stats=True, eps=1e-5):
    if not use_input_stats:
        return _batch_norm(x, mean, var, weight, bias, eps=eps)
    mean, rstd = _moments(x, tuple(range(2, x.ndim)), eps)
    return _affine((x - mean) * rstd, weight, bias, (-1,) + (1,) * (x.ndim - 2))


@samples("nn.functional.instance_norm", reference=_instance, complex=False, rtol=1e-9)
def _instance_norm(make):
    given = make(3, requires_grad=False), make(3, low=0.2, requires_grad=False)
    yield Sample(make(2, 3, 4), weight=make(3), bias=make(3))
    yield Sample(make(2, 3, 2, 2), eps=0.1)
    yield Sample(make(2, 3, 4), *given, make(3), use_input_stats=False)


def _rms(x, shape, weight=None, eps=None):
    eps = np.finfo(x.dtype).eps if eps is None else eps
    axes = tuple(range(x.ndim - len(shape), x.ndim))
    out = x / np.sqrt((x * x).mean(axes, keepdims=True) + eps)
    return _affine(out, weight, None)


samples("nn.functional.rms_norm", _rms, lambda make: [
    Sample(make(3, 4), [4], make(4), eps=0.1),
    Sample(make(2, 3, 4), [3, 4], eps=0.1)], rtol=1e-9)  # fmt: skip


def _normalized(x, p=2.0, dim=1, eps=1e-12):
    norms = (np.abs(x) ** p).sum(dim, keepdims=True) ** (1 / p)
    return x / np.maximum(norms, eps).astype(norms.dtype)


samples("nn.functional.normalize", _normalized, lambda make: [
    make(3, 4), Sample(make(3, 4, 2), p=3.0, dim=-1)], rtol=1e-9)  # fmt: skip


def _local_response(x, size, alpha=1e-4, beta=0.75, k=1.0):
    out = np.empty_like(x)
    for c in range(x.shape[1]):
        near = x[:, max(c - size // 2, 0) : c + (size - 1) // 2 + 1]
        out[:, c] = x[:, c] / (k + alpha * (near**2).sum(1) / size) ** beta
    return out


samples("nn.functional.local_response_norm", _local_response, lambda make: [
    Sample(make(2, 4, 3), 3, alpha=0.5),
    (make(2, 4, 3, 2), 2, 0.5, 0.6, 1.5)], complex=False)  # fmt: skip


# ---- shuffles and padding ------------------------------------------------------------------------


def _pixel_shuffle(x, r):
    *batch, c, h, w = x.shape
    out = np.empty((*batch, c // r**2, h * r, w * r), x.dtype)
    for i, j in itertools.product(range(r), repeat=2):
        out[..., i::r, j::r] = x[..., i * r + j :: r * r, :, :]
    return out


def _pixel_unshuffle(x, r):
    *batch, c, h, w = x.shape
    out = np.empty((*batch, c * r**2, h // r, w // r), x.dtype)
    for i, j in itertools.product(range(r), repeat=2):
        out[..., i * r + j :: r * r, :, :] = x[..., i::r, j::r]
    return out


def _channel_shuffle(x, groups):
    each = x.shape[1] // groups
    return x[:, [i // groups + i % groups * each for i in range(x.shape[1])]]


samples("nn.functional.pixel_shuffle", _pixel_shuffle, lambda make: [
    (make(2, 4, 2, 3), 2), (make(9, 1, 2), 3)])  # fmt: skip
samples("nn.functional.pixel_unshuffle", _pixel_unshuffle, lambda make: [
    (make(2, 1, 4, 2), 2), (make(1, 3, 6), 3)])  # fmt: skip
samples("nn.functional.channel_shuffle", _channel_shuffle, lambda make: [
    (make(2, 6, 3), 3), (make(1, 4, 2, 2), 2)])  # fmt: skip


_PADDINGS = {"constant": "constant", "reflect": "reflect", "replicate": "edge", "circular": "wrap"}


def _padded(x, sizes, mode="constant", value=None):
    pairs = [(0, 0)] * (x.ndim - len(sizes) // 2)
    pairs += [(sizes[i], sizes[i + 1]) for i in range(len(sizes) - 2, -1, -2)]
    facts = {"constant_values": value or 0} if mode == "constant" else {}
    return np.pad(x, pairs, _PADDINGS[mode], **facts)


@samples("nn.functional.pad", reference=_padded)
def _pad(make):
    yield Sample(make(2, 3), (1, 2))
    yield Sample(make(2, 3), (1, 0, 0, 2), value=1)
    for mode in ("reflect", "replicate", "circular"):
        yield Sample(make(2, 3, 4), (2, 1), mode=mode)
        yield Sample(make(2, 3, 4), (1, 2, 1, 0), mode=mode)


# ---- images --------------------------------------------------------------------------------------


def _matrix(mode, n, wanted, align):
    """The matrix of one dimension, from the definition of the mode."""
    matrix = np.zeros((wanted, n))
    for i in range(wanted):
        if mode == "nearest":
            matrix[i, i * n // wanted] = 1
        elif mode == "area":
            first, stop = i * n // wanted, -(-(i + 1) * n // wanted)
            matrix[i, first:stop] = 1 / (stop - first)
        else:
            x = i * (n - 1) / (wanted - 1) if align else (i + 0.5) * n / wanted - 0.5
            x = min(max(x, 0), n - 1)
            for k in range(n):
                matrix[i, k] = max(1 - abs(x - k), 0)
    return matrix


def _interpolated(x, size=None, scale_factor=None, mode="nearest", align_corners=None, **_):
    sizes = [int(n * scale_factor) for n in x.shape[2:]] if size is None else size
    for axis, wanted in enumerate(sizes, 2):
        matrix = _matrix(mode, x.shape[axis], wanted, align_corners)
        x = np.moveaxis(np.tensordot(matrix, x, (1, axis)), 0, axis).astype(x.dtype)
    return x


samples("nn.functional.interpolate", _interpolated, lambda make: [
    *(Sample(make(2, 1, 4), (6,), mode=mode) for mode in ("nearest", "area", "linear")),
    Sample(make(1, 2, 2, 3), (3, 2), mode="bilinear", align_corners=True),
    Sample(make(1, 2, 2, 3), scale_factor=2, mode="bilinear", align_corners=False),
    Sample(make(1, 1, 2, 3, 2), (3, 2, 2), mode="trilinear", align_corners=False),
], complex=False)  # fmt: skip


def _older(name, mode, align=None):
    def reference(x, size):
        return _interpolated(x, size, None, mode, align)

    @samples(f"nn.functional.{name}", reference=reference, complex=False)
    def _(make):
        yield Sample(make(1, 2, 2, 3), (3, 2))


_older("upsample", "nearest")
_older("upsample_nearest", "nearest")
_older("upsample_bilinear", "bilinear", True)


@samples(
    "nn.functional._resample", reference=lambda x, dim, taps: _taken(x, dim, taps), complex=False
)
def _resample(make):
    places, weights = make.random.integers(0, 4, (3, 2)), make.random.uniform(0.2, 1, (3, 2))
    for shape, dim in (((4,), 0), ((2, 4), 1), ((4, 3, 1), 0)):
        yield Sample(make(*shape), dim, Taps(places, weights, 4))


def _taken(x, dim, taps):
    x = np.moveaxis(x, dim, -1)
    found = (x[..., taps.places] * taps.weights.astype(x.dtype)).sum(-1)
    return np.moveaxis(found, -1, dim)


def _grid_sampled(x, grid, mode=0, padding=0, align=True):
    """Bilinear, with zeros around the image and aligned corners."""
    n, c, *sizes = x.shape
    out = np.zeros((n, c, *grid.shape[1:-1]), x.dtype)
    for place in np.ndindex(n, *grid.shape[1:-1]):
        at = [(g + 1) / 2 * (s - 1) for g, s in zip(grid[place][::-1], sizes, strict=True)]
        for pixel in np.ndindex(*sizes):
            weight = math.prod(max(1 - abs(a - p), 0) for a, p in zip(at, pixel, strict=True))
            out[(place[0], slice(None), *place[1:])] += x[(place[0], slice(None), *pixel)] * weight
    return out


def _grids(*ranks, **facts):
    def draw(make):
        for k in ranks:
            x, grid = make(2, 2, *(3, 4, 2)[:k]), make(2, *(1, 2, 3)[:k], k, low=-1.2, high=1.2)
            yield Sample(x, grid, **facts) if facts else Sample(x, grid, 0, 0, True)

    return draw


for _name, _ranks in (("", (2, 3)), ("_2d", (2,)), ("_3d", (3,))):
    samples(f"grid_sampler{_name}", reference=_grid_sampled, complex=False)(_grids(*_ranks))
samples(
    "nn.functional.grid_sample",
    reference=lambda x, grid, align_corners: _grid_sampled(x, grid),
    complex=False,
)(_grids(2, 3, align_corners=True))


def _affine_grid(theta, size, align_corners):
    k = len(size) - 2
    out = np.empty((size[0], *size[2:], k), theta.dtype)
    for place in np.ndindex(*size[2:]):
        at = [2 * p / (n - 1) - 1 if align_corners else (2 * p + 1) / n - 1
              for p, n in zip(place, size[2:], strict=True)]  # fmt: skip
        out[(slice(None), *place)] = theta @ np.array([*at[::-1], 1], theta.dtype)
    return out


samples("nn.functional.affine_grid", _affine_grid, lambda make: [
    *(Sample(make(2, 2, 3), (2, 1, 2, 3), align_corners=align) for align in (True, False)),
    Sample(make(1, 3, 4), (1, 1, 2, 3, 2), align_corners=False)], complex=False)  # fmt: skip


def _weighted_samples(x, weights, places):
    padded = np.concatenate([x, np.zeros_like(x[..., :1])], -1)  # which -1 names
    picked = np.take_along_axis(padded[..., None, :], places[..., None, :, :], -1)
    return (picked * weights[..., None, :, :]).sum(-2)


samples("_weighted_samples", _weighted_samples, lambda make: [
    Sample(make(2, 3, 5), make(2, 4, 6), np.arange(48).reshape(2, 4, 6) * 7 % 6 - 1),
    Sample(make(3, 2), make(1, 3), np.array([[1, 1, 0]])),
    Sample(make(2, 1, 4), make(2, 2, 3), np.array([[[3, -1, 0], [3, 2, -1]]] * 2)),
])  # fmt: skip

samples("_mapped_grid", lambda theta, points, size: np.reshape(
    np.einsum("nij,pj->npi", theta, points), size), lambda make: [
    Sample(make(2, 2, 3), make(12, 3, whole=True, requires_grad=False), (2, 3, 4, 2)),
    Sample(make(1, 3, 4), make(2, 4, whole=True, requires_grad=False), (1, 1, 2, 1, 3)),
])  # fmt: skip
