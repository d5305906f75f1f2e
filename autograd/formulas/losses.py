"""Derivatives of softmax and the losses."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd import kernels
from autograd.array.axes import numbers_along
from autograd.array.unbroadcast import restore
from autograd.base.ops import ops
from autograd.formulas import beside, is_array, plain


def softmax_self(grad: Any, result: Any, dim: int, dtype: Any) -> Any:
    """J grad = y (grad - sum(y grad)); the Jacobian is symmetric, so it serves tangents, too.

    math: y * (grad - (grad * y).sum(dim, True)) where y = result.conj()
    """
    if not is_array(grad) or grad.dtype.kind == "c":
        total = np.sum(grad * result.conj(), axis=dim, keepdims=True)
        return restore(result.conj() * (grad - total), grad.shape, dtype)
    product = kernels.softmax_backward(grad, result, dim)
    return product if product.dtype == dtype else product.astype(dtype)


def log_softmax_self(grad: Any, result: Any, dim: int, dtype: Any) -> Any:
    """d/dx: grad - softmax(x) sum(grad).

    math: grad - exp(result).conj() * grad.sum(dim, True)
    """
    if not is_array(grad) or grad.dtype.kind == "c":
        total = np.sum(grad, axis=dim, keepdims=True)
        return restore(grad - np.exp(result).conj() * total, grad.shape, dtype)
    product = kernels.log_softmax_backward(grad, result, dim)
    return product if product.dtype == dtype else product.astype(dtype)


def meant(size_average: bool | None, reduce: bool | None, reduction: str) -> str:
    """`kernels.legacy_reduction` once more, without the warning: for gradients.

    math: reduction if size_average is None and reduce is None else "none" if reduce == False else
        "sum" if size_average == False else "mean"
    """
    return kernels.legacy_reduction(size_average, reduce, reduction, warn=False)


def class_shape(rows: Any, target: Any) -> tuple[int, ...]:
    """The shape of samples of which `rows` of classes are taken, for the classes of a target."""
    return (*target.shape[:1], rows.shape[1], *target.shape[1:])


def from_rows(rows: Any, shape: tuple[int, ...]) -> Any:
    """Rows of classes as samples of a shape, whose classes are the second dimension."""
    if len(shape) < 3:
        return rows if rows.shape == shape else rows.reshape(shape)
    return np.moveaxis(rows.reshape((shape[0], *shape[2:], shape[1])), -1, 1)


def to_rows(x: Any) -> Any:
    """Samples whose classes are the second dimension as rows of classes."""
    return kernels.class_rows(x)


def by_class(weight: Any, ndim: int) -> Any:
    """The weights of classes, which are the second of `ndim` dimensions or the only one; or 1."""
    return 1 if weight is None else weight.reshape((-1, *(1,) * (ndim - 2)))


def _sample_weights(
    labels: np.ndarray, valid: Any, weight: Any, reduction: str, dtype: Any
) -> np.ndarray:
    """By what the loss of each sample is multiplied in the end: its weight over their sum."""
    if weight is None:
        weights = np.ones(labels.shape, dtype, like=labels)
    else:
        weights = plain(weight)[labels].astype(dtype, copy=False)
    if valid is not None:
        weights = np.where(valid, weights, np.zeros((), dtype))
    return _average(weights, weights.sum(), valid) if reduction == "mean" else weights


def _average(weights: np.ndarray, total: Any, valid: Any) -> np.ndarray:
    """weights / total, and 0 where a sample is ignored; so nan where the mean is of nothing."""
    with np.errstate(invalid="ignore"):
        weights = weights / total
    if valid is None:
        return weights
    return np.where(
        valid.reshape((-1,) + (1,) * (weights.ndim - 1)), weights, weights.dtype.type(0)
    )


def hard_grad(
    grads: Any, given: Sequence[bool], probabilities: Any, target: Any, weight: Any,
    ignore_index: int, reduction: str, label_smoothing: float,
) -> Any:  # fmt: skip
    """d/dx of sum_c q_c (log(sum(exp(x))) - x_c) = softmax(x) sum(q) - q, q the target weights.

    A second derivative goes through the probabilities, whose gradient is then added.

    math: from_rows(g + probabilities * (h - (h * probabilities).sum(1, True)) if given[1] else g,
        class_shape(probabilities, target)) where g = grads[0] * (probabilities -
        nn.functional.one_hot(target.reshape(-1), probabilities.shape[1])) / probabilities.shape[0]
        if weight is None and label_smoothing == 0 and reduction == "mean" and (target !=
        ignore_index).all() else grads[0].reshape((-1, 1)) * (probabilities * q.sum(1, True) - q);
        h = grads[1]; q = target_weights(probabilities.shape, target, weight, ignore_index,
        reduction, label_smoothing)
    """
    grad, grad_probabilities = grads
    shape = class_shape(probabilities, target)
    n, classes = probabilities.shape
    labels, valid = kernels.valid_classes(plain(target), classes, ignore_index)
    if is_array(grad) and not label_smoothing and not given[1]:
        if weight is None and valid is None:
            scale = kernels.over_count(grad, n or 1) if reduction == "mean" else grad.reshape(-1)
        else:
            scale = grad.reshape(-1) * _sample_weights(labels, valid, weight, reduction, grad.dtype)
        out = probabilities * (scale.reshape(-1, 1) if scale.ndim else scale)
        out[numbers_along(n), labels] -= scale
        return from_rows(out, shape)
    how = (reduction, label_smoothing, probabilities.dtype)
    factors, wanted = _smooth_targets(labels, valid, weight, classes, *how)
    rows = grad.reshape((-1, 1)) * (probabilities * factors - wanted)
    if given[1]:
        rows = rows + softmax_self(grad_probabilities, probabilities, 1, probabilities.dtype)
    return from_rows(rows, shape)


def _smooth_targets(
    labels: np.ndarray, valid: Any, weight: Any, classes: int, reduction: str,
    label_smoothing: float, dtype: Any,
) -> tuple[np.ndarray, np.ndarray]:  # fmt: skip
    """The weights q that each sample gives to the classes, as rows, and their sums (n, 1)."""
    n = len(labels)
    wanted = np.zeros((n, classes), dtype, like=labels)
    weights = _sample_weights(labels, valid, weight, "sum", dtype)
    wanted[numbers_along(n), labels] = weights * (1 - label_smoothing)
    if label_smoothing:
        share = (
            np.ones(classes, dtype, like=labels) if weight is None else plain(weight).astype(dtype)
        )
        share = share * (label_smoothing / max(classes, 1))
        wanted += share if valid is None else np.where(valid[:, None], share, 0)
    if reduction == "mean":
        wanted = _average(wanted, weights.sum(), valid)
    return wanted.sum(axis=1, keepdims=True), wanted


def target_weights(
    shape: tuple[int, ...], target: Any, weight: Any, ignore_index: int, reduction: str,
    label_smoothing: float,
) -> Any:  # fmt: skip
    """By what the loss of each sample and class is multiplied: the weights of the target classes,
    smoothed and divided by their sum as asked, 0 for classes that are to be ignored."""
    classes = shape[0] if len(shape) == 1 else shape[1]
    labels, valid = kernels.valid_classes(plain(target), classes, ignore_index)
    dtype = np.dtype(np.float64)
    found = _smooth_targets(labels, valid, weight, classes, reduction, label_smoothing, dtype)
    return from_rows(found[1], shape)


def hard_tangents(
    input_t: Any, probabilities: Any, target: Any, weight: Any, ignore_index: int, reduction: str,
    label_smoothing: float,
) -> tuple[Any, Any]:  # fmt: skip
    """The tangents of the samples' losses, reduced, and of the probabilities.

    math: (t.reshape(target.shape) if reduction == "none" else t.sum(), probabilities * (x - (x *
        probabilities).sum(1, True))) where t = ((probabilities * q.sum(1, True) - q) * x).sum(1);
        x = to_rows(input_t); q = target_weights(probabilities.shape, target, weight,
        ignore_index, reduction, label_smoothing)
    """
    y_t = to_rows(input_t)
    classes, dtype = probabilities.shape[1], probabilities.dtype
    labels, valid = kernels.valid_classes(plain(target), classes, ignore_index)
    factors, wanted = _smooth_targets(
        labels, valid, weight, classes, reduction, label_smoothing, dtype
    )
    losses = np.sum((probabilities * factors - wanted) * y_t, axis=1)
    if reduction == "none":
        losses = losses.reshape(input_t.shape[:1] + input_t.shape[2:] if input_t.ndim > 1 else ())
    else:
        losses = np.sum(losses)
    return losses, softmax_self(y_t, probabilities, 1, dtype)


def nll_input(
    grad: Any, shape: tuple[int, ...], dtype: Any, target: Any, weight: Any, ignore_index: int,
    reduction: str,
) -> Any:  # fmt: skip
    """d/dx: minus each sample's weight, at its class.

    math: -g * target_weights(shape, target, weight, ignore_index, reduction, 0) where g =
        kept(grad, 0 if grad.ndim == 0 else 1) if reduction == "none" else grad
    """
    classes = shape[0] if len(shape) == 1 else shape[1]
    labels, valid = kernels.valid_classes(plain(target), classes, ignore_index)
    n = len(labels)
    found = np.zeros(shape, dtype, like=labels)
    places = kernels.class_places(shape, labels)
    if weight is None and valid is None:
        weights: Any = 1 / n if reduction == "mean" and n else 1
    else:
        weights = _sample_weights(labels, valid, weight, reduction, dtype)
    if is_array(grad):
        found.reshape(-1)[places] = -weights * grad.reshape(-1)
        return found
    found.reshape(-1)[places] = -weights
    return (np.expand_dims(grad, 1) if grad.ndim else grad) * found


def _soft_parts(
    grad: Any, input: Any, target: Any, weight: Any, reduction: str, label_smoothing: float
) -> tuple[Any, Any, Any, Any]:
    """The gradient of each sample's loss (n, 1), and scores, targets and weights as rows."""
    y, q = to_rows(input), to_rows(target)
    n, classes = y.shape
    grad = grad.reshape((-1, 1))
    if reduction == "mean":
        grad = kernels.over_count(grad, n or 1)
    if label_smoothing:
        q = q * (1 - label_smoothing) + label_smoothing / max(classes, 1)
    weights = beside(y, np.ones((1, 1), y.dtype)) if weight is None else weight.reshape((1, -1))
    return grad, y, q, weights


def soft_input(
    grad: Any, input: Any, target: Any, weight: Any, reduction: str, label_smoothing: float
) -> Any:
    """d/dx of -sum_c q_c log_softmax(x)_c = softmax(x) sum(q) - q.

    math: g / n * (softmax(input, c) * q.sum(c, True) - q) where c = 0 if input.ndim == 1 else 1;
        n = input.size / input.shape[c] if reduction == "mean" else 1; g = kept(grad, c) if
        reduction == "none" else grad; q = (target * (1 - label_smoothing) + label_smoothing /
        target.shape[c]) * by_class(weight, target.ndim)
    """
    shape = input.shape
    grad, y, q, weights = _soft_parts(grad, input, target, weight, reduction, label_smoothing)
    q = q * weights
    y = kernels.softmax(y, 1) if is_array(y) else y.softmax(1)
    return from_rows(grad * (y * np.sum(q, axis=1, keepdims=True) - q), shape)


def soft_target(
    grad: Any, input: Any, target: Any, weight: Any, reduction: str, label_smoothing: float
) -> Any:
    """d/dq of -sum_c q_c log_softmax(x)_c.

    math: -g / n * log_softmax(input, c) * (1 - label_smoothing) * by_class(weight, input.ndim)
        where c = 0 if input.ndim == 1 else 1; n = input.size / input.shape[c] if reduction ==
        "mean" else 1; g = kept(grad, c) if reduction == "none" else grad
    """
    shape = input.shape
    grad, y, _, weights = _soft_parts(grad, input, target, weight, reduction, label_smoothing)
    y = kernels.log_softmax(y, 1) if is_array(y) else y.log_softmax(1)
    return from_rows(grad * y * (weights * (label_smoothing - 1)), shape)


def soft_weight(grad: Any, input: Any, target: Any, reduction: str, label_smoothing: float) -> Any:
    """d/dw of -sum_c w_c q_c log_softmax(x)_c.

    math: -channel_sums(g / n * log_softmax(input, c) * (target * (1 - label_smoothing) +
        label_smoothing / target.shape[c]), 0 if input.ndim == 1 else input.ndim - 2) where c = 0
        if input.ndim == 1 else 1; n = input.size / input.shape[c] if reduction == "mean" else 1;
        g = kept(grad, c) if reduction == "none" else grad
    """
    grad, y, q, _ = _soft_parts(grad, input, target, None, reduction, label_smoothing)
    y = kernels.log_softmax(y, 1) if is_array(y) else y.log_softmax(1)
    return -np.sum(grad * y * q, axis=0)


def square_input(grad: Any, input: Any, target: Any, weight: Any, reduction: str) -> Any:
    """d/dx (x - target)**2; for the target, exchange the two.

    math: 2 * g * (input - target) where g = grad if reduction != "mean" and weight is None else
        grad / (input - target).size if weight is None else grad * weight.conj() if reduction !=
        "mean" else grad * (weight / weight.sum()).conj()
    """
    if weight is None:
        return huber_input(grad, input, target, reduction, None, 0.5)
    share = weight / np.sum(weight) if reduction == "mean" else weight
    return (input - target) * (2 * (grad * share.conj()))


def huber_input(
    grad: Any, input: Any, target: Any, reduction: str, limit: float | None, scale: float
) -> Any:
    """d/dx: x - target, but not less than -limit and not more than limit; over the scale.

    math: grad / ((input - target).size if reduction == "mean" else 1) * clamp(input - target,
        -limit, limit) / scale
    """
    if reduction == "mean":
        scale *= _mean_count(np.broadcast_shapes(input.shape, target.shape))
    if is_array(grad):
        return kernels.distance_slope(input, target, grad, limit, scale)
    distance = input - target
    if limit is not None:  # the slope of hardtanh at the limits is 0
        distance = ops.nn_functional_hardtanh(distance, -limit, limit)
    return distance * kernels.over_count(grad, scale)


def square_weight(
    grad: Any, input: Any, target: Any, weight: Any, result: Any, reduction: str
) -> Any:
    """d/dw of sum(w v), or of sum(w v) / sum(w).

    math: grad * ((input - target) ** 2 - result) / weight.sum() if reduction == "mean" else grad
        * (input - target) ** 2
    """
    distance = input - target
    values = distance * distance
    return grad * ((values - result) / np.sum(weight) if reduction == "mean" else values)


def _mean_count(shape: tuple[int, ...]) -> int:
    """The number of elements a mean divides by; there is nothing to divide if it is 0."""
    return math.prod(shape) or 1


def binary_input(
    grad: Any, input: Any, target: Any, weight: Any, size_average: Any, reduce: Any, reduction: str
) -> Any:
    """d/dx: (x - target) / (x (1 - x)), finite at 0 and 1.

    math: g / (input.size if how == "mean" else 1) * (input - target) / maximum(input * (1 -
        input), 1e-12) where g = grad if weight is None else grad * weight; how =
        meant(size_average, reduce, reduction)
    """
    grad = _weigh(grad, weight, input.shape, meant(size_average, reduce, reduction))
    if is_array(input, target, grad):
        return kernels.binary_slope(input, target, grad)
    return grad * (input - target) / np.maximum(input * (1 - input), 1e-12)


def binary_target(
    grad: Any, input: Any, weight: Any, size_average: Any, reduce: Any, reduction: str
) -> Any:
    """d/dtarget: log(1 - x) - log(x).

    math: g / (input.size if how == "mean" else 1) * (maximum(log1p(-input), -100) -
        maximum(log(input), -100)) where g = grad if weight is None else grad * weight; how =
        meant(size_average, reduce, reduction)
    """
    grad = _weigh(grad, weight, input.shape, meant(size_average, reduce, reduction))
    if input.dtype.kind in "biu":
        input = input.astype(grad.dtype)
    if is_array(input, grad):
        return kernels.binary_target_slope(input, grad)
    no, yes = np.maximum(np.log1p(-input), -100), np.maximum(np.log(input), -100)
    return grad * (no - yes)


def _weigh(grad: Any, weight: Any, shape: tuple[int, ...], reduction: str) -> Any:
    if reduction == "mean":
        grad = kernels.over_count(grad, _mean_count(shape))
    return grad if weight is None else grad * weight


def of_logits(
    grad: Any, input: Any, target: Any, weight: Any, pos_weight: Any, size_average: Any,
    reduce: Any, reduction: str,
) -> Any:  # fmt: skip
    """d/dx: s (1 - target) - pos_weight target (1 - s), with s the sigmoid of x.

    math: g / (input.size if how == "mean" else 1) * (s * (1 - target) - (target if
        pos_weight is None else pos_weight * target) * (1 - s)) where s = sigmoid(input); g = grad
        if weight is None else grad * weight; how = meant(size_average, reduce, reduction)
    """
    grad = _weigh(grad, weight, input.shape, meant(size_average, reduce, reduction))
    if pos_weight is None and is_array(input, target):
        return grad * kernels.logits_slope(input, target)
    s, rest = [
        kernels.sigmoid(x) if is_array(x) else ops.special__logistic(x) for x in (input, -input)
    ]
    positive = target if pos_weight is None else pos_weight * target
    return grad * (s * (1.0 - target) - positive * rest)


def of_target(
    grad: Any, input: Any, weight: Any, pos_weight: Any, size_average: Any, reduce: Any,
    reduction: str,
) -> Any:  # fmt: skip
    """d/dtarget: log(1 - s) - pos_weight log(s), with s the sigmoid of x.

    math: -g / (input.size if how == "mean" else 1) * (input if pos_weight is None else
        softplus - pos_weight * (softplus - input)) where softplus = logaddexp(input, 0.0); g =
        grad if weight is None else grad * weight; how = meant(size_average, reduce, reduction)
    """
    grad = _weigh(grad, weight, input.shape, meant(size_average, reduce, reduction))
    if pos_weight is None:
        return -grad * input
    softplus = np.logaddexp(input, np.zeros_like(plain(input)))
    return grad * (pos_weight * (softplus - input) - softplus)
