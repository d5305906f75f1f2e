"""NumPy's functions that pick elements: by index, by condition, from diagonals and triangles."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.numpy_api.functions.arguments import (
    Refused,
    as_int,
    as_shape,
    cast,
    check_cast,
    dims,
    is_complex,
    is_sample,
    method,
    plain,
    tensor,
    truths,
)

__all__ = [
    "argsort", "bincount", "choose", "clip", "compress", "diag", "diagflat", "diagonal", "extract",
    "intersect1d", "linalg_diagonal", "linalg_trace", "nan_to_num", "partition", "piecewise",
    "select", "setdiff1d", "setxor1d", "sort", "sort_complex", "take", "take_along_axis", "trace",
    "tril", "trim_zeros", "triu", "union1d", "unique", "unique_all", "unique_counts",
    "unique_inverse", "unique_values", "unravel_index", "where",
]  # fmt: skip


# ---- diagonals and triangles ---------------------------------------------------------------------


def linalg_diagonal(x: Tensor, /, *, offset: int = 0) -> Tensor:
    return x.diagonal(offset, -2, -1)


def trace(
    a: Tensor,
    offset: int = 0,
    axis1: int = 0,
    axis2: int = 1,
    dtype: Any = None,
    out: Refused = None,
) -> Tensor:
    return cast(a.diagonal(offset, axis1, axis2), dtype).sum(-1)


def linalg_trace(x: Tensor, /, *, offset: int = 0, dtype: Any = None) -> Tensor:
    return trace(x, offset, -2, -1, dtype)


def diagflat(v: Any, k: int = 0) -> Tensor:
    return tensor(v).reshape(-1).diag(k)


# ---- by index ------------------------------------------------------------------------------------


def take(
    a: Any, indices: Any, axis: int | None = None, out: Refused = None, mode: str = "raise"
) -> Tensor:
    a = tensor(a)
    flat = a.reshape(-1) if axis is None or not a.ndim else a
    axis = 0 if axis is None else as_int(axis, flat.ndim)
    index = plain(indices)
    if mode == "wrap":
        index = index % flat.shape[axis]
    elif mode == "clip":
        index = np.clip(index, 0, flat.shape[axis] - 1)
    return flat[(*(slice(None),) * axis, index)]


def take_along_axis(arr: Any, indices: Any, axis: int | None = -1) -> Tensor:
    arr = tensor(arr)
    if axis is None:
        arr, axis = arr.reshape(-1), 0
    axis = as_int(axis, arr.ndim)
    index = plain(indices)
    if index.dtype.kind not in "iu":
        raise IndexError("`indices` must be an integer array")
    if index.ndim != arr.ndim:
        raise ValueError("`indices` and `arr` must have the same number of dimensions")
    return ops.take_along_dim(arr, tensor(index), axis)


def partition(
    a: Tensor, kth: Any, axis: int | None = -1, kind: str = "introselect", order: Refused = None
) -> Tensor:
    if axis is None:
        a, axis = a.reshape(-1), 0
    # Batched tensors are sorted, which is a partition, too.
    order = a.detach().argsort(axis) if is_sample(a) else np.argpartition(a._data, kth, axis)
    return take_along_axis(a, order, axis)


def choose(a: Any, choices: Any, out: Refused = None, mode: str = "raise") -> Tensor:
    check_cast(tensor(a), np.intp, "safe")
    index = plain(a)
    options = list(choices)
    if mode == "wrap":
        index = index % len(options)
    elif mode == "clip":
        index = np.clip(index, 0, len(options) - 1)
    elif index.size and not (index.min() >= 0 and index.max() < len(options)):
        raise ValueError("invalid entry in choice array")
    dtype = np.result_type(
        *[x if isinstance(x, (int, float, complex)) else tensor(x).dtype for x in options]
    )
    options = [tensor(each).to(dtype) for each in options]
    result = options[0].expand(np.broadcast_shapes(options[0].shape, index.shape))
    for number, option in enumerate(options[1:], 1):
        result = ops.where(index == number, option, result)
    return result


def unravel_index(indices: Any, shape: Any, order: str = "C") -> tuple[Tensor, ...]:
    if not is_sample(indices):
        return tuple(map(tensor, np.unravel_index(plain(indices), shape, order)))  # type: ignore[call-overload]
    step = -1 if order == "F" else 1
    return tuple(ops.unravel_index(indices, as_shape(shape)[::step])[::step])


def bincount(x: Any, /, weights: Any = None, minlength: int = 0) -> Any:
    if is_sample(x):
        return ops.bincount(x, weights, minlength)
    index = plain(x)
    if weights is None:
        return np.bincount(index, minlength=minlength)
    weights = tensor(weights)
    if weights.shape != index.shape or index.ndim != 1:
        raise ValueError("The weights and list don't have the same length.")
    weights = weights.to(np.float64)
    zeros = weights.new_zeros((max(int(index.max(initial=-1)) + 1, minlength),))
    return zeros.index_add(0, tensor(index), weights)


# ---- by condition --------------------------------------------------------------------------------


def compress(condition: Any, a: Any, axis: int | None = None, out: Any = None) -> Tensor:
    return take(a, np.flatnonzero(plain(condition)), axis, out)


def extract(condition: Any, arr: Any) -> Tensor:
    return take(arr, np.flatnonzero(plain(condition)))


def where(condition: Any, x: Any = None, y: Any = None, /) -> Any:
    if x is None and y is None:
        return np.nonzero(plain(condition))
    if x is None or y is None:
        raise ValueError("either both or neither of x and y should be given")
    there = plain(condition)
    return ops.where(there if there.dtype == bool else there != 0, _operand(x), _operand(y))


def _operand(value: Any) -> Any:
    """`value` as a Tensor, but Python numbers as they are: they do not widen a dtype."""
    return value if isinstance(value, (bool, int, float, complex)) else tensor(value)


def select(condlist: Any, choicelist: Any, default: Any = 0) -> Tensor:
    if len(condlist) != len(choicelist) or not len(condlist):
        raise ValueError("list of cases must be same length as list of conditions, and not empty")
    shape = np.broadcast_shapes(*[np.shape(each) for each in (*condlist, *choicelist, default)])
    *choices, result = operands = [_operand(each) for each in (*choicelist, default)]
    dtype = np.result_type(*[x.dtype if isinstance(x, Tensor) else x for x in operands])
    for condition, choice in reversed(list(zip(condlist, choices, strict=True))):
        result = ops.where(truths(condition), choice, result)
    return cast(result, dtype).expand(shape)


def piecewise(x: Any, condlist: Any, funclist: Any, *args: Any, **kw: Any) -> Tensor:
    """Each function sees only the elements where its condition holds, so no NaN of another
    branch reaches a gradient."""
    x = tensor(x)
    conditions = [plain(each) for each in condlist] if np.ndim(condlist) else [plain(condlist)]
    if conditions and conditions[0].ndim < x.ndim:
        conditions = [np.asarray([plain(each) for each in condlist])]
    functions_ = list(funclist)
    if len(functions_) == len(conditions) + 1:
        conditions.append(~np.logical_or.reduce(conditions))
    if len(functions_) != len(conditions):
        raise ValueError(
            f"with {len(conditions)} condition(s), either {len(conditions)} or "
            f"{len(conditions) + 1} functions are expected"
        )
    flat = x.reshape(-1)
    chosen = np.full(x.shape, -1)
    for number, condition in enumerate(conditions):
        chosen[np.broadcast_to(np.asarray(condition, bool), x.shape)] = number
    result = flat.new_zeros(flat.shape)
    for number, function in enumerate(functions_):
        index = np.flatnonzero(chosen == number)
        if not index.size:
            continue
        part = function(flat[index], *args, **kw) if callable(function) else function
        part = tensor(part).to(x.dtype).expand(index.shape)
        result = result.index_add(0, tensor(index), part)
    return result.reshape(x.shape)


# ---- sorted --------------------------------------------------------------------------------------


def sort(
    a: Tensor, axis: int | None = -1, kind: Any = None, order: Refused = None, *, stable: Any = None
) -> Tensor:
    a, axis = (a.reshape(-1), 0) if axis is None else (a, axis)
    if a.is_complex():  # by the real parts first
        return take_along_axis(a, np.argsort(np.asarray(plain(a)), axis, kind, stable=stable), axis)
    return a.sort(axis)[0]


def sort_complex(a: Any) -> Tensor:
    a = sort(tensor(a))
    small = np.complex64 if a.dtype.char in "bhBH" else np.complex128
    return a if a.is_complex() else a.to(small)


def argsort(
    a: Tensor, axis: int | None = -1, kind: Any = None, order: Refused = None, *, stable: Any = None
) -> Tensor:
    a, axis = (a.reshape(-1), axis or 0) if axis is None or not a.ndim else (a, axis)
    if a.is_complex():
        return tensor(np.argsort(np.asarray(plain(a)), axis, kind, stable=stable))
    return a.argsort(axis)


def clip(
    a: Any, a_min: Any = None, a_max: Any = None, out: Refused = None, *, min: Any = None,
    max: Any = None,
) -> Tensor:  # fmt: skip
    low, high = (a_min if min is None else min), (a_max if max is None else max)
    a = tensor(a)
    if a.dtype.kind in "iu":  # numbers beyond the dtype bound nothing
        limits = np.iinfo(a.dtype)
        low = None if type(low) is int and low <= limits.min else low
        high = None if type(high) is int and high >= limits.max else high
    if low is None and high is None:
        return a.clone()
    if any(map(is_complex, (a, low, high))):
        a = a if low is None else np.maximum(a, low)
        return a if high is None else np.minimum(a, high)
    shape = np.broadcast_shapes(*[np.shape(e) for e in (a, low, high) if e is not None])
    bounds = [tensor(e) if isinstance(e, (Tensor, np.ndarray, list)) else e for e in (low, high)]
    if any(isinstance(each, Tensor) for each in bounds):  # beside which there can be no number
        bounds = [
            tensor(np.asarray(each, np.result_type(a.dtype, each))) if np.isscalar(each) else each
            for each in bounds
        ]
    return ops.clamp(a.expand(shape), *bounds)


def nan_to_num(
    x: Tensor, copy: bool = True, nan: Any = 0.0, posinf: Any = None, neginf: Any = None
) -> Tensor:
    given = x if copy else x.clone()  # whose values are saved
    if not (np.ndim(nan) or np.ndim(posinf) or np.ndim(neginf)):
        found = ops.nan_to_num(given, nan, posinf, neginf)
    elif given.is_complex():
        parts = given.real, given.imag
        found = ops.complex(*[nan_to_num(part, True, nan, posinf, neginf) for part in parts])
    else:
        found = ops.where(given.isnan(), nan, ops.nan_to_num(given))
        for value, place in ((posinf, math.inf), (neginf, -math.inf)):
            found = found if value is None else ops.where(given == place, value, found)
        found = found.to(x.dtype)
    return found if copy else x.copy_(found)


diag = method("diag", "v", k=0)
diagonal = method("diagonal", "a", offset=0, axis1=0, axis2=1)


def _make_triangle(name: str) -> Callable[..., Tensor]:
    def triangle(m: Any, k: int = 0) -> Tensor:
        """Of a vector, that of the matrix with the vector in each row."""
        m = tensor(m)
        return getattr(ops, name)(m.expand(m.shape * 2) if m.ndim == 1 else m, k)

    return triangle


tril = _make_triangle("tril")
triu = _make_triangle("triu")


def unique(
    ar: Any, return_index: bool = False, return_inverse: bool = False,
    return_counts: bool = False, axis: int | None = None, *, equal_nan: bool = True,
    sorted: bool = True,
) -> Any:  # fmt: skip
    """The values are a part of `ar`, and recorded; places and counts are plain arrays."""
    ar = tensor(ar)
    if is_sample(ar):
        raise RuntimeError("vmap: np.unique gives as many values as there are in each sample")
    find: Any = np.unique
    _, places, *others = find(
        plain(ar), True, return_inverse, return_counts, axis, equal_nan=equal_nan
    )
    values = ar.reshape(-1)[places] if axis is None else np.take(ar, places, axis)
    found = (values, *([places] if return_index else []), *others)
    return found if len(found) > 1 else values


class UniqueAll(NamedTuple):
    """The different elements, where each is first, which of them each element of the array is, and
    how often they are."""

    values: Tensor
    indices: Tensor
    inverse_indices: Tensor
    counts: Tensor


class UniqueCounts(NamedTuple):
    """The different elements, and how often they are."""

    values: Tensor
    counts: Tensor


class UniqueInverse(NamedTuple):
    """The different elements, and which of them each element of the array is."""

    values: Tensor
    inverse_indices: Tensor


def unique_all(x: Any, /) -> UniqueAll:
    """The different elements in rising order, as a part of `x` that is recorded; nan differs from
    nan."""
    values, *places = unique(x, True, True, True, equal_nan=False)
    return UniqueAll(values, *map(tensor, places))


def unique_counts(x: Any, /) -> UniqueCounts:
    """The values and counts of `unique_all(x)`."""
    found = unique_all(x)
    return UniqueCounts(found.values, found.counts)


def unique_inverse(x: Any, /) -> UniqueInverse:
    """The values and inverse indices of `unique_all(x)`."""
    found = unique_all(x)
    return UniqueInverse(found.values, found.inverse_indices)


def unique_values(x: Any, /) -> Tensor:
    """The values of `unique_all(x)`."""
    return unique_all(x).values


def union1d(ar1: Any, ar2: Any) -> Tensor:
    return unique(_together(ar1, ar2))


def setdiff1d(ar1: Any, ar2: Any, assume_unique: bool = False) -> Tensor:
    ar1 = tensor(ar1).reshape(-1) if assume_unique else unique(ar1)
    return ar1[np.isin(ar1, ar2, invert=True)]


def setxor1d(ar1: Any, ar2: Any, assume_unique: bool = False) -> Tensor:
    return sort(_together(setdiff1d(ar1, ar2), setdiff1d(ar2, ar1)))


def intersect1d(
    ar1: Any, ar2: Any, assume_unique: bool = False, return_indices: bool = False
) -> Any:
    ar1, ar2 = tensor(ar1), tensor(ar2)
    _, *places = np.intersect1d(np.asarray(plain(ar1)), np.asarray(plain(ar2)), assume_unique, True)
    common = ar1.reshape(-1)[places[0]].to(np.result_type(ar1.dtype, ar2.dtype))
    return (common, *places) if return_indices else common


def _together(*arrays: Any) -> Tensor:
    return ops.cat([tensor(each).reshape(-1) for each in arrays])


def trim_zeros(filt: Any, trim: str = "fb", axis: Any = None) -> Tensor:
    """Along any dimensions, as NumPy from its version 2.2 on."""
    x, trim = tensor(filt), trim.lower()
    there = np.argwhere(plain(x))
    first, last = (there.min(0), there.max(0) + 1) if len(there) else (x.shape, (0,) * x.ndim)
    kept = [slice(None)] * x.ndim
    for d in (as_int(each, x.ndim) for each in dims(axis, x.ndim)):
        kept[d] = slice(first[d] if "f" in trim else None, last[d] if "b" in trim else None)
    return x[tuple(kept)]
