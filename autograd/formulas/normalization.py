"""Normalisation: the functions of networks as composites, and gradients that are recorded.

Arrays go to the kernels. A gradient that is itself to be differentiated is written in Tensors, with
mean and variance computed again, since both depend on the input.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd import kernels
from autograd.formulas import plain

Grads = tuple[Any, Any, Any]


def _record_gradients(grad: Any, x: Any, weight: Any, eps: float, axes: tuple[int, ...]) -> Grads:
    """The gradients as kernels.layer_norm_backward has them; those of weight and bias unsummed."""
    centered = x - x.mean(axes, True)
    rstd = ((centered * centered).mean(axes, True) + eps) ** -0.5
    z = centered * rstd
    h = grad if weight is None else grad * weight
    for_input = rstd * (h - h.mean(axes, True) - z * (h * z).mean(axes, True))
    return for_input, grad * z, grad


def _sum_gradients(
    grads: Grads,
    needs: Sequence[Any],
    axes: tuple[int, ...],
    input_shape: tuple[int, ...],
    weight_shape: tuple[int, ...],
) -> Grads:
    """The wanted gradients in their shapes, those of weight and bias summed over `axes`."""
    for_input, for_weight, for_bias = grads
    return (
        None if needs[0] is None else for_input.reshape(input_shape),
        None if needs[1] is None else for_weight.sum(axes).reshape(weight_shape),
        None if needs[2] is None else for_bias.sum(axes).reshape(weight_shape),
    )


def layer_norm_inputs(
    grad: Any, input: Any, normalized_shape: Sequence[int], weight: Any, mean: Any, rstd: Any,
    eps: float, needs: Any,
) -> Grads:  # fmt: skip
    """The gradients of native_layer_norm.

    math: (rstd * (h - sum_to_size(h, mean.shape) * n - z * sum_to_size(h * z, mean.shape) * n),
        sum_to_size(grad * z, normalized_shape), sum_to_size(grad, normalized_shape)) where h =
        grad if weight is None else grad * weight; z = (input - mean) * rstd; n = mean.size /
        input.size
    """
    shape = tuple(normalized_shape)
    if isinstance(grad, np.ndarray):
        wants = tuple([each is not None for each in needs])
        return kernels.layer_norm_backward(grad, input, shape, weight, mean, rstd, wants)
    rows = (math.prod(mean.shape), math.prod(shape))
    factor = None if weight is None else weight.reshape(-1)
    grads = _record_gradients(grad.reshape(rows), input.reshape(rows), factor, eps, (1,))
    return _sum_gradients(grads, needs, (0,), input.shape, shape)


def group_norm_inputs(
    grad: Any, grad_mean: Any, grad_rstd: Any, given: Sequence[bool], input: Any, weight: Any,
    mean: Any, rstd: Any, groups: int, eps: float, needs: Any,
) -> Grads:  # fmt: skip
    """The gradients of native_group_norm.

    math: ((kept(rstd, -1) * (h - h.mean(-1, True) - z * (h * z).mean(-1, True)) +
        (kept(grad_mean, -1) - kept(grad_rstd, -1) * kept(rstd, -1) ** 2 * z) /
        x.shape[-1]).reshape(input.shape), channel_sums(grad * z.reshape(input.shape), d),
        channel_sums(grad, d)) where h = (grad * by_class(weight,
        input.ndim)).reshape((input.shape[0], groups, -1)); z = (x - kept(mean, -1)) * kept(rstd,
        -1); x = input.reshape((input.shape[0], groups, -1)); d = input.ndim - 2
    """
    n, channels, *rest = input.shape
    shape = (n, groups, channels // groups, math.prod(rest))
    if isinstance(grad, np.ndarray):
        wants = tuple([each is not None for each in needs])
        grads = kernels.channel_norm_backward(grad, input, weight, mean, rstd, wants, True)
    else:
        factor = None if weight is None else weight.reshape((groups, -1, 1))
        parts = _record_gradients(grad.reshape(shape), input.reshape(shape), factor, eps, (2, 3))
        grads = _sum_gradients(parts, needs, (0, 3), input.shape, (channels,))
    if grads[0] is None or not (given[1] or given[2]):
        return grads
    # To that of x come those of mean and rstd = (variance + eps)^(-1/2).
    g_mean, g_rstd, m, s = (
        each.reshape((n, groups, 1, 1)) for each in (grad_mean, grad_rstd, mean, rstd)
    )
    more = (g_mean - g_rstd * s * s * s * (input.reshape(shape) - m)) / max(shape[2] * shape[3], 1)
    return grads[0] + more.reshape(input.shape), *grads[1:]


def batch_norm_inputs(
    grad: Any, input: Any, weight: Any, mean: Any, rstd: Any, training: bool, eps: float, needs: Any
) -> Grads:
    """The gradients of normalization by the moments of the batch, or by given ones.

    math: (by_class(rstd, input.ndim) * (h - by_class(channel_sums(h, d), input.ndim) * n - z *
        by_class(channel_sums(h * z, d), input.ndim) * n if training else h), channel_sums(grad *
        z, d), channel_sums(grad, d)) where h = grad if weight is None else grad *
        by_class(weight, input.ndim); z = (input - by_class(mean, input.ndim)) * by_class(rstd,
        input.ndim); n = mean.size / input.size; d = input.ndim - 2
    """
    if isinstance(grad, np.ndarray):
        wants = tuple([each is not None for each in needs])
        return kernels.channel_norm_backward(grad, input, weight, mean, rstd, wants, training)
    channels = input.shape[1]
    x, g = kernels.channel_view(input), kernels.channel_view(grad)
    factor = None if weight is None else weight.reshape((channels, 1))
    if training:
        grads = _record_gradients(g, x, factor, eps, (0, 2))
    else:
        center, inverse = [plain(each).reshape(channels, 1) for each in (mean, rstd)]
        h = g if factor is None else g * factor
        grads = (h * inverse, g * ((x - center) * inverse), g)
    return _sum_gradients(grads, needs, (0, 2), input.shape, (channels,))
