"""The elements of windows brought together as the columns of matrices, a tile of windows at a time.

A tile is so many windows that its matrix stays in the processor's cache.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from autograd.kernels.conv.sliding import Phases, Sliding
from autograd.kernels.threads import in_threads, shares, unbuffered, workers

__all__ = ["Bench", "Columns", "Cut", "cut_windows", "threads_for"]

_TOGETHER = 1 << 19
"""Elements of windows that are brought together for one product, as far as sizes allow it."""
_FEWEST, _MOST = 512, 4096  # windows in one product
_SMALL = 1 << 21
"""Multiplications below which threads do not pay."""
# Measured, in nanoseconds: to start copying a run of elements, to copy one, a product and sum.
_START, _COPY, _MULTIPLY = 10.0, 0.1, 0.025


def cut_windows(
    slide: Sliding, groups: int, lines: int, images: int, outputs: int, exact: bool = False
) -> Cut:
    """The Cut for as many threads as the products are worth now, made once."""
    products = groups * lines * outputs * math.prod(slide.count) * images
    return _cut(slide, groups, lines, images, outputs, exact, threads_for(products))


class Cut:
    """How the windows of `images` images are cut into tiles of whole rows, or of whole images.

    flat   whether what lies between rows of windows is taken along, and multiplied by zeros: wrong
           for numbers that are not finite, so not if the cut must be `exact`
    tiles  all tiles: images from, to; rows from, to
    """

    def __init__(
        self, slide: Sliding, groups: int, lines: int, images: int, outputs: int, exact: bool,
        threads: int,
    ) -> None:  # fmt: skip
        wanted = math.prod(slide.count[1:])
        # Elements between rows cost their copy and their products, but leave fewer runs to start.
        waste = (slide.line / wanted - 1) * (_COPY + _MULTIPLY * outputs)
        self.flat = waste < _START / slide.count[-1] and not (exact and waste)
        width = slide.line if self.flat else wanted
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
        self.tiles = [(*images, *rows) for images in self.images for rows in self.rows]
        self.threads = threads

    def each(self, work: Callable[[Sequence[Any]], Any], tiles: Sequence[Any]) -> list[Any]:
        """What `work` returns for the parts of `tiles` that go to each thread."""
        if self.threads == 1:
            return [work(tiles)]
        parts = shares(len(tiles), self.threads)
        return in_threads(work, [tiles[part.start : part.stop] for part in parts])


_cut = lru_cache(256)(Cut)


def threads_for(products: int) -> int:
    """How many threads so many multiplications are worth."""
    return workers(True) if products > _SMALL else 1


class Columns:
    """A matrix per group of channels: a line for each element of a window, a column per window.

    It is multiplied by matrices of `outputs` lines or columns, of the dtype of `like` and where
    that is.
    """

    def __init__(
        self, slide: Sliding, groups: int, channels: int, outputs: int, flat: bool, like: Any,
        images: int, rows: int, phases: Phases | None,
    ) -> None:  # fmt: skip
        dtype = like.dtype
        self.slide, self.flat, self.rows = slide, flat, rows
        self.phases = phases or Phases(slide, (channels, images), dtype, rows, like=like)
        shapes = _shapes(slide, groups, channels, outputs, images, rows, flat)
        matrix, grid, products, self._apart, self._inside = shapes
        self.matrix = np.empty(matrix, dtype, like=like)
        self.grid = self.matrix.reshape(grid)
        self.moves: list[tuple[np.ndarray, np.ndarray]] = []
        # The outputs' numbers for the windows.
        self._outputs = np.empty(products, dtype, like=like)
        self._clean = False  # zeros where there is no window

    def gather(self, x: np.ndarray, first: int) -> None:
        """The elements of `x` (images, channels, *size) that the windows from a row on read."""
        self.phases.fill(x.swapaxes(0, 1), first)
        if not self.moves:
            runs = self.phases.runs(self.rows, self.flat)
            self.moves = [(self.grid[(slice(None), *part)], source) for part, source in runs]
        for target, source in self.moves:
            target[...] = source

    def filtered(self, weights: np.ndarray, bias: np.ndarray | None) -> np.ndarray:
        """``weights @ matrix`` and a number for each line: (images, outputs, rows, ...).

        It lies in memory that is used again.
        """
        np.matmul(weights, self.matrix, out=self._outputs)
        if bias is not None:
            self._outputs += bias.reshape(len(weights), -1, 1)
        return self._wanted()

    def spread(self, weights: np.ndarray, y: np.ndarray) -> None:
        """Makes the matrix ``weights @ y``, of `y` (images, outputs, rows, ...)."""
        self._take(y)
        if weights.shape[2] == 1:
            np.multiply(weights, self._outputs, out=self.matrix)
            return
        np.matmul(weights, self._outputs, out=self.matrix)

    def scatter(self, first: int) -> None:
        """Adds the matrix to what the windows from row `first` on read."""
        d = len(self.slide.kernel)
        grid = self.grid.reshape(len(self.grid), -1, *self.grid.shape[d + 1 :])
        with unbuffered():
            for element in range(grid.shape[1]):
                target = self.phases.run(element, first, self.rows, self.flat)
                np.add(target, grid[:, element], out=target)

    def correlated(self, y: np.ndarray) -> np.ndarray:
        """The matrix times that of `y` (images, outputs, rows, ...), transposed."""
        self._take(y)
        return self.matrix @ self._outputs.swapaxes(1, 2)

    def _take(self, y: np.ndarray) -> None:
        """Makes the outputs those of `y` (images, outputs, rows, ...), zero between windows."""
        if not self._clean:
            self._outputs[...] = 0
            self._clean = True
        self._wanted()[...] = y

    def _wanted(self) -> np.ndarray:
        """The outputs' part that belongs to windows: (images, outputs, rows, ...)."""
        return self._outputs.reshape(self._apart)[self._inside].swapaxes(0, 1)


@lru_cache(256)
def _shapes(
    slide: Sliding, groups: int, channels: int, outputs: int, images: int, rows: int, flat: bool
) -> tuple[Any, ...]:
    """Of a Columns: of the matrix, by groups and by channels; of outputs, by groups and apart, and
    the subscript of windows in the latter."""
    windows = (rows * slide.line,) if flat else (rows, *slide.count[1:])
    lines, width = channels // groups * math.prod(slide.kernel), images * math.prod(windows)
    apart = (rows, *(slide.extent if flat else slide.count)[1:])
    return (
        (groups, lines, width),
        (channels, *slide.kernel, images, *windows),
        (groups, outputs, width),
        (groups * outputs, images, *apart),
        (..., *map(slice, slide.count[1:])),
    )


class Bench(dict[tuple[int, int], Columns]):
    """The room that one thread works in: a Columns for each number of images and rows of a tile.

    facts   what it is made of besides
    phases  of whole images, by their number: Columns of so many images share them
    """

    def __init__(self, *facts: Any) -> None:
        self._facts = facts
        self.phases: dict[int, Phases] = {}

    def __missing__(self, size: tuple[int, int]) -> Columns:
        facts = *self._facts, *size, self.phases.get(size[0])
        self[size] = found = Columns(*facts)
        return found
