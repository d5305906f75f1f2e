"""Samples of the losses that are composites, whose references go sample by sample."""

from __future__ import annotations

import itertools
import math

import numpy as np
from scipy import special

import autograd as ag
from tests.support.sampling import Sample, samples

_REDUCTIONS = ("mean", "sum", "none")


def _reduced(losses, reduction):
    return {"mean": np.mean, "sum": np.sum, "none": np.asarray}[reduction](losses)


def _loss(name, values, draw, complex=False, **facts):
    """`values` gives the losses before they are reduced, `draw` the samples."""

    def reference(*args, reduction="mean", **rest):
        losses = np.asarray(values(*args, **rest))
        return _reduced(losses, reduction).astype(losses.dtype)

    samples(f"nn.functional.{name}", reference=reference, complex=complex, **facts)(draw)


def _pairs(*shapes, low=-2.0, high=2.0, **facts):
    """Samples of two tensors of each shape, in each reduction."""

    def draw(make):
        for shape, reduction in itertools.product(shapes, _REDUCTIONS):
            x, y = make(*shape, low=low, high=high), make(*shape, low=low, high=high)
            yield Sample(x, y, reduction=reduction, **facts)

    return draw


# ---- distances and likelihoods -------------------------------------------------------------------


def _huber(x, y, delta=1.0, weight=None):
    z = np.abs(x - y)
    losses = np.where(z <= delta, z * z / 2, delta * (z - delta / 2))
    return losses if weight is None else losses * weight


def _smooth(x, y, beta=1.0):
    return _huber(x, y, beta) / beta if beta else np.abs(x - y)


def _huber_draw(make):
    yield from _pairs((3, 4), (), delta=0.6)(make)
    yield Sample(make(3, 4), make(3, 4), weight=make(3, 4, low=0.2))


def _smooth_draw(make):
    yield from _pairs((3, 4), (), beta=0.6)(make)
    yield Sample(make(2, 3, low=0.2), make(2, 3, high=-0.1), beta=0.0)


_loss("huber_loss", _huber, _huber_draw)
_loss("smooth_l1_loss", _smooth, _smooth_draw)
samples("nn.functional._huber",
    lambda x, y, reduction, delta, scale: _reduced(_huber(x, y, delta) / scale, reduction),
    lambda make: [(make(3, 4), make(3, 4), "mean", 0.6, 0.6),
        (make(3, 4), make(4), "sum", 0.5, 2.0),
        (make(2, 3), make(2, 3), "none", 1.0, 1.0)], complex=False)  # fmt: skip


def _divergence(x, y, reduction="mean", log_target=False):
    losses = np.exp(y) * (y - x) if log_target else special.xlogy(y, y) - y * x
    return losses.sum() / len(x) if reduction == "batchmean" else _reduced(losses, reduction)


samples("nn.functional.kl_div", _divergence, lambda make: [
    *(Sample(make(3, 4), make(3, 4, low=0.2), reduction=reduction)
        for reduction in ("batchmean", "sum", "none")),
    Sample(make(3, 4), make(3, 4), reduction="sum", log_target=True)], complex=False)  # fmt: skip


def _poisson(x, y, log_input=True, full=False, eps=1e-8):
    losses = np.exp(x) - y * x if log_input else x - y * np.log(x + eps)
    if full:
        stirling = y * np.log(y) - y + np.log(2 * np.pi * y) / 2
        losses = losses + np.where(y > 1, stirling, 0)
    return losses


def _poisson_draw(make):
    yield from _pairs((3, 4), ())(make)
    yield Sample(make(3, low=0.2), make(3, low=0.2, high=4), log_input=False, full=True)


def _gaussian(x, y, var, full=False, eps=1e-6):
    var = np.asarray(var)
    var = var[..., None] if 0 < var.ndim < x.ndim else var
    var = np.maximum(var, np.asarray(eps, x.dtype)).astype(x.dtype)
    losses = (np.log(var) + (x - y) ** 2 / var) / 2
    return losses + math.log(2 * math.pi) / 2 if full else losses


def _gaussian_draw(make):
    for reduction in _REDUCTIONS:
        yield Sample(make(3, 4), make(3, 4), make(3, 4, low=0.4), reduction=reduction)
    yield Sample(make(3, 4), make(3, 4), make(3, low=0.4), full=True)
    yield Sample(make(3, 4), make(3, 4), 0.7)


_loss("poisson_nll_loss", _poisson, _poisson_draw)
_loss("gaussian_nll_loss", _gaussian, _gaussian_draw, promotes=False)


def _linear_classes(x, w, target, linear_bias=None, weight=None, label_smoothing=0.0):
    scores = x @ w.T + (0 if linear_bias is None else linear_bias)
    logs = special.log_softmax(scores, axis=-1)
    return -logs[np.arange(len(x)), target]


@samples(
    "nn.functional.linear_cross_entropy",
    reference=lambda *args, reduction="mean", **rest: _reduced(
        _linear_classes(*args, **rest), reduction
    ),
    complex=False,
    promotes=False,
)
def _linear_cross_entropy(make):
    for reduction in _REDUCTIONS:
        classes = ag.tensor(np.array([1, 0, 3]))
        yield Sample(make(3, 2), make(4, 2), classes, linear_bias=make(4), reduction=reduction)


# ---- margins -------------------------------------------------------------------------------------


def _signs(make, *shape):
    values = make.random.choice([-1, 1], shape)
    return ag.tensor(values.astype(make.dtype) if make.dtype.kind == "f" else values)


def _cosine(x, y, target, margin=0):
    cos = (x * y).sum(-1) / np.sqrt(((x * x).sum(-1) + 1e-12) * ((y * y).sum(-1) + 1e-12))
    return np.where(target == 1, 1 - cos, np.maximum(cos - margin, 0)).astype(x.dtype)


def _cosine_draw(make):
    for reduction in _REDUCTIONS:
        yield Sample(make(4, 3), make(4, 3), _signs(make, 4), margin=-0.9, reduction=reduction)
    yield Sample(make(3), make(3), ag.tensor(np.array(1)))


def _hinge(x, target, margin=1.0):
    return np.where(target == 1, x, np.maximum(margin - x, 0))


def _ranking(x, y, target, margin=0):
    return np.maximum(-target * (x - y) + margin, 0)


def _signed(count):
    def draw(make):
        for reduction in _REDUCTIONS:
            tensors = [make(3, 4) for _ in range(count)]
            yield Sample(*tensors, _signs(make, 3, 4), reduction=reduction)
        yield Sample(*[make(5) for _ in range(count)], _signs(make, 5), margin=0.3)

    return draw


_loss("cosine_embedding_loss", _cosine, _cosine_draw)
_loss("hinge_embedding_loss", _hinge, _signed(1))
_loss("margin_ranking_loss", _ranking, _signed(2))


def _soft_draw(make):
    for reduction in _REDUCTIONS:
        yield Sample(make(3, 4), _signs(make, 3, 4), reduction=reduction)


_loss("soft_margin_loss", lambda x, y: np.log1p(np.exp(-y * x)), _soft_draw)


def _multi_margin(x, target, p=1, margin=1.0, weight=None):
    rows = x.reshape(-1, x.shape[-1])
    losses = np.zeros(len(rows), rows.dtype)
    for n, y in enumerate(target.reshape(-1)):
        for i in range(rows.shape[1]):
            if i != y:
                each = max(margin - rows[n, y] + rows[n, i], 0) ** p / rows.shape[1]
                losses[n] += each if weight is None else each * weight[y]
    return losses.reshape(target.shape)


def _multi_margin_draw(make):
    classes = ag.tensor(np.array([1, 0, 3]))
    weight = make(4, low=0.2, requires_grad=False)
    for reduction, p in itertools.product(_REDUCTIONS, (1, 2)):
        yield Sample(make(3, 4), classes, p=p, margin=0.7, reduction=reduction)
    yield Sample(make(3, 4), classes, weight=weight)
    yield Sample(make(4), ag.tensor(np.array(2)))


def _multilabel(x, target):
    rows, targets = x.reshape(-1, x.shape[-1]), target.reshape(-1, x.shape[-1])
    losses = np.zeros(len(rows), rows.dtype)
    for n, listed in enumerate(targets):
        wanted = list(itertools.takewhile(lambda y: y >= 0, listed))
        for y, i in itertools.product(wanted, range(rows.shape[1])):
            if i not in wanted:
                losses[n] += max(1 - rows[n, y] + rows[n, i], 0) / rows.shape[1]
    return losses.reshape(x.shape[:-1])


def _multilabel_draw(make):
    labels = ag.tensor(np.array([[3, 0, -1, 1], [-1, 0, 1, 2]]))
    for reduction in _REDUCTIONS:
        yield Sample(make(2, 4), labels, reduction=reduction)
    yield Sample(make(4), labels[0])


def _multilabel_soft(x, y, weight=None):
    s = special.expit(x)
    losses = -(y * np.log(s) + (1 - y) * np.log1p(-s))
    return (losses if weight is None else losses * weight).mean(-1)


def _multilabel_soft_draw(make):
    yield from _pairs((3, 4))(make)
    yield Sample(make(3, 4), make(3, 4), make(4, low=0.2))


_loss("multi_margin_loss", _multi_margin, _multi_margin_draw, promotes=False)
_loss("multilabel_margin_loss", _multilabel, _multilabel_draw)
_loss("multilabel_soft_margin_loss", _multilabel_soft, _multilabel_soft_draw)


def _triplet(x, y, z, margin=1.0, p=2.0, eps=1e-6, swap=False, distance_function=None):
    def distance(a, b):
        return (np.abs(a - b + eps) ** p).sum(-1) ** (1 / p)

    far = np.minimum(distance(x, z), distance(y, z)) if swap else distance(x, z)
    return np.maximum(margin + distance(x, y) - far, 0).astype(x.real.dtype)


def _triplet_draw(make):
    for reduction, swap in itertools.product(_REDUCTIONS, (False, True)):
        yield Sample(*[make(4, 3) for _ in range(3)], margin=4.0, swap=swap, reduction=reduction)


_loss("triplet_margin_loss", _triplet, _triplet_draw, complex=True)
_loss("triplet_margin_with_distance_loss", _triplet, _triplet_draw, complex=True)


# ---- alignments ----------------------------------------------------------------------------------


def _collapsed(path, blank):
    """What a path of classes says: repetitions once, and no blanks."""
    return tuple([c for c, _ in itertools.groupby(path) if c != blank])


def _alignments(log_probs, targets, times, lengths, blank):
    """Minus the logarithm of the sum of the probabilities of all paths that say the target."""
    losses = []
    for n in range(log_probs.shape[1]):
        wanted = tuple(targets[n, : lengths[n]].tolist())
        total = 0.0
        for path in itertools.product(range(log_probs.shape[2]), repeat=int(times[n])):
            if _collapsed(path, blank) == wanted:
                total += math.exp(sum(log_probs[t, n, c] for t, c in enumerate(path)))
        losses.append(-math.log(total))
    return np.array(losses, log_probs.dtype)


def _beginnings(log_probs, targets, times, lengths, blank):
    """Those of all walks that are at a state at a time."""
    steps, n, _ = log_probs.shape
    states = 2 * targets.shape[1] + 1
    found = np.full((steps, n, states), -np.inf)
    for i, t in itertools.product(range(n), range(steps)):
        said = [blank if s % 2 == 0 else targets[i, s // 2] for s in range(states)]
        for walk in itertools.product(range(states), repeat=t + 1):
            steps_fit = all(
                b - a in (0, 1) or (b - a == 2 and b % 2 and said[a] != said[b])
                for a, b in itertools.pairwise(walk)
            )
            if walk[0] < 2 and steps_fit:
                each = sum(log_probs[k, i, said[s]] for k, s in enumerate(walk))
                found[t, i, walk[-1]] = np.logaddexp(found[t, i, walk[-1]], each)
    return found.astype(log_probs.dtype)


@samples(
    "nn.functional._ctc_losses",
    reference=lambda *args: (_alignments(*args), _beginnings(*args)),
    complex=False,
)
def _ctc_losses(make):
    targets = ag.tensor(np.array([[1, 1], [2, 1]]))
    times, lengths = ag.tensor(np.array([4, 3])), ag.tensor(np.array([2, 2]))
    yield Sample(make(4, 2, 3, high=-0.1), targets, times, lengths, 0)


def _ctc(log_probs, targets, times, lengths, blank=0, reduction="mean", zero_infinity=False):
    times, lengths = np.array(times), np.array(lengths)
    losses = _alignments(log_probs, targets, times, lengths, blank)
    losses = losses / np.maximum(lengths, 1) if reduction == "mean" else losses
    return _reduced(losses, reduction).astype(log_probs.dtype)


@samples("nn.functional.ctc_loss", reference=_ctc, complex=False)
def _ctc_loss(make):
    targets = ag.tensor(np.array([[1, 1], [2, 1]]))
    for reduction in _REDUCTIONS:
        x = make(4, 2, 3, high=-0.1)
        yield Sample(x, targets, (4, 3), (2, 2), reduction=reduction)
    yield Sample(make(4, 2, 3, high=-0.1), targets, (4, 2), (1, 0), blank=0, zero_infinity=True)
