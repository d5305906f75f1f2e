"""Normalizations of batches, instances, groups and vectors, in operations."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from autograd.base.grad_mode import is_grad_enabled, no_grad
from autograd.base.ops import ops
from autograd.composites.reduced import only_real
from autograd.core.tensor import Tensor, from_array
from autograd.formulas import plain
from autograd.kernels.reduce.normalization import check_normalized


def _check_per_channel(input: Any, **given: Any) -> None:
    """Raises RuntimeError for a vector that has not one number for each channel."""
    channels = input.shape[1:2]
    for name, each in given.items():
        if each is not None and each.shape != channels:
            raise RuntimeError(
                f"{name} should contain {channels[0]} elements not {math.prod(each.shape)}"
            )


def native_batch_norm(
    input: Any, weight: Any, bias: Any, running_mean: Any, running_var: Any, training: bool,
    momentum: float, eps: float,
) -> tuple[Any, Any, Any]:  # fmt: skip
    """Result, means and 1 / sqrt(variance + eps) of the batch; both empty without `training`.

    With `training` the running moments go the part `momentum` of the way to those of the batch, of
    which the variance is unbiased. Raises RuntimeError for shapes that do not fit.
    """
    moments = weight, bias, running_mean, running_var
    result, mean, rstd, moving = _by_moments(input, *moments, training, momentum, eps)
    if moving:
        return result, mean, rstd
    nothing = ops.zeros((0,), dtype=mean.dtype)
    return result, nothing, nothing


def _by_moments(
    input: Any, weight: Any, bias: Any, running_mean: Any, running_var: Any, training: bool,
    momentum: float, eps: float,
) -> tuple[Any, Any, Any, bool]:  # fmt: skip
    """The same; and whether the moments are those of the batch."""
    if input.ndim < 2:
        raise RuntimeError(f"batch_norm needs an input (N, C, ...), but got {list(input.shape)}")
    if training and (running_mean is None) != (running_var is None):
        raise ValueError("running_mean and running_var must either both be None or neither be None")
    if not training and not math.prod(input.shape):
        training = running_mean is None or running_var is None  # nothing reads them
    if not training and (running_mean is None or running_var is None):
        missing = "running_mean" if running_mean is None else "running_var"
        raise RuntimeError(f"{missing} must be defined in evaluation mode")
    _check_per_channel(
        input, running_mean=running_mean, running_var=running_var, weight=weight, bias=bias
    )
    _check_constant(running_mean=running_mean, running_var=running_var)
    given = [None, None] if training else [running_mean, running_var]
    given = [x.detach() if x is not None and x.requires_grad else x for x in given]
    apart = _have_samples(weight, bias) and not _have_samples(input, running_mean, running_var)
    scale, shift = (None, None) if apart else (weight, bias)
    result, mean, rstd, variance = ops.nn_functional__batch_norm_moments(
        input, scale, shift, *given, eps
    )
    if apart:  # so that the moments are those of all samples
        ones = (1,) * (input.ndim - 2)
        result = result if weight is None else result * weight.reshape((-1, *ones))
        result = result if bias is None else result + bias.reshape((-1, *ones))
    count = math.prod(input.shape) // max(input.shape[1], 1) if training else 0
    if count and running_var is not None:
        with no_grad():
            _update_running(running_mean, mean, momentum)
            _update_running(running_var, variance, momentum, count)
    return result, mean, rstd, training


def _have_samples(*given: Any) -> bool:
    """Whether one of several Tensors or None is a batch of samples."""
    return any(isinstance(plain(x), Tensor) for x in given if x is not None)


def _check_constant(**running: Any) -> None:
    """No gradient goes to moments that move: PyTorch refuses to lose it, too."""
    for name, x in running.items():
        if x is not None and x.requires_grad and is_grad_enabled():
            raise RuntimeError(
                f"The function 'native_batch_norm' is not differentiable with respect to argument "
                f"'{name}'. This input cannot have requires_grad True."
            )


def _update_running(running: Any, found: Any, momentum: float, count: int = 0) -> None:
    """Moves `running` the part `momentum` of the way to `found`, variances of `count` values."""
    # Nobody holds the array while it is written: the tensor counts such writes by itself.
    running.copy_(_moved(running, found, momentum, count))


@np.errstate(divide="ignore", invalid="ignore")
def _moved(running: Any, found: Any, momentum: float, count: int) -> Tensor:
    plain = running.__class__ is found.__class__ is Tensor
    x, y = (running._data, found._data) if plain else (running, found.detach())
    y = y * np.divide(count, count - 1.0) if count else y
    y = y.astype(x.dtype, copy=False) if plain else y.to(running.dtype)
    moved = x * (1 - momentum) + momentum * y
    return from_array(moved) if plain else moved


def batch_norm(
    input: Any, running_mean: Any, running_var: Any, weight: Any, bias: Any, training: bool,
    momentum: float, eps: float,
) -> Any:  # fmt: skip
    """native_batch_norm. Raises ValueError for one value per channel with `training`, and for an
    `eps` below 0, with `training` for 0, too."""
    if eps < 0 or (training and eps == 0):
        what = "positive during training" if training else "non-negative"
        raise ValueError(f"batch_norm eps must be {what}, but got {eps}")
    if input.ndim > 1:
        _check_per_channel(input, running_mean=running_mean, running_var=running_var)
    if training and math.prod(input.shape[:1]) * math.prod(input.shape[2:]) == 1:
        raise ValueError(
            "Expected more than 1 value per channel when training, got input size "
            f"torch.Size({list(input.shape)})"
        )
    if input.shape == (0,):  # nothing needs no channels
        scaled = input.clone() if weight is None else input * weight[:1]
        return scaled if bias is None else scaled + bias[:1]
    moments = weight, bias, running_mean, running_var
    return _by_moments(input, *moments, training, momentum, eps)[0]


def instance_norm(
    input: Any, running_mean: Any, running_var: Any, weight: Any, bias: Any, use_input_stats: bool,
    momentum: float, eps: float,
) -> Any:  # fmt: skip
    """batch_norm of each sample for itself; the running moments move to the mean over samples.

    What is given for each channel is copied, as PyTorch's is repeated for each sample: it may be
    written once it has been used. Of the input a view is saved, as PyTorch's is reshaped: that may
    be detached.
    """
    if not use_input_stats:
        if running_mean is None or running_var is None:
            raise RuntimeError(
                "Expected running_mean and running_var to be defined when use_input_stats is false"
            )
        mean, var = running_mean.clone(), running_var.clone()
        scale = None if weight is None else weight.clone()
        return batch_norm(input, mean, var, scale, bias, False, momentum, eps)
    n, channels, *rest = input.shape
    _check_per_channel(
        input, running_mean=running_mean, running_var=running_var, weight=weight, bias=bias
    )
    if math.prod(rest) == 1:
        raise ValueError(
            "Expected more than 1 spatial element when training, got input size "
            f"torch.Size({list(input.shape)})"
        )
    _check_constant(running_mean=running_mean, running_var=running_var)
    size = math.prod(rest)
    scale = None if weight is None else weight.clone()
    x = input.view_as(input)
    result, mean, _ = ops.native_group_norm(x, scale, bias, n, channels, size, channels, eps)
    if not size:
        return result
    with no_grad():
        if running_mean is not None:
            _update_running(running_mean, mean.mean(0), momentum)
        if running_var is not None:
            _update_running(
                running_var, input.reshape((n, channels, size)).var(2).mean(0), momentum
            )
    return result


def group_norm(input: Any, groups: int, weight: Any, bias: Any, eps: float) -> Any:
    """native_group_norm. Raises RuntimeError for shapes that do not fit, ValueError for groups of
    one value."""
    if input.ndim < 2:
        raise RuntimeError(
            f"Expected at least 2 dimensions for input tensor but received {input.ndim}"
        )
    n, channels, *rest = input.shape

    if groups <= 0:
        raise RuntimeError(f"Expected num groups to be greater than 0, got {groups}")
    if channels % groups:
        raise RuntimeError(
            "Expected number of channels in input to be divisible by num_groups, but got input of "
            f"shape {list(input.shape)} and num_groups={groups}"
        )
    if n * (channels // groups) * math.prod(rest) == 1:
        shape = [n * channels // groups, groups, *rest]
        raise ValueError(
            "Expected more than 1 value per channel when training, got input size "
            f"torch.Size({shape})"
        )
    return ops.native_group_norm(input, weight, bias, n, channels, math.prod(rest), groups, eps)[0]


def rms_norm(input: Any, normalized_shape: Any, weight: Any, eps: float | None) -> Any:
    """input / sqrt(mean(input^2) + eps) * weight, over the last dimensions.

    `eps` is by default the smallest step of the dtype at 1. Raises RuntimeError for shapes that do
    not fit.
    """
    shape = tuple(normalized_shape)
    check_normalized(input, shape, weight, None)
    if eps is None:
        eps = float(np.finfo(input.dtype).eps)
    axes = tuple(range(input.ndim - len(shape), input.ndim))
    x = input.to(np.float32) if input.dtype == np.float16 else input
    result = x * ops.rsqrt((x * x).mean(axes, True) + eps)
    if weight is not None:
        result = result * weight
    return result if x is input else result.to(input.dtype)


def normalize(input: Any, p: float, dim: Any, eps: float) -> Any:
    """input over its p-norm along `dim`, which counts as `eps` at least."""
    return input / ops.norm(input, p, dim, True).clamp_min(eps)


def local_response_norm(input: Any, size: int, alpha: float, beta: float, k: float) -> Any:
    """input / (k + alpha mean(input^2))^beta, the mean over `size` neighbouring channels.

    Channels that are not there count as 0. Raises ValueError without three dimensions, RuntimeError
    for a size below 1.
    """
    only_real("local_response_norm", input, kinds="iuf")
    if input.ndim < 3:
        raise ValueError(
            f"Expected 3D or higher dimensionality input (got {input.ndim} dimensions)"
        )
    if 0 in input.shape:
        return input
    if size < 1:
        raise RuntimeError(f"kernel size should be greater than zero, but got {size}")
    sides = (0, 0) * (input.ndim - 2) + (size // 2, (size - 1) // 2)
    squares = ops.constant_pad_nd(input * input, sides).unfold(1, size, 1)
    return input / (squares.mean(-1) * alpha + k) ** beta
