"""Convolutions as PyTorch's functions give them, and sizes in their derivatives.

A convolution, its adjoint (the transposed convolution) and the gradient of its weight are the
three derivatives of one trilinear form, so each row's derivatives are the other two.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

__all__ = ["bias_grad", "cropped", "none_more", "other_padding"]

Shape = tuple[int, ...]


def other_padding(
    shape: Shape, grad: Shape, kernel: Shape, stride: Any, padding: Any, dilation: Any,
    transposed: bool,
) -> tuple[int, ...]:  # fmt: skip
    """The `output_padding` with which the adjoint of a convolution gives an input of `shape`.

    math: other_padding(shape, grad, kernel, stride, padding, dilation, transposed)
    """
    d = len(stride)
    if transposed:
        return (0,) * d
    sizes = zip(shape[-d:], grad[-d:], kernel, stride, padding, dilation, strict=True)
    return tuple([n - ((o - 1) * s - 2 * p + m * (k - 1) + 1) for n, o, k, s, p, m in sizes])


def cropped(out: Any, shape: Shape, d: int) -> Any:
    """`out` of a convolution without windows, behind in the last `d` dimensions, beyond `shape`.

    An output_padding as large as the stride leaves room for more windows than a transposed
    convolution has inputs.

    math: cropped(out, shape, d)
    """
    if out.shape[-d:] == shape[-d:]:
        return out
    return out[(..., *map(slice, shape[-d:]))]


def none_more(stride: Sequence[int]) -> tuple[int, ...]:
    """The `output_padding` of what is not transposed.

    math: none_more(stride)
    """
    return (0,) * len(stride)


def bias_grad(grad: Any, d: int) -> Any:
    """The sums over all but the channels, of which `d` dimensions follow.

    math: channel_sums(grad, d)
    """
    channels = grad.ndim - d - 1
    return grad.sum(tuple([i for i in range(grad.ndim) if i != channels]))
