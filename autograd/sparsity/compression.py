"""Compressed products: which vectors to multiply a sparse matrix with, and how to read it off."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from autograd.sparsity.coloring import color_columns, color_symmetric
from autograd.sparsity.pattern import Pattern

__all__ = ["Compression", "by_columns", "by_rows", "symmetric"]

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
