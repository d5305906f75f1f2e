"""The three sums of a convolution layer: its output, and the gradients of its input and weight.

With windows as in `sliding` and the windows' elements of channel c as x[n, c, q, k], the form

    sum over n, o, c, q, k of  y[n, o, q] w[o, c, k] x[n, c, q, k]

is linear in x, w and y. Each of the sums here is its derivative by one of them, so derivatives of
any order need nothing else. No array of all windows' elements is made: they are brought together
for so many windows that they stay in the processor's cache, and then are one product of matrices.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from autograd.kernels.sliding import Phases, Sliding, sliding
from autograd.kernels.threads import in_threads, shares, unbuffered, workers

__all__ = ["by_input", "by_output", "by_weight"]

_TOGETHER = 1 << 19
"""Elements of windows that are brought together for one product, as far as sizes allow it."""
_FEWEST, _MOST = 512, 4096  # windows in one product
_ENOUGH = 128  # elements of an image that are worth a product of their own
_SMALL = 1 << 21
"""Multiplications below which threads do not pay."""
_GATHERED = 1.5
"""Outputs per channel up to which windows of outputs are gathered, not those of inputs summed."""
# Measured, in nanoseconds: to start copying a run of elements, to copy one, a product and sum.
_START, _COPY, _MULTIPLY = 10.0, 0.1, 0.025


class _Cut:
    """How the windows of `images` images are cut into tiles of whole rows, or of whole images.

    flat   whether what lies between rows of windows is taken along, and multiplied by zeros: wrong
           for numbers that are not finite, so not if the cut must be `exact`
    """

    def __init__(
        self, slide: Sliding, groups: int, lines: int, images: int, outputs: int,
        exact: bool = False,
    ) -> None:  # fmt: skip
        wanted = math.prod(slide.count[1:])
        # Elements between rows cost their copy and their products, but leave fewer runs to start.
        waste = (slide.line / wanted - 1) * (_COPY + _MULTIPLY * outputs)
        self.flat = waste < _START / slide.count[-1] and not (exact and waste)
        width = slide.line if self.flat else wanted
        threads = _threads(groups * lines * outputs * wanted * slide.count[0] * images)
        # Each group is a product of its own: longer ones make up for their number.
        together = _TOGETHER if groups == 1 else 2 * _TOGETHER
        windows = min(_MOST, max(_FEWEST, together // (groups * lines)))
        height = slide.count[0]
        tiles = -(-height // min(height, max(1, windows // width)))
        rows = -(-height // tiles)
        many = 1
        if tiles == 1:
            most = max(1, min(windows // (height * width), -(-images // threads)))
            evenly = (n for n in range(most, most // 2, -1) if -(-images // n) % threads == 0)
            many = next(evenly, most)
        self.rows = [(o, min(o + rows, height)) for o in range(0, height, rows)]
        self.images = [(n, min(n + many, images)) for n in range(0, images, many)]
        self.threads = threads

    def each(self, work: Callable[[Sequence[Any]], Any], tiles: Sequence[Any]) -> list[Any]:
        """What `work` returns for the parts of `tiles` that go to each thread."""
        parts = shares(len(tiles), self.threads)
        return in_threads(work, [tiles[part.start : part.stop] for part in parts])

    def tiles(self) -> list[tuple[int, int, int, int]]:
        """All tiles: images from, to; rows from, to."""
        return [(*images, *rows) for images in self.images for rows in self.rows]


def _threads(products: int) -> int:
    return workers(True) if products > _SMALL else 1


class _Columns:
    """A matrix per group of channels: a line for each element of a window, a column per window."""

    def __init__(
        self, slide: Sliding, groups: int, channels: int, images: int, rows: int, flat: bool,
        dtype: Any, phases: Phases | None = None,
    ) -> None:  # fmt: skip
        self.slide, self.flat = slide, flat
        self.phases = phases or Phases(slide, (channels, images), dtype, rows)
        self.images, self.rows = images, rows
        self.windows = (rows * slide.line,) if flat else (rows, *slide.count[1:])
        lines = channels // groups * math.prod(slide.kernel)
        self.matrix = np.empty((groups, lines, images * math.prod(self.windows)), dtype)
        self.grid = self.matrix.reshape(channels, *slide.kernel, images, *self.windows)
        self.moves: list[tuple[np.ndarray, np.ndarray]] = []
        self._outputs: np.ndarray | None = None
        self._product: np.ndarray | None = None

    def gather(self, x: np.ndarray, first: int) -> None:
        """The elements of `x` (images, channels, *size) that the windows from a row on read."""
        self.phases.fill(x.swapaxes(0, 1), first)
        if not self.moves:
            d = len(self.slide.kernel)
            for number, group in enumerate(self.slide.groups):
                source = self.phases.runs(number, 0, self.rows, self.flat)
                source = np.moveaxis(source, 1, d + 1)
                self.moves.append((self.grid[(slice(None), *group.part)], source))
        for target, source in self.moves:
            target[...] = source

    def filtered(self, weights: np.ndarray) -> np.ndarray:
        """``weights @ matrix``, in memory that is used again."""
        if self._product is None:
            shape = (*weights.shape[:2], self.matrix.shape[2])
            self._product = np.empty(shape, self.matrix.dtype)
        return np.matmul(weights, self.matrix, out=self._product)

    def scatter(self, first: int) -> None:
        """Adds the matrix to what the windows from row `first` on read."""
        d = len(self.slide.kernel)
        grid = self.grid.reshape(len(self.grid), -1, *self.grid.shape[d + 1 :])
        with unbuffered():
            for element in range(grid.shape[1]):
                target = self.phases.run(element, first, self.rows, self.flat)
                np.add(target, grid[:, element], out=target)

    def wanted(self, y: np.ndarray, channels: int) -> np.ndarray:
        """Of a matrix with a column per window: (images, channels, rows, ...)."""
        if not self.flat:
            return y.reshape(channels, self.images, *self.windows).swapaxes(0, 1)
        y = y.reshape(channels, self.images, self.rows, *self.slide.extent[1:])
        inside: list[Any] = list(map(slice, self.slide.count[1:]))
        return y[(..., *inside)].swapaxes(0, 1)

    def correlated(self, x: np.ndarray, first: int, y: np.ndarray) -> np.ndarray:
        """The matrix times the columns of `outputs` of `y`, transposed."""
        self.gather(x, first)
        return self.matrix @ self.outputs(y).swapaxes(1, 2)

    def outputs(self, y: np.ndarray) -> np.ndarray:
        """The matrix with a column per window, zero where none is wanted, of such an array."""
        groups, channels = len(self.matrix), y.shape[1]
        if self.slide.line == math.prod(self.slide.count[1:]) or not self.flat:
            return y.swapaxes(0, 1).reshape(groups, channels // groups, -1)
        if self._outputs is None:
            shape = (groups, channels // groups, self.matrix.shape[2])
            self._outputs = np.zeros(shape, self.matrix.dtype)
        self.wanted(self._outputs, channels)[...] = y
        return self._outputs


class _Bench:
    """The room that one thread works in: a _Columns for each size of tile."""

    def __init__(self, slide: Sliding, groups: int, channels: int, flat: bool, dtype: Any) -> None:
        self._facts = slide, groups, channels, flat, dtype
        self._columns: dict[tuple[int, int], _Columns] = {}
        self._phases: dict[int, Phases] = {}

    def columns(self, images: int, rows: int, whole: bool = False) -> _Columns:
        """Room for so many images and rows; phases of all rows, for all such tiles, if `whole`."""
        slide, groups, channels, flat, dtype = self._facts
        found = self._columns.get((images, rows))
        if found is None:
            phases = self.phases(images) if whole else None
            found = _Columns(slide, groups, channels, images, rows, flat, dtype, phases)
            self._columns[images, rows] = found
        return found

    def phases(self, images: int) -> Phases:
        """The phases of whole images."""
        slide, _, channels, _, dtype = self._facts
        if images not in self._phases:
            self._phases[images] = Phases(slide, (channels, images), dtype, slide.count[0])
        return self._phases[images]


def by_output(
    x: np.ndarray, w: np.ndarray, bias: np.ndarray | None, slide: Sliding, groups: int
) -> np.ndarray:
    """y[n, o, q] = sum of w[o, c, k] x[n, c, q, k], and `bias` [o] if there is one."""
    images, channels = x.shape[:2]
    outputs = len(w)
    weights = w.reshape(groups, outputs // groups, -1)
    out = np.empty((images, outputs, *slide.count), x.dtype)
    if slide.single and math.prod(slide.size) >= _ENOUGH:
        _by_pixel(x, weights, bias, out)
        return out
    cut = _Cut(slide, groups, weights.shape[2], images, outputs // groups)

    def work(tiles: Sequence[tuple[int, int, int, int]]) -> None:
        bench = _Bench(slide, groups, channels, cut.flat, x.dtype)
        for n, until, first, last in tiles:
            columns = bench.columns(until - n, last - first)
            columns.gather(x[n:until], first)
            y = columns.filtered(weights)
            if bias is not None:
                y += bias.reshape(groups, -1, 1)
            out[n:until, :, first:last] = columns.wanted(y, outputs)

    cut.each(work, cut.tiles())
    return out


def _by_pixel(x: np.ndarray, weights: np.ndarray, bias: np.ndarray | None, out: np.ndarray) -> None:
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

    in_threads(work, shares(images, _threads(weights.size * flat.shape[-1] * images)))


def by_input(
    y: np.ndarray, w: np.ndarray, bias: np.ndarray | None, slide: Sliding, groups: int
) -> np.ndarray:
    """x[n, c, .] = sum of w[o, c, k] y[n, o, q] over the windows q and k that read it."""
    images, outputs = y.shape[:2]
    channels = w.shape[1] * groups
    # Zeros are multiplied with weights: those of padding here, those between rows below.
    finite = bool(np.isfinite(w).all())
    gathered = slide.single or (outputs <= _GATHERED * channels and set(slide.stride) == {1})
    if finite and gathered:
        return by_output(y, _mirrored(w, groups), bias, _mirror(slide), groups)
    weights = w.reshape(groups, outputs // groups, -1).swapaxes(1, 2)
    out = np.zeros((images, channels, *slide.size), y.dtype)
    cut = _Cut(slide, groups, weights.shape[1], images, outputs // groups, not finite)

    def work(parts: Sequence[tuple[int, int]]) -> None:
        bench = _Bench(slide, groups, channels, cut.flat, y.dtype)
        for n, until in parts:
            phases = bench.phases(until - n)
            phases.memory[...] = 0
            for first, last in cut.rows:
                columns = bench.columns(until - n, last - first, whole=True)
                product = np.multiply if outputs == groups else np.matmul
                product(weights, columns.outputs(y[n:until, :, first:last]), out=columns.matrix)
                columns.scatter(first)
            phases.drain(out[n:until].swapaxes(0, 1))

    cut.each(work, cut.images)
    if bias is not None:
        out += bias.reshape(-1, *(1,) * len(slide.size))
    return out


def _mirror(slide: Sliding) -> Sliding:
    """The windows of steps of 1 over y that each element of x is read by."""
    reach = slide.reach
    padding = tuple([m - p for m, p in zip(reach, slide.padding, strict=True)])
    ones = (1,) * len(reach)
    return sliding(slide.count, slide.kernel, ones, padding, slide.dilation, slide.size)


def _mirrored(w: np.ndarray, groups: int) -> np.ndarray:
    """w[o, c, k] as w[c, o, -k]."""
    outputs, channels = w.shape[:2]
    turned = np.flip(w, tuple(range(2, w.ndim)))
    turned = turned.reshape(groups, outputs // groups, channels, *w.shape[2:]).swapaxes(1, 2)
    shape = groups * channels, outputs // groups, *w.shape[2:]
    return np.ascontiguousarray(turned).reshape(shape)


def by_weight(
    x: np.ndarray, y: np.ndarray, slide: Sliding, groups: int, exact: bool = False
) -> np.ndarray:
    """w[o, c, k] = sum over n and q of y[n, o, q] x[n, c, q, k]; `exact` as in _Cut."""
    images, channels = x.shape[:2]
    outputs = y.shape[1]
    lines = channels // groups * math.prod(slide.kernel)
    shape = (outputs, channels // groups, *slide.kernel)
    if slide.single and math.prod(slide.size) >= _ENOUGH:
        return _pixel_weight(x, y, groups).reshape(shape)
    cut = _Cut(slide, groups, lines, images, outputs // groups, exact)

    def work(tiles: Sequence[tuple[int, int, int, int]]) -> np.ndarray:
        bench = _Bench(slide, groups, channels, cut.flat, x.dtype)
        total = np.zeros((groups, lines, outputs // groups), x.dtype)
        for n, until, first, last in tiles:
            columns = bench.columns(until - n, last - first)
            total += columns.correlated(x[n:until], first, y[n:until, :, first:last])
        return total

    first, *others = cut.each(work, cut.tiles())
    for each in others:
        first += each
    if cut.flat and not exact and not np.isfinite(first).all():
        return by_weight(x, y, slide, groups, exact=True)
    return np.ascontiguousarray(first.swapaxes(1, 2)).reshape(shape)


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
    first, *more = in_threads(work, shares(images, _threads(products)))
    for each in more:
        first += each
    return first
