"""Samples of convolution and pooling, against their definitions by loops."""

from __future__ import annotations

import numpy as np

import autograd as ag
from tests.support.native import window_loops as loops
from tests.support.sampling import Sample, samples

SIZES = {1: (7,), 2: (5, 6), 3: (4, 3, 5)}

# ---- convolution ---------------------------------------------------------------------------------

samples("convolution", loops.convolution, lambda make: [
    (make(2, 2, 5), make(3, 2, 3), make(3), (1,), (1,), (1,), False, (0,), 1),
    (make(2, 4, 5, 6), make(4, 2, 3, 2), make(4), (2, 1), (1, 2), (1, 2), False, (0, 0), 2),
    (make(2, 4, 3), make(4, 1, 3), make(2), (2,), (1,), (1,), True, (1,), 2),
    # The output has room for more windows than there are inputs.
    (make(1, 2, 3), make(2, 1, 2), None, (1,), (1,), (3,), True, (2,), 1)])  # fmt: skip
samples("_convolution_weight", loops.convolution_weight, lambda make: [
    (make(2, 2, 5), make(2, 3, 3), (3,), (2,), (1,), (1,), 1),
    (make(2, 4, 5, 4), make(2, 2, 3, 4), (3, 2), (2, 1), (1, 1), (1, 2), 2)])  # fmt: skip


def _conv(d):
    @samples(f"nn.functional.conv{d}d", reference=loops.conv, promotes=False)
    def _(make):
        size, three = SIZES[d], (3, 2, 1)[:d]
        yield Sample(make(2, 2, *size), make(3, 2, *three), make(3))
        yield Sample(make(2, 2, *size), make(3, 2, *three), None, 2, 1)
        yield Sample(make(2, *size), make(1, 2, *three), make(1))
        yield Sample(make(1, 2, *size), make(2, 2, *three), padding="same")
        yield Sample(make(1, 4, *size), make(2, 2, *(2,) * d), padding="valid", groups=2)
        yield Sample(make(2, 2, *size), make(4, 1, *(2,) * d), make(4), groups=2, dilation=2)
        yield Sample(make(2, 2, *size), make(2, 2, *(1,) * d), stride=[2] * d)
        yield Sample(make(0, 2, *size), make(3, 2, *three), make(3))


samples("nn.functional.conv_tbc", loops.conv_tbc, lambda make: [
    (make(7, 2, 3), make(3, 3, 2), make(2)),
    (make(5, 2, 3), make(2, 3, 4), make(4), 1)], promotes=False)  # fmt: skip


def _conv_transpose(d):
    @samples(f"nn.functional.conv_transpose{d}d", reference=loops.conv_transpose, promotes=False)
    def _(make):
        size, kernel = (3, 2, 2)[:d], (3, 2, 1)[:d]
        yield Sample(make(2, 2, *size), make(2, 3, *kernel), make(3))
        yield Sample(make(2, 2, *size), make(2, 2, *kernel), None, 2, 0, 1)
        yield Sample(make(2, *size), make(2, 1, *kernel), make(1))
        yield Sample(make(1, 4, *size), make(4, 1, *kernel), groups=2, dilation=2, stride=3)
        yield Sample(make(0, 2, *size), make(2, 3, *kernel), make(3))


for _d in (1, 2, 3):
    _conv(_d)
    _conv_transpose(_d)

# ---- pooling over windows of one size ------------------------------------------------------------

samples("nn.functional._pool_max", lambda *args: loops.pool_max(*args)[:2], lambda make: [
    (make(2, 7, distinct=True), (3,), (2,), (1,), (1,), True),
    (make(2, 5, 6, distinct=True), (3, 2), (2, 1), (1, 0), (1, 2), False),
], complex=False)  # fmt: skip


def _places(make, *shape, high):
    return ag.tensor(make.random.integers(0, high, shape).astype(np.uint8))


def _pick(x, places, kernel, stride, padding, dilation, ceil_mode):
    out = np.zeros(places.shape, x.dtype)
    size = x.shape[x.ndim - len(kernel) :]
    count = places.shape[x.ndim - len(kernel) :]
    for q, inside in loops.windows(size, kernel, stride, padding, dilation, count):
        for k, at in inside:
            here = places[(..., *q)] == np.ravel_multi_index(k, kernel)
            out[(..., *q)] += np.where(here, x[(..., *at)], 0)
    return out


def _put(y, places, shape, kernel, stride, padding, dilation, ceil_mode):
    out = np.zeros(shape, y.dtype)
    size = shape[len(shape) - len(kernel) :]
    count = y.shape[y.ndim - len(kernel) :]
    for q, inside in loops.windows(size, kernel, stride, padding, dilation, count):
        for k, at in inside:
            here = places[(..., *q)] == np.ravel_multi_index(k, kernel)
            out[(..., *at)] += np.where(here, y[(..., *q)], 0)
    return out


@samples("nn.functional._pool_pick", reference=_pick)
def _pool_pick(make):
    windows = (3, 2), (2, 2), (1, 0), (1, 1), False
    yield Sample(make(2, 5, 4), _places(make, 2, 3, 2, high=6), *windows)
    yield Sample(make(2, 4), _places(make, 2, 2, high=2), (2,), (2,), (0,), (1,), False)


@samples("nn.functional._pool_put", reference=_put)
def _pool_put(make):
    windows = (3, 2), (2, 2), (1, 0), (1, 1), False
    yield Sample(make(2, 3, 2), _places(make, 2, 3, 2, high=6), (2, 5, 4), *windows)
    yield Sample(make(2, 2), _places(make, 2, 2, high=2), (2, 5), (2,), (2,), (0,), (1,), False)


samples("nn.functional._pool_mean", loops.pool_mean, lambda make: [
    (make(2, 7), (3,), (2,), (1,), True, False, None),
    (make(2, 5, 6), (2, 3), (2, 1), (0, 1), False, True, 4)], complex=False)  # fmt: skip


def _mean_adjoint(y, shape, *numbers):
    """Column by column: the means of each element alone, times the gradients."""
    units = np.eye(np.prod(shape)).reshape(-1, *shape)
    means = loops.pool_mean(units, *numbers)
    return np.tensordot(means, y, y.ndim).reshape(shape).astype(y.dtype)


samples("nn.functional._pool_mean_adjoint", _mean_adjoint, lambda make: [
    (make(2, 4), (2, 7), (3,), (2,), (1,), False, True, None),
    (make(1, 3, 2), (1, 6, 4), (2, 2), (2, 2), (0, 0), False, True, None),
], complex=False)  # fmt: skip


def _max_pool(d, suffix):
    @samples(
        f"nn.functional.max_pool{d}d{suffix}",
        reference=loops.max_pool(d, bool(suffix)),
        complex=False,
    )
    def _(make):
        size = SIZES[d]
        yield Sample(make(2, 2, *size, distinct=True), 2)
        yield Sample(make(2, *size, distinct=True), 3, 2, 1, ceil_mode=True)
        yield Sample(make(1, 2, *size, distinct=True), 2, stride=1, dilation=2, return_indices=True)
        yield Sample(make(0, 2, *size), [2] * d)


def _avg_pool(d):
    @samples(f"nn.functional.avg_pool{d}d", reference=loops.avg_pool(d), complex=False)
    def _(make):
        size = SIZES[d]
        yield Sample(make(2, 2, *size), 2)
        yield Sample(make(2, *size), 3, 2, 1, ceil_mode=True)
        yield Sample(make(2, *size), 3, 1, 1, False, False)
        if d > 1:
            yield Sample(make(1, 2, *size), [2] * d, divisor_override=3)
        yield Sample(make(0, 2, *size), 2)


def _lp_pool(d):
    @samples(f"nn.functional.lp_pool{d}d", reference=loops.lp_pool(d), complex=False)
    def _(make):
        size = SIZES[d]
        yield Sample(make(2, 2, *size, low=0.2), 2, 2)
        yield Sample(make(2, *size, low=0.2), 3.0, 2, 1, True)
        yield Sample(make(1, *(4, 2, 2)[:d], low=0.2), 2.0, 2)
        yield Sample(make(2, *size, distinct=True), np.inf, 2)


for _d in (1, 2, 3):
    for _suffix in ("", "_with_indices"):
        _max_pool(_d, _suffix)
    _avg_pool(_d)
    _lp_pool(_d)

# ---- pooling over regions ------------------------------------------------------------------------


def _axes_adjoint(y, shape, count):
    units = np.eye(np.prod(shape)).reshape(-1, *shape)
    means = loops.adaptive_avg_pool(len(count))(units, count)
    return np.tensordot(means, y, y.ndim).reshape(shape).astype(y.dtype)


samples("nn.functional._adaptive_means",
    lambda x, count: loops.adaptive_avg_pool(len(count))(x, count),
    lambda make: [
        (make(2, 6), (3,)), (make(2, 5, 4), (3, 4))])  # fmt: skip
samples("nn.functional._adaptive_means_adjoint", _axes_adjoint, lambda make: [
    (make(2, 3), (2, 6), (3,)), (make(1, 3, 4), (1, 5, 2), (3, 4))])  # fmt: skip
samples("nn.functional._adaptive_maxima",
    lambda x, count: loops.adaptive_max_pool(len(count), True)(x, count),
    lambda make: [(make(2, 7, distinct=True), (3,)),
        (make(2, 5, 4, distinct=True), (3, 2))], complex=False)  # fmt: skip


@samples(
    "nn.functional._fractional_maxima", reference=loops.fractional_maxima, complex=False,
    promotes=False,
)  # fmt: skip
def _fractional_maxima(make):
    drawn = make(2, 2, 2, low=0, high=1, requires_grad=False)
    yield Sample(make(2, 2, 6, 7, distinct=True), drawn, (2, 3), (3, 4))


def _adaptive(d):
    @samples(f"nn.functional.adaptive_avg_pool{d}d", reference=loops.adaptive_avg_pool(d))
    def _means(make):
        yield Sample(make(2, 2, *SIZES[d]), 2)
        yield Sample(make(2, *SIZES[d]), (3, None, 5)[:d])
        yield Sample(make(0, 2, *SIZES[d]), 1)

    for suffix in ("", "_with_indices"):

        @samples(
            f"nn.functional.adaptive_max_pool{d}d{suffix}",
            reference=loops.adaptive_max_pool(d, bool(suffix)),
            complex=False,
        )
        def _maxima(make):
            yield Sample(make(2, 2, *SIZES[d], distinct=True), 2)
            yield Sample(make(2, *SIZES[d], distinct=True), (3, None, 5)[:d], return_indices=True)
            yield Sample(make(2, *SIZES[d], distinct=True), 1)


def _fractional(d):
    for suffix in ("", "_with_indices"):

        @samples(
            f"nn.functional.fractional_max_pool{d}d{suffix}",
            reference=loops.fractional_max_pool(d, bool(suffix)),
            complex=False,
            promotes=False,
        )
        def _(make):
            drawn = make(2, 2, d, low=0, high=1, requires_grad=False)
            x = make(2, 2, *(7, 6, 5)[:d], distinct=True)
            yield Sample(x, 2, 3, random_samples=drawn)
            yield Sample(x, (3, 2, 1)[:d], output_ratio=[0.5] * d, return_indices=True,
                         random_samples=drawn)  # fmt: skip


def _max_unpool(d):
    @samples(f"nn.functional.max_unpool{d}d", reference=loops.max_unpool(d))
    def _(make):
        shape = (2, 2, *(2, 3, 2)[:d])
        elements = int(np.prod(shape[2:])) * 2**d
        drawn = [make.random.permutation(elements)[: int(np.prod(shape[2:]))] for _ in range(4)]
        indices = ag.tensor(np.array(drawn).reshape(shape))
        yield Sample(make(*shape), indices, 2)
        yield Sample(make(*shape[1:]), indices[0], 2)
        more = [2 * n + 1 for n in shape[2:]]
        yield Sample(make(*shape), indices, 2, output_size=more)


for _d in (1, 2, 3):
    _adaptive(_d)
    if _d > 1:
        _fractional(_d)
    _max_unpool(_d)

# ---- columns -------------------------------------------------------------------------------------

samples("nn.functional.unfold", loops.unfold, lambda make: [
    (make(2, 2, 4, 5), 2), (make(2, 2, 4, 5), (3, 2), 1, 1, (2, 1)),
    Sample(make(2, 5, 4), (2, 2), dilation=2), (make(0, 2, 4, 5), 2)])  # fmt: skip
samples("nn.functional.fold", loops.fold, lambda make: [
    (make(2, 8, 12), (4, 5), 2), (make(2, 12, 12), (4, 5), (3, 2), 1, 1, (2, 1)),
    (make(1, 4, 6), (4, 5), (2, 2), 2),
    Sample(make(8, 6), (5, 4), 2, stride=(2, 1), padding=(0, 0))])  # fmt: skip
