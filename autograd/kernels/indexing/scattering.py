"""Forward computations that put elements at given places, or combine them with what is there."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.array.duck import as_payload
from autograd.kernels.elementwise.numbers import sum_dtype
from autograd.kernels.indexing import indexing
from autograd.kernels.indexing.adding import add_at
from autograd.kernels.indexing.places import from_the_front

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
        warnings.warn(indexing.BYTES, UserWarning, stacklevel=2)
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
        where = indexing.along(name, shape, dim, index)
        d = len(where) - 1
        from_the_front(name, shape, max(d, 0), index.reshape(-1))
        if shape and (len(source) != len(shape) or source[d] != index.size):
            raise RuntimeError(
                f"index_reduce_(): Number of indices ({index.size}) should be equal to "
                f"source.size(dim): ({source[d] if len(source) > d else 1}), for dim: {d}"
            )
        found = numbers[where]
        indexing.check_slices(shape, source, found.shape)
        return found, ()

    grid = indexing.places(name, shape, dim, index)
    try:
        found = as_payload(numbers[grid] if index.size else np.zeros_like(index, np.intp))
    except IndexError as error:
        found = indexing.out_of_bounds(shape, dim, index)
        raise RuntimeError(f"{name}(): {found}") from error
    part = () if not source else tuple([slice(n) for n in index.shape])
    return (found.reshape(index.shape) if source else found), part


def counts(shape: Sequence[int], positions: np.ndarray) -> np.ndarray:
    """How many elements go to each place."""
    size = int(np.prod(shape))
    return np.bincount(positions.reshape(-1), minlength=size).reshape(shape)


def scatter_reduce(
    x: np.ndarray, dim: int, index: np.ndarray, src: np.ndarray, reduce: str, include_self: bool
) -> np.ndarray:
    """`x` combined with elements of `src` at `index` along `dim`."""
    reduce = reduction("scatter_reduce", reduce)
    if index.size:
        indexing.check_source(src.shape, index)
    positions, part = targets("scatter_reduce", x.shape, dim, index, src.shape)
    return _combine(x, positions, src[part] if part else src, reduce, include_self)


def scatter_src_reduce(
    x: np.ndarray, dim: int, index: np.ndarray, src: Any, reduce: str
) -> np.ndarray:
    """`x` plus or times elements of `src` (or a number) at `index` along `dim`."""
    reduce = reduction("scatter", reduce)
    if isinstance(src, np.ndarray) and index.size:
        indexing.check_source(src.shape, index)
    positions, part = targets("scatter", x.shape, dim, index, np.shape(src))
    if np.ndim(src):
        values = src[part] if part else src
    else:
        values = np.full(positions.shape, src, np.result_type(x, src), like=x)
    return _combine(x, positions, values, reduce, True)


def index_reduce(
    x: np.ndarray, dim: int, index: np.ndarray, source: np.ndarray, reduce: str, include_self: bool
) -> np.ndarray:
    """`x` combined with slices of `source` at `index` along `dim`."""
    positions, _ = targets("index_reduce", x.shape, dim, index, source.shape)
    reduce = reduction("index_reduce", reduce)
    return _combine(x, positions, source, reduce, include_self)


_AT: dict[str, Any] = {"prod": np.multiply, "amax": np.maximum, "amin": np.minimum}


def _combine(
    x: np.ndarray, positions: np.ndarray, values: np.ndarray, reduce: str, include_self: bool
) -> np.ndarray:
    """`x`, or where elements go and it does not count, nothing, combined with `values`."""
    x = indexing.promoted(x, values)
    if x.dtype.kind == "c" and reduce in ("amax", "amin"):
        raise NotImplementedError(f'"{reduce}" not implemented for {x.dtype}, which has no order')
    if not positions.size:
        return x.copy()
    wide = sum_dtype(x.dtype)
    values = values.astype(wide, copy=False).reshape(-1)
    positions = positions.reshape(-1)
    out = x.flatten().astype(wide, copy=False)
    if not include_self:
        out[positions] = _neutral_element(reduce, x.dtype)
    if reduce in _AT:
        _AT[reduce].at(out, positions, values)
    else:
        out = add_at(out, out.shape, positions, values, values.size)
    if reduce == "mean":
        count = np.maximum(counts(out.shape, positions) + include_self, 1)
        if x.dtype.kind in "fc":
            out /= count.astype(x.real.dtype)
        else:
            out //= count.astype(x.dtype)
    return out.reshape(x.shape).astype(x.dtype, copy=False)


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
