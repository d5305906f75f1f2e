"""Forward computations that put elements at given places, or combine them with what is there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.array.axes import along as subscript
from autograd.array.duck import as_payload, outside
from autograd.base.callers import warn_caller
from autograd.kernels.elementwise.numbers import sum_dtype
from autograd.kernels.indexing import indexing
from autograd.kernels.indexing.adding import add_at, add_rows
from autograd.kernels.indexing.places import added, combine, from_the_front, placed

__all__ = [
    "index_copy", "index_put", "index_reduce", "masked_scatter", "put", "scatter_reduce",
    "scatter_src_reduce",
]  # fmt: skip


def put_index(indices: Any) -> tuple[Any, ...]:
    """The subscript for a sequence of index tensors, masks, None (a whole dimension) and slices."""
    parts = indices if isinstance(indices, (list, tuple)) else (indices,)
    return tuple([_index_part(part) for part in parts])


def _index_part(part: Any) -> Any:
    if part is None:
        return slice(None)
    if isinstance(part, (slice, int)):
        return part
    array = as_payload(getattr(part, "payload", part))
    if array.dtype == np.uint8 and not isinstance(part, np.ndarray):
        warn_caller(indexing.BYTES)
        array = array != 0
    if array.dtype.kind not in "biu":
        raise IndexError(
            "tensors used as indices must be long, int, byte or bool tensors, "
            f"but got {array.dtype}"
        )
    return array


# ---- putting -------------------------------------------------------------------------------------


def index_put(x: np.ndarray, indices: Any, values: Any, accumulate: bool) -> np.ndarray:
    """A copy of `x` with values put at a subscript, or added to what is there.

    Raises IndexError for places that are not there, RuntimeError for values that do not fit.
    """
    index = put_index(indices)
    taken = sum(p.ndim if getattr(p, "dtype", None) == np.bool_ else 1 for p in index)
    if taken > x.ndim:
        raise IndexError(f"too many indices for tensor of dimension {x.ndim} (got {taken})")
    x = indexing.promoted(x, values)
    try:
        if not accumulate:
            out = x.copy()
            out[index] = values
            return out
        shape = x[index].shape
        added = np.broadcast_to(values, shape).astype(x.dtype, copy=False)
    except IndexError as error:
        raise indexing.subscript_error(x.shape, index, error) from None
    except ValueError as error:
        raise RuntimeError(
            f"shape mismatch: value tensor of shape {list(np.shape(values))} cannot be broadcast "
            f"to indexing result of shape {list(x[index].shape)}"
        ) from error
    return x + indexing.getitem_backward(added, x.shape, index)


def put(x: np.ndarray, index: np.ndarray, source: Any, accumulate: bool) -> np.ndarray:
    """A copy of `x` with elements put or added at `index`, counted through all dimensions."""
    if index.dtype.kind not in "iu":
        raise RuntimeError(f"put_(): Expected a long tensor for index, but got {index.dtype}")
    if source.size != index.size:
        raise IndexError(
            "put_(): Expected source and index to have the same number of elements, but got "
            f"source.numel() = {source.size}, index.numel() = {index.size}"
        )
    places = index.reshape(-1)
    bad = places[(places < -x.size) | (places >= x.size)]
    if bad.size:
        raise IndexError(
            f"out of range: tried to access index {bad[0]} on a tensor of {x.size} elements."
        )
    values = source.reshape(-1)
    return index_put(x.reshape(-1), (places,), values, accumulate).reshape(x.shape)


def index_copy(x: np.ndarray, dim: int, index: np.ndarray, source: np.ndarray) -> np.ndarray:
    """A copy of `x` with slices of `source` at `index` along `dim`; of several, the last stays."""
    where = indexing.along("index_copy_", x.shape, dim, index)
    d = len(where) - 1
    if x.ndim and source.ndim:
        if source.ndim != x.ndim or index.size != source.shape[d]:
            raise IndexError(
                f"index_copy_(): Number of indices ({index.size}) should be equal to "
                f"source.size(dim) ({source.shape[min(d, source.ndim - 1)]})"
            )
        mine, other = (list(a.shape[:d] + a.shape[d + 1 :]) for a in (x, source))
        if mine != other:
            raise RuntimeError(
                "index_copy_(): Source/destination tensor must have same slice shapes. "
                f"Destination slice shape: {mine} at dimension {d} and source slice shape: "
                f"{other} at dimension {d}."
            )
    elif source.size != 1 or index.size != 1:
        raise IndexError(
            "index_copy_(): When source or destination is scalar, the other one must have one "
            f"element. Got {source.size} and {index.size} indices"
        )
    from_the_front("index_copy_", x.shape, max(d, 0), index.reshape(-1))
    out = indexing.promoted(x, source).copy()
    out[where] = source if x.ndim == source.ndim else source.reshape(())
    return out


def masked_scatter(x: np.ndarray, mask: np.ndarray, source: np.ndarray) -> np.ndarray:
    """A copy of `x` with the first elements of `source` where `mask` is true, in order.

    `x` and `mask` are broadcast. Raises RuntimeError if there are too few elements.
    """
    indexing.check_mask("masked_scatter_", mask)
    x, mask = np.broadcast_arrays(indexing.promoted(x, source), mask)
    count = int(np.count_nonzero(mask))
    if count > source.size:
        raise RuntimeError("Number of elements of source < number of ones in mask")
    out = x.copy()
    out[mask] = source.reshape(-1)[:count]
    return out


# ---- combining -----------------------------------------------------------------------------------

# Other names under which `scatter` knows two of the reductions.
_SYNONYMS = {"add": "sum", "multiply": "prod"}


def reduction(name: str, reduce: str) -> str:
    """sum, prod, mean, amax or amin. Raises RuntimeError for what the operation does not know."""
    if name == "scatter":
        if reduce not in _SYNONYMS:
            raise RuntimeError("reduce argument must be either add or multiply.")
        return _SYNONYMS[reduce]
    if name == "index_reduce" and reduce not in ("prod", "mean", "amax", "amin"):
        raise RuntimeError(
            f"index_reduce(): Expected reduce to be one of prod, mean, amax or amin but got "
            f"{reduce}."
        )
    if reduce not in ("sum", "prod", "mean", "amax", "amin"):
        raise RuntimeError(
            f"reduce argument must be either sum, prod, mean, amax or amin, got {reduce}"
        )
    return reduce


def targets(
    name: str, shape: tuple[int, ...], dim: int, index: np.ndarray, source: tuple[int, ...]
) -> tuple[np.ndarray, tuple[slice, ...]]:
    """Where elements go, counted through all dimensions, and which part of the source they are.

    For `index_reduce` these are slices at a vector of indices, for the others single elements.
    """
    numbers = np.arange(int(np.prod(shape)), like=index).reshape(shape)
    if name == "index_reduce":
        index_slices(shape, dim, index, source)
        return numbers[indexing.along(name, shape, dim, index)], ()

    grid = indexing.places(name, shape, dim, index)
    try:
        found = as_payload(numbers[grid] if index.size else np.zeros_like(index, np.intp))
    except IndexError as error:
        found = indexing.out_of_bounds(shape, dim, index)
        raise RuntimeError(f"{name}(): {found}") from error
    part = () if not source else tuple([slice(n) for n in index.shape])
    return (found.reshape(index.shape) if source else found), part


def index_slices(
    shape: tuple[int, ...], dim: int, index: np.ndarray, source: tuple[int, ...]
) -> tuple[int, np.ndarray]:
    """`dim` from the front, and the indices along it. Raises RuntimeError if the source does not
    have a slice for each."""
    d, places = indexing.slices("index_reduce", shape, dim, index)
    if shape and (len(source) != len(shape) or source[d] != index.size):
        raise RuntimeError(
            f"index_reduce_(): Number of indices ({index.size}) should be equal to "
            f"source.size(dim): ({source[d] if len(source) > d else 1}), for dim: {d}"
        )
    expected = (*shape[:d], index.size, *shape[d + 1 :]) if shape else ()
    indexing.check_slices(shape, source, expected)
    return d, places


def counts(shape: Sequence[int], positions: np.ndarray) -> np.ndarray:
    """How many elements go to each place."""
    size = int(np.prod(shape))
    return np.bincount(positions.reshape(-1), minlength=size).reshape(shape)


def scatter_reduce(
    x: np.ndarray, dim: int, index: np.ndarray, src: np.ndarray, reduce: str, include_self: bool
) -> np.ndarray:
    """`x` combined with elements of `src` at `index` along `dim`."""
    reduce = reduction("scatter_reduce", reduce)
    return _scatter("scatter_reduce", x, dim, index, src, reduce, include_self)


def scatter_src_reduce(
    x: np.ndarray, dim: int, index: np.ndarray, src: Any, reduce: str
) -> np.ndarray:
    """`x` plus or times elements of `src` (or a number) at `index` along `dim`."""
    return _scatter("scatter", x, dim, index, src, reduction("scatter", reduce), True)


def _scatter(
    name: str, x: np.ndarray, dim: int, index: np.ndarray, src: Any, reduce: str, include_self: bool
) -> np.ndarray:
    if isinstance(src, np.ndarray) and index.size:
        indexing.check_source(src.shape, index)
    axis = indexing.axis_of(name, x, dim, index)
    places, part = index, tuple([slice(n) for n in index.shape])
    if axis is None:
        places, part = targets(name, x.shape, dim, index, np.shape(src))
    if np.ndim(src):
        values = src[part] if part else src
    else:
        values = np.full(places.shape, src, np.result_type(x, src), like=x)
    try:
        return _combine(x, axis, places, values, reduce, include_self)
    except IndexError as error:
        found = indexing.out_of_bounds(x.shape, dim, index)
        raise RuntimeError(f"{name}(): {found}") from error


def index_reduce(
    x: np.ndarray, dim: int, index: np.ndarray, source: np.ndarray, reduce: str, include_self: bool
) -> np.ndarray:
    """`x` combined with slices of `source` at `index` along `dim`."""
    d, places = index_slices(x.shape, dim, index, source.shape)
    axis: int | None = d
    reduce = reduction("index_reduce", reduce)
    if not x.ndim or outside(x) or outside(index):
        axis, (places, _) = None, targets("index_reduce", x.shape, dim, index, source.shape)
    return _combine(x, axis, places, source, reduce, include_self)


_AT: dict[str, Any] = {"prod": np.multiply, "amax": np.maximum, "amin": np.minimum}


def _combine(
    x: np.ndarray, axis: int | None, index: np.ndarray, values: np.ndarray, reduce: str,
    include_self: bool,
) -> np.ndarray:  # fmt: skip
    """`x`, or where elements go and it does not count, nothing, combined with `values`: at `index`
    along an axis, or if that is None at places counted through all dimensions."""
    x = indexing.promoted(x, values)
    if x.dtype.kind == "c" and reduce in ("amax", "amin"):
        raise NotImplementedError(f'"{reduce}" not implemented for {x.dtype}, which has no order')
    if not index.size:
        return x.copy()
    wide, shape = sum_dtype(x.dtype), x.shape
    values = values.astype(wide, copy=False)
    out = x.astype(wide, order="C")
    if axis is None:
        out, index, values = out.reshape(-1), index.reshape(-1), values.reshape(-1)
    along = axis or 0
    if not include_self:
        neutral = _neutral_element(reduce, x.dtype)
        if index.ndim < values.ndim:
            out[subscript(along, index)] = neutral
        else:
            placed(out, along, index, neutral)
    if reduce in _AT:
        combine(_AT[reduce], out, along, index, values)
    elif axis is None:
        out = add_at(out, out.shape, index, values, values.size)
    elif index.ndim < values.ndim:
        out = add_rows(out, shape, axis, index, values)
    else:
        out = added(out, axis, index, values, copy=None)
    if reduce == "mean":
        out = _divide(out, along, index, values, include_self)
    return out.reshape(shape).astype(x.dtype, copy=False)


def _divide(
    sums: np.ndarray, axis: int, index: np.ndarray, values: np.ndarray, include_self: bool
) -> np.ndarray:
    """The sums by how many numbers each is of."""
    if index.ndim < values.ndim:
        count = np.bincount(index, minlength=sums.shape[axis]) + include_self
        count = count.reshape(-1, *[1] * (sums.ndim - axis - 1))
    else:
        dtype = np.float32 if index.size < 1 << 24 else np.float64
        count = np.full(sums.shape, include_self, dtype, like=sums)
        combine(np.add, count, axis, index, np.ones(index.shape, dtype, like=index))
    count = np.maximum(count, 1)
    if sums.dtype.kind in "fc":
        return sums / count.astype(sums.real.dtype, copy=False)
    return sums // count.astype(sums.dtype)


def _neutral_element(reduce: str, dtype: np.dtype) -> Any:
    """What changes nothing when it is combined with something."""
    if reduce not in ("amax", "amin"):
        return 1 if reduce == "prod" else 0
    if dtype.kind == "b":
        return reduce == "amin"
    if dtype.kind in "iu":
        info = np.iinfo(dtype)
        return info.min if reduce == "amax" else info.max
    return -np.inf if reduce == "amax" else np.inf
