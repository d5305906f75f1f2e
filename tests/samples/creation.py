"""Samples of creation rows, random rows, dropout and of what is asked about values.

What a random row draws is no function of its arguments, so here it gets arguments that leave it no
choice; tests/methods/test_random.py looks at the draws.
"""

from __future__ import annotations

import math

import numpy as np
from scipy import special

import autograd as ag
from tests.support.sampling import Sample, samples

_DRAWN = "what is drawn does not depend on the argument smoothly"


def _quantile_slope(shape, sample, step=1e-4):
    """The difference quotient of the quantile that a gamma sample is, by SciPy."""
    share = special.gammainc(shape, sample)
    high, low = (special.gammaincinv(shape + d, share) for d in (step, -step))
    return (high - low) / (2 * step)


def _same_size(*size, dtype=np.float64, **_):
    """Sizes as ints or as one tuple, as zeros takes them."""
    return size[0] if size and isinstance(size[0], tuple) else size


# ---- constants -----------------------------------------------------------------------------------

samples({"zeros": lambda *n, dtype=None: np.zeros(_same_size(*n), dtype),
    "ones": lambda *n, dtype=None: np.ones(_same_size(*n), dtype)}, draw=lambda make: [
    (3, 4), ((2, 0, 3),), Sample((), dtype=np.float32),
    Sample(2, dtype=np.int64)], grad=False, keeps_dtype=False)  # fmt: skip
samples("empty", lambda *n, dtype=None: np.zeros(_same_size(*n), dtype), lambda make: [
    (2, 0), ((0,),)], grad=False, keeps_dtype=False)  # fmt: skip
samples("full", lambda size, value, dtype=None: np.full(size, value, dtype), lambda make: [
    ((2, 3), 1.5), ((2,), 3), ((2,), True), ((0, 2), 1j),
    Sample((), 2, dtype=np.float32)], grad=False, keeps_dtype=False)  # fmt: skip
samples("ones_like", None, lambda make: [
    make(3, 4), make(2, 0, 3), make(), Sample(make(2), dtype=np.int64)], grad=False)  # fmt: skip
samples("empty_like", None, lambda make: [make(2, 0, 3)], grad=False)
samples("full_like", None, lambda make: [
    (make(3, 4), 2), (make(0), 2), (make(), 1),
    Sample(make(2), 3, dtype=np.int64)], grad=False)  # fmt: skip
samples({"new_zeros": lambda x, *n, dtype=None: np.zeros(_same_size(*n), dtype or x.dtype),
    "new_ones": lambda x, *n, dtype=None: np.ones(_same_size(*n), dtype or x.dtype)
}, draw=lambda make: [
    (make(2), (3, 4)), (make(2), 2, 0),
    Sample(make(), (2,), dtype=np.int64)], grad=False)  # fmt: skip
samples("new_empty", lambda x, size: np.zeros(size, x.dtype), lambda make: [
    (make(3), (0, 2))], grad=False)  # fmt: skip
samples("new_full", lambda x, size, value, dtype=None: np.full(size, value, dtype or x.dtype),
    lambda make: [
        (make(3), (2, 2), 3), Sample(make(3), (2,), 2, dtype=np.int64)], grad=False)  # fmt: skip


# ---- ranges and tables ---------------------------------------------------------------------------

samples("eye", lambda n, m=None, dtype=None: np.eye(n, m, dtype=dtype or float), lambda make: [
    3, (2, 3), (0, 2), Sample(2, dtype=np.int64)], grad=False, keeps_dtype=False)  # fmt: skip


def _np_arange(*bounds, dtype=None):
    return np.arange(*bounds, dtype=dtype)


samples("arange", _np_arange, lambda make: [
    5, 2.5, 0, Sample(3, dtype=np.float32)], grad=False, keeps_dtype=False)  # fmt: skip
samples("arange.start", _np_arange, lambda make: [
    (1, 7, 2), (7, 1, -2), (0.5, 2.0, 0.25), (3, 3),
    Sample(1, 3, dtype=np.float32)], grad=False, keeps_dtype=False)  # fmt: skip
samples("linspace", np.linspace, lambda make: [
    (0, 1, 11), (3.0, -2.0, 5), (1, 2, 1), (1, 2, 0), (0, 1 + 1j, 4),
    Sample(0, 1, 3, dtype=np.float32)], grad=False, keeps_dtype=False)  # fmt: skip
samples("logspace", lambda start, end, steps, base=10.0: np.logspace(start, end, steps, base=base),
    lambda make: [
        (0, 2, 5), Sample(0, 3, 4, base=2), (1, 2, 0)], grad=False, keeps_dtype=False)  # fmt: skip
samples({"tril_indices": lambda n, m, k=0: np.stack(np.tril_indices(n, k, m)),
    "triu_indices": lambda n, m, k=0: np.stack(np.triu_indices(n, k, m))}, draw=lambda make: [
    (3, 3), (3, 4, 1), (4, 2, -1), (0, 2)], grad=False)  # fmt: skip
samples("vander", None, lambda make: [
    make(4), (make(3), 5), (make(3), 2, True), (make(3), 1), (make(2), 0), make(0)])  # fmt: skip


# ---- random numbers ------------------------------------------------------------------------------


def _of_floats(reference):
    """The reference, which like PyTorch refuses integers."""

    def checked(*args):
        if any(isinstance(x, np.ndarray) and x.dtype.kind not in "fc" for x in args):
            raise TypeError("not implemented for integers")
        return reference(*args)

    return checked


samples("rand", lambda *n, dtype=np.float64: np.zeros(_same_size(*n), dtype), lambda make: [
    (0, 2), Sample((2, 0), dtype=np.complex64)], grad=False, keeps_dtype=False)  # fmt: skip
samples("randn", lambda *n, dtype=np.float64: np.zeros(_same_size(*n), dtype), lambda make: [
    (0, 2), Sample((2, 0), dtype=np.float32)], grad=False, keeps_dtype=False)  # fmt: skip
samples("randint", lambda high, size, dtype=np.int64: np.zeros(size, dtype), lambda make: [
    (1, (2, 3)), Sample(1, (2,), dtype=np.uint8)], grad=False)  # fmt: skip
samples("randint.low", lambda low, high, size: np.full(size, low), lambda make: [
    (-4, -3, (2, 3))], grad=False)  # fmt: skip
samples("randperm", lambda n, dtype=np.int64: np.zeros(n, dtype), lambda make: [
    1, Sample(0, dtype=np.int32)], grad=False)  # fmt: skip
samples("rand_like", np.zeros_like, lambda make: [make(0, 3)], grad=False)
samples("randn_like", np.zeros_like, lambda make: [make(0, 3)], grad=False)
samples("randint_like", lambda x, high: np.zeros_like(x), lambda make: [
    (make(2, 3), 1)], grad=False)  # fmt: skip
samples("randint_like.low", lambda x, low, high: np.full_like(x, low), lambda make: [
    (make(2, 3), 3, 4)], grad=False)  # fmt: skip
samples("bernoulli", _of_floats(np.copy), lambda make: [
    Sample(make(2, 3, low=0, high=1, whole=True), unchecked=_DRAWN),
    make(0, low=0, high=1)], complex=False, automatic=False)  # fmt: skip
samples("bernoulli.p", lambda x, p: np.full_like(x, p), lambda make: [
    (make(2, 3), 1.0), (make(2, 3), 0.0),
    (make(), 1.0)], complex=False, automatic=False)  # fmt: skip
samples("poisson", _of_floats(np.zeros_like), lambda make: [
    Sample(make(2, 3, low=0, high=0), unchecked=_DRAWN),
    make(0, 2, low=0, high=1)], complex=False, automatic=False)  # fmt: skip
samples("binomial", _of_floats(np.multiply), lambda make: [
    Sample(make(2, 3, low=1, high=5, whole=True), make(3).detach() * 0 + 1, unchecked=_DRAWN),
    (make(0, low=1, high=5), make(0, low=0, high=1))], complex=False, automatic=False)  # fmt: skip
samples("_gamma", _of_floats(np.zeros_like), lambda make: [
    Sample(make(2, 3, low=0, high=0), unchecked=_DRAWN),
    make(0, 2, low=1, high=2)], complex=False, automatic=False)  # fmt: skip
samples("_von_mises", _of_floats(lambda loc, _: np.copy(loc)), lambda make: [
    (make(2, 0), make(0, low=1, high=2)),
    (make(0), make(0, low=1, high=2))], complex=False, automatic=False)  # fmt: skip
samples("_gamma_slope", _of_floats(_quantile_slope), lambda make: [
    (make(2, 3, low=0.5, high=4), make(3, low=0.5, high=4)),
    (make(0, low=0.5, high=4), make(0, low=0.5, high=4))],
    complex=False, automatic=False, grad=False, rtol=1e-6)  # fmt: skip
samples("normal.Tensor_Tensor", _of_floats(np.add), lambda make: [
    Sample(make(2, 3), make(2, 3).detach() * 0, unchecked=_DRAWN),
    Sample(make(2, 1), make(3).detach() * 0, unchecked=_DRAWN),
    (make(0), make(0, low=0.1, high=2))], complex=False, automatic=False)  # fmt: skip
samples("normal.Tensor_float", _of_floats(lambda mean, std: np.copy(mean)), lambda make: [
    Sample(make(2, 3), 0.0, unchecked=_DRAWN),
    (make(0, 3), 1.0)], automatic=False)  # fmt: skip
samples("normal.float_Tensor", _of_floats(lambda mean, std: std + mean), lambda make: [
    Sample(1.0, make(2, 3, low=0, high=0), unchecked=_DRAWN),
    (1.0, make(0, low=0.1, high=2))], complex=False, automatic=False)  # fmt: skip
samples("normal.float_float", lambda mean, std, size: np.full(size, mean), lambda make: [
    (2.0, 0.0, (2, 3))], grad=False, keeps_dtype=False)  # fmt: skip


@samples("multinomial", reference=lambda x, n, replacement=False: _certain(x, n), grad=False)
def _multinomial(make):
    one = np.zeros((2, 4))
    one[:, 2] = 0.5
    weights = ag.tensor(one.astype(make.dtype if make.dtype.kind == "f" else np.float64))
    yield Sample(weights, 1)
    yield Sample(weights, 3, True)
    yield Sample(weights[0], 2, True)


def _certain(x, n):
    return np.full((*x.shape[:-1], n), 2)


# ---- dropout -------------------------------------------------------------------------------------


def _dropped(x, p=0.5, training=True, inplace=False):
    """Dropout that keeps all or nothing."""
    return x * (1 - p) if training else x


def _alpha_dropped(x, p=0.5, training=False, inplace=False):
    return _dropped(x, p, training)


def _of_shapes(*shapes):
    def draw(make):
        for shape in shapes:
            yield Sample(make(*shape), 0.0)
            yield Sample(make(*shape), 1.0, True)
            yield Sample(make(*shape), training=False)

    return draw


samples("nn.functional.dropout", reference=_dropped, complex=False)(_of_shapes((3, 4), (), (0, 2)))
samples("nn.functional.dropout1d", reference=_dropped, complex=False)(
    _of_shapes((2, 3, 4), (3, 4), (2, 0, 1))
)
samples("nn.functional.dropout2d", reference=_dropped, complex=False)(_of_shapes((2, 3, 2, 2)))
samples("nn.functional.dropout3d", reference=_dropped, complex=False)(
    _of_shapes((2, 3, 1, 2, 2), (3, 1, 2, 2))
)
samples("nn.functional.alpha_dropout", reference=_alpha_dropped)(_of_shapes((3, 4), (), (0, 2)))
samples("nn.functional.feature_alpha_dropout", reference=_alpha_dropped)(
    _of_shapes((3, 4), (2, 3, 2))
)


# ---- facts about values --------------------------------------------------------------------------


samples("equal", None, lambda make: [
    (x := make(2, 3), x * 1), (make(2, 3), make(2, 3)), (make(2, 3), make(3)),
    (make(0), make(0))], grad=False)  # fmt: skip


@samples("allclose", grad=False)
def _allclose(make):
    x = make(2, 3)
    yield Sample(x, x * (1 + 1e-7))
    yield Sample(x, make(3))
    yield Sample(x, x + 0.5, rtol=0, atol=1)
    yield Sample(x * math.nan, x * math.nan, equal_nan=True)


samples("isin", None, lambda make: [
    (make(3, 4, whole=True), make(2, whole=True)),
    Sample(make(3, 4, whole=True), make(2, whole=True), invert=True),
    (make(0), make(2))], grad=False)  # fmt: skip
samples("bincount", None, lambda make: [
    make.index(6, high=4), Sample(make.index(6, high=4), minlength=7),
    (make.index(6, high=4), make(6)),
    Sample(make.index(0, high=4), minlength=2)])  # fmt: skip


def _np_histc(x, bins=100, min=0, max=0):
    bounds = (x.min(), x.max()) if min == max else (min, max)
    return np.histogram(x, bins, bounds)[0].astype(x.dtype)


samples("histc", _np_histc, lambda make: [
    (make(3, 4), 5, -2, 2), (make(10), 4), (make(10), 3, 0, 1)], grad=False)  # fmt: skip


samples("histogram",
    lambda x, bins, range=None, weight=None, density=False: [
        each.astype(x.dtype) for each in np.histogram(x, bins, range, density, weight)
    ],
    lambda make: [
        Sample(make(10, requires_grad=False), 4, weight=make(10)),
        Sample(make(3, 4, requires_grad=False), 5, range=(-1, 2), weight=make(3, 4)),
        Sample(make(8, requires_grad=False), 3, weight=make(8, low=0.5), density=True),
        (make(10, requires_grad=False), 4)])  # fmt: skip


def _np_places(rows, x, right=False):
    side = "right" if right else "left"
    if rows.ndim == 1:
        return np.searchsorted(rows, x, side)
    return np.stack([np.searchsorted(r, v, side) for r, v in zip(rows, x, strict=True)])


def _ascending(make, *shape):
    return ag.tensor(np.sort(make(*shape).detach().numpy(), axis=-1))


samples("searchsorted", _np_places, lambda make: [
    (_ascending(make, 5), make(2, 3)),
    Sample(rows := _ascending(make, 5), rows * 1, right=True), (_ascending(make, 5), make()),
    (_ascending(make, 2, 5), make(2, 3)), (_ascending(make, 5), make(0))], grad=False)  # fmt: skip
samples("bucketize", lambda x, rows, right=False: _np_places(rows, x, right), lambda make: [
    (make(2, 3), _ascending(make, 5)), Sample(make(2, 3), _ascending(make, 5), right=True),
    (make(), _ascending(make, 0))], grad=False)  # fmt: skip
samples("unravel_index", None, lambda make: [
    (make.index(2, 3, high=24), (2, 3, 4)), (make.index(high=4), (4,)),
    (make.index(0, high=4), (2, 2))], grad=False)  # fmt: skip


def _np_unique(x, sorted=True, return_inverse=False, return_counts=False, dim=None):
    found = np.unique(x, return_inverse=True, return_counts=True, axis=dim)
    asked = (True, return_inverse, return_counts)
    kept = [each for each, wanted in zip(found, asked, strict=True) if wanted]
    return kept if len(kept) > 1 else kept[0]


samples("unique", _np_unique, lambda make: [
    make(3, 4, whole=True, requires_grad=False), make(3, 4), make(0),
    Sample(make(3, 4, whole=True, requires_grad=False), return_inverse=True, return_counts=True),
    Sample(make(6, 2), dim=0, return_counts=True)])  # fmt: skip


def _np_runs(x, return_counts=False):
    starts = [i for i in range(len(x)) if i == 0 or x[i] != x[i - 1]]
    counts = np.diff([*starts, len(x)])
    return (x[starts], counts) if return_counts else x[starts]


samples("unique_consecutive", _np_runs, lambda make: [
    make(12, low=-1, high=1, whole=True, requires_grad=False), make(5), make(0),
    Sample(make(12, low=-1, high=1, whole=True, requires_grad=False), return_counts=True),
    ])  # fmt: skip


def _np_firsts(x, runs):
    if not runs:
        _, first, inverse, counts = np.unique(x, True, True, True)
        return first, inverse.reshape(x.shape), counts
    starts = np.array([i == 0 or x[i] != x[i - 1] for i in range(len(x))], bool)
    first = np.flatnonzero(starts)
    return first, np.cumsum(starts) - 1, np.diff([*first, len(x)])


samples("_unique_places", _np_firsts, lambda make: [
    Sample(make(3, 4, whole=True), False), Sample(make(12, low=-1, high=1, whole=True), True),
    Sample(make(0), False)], grad=False)  # fmt: skip
