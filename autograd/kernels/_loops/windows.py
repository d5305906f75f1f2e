"""Windows that slide over arrays, as native loops compute them.

Each element of all windows is a read of the array itself: shifted, with the stride as its step,
and some number where padding would be. So pooling and depthwise convolution are arithmetic on a few
such reads. As all functions of `autograd.kernels._loops` they take what the kernel of their name
takes, and give NotImplemented where it is to be called.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from autograd.kernels.conv.moving import as_planes, number_type
from autograd.kernels.conv.pooling import first_inside, pool_windows
from autograd.kernels.conv.sliding import Sliding, divisor_of, sliding

__all__ = ["direct", "pool_max", "pool_mean"]

_MOST = 27
"""Numbers that are worth a read each, for an element of the result."""


def _element(x: Any, slide: Sliding, element: Sequence[int], fill: float) -> Any:
    """Of each window one element, or `fill` where it is in the padding; None if it always is."""
    lead = x.ndim - len(slide.size)
    shape = (*x.shape[:lead], *slide.count)
    source, place = ([slice(0, n) for n in x.shape[:lead]] for _ in range(2))
    for n, s, p, m, k, count in zip(
        slide.size, slide.stride, slide.padding, slide.dilation, element, slide.count, strict=True
    ):
        first = m * k - p
        low, high = max(0, -(first // s)), min(count, (n - 1 - first) // s + 1)
        if low >= high:
            return None
        source.append(slice(first + low * s, first + (high - 1) * s + 1, s))
        place.append(slice(low, high))
    part = x[tuple(source)]
    return part if part.shape == shape else part.padded(shape, tuple(place), fill)


def _elements(x: Any, slide: Sliding, fill: float) -> Iterator[tuple[int, Any]]:
    """The numbers of a window's elements, and for each what it is in all windows."""
    for number, element in enumerate(np.ndindex(*slide.kernel)):
        found = _element(x, slide, element, fill)
        if found is not None:
            yield number, found


def _windows(x: Any, kernel: Any, *args: Any) -> Sliding | None:
    """The windows of pooling; None for few, and for what the kernel refuses."""
    if x.dtype.kind != "f" or math.prod(kernel) > _MOST:
        return None
    try:
        return pool_windows(x.shape, kernel, *args)
    except RuntimeError:
        return None


def pool_max(
    x: Any, kernel_size: Any, stride: Any, padding: Any, dilation: Any, ceil_mode: bool
) -> Any:
    slide = _windows(x, kernel_size, stride, padding, dilation, ceil_mode)
    if slide is None:
        return NotImplemented
    number = number_type(slide)
    start = first_inside(slide, number)
    first = np.zeros((1,) * len(slide.size), number) if start is None else start
    best: Any = -math.inf
    place = x.known(first.astype(np.int32)[None])
    planes = as_planes(x, len(slide.size))
    for k, element in _elements(planes, slide, -math.inf):
        larger = np.logical_or(element > best, np.isnan(element))
        best, place = np.where(larger, element, best), np.where(larger, k, place)
    shape = (*x.shape[: x.ndim - len(slide.size)], *slide.count)
    return np.reshape(best, shape), np.reshape(place.astype(number), shape)


def pool_mean(
    x: Any, kernel: Any, stride: Any, padding: Any, ceil_mode: bool, count_include_pad: bool,
    divisor_override: int | None,
) -> Any:  # fmt: skip
    slide = _windows(x, kernel, stride, padding, (1,) * len(kernel), ceil_mode)
    if slide is None or divisor_override == 0:
        return NotImplemented
    divisor = divisor_of(slide, count_include_pad, divisor_override)
    total: Any = 0.0
    for _, element in _elements(as_planes(x, len(kernel)), slide, 0.0):
        total = total + element
    if isinstance(divisor, np.ndarray):
        divisor = x.known(divisor.astype(x.dtype)[None])
    else:
        divisor = float(divisor)
    return np.reshape(total / divisor, (*x.shape[: x.ndim - len(kernel)], *slide.count))


def direct(x: Any, w: Any, bias: Any, groups: int, *sizes: Any) -> Any:
    slide = sliding(*sizes)
    terms = math.prod(slide.kernel) * w.shape[1]
    if terms > _MOST or not _are_reals(x, w, bias):
        return NotImplemented
    by_channel = (1, -1, *(1,) * len(slide.size))
    weights = np.reshape(w, (-1, terms))
    parts = [x] if groups > 1 else [x[:, c : c + 1] for c in range(w.shape[1])]
    total: Any = None
    for c, part in enumerate(parts):
        for k, element in _elements(part, slide, 0.0):
            at = c * math.prod(slide.kernel) + k
            term = element * np.reshape(weights[:, at : at + 1], by_channel)
            total = term if total is None else total + term
    if total is None:
        return NotImplemented
    return total if bias is None else total + np.reshape(bias, by_channel)


def _are_reals(*arrays: Any) -> bool:
    dtypes = {each.dtype for each in arrays if each is not None}
    return len(dtypes) == 1 and dtypes.pop().kind == "f"
