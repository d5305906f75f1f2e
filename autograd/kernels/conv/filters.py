"""The three sums of a convolution layer: its output, and the gradients of its input and weight.

With windows as in `sliding` and the windows' elements of channel c as x[n, c, q, k], the form

    sum over n, o, c, q, k of  y[n, o, q] w[o, c, k] x[n, c, q, k]

is linear in x, w and y. Each of the sums here is its derivative by one of them, so derivatives of
any order need nothing else. No array of all windows' elements is made: they are brought together
for so many windows that they stay in the processor's cache, and then are one product of matrices.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from autograd.array.duck import outside
from autograd.kernels.conv.columns import Bench, cut_windows, threads_for
from autograd.kernels.conv.sliding import Phases, Sliding, sliding
from autograd.kernels.conv.tiles import lie_apart, tile_rows, tiles_of_rows
from autograd.kernels.large import NATIVE, in_native_loops
from autograd.kernels.threads import in_threads, shares

__all__ = ["by_input", "by_output", "by_weight", "direct"]

_FEW = 27  # products for an element, up to which native loops do without columns
_ENOUGH = 128  # elements of an image that are worth a product of their own
_RUN = 4  # elements of a window beside each other from which on they are copied quickly
_GATHERED = 1.5
"""Outputs per channel up to which windows of outputs are gathered, not those of inputs summed."""


def by_output(
    x: np.ndarray, w: np.ndarray, bias: np.ndarray | None, slide: Sliding, groups: int
) -> np.ndarray:
    """y[n, o, q] = sum of w[o, c, k] x[n, c, q, k], and `bias` [o] if there is one."""
    if x.size >= NATIVE.least:
        if (found := _by_shifts(x, w, bias, slide, groups)) is not None:
            return found
        if groups == x.shape[1] == len(w) or (groups == 1 and w[0].size <= _FEW):
            return direct(x, w, bias, groups, *slide.sizes)
    return _by_output(x, w, bias, slide, groups)


def _by_shifts(
    x: np.ndarray, w: np.ndarray, bias: np.ndarray | None, slide: Sliding, groups: int
) -> np.ndarray | None:
    """`by_output` without columns, by native loops; None where they do not do it."""
    if groups > 1 or slide.single or x.size < NATIVE.least or outside(x):
        return None
    threads = threads_for(w.size * math.prod(slide.count) * len(x))
    return NATIVE.filtered(x, w, bias, slide, threads)


@in_native_loops
def direct(
    x: np.ndarray, w: np.ndarray, bias: np.ndarray | None, groups: int, *sizes: Any
) -> np.ndarray:
    """`by_output` where few numbers are added for each element, and the windows' sizes: of one
    group, or of as many as there are inputs and outputs."""
    return _by_output(x, w, bias, sliding(*sizes), groups)


def _by_output(
    x: np.ndarray, w: np.ndarray, bias: np.ndarray | None, slide: Sliding, groups: int
) -> np.ndarray:
    images, channels = x.shape[:2]
    outputs = len(w)
    weights = w.reshape(groups, outputs // groups, -1)
    out = np.empty((images, outputs, *slide.count), x.dtype, like=x)
    if slide.single and math.prod(slide.size) >= _ENOUGH:
        _by_output_of_pixels(x, weights, bias, out)
        return out
    if _are_patches(slide, groups):
        rows = tile_rows(slide, x).swapaxes(1, 2)
        _by_output_of_pixels(rows, weights, bias, out)
        return out
    cut = cut_windows(slide, groups, weights.shape[2], images, outputs // groups)

    def work(tiles: Sequence[tuple[int, int, int, int]]) -> None:
        bench = Bench(slide, groups, channels, outputs // groups, cut.flat, x)
        for n, until, first, last in tiles:
            columns = bench[until - n, last - first]
            columns.gather(x[n:until], first)
            out[n:until, :, first:last] = columns.filtered(weights, bias)

    cut.each(work, cut.tiles)
    return out


def _by_output_of_pixels(
    x: np.ndarray, weights: np.ndarray, bias: np.ndarray | None, out: np.ndarray
) -> None:
    """`by_output` into `out` where windows are single elements: products without columns."""
    groups, outputs, channels = weights.shape
    images = len(x)
    flat = x.reshape(images, groups, channels, -1)
    into = out.reshape(images, groups, outputs, -1)

    def work(part: range) -> None:
        y = into[part.start : part.stop]
        np.matmul(weights, flat[part.start : part.stop], out=y)
        if bias is not None:
            y += bias.reshape(groups, -1, 1)

    in_threads(work, shares(images, threads_for(weights.size * flat.shape[-1] * images)))


def _are_patches(slide: Sliding, groups: int) -> bool:
    """Whether windows lie side by side, as patches of an image do that are embedded: products of
    rows are without columns of what lies apart in memory."""
    return groups == 1 and slide.kernel[-1] >= _RUN and lie_apart(slide)


def by_input(
    y: np.ndarray, w: np.ndarray, bias: np.ndarray | None, slide: Sliding, groups: int
) -> np.ndarray:
    """x[n, c, .] = sum of w[o, c, k] y[n, o, q] over the windows q and k that read it."""
    images, outputs = y.shape[:2]
    channels = w.shape[1] * groups
    # Zeros are multiplied with weights: those of padding here, those between rows below.
    finite = bool(np.isfinite(w).all())
    if finite and (slide.single or set(slide.stride) == {1}):
        given = y, _mirror_weight(w, groups), bias, _mirror(slide), groups
        if slide.single or outputs <= _GATHERED * channels:
            return by_output(*given)
        if (found := _by_shifts(*given)) is not None:
            return found
    weights = w.reshape(groups, outputs // groups, -1).swapaxes(1, 2)
    out = np.zeros((images, channels, *slide.size), y.dtype, like=y)
    if _are_patches(slide, groups):
        rows = y.reshape(images, outputs, -1).swapaxes(1, 2) @ w.reshape(outputs, -1)
        tiles_of_rows(slide, rows, out)
        return out if bias is None else out + bias.reshape(-1, *(1,) * len(slide.size))
    cut = cut_windows(slide, groups, weights.shape[1], images, outputs // groups, not finite)

    def work(parts: Sequence[tuple[int, int]]) -> None:
        bench = Bench(slide, groups, channels, outputs // groups, cut.flat, y)
        for n, until in parts:
            many = until - n
            whole = (channels, many), y.dtype, slide.count[0]
            phases = bench.phases[many] = bench.phases.get(many) or Phases(slide, *whole, like=y)
            phases.memory[...] = 0
            for first, last in cut.rows:
                columns = bench[many, last - first]
                columns.spread(weights, y[n:until, :, first:last])
                columns.scatter(first)
            phases.drain(out[n:until].swapaxes(0, 1))

    cut.each(work, cut.images)
    if bias is not None:
        out += bias.reshape(-1, *(1,) * len(slide.size))
    return out


@lru_cache(256)
def _mirror(slide: Sliding) -> Sliding:
    """The windows of steps of 1 over y that each element of x is read by."""
    reach = slide.reach
    padding = tuple([m - p for m, p in zip(reach, slide.padding, strict=True)])
    ones = (1,) * len(reach)
    return sliding(slide.count, slide.kernel, ones, padding, slide.dilation, slide.size)


def _mirror_weight(w: np.ndarray, groups: int) -> np.ndarray:
    """w[o, c, k] as w[c, o, -k]."""
    outputs, channels = w.shape[:2]
    backwards: Any = (..., *(slice(None, None, -1),) * (w.ndim - 2))
    turned = w[backwards].reshape(groups, outputs // groups, channels, *w.shape[2:]).swapaxes(1, 2)
    shape = groups * channels, outputs // groups, *w.shape[2:]
    return np.ascontiguousarray(turned, like=turned).reshape(shape)


def by_weight(x: np.ndarray, y: np.ndarray, slide: Sliding, groups: int) -> np.ndarray:
    """w[o, c, k] = sum over n and q of y[n, o, q] x[n, c, q, k]."""
    known = groups == 1 or groups == x.shape[1] == y.shape[1]
    if known and not slide.single and x.size >= NATIVE.least and not outside(x):
        threads = threads_for(y.size * x.shape[1] // groups * math.prod(slide.kernel))
        found: np.ndarray | None = NATIVE.correlated(x, y, slide, groups, threads)
        if found is not None:
            return found
    return _by_weight(x, y, slide, groups)


def _by_weight(
    x: np.ndarray, y: np.ndarray, slide: Sliding, groups: int, exact: bool = False
) -> np.ndarray:
    """`exact` as in Cut."""
    images, channels = x.shape[:2]
    outputs = y.shape[1]
    lines = channels // groups * math.prod(slide.kernel)
    shape = (outputs, channels // groups, *slide.kernel)
    if slide.single and math.prod(slide.size) >= _ENOUGH:
        return _pixel_weight(x, y, groups).reshape(shape)
    if _are_patches(slide, groups):
        rows = y.reshape(images, outputs, -1).swapaxes(0, 1).reshape(outputs, -1)
        return (rows @ tile_rows(slide, x).reshape(-1, lines)).reshape(shape)
    cut = cut_windows(slide, groups, lines, images, outputs // groups, exact)

    def work(tiles: Sequence[tuple[int, int, int, int]]) -> np.ndarray:
        bench = Bench(slide, groups, channels, outputs // groups, cut.flat, x)
        total = np.zeros((groups, lines, outputs // groups), x.dtype, like=x)
        for n, until, first, last in tiles:
            columns = bench[until - n, last - first]
            columns.gather(x[n:until], first)
            total += columns.correlated(y[n:until, :, first:last])
        return total

    first, *others = cut.each(work, cut.tiles)
    for each in others:
        first += each
    if cut.flat and not exact and not np.isfinite(first).all():
        return _by_weight(x, y, slide, groups, exact=True)
    return np.ascontiguousarray(first.swapaxes(1, 2), like=first).reshape(shape)


def _pixel_weight(x: np.ndarray, y: np.ndarray, groups: int) -> np.ndarray:
    """`by_weight` where windows are single elements: (groups, outputs, channels)."""
    images = len(x)
    columns, others = (each.reshape(images, groups, -1, math.prod(x.shape[2:])) for each in (x, y))

    def work(part: range) -> np.ndarray:
        total = others[part[0]] @ columns[part[0]].swapaxes(1, 2)
        for n in part[1:]:
            total += others[n] @ columns[n].swapaxes(1, 2)
        return total

    products = others.size * columns.shape[2]
    first, *more = in_threads(work, shares(images, threads_for(products)))
    for each in more:
        first += each
    return first
