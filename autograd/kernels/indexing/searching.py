"""Facts about the values of arrays: equality, counts, places among sorted values, unique ones."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np

from autograd.array.axes import check_axis
from autograd.array.duck import outside
from autograd.array.shape_errors import shape_error
from autograd.kernels.elementwise.numbers import require_kind, sum_dtype

__all__ = [
    "allclose", "equal", "bincount", "bucketize", "histc", "histogram", "isclose", "isin",
    "nonzero_static", "unique_places", "searchsorted", "unravel_index",
]  # fmt: skip

_BLOCK = 1 << 15  # elements of a histogram that are looked at together, in the cache


# ---- comparing whole arrays ----------------------------------------------------------------------


def equal(a: np.ndarray, b: np.ndarray) -> bool:
    """Whether shapes and all elements are equal; a NaN equals nothing."""
    return bool(np.array_equal(a, b))


def _check_tolerances(rtol: float, atol: float) -> None:
    for name, tolerance in (("rtol", rtol), ("atol", atol)):
        if not tolerance >= 0:
            raise RuntimeError(f"{name} must be greater than or equal to zero, but got {tolerance}")


def isclose(a: Any, b: Any, rtol: float, atol: float, equal_nan: bool) -> Any:
    """Whether ``|a - b| <= atol + rtol * |b|``, of each element.

    numpy: np.isclose(a, b, rtol, atol, equal_nan)
    """
    _check_tolerances(rtol, atol)
    return np.isclose(a, b, rtol, atol, equal_nan)


def allclose(a: np.ndarray, b: np.ndarray, rtol: float, atol: float, equal_nan: bool) -> bool:
    """Whether ``|a - b| <= atol + rtol * |b|`` everywhere."""
    _check_tolerances(rtol, atol)
    try:
        return bool(np.allclose(a, b, rtol, atol, equal_nan))
    except ValueError as error:
        raise shape_error(error, a, b) from None


def isin(
    elements: np.ndarray, test_elements: np.ndarray, assume_unique: bool, invert: bool
) -> np.ndarray:
    """Whether each element is one of `test_elements`; with `invert` whether it is none."""
    return np.isin(elements, test_elements, assume_unique, invert)


# ---- counting ------------------------------------------------------------------------------------


def bincount(x: np.ndarray, weights: np.ndarray | None, minlength: int) -> np.ndarray:
    """How often each integer occurs, or the sum of its weights (float64 unless float32)."""
    require_kind("bincount", x.dtype, "iu")
    if x.ndim != 1 or (x.size and x.min() < 0):
        raise RuntimeError("bincount only supports 1-d non-negative integral inputs.")
    if minlength < 0:
        raise RuntimeError("minlength should be >= 0")
    if weights is None:
        return np.bincount(x, minlength=minlength)
    if weights.shape != x.shape:
        raise RuntimeError("weights should be 1-d and have the same length as input")
    counts = np.bincount(x, weights.astype(np.float64), minlength)
    return counts.astype(np.float32) if weights.dtype == np.float32 else counts


def histc(x: np.ndarray, bins: int, low: Any, high: Any) -> np.ndarray:
    """Counts of elements in `bins` equal parts of [low, high]; elements outside are left out.

    Equal bounds stand for the smallest and the largest element, or, if these are equal too, for
    one less and one more.
    """
    require_kind("histc", x.dtype, "f")
    if bins <= 0:
        raise RuntimeError(f"histc: bins must be > 0, but got {bins} for dimension 0")
    if low == high and x.size:
        low, high = x.min(), x.max()
    if low == high:
        low, high = low - 1, high + 1
    low, high = float(low), float(high)
    if not (np.isfinite(low) and np.isfinite(high)):
        raise RuntimeError(f"histc: range of [{low}, {high}] is not finite")
    if low > high:
        raise RuntimeError("histc: max must be larger than min")
    values, counts = x.reshape(-1), np.zeros(bins + 1, np.intp, like=x)
    for start in range(0, x.size, _BLOCK):
        part = values[start : start + _BLOCK].astype(sum_dtype(x.dtype), copy=False)
        with np.errstate(over="ignore", invalid="ignore"):
            places = (part - low) * bins / (high - low)  # rounded as in PyTorch
        inside = (part >= low) & (part <= high)  # nan is not
        places = np.where(inside, np.minimum(places, bins - 1), bins).astype(np.intp)
        counts = counts + np.bincount(places, minlength=bins + 1)
    return counts[:bins].astype(x.dtype)


def histogram(
    x: np.ndarray, bins: Any, range: Any, weight: np.ndarray | None, density: bool
) -> tuple[np.ndarray, np.ndarray]:
    """The sums of weights (by default counts) between `bins` edges, and the edges.

    bins: a number of equal parts of `range`, by default from the smallest to the largest element;
    or the edges. density: divided by the sum of all and the lengths of the parts.
    """
    require_kind("histogram", x.dtype, "f")
    edges = bins if isinstance(bins, int) else np.asarray(bins)
    if isinstance(bins, int) and bins <= 0:
        raise RuntimeError(f"torch.histogram(): bins must be > 0, but got {bins}")
    heights, found = np.histogram(
        x.reshape(-1), edges, range, density, None if weight is None else weight.reshape(-1)
    )
    return heights.astype(x.dtype), found.astype(x.dtype)


# ---- places --------------------------------------------------------------------------------------


def searchsorted(
    boundaries: np.ndarray, x: np.ndarray, out_int32: bool, right: bool, side: str | None,
    sorter: np.ndarray | None,
) -> np.ndarray:  # fmt: skip
    """Where each element of `x` would be inserted into its sorted row of `boundaries`."""
    if side not in (None, "left", "right"):
        raise RuntimeError(f"searchsorted(): side can only be 'left' or 'right' but got {side}")
    if side == "left" and right:
        raise RuntimeError(
            "searchsorted(): side and right can't be set to opposites, got side of left while "
            "right was True"
        )
    _check_sorter(boundaries, sorter)
    if x.ndim == 0 and boundaries.ndim != 1:
        raise RuntimeError(
            "searchsorted(): input value can be a scalar only when boundaries tensor dimension "
            f"is 1, but we got boundaries tensor dim({boundaries.ndim})"
        )
    if boundaries.ndim != 1 and (
        boundaries.ndim != x.ndim or boundaries.shape[:-1] != x.shape[:-1]
    ):
        raise RuntimeError(
            "searchsorted(): boundaries tensor should be 1 dimension or the first N-1 dimensions "
            "of boundaries tensor and input value tensor must match, but we got boundaries tensor "
            f"{list(boundaries.shape)} and input value tensor {list(x.shape)}"
        )
    if sorter is not None:
        boundaries = np.take_along_axis(boundaries, sorter, -1)
    after = right or side == "right"
    dtype = np.int32 if out_int32 else np.int64
    if boundaries.dtype.kind == "f" and np.isnan(boundaries).any():
        return _halved(boundaries, x, np.greater if after else np.greater_equal).astype(dtype)
    where: Any = "right" if after else "left"
    if boundaries.ndim == 1:
        return np.searchsorted(boundaries, x, where).astype(dtype)
    places = np.empty(x.shape, dtype)
    for row in np.ndindex(x.shape[:-1]):
        places[row] = np.searchsorted(boundaries[row], x[row], where)
    return places


def _halved(boundaries: np.ndarray, x: np.ndarray, beyond: Any) -> np.ndarray:
    """The first place of a row that is `beyond` each element, by halving: as in PyTorch, nothing
    is beyond nan, nor is nan beyond anything; NumPy has it after all numbers."""
    boundaries = np.broadcast_to(boundaries, (*x.shape[:-1], boundaries.shape[-1]))
    low = np.zeros(np.atleast_1d(x).shape, np.int64)
    high = np.full_like(low, boundaries.shape[-1])
    while np.any(going := low < high):
        middle = np.where(going, (low + high) // 2, 0)
        found = beyond(np.take_along_axis(boundaries, middle, -1), x)
        high = np.where(going & found, middle, high)
        low = np.where(going & ~found, middle + 1, low)
    return low.reshape(x.shape)


def _check_sorter(boundaries: np.ndarray, sorter: np.ndarray | None) -> None:
    if sorter is None:
        return
    if sorter.shape != boundaries.shape:
        raise RuntimeError(
            "searchsorted(): boundary and sorter must have the same size, but got boundary tensor "
            f"{list(boundaries.shape)} and got sorter tensor {list(sorter.shape)}"
        )
    if sorter.dtype != np.int64:
        raise RuntimeError(
            f"searchsorted(): sorter must be a tensor of long dtype but got dtype {sorter.dtype}"
        )
    if sorter.size and not (sorter.min() >= 0 and sorter.max() < boundaries.shape[-1]):
        raise RuntimeError("searchsorted(): sorter index out of range")


def bucketize(x: np.ndarray, boundaries: np.ndarray, out_int32: bool, right: bool) -> np.ndarray:
    """`searchsorted` in a vector of boundaries. Raises RuntimeError for other dimensions."""
    if boundaries.ndim != 1:
        raise RuntimeError(f"boundaries tensor must be 1 dimension, but got dim({boundaries.ndim})")
    return searchsorted(boundaries, x, out_int32, right, None, None)


def unravel_index(indices: np.ndarray, shape: tuple[int, ...]) -> list[np.ndarray]:
    """The coordinates of flat indices; those beyond the last element go on from the first."""
    if indices.dtype.kind not in "iu":
        raise TypeError(f"expected 'indices' to be integer dtype, but got {indices.dtype}")
    if any(index(n) < 0 for n in shape):
        raise ValueError(f"'shape' cannot have negative values, but got {shape}")
    coordinates: list[np.ndarray] = []
    indices = indices.astype(np.int64)
    for n in reversed(shape):
        coordinates.append(indices % n)
        indices = indices // n
    return coordinates[::-1]


# ---- unique values -------------------------------------------------------------------------------


def nonzero_static(x: np.ndarray, size: int, fill_value: int) -> np.ndarray:
    """The indices of the first `size` elements that are not zero, in rows; `fill_value` in those
    that are missing. Raises RuntimeError for a size below 0."""
    if size < 0:
        raise RuntimeError("nonzero_static: 'size' must be an non-negative integer")
    found = np.argwhere(x)[:size]
    return np.pad(found, ((0, size - len(found)), (0, 0)), constant_values=fill_value)


def unique_places(x: np.ndarray, runs: bool, dim: int | None) -> tuple[np.ndarray, ...]:
    """Where the unique elements, or slices along `dim`, are first, in order; which of them each one
    is, and how often they are. runs: those of each run of equal ones."""
    if dim is not None:
        dim = check_axis(dim, x.ndim)
        if not x.ndim and not runs:
            raise IndexError(f"Dimension specified as {dim} but tensor has no dimensions")
        _check_sizes(x, dim, "unique_consecutive" if runs else "unique")
    if runs:
        return _places_of_runs(x, dim)
    if dim is None and x.size and x.dtype.kind in "biuf" and not outside(x):
        found = _places_by_rank(x.reshape(-1))
        if found is not None:
            return found[0], found[1].reshape(x.shape), found[2]
    _, first, inverse, counts = np.unique(
        x, return_index=True, return_inverse=True, return_counts=True, axis=dim, equal_nan=False
    )
    return first, inverse.reshape(x.shape if dim is None else -1), counts


def _places_by_rank(x: np.ndarray) -> tuple[np.ndarray, ...] | None:
    """Those of a vector by a sort that need not be stable, which is much quicker; None where there
    is a nan, which equals nothing."""
    order = x.argsort()
    first, inverse, counts = _places_of_runs(x[order], None)
    if x[order[-1]] != x[order[-1]]:
        return None
    ranks = np.empty_like(inverse)
    ranks[order] = inverse
    return np.minimum.reduceat(order, first), ranks, counts


def _places_of_runs(x: np.ndarray, dim: int | None) -> tuple[np.ndarray, ...]:
    rows = x.reshape(-1) if dim is None or not x.ndim else np.moveaxis(x, dim, 0)
    starts = np.ones(len(rows), bool)
    starts[1:] = (rows[1:] != rows[:-1]).any(tuple(range(1, rows.ndim)))
    first = np.flatnonzero(starts)
    counts = np.diff(np.append(first, len(rows)))
    inverse = (np.cumsum(starts) - 1).reshape(x.shape if dim is None else -1)
    return first, inverse, counts


def _check_sizes(x: np.ndarray, dim: int, name: str) -> None:
    if 0 in x.shape[:dim] + x.shape[dim + 1 :]:
        raise RuntimeError(
            f"There are 0 sized dimensions, and they aren't selected, so {name} cannot be applied"
        )
