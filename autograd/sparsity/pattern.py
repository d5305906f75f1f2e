"""Where a matrix may have entries, and matrices of few entries, for those who have no SciPy."""

from __future__ import annotations

import importlib.util
from typing import Any

import numpy as np

from autograd.base.locks import cached_property
from autograd.core.tensor import Tensor
from autograd.sparsity.sets import distinct


class Pattern:
    """The places of a matrix that may differ from zero, row by row.

    shape    (rows, columns)
    indptr   row i has the columns ``indices[indptr[i]:indptr[i + 1]]``
    indices  in ascending order in each row
    """

    def __init__(self, shape: tuple[int, int], indptr: np.ndarray, indices: np.ndarray) -> None:
        self.shape = shape
        self.indptr = indptr
        self.indices = indices

    @staticmethod
    def of_places(shape: tuple[int, int], rows: np.ndarray, columns: np.ndarray) -> Pattern:
        """The pattern with these places, in any order and as often as one likes."""
        codes = distinct(rows * np.int64(max(1, shape[1])) + columns)
        rows, columns = np.divmod(codes, max(1, shape[1]))
        counts = np.bincount(rows, minlength=shape[0])
        return Pattern(shape, np.concatenate([[0], np.cumsum(counts)]), columns)

    @property
    def nnz(self) -> int:
        """The number of places."""
        return len(self.indices)

    @cached_property
    def rows(self) -> np.ndarray:
        """The row of each place, in the order of `indices`."""
        return np.repeat(np.arange(self.shape[0]), np.diff(self.indptr))

    @cached_property
    def T(self) -> Pattern:  # noqa: N802  (NumPy's name)
        """The pattern of the transposed matrix."""
        return Pattern.of_places(self.shape[::-1], self.indices, self.rows)

    def __or__(self, other: Pattern) -> Pattern:
        """The places that are in one of two patterns of the same shape."""
        rows = np.concatenate([self.rows, other.rows])
        return Pattern.of_places(self.shape, rows, np.concatenate([self.indices, other.indices]))

    def toarray(self) -> np.ndarray:
        """A dense array of bools."""
        found = np.zeros(self.shape, bool)
        found[self.rows, self.indices] = True
        return found

    def tocsr(self) -> Any:
        """A ``scipy.sparse.csr_array`` of bools. Raises ImportError where SciPy is missing."""
        from scipy.sparse import csr_array

        return csr_array((np.ones(self.nnz, bool), self.indices, self.indptr), self.shape)

    def __repr__(self) -> str:
        return f"<Pattern of shape {self.shape} with {self.nnz} places>"


class SparseMatrix:
    """A matrix that is zero outside of a pattern: what there is where SciPy is not installed.

    data: the values at the places of `pattern`, in their order
    """

    def __init__(self, pattern: Pattern, data: np.ndarray) -> None:
        self.pattern = pattern
        self.data = data

    shape = property(lambda self: self.pattern.shape)
    dtype = property(lambda self: self.data.dtype)
    nnz = property(lambda self: self.pattern.nnz)
    indptr = property(lambda self: self.pattern.indptr)
    indices = property(lambda self: self.pattern.indices)

    def toarray(self) -> np.ndarray:
        """A dense array."""
        found = np.zeros(self.shape, self.dtype)
        found[self.pattern.rows, self.pattern.indices] = self.data
        return found

    todense = toarray

    def __matmul__(self, vector: np.ndarray) -> np.ndarray:
        """The product with a 1-d array."""
        terms = self.data * np.asarray(vector)[self.pattern.indices]
        return np.bincount(self.pattern.rows, terms, minlength=self.shape[0]).astype(self.dtype)

    def __repr__(self) -> str:
        return f"<SparseMatrix of shape {self.shape} with {self.nnz} places, {self.dtype}>"


def matrix_of(pattern: Pattern, data: np.ndarray) -> Any:
    """The values at the places of a pattern as a ``scipy.sparse.csr_array``, or as a
    `SparseMatrix` where SciPy is not installed."""
    if importlib.util.find_spec("scipy") is None:
        return SparseMatrix(pattern, data)
    from scipy.sparse import csr_array

    return csr_array((data, pattern.indices.copy(), pattern.indptr.copy()), pattern.shape)


def as_pattern(given: Any, shape: tuple[int, int]) -> Pattern:
    """A pattern as users give it: a `Pattern`, a matrix of scipy.sparse, or what makes a 2-d array.
    Whatever differs from zero, or is stored in a sparse matrix, is a place.

    Raises ValueError for another shape than `shape`.
    """
    if isinstance(given, Pattern):
        found = given
    elif hasattr(given, "tocoo"):
        entries = given.tocoo()
        rows, columns = entries.row.astype(np.int64), entries.col.astype(np.int64)
        found = Pattern.of_places(tuple(given.shape), rows, columns)
    else:
        array = given.detach().numpy() if isinstance(given, Tensor) else np.asarray(given)
        if array.ndim != 2:
            raise ValueError(
                f'sparsity: expected "auto", a sparse matrix or a 2-d array, but got {given!r:.80}'
            )
        found = Pattern.of_places(array.shape, *np.nonzero(array))
    if found.shape != shape:
        raise ValueError(
            f"sparsity: expected a pattern of shape {shape}, a row for each output element and a "
            f"column for each input element, but got {found.shape}"
        )
    return found
