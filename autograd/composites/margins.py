"""Losses of margins and rankings, as composites of Tensors."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.base.grad_mode import MODE
from autograd.base.ops import ops
from autograd.composites.reduced import floating, only_real, reduced
from autograd.formulas import beside, cast, plain, surely
from autograd.methods.construction import as_tensor

_EPSILON = 1e-12  # PyTorch's, beneath the norms of cosine_embedding


def cosine_embedding_loss(
    input1: Any, input2: Any, target: Any, margin: float, reduction: str
) -> Any:
    """1 - cos where target is 1, max(cos - margin, 0) where it is -1, 0 elsewhere.

    Raises RuntimeError unless `target` is (N,) and the inputs are (N, D), or () and (D,).
    """
    if target.ndim > 1:
        raise RuntimeError("0D or 1D target tensor expected, multi-target not supported")
    if not input1.ndim == input2.ndim == target.ndim + 1:
        raise RuntimeError(
            f"{target.ndim}D target tensor expects {target.ndim + 1}D input tensors, but found "
            f"inputs with sizes {list(input1.shape)} and {list(input2.shape)}."
        )
    dim = target.ndim
    input1, input2 = floating(input1), floating(input2)
    squares = (input1.square().sum(dim) + _EPSILON) * (input2.square().sum(dim) + _EPSILON)
    cosine = (input1 * input2).sum(dim) / ops.sqrt(squares)
    wanted = plain(target)
    losses = ops.where(wanted == 1, 1 - cosine, 0)
    return reduced(losses + ops.where(wanted == -1, (cosine - margin).clamp_min(0), 0), reduction)


def hinge_embedding_loss(input: Any, target: Any, margin: float, reduction: str) -> Any:
    """input where target is 1, max(margin - input, 0) where it is -1, the sum of both elsewhere."""
    wanted = plain(target)
    if MODE.settle is not None and input.dtype.kind in "biu":
        only_real("hinge_embedding_loss", input, kinds="iu")
        margin = int(margin)  # as PyTorch, whose result is of integers
    far = ops.where(wanted != 1, (margin - input).clamp_min(0), 0)
    return reduced(far + ops.where(wanted != -1, input, 0), reduction)


def margin_ranking_loss(
    input1: Any, input2: Any, target: Any, margin: float, reduction: str
) -> Any:
    """max(margin - target (input1 - input2), 0). Raises RuntimeError for different dimensions."""
    only_real("margin_ranking_loss", input1, input2, kinds="iuf")
    if not input1.ndim == input2.ndim == target.ndim:
        raise RuntimeError(
            "margin_ranking_loss : All input tensors should have same dimension but got sizes: "
            f"input1: torch.Size({list(input1.shape)}), input2: torch.Size({list(input2.shape)}), "
            f"target: torch.Size({list(target.shape)}) "
        )
    distance = floating(input1) - floating(input2)
    return reduced((-floating(target) * distance + margin).clamp_min(0), reduction)


def soft_margin_loss(input: Any, target: Any, reduction: str) -> Any:
    """log(1 + exp(-target input)), without overflow. Raises RuntimeError for a target that would
    make the result larger than `input`."""
    _check_as_large("soft_margin_loss", input, target)
    return reduced(-ops.nn_functional_logsigmoid(target * input), reduction)


def _check_as_large(name: str, input: Any, other: Any) -> None:
    """Raises RuntimeError unless `other` broadcasts to the shape of `input`."""
    shape = np.broadcast_shapes(input.shape, other.shape)
    if shape != input.shape:
        raise RuntimeError(
            f"{name}(): output with shape {list(input.shape)} doesn't match the broadcast shape "
            f"{list(shape)}"
        )


# ---- classes -------------------------------------------------------------------------------------


def _score_rows(name: str, input: Any) -> Any:
    """`input` of shape (N, C), (C,) or () as rows of scores. Raises RuntimeError for another."""
    only_real(name, input)
    if input.ndim < 2:
        return input.reshape((1, math.prod(input.shape)))
    if input.ndim == 2 and input.shape[1]:
        return input
    raise RuntimeError(
        f"{name}: Expected non-empty vector or matrix with optional 0-dim batch size, but got: "
        f"{list(input.shape)}"
    )


def _check_target(name: str, target: np.ndarray, shape: tuple[int, ...]) -> None:
    if target.dtype.kind not in "iu":
        raise RuntimeError(f"{name}: expected an integer target, but got {target.dtype}")
    if target.shape != shape:
        raise RuntimeError(
            f"{name}: inconsistent target size: Expected target size {list(shape)}, but got "
            f"{list(target.shape)}"
        )


def multi_margin_loss(
    input: Any, target: Any, p: int, margin: float, weight: Any, reduction: str
) -> Any:
    """The mean over the classes i of w_y max(margin - x_y + x_i, 0)^p, without i = y.

    Raises ValueError for another p than 1 and 2 and weights that are no vector, RuntimeError for
    shapes that do not fit and for a target that is no class.
    """
    if p not in (1, 2):
        raise ValueError("only p == 1 and p == 2 supported")
    if weight is not None and weight.ndim != 1:
        raise ValueError("weight must be one-dimensional")
    rows = _score_rows("multi_margin_loss", input)
    n, classes = rows.shape
    labels = plain(target)
    single = math.prod(labels.shape) == n == 1
    _check_target("multi_margin_loss", labels, labels.shape if single else (n,))
    labels = labels.reshape(-1)
    if surely((labels < 0) | (labels >= classes)):
        raise RuntimeError("multi_margin_loss: target out of range")
    if weight is not None and weight.shape != (classes,):
        raise RuntimeError(f"inconsistent weight size, expected {classes} but got {weight.shape}")
    others = beside(labels, np.arange(classes)) != labels[:, None]
    wanted = rows[np.arange(n), labels].reshape((n, 1))
    losses = ops.relu(ops.where(others, margin - wanted + rows, 0))
    losses = (losses if p == 1 else losses * losses).sum(1) / classes
    if weight is not None:
        losses = losses * weight[labels]
    return reduced(losses.reshape(target.shape) if input.ndim < 2 else losses, reduction)


def multilabel_margin_loss(input: Any, target: Any, reduction: str) -> Any:
    """The sum over the wanted classes j and the others i of max(1 - x_j + x_i, 0), over C.

    Each row of `target` lists the wanted classes up to the first -1. Raises RuntimeError for shapes
    that do not fit and for a number that is no class.
    """
    rows = _score_rows("multilabel_margin_loss", input)
    n, classes = rows.shape
    _check_target("multilabel_margin_loss", plain(target), input.shape)
    labels = plain(target).reshape(n, classes)
    if surely((labels < -1) | (labels >= classes)):
        raise RuntimeError("multilabel_margin_loss: target out of range")
    listed = np.cumprod(cast(labels >= 0, np.int64), 1) > 0
    # What is not listed is noted in one more column, which is cut off.
    safe = np.where(listed, labels, classes)
    none = as_tensor(beside(safe, np.zeros((n, classes + 1), bool)))
    wanted = none.scatter(1, as_tensor(safe), True)[:, :classes]
    if listed.__class__ is np.ndarray:  # columns in which nothing is listed take as long
        listed = listed[:, : listed.sum(1).max(initial=0)]
    places = np.where(listed, labels[:, : listed.shape[1]], 0)
    scores = rows.gather(1, places).reshape((n, places.shape[1], 1))
    counted = listed[:, :, None] & plain(~wanted[:, None, :])
    losses = ops.relu(ops.where(counted, 1 - scores + rows.reshape((n, 1, classes)), 0))
    losses = losses.sum((1, 2)) / classes
    return reduced(losses.reshape(()) if input.ndim < 2 else losses, reduction)


def multilabel_soft_margin_loss(input: Any, target: Any, weight: Any, reduction: str) -> Any:
    """The mean over the classes, the last dimension, of the cross entropies of the sigmoids.

    Raises IndexError for an input without dimensions, RuntimeError for what would make the result
    larger than `input`, of which PyTorch takes another dimension for the classes.
    """
    only_real("multilabel_soft_margin_loss", input)
    if not input.ndim:
        raise IndexError("Dimension specified as -1 but tensor has no dimensions")
    for each in (target, input if weight is None else weight):
        if each.ndim > input.ndim:
            _check_as_large("multilabel_soft_margin_loss", input, each)
    yes, no = ops.nn_functional_logsigmoid(input), ops.nn_functional_logsigmoid(-input)
    losses = -(target * yes + (1.0 - target) * no)
    if weight is not None:
        losses = losses * weight
    return reduced(losses.sum(-1) / input.shape[-1], reduction)


# ---- triplets ------------------------------------------------------------------------------------


def triplet_margin_loss(
    anchor: Any, positive: Any, negative: Any, margin: float, p: float, eps: float, swap: bool,
    reduction: str,
) -> Any:  # fmt: skip
    """The triplet loss of the p-norms of the differences plus `eps`, over the last dimension."""
    distance = _p_distance(p, eps)
    return triplet_margin_with_distance_loss(
        anchor, positive, negative, distance, margin, swap, reduction
    )


def _p_distance(p: float = 2.0, eps: float = 1e-6) -> Callable[[Any, Any], Any]:
    return lambda x, y: ops.norm(floating(x) - floating(y) + eps, p, -1)


def triplet_margin_with_distance_loss(
    anchor: Any, positive: Any, negative: Any, distance: Any, margin: float, swap: bool,
    reduction: str,
) -> Any:  # fmt: skip
    """max(margin + d(anchor, positive) - d(anchor, negative), 0).

    `swap` takes d(positive, negative) where that is less (V. Balntas, E. Riba et al., "Learning
    shallow convolutional feature descriptors with triplet losses", 2016). Raises ValueError for a
    margin that is not positive, RuntimeError for different numbers of dimensions.
    """
    if margin <= 0:
        raise ValueError(f"margin must be greater than 0, got {margin}")
    if not anchor.ndim == positive.ndim == negative.ndim:
        raise RuntimeError(
            "The anchor, positive, and negative tensors are expected to have the same number of "
            f"dimensions, but got: anchor {anchor.ndim}D, positive {positive.ndim}D, and negative "
            f"{negative.ndim}D inputs"
        )
    only_real("triplet_margin_loss", anchor, positive, negative, kinds="iufc")
    distance = _p_distance() if distance is None else distance
    far = distance(anchor, negative)
    if swap:
        far = ops.minimum(far, distance(positive, negative))
    return reduced((margin + distance(anchor, positive) - far).clamp_min(0), reduction)
