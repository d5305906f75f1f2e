"""Convolutions of images by windows that move by 1, as native loops over the images themselves.

A turn has elements side by side in a row of the output, of several channels: what it reads of an
image, with the padding around it, is shifted by where an element of the window is.
"""

from __future__ import annotations

from functools import lru_cache
from math import prod
from typing import Any

import numpy as np

from autograd.compile.backend_native.text import builtin_of
from autograd.kernels.conv.sliding import Sliding
from autograd.kernels.large import LANES
from autograd.kernels.threads import in_threads, shares
from autograd.native.nest import (
    Accumulate,
    Array,
    Begin,
    Combine,
    Compute,
    Index,
    Kernel,
    Local,
    Loop,
    Read,
    Statement,
    Write,
)

_OUTPUTS = 4
"""Channels of the output that are computed side by side."""
_SUMS = 6
"""Elements of a weight whose gradients are: more sums do not stay in registers."""
_TAPS = 7
"""Elements of a window's row, at most: each is text of its own."""
_TERMS = 1152
"""Products for an element of the output up to which this is faster than BLAS."""
_FULL, _FEW = 0.6, 0.3
"""Which part of the lanes must have elements, on average: of an output, and of a weight, where what
is brought together else takes longer than the sums."""


def _suits(slide: Sliding, *arrays: np.ndarray | None) -> int:
    """How many lanes vectors have; 0 where there is no loop."""
    dtypes = {x.dtype for x in arrays if x is not None}
    square = len(slide.size) == 2 and set(slide.stride) == {1} and min(slide.padding) >= 0
    if len(dtypes) > 1 or not square or slide.kernel[1] > _TAPS:
        return 0
    return LANES.get(dtypes.pop().char, 0)


def _with_padding(x: np.ndarray, slide: Sliding) -> tuple[np.ndarray, tuple[int, ...]]:
    """The images with their padding, one after the other, and behind them as many zeros as windows
    are high; and the shape."""
    (height, width), (top, left) = slide.extent, slide.padding
    shape = (*x.shape[:2], height, width)
    flat = np.zeros(prod(shape) + slide.reach[0] * width, x.dtype)
    inside = x[:, :, : height - top, : width - left]
    ends = top + inside.shape[2], left + inside.shape[3]
    flat[: prod(shape)].reshape(shape)[:, :, top : ends[0], left : ends[1]] = inside
    return flat, shape


def filtered(
    x: np.ndarray, w: np.ndarray, bias: np.ndarray | None, slide: Sliding, threads: int
) -> np.ndarray | None:
    """y[n, o, q] = sum of w[o, c, k] x[n, c, q, k], and `bias` [o]; None where they do not suit."""
    lanes, width = _suits(slide, x, w, bias), slide.count[-1]
    full = lanes and width >= _FULL * lanes * -(-width // lanes)
    if not full or w[0].size > _TERMS:
        return None
    flat, shape = _with_padding(x, slide)
    out = np.empty((len(x), len(w), *slide.count), x.dtype)
    weights = np.ascontiguousarray(w)
    biases = [] if bias is None else [np.ascontiguousarray(bias)]
    loop = _filter(x.dtype, slide.kernel[1], slide.dilation, bias is not None)
    sizes = (*out.shape[:3], w.shape[1], width, slide.kernel[0], 1, *shape, *w.shape)
    images = flat[: prod(shape)].reshape(shape)

    def work(part: range) -> None:
        loop(part.start, part.stop, 0, *sizes, images, weights, *biases, out)

    in_threads(work, shares(len(x), threads))
    return out


def correlated(x: np.ndarray, y: np.ndarray, slide: Sliding, threads: int) -> np.ndarray | None:
    """w[o, c, k] = sum over n and q of y[n, o, q] x[n, c, q, k]; None where they do not suit."""
    lanes, outputs = _suits(slide, x, y), y.shape[1]
    strips = -(-outputs // lanes) if lanes else 0
    if outputs < _FEW * lanes * strips or not strips:
        return None
    flat, shape = _with_padding(x, slide)
    channels, count = x.shape[1], slide.count
    loop = _weight(x.dtype, slide.kernel[1], slide.dilation[1])
    sums = np.zeros((*slide.kernel, channels, strips, lanes), x.dtype)
    given = np.empty((len(y), strips, *count, lanes), x.dtype)
    for k in range(strips):
        some = y[:, k * lanes : (k + 1) * lanes]
        given[:, k, :, :, : some.shape[1]] = np.moveaxis(some, 1, -1)
        given[:, k, :, :, some.shape[1] :] = 0

    def work(part: range) -> None:
        for k, rows in enumerate(sums):
            first = k * slide.dilation[0] * shape[3]
            images = flat[first : first + prod(shape)].reshape(shape)
            sizes = channels, len(x), strips, *count, lanes, 1, *shape
            loop(part.start, part.stop, 0, *sizes, images, given, *rows)

    in_threads(work, shares(channels, threads))
    found = sums.reshape(*slide.kernel, channels, -1)[..., :outputs]
    return np.ascontiguousarray(found.transpose(3, 2, 0, 1))


@lru_cache(maxsize=64)
def _filter(dtype: np.dtype[Any], *how: Any) -> Any:
    return builtin_of(filter_kernel(dtype, *how))


@lru_cache(maxsize=64)
def _weight(dtype: np.dtype[Any], *how: Any) -> Any:
    return builtin_of(weight_kernel(dtype, *how))


def filter_kernel(
    dtype: np.dtype[Any], taps: int, dilation: tuple[int, ...], biased: bool
) -> Kernel:
    """The nest of `filtered`, for windows with so many elements in a row: along 0 images, 1
    outputs, 2 rows, 3 channels, 4 a row's elements, 5 rows of the window."""
    x, w, more, total, found = (Local(n, dtype) for n in ("x", "w", "more", "total", "found"))
    images = Array("images", dtype, (), lengths=("m0", "m1", "m2", "m3"))
    weights = Array("weights", dtype, (), lengths=("m4", "m5", "m6", "m7"))
    bias, out = Array("bias", dtype, (1,)), Array("out", dtype, (0, 1, 2, 4), written=True)
    terms: list[Statement] = []
    for k in range(taps):
        row = Index(2, other=5, more=dilation[0])
        at = Index(0), Index(3), row, Index(4, 1, k * dilation[1])
        terms.append(Read(x, images, at))
        terms.append(Read(w, weights, (Index(1), Index(3), Index(5), Index(None, first=k))))
        terms.append(Combine(total, "add", x, w))
    body: list[Statement] = [Begin(total, "add"), Loop(3, [Loop(5, terms)])]
    if biased:
        body += [Read(more, bias), Compute(found, "add", (total, more)), Write(out, found)]
    else:
        body.append(Write(out, total))
    nest = Loop(0, [Loop(2, [Loop(1, [Loop(4, body, wide=True)], turns=_OUTPUTS)])])
    arrays = [images, weights, *[bias] * biased, out]
    return Kernel("filter", 6, [], arrays, [], [nest], [f"m{k}" for k in range(8)])


def weight_kernel(dtype: np.dtype[Any], taps: int, dilation: int) -> Kernel:
    """The nest of `correlated`, for a row of the window: along 0 channels, 1 images, 2 strips of
    outputs, 3 rows, 4 elements of a row, 5 outputs of a strip."""
    x, y = Local("x", dtype), Local("y", dtype)
    images = Array("images", dtype, (), lengths=("m0", "m1", "m2", "m3"))
    outputs = Array("outputs", dtype, (1, 2, 3, 4, 5))
    totals = [Local(f"total{k}", dtype) for k in range(taps)]
    sums = [Array(f"sums{k}", dtype, (0, 2, 5), written=True) for k in range(taps)]
    terms: list[Statement] = [Read(y, outputs)]
    for k, total in enumerate(totals):
        terms.append(Read(x, images, (Index(1), Index(0), Index(3), Index(4, 1, k * dilation))))
        terms.append(Combine(total, "add", x, y))
    body: list[Statement] = [
        *[Begin(total, "add") for total in totals],
        Loop(3, [Loop(4, terms)]),
        *[Accumulate(each, "add", total) for each, total in zip(sums, totals, strict=True)],
    ]
    turns = max(1, _SUMS // taps)
    nest = Loop(1, [Loop(2, [Loop(0, [Loop(5, body, wide=True)], turns=turns)])])
    lengths = [f"m{k}" for k in range(4)]
    return Kernel("weight", 6, [], [images, outputs, *sums], [], [nest], lengths)
