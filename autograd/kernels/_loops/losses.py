"""Losses, as native loops compute them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from autograd.kernels._loops.activations import clamp
from autograd.kernels._loops.basics import same_dtypes
from autograd.kernels._loops.elementwise import sigmoid

__all__ = [
    "binary_cross_entropy", "binary_cross_entropy_with_logits", "binary_slope",
    "binary_target_slope", "cross_entropy_hard", "distance_slope", "hard_grad",
    "huber", "logits_slope", "mse_loss",
]  # fmt: skip


def _reduced(losses: Any, reduction: str) -> Any:
    if reduction == "none":
        return losses
    return np.mean(losses) if reduction == "mean" else np.sum(losses)


def mse_loss(
    input: Any, target: Any, size_average: Any, reduce: Any, reduction: str, weight: Any
) -> Any:
    plain = size_average is None and reduce is None and weight is None
    if not plain or input.shape != target.shape or input.dtype != target.dtype:
        return NotImplemented
    distance = input - target
    return _reduced(distance * distance, reduction)


def huber(input: Any, target: Any, reduction: str, delta: float, scale: float) -> Any:
    if input.shape != target.shape or input.dtype != target.dtype:
        return NotImplemented
    distance = input - target
    near = clamp(distance, -delta, delta)
    rest = distance - near * 0.5
    return _reduced((near if scale == 1 else near / scale) * rest, reduction)


def distance_slope(input: Any, target: Any, grad: Any, limit: float | None, scale: float) -> Any:
    if input.shape != target.shape or not same_dtypes(input, target, grad):
        return NotImplemented
    distance = input - target
    if limit is not None:
        distance = clamp(distance, -limit, limit)
    return distance * (grad / scale)


def binary_cross_entropy_with_logits(
    input: Any, target: Any, weight: Any, size_average: Any, reduce: Any, reduction: str,
    pos_weight: Any,
) -> Any:  # fmt: skip
    plain = size_average is None and reduce is None and weight is None and pos_weight is None
    if not plain or input.dtype != target.dtype or input.shape != target.shape:
        return NotImplemented
    least = np.log1p(np.exp(-np.abs(input)))  # to which no other term has the other sign
    more = (1.0 - target) * np.maximum(input, 0.0) - target * np.minimum(input, 0.0)
    return _reduced(least + more, reduction)


def binary_cross_entropy(
    input: Any, target: Any, weight: Any, size_average: Any, reduce: Any, reduction: str
) -> Any:
    plain = size_average is None and reduce is None and weight is None
    if not plain or input.shape != target.shape or not same_dtypes(input, target):
        return NotImplemented
    yes, no = np.maximum(np.log(input), -100.0), np.maximum(np.log1p(-input), -100.0)
    return _reduced((target - 1.0) * no - target * yes, reduction)


def binary_slope(input: Any, target: Any, grad: Any) -> Any:
    if input.shape != target.shape or not same_dtypes(input, target, grad):
        return NotImplemented
    return grad * (input - target) / np.maximum(input * (1.0 - input), 1e-12)


def binary_target_slope(input: Any, grad: Any) -> Any:
    if not same_dtypes(input, grad):
        return NotImplemented
    yes, no = np.maximum(np.log(input), -100.0), np.maximum(np.log1p(-input), -100.0)
    return grad * (no - yes)


def logits_slope(input: Any, target: Any) -> Any:
    smaller = sigmoid(-np.abs(input))
    return np.where(input > 0, (1.0 - target) - smaller, smaller - target)


@lru_cache(maxsize=64)
def _counted(n: int) -> np.ndarray:
    """A row of the numbers below `n`."""
    return np.arange(n, dtype=np.int32)[None]


def _classes(x: Any, target: Any, ignore_index: int) -> tuple[Any, Any, Any]:
    """Of rows of scores the target classes as a column, which are -1 where they are ignored; where
    in the rows they are; and how many are not ignored."""
    n, classes = x.shape
    numbers = ((n, 1), np.int32), ((), x.dtype)
    labels, count = target.called("class_labels", (classes, ignore_index, x.dtype.str), numbers)
    return labels, labels == x.known(_counted(classes)), count


def _plain_classes(x: Any, target: Any, weight: Any, label_smoothing: float) -> bool:
    n = x.shape[:1]
    return x.ndim == 2 and target.shape == n and weight is None and not label_smoothing


def cross_entropy_hard(
    input: Any, target: Any, weight: Any, ignore_index: int, reduction: str, label_smoothing: float
) -> Any:
    if not _plain_classes(input, target, weight, label_smoothing):
        return NotImplemented
    labels, wanted, count = _classes(input, target, ignore_index)
    highest = np.max(input, axis=1, keepdims=True)
    e = np.exp(input - highest)
    total = np.sum(e, axis=1, keepdims=True)
    score = np.sum(np.where(wanted, input, 0.0), axis=1, keepdims=True)
    losses = np.where(labels >= 0, highest - score + np.log(total), 0.0)
    if reduction == "none":
        return np.reshape(losses, target.shape), e / total
    loss = np.sum(losses)
    return (loss / count if reduction == "mean" else loss), e / total


def hard_grad(
    grads: Any, given: Sequence[bool], probabilities: Any, target: Any, weight: Any,
    ignore_index: int, reduction: str, label_smoothing: float,
) -> Any:  # fmt: skip
    plain = _plain_classes(probabilities, target, weight, label_smoothing)
    grad = grads[0]
    if not plain or given[1] or grad.dtype != probabilities.dtype:
        return NotImplemented
    labels, wanted, count = _classes(probabilities, target, ignore_index)
    scale = np.reshape(grad, (-1, 1)) if reduction == "none" else grad
    if reduction == "mean":
        scale = scale / count
    scale = np.where(labels >= 0, scale, 0.0)
    return probabilities * scale - np.where(wanted, scale, 0.0)
