"""The convolution of neural networks, with PyTorch's arguments and errors, and its bilinear kin.

Images are (batch, channels, *size), or without a batch; a weight is (outputs, channels / groups,
*kernel). Transposed, a convolution is the adjoint of the one with the same weight and arguments:
what was the output's is the input, and `output_padding` tells its size, which several could be.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from autograd.kernels.conv.filters import by_input, by_output, by_weight
from autograd.kernels.conv.sliding import Sizes, Sliding, sliding
from autograd.kernels.elementwise.numbers import sum_dtype

__all__ = ["convolution", "convolution_weight"]


def convolution(
    x: np.ndarray, w: np.ndarray, bias: np.ndarray | None, stride: Sequence[int],
    padding: Sequence[int], dilation: Sequence[int], transposed: bool,
    output_padding: Sequence[int], groups: int,
) -> np.ndarray:  # fmt: skip
    """The correlation of images with a weight, and a number added for each channel of the output.

    Raises RuntimeError where shapes or numbers do not fit, with PyTorch's words.
    """
    numbers = tuple(stride), tuple(padding), tuple(dilation), tuple(output_padding)
    added = None if bias is None else bias.shape
    slide = _windows(x.shape, w.shape, added, *numbers, transposed, groups)
    dtype = np.result_type(x, w) if bias is None else np.result_type(x, w, bias)
    return _compute(by_input if transposed else by_output, x, w, bias, slide, groups, dtype)


def convolution_weight(
    x: np.ndarray, y: np.ndarray, kernel: Sequence[int], stride: Sequence[int],
    padding: Sequence[int], dilation: Sequence[int], groups: int,
) -> np.ndarray:  # fmt: skip
    """w[o, c, k]: the sum of y[n, o, q] times the element k of window q of x[n, c].

    It is the gradient, without conjugation, of a convolution's weight where `y` is that of its
    output; of a transposed one's, `x` is the output's and `y` the input. `y` may
    be of fewer windows than there are, the first ones. Raises RuntimeError for shapes that belong
    to no convolution.
    """
    numbers = tuple(kernel), tuple(stride), tuple(padding), tuple(dilation)
    slide = _windows_of_both(x.shape, y.shape, *numbers, groups)
    dtype = np.result_type(x, y)
    if 0 in x.shape or 0 in y.shape:
        return np.zeros((y.shape[1], x.shape[1] // groups, *kernel), dtype, like=x)
    wide = sum_dtype(dtype)
    return by_weight(x.astype(wide, copy=False), y.astype(wide, copy=False), slide, groups).astype(
        dtype, copy=False
    )


def _compute(
    form: Any, x: np.ndarray, w: np.ndarray, bias: Any, slide: Sliding, groups: int, dtype: Any
) -> np.ndarray:
    """One of the forms, in a precision in which BLAS multiplies; zeros and bias of nothing."""
    wide = sum_dtype(dtype)
    if 0 not in x.shape and 0 not in w.shape:
        added = None if bias is None else bias.astype(wide, copy=False)
        out: np.ndarray = form(
            x.astype(wide, copy=False), w.astype(wide, copy=False), added, slide, groups
        )
        return out.astype(dtype, copy=False)
    channels = w.shape[1] * groups if form is by_input else len(w)
    out = np.zeros(
        (len(x), channels, *(slide.size if form is by_input else slide.count)), dtype, like=x
    )
    if bias is not None:
        out += bias.reshape(-1, *(1,) * len(slide.size))
    return out


# ---- sizes ---------------------------------------------------------------------------------------


@lru_cache(256)
def _windows(
    x: Sizes, w: Sizes, bias: Sizes | None, stride: Sizes, padding: Sizes, dilation: Sizes,
    more: Sizes, transposed: bool, groups: int,
) -> Sliding:  # fmt: skip
    """The windows over images, or over what a transposed convolution gives, from all shapes and
    numbers. Raises RuntimeError where these do not fit."""
    d = len(stride)
    _check_weight(f"conv_transpose{d}d" if transposed else f"conv{d}d", w, d, groups)
    _check_numbers(d, stride, padding, dilation, more)
    _check_rank(x, w)
    _check_channels(x, w, bias, transposed, groups)
    given, windows = x[2:], (w[2:], stride, padding, dilation)
    if transposed:
        return sliding(_transposed_size(given, *windows, more), *windows, given)
    return sliding(given, *windows, _count_windows(given, *windows))


@lru_cache(256)
def _windows_of_both(
    x: Sizes, y: Sizes, kernel: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes, groups: int
) -> Sliding:
    """The windows of `convolution_weight`, see there."""
    d = len(stride)
    _check_numbers(d, stride, padding, dilation, (0,) * d)
    for each, other in ((x, y), (y, x)):
        if len(each) != d + 2:
            _check_rank(each, other)
    fitting = _count_windows(x[2:], kernel, stride, padding, dilation)
    more = any(n > most for n, most in zip(y[2:], fitting, strict=True))
    if more or x[0] != y[0]:
        raise RuntimeError(
            f"convolution_weight: windows over {list(x)} are {list(fitting)} at most, but the "
            f"other tensor has shape {list(y)}"
        )
    if groups < 1 or x[1] % groups or y[1] % groups or not y[1]:
        raise RuntimeError(
            f"convolution_weight: groups={groups} must divide the channels, {x[1]} and {y[1]}, "
            "and there must be some of the latter"
        )
    return sliding(x[2:], kernel, stride, padding, dilation, y[2:])


def _count_windows(size: Sizes, kernel: Any, stride: Any, padding: Any, dilation: Any) -> Sizes:
    """How many windows there are along each dimension. Raises RuntimeError if there are none."""
    padded = [n + 2 * p for n, p in zip(size, padding, strict=True)]
    spans = [d * (k - 1) + 1 for k, d in zip(kernel, dilation, strict=True)]
    if any(n < span for n, span in zip(padded, spans, strict=True)):
        raise RuntimeError(
            f"Calculated padded input size per channel: ({' x '.join(map(str, padded))}). "
            f"Kernel size: ({' x '.join(map(str, spans))}). "
            "Kernel size can't be greater than actual input size"
        )
    return tuple([(n - m) // s + 1 for n, m, s in zip(padded, spans, stride, strict=True)])


def _transposed_size(
    count: Sizes, kernel: Any, stride: Any, padding: Any, dilation: Any, more: Any
) -> Sizes:
    """The size of what a transposed convolution gives."""
    each = zip(count, kernel, stride, padding, dilation, more, strict=True)
    size = tuple([(n - 1) * s - 2 * p + d * (k - 1) + 1 + m for n, k, s, p, d, m in each])
    if min(size) < 1:
        raise RuntimeError(
            f"Given input size per channel: ({' x '.join(map(str, count))}). "
            f"Calculated output size per channel: ({' x '.join(map(str, size))}). "
            "Output size is too small"
        )
    return size


# ---- checks --------------------------------------------------------------------------------------


def _check_rank(x: Sizes, weight: Sizes) -> None:
    if len(x) != len(weight):
        raise RuntimeError(
            f"Expected {len(weight)}-dimensional input for {len(weight)}-dimensional weight "
            f"{list(weight)}, but got {len(x)}-dimensional input of size {list(x)} instead"
        )


def _check_weight(name: str, w: Sizes, d: int, groups: int) -> None:
    if len(w) != d + 2:
        raise RuntimeError(
            f"Expected {d + 2}-dimensional weight for {name}, but got weight of size: {list(w)}"
        )
    if groups < 1:
        raise RuntimeError("non-positive groups is not supported")
    if w[0] < groups:
        raise RuntimeError(
            f"Given groups={groups}, expected weight to be at least {groups} at dimension 0, but "
            f"got weight of size {list(w)} instead"
        )
    if w[0] % groups:
        raise RuntimeError(
            f"Given groups={groups}, expected weight to be divisible by {groups} at dimension 0, "
            f"but got weight of size {list(w)} instead"
        )
    if 0 in w[2:]:
        raise RuntimeError(
            f"{name}: the kernel must not be empty, but got weight of size {list(w)}"
        )


def _check_numbers(d: int, stride: Any, padding: Any, dilation: Any, more: Any) -> None:
    names = "stride", "padding", "dilation", "output_padding"
    for name, numbers in zip(names, (stride, padding, dilation, more), strict=True):
        if len(numbers) != d:
            raise RuntimeError(
                f"expected {name} to be a list of {d} values to match the convolution dimensions, "
                f"but got {name}={list(numbers)}"
            )
    if min(stride) < 1:
        raise RuntimeError("non-positive stride is not supported")
    if min(padding) < 0:
        raise RuntimeError("negative padding is not supported")
    if min(more) < 0:
        raise RuntimeError("negative output_padding is not supported")
    if min(dilation) < 1:
        raise RuntimeError("dilation should be greater than zero")


def _check_channels(x: Sizes, w: Sizes, bias: Sizes | None, transposed: bool, groups: int) -> None:
    channels = w[0] if transposed else w[1] * groups
    if x[1] != channels:
        raise RuntimeError(
            f"Given {'transposed=1' if transposed else f'groups={groups}'}, weight of size "
            f"{list(w)}, expected input{list(x)} to have {channels} channels, but got {x[1]} "
            "channels instead"
        )
    outputs = w[1] * groups if transposed else w[0]
    if bias is not None and bias != (outputs,):
        raise RuntimeError(
            f"Given {'transposed=1, ' if transposed else ''}weight of size {list(w)}, expected "
            f"bias to be 1-dimensional with {outputs} elements, but got bias of size {list(bias)} "
            "instead"
        )
    if 0 in x[2:]:
        raise RuntimeError(
            "Expected an input whose sizes, except that of the batch, are not 0, but got input of "
            f"size {list(x)}"
        )
