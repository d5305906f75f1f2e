"""Windows of images written out as columns, and its adjoint: im2col and col2im."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from autograd.array.axes import numbers_of
from autograd.array.duck import strided
from autograd.kernels.conv.sliding import Sizes, sliding

__all__ = ["fold", "nn_functional_unfold"]


def nn_functional_unfold(
    x: np.ndarray, kernel: Any, dilation: Any, padding: Any, stride: Any
) -> np.ndarray:
    """(batch, channels, height, width) as (batch, channels * kernel's elements, windows).

    The numbers are one for both dimensions, or two. Raises RuntimeError for shapes and numbers that
    do not fit; so does `fold`.
    """
    d = 2
    kernel, dilation, padding, stride = _read_arguments(kernel, dilation, padding, stride)
    if x.ndim not in (d + 1, d + 2) or 0 in x.shape[x.ndim - d - 1 :]:
        raise RuntimeError(
            "Expected 3D or 4D (batch mode) tensor with possibly 0 batch size and other non-zero "
            f"dimensions for input, but got: {list(x.shape)}"
        )
    if x.ndim == d + 1:
        return nn_functional_unfold(x[None], kernel, dilation, padding, stride)[0]
    size = x.shape[2:]
    count = _count_windows(size, kernel, dilation, padding, stride)
    if any(padding):
        x = np.pad(x, [(0, 0), (0, 0), *[(p, p) for p in padding]])
    inner = x.strides[2:]
    steps = [m * each for m, each in zip(dilation, inner, strict=True)]
    moves = [s * each for s, each in zip(stride, inner, strict=True)]
    strides = *x.strides[:2], *steps, *moves
    windows = strided(x, (*x.shape[:2], *kernel, *count), strides)
    rows = x.shape[1] * math.prod(kernel)
    return np.ascontiguousarray(windows, like=windows).reshape(len(x), rows, math.prod(count))


def fold(
    columns: np.ndarray, size: Any, kernel: Any, dilation: Any, padding: Any, stride: Any
) -> np.ndarray:
    """The sums of columns, as `nn_functional_unfold` gives them, at each element of images."""
    size = _read_pair("output_size", size)
    kernel, dilation, padding, stride = _read_arguments(kernel, dilation, padding, stride)
    if columns.ndim not in (2, 3) or 0 in columns.shape[columns.ndim - 2 :]:
        raise RuntimeError(
            "Expected 2D or 3D (batch mode) tensor for input with possibly 0 batch size and "
            f"non-zero dimensions for input, but got: {list(columns.shape)}"
        )
    if columns.ndim == 2:
        return fold(columns[None], size, kernel, dilation, padding, stride)[0]
    batch, rows, blocks = columns.shape
    elements = math.prod(kernel)
    if rows % elements:
        raise RuntimeError(
            "Expected size of input's dimension 1 to be divisible by the product of kernel_size, "
            f"but got input.size(1)={rows} and kernel_size={kernel}."
        )
    count = _count_windows(size, kernel, dilation, padding, stride)
    if math.prod(count) != blocks:
        raise RuntimeError(
            f"Given output_size={size}, kernel_size={kernel}, dilation={dilation}, "
            f"padding={padding}, stride={stride}, expected size of input's dimension 2 to match "
            f"the calculated number of sliding blocks {' * '.join(map(str, count))} = "
            f"{math.prod(count)}, but got input.size(2)={blocks}."
        )
    slide = sliding(size, kernel, stride, padding, dilation, count)
    out = np.zeros((batch, rows // elements, *slide.span), columns.dtype, like=columns)
    grid = columns.reshape(batch, rows // elements, elements, *count)
    for number, windows in enumerate(slide.parts):
        out[windows] += grid[:, :, number]
    return out[slide.inside]


def _count_windows(
    size: Sizes, kernel: Sizes, dilation: Sizes, padding: Sizes, stride: Sizes
) -> Sizes:
    each = zip(size, kernel, dilation, padding, stride, strict=True)
    count = tuple([(n + 2 * p - m * (k - 1) - 1) // s + 1 for n, k, m, p, s in each])
    if min(count) < 1:
        raise RuntimeError(
            f"Given input with spatial size {size}, kernel_size={kernel}, dilation={dilation}, "
            f"padding={padding}, calculated shape of the array of sliding blocks as {count}, but "
            "its components must be at least one."
        )
    return count


def _read_arguments(kernel: Any, dilation: Any, padding: Any, stride: Any) -> tuple[Sizes, ...]:
    listed = {"kernel_size": kernel, "dilation": dilation, "padding": padding, "stride": stride}
    found = tuple([_read_pair(name, given) for name, given in listed.items()])
    for name, given in zip(listed, found, strict=True):
        if min(given) < (name != "padding"):
            least = "non-negative" if name == "padding" else "greater than zero"
            raise RuntimeError(f"{name} should be {least}, but got {given}")
    return found


def _read_pair(name: str, given: Any) -> Sizes:
    return numbers_of(given, 2, f"It is expected {name} equals to 1 or 2 numbers, but got ")
