"""Colourings: which columns of a sparse matrix can share one product, and its entries from these.

Columns that have no row in common can be added up before a product and be told apart in it. In a
symmetric matrix more can share, since an entry may be read in its own place or in the mirrored one.
The fewest colours are hard to find; these greedy ones are near them, and take time in proportion to
the number of places. A.H. Gebremedhin, F. Manne and A. Pothen, "What color is your Jacobian? Graph
coloring for computing derivatives", SIAM Review 47 (2005).
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from autograd.sparsity.pattern import Pattern

NONE = -1
"""The colour of what has no places, and so needs no product."""

_MORE = 3  # colours above the least number that a regular colouring may have
_BLOCKS = 4  # so many make a colouring by blocks nearly as good


def color_columns(pattern: Pattern) -> np.ndarray:
    """A colour from 0 on for each column of `pattern`, such that no row has two columns of one
    colour; -1 for columns without places.

    A row of k places needs k colours; bands, and other regular patterns, get exactly that many.
    """
    counts = np.bincount(pattern.indices, minlength=pattern.shape[1])
    colors = _regular(pattern, int((counts > 0).sum()))
    if colors is None:
        columns = pattern.T
        lengths = np.diff(pattern.indptr)
        meeting = np.bincount(pattern.indices, lengths[pattern.rows], minlength=pattern.shape[1])
        colors = _greedy(columns, np.argsort(-meeting, kind="stable"), pattern.shape[0])
    colors[counts == 0] = NONE
    return colors


def _regular(pattern: Pattern, used: int) -> np.ndarray | None:
    """A colouring that repeats along the columns, if there is one with nearly the least number:
    ``j % k``, or, since the end of a ring meets its beginning, the place in one of equal blocks.

    used: the number of columns that have places.
    """
    longest = int(np.diff(pattern.indptr).max(initial=0))
    n = pattern.shape[1]
    columns = np.arange(n)
    if longest == used:  # all columns that are used meet in one row
        return np.cumsum(np.bincount(pattern.indices, minlength=n) > 0) - 1
    for k in range(longest, longest + _MORE + 1):
        if _is_coloring(pattern, columns % k):
            return columns % k
    blocks = n // longest
    if blocks >= _BLOCKS:
        starts = np.arange(blocks) * n // blocks
        colors = columns - starts[np.searchsorted(starts, columns, side="right") - 1]
        if _is_coloring(pattern, colors):
            return colors
    return None


def _is_coloring(pattern: Pattern, colors: np.ndarray) -> bool:
    codes = np.sort(pattern.rows * np.int64(colors.max() + 1) + colors[pattern.indices])
    return bool((codes[1:] != codes[:-1]).all())


def _greedy(columns: Pattern, order: np.ndarray, rows: int) -> np.ndarray:
    """Each column in turn gets the first colour that is free in all of its rows.

    The colours that a row has are the bits of a number.
    """
    starts, places = columns.indptr.tolist(), columns.indices.tolist()
    taken = [0] * rows
    colors = np.zeros(columns.shape[0], np.int64)
    for column in order.tolist():
        own = places[starts[column] : starts[column + 1]]
        mask = 0
        for row in own:
            mask |= taken[row]
        bit = ~mask & (mask + 1)
        colors[column] = bit.bit_length() - 1
        for row in own:
            taken[row] |= bit
    return colors


def color_symmetric(pattern: Pattern) -> np.ndarray:
    """A star colouring of a symmetric pattern: of each pair of entries (i, j) and (j, i), one has
    a row in which no other column has its column's colour. -1 for rows and columns without places.

    Neighbours differ, and no path of four vertices has only two colours. An arrowhead matrix needs
    two colours, however large it is.
    """
    off = pattern.rows != pattern.indices
    counts = np.bincount(pattern.rows[off], minlength=pattern.shape[0])
    starts = np.concatenate([[0], np.cumsum(counts)]).tolist()
    places = pattern.indices[off].tolist()
    n = pattern.shape[0]
    colors = [NONE] * n
    near = [0] * n  # the colours that neighbours have
    blocked = [0] * n  # those of neighbours which have two neighbours of this vertex's colour
    first: dict[tuple[int, int], int] = {}  # the neighbour by which a vertex came near a colour
    for v in np.argsort(-counts, kind="stable").tolist():
        neighbours = places[starts[v] : starts[v + 1]]
        mask = 0
        for w in neighbours:
            mask |= near[w] if colors[w] < 0 else 1 << colors[w] | blocked[w]
        bit = ~mask & (mask + 1)
        colors[v] = color = bit.bit_length() - 1
        for x in neighbours:
            if near[x] & bit:
                blocked[v] |= 1 << colors[x]
                blocked[first[x, color]] |= 1 << colors[x]
            else:
                near[x] |= bit
                first[x, color] = v
    found = np.array(colors, np.int64)
    found[np.diff(pattern.indptr) == 0] = NONE
    return found


_FEW = 8
"""So many products take less time than looking for a colouring with fewer."""


class Compression:
    """Products with sums of unit vectors, from which all entries of a matrix can be read.

    colors   for each component of the vectors the product in which it is 1; -1: in none
    products how many there are
    """

    def __init__(self, colors: np.ndarray, product: np.ndarray, place: np.ndarray) -> None:
        """product, place: for each entry in which product it is found, and at which place."""
        self.colors = colors
        self.products = int(colors.max(initial=-1)) + 1
        order = np.argsort(product, kind="stable")
        bounds = np.searchsorted(product[order], np.arange(1, self.products))
        self._entries = np.split(order, bounds) if self.products else []
        self._places = [place[entries] for entries in self._entries]
        self._size = len(product)

    def entries(self, multiply: Callable[[np.ndarray], np.ndarray], dtype: np.dtype) -> np.ndarray:
        """The entries in the order of the pattern; `multiply` gives the product with a vector."""
        found = np.empty(self._size, dtype)
        for k, (entries, places) in enumerate(zip(self._entries, self._places, strict=True)):
            found[entries] = multiply((self.colors == k).astype(dtype))[places]
        return found


def by_columns(pattern: Pattern) -> Compression:
    """Products of the matrix with columns: J v."""
    colors = color_columns(pattern)
    return Compression(colors, colors[pattern.indices], pattern.rows)


def by_rows(pattern: Pattern) -> Compression:
    """Products of rows with the matrix: u J."""
    colors = color_columns(pattern.T)
    return Compression(colors, colors[pattern.rows], pattern.indices)


def symmetric(pattern: Pattern) -> Compression:
    """Products of a symmetric matrix with vectors; the fewer of those by columns and by a star
    colouring."""
    columns = by_columns(pattern)
    if columns.products <= _FEW:
        return columns
    colors = color_symmetric(pattern)
    if colors.max(initial=-1) + 1 >= columns.products:
        return columns
    rows, others = pattern.rows, pattern.indices
    codes = rows * np.int64(colors.max() + 1) + colors[others]
    _, where, counts = np.unique(codes, return_inverse=True, return_counts=True)
    alone = counts[where] == 1  # no other column of the row has the colour: there it is read
    product = np.where(alone, colors[others], colors[rows])
    return Compression(colors, product, np.where(alone, rows, others))
