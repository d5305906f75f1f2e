"""The losses.

`reduction` is "mean", "sum" or "none". Classes lie along dimension 1, or 0 if there is no other;
inside, every such input is brought to rows of classes.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from autograd.array.axes import SHORT, numbers_along
from autograd.array.duck import as_payload, beside, outside
from autograd.base.callers import warn_caller
from autograd.kernels.elementwise.blocks import in_blocks, share_rows
from autograd.kernels.elementwise.numbers import floating, over_count, require_kind
from autograd.kernels.elementwise.pointwise import sigmoid
from autograd.kernels.elementwise.select import where
from autograd.kernels.large import NATIVE, in_native_loops
from autograd.kernels.reduce.softmaxes import exponentials, log_softmax

__all__ = [
    "binary_cross_entropy", "binary_cross_entropy_with_logits", "binary_slope",
    "binary_target_slope", "check_reduction", "class_labels", "class_places", "class_rows",
    "cross_entropy_hard", "cross_entropy_soft", "distance_slope", "huber", "legacy_reduction",
    "logits_slope", "mse_loss", "nll_loss", "valid_classes", "warn_of_sizes",
]  # fmt: skip

_most: Any = np.maximum.reduce


# ---- what the losses share -----------------------------------------------------------------------


def legacy_reduction(
    size_average: bool | None, reduce: bool | None, reduction: str, warn: bool = True
) -> str:
    """`reduction`, or what the two older arguments say in its place, with PyTorch's warning.

    Raises ValueError for a `reduction` that there is not.
    """
    if size_average is None and reduce is None:
        check_reduction(reduction)
        return reduction
    if reduce is not None and not reduce:
        meant = "none"
    else:
        meant = "mean" if size_average is None or size_average else "sum"
    if warn:
        warn_caller(
            "size_average and reduce args will be deprecated, please use "
            f"reduction='{meant}' instead."
        )
    return meant


def check_reduction(reduction: str) -> None:
    """Raises ValueError for another word than "mean", "sum" and "none"."""
    if reduction not in ("mean", "sum", "none"):
        raise ValueError(f"{reduction} is not a valid value for reduction")


def warn_of_sizes(input: Any, target: Any) -> None:
    """Warns where the shapes differ, since that is rarely meant."""
    if input.shape != target.shape:
        warn_caller(
            f"Using a target size ({_size(target)}) that is different to the input size "
            f"({_size(input)}). This will likely lead to incorrect results due to broadcasting. "
            "Please ensure they have the same size."
        )


def _reduce(values: np.ndarray, reduction: str, count: Any) -> Any:
    if reduction == "none":
        return values
    if values.dtype == np.float16:  # whose sum may be too large for it
        return _reduce(values.astype(np.float32), reduction, count).astype(np.float16)
    summed = np.add.reduce(values, None)
    return summed if reduction == "sum" else _divide(summed, count)


def _divide(summed: Any, count: Any) -> Any:
    """summed / count; nan for the mean of nothing."""
    return summed / count if outside(count) or count else summed * np.nan


def _size(x: Any) -> str:
    return f"torch.Size({list(x.shape)})"


# ---- classes -------------------------------------------------------------------------------------


def class_rows(x: Any) -> Any:
    """`x` of shape (C,), (N, C) or (N, C, d1, ...) as rows of C classes. Also on Tensors."""
    if x.ndim == 2:
        return x
    if x.ndim < 2:
        return x.reshape((1, -1))
    rows = np.moveaxis(x, 1, -1)
    return rows.reshape((math.prod(rows.shape[:-1]), x.shape[1]))


def valid_classes(
    target: np.ndarray, classes: int, ignore_index: int
) -> tuple[np.ndarray, np.ndarray | None]:
    """The target classes, 0 for those to be ignored, and which are not (None if all are not).

    Raises RuntimeError for a target that is no integer, IndexError for one that is no class.
    """
    if target.dtype.kind not in "iu":
        raise RuntimeError(f"expected target dtype to be Long or Byte, but got {target.dtype}")
    target = target.astype(np.int64, copy=False).reshape(-1)
    if target.size == 0:
        return target, None
    # As unsigned numbers, negative ones are the largest.
    if _most(target.view(np.uint64), None) < classes and not 0 <= ignore_index < classes:
        return target, None
    valid = target != ignore_index
    target = np.where(valid, target, 0)
    if target.view(np.uint64).max() >= classes:
        wrong = target[(target < 0) | (target >= classes)][0]
        raise IndexError(f"Target {wrong} is out of bounds.")
    return target, None if valid.all() else valid


def class_labels(
    target: np.ndarray, classes: int, ignore_index: int, dtype: str
) -> tuple[np.ndarray, Any]:
    """The target classes as a column of int32, -1 for those to be ignored; and how many are not.

    Raises as `valid_classes` does.
    """
    labels, valid = valid_classes(target, classes, ignore_index)
    count = labels.size
    if valid is not None:
        labels = np.where(valid, labels, -1)
        count = int(np.count_nonzero(valid))
    return labels.astype(np.int32)[:, None], np.dtype(dtype).type(count)


def _check_class_shapes(input: np.ndarray, target: np.ndarray, weight: np.ndarray | None) -> None:
    if input.ndim == 0:
        raise ValueError("Expected 1 or more dimensions (got 0)")
    dim = 0 if input.ndim == 1 else 1
    expected = input.shape[:dim] + input.shape[dim + 1 :]
    if target.shape != expected and not (input.ndim == 1 and target.shape == (1,)):
        if input.ndim == target.ndim == 1:
            raise ValueError(
                f"For 1D input, 1D target must have size 1, but got target size: {target.size}"
            )
        samples = target.shape[0] if target.ndim else 0
        if input.ndim > 1 and samples != input.shape[0]:
            raise ValueError(
                f"Expected input batch_size ({input.shape[0]}) to match target batch_size "
                f"({samples})."
            )
        if input.ndim < 3 and target.ndim > 1:
            raise RuntimeError("0D or 1D target tensor expected, multi-target not supported")
        if input.ndim == 4 and target.ndim != 3:
            raise RuntimeError(
                "only batches of spatial targets supported (3D tensors) but got targets of "
                f"dimension: {target.ndim}"
            )
        raise RuntimeError(f"Expected target size {list(expected)}, got {list(target.shape)}")
    _check_class_weight(input.shape[dim], weight)


def _check_class_weight(classes: int, weight: np.ndarray | None) -> None:
    if weight is not None and weight.shape != (classes,):
        raise RuntimeError(
            f"weight tensor should be defined either for all {classes} classes or no classes but "
            f"got weight tensor of shape: {list(weight.shape)}"
        )


def cross_entropy_hard(
    input: np.ndarray, target: np.ndarray, weight: np.ndarray | None, ignore_index: int,
    reduction: str, label_smoothing: float,
) -> tuple[np.ndarray, np.ndarray]:  # fmt: skip
    """The cross entropy with class indices, and the probabilities as rows of classes.

    Raises ValueError or RuntimeError for shapes that do not fit, IndexError for a wrong class,
    NotImplementedError for integers.
    """
    check_reduction(reduction)
    _check_smoothing(label_smoothing)
    _check_class_shapes(input, target, weight)
    require_kind("cross_entropy", input.dtype, "f")
    scores = class_rows(input)
    if input.__class__ is np.ndarray and input.size >= NATIVE.least:
        given = scores, target.reshape(-1), weight, ignore_index, reduction, label_smoothing
        found = NATIVE.run("cross_entropy_hard", given)
        if found is not NotImplemented:
            loss, y = found
            return (loss.reshape(_sample_shape(input)) if reduction == "none" else loss), y
    n, classes = scores.shape
    labels, valid = valid_classes(target, classes, ignore_index)
    if scores.size and classes <= SHORT:
        y = np.empty_like(scores, shape=(classes, n)).T  # reductions go along long rows
        shift, sums = exponentials(y, scores)
        y /= sums
    else:
        y, shift, sums = _compute_softmax(scores)
    logs = np.log(sums)[:, 0]
    losses = (0 if shift is None else shift[:, 0]) - scores[numbers_along(n), labels]
    losses += logs
    weights = None if weight is None else weight[labels]
    if weights is not None:
        losses *= weights
    if label_smoothing:
        below = (0 if shift is None else shift) - scores
        smoothing = np.add.reduce(below, axis=1) if weight is None else below @ weight
        smoothing += logs * (classes if weight is None else weight.sum())
        losses *= 1 - label_smoothing
        losses += smoothing * (label_smoothing / max(classes, 1))
    return _reduce_classes(losses, weights, valid, reduction, _sample_shape(input)), y


def _compute_softmax(scores: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The softmax of each row; the shifts and the sums of its `exponentials`, both (n, 1)."""
    n, classes = scores.shape
    y = np.empty_like(scores, order="C")
    shift, sums = np.zeros((2, n, 1), scores.dtype, like=scores)
    if not classes:
        return y, shift, sums

    def work(block: slice) -> None:
        part = y[block]
        largest, sums[block] = exponentials(part, scores[block])
        part /= sums[block]
        if largest is not None:
            shift[block] = largest

    share_rows(work, n, classes)
    return y, shift, sums


def _sample_shape(input: np.ndarray) -> tuple[int, ...]:
    """The shape of `input` without the dimension of the classes."""
    return () if input.ndim == 1 else input.shape[:1] + input.shape[2:]


def _reduce_classes(
    losses: np.ndarray,
    weights: np.ndarray | None,
    valid: np.ndarray | None,
    reduction: str,
    shape: tuple[int, ...],
) -> Any:
    """The losses of all samples put together; ignored ones count nothing."""
    if valid is not None:
        losses = np.where(valid, losses, 0)
    if reduction == "none":
        return losses.reshape(shape)
    count: Any  # what a mean divides by: the weights of the samples that are not ignored
    if weights is None:
        count = losses.size if valid is None else int(np.count_nonzero(valid))
    else:
        count = np.add.reduce(weights if valid is None else weights[valid])
    return _reduce(losses, reduction, count)


def nll_loss(
    input: np.ndarray, target: np.ndarray, weight: np.ndarray | None, size_average: bool | None,
    ignore_index: int, reduce: bool | None, reduction: str,
) -> np.ndarray:  # fmt: skip
    """-input at the target classes. Raises as `cross_entropy_hard` does."""
    reduction = legacy_reduction(size_average, reduce, reduction)
    _check_class_shapes(input, target, weight)
    scores = floating(input)
    labels, valid = valid_classes(target, scores.shape[min(scores.ndim - 1, 1)], ignore_index)
    losses = -scores.reshape(-1).take(class_places(scores.shape, labels))
    weights = None if weight is None else weight[labels]
    if weights is not None:
        losses = losses * weights
    return _reduce_classes(losses, weights, valid, reduction, _sample_shape(input))


def class_places(shape: tuple[int, ...], labels: np.ndarray) -> np.ndarray:
    """Where in scores of `shape`, in C order, those of each sample's class lie."""
    classes, inner = shape[min(len(shape) - 1, 1)], math.prod(shape[2:])
    samples = beside(labels, numbers_along(labels.size))
    if inner == 1:
        return samples * classes + labels
    return samples + (samples // max(inner, 1) * (classes - 1) + labels) * inner


def _check_smoothing(label_smoothing: float) -> None:
    if not 0 <= label_smoothing <= 1:
        raise RuntimeError(f"label_smoothing must be between 0.0 and 1.0. Got: {label_smoothing}")


def cross_entropy_soft(
    input: np.ndarray,
    target: np.ndarray,
    weight: np.ndarray | None,
    reduction: str,
    label_smoothing: float,
) -> np.ndarray:
    """The cross entropy with class probabilities, of the shape of `input`."""
    check_reduction(reduction)
    _check_smoothing(label_smoothing)
    if target.dtype.kind != "f":
        raise RuntimeError(
            f"Expected floating point type for target with class probabilities, got {target.dtype}"
        )
    dim = 0 if input.ndim == 1 else 1
    classes = input.shape[dim]
    _check_class_weight(classes, weight)
    if label_smoothing:
        target = target * (1 - label_smoothing) + label_smoothing / max(classes, 1)
    logs = log_softmax(class_rows(input), 1)
    logs = logs * class_rows(target)
    losses = -np.add.reduce(logs, 1) if weight is None else -(logs @ weight)
    if reduction == "none":
        return losses.reshape(input.shape[:dim] + input.shape[dim + 1 :])
    return _reduce(losses, reduction, losses.size)


# ---- distances -----------------------------------------------------------------------------------


def _distance(input: np.ndarray, target: np.ndarray) -> np.ndarray:
    if target.dtype.kind not in "fc":
        input = floating(input)  # differences of integers may wrap
    return input - target


def mse_loss(
    input: np.ndarray, target: np.ndarray, size_average: bool | None, reduce: bool | None,
    reduction: str, weight: np.ndarray | None,
) -> np.ndarray:  # fmt: skip
    """(input - target) ** 2, weighted; a weighted mean is over the sum of the weights.

    Warns where the shapes differ, since that is rarely meant.
    """
    reduction = legacy_reduction(size_average, reduce, reduction)
    warn_of_sizes(input, target)
    if input.__class__ is np.ndarray and input.size >= NATIVE.least:
        found = NATIVE.run("mse_loss", (input, target, None, None, reduction, weight))
        if found is not NotImplemented:
            return found
    distance = _distance(input, target)
    if distance.dtype.kind not in "fc":
        distance = distance.astype(np.float64)
    if weight is None and reduction != "none" and distance.dtype != np.float16:
        flat = distance.reshape(-1)
        summed = np.dot(flat, flat)
        return summed if reduction == "sum" else _divide(summed, flat.size)
    values = distance * distance
    if weight is None:
        return _reduce(values, reduction, values.size)
    if weight.shape != input.shape:
        raise ValueError("Weights and input must have the same size.")
    return _reduce(values * weight, reduction, weight.sum())


@in_native_loops
def huber(
    input: np.ndarray, target: np.ndarray, reduction: str, delta: float, scale: float
) -> np.ndarray:
    """z^2 / 2 for abs(z) <= delta, else delta (abs(z) - delta / 2), over `scale`, of z = input -
    target: with c = clamp(z, -delta, delta) both are c (z - c / 2)."""
    check_reduction(reduction)
    distance = _distance(input, target)
    near = np.minimum(np.maximum(distance, -delta), delta)
    rest = distance - near * 0.5
    return _reduce(near / scale * rest, reduction, distance.size)


@in_native_loops
def distance_slope(
    input: np.ndarray, target: np.ndarray, grad: np.ndarray, limit: float | None, scale: float
) -> np.ndarray:
    """clamp(input - target, -limit, limit) grad / scale; input - target where there is no limit."""
    distance = input - target
    if limit is not None:
        distance = np.minimum(np.maximum(distance, -limit), limit)
    return distance * over_count(grad, scale)


# ---- yes or no -----------------------------------------------------------------------------------


def binary_cross_entropy(
    input: np.ndarray, target: np.ndarray, weight: np.ndarray | None, size_average: bool | None,
    reduce: bool | None, reduction: str,
) -> np.ndarray:  # fmt: skip
    """-target log(input) - (1 - target) log(1 - input); logarithms are kept above -100.

    Raises ValueError for another size, RuntimeError for a number outside of 0 to 1.
    """
    reduction = legacy_reduction(size_average, reduce, reduction)
    if input.shape != target.shape:
        raise ValueError(
            f"Using a target size ({_size(target)}) that is different to the input size "
            f"({_size(input)}) is deprecated. Please ensure they have the same size."
        )
    for name, each in (("input", input), ("target", target)):
        if not outside(each) and not np.all((each >= 0) & (each <= 1)):
            raise RuntimeError(f"all elements of {name} should be between 0 and 1")
    if input.__class__ is np.ndarray and input.size >= NATIVE.least:
        found = NATIVE.run("binary_cross_entropy", (input, target, weight, None, None, reduction))
        if found is not NotImplemented:
            return found
    input = floating(input)
    with np.errstate(divide="ignore"):
        yes = np.maximum(np.log(input), -100)
        no = np.maximum(np.log1p(-input), -100)
    losses = (target - 1.0) * no - target * yes
    return _reduce(losses if weight is None else losses * weight, reduction, input.size)


@in_native_loops
def binary_slope(input: np.ndarray, target: np.ndarray, grad: np.ndarray) -> np.ndarray:
    """grad (input - target) / (input (1 - input)), finite at 0 and 1.

    numpy: grad * (input - target) / np.maximum(input * (1 - input), 1e-12)
    """
    return grad * (input - target) / np.maximum(input * (1 - input), 1e-12)


@in_native_loops
def binary_target_slope(input: np.ndarray, grad: np.ndarray) -> np.ndarray:
    """grad (log(1 - input) - log(input)), the logarithms kept above -100.

    numpy: grad * (np.maximum(np.log1p(-input), -100) - np.maximum(np.log(input), -100))
    """
    return grad * (np.maximum(np.log1p(-input), -100) - np.maximum(np.log(input), -100))


def binary_cross_entropy_with_logits(
    input: np.ndarray, target: np.ndarray, weight: np.ndarray | None, size_average: bool | None,
    reduce: bool | None, reduction: str, pos_weight: np.ndarray | None,
) -> np.ndarray:  # fmt: skip
    """`binary_cross_entropy` of the sigmoid of `input`, without overflow or loss of digits.

    `pos_weight` weighs the positive part. Raises ValueError for a target of another size.
    """
    reduction = legacy_reduction(size_average, reduce, reduction)
    if input.shape != target.shape:
        raise ValueError(
            f"Target size ({_size(target)}) must be the same as input size ({_size(input)})"
        )
    if input.__class__ is np.ndarray and input.size >= NATIVE.least:
        given = input, target, weight, None, None, reduction, pos_weight
        if (found := NATIVE.run("binary_cross_entropy_with_logits", given)) is not NotImplemented:
            return found
    input = floating(input)
    # log(1 + exp(-x)) = max(-x, 0) + log(1 + exp(-abs(x))), of which every term is positive.
    losses = as_payload(np.log1p(np.exp(-np.abs(input))))
    positive = target if pos_weight is None else pos_weight * target
    if pos_weight is not None:
        losses *= 1.0 - target + positive
    losses = losses + (1.0 - target) * np.maximum(input, 0)
    losses -= positive * np.minimum(input, 0)
    return _reduce(losses if weight is None else losses * weight, reduction, input.size)


@in_native_loops
@in_blocks
def logits_slope(input: np.ndarray, target: np.ndarray) -> np.ndarray:
    """The derivative of each of these losses: s - target, with s the sigmoid of `input`; where s is
    near 1 as (1 - target) - (1 - s)."""
    smaller = sigmoid(np.negative(np.abs(input)))  # of s and 1 - s
    return where(input > 0, (1.0 - target) - smaller, smaller - target)
