"""What native loops compute where NumPy calls a kernel: a function for each, of the kernel's name.

They take what the kernel takes, its arrays as symbols on which operators and functions of NumPy add
steps to a program (`autograd.compile.lowering`), and `vector(name, x)` for the functions that NumPy
does not have. They are plain mathematics, one expression after the other: native loops need no
blocks, no memory of their own and no detour around slow functions. The shapes have been checked
when a program was traced. NotImplemented: the kernel is called.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from autograd.kernels import _lines, _windows
from autograd.kernels._lines import *  # noqa: F403
from autograd.kernels._windows import *  # noqa: F403

__all__ = [
    "batch_norm_moments", "binary_cross_entropy_with_logits", "cat", "celu",
    "channel_norm_backward", "clamp", "constant_pad_nd", "cross_entropy_hard", "digamma",
    "distance_slope", "div_mode", "elu", "erf", "erfc", "erfinv", "exact_gelu_slope", "flip",
    "fmod", "gammaln", "gelu", "group_norm", "hard_grad", "hardshrink", "hardsigmoid", "hardswish",
    "hardtanh", "huber", "i0", "i0e", "i1", "i1e", "layer_norm_backward", "leaky_relu", "lerp",
    "lgamma", "log_softmax", "log_softmax_backward", "logaddexp", "logaddexp2", "logits_slope",
    "logsigmoid", "logsumexp", "mish", "mse_loss", "native_layer_norm", "ndtr", "polygamma", "psi",
    "remainder", "roll", "scipy_special", "sigmoid", "sign", "silu", "softmax", "softmax_backward",
    "softplus", "softshrink", "split_with_sizes", "stack", "threshold", "trigamma", "var",
    *_lines.__all__, *_windows.__all__,
]  # fmt: skip


def vector(name: str, x: Any) -> Any:
    """A function of native loops."""
    return x.vector(name)


def join(arrays: Sequence[Any], axis: int) -> Any:
    """Arrays side by side."""
    return arrays[0].join(arrays, axis)


def placed(x: Any, shape: Sequence[int], index: Any) -> Any:
    """Zeros of a shape but for `x` under a subscript."""
    return x.placed(tuple(shape), index)


# ---- functions of one number ---------------------------------------------------------------------


def sign(x: Any) -> Any:
    return np.sign(x)


def sigmoid(x: Any) -> Any:
    return vector("sigmoid", x)


def erf(x: Any) -> Any:
    return vector("erf", x)


def erfc(x: Any) -> Any:
    return vector("erfc", x)


def ndtr(x: Any) -> Any:
    return vector("ndtr", x)


def erfinv(x: Any) -> Any:
    return vector("erfinv", x)


def lgamma(x: Any) -> Any:
    return vector("lgamma", x)


def digamma(x: Any) -> Any:
    return vector("digamma", x)


def trigamma(x: Any) -> Any:
    return vector("trigamma", x)


def polygamma(n: int, x: Any) -> Any:
    return (digamma, trigamma)[n](x) if n in (0, 1) else NotImplemented


def i0(x: Any) -> Any:
    return vector("i0", x)


def i0e(x: Any) -> Any:
    return vector("i0e", x)


def i1(x: Any) -> Any:
    return vector("i1", x)


def i1e(x: Any) -> Any:
    return vector("i1e", x)


gammaln, psi = lgamma, digamma  # as SciPy calls them


def scipy_special(name: str, *args: Any) -> Any:
    function = _OF_SCIPY.get(name)
    return NotImplemented if function is None else function(*args)


_OF_SCIPY = {
    each: globals()[each]
    for each in ("erf", "erfc", "erfinv", "gammaln", "i0", "i0e", "i1", "i1e", "ndtr", "psi")
}


def fmod(x: Any, y: Any) -> Any:
    return np.fmod(x, y)


def remainder(x: Any, y: Any) -> Any:
    return np.remainder(x, y)


def div_mode(x: Any, y: Any, rounding_mode: str) -> Any:
    if x.dtype.kind != "f" or not _same_dtypes(x, y):
        return NotImplemented
    if rounding_mode == "floor":
        return np.floor_divide(x, y)
    return np.trunc(x / y) if rounding_mode == "trunc" else NotImplemented


def softplus(x: Any, beta: Any, threshold: Any) -> Any:
    z = x if beta == 1 else x * beta
    value = np.maximum(z, 0.0) + np.log1p(np.exp(-np.abs(z)))
    if beta != 1:
        value = value / beta
    return np.where(z > threshold, x, value)


def logsigmoid(x: Any) -> Any:
    return np.minimum(x, 0.0) - np.log1p(np.exp(-np.abs(x)))


def logaddexp(x: Any, y: Any) -> Any:
    highest = np.maximum(x, y)
    gap = np.abs(x - y)
    return np.where(x == y, x + math.log(2), highest + np.log1p(np.exp(-gap)))


def logaddexp2(x: Any, y: Any) -> Any:
    highest = np.maximum(x, y)
    gap = np.abs(x - y)
    return np.where(x == y, x + 1.0, highest + np.log1p(np.exp2(-gap)) * (1 / math.log(2)))


def lerp(x: Any, end: Any, weight: Any) -> Any:
    return x + weight * (end - x)


# ---- activations ---------------------------------------------------------------------------------

_FLAT = 40.0
"""From which size on an activation's factor is 0 or 1, so that inf times 0 does not come up."""


def gelu(x: Any, approximate: str) -> Any:
    if approximate not in ("none", "tanh"):
        return NotImplemented
    if approximate == "none":
        return ndtr(x) * np.maximum(x, -_FLAT)
    slope = math.sqrt(2 / math.pi)
    inner = x * (slope + (0.044715 * slope) * (x * x))
    return (np.tanh(inner) + 1.0) * 0.5 * np.maximum(x, -_FLAT)


def exact_gelu_slope(grad: Any, x: Any, result: Any) -> Any:
    near = np.maximum(np.minimum(x, _FLAT), -_FLAT)
    density = np.exp(near * near * -0.5) * (1 / math.sqrt(2 * math.pi))
    return grad * (ndtr(x) + near * density)


def silu(x: Any) -> Any:
    return x * sigmoid(x)


def mish(x: Any) -> Any:
    e = np.exp(np.minimum(x, 20.0))
    n = e * (e + 2.0)
    return x * (n / (n + 2.0))


def leaky_relu(x: Any, slope: Any) -> Any:
    return np.where(x > 0, x, x * slope)


def elu(x: Any, alpha: Any, scale: Any) -> Any:
    return np.where(x > 0, x * scale, np.expm1(np.minimum(x, 0.0)) * (alpha * scale))


def celu(x: Any, alpha: Any) -> Any:
    if alpha == 0:
        return NotImplemented
    return np.where(x > 0, x, np.expm1(np.minimum(x, 0.0) / alpha) * alpha)


def clamp(x: Any, low: Any, high: Any) -> Any:
    if low is None and high is None:
        return NotImplemented
    if low is not None:
        x = np.maximum(x, low)
    return x if high is None else np.minimum(x, high)


def hardtanh(x: Any, low: Any, high: Any) -> Any:
    return NotImplemented if low > high else clamp(x, low, high)


def hardsigmoid(x: Any) -> Any:
    return clamp(x + 3.0, 0.0, 6.0) / 6.0


def hardswish(x: Any) -> Any:
    return x * hardsigmoid(x)


def softshrink(x: Any, lambd: Any) -> Any:
    return NotImplemented if lambd < 0 else x - clamp(x, -lambd, lambd)


def hardshrink(x: Any, lambd: Any) -> Any:
    return np.where(np.abs(x) <= lambd, 0.0, x)


def threshold(x: Any, bound: Any, value: Any) -> Any:
    return np.where(x <= bound, float(value), x)


# ---- elements at other places --------------------------------------------------------------------


def _slice(dim: int, start: int | None, stop: int | None, step: int | None = None) -> Any:
    return (*[slice(None)] * dim, slice(start, stop, step))


def cat(tensors: Sequence[Any], dim: int) -> Any:
    joined = [x for x in tensors if x.size]
    if not joined or not _same_dtypes(*tensors):
        return NotImplemented
    return join(joined, dim % joined[0].ndim) if len(joined) > 1 else NotImplemented


def stack(tensors: Sequence[Any], dim: int) -> Any:
    first = tensors[0]
    if not first.size or not _same_dtypes(*tensors):
        return NotImplemented
    dim %= first.ndim + 1
    return join([x[(*[slice(None)] * dim, None)] for x in tensors], dim)


def flip(x: Any, dims: Any) -> Any:
    turned = {dim % x.ndim for dim in (dims if isinstance(dims, Sequence) else (dims,))}
    return x[tuple(slice(None, None, -1 if d in turned else 1) for d in range(x.ndim))]


def roll(x: Any, shifts: Any, dims: Any) -> Any:
    moves = shifts if isinstance(shifts, Sequence) else (shifts,)
    axes = dims if isinstance(dims, Sequence) else (dims,)
    if len(axes) != len(moves):
        return NotImplemented  # of all elements in a row
    for move, axis in zip(moves, axes, strict=True):
        dim = axis % x.ndim
        cut = -move % x.shape[dim]
        if cut:
            x = join([x[_slice(dim, cut, None)], x[_slice(dim, None, cut)]], dim)
    return x


def split_with_sizes(x: Any, split_sizes: Sequence[int], dim: int) -> Any:
    found = []
    start = 0
    for size in split_sizes:
        found.append(x[_slice(dim % x.ndim, start, start + size)])
        start += size
    return tuple(found)


def constant_pad_nd(x: Any, pad: Sequence[int], value: Any) -> Any:
    if value != 0 or not any(pad):
        return NotImplemented
    shape = list(x.shape)
    inner, outer = [slice(None)] * x.ndim, [slice(None)] * x.ndim
    for k in range(len(pad) // 2):
        dim, before, after = x.ndim - 1 - k, pad[2 * k], pad[2 * k + 1]
        shape[dim] += before + after
        inner[dim] = slice(max(-before, 0), x.shape[dim] - max(-after, 0))
        outer[dim] = slice(max(before, 0), shape[dim] - max(after, 0))
    part = x[tuple(inner)]
    return placed(part, shape, tuple(outer)) if max(pad) > 0 else part


# ---- along axes ----------------------------------------------------------------------------------


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


# ---- normalisation -------------------------------------------------------------------------------


def _moments(x: Any, axes: Any) -> tuple[Any, Any, Any]:
    """Mean, distances from it, and their mean square. What rounding leaves of the mean in the
    distances of large numbers is taken away; it is small, so that its square is, too."""
    mean = np.mean(x, axis=axes, keepdims=True)
    distance = x - mean
    variance = np.mean(distance * distance, axis=axes, keepdims=True)
    if x.dtype.itemsize < 8:
        rest = np.mean(distance, axis=axes, keepdims=True)
        variance = np.maximum(variance - rest * rest, 0.0)
        mean, distance = mean + rest, distance - rest
    return mean, distance, variance


def _same_dtypes(*arrays: Any) -> bool:
    return len({each.dtype for each in arrays if each is not None}) == 1


def _per_channel(channels: int, *arrays: Any) -> bool:
    return all(each is None or each.shape == (channels,) for each in arrays)


def native_layer_norm(
    x: Any, normalized_shape: Sequence[int], weight: Any, bias: Any, eps: float
) -> Any:
    shape = tuple(normalized_shape)
    given = [each.shape for each in (weight, bias) if each is not None]
    fits = len(shape) > 0 and x.shape[x.ndim - len(shape) :] == shape
    if not fits or any(each != shape for each in given) or not _same_dtypes(x, weight, bias):
        return NotImplemented
    axes = tuple(range(x.ndim - len(normalized_shape), x.ndim))
    mean, distance, variance = _moments(x, axes)
    rstd = 1.0 / np.sqrt(variance + eps)
    out = distance * rstd
    if weight is not None:
        out = out * weight
    if bias is not None:
        out = out + bias
    return out, mean, rstd


def group_norm(
    x: Any, weight: Any, bias: Any, n: int, channels: int, size: int, groups: int, eps: float
) -> Any:
    fits = x.shape[:2] == (n, channels) and x.size == n * channels * size
    if not fits or groups < 1 or channels % groups or not _per_channel(channels, weight, bias):
        return NotImplemented
    if not _same_dtypes(x, weight, bias):
        return NotImplemented
    parts = np.reshape(x, (n, groups, channels // groups, size))
    mean, distance, variance = _moments(parts, (2, 3))
    rstd = 1.0 / np.sqrt(variance + eps)
    out = distance * rstd
    by_channel = (1, groups, channels // groups, 1)
    if weight is not None:
        out = out * np.reshape(weight, by_channel)
    if bias is not None:
        out = out + np.reshape(bias, by_channel)
    stats = n, groups
    return np.reshape(out, x.shape), np.reshape(mean, stats), np.reshape(rstd, stats)


def batch_norm_moments(x: Any, weight: Any, bias: Any, mean: Any, variance: Any, eps: float) -> Any:
    if x.ndim < 2 or not _same_dtypes(x, weight, bias, mean, variance):
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
    out = distance * rstd
    if weight is not None:
        out = out * np.reshape(weight, row)
    if bias is not None:
        out = out + np.reshape(bias, row)
    moments = [np.reshape(each, (channels,)) for each in (center, rstd, spread)]
    return np.reshape(out, x.shape), *moments


def layer_norm_backward(
    grad: Any, x: Any, normalized_shape: Sequence[int], weight: Any, mean: Any, rstd: Any,
    wants: tuple[bool, bool, bool],
) -> Any:  # fmt: skip
    if not _same_dtypes(grad, x, weight, mean, rstd):
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
    if not _same_dtypes(grad, x, weight, mean, rstd):
        return NotImplemented
    channels = x.shape[1]
    groups = channels if mean.ndim == 1 else mean.shape[1]
    shape = x.shape[0], groups, channels // groups, -1
    row = (1, groups, 1, 1) if mean.ndim == 1 else (x.shape[0], groups, 1, 1)
    axes = (0, 2, 3) if mean.ndim == 1 else (2, 3)
    g, inverse = np.reshape(grad, shape), np.reshape(rstd, row)
    z = (np.reshape(x, shape) - np.reshape(mean, row)) * inverse
    h = g if weight is None else g * np.reshape(weight, (1, groups, channels // groups, 1))
    gradients: list[Any] = [None, None, None]
    if wants[0]:
        if moving:
            first = np.mean(h, axis=axes, keepdims=True)
            h = h - first - z * np.mean(h * z, axis=axes, keepdims=True)
        gradients[0] = np.reshape(h * inverse, x.shape)
    if wants[1]:
        gradients[1] = np.reshape(np.sum(g * z, axis=(0, 3)), (channels,))
    if wants[2]:
        gradients[2] = np.reshape(np.sum(g, axis=(0, 3)), (channels,))
    return tuple(gradients)


# ---- losses --------------------------------------------------------------------------------------


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
    if input.shape != target.shape or not _same_dtypes(input, target, grad):
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
    losses = np.log1p(np.exp(-np.abs(input))) + np.maximum(-input, 0.0) + (1.0 - target) * input
    return _reduced(losses, reduction)


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
