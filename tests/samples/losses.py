"""Samples of softmax and the losses."""

from __future__ import annotations

import numpy as np
from scipy import special

import autograd as ag
from tests.support.sampling import Sample, samples


def _soft(function):
    def reference(x, dim, dtype=None):
        return function(x, axis=dim) if x.size else x

    return reference


def _softmaxes(prefix, name, function):
    @samples(f"{prefix}{name}", reference=_soft(function), complex=False)
    def _(make):
        yield Sample(make(3, 4), 1)
        yield Sample(make(3, 4), dim=-2)
        yield Sample(make(2, 3, 2), 1)
        yield Sample(make(2, 3, low=800, high=803), 1)
        yield Sample(make(2, 0, 3), 1)
        yield Sample(make(), 0)
        yield Sample(make(3, 4), 0, dtype=make.dtype)


for _prefix in ("", "nn.functional."):
    _softmaxes(_prefix, "softmax", special.softmax)
    _softmaxes(_prefix, "log_softmax", special.log_softmax)


def _reduced(losses, reduction, count=None):
    if reduction == "none":
        return losses
    return losses.sum() if reduction == "sum" else losses.sum() / (count or losses.size)


def _classes_last(x):
    return x if x.ndim == 1 else np.moveaxis(x, 1, -1)


def _nll(logs, target, weight, ignore_index, reduction):
    """The definition, sample by sample, of log-probabilities whose classes lie last."""
    weight = np.ones(logs.shape[-1], logs.dtype) if weight is None else weight
    losses = np.zeros(target.shape, logs.dtype)
    count = 0.0
    for place in np.ndindex(target.shape):
        if target[place] != ignore_index:
            losses[place] = -weight[target[place]] * logs[place][target[place]]
            count += weight[target[place]]
    return _reduced(losses, reduction, count)


def _cross_entropy(
    x, target, weight=None, *, ignore_index=-100, reduction="mean", label_smoothing=0.0
):
    logs = special.log_softmax(_classes_last(x), axis=-1)
    classes = logs.shape[-1]
    if target.shape == x.shape:
        wanted = _classes_last(target) * (1 - label_smoothing) + label_smoothing / classes
        wanted = wanted if weight is None else wanted * weight
        return _reduced(-(wanted * logs).sum(axis=-1), reduction)
    loss = (1 - label_smoothing) * _nll(logs, target, weight, ignore_index, reduction)
    if label_smoothing:
        # Smoothing gives every class a share, but the mean is over the weights of the targets.
        each = -(logs if weight is None else logs * weight).sum(axis=-1) * label_smoothing / classes
        each = np.where(target == ignore_index, 0, each)
        ones = np.ones(target.shape) if weight is None else weight[target]
        count = np.where(target == ignore_index, 0, ones).sum()
        loss = loss + _reduced(each, reduction, count)
    return loss


def _weight(make):
    return make(4, low=0.2, high=2, requires_grad=False)


def _targets(*values):
    return ag.tensor(np.array(values))


@samples("nn.functional.cross_entropy", reference=_cross_entropy, complex=False, promotes=False)
def _cross_entropy_samples(make):
    classes = _targets(1, 0, 3)
    weight = _weight(make)
    yield Sample(make(3, 4), classes)
    yield Sample(make(3, 4), classes, reduction="sum")
    yield Sample(make(3, 4), classes, weight, reduction="none")
    yield Sample(make(3, 4), classes, weight, label_smoothing=0.2)
    yield Sample(make(3, 4), _targets(1, 2, 3), weight, ignore_index=2)
    yield Sample(make(3, 4), _targets(-100, 2, -100), label_smoothing=0.1, reduction="sum")
    yield Sample(make(4), _targets(2).reshape(()))
    yield Sample(make(2, 4, 3), make.index(2, 3, high=4), weight)
    yield Sample(make(2, 3, 2, 2), make.index(2, 2, 2, high=3), reduction="none")
    yield Sample(make(3, 4), make(3, 4, low=0.1, high=1))
    yield Sample(make(2, 3, 2), make(2, 3, 2, low=0.1, high=1), label_smoothing=0.3)
    yield Sample(make(3, 4), make(3, 4, low=0.1, high=1), weight, reduction="none")


samples("nn.functional._cross_entropy_hard",
    lambda x, target, weight, ignore_index, reduction, label_smoothing: (
        _cross_entropy(
            x, target, weight, ignore_index=ignore_index, reduction=reduction,
            label_smoothing=label_smoothing,
        ),
        special.softmax(_classes_last(x), axis=-1).reshape(-1, x.shape[x.ndim > 1]),
    ),
    lambda make: [(make(3, 4), _targets(1, 0, 3), None, -100, "mean", 0.0),
        (make(2, 3, 2), make.index(2, 2, high=3), None, 1, "none", 0.1),
    ], complex=False)  # fmt: skip
samples("nn.functional._cross_entropy_soft",
    lambda x, target, weight, reduction, label_smoothing: _cross_entropy(
        x, target, weight, reduction=reduction, label_smoothing=label_smoothing
    ),
    lambda make: [(make(3, 4), make(3, 4, low=0.1, high=1), None, "mean", 0.0),
        (make(2, 3, 2), make(2, 3, 2, low=0.1, high=1), None, "none", 0.2),
    ], complex=False)  # fmt: skip


def _nll_reference(x, target, weight=None, *, ignore_index=-100, reduction="mean"):
    return _nll(_classes_last(x), target, weight, ignore_index, reduction)


samples("nn.functional.nll_loss", _nll_reference, lambda make: [
    (make(3, 4), _targets(1, 0, 3)), (make(3, 4), _targets(1, -100, 3), _weight(make)),
    Sample(make(3, 4), _targets(1, 2, 2), _weight(make), reduction="none", ignore_index=1),
    Sample(make(4), _targets(2).reshape(()), reduction="sum"),
    (make(2, 4, 3), make.index(2, 3, high=4))], complex=False)  # fmt: skip


def _distance(power):
    def reference(x, y, *, reduction="mean", weight=None):
        losses = np.abs(x - y) ** power
        if weight is None:
            return _reduced(losses, reduction)
        return _reduced(losses * weight, reduction, weight.sum())

    return reference


def _distances(name, power):
    @samples(f"nn.functional.{name}", reference=_distance(power), complex=False)
    def _(make):
        for reduction in ("mean", "sum", "none"):
            pair = (make(3, 4, low=0.2, high=2), make(3, 4, low=-2, high=-0.1))
            yield Sample(*pair, reduction=reduction)
            yield Sample(*pair, reduction=reduction, weight=make(3, 4, low=0.2, high=2))
        yield Sample(make(2, 3, low=0.2, high=2), make(2, 3, low=-2, high=-0.1))
        yield Sample(make(low=0.2, high=2), make(low=-2, high=-0.1))
        yield Sample(make(0, 3), make(0, 3), reduction="sum")


_distances("mse_loss", 2)
_distances("l1_loss", 1)


def _binary(x, y, weight=None, *, reduction="mean", pos_weight=1.0):
    losses = -(pos_weight * y * np.log(x) + (1 - y) * np.log1p(-x))
    return _reduced(losses if weight is None else losses * weight, reduction)


@samples("nn.functional.binary_cross_entropy", reference=_binary, complex=False)
def _binary_cross_entropy(make):
    weight = _weight(make)
    for reduction in ("mean", "sum", "none"):
        pair = (make(3, 4, low=0.1, high=0.9), make(3, 4, low=0.1, high=0.9))
        yield Sample(*pair, reduction=reduction)
        yield Sample(*pair, weight, reduction=reduction)
    yield Sample(make(low=0.1, high=0.9), make(low=0.1, high=0.9))
    yield Sample(make(0, 3), make(0, 3), reduction="sum")


def _logits(x, y, weight=None, *, reduction="mean", pos_weight=None):
    return _binary(
        special.expit(x), y, weight, reduction=reduction,
        pos_weight=1.0 if pos_weight is None else pos_weight,
    )  # fmt: skip


@samples("nn.functional.binary_cross_entropy_with_logits", reference=_logits, complex=False)
def _binary_cross_entropy_with_logits(make):
    weight = _weight(make)
    for reduction in ("mean", "sum", "none"):
        pair = (make(3, 4), make(3, 4, low=0.1, high=0.9))
        yield Sample(*pair, reduction=reduction)
        yield Sample(*pair, weight, reduction=reduction, pos_weight=weight)
    yield Sample(make(), make(low=0.1, high=0.9))
    yield Sample(make(0, 3), make(0, 3), reduction="sum")
