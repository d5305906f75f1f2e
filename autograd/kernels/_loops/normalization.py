"""Softmax, moments and normalisation along axes, as native loops compute them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.kernels._loops.basics import same_dtypes

__all__ = [
    "batch_norm_moments", "channel_norm_backward", "group_norm", "layer_norm_backward",
    "log_softmax", "log_softmax_backward", "logsumexp", "native_layer_norm", "softmax",
    "softmax_backward", "var",
]  # fmt: skip


def softmax(x: Any, dim: int, dtype: Any = None) -> Any:
    if dtype is not None and np.dtype(dtype) != x.dtype:
        return NotImplemented
    e = np.exp(x - np.max(x, axis=dim, keepdims=True))
    return e / np.sum(e, axis=dim, keepdims=True)


def log_softmax(x: Any, dim: int, dtype: Any = None) -> Any:
    if dtype is not None and np.dtype(dtype) != x.dtype:
        return NotImplemented
    shifted = x - np.max(x, axis=dim, keepdims=True)
    return shifted - np.log(np.sum(np.exp(shifted), axis=dim, keepdims=True))


def softmax_backward(grad: Any, result: Any, dim: int) -> Any:
    return result * (grad - np.sum(grad * result, axis=dim, keepdims=True))


def log_softmax_backward(grad: Any, result: Any, dim: int) -> Any:
    return grad - np.exp(result) * np.sum(grad, axis=dim, keepdims=True)


def logsumexp(x: Any, dim: Any, keepdim: bool) -> Any:
    highest = np.max(x, axis=dim, keepdims=True)
    shift = np.where(np.isinf(highest), 0.0, highest)
    summed = np.log(np.sum(np.exp(x - shift), axis=dim, keepdims=True)) + shift
    return summed if keepdim else np.squeeze(summed, axis=dim)


def var(x: Any, dim: Any, correction: Any, keepdim: bool) -> Any:
    mean, distance, _ = _moments(x, dim)
    count = x.size // max(1, mean.size)
    degrees = count - (1 if correction is None else correction)
    if degrees <= 0:
        return NotImplemented  # with its warning
    return np.sum(distance * distance, axis=dim, keepdims=keepdim) / float(degrees)


def _moments(x: Any, axes: Any) -> tuple[Any, Any, Any]:
    """Mean, distances from it, and their mean square. What rounding leaves of the mean in the
    distances of large numbers is taken away; it is small, so that its square is, too."""
    mean = np.mean(x, axis=axes, keepdims=True)
    distance = x - mean
    variance = np.mean(distance * distance, axis=axes, keepdims=True)
    rest = np.mean(distance, axis=axes, keepdims=True)
    return mean + rest, distance - rest, np.maximum(variance - rest * rest, 0.0)


def _affine(distance: Any, rstd: Any, weight: Any, bias: Any, shape: Any) -> Any:
    """What is normalised times a weight, plus a bias, where there are any, as arrays of `shape`."""
    out = distance * rstd
    if weight is not None:
        out = out * np.reshape(weight, shape)
    return out if bias is None else out + np.reshape(bias, shape)


def _per_channel(channels: int, *arrays: Any) -> bool:
    return all(each is None or each.shape == (channels,) for each in arrays)


def native_layer_norm(
    x: Any, normalized_shape: Sequence[int], weight: Any, bias: Any, eps: float
) -> Any:
    shape = tuple(normalized_shape)
    given = [each.shape for each in (weight, bias) if each is not None]
    fits = len(shape) > 0 and x.shape[x.ndim - len(shape) :] == shape
    if not fits or any(each != shape for each in given) or not same_dtypes(x, weight, bias):
        return NotImplemented
    axes = tuple(range(x.ndim - len(normalized_shape), x.ndim))
    mean, distance, variance = _moments(x, axes)
    rstd = 1.0 / np.sqrt(variance + eps)
    return _affine(distance, rstd, weight, bias, shape), mean, rstd


def group_norm(
    x: Any, weight: Any, bias: Any, n: int, channels: int, size: int, groups: int, eps: float
) -> Any:
    fits = x.shape[:2] == (n, channels) and x.size == n * channels * size
    if not fits or groups < 1 or channels % groups or not _per_channel(channels, weight, bias):
        return NotImplemented
    if not same_dtypes(x, weight, bias):
        return NotImplemented
    parts = np.reshape(x, (n, groups, channels // groups, size))
    mean, distance, variance = _moments(parts, (2, 3))
    rstd = 1.0 / np.sqrt(variance + eps)
    out = _affine(distance, rstd, weight, bias, (1, groups, channels // groups, 1))
    stats = n, groups
    return np.reshape(out, x.shape), np.reshape(mean, stats), np.reshape(rstd, stats)


def batch_norm_moments(x: Any, weight: Any, bias: Any, mean: Any, variance: Any, eps: float) -> Any:
    if x.ndim < 2 or not same_dtypes(x, weight, bias, mean, variance):
        return NotImplemented
    channels = x.shape[1]
    if not _per_channel(channels, weight, bias, mean, variance):
        return NotImplemented
    parts = np.reshape(x, (x.shape[0], channels, -1))
    row = 1, channels, 1
    if mean is None:
        center, distance, spread = _moments(parts, (0, 2))
    else:
        center, spread = np.reshape(mean, row), np.reshape(variance, row)
        distance = parts - center
    rstd = 1.0 / np.sqrt(spread + eps)
    out = _affine(distance, rstd, weight, bias, row)
    moments = [np.reshape(each, (channels,)) for each in (center, rstd, spread)]
    return np.reshape(out, x.shape), *moments


def layer_norm_backward(
    grad: Any, x: Any, normalized_shape: Sequence[int], weight: Any, mean: Any, rstd: Any,
    wants: tuple[bool, bool, bool],
) -> Any:  # fmt: skip
    if not same_dtypes(grad, x, weight, mean, rstd):
        return NotImplemented
    lead = x.ndim - len(normalized_shape)
    kept, axes = tuple(range(lead)), tuple(range(lead, x.ndim))
    z = (x - mean) * rstd
    gradients: list[Any] = [None, None, None]
    if wants[0]:
        h = grad if weight is None else grad * weight
        first = np.mean(h, axis=axes, keepdims=True)
        second = np.mean(h * z, axis=axes, keepdims=True)
        gradients[0] = (h - first - z * second) * rstd
    if wants[1]:
        gradients[1] = np.sum(grad * z, axis=kept) if kept else grad * z
    if wants[2]:
        gradients[2] = np.sum(grad, axis=kept) if kept else np.copy(grad)
    return tuple(gradients)


def channel_norm_backward(
    grad: Any, x: Any, weight: Any, mean: Any, rstd: Any, wants: tuple[bool, bool, bool],
    moving: bool,
) -> Any:  # fmt: skip
    if not same_dtypes(grad, x, weight, mean, rstd):
        return NotImplemented
    channels = x.shape[1]
    groups = channels if mean.ndim == 1 else mean.shape[1]
    shape = x.shape[0], groups, channels // groups, -1
    row = (1, groups, 1, 1) if mean.ndim == 1 else (x.shape[0], groups, 1, 1)
    axes = (0, 2, 3) if mean.ndim == 1 else (2, 3)
    g, inverse = np.reshape(grad, shape), np.reshape(rstd, row)
    distance = np.reshape(x, shape) - np.reshape(mean, row)
    factor = 1.0 if weight is None else np.reshape(weight, (1, groups, channels // groups, 1))
    gradients: list[Any] = [None, None, None]
    # One number for each channel of a sample: all sums are made of these.
    sums = np.sum(g, axis=3, keepdims=True)
    products = np.sum(g * distance, axis=3, keepdims=True) * inverse
    if wants[0]:
        found = g * factor
        if moving:
            count = float(distance.size // max(1, mean.size))
            first = np.sum(sums * factor, axis=axes, keepdims=True) / count
            second = np.sum(products * factor, axis=axes, keepdims=True) / count
            found = found - (distance * (second * inverse) + first)
        found = found * inverse
        gradients[0] = np.reshape(found, x.shape)
    if wants[1]:
        gradients[1] = np.reshape(np.sum(products, axis=(0, 3)), (channels,))
    if wants[2]:
        gradients[2] = np.reshape(np.sum(sums, axis=(0, 3)), (channels,))
    return tuple(gradients)
