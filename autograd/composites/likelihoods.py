"""Losses that are negative log-likelihoods, cross entropies or robust distances."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from autograd import kernels
from autograd.base.callers import warn_caller
from autograd.base.errors import wrong_type
from autograd.base.grad_mode import MODE
from autograd.base.ops import ops
from autograd.composites.reduced import floating, only_real, reduced
from autograd.formulas import cast, maybe, plain, surely

_TAU = 2 * math.pi


# ---- distances -----------------------------------------------------------------------------------


def absolute_distance(input: Any, target: Any, weight: Any, reduction: str) -> Any:
    """abs(input - target), weighted; a weighted mean is over the sum of the weights.

    Of operations as PyTorch's, so that it saves what that does, and not its inputs. Warns where the
    shapes differ. Raises ValueError for weights of another shape than `input`.
    """
    kernels.warn_of_sizes(input, target)
    if MODE.settle is None and not {input.dtype.kind, target.dtype.kind} & {"f", "c"}:
        input = input.to(np.float64)  # differences of integers may wrap
    losses = abs(input - target)
    if weight is None:
        return reduced(losses, reduction)
    if weight.shape != input.shape:
        raise ValueError("Weights and input must have the same size.")
    total = reduced(losses * weight, "sum" if reduction == "mean" else reduction)
    return total / weight.sum() if reduction == "mean" else total


def _check_real(name: str, input: Any, target: Any) -> None:
    kernels.require_kind(name, np.result_type(input.dtype, target.dtype), "f")


def huber_loss(input: Any, target: Any, reduction: str, delta: float, weight: Any) -> Any:
    """Raises RuntimeError unless `delta` is positive, ValueError for weights of another shape."""
    kernels.check_reduction(reduction)
    kernels.warn_of_sizes(input, target)
    _check_real("huber_loss", input, target)
    if delta <= 0:
        raise RuntimeError("huber_loss does not support non-positive values for delta.")
    if weight is None:
        return ops.nn_functional__huber(input, target, reduction, delta, 1.0)
    if weight.shape != input.shape:
        raise ValueError("Weights and input must have the same size.")
    losses = ops.nn_functional__huber(input, target, "none", delta, 1.0)
    return reduced(losses * weight, reduction)


def smooth_l1_loss(input: Any, target: Any, reduction: str, beta: float) -> Any:
    """huber over beta; the absolute distance for beta 0. Raises RuntimeError for one below 0."""
    if beta == 0:
        return ops.nn_functional_l1_loss(input, target, reduction=reduction)
    kernels.warn_of_sizes(input, target)
    _check_real("smooth_l1_loss", input, target)
    if beta < 0:
        raise RuntimeError("smooth_l1_loss does not support negative values for beta.")
    return ops.nn_functional__huber(input, target, reduction, beta, beta)


# ---- distributions -------------------------------------------------------------------------------


def kl_div(
    input: Any, target: Any, size_average: bool | None, reduce: bool | None, reduction: str,
    log_target: bool,
) -> Any:  # fmt: skip
    """target (log(target) - input), where `input` is a logarithm and with `log_target` both are."""
    if size_average is not None or reduce is not None:
        reduction = kernels.legacy_reduction(size_average, reduce, reduction)
    elif reduction == "mean":
        warn_caller(
            "reduction: 'mean' divides the total loss by both the batch size and the support size."
            "'batchmean' divides only by the batch size, and aligns with the KL div math "
            "definition."
            "'mean' will be changed to behave the same as 'batchmean' in the next major release."
        )
    only_real("kl_div", input)
    if log_target:
        losses = ops.exp(target) * (target - input)
    else:
        losses = ops.xlogy(target, target) - target * input
    if reduction != "batchmean":
        return reduced(losses, reduction)
    return losses.sum() / input.shape[0] if input.ndim else losses.sum()


def poisson_nll_loss(
    input: Any, target: Any, log_input: bool, full: bool, eps: float, reduction: str
) -> Any:
    """rate - target log(rate), without the term log(target!), or with Stirling's for it."""
    only_real("poisson_nll_loss", input, kinds="biuf")
    input, target = floating(input), floating(target)
    rate, log_rate = (ops.exp(input), input) if log_input else (input, ops.log(input + eps))
    losses = rate - target * log_rate
    if full:
        large = plain(target) > 1
        safe = ops.where(large, target, 1)
        stirling = target * ops.log(safe) - target + 0.5 * ops.log(_TAU * safe)
        losses = losses + ops.where(large, stirling, 0)
    return reduced(losses, reduction)


def gaussian_nll_loss(
    input: Any, target: Any, var: Any, full: bool, eps: float, reduction: str
) -> Any:
    """(log(var) + (input - target)^2 / var) / 2, with `var` at least `eps` but its gradient whole.

    `var` is a number, or has the shape of `input` with the last dimension missing or one of size 1.
    Raises ValueError for another shape, for a negative variance, and for another reduction.
    """
    only_real("gaussian_nll_loss", input)
    if reduction not in ("mean", "sum", "none"):
        raise ValueError(f"{reduction} is not valid for 'reduction': use 'mean', 'sum' or 'none'")
    if isinstance(var, (int, float)):
        if var < 0:
            raise ValueError("var has negative entry/entries")
        var = ops.full_like(input, max(var, eps))
    elif surely(plain(var) < 0):
        raise ValueError("var has negative entry/entries")
    if var.shape != input.shape:
        if input.shape[:-1] == var.shape:
            var = var.unsqueeze(-1)
        elif not _is_repeated(var.shape, input.shape):
            raise ValueError("var is of incorrect size")
    values = plain(var)
    lacking = np.maximum(values, eps) - values
    # A copy in either case, as PyTorch's: the variance may be written once it has been used.
    var = var + cast(lacking, values.dtype) if maybe(lacking) else var.clone()
    losses = 0.5 * (ops.log(var) + (input - target) ** 2 / var)
    return reduced(losses + 0.5 * math.log(_TAU) if full else losses, reduction)


def _is_repeated(shape: tuple[int, ...], whole: tuple[int, ...]) -> bool:
    """Whether one dimension, and only one, is of size 1 instead."""
    if len(shape) != len(whole):
        return False
    return sum(m for n, m in zip(whole, shape, strict=True) if n != m) == 1


# ---- classes -------------------------------------------------------------------------------------


def linear_cross_entropy(
    input: Any, linear_weight: Any, target: Any, linear_bias: Any, weight: Any, reduction: str,
    ignore_index: int | None, label_smoothing: float, options: Any,
) -> Any:  # fmt: skip
    """The cross entropy of a linear layer, whose weight is (classes, ..., features).

    Raises RuntimeError for shapes that do not fit, TypeError for other `options` than
    LinearCrossEntropyOptions.
    """
    if options is not None and not hasattr(options, "chunking_method"):
        raise wrong_type("linear_cross_entropy", "options", "LinearCrossEntropyOptions", options)
    if input.ndim not in (1, 2):
        raise RuntimeError(f"expected input with dimensionality 1 or 2, got {input.ndim}")
    if linear_weight.ndim < 2:
        raise RuntimeError(
            f"expected linear_weight with dimensionality at least 2, got {linear_weight.ndim}"
        )
    classes, *inner, features = linear_weight.shape
    if input.shape[-1] != features:
        raise RuntimeError(
            "expected equal input and linear_weight last dimensions (in_features), "
            f"got {input.shape[-1]} and {features}, respectively"
        )
    if linear_bias is not None and linear_bias.shape != (classes, *inner):
        raise RuntimeError(
            f"expected linear_bias shape {(classes, *inner)}, got {tuple(linear_bias.shape)}"
        )
    if inner and input.ndim == 1:
        raise RuntimeError(
            f"K-dimensional loss defined by linear_weight shape {tuple(linear_weight.shape)} "
            f"requires batched input, (N, {features}), got unbatched input with shape "
            f"{tuple(input.shape)}"
        )
    shape = (*input.shape[:-1], classes, *inner)
    if target.shape == shape and ignore_index is not None:
        raise RuntimeError("ignore_index cannot be specified when target contains probabilities")
    if inner:
        linear_weight = linear_weight.reshape((-1, features))
        linear_bias = None if linear_bias is None else linear_bias.reshape(-1)
    scores = ops.nn_functional_linear(input, linear_weight, linear_bias)
    return ops.nn_functional_cross_entropy(
        scores.reshape(shape) if inner else scores,
        target,
        weight,
        ignore_index=-100 if ignore_index is None else ignore_index,
        reduction=reduction,
        label_smoothing=label_smoothing,
    )


def softmax_dim(name: str, dim: int | None, ndim: int) -> int:
    """`dim`, or where it is not given the one that PyTorch takes, with its warning."""
    if dim is not None:
        return dim
    warn_caller(
        f"Implicit dimension choice for {name} has been deprecated. "
        "Change the call to include dim=X as an argument."
    )
    return 0 if ndim in (0, 1, 3) else 1


def cross_entropy(
    input: Any, target: Any, weight: Any, ignore_index: int, reduction: str, label_smoothing: float
) -> Any:
    """With class probabilities where the target has the shape of the input, else with classes.

    Raises RuntimeError for an `ignore_index` with probabilities.
    """
    if input.shape == target.shape:
        if ignore_index >= 0:
            raise RuntimeError("ignore_index is not supported for floating point target")
        return ops.nn_functional__cross_entropy_soft(
            input, target, weight, reduction, label_smoothing
        )
    if input.ndim > 2 and not label_smoothing and input.dtype.kind == "f":
        # The classes are no rows in memory, which the row for classes would copy them to.
        logs = ops.log_softmax(input, 1)
        return ops.nn_functional_nll_loss(
            logs, target, weight, ignore_index=ignore_index, reduction=reduction
        )
    return ops.nn_functional__cross_entropy_hard(
        input, target, weight, ignore_index, reduction, label_smoothing
    )[0]
