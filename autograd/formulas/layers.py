"""Convolutions as PyTorch's functions give them, resized images, and sizes in their derivatives.

A convolution, its adjoint (the transposed convolution) and the gradient of its weight are the
three derivatives of one trilinear form, so each row's derivatives are the other two.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd import kernels
from autograd.array.interpolation import Taps
from autograd.base.ops import ops
from autograd.formulas import conj, is_array, zeros

Shape = tuple[int, ...]


def other_padding(
    shape: Shape, grad: Shape, kernel: Shape, stride: Any, padding: Any, dilation: Any,
    transposed: bool,
) -> tuple[int, ...]:  # fmt: skip
    """The `output_padding` with which the adjoint of a convolution gives an input of `shape`."""
    d = len(stride)
    if transposed:
        return (0,) * d
    sizes = zip(shape[-d:], grad[-d:], kernel, stride, padding, dilation, strict=True)
    return tuple([n - ((o - 1) * s - 2 * p + m * (k - 1) + 1) for n, o, k, s, p, m in sizes])


def cropped(out: Any, shape: Shape, d: int) -> Any:
    """`out` of a convolution without windows, behind in the last `d` dimensions, beyond `shape`.

    An output_padding as large as the stride leaves room for more windows than a transposed
    convolution has inputs.
    """
    if out.shape[-d:] == shape[-d:]:
        return out
    return out[(..., *map(slice, shape[-d:]))]


def backward(
    y: Any, weight: Any, shape: Shape, stride: Sequence[int], padding: Sequence[int],
    dilation: Sequence[int], transposed: bool, groups: int,
) -> Any:  # fmt: skip
    """The transpose, of `shape`, of the map that a convolution with `weight` is, at `y`.

    math: cropped(convolution(y, weight, None, stride, padding, dilation, not transposed,
        other_padding(shape, y.shape, weight.shape[2:], stride, padding, dilation, transposed),
        groups), shape, weight.ndim - 2)
    """
    windows = stride, padding, dilation
    more = other_padding(shape, y.shape, weight.shape[2:], *windows, transposed)
    convolved = kernels.convolution if is_array(y, weight) else ops.convolution
    out = convolved(y, weight, None, *windows, not transposed, more, groups)
    return cropped(out, shape, weight.ndim - 2)


def by_input(
    grad: Any, weight: Any, shape: Shape, stride: Sequence[int], padding: Sequence[int],
    dilation: Sequence[int], transposed: bool, groups: int,
) -> Any:  # fmt: skip
    """The gradient of a convolution's input of `shape`.

    math: backward(grad, weight.conj(), shape, stride, padding, dilation, transposed, groups)
    """
    return backward(grad, conj(weight), shape, stride, padding, dilation, transposed, groups)


def by_weight(
    grad: Any, input: Any, shape: Shape, stride: Sequence[int], padding: Sequence[int],
    dilation: Sequence[int], transposed: bool, groups: int,
) -> Any:  # fmt: skip
    """The gradient of a convolution's weight of `shape`.

    math: _convolution_weight(grad, input.conj(), shape[2:], stride, padding, dilation, groups) if
        transposed else _convolution_weight(input.conj(), grad, shape[2:], stride, padding,
        dilation, groups)
    """
    on_arrays = is_array(grad, input)
    x, y = (grad, conj(input)) if transposed else (conj(input), grad)
    correlated = kernels.convolution_weight if on_arrays else ops._convolution_weight
    return correlated(x, y, shape[2:], stride, padding, dilation, groups)


def channel_sums(x: Any, d: int) -> Any:
    """The sums over all dimensions but that of the channels, which `d` dimensions follow."""
    return x.sum(tuple([axis for axis in range(x.ndim) if axis != x.ndim - d - 1]))


def transposed(taps: Taps) -> Taps:
    """The taps of the transposed matrix."""
    return taps.transposed()


# ---- convolutions of signals ---------------------------------------------------------------------
#
# With y[i] = sum_j a[j] b[start + i - j], that of a is sum_i grad[i] conj(b[start + i - j]), again
# a window of a convolution, of grad with the mirrored conjugate of b. Nothing else is needed for
# derivatives of any order.


def lengths(shape: Shape, start: Sequence[int]) -> Shape:
    """The sizes of the dimensions that are convolved, the last ones."""
    return shape[len(shape) - len(start) :]


def mirrored(x: Any, start: Sequence[int]) -> Any:
    """The complex conjugate of `x`, in reverse order along the dimensions that are convolved."""
    return conj(np.flip(x, tuple(range(x.ndim - len(start), x.ndim))))


def reflected_start(shape: Shape, start: Sequence[int]) -> list[int]:
    """Where the gradient's window starts: n - 1 - start for each length n of the other operand."""
    return [n - 1 - each for n, each in zip(lengths(shape, start), start, strict=True)]


# ---- elements at given places --------------------------------------------------------------------


def samples_input(grad: Any, weights: Any, places: Any, size: int) -> Any:
    """The gradient of the input of _weighted_samples, of `size` elements."""
    if is_array(grad, weights, places):
        return kernels.add_samples(grad, weights, places, size)
    index = places.unsqueeze(-3)
    gains = np.where(index >= 0, grad.unsqueeze(-2) * weights.unsqueeze(-3), 0)
    lead, flat = gains.shape[:-2], (*gains.shape[:-2], -1)
    index = np.maximum(index, 0).expand(gains.shape).reshape(flat)
    return zeros(grad, (*lead, size)).scatter_add(-1, index, gains.reshape(flat))


def samples_weights(grad: Any, input: Any, places: Any) -> Any:
    """The gradient of the weights of _weighted_samples."""
    if is_array(grad, input, places):
        return kernels.match_samples(grad, input, places)
    index = places.reshape((*places.shape[:-2], 1, -1))
    picked = ops.take_along_dim(input, np.maximum(index, 0), -1)
    picked = picked.reshape((*picked.shape[:-1], *places.shape[-2:]))
    return np.where(places.unsqueeze(-3) >= 0, picked * grad.unsqueeze(-2), 0).sum(-3)
