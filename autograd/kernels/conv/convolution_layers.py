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
    d = len(stride)
    name = f"conv_transpose{d}d" if transposed else f"conv{d}d"
    _check_weight(name, w, d, groups)
    _check_numbers(d, stride, padding, dilation, output_padding)
    _check_rank(x, w.shape)
    _check_channels(x, w, bias, transposed, groups)
    sizes = x.shape[2:], w.shape[2:], *map(tuple, (stride, padding, dilation))
    slide = _adjoint_windows(*sizes, tuple(output_padding)) if transposed else _windows(*sizes)
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
    d = len(stride)
    _check_numbers(d, stride, padding, dilation, (0,) * d)
    for each, other in ((x, y), (y, x)):
        if each.ndim != d + 2:
            _check_rank(each, other.shape)
    size, count = x.shape[2:], y.shape[2:]
    fitting = _count_windows(size, kernel, stride, padding, dilation)
    more = any(n > most for n, most in zip(count, fitting, strict=True))
    if more or len(x) != len(y):
        raise RuntimeError(
            f"convolution_weight: windows over {list(x.shape)} are {list(fitting)} at most, "
            f"but the other tensor has shape {list(y.shape)}"
        )
    outputs = y.shape[1]
    if groups < 1 or x.shape[1] % groups or outputs % groups or not outputs:
        raise RuntimeError(
            f"convolution_weight: groups={groups} must divide the channels, "
            f"{x.shape[1]} and {outputs}, and there must be some of the latter"
        )
    slide = sliding(size, kernel, stride, padding, dilation, count)
    dtype = np.result_type(x, y)
    if 0 in x.shape or 0 in y.shape:
        return np.zeros((y.shape[1], x.shape[1] // groups, *kernel), dtype, like=x)
    wide = sum_dtype(dtype)
    return by_weight(_cast(x, wide), _cast(y, wide), slide, groups).astype(dtype, copy=False)


def _compute(
    form: Any, x: np.ndarray, w: np.ndarray, bias: Any, slide: Sliding, groups: int, dtype: Any
) -> np.ndarray:
    """One of the forms, in a precision in which BLAS multiplies; zeros and bias of nothing."""
    wide = sum_dtype(dtype)
    if 0 not in x.shape and 0 not in w.shape:
        added = None if bias is None else _cast(bias, wide)
        out: np.ndarray = form(_cast(x, wide), _cast(w, wide), added, slide, groups)
        return out.astype(dtype, copy=False)
    channels = w.shape[1] * groups if form is by_input else len(w)
    out = np.zeros(
        (len(x), channels, *(slide.size if form is by_input else slide.count)), dtype, like=x
    )
    if bias is not None:
        out += bias.reshape(-1, *(1,) * len(slide.size))
    return out


def _cast(x: np.ndarray, dtype: np.dtype[Any]) -> np.ndarray:
    return x if x.dtype == dtype else x.astype(dtype)


# ---- sizes ---------------------------------------------------------------------------------------


@lru_cache(256)
def _windows(
    given: Sizes, kernel: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes
) -> Sliding:
    count = _count_windows(given, kernel, stride, padding, dilation)
    return sliding(given, kernel, stride, padding, dilation, count)


@lru_cache(256)
def _adjoint_windows(
    given: Sizes, kernel: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes, more: Sizes
) -> Sliding:
    size = _transposed_size(given, kernel, stride, padding, dilation, more)
    return sliding(size, kernel, stride, padding, dilation, given)


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


def _check_rank(x: np.ndarray, weight: Sizes) -> None:
    if x.ndim != len(weight):
        raise RuntimeError(
            f"Expected {len(weight)}-dimensional input for {len(weight)}-dimensional weight "
            f"{list(weight)}, but got {x.ndim}-dimensional input of size {list(x.shape)} instead"
        )


def _check_weight(name: str, w: np.ndarray, d: int, groups: int) -> None:
    if w.ndim != d + 2:
        raise RuntimeError(
            f"Expected {d + 2}-dimensional weight for {name}, but got weight of size: "
            f"{list(w.shape)}"
        )
    if groups < 1:
        raise RuntimeError("non-positive groups is not supported")
    if w.shape[0] < groups:
        raise RuntimeError(
            f"Given groups={groups}, expected weight to be at least {groups} at dimension 0, but "
            f"got weight of size {list(w.shape)} instead"
        )
    if w.shape[0] % groups:
        raise RuntimeError(
            f"Given groups={groups}, expected weight to be divisible by {groups} at dimension 0, "
            f"but got weight of size {list(w.shape)} instead"
        )
    if 0 in w.shape[2:]:
        raise RuntimeError(
            f"{name}: the kernel must not be empty, but got weight of size {list(w.shape)}"
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


def _check_channels(
    x: np.ndarray, w: np.ndarray, bias: np.ndarray | None, transposed: bool, groups: int
) -> None:
    channels = len(w) if transposed else w.shape[1] * groups
    if x.shape[1] != channels:
        raise RuntimeError(
            f"Given {'transposed=1' if transposed else f'groups={groups}'}, weight of size "
            f"{list(w.shape)}, expected input{list(x.shape)} to have {channels} channels, but got "
            f"{x.shape[1]} channels instead"
        )
    outputs = w.shape[1] * groups if transposed else len(w)
    if bias is not None and bias.shape != (outputs,):
        raise RuntimeError(
            f"Given {'transposed=1, ' if transposed else ''}weight of size {list(w.shape)}, "
            f"expected bias to be 1-dimensional with {outputs} elements, but got bias of size "
            f"{list(bias.shape)} instead"
        )
    if 0 in x.shape[2:]:
        raise RuntimeError(
            "Expected an input whose sizes, except that of the batch, are not 0, but got input of "
            f"size {list(x.shape)}"
        )
