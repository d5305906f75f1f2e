"""Convolutions of images by windows that move by 1, as native loops over the images themselves.

A turn has elements side by side in a row of the output, of several channels: what it reads of an
image, with the padding around it, is shifted by where an element of the window is.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import prod
from typing import Any

import numpy as np

from autograd.compile.backend_native.sharing import run_native
from autograd.compile.backend_native.text import builtin_of
from autograd.kernels.conv.sliding import Sliding
from autograd.kernels.large import LANES
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
    Span,
    Statement,
    Write,
)

_OUTPUTS = 6
"""Channels of the output that are computed side by side."""
_SUMS = 6
"""Elements of a weight whose gradients are: more sums do not stay in registers."""
_BLOCKS = 16
"""Blocks of images for each thread, so that all have finished at nearly the same time."""
_TAPS = 7
"""Elements of a window's row, at most: each is text of its own."""
_TERMS = 1152
"""Products for an element of the output up to which this is faster than BLAS."""
_LENGTHS = [f"m{k}" for k in range(4)]
"""Those of the images."""
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


def _with_padding(x: np.ndarray, slide: Sliding) -> np.ndarray:
    """The images with their padding."""
    (height, width), (top, left) = slide.extent, slide.padding
    padded = np.zeros((*x.shape[:2], height, width), x.dtype)
    inside = x[:, :, : height - top, : width - left]
    padded[:, :, top : top + inside.shape[2], left : left + inside.shape[3]] = inside
    return padded


def filtered(
    x: np.ndarray, w: np.ndarray, bias: np.ndarray | None, slide: Sliding, threads: int
) -> np.ndarray | None:
    """y[n, o, q] = sum of w[o, c, k] x[n, c, q, k], and `bias` [o]; None where they do not suit."""
    lanes, width = _suits(slide, x, w, bias), slide.count[-1]
    if not lanes or not _is_full(width, lanes) or w[0].size > _TERMS:
        return None
    top, left = slide.padding
    height, row = slide.extent[0], slide.extent[1] + -width % lanes
    ends = max(0, height - top - slide.size[0]), max(0, row - left - slide.size[1])
    shape = x.shape[1], height, row
    how = slide.kernel[1], slide.dilation, (top, left, *ends), bias is not None
    loop = _made(filter_kernel, x.dtype, *how)
    out = np.empty((len(x), len(w), *slide.count), x.dtype)
    biases = [] if bias is None else [np.ascontiguousarray(bias)]
    arrays = np.ascontiguousarray(x), np.ascontiguousarray(w), *biases, out
    sizes = *out.shape[:3], w.shape[1], width, slide.kernel[0], *shape
    given = *sizes, 1, *x.shape, *w.shape, *arrays
    own = [[np.empty(shape, x.dtype)] for _ in range(threads)]
    run_native(loop, len(x), -(-len(x) // (_BLOCKS * threads)), own, given)
    return out


def correlated(
    x: np.ndarray, y: np.ndarray, slide: Sliding, groups: int, threads: int
) -> np.ndarray | None:
    """w[o, c, k] = sum over n and q of y[n, o, q] x[n, c, q, k]; None where they do not suit.

    groups: 1, or as many as there are channels of both
    """
    lanes = _suits(slide, x, y)
    if not lanes:
        return None
    return (_correlated if groups == 1 else _by_channel)(x, y, slide, lanes, threads)


def _correlated(
    x: np.ndarray, y: np.ndarray, slide: Sliding, lanes: int, threads: int
) -> np.ndarray | None:
    outputs = y.shape[1]
    strips = -(-outputs // lanes)
    if outputs < _FEW * lanes * strips or not strips:
        return None
    images = _with_padding(x, slide)
    channels, count, taps = x.shape[1], slide.count, slide.kernel[1]
    loop = _made(weight_kernel, x.dtype, taps, slide.dilation)
    sums = np.zeros((taps, channels, slide.kernel[0], strips, lanes), x.dtype)
    given = np.empty((len(y), strips, prod(count), lanes), x.dtype)
    for k in range(strips):
        some = y[:, k * lanes : (k + 1) * lanes].reshape(len(y), -1, prod(count)).swapaxes(1, 2)
        given[:, k, :, : some.shape[2]] = some
        given[:, k, :, some.shape[2] :] = 0
    given = given.reshape(len(y), strips, *count, lanes)
    sizes = channels, len(x), strips, *count, lanes, slide.kernel[0], 1, *images.shape
    turns = _turns(taps)
    block = -(-channels // (2 * threads * turns)) * turns
    run_native(loop, channels, block, [[]] * threads, (*sizes, images, given, *sums))
    found = sums.reshape(*sums.shape[:3], -1)[..., :outputs]
    return np.ascontiguousarray(found.transpose(3, 1, 2, 0))


def _by_channel(
    x: np.ndarray, y: np.ndarray, slide: Sliding, lanes: int, threads: int
) -> np.ndarray | None:
    """`correlated` where each channel of the output is made of its own channel alone."""
    channels, (rows, width) = x.shape[1], slide.count
    if not _is_full(width, lanes):
        return None
    images = _with_padding(x, slide)
    loop = _made(channel_kernel, x.dtype, slide.kernel[1], slide.dilation)
    sums = np.empty((slide.kernel[1], channels, slide.kernel[0], width), x.dtype)
    sizes = channels, len(x), rows, width, slide.kernel[0], 1, *images.shape
    given = *sizes, images, np.ascontiguousarray(y), *sums
    run_native(loop, channels, -(-channels // (_BLOCKS * threads)), [[]] * threads, given)
    return np.ascontiguousarray(sums.sum(-1).transpose(1, 2, 0)[:, None])


def _is_full(width: int, lanes: int) -> bool:
    """Whether enough lanes have elements where vectors run along a row."""
    return width >= _FULL * lanes * -(-width // lanes)


@lru_cache(maxsize=64)
def _made(kernel: Callable[..., Kernel], *how: Any) -> Any:
    return builtin_of(kernel(*how))


def filter_kernel(
    dtype: np.dtype[Any],
    taps: int,
    dilation: tuple[int, ...],
    around: tuple[int, int, int, int],
    biased: bool,
) -> Kernel:
    """The nest of `filtered`, for windows with so many elements in a row, and so much `around` the
    images, above and on the left, below and on the right: along 0 images, 1 outputs, 2 rows, 3
    channels, 4 a row's elements, 5 rows of the window; 6 to 8 an image with its padding."""
    x, w, more, total, found = (Local(n, dtype) for n in ("x", "w", "more", "total", "found"))
    top, left, below, right = around
    images = Array("images", dtype, (), lengths=("m0", "m1", "m2", "m3"))
    weights = Array("weights", dtype, (), lengths=("m4", "m5", "m6", "m7"))
    whole = Array("padded", dtype, (6, 7, 8), written=True)
    padded = Array("padded", dtype, (), lengths=("n6", "n7", "n8"), roomy=True)
    bias, out = Array("bias", dtype, (1,)), Array("out", dtype, (0, 1, 2, 4), written=True)
    at = Index(0), Index(6), Index(7, first=-top), Index(8, first=-left)
    spans = [Span(*each) for each in ((7, top, below), (8, left, right)) if any(each[1:])]
    pad = Loop(6, [Loop(7, [Loop(8, [Read(more, images, at, spans), Write(whole, more)])])])
    terms: list[Statement] = []
    for k in range(taps):
        row = Index(2, other=5, more=dilation[0])
        terms.append(Read(x, padded, (Index(3), row, Index(4, 1, k * dilation[1]))))
        terms.append(Read(w, weights, (Index(1), Index(3), Index(5), Index(None, first=k))))
        terms.append(Combine(total, "add", x, w))
    body: list[Statement] = [Begin(total, "add"), Loop(3, [Loop(5, terms)])]
    if biased:
        body += [Read(more, bias), Compute(found, "add", (total, more)), Write(out, found)]
    else:
        body.append(Write(out, total))
    nest = Loop(0, [pad, Loop(2, [Loop(1, [Loop(4, body, wide=True)], turns=_OUTPUTS)])])
    arrays = [images, weights, *[bias] * biased, out]
    return Kernel("filter", 9, [], arrays, [whole], [nest], [f"m{k}" for k in range(8)])


def weight_kernel(dtype: np.dtype[Any], taps: int, dilation: tuple[int, ...]) -> Kernel:
    """The nest of `correlated`, for windows with so many elements in a row: along 0 channels, 1
    images, 2 strips of outputs, 3 rows, 4 elements of a row, 5 outputs of a strip, 6 rows of the
    window."""
    at = Index(1), Index(0), Index(3, other=6, more=dilation[0]), 4
    arrays, totals, terms = _products(dtype, taps, dilation[1], at, (1, 2, 3, 4, 5), (0, 6, 2, 5))
    body: list[Statement] = [
        *[Begin(total, "add") for total in totals],
        Loop(3, [Loop(4, terms)]),
        *[Accumulate(sums, "add", total) for sums, total in zip(arrays[2:], totals, strict=True)],
    ]
    some = Loop(0, [Loop(5, body, wide=True)], turns=_turns(taps))
    return Kernel("weight", 7, [], arrays, [], [Loop(1, [Loop(2, [Loop(6, [some])])])], _LENGTHS)


def channel_kernel(dtype: np.dtype[Any], taps: int, dilation: tuple[int, ...]) -> Kernel:
    """The nest of `correlated` channel by channel, whose sums are for each column: along 0
    channels, 1 images, 2 rows, 3 elements of a row, 4 rows of the window."""
    at = Index(1), Index(0), Index(2, other=4, more=dilation[0]), 3
    arrays, totals, terms = _products(dtype, taps, dilation[1], at, (1, 0, 2, 3), (0, 4, 3))
    body: list[Statement] = [
        *[Begin(total, "add") for total in totals],
        Loop(1, [Loop(2, terms)]),
        *[Write(sums, total) for sums, total in zip(arrays[2:], totals, strict=True)],
    ]
    nest = Loop(0, [Loop(4, [Loop(3, body, wide=True)])])
    return Kernel("channel", 5, [], arrays, [], [nest], _LENGTHS)


def _products(
    dtype: np.dtype[Any],
    taps: int,
    dilation: int,
    at: tuple[Index, Index, Index, int],
    outputs: tuple[int, ...],
    sums: tuple[int, ...],
) -> tuple[list[Array], list[Local], list[Statement]]:
    """Images, outputs and an array of sums for each of the taps; the sums as numbers, and what is
    added to each: `at` says where an image is read, the last the axis of its columns, and `outputs`
    and `sums` along which axes those lie."""
    x, y = Local("x", dtype), Local("y", dtype)
    images = Array("images", dtype, (), lengths=tuple(_LENGTHS))
    given = Array("outputs", dtype, outputs)
    totals = [Local(f"total{k}", dtype) for k in range(taps)]
    terms: list[Statement] = [Read(y, given)]
    for k, total in enumerate(totals):
        terms.append(Read(x, images, (*at[:3], Index(at[3], 1, k * dilation))))
        terms.append(Combine(total, "add", x, y))
    added = [Array(f"sums{k}", dtype, sums, written=True) for k in range(taps)]
    return [images, given, *added], totals, terms


def _turns(taps: int) -> int:
    """Channels of which a weight's gradients are added up side by side."""
    return max(1, _SUMS // taps)
