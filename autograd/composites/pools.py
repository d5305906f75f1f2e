"""Pooling as PyTorch's functions give it, from the rows that pool over given windows."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from autograd.array.axes import numbers_of, whole_numbers
from autograd.base.grad_mode import MODE
from autograd.base.ops import ops
from autograd.composites.reduced import only_real
from autograd.formulas import beside, cast, plain, surely
from autograd.kernels.conv.pooling import pool_windows
from autograd.kernels.conv.regions import even_regions
from autograd.methods.construction import as_tensor

Shape = tuple[int, ...]


def largest(
    input: Any, kernel_size: Any, stride: Any, padding: Any, dilation: Any, ceil_mode: bool,
    return_indices: bool, d: int, least: int = 1,
) -> Any:  # fmt: skip
    """max_pool1d, 2d and 3d; with `return_indices` also the places among each plane's elements."""
    name = f"max_pool{d}d"
    kernel, steps, zeros = _read_windows(name, input, d, kernel_size, stride, padding, least)
    spread = _read_numbers(name, "dilation", dilation, d)
    values, places = ops.nn_functional__pool_max(input, kernel, steps, zeros, spread, ceil_mode)
    if not return_indices:
        return values
    slide = pool_windows(input.shape, kernel, steps, zeros, spread, ceil_mode)
    numbers = cast(plain(places), np.intp)
    inside = np.unravel_index(numbers, kernel)
    flat: Any = 0
    for i, n in enumerate(slide.size):
        starts = steps[i] * np.arange(slide.count[i]) - zeros[i]
        starts = beside(numbers, starts.reshape(-1, *(1,) * (d - 1 - i)))
        flat = flat * n + starts + spread[i] * inside[i]
    return values, as_tensor(flat)


def average(
    input: Any, kernel_size: Any, stride: Any, padding: Any, ceil_mode: bool,
    count_include_pad: bool, d: int, divisor_override: int | None = None,
) -> Any:  # fmt: skip
    """avg_pool1d, 2d and 3d."""
    windows = _read_windows(f"avg_pool{d}d", input, d, kernel_size, stride, padding)
    return ops.nn_functional__pool_mean(
        input, *windows, ceil_mode, count_include_pad, divisor_override
    )


def powers(
    input: Any, norm_type: float, kernel_size: Any, stride: Any, ceil_mode: bool, d: int
) -> Any:
    """lp_pool1d, 2d and 3d: the root of the sum of powers in each window; 0 for negative sums.

    An infinite `norm_type` stands for the limit, the largest or the least magnitude.
    """
    if norm_type in (math.inf, -math.inf):
        side = 1 if norm_type > 0 else -1
        sizes = ops.abs(input) * side
        return largest(sizes, kernel_size, stride, 0, 1, ceil_mode, False, d) * side
    kernel = _read_numbers(f"lp_pool{d}d", "kernel_size", kernel_size, d)
    means = average(input ** float(norm_type), kernel, stride, 0, ceil_mode, True, d)
    positive = ops.sign(means) * ops.nn_functional_relu(ops.abs(means))
    return (positive * math.prod(kernel)) ** (1.0 / norm_type)


def _check_ndim(name: str, input: Any, d: int, least: int = 0) -> None:
    """Of what is no batch, all sizes must be `least` at least."""
    if input.ndim not in (d + 1, d + 2) or min(input.shape[-d - 1 :]) < least:
        raise RuntimeError(
            f"{name}: Expected {d + 1}D or {d + 2}D (batch mode) tensor with optional 0 dim batch "
            f"size for input, but got: {list(input.shape)}"
        )


def _read_numbers(name: str, argument: str, given: Any, d: int) -> Shape:
    if given.__class__ is int:
        return (given,) * d
    words = ("", "one", "two", "three")[d]
    message = (
        f"{name}: {argument} must either be a single int, or a tuple of {words} ints, but got "
    )
    return numbers_of(given, d, message)


def _read_windows(
    name: str, input: Any, d: int, kernel_size: Any, stride: Any, padding: Any, least: int = 1
) -> tuple[Shape, Shape, Shape]:
    """Kernel, steps (by default as long as it) and padding, `d` numbers each."""
    _check_ndim(name, input, d, least)
    kernel = _read_numbers(name, "kernel_size", kernel_size, d)
    own = stride is None or (isinstance(stride, (list, tuple)) and not stride)
    steps = kernel if own else _read_numbers(name, "stride", stride, d)
    return kernel, steps, _read_numbers(name, "padding", padding, d)


def adaptive_mean(input: Any, output_size: Any, d: int) -> Any:
    """adaptive_avg_pool1d, 2d and 3d."""
    count = _read_output_size(f"adaptive_avg_pool{d}d", input, output_size, d, input.ndim - d)
    return ops.nn_functional__adaptive_means(input, count)


def adaptive_max(input: Any, output_size: Any, return_indices: bool, d: int) -> Any:
    """adaptive_max_pool1d, 2d and 3d; by windows of one size where the regions are such."""
    if MODE.settle is not None:
        only_real(f"adaptive_max_pool{d}d", input)
    count = _read_output_size(f"adaptive_max_pool{d}d", input, output_size, d, 1)
    if (kernel := even_regions(input.shape, count)) is not None:
        return largest(input, kernel, None, 0, 1, False, return_indices, d, 0)
    values, indices = ops.nn_functional__adaptive_maxima(input, count)
    return (values, indices) if return_indices else values


def _check_not_empty(name: str, input: Any, first: int) -> None:
    if 0 in input.shape[first:]:
        raise RuntimeError(
            f"{name}: Expected input to have non-zero size for non-batch dimensions, but input has "
            f"sizes {list(input.shape)}"
        )


def _read_output_size(name: str, input: Any, given: Any, d: int, first: int) -> Shape:
    """How many regions are wanted. Dimensions of `input` from `first` on must not be empty."""
    if d > 1 and isinstance(given, (list, tuple)) and input.ndim <= len(given):
        raise ValueError(f"Input dimension should be at least {len(given) + 1}")
    _check_ndim(name, input, d)
    _check_not_empty(name, input, first)
    size = input.shape[input.ndim - d :]
    wanted = given if isinstance(given, (list, tuple)) else (given,) * d
    whole_numbers(name, "output_size", [each for each in wanted if each is not None])
    if len(wanted) != d:
        raise RuntimeError(f"{name}: output_size must have {d} sizes, but got {list(wanted)}")
    found = tuple([n if o is None else o for n, o in zip(size, wanted, strict=True)])
    if min(found) < 0:
        raise RuntimeError(
            f"{name}: elements of output_size must be greater than or equal to 0 but received "
            f"{list(found)}"
        )
    return found


def fractional(
    input: Any, kernel_size: Any, output_size: Any, output_ratio: Any, return_indices: bool,
    samples: Any, d: int,
) -> Any:  # fmt: skip
    """fractional_max_pool2d and 3d. Raises ValueError unless one of size and ratio is given."""
    name = f"fractional_max_pool{d}d"
    if (output_size is None) == (output_ratio is None):
        raise ValueError(f"{name} requires specifying either an output_size or an output_ratio")
    _check_ndim(name, input, d)
    _check_not_empty(name, input, input.ndim - d - 1)
    kernel = _read_numbers(name, "kernel_size", kernel_size, d)
    size = input.shape[input.ndim - d :]
    if output_size is None:
        ratios = output_ratio if isinstance(output_ratio, (list, tuple)) else (output_ratio,) * d
        if len(ratios) != d:
            raise ValueError(
                f"{name} requires output_ratio to either be a single Int or tuple of Ints."
            )
        count = tuple([int(n * each) for n, each in zip(size, ratios, strict=True)])
    else:
        count = _read_numbers(name, "output_size", output_size, d)
    for n, k, o in zip(size, kernel, count, strict=True):
        if o < 0 or k < 1 or o + k - 1 > n:
            raise RuntimeError(
                f"{name}: kernel_size {list(kernel)} and output_size {list(count)} are too large "
                f"relative to the input's sizes {list(size)}, or negative"
            )
    if samples is None:
        lead = input.shape[: input.ndim - d]
        samples = ops.rand((1, *lead, d)[-3:], dtype=input.dtype)
    if samples.ndim != 3:
        raise RuntimeError(f"Expect _random_samples to have 3 dimensions, got {samples.ndim}")
    values, indices = ops.nn_functional__fractional_maxima(input, samples, kernel, count)
    return (values, indices) if return_indices else values


def unpooled(
    input: Any, indices: Any, kernel_size: Any, stride: Any, padding: Any, output_size: Any, d: int
) -> Any:
    """max_unpool1d, 2d and 3d: zeros but for the elements of `input`, at the places `indices`.

    Raises RuntimeError for other shapes and places, ValueError for an `output_size` that the
    pooling with these numbers could not have had.
    """
    from autograd.core.runtime import zero_tensor

    name = f"max_unpool{d}d"
    kernel, steps, zeros = _read_windows(name, input, d, kernel_size, stride, padding, 0)
    size = _read_unpooled_size(input.shape[input.ndim - d :], kernel, steps, zeros, output_size)
    places = plain(indices)
    if places.dtype.kind != "i":
        raise RuntimeError(f"elements in indices should be type int64 but got: {places.dtype}")
    if places.shape != input.shape:
        raise RuntimeError(
            f"Expected shape of indices to be the same as that of the input tensor "
            f"({list(input.shape)}), but got indices tensor with shape: {list(places.shape)}"
        )
    elements = math.prod(size)
    if surely((places < 0) | (places >= elements)):
        wrong = places.max() if places.max() >= elements else places.min()
        raise RuntimeError(
            f"Found an invalid max index: {wrong} (output volumes are of size "
            f"{'x'.join(map(str, size))})"
        )
    lead = input.shape[: input.ndim - d]
    rows = (math.prod(lead), math.prod(input.shape[len(lead) :]))
    flat = zero_tensor((rows[0], elements), input.dtype, input)
    placed = flat.scatter(1, as_tensor(places.reshape(rows)), input.reshape(rows))
    return placed.reshape((*lead, *size))


def _read_unpooled_size(
    count: Shape, kernel: Shape, stride: Shape, padding: Shape, given: Any
) -> Shape:
    each = zip(count, stride, kernel, padding, strict=True)
    usual = tuple([(n - 1) * s + k - 2 * p for n, s, k, p in each])
    if given is None:
        return usual
    d = len(count)
    size = tuple(given)
    if len(size) == d + 2:
        size = size[2:]
    if len(size) != d:
        raise ValueError(
            f"output_size should be a sequence containing {d} or {d + 2} elements, but it has a "
            f"length of '{len(size)}'"
        )
    for i, (n, m, s) in enumerate(zip(size, usual, stride, strict=True)):
        if not m - s < n < m + s:
            raise ValueError(
                f'invalid output_size "{list(size)}" (dim {i} must be between {m - s} and {m + s})'
            )
    return size
