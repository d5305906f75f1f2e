"""NumPy's functions that join arrays, split them, or repeat, add and leave out elements."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.numpy_api.functions.arguments import (
    Refused,
    as_int,
    as_shape,
    cast,
    check_cast,
    floating,
    plain,
    tensor,
)

__all__ = [
    "append", "array_split", "block", "column_stack", "concatenate", "delete", "dsplit", "dstack",
    "hsplit", "hstack", "insert", "pad", "repeat", "row_stack", "split", "stack", "tile",
    "unstack", "vsplit", "vstack",
]  # fmt: skip


def _tensors(arrays: Any, dtype: Any, casting: Any) -> list[Tensor]:
    tensors = [tensor(each) for each in arrays]
    if dtype is not None:
        for each in tensors:
            check_cast(each, dtype, casting)
    return [cast(each, dtype) for each in tensors]


def concatenate(
    arrays: Any,
    /,
    axis: int | None = 0,
    out: Refused = None,
    *,
    dtype: Any = None,
    casting: Any = "same_kind",
) -> Tensor:
    tensors = _tensors(arrays, dtype, casting)
    if axis is None:
        return ops.cat([each.reshape(-1) for each in tensors], 0)
    return ops.cat(tensors, axis)


def stack(
    arrays: Any,
    axis: int = 0,
    out: Refused = None,
    *,
    dtype: Any = None,
    casting: Any = "same_kind",
) -> Tensor:
    return ops.stack(_tensors(arrays, dtype, casting), axis)


def _make_stack(name: str) -> Callable[..., Tensor]:
    def stacked(tup: Any, *, dtype: Any = None, casting: Any = "same_kind") -> Tensor:
        return getattr(ops, name)(_tensors(tup, dtype, casting))

    return stacked


def block(arrays: Any) -> Tensor:
    """Nested lists: the innermost are joined along the last dimension, the next along the one
    before it."""
    depth = _depth(arrays)
    ndim = max(depth, _largest_ndim(arrays))
    return _assemble(arrays, ndim, depth)


def _depth(arrays: Any) -> int:
    return 1 + max(map(_depth, arrays), default=0) if isinstance(arrays, list) else 0


def _largest_ndim(arrays: Any) -> int:
    if isinstance(arrays, list):
        return max(map(_largest_ndim, arrays), default=0)
    return np.ndim(arrays)


def _assemble(arrays: Any, ndim: int, depth: int) -> Tensor:
    if isinstance(arrays, list):
        if not arrays:
            raise ValueError("np.block: lists cannot be empty")
        return ops.cat([_assemble(each, ndim, depth - 1) for each in arrays], -depth)
    if depth:
        raise ValueError("np.block: list depths are mismatched")
    each = tensor(arrays)
    return each.reshape((1,) * (ndim - each.ndim) + each.shape)


def append(arr: Any, values: Any, axis: int | None = None) -> Tensor:
    return concatenate([tensor(arr), tensor(values)], axis)


def insert(arr: Any, obj: Any, values: Any, axis: int | None = None) -> Tensor:
    a, new = tensor(arr), tensor(values)
    if axis is None:
        a, axis = a.reshape(-1), 0
    axis = as_int(axis, a.ndim)
    length = a.shape[axis]
    where: Any = obj if isinstance(obj, slice) else np.asarray(plain(obj))
    if not isinstance(where, slice) and not where.size:
        where = where.astype(np.intp)
    single = not isinstance(where, slice) and where.size == 1 and where.dtype != bool
    shape = list(a.shape)
    if single:
        # NumPy takes the first dimension of the values along `axis` when there is one index.
        new = new.reshape((1,) * (a.ndim - new.ndim) + new.shape)
        new = new if where.ndim else new.movedim(0, axis)
        shape[axis] = count = new.shape[axis]
        where = np.full(count, where.item())
    else:
        count = len(np.arange(length)[where]) if isinstance(where, slice) else len(where)
        if not isinstance(where, slice) and where.dtype == bool:
            count = int(where.sum())
        shape[axis] = count
    # Each new element is a mark, so that NumPy itself says where it goes.
    order = np.insert(np.arange(length), where, -1 - np.arange(count))
    order = np.where(order < 0, length - 1 - order, order)
    new = new.to(a.dtype).expand(tuple(shape))
    return ops.cat([a, new], axis)[(*(slice(None),) * axis, order)]


def delete(arr: Tensor, obj: Any, axis: int | None = None) -> Tensor:
    if axis is None:
        arr, axis = arr.reshape(-1), 0
    axis = as_int(axis, arr.ndim)
    kept = np.delete(np.arange(arr.shape[axis]), plain(obj) if isinstance(obj, Tensor) else obj)
    return arr[(*(slice(None),) * axis, kept)]


def split(ary: Tensor, indices_or_sections: Any, axis: int = 0) -> list[Tensor]:
    if np.ndim(indices_or_sections) == 0 and ary.shape[axis] % indices_or_sections:
        raise ValueError("array split does not result in an equal division")
    return array_split(ary, indices_or_sections, axis)


def array_split(ary: Tensor, indices_or_sections: Any, axis: int = 0) -> list[Tensor]:
    parts = indices_or_sections
    if np.ndim(parts):
        parts = [int(each) for each in parts]
    return list(ary.tensor_split(parts, axis))


def _make_split(axis: int) -> Callable[..., Any]:
    """hsplit, vsplit and dsplit; hsplit's axis is 0 for vectors."""

    def split_along(ary: Tensor, indices_or_sections: Any) -> list[Tensor]:
        chosen = 0 if axis == 1 and ary.ndim == 1 else axis
        if ary.ndim < max(axis + 1, 2) - (axis == 1):
            raise ValueError(f"cannot split an array of {ary.ndim} dimensions along axis {axis}")
        return split(ary, indices_or_sections, chosen)

    return split_along


def unstack(x: Tensor, /, *, axis: int = 0) -> tuple[Tensor, ...]:
    return tuple(x.unbind(axis))


def repeat(a: Any, repeats: Any, axis: int | None = None) -> Tensor:
    a = tensor(a)
    return (a if a.ndim else a.reshape(1)).repeat_interleave(repeats, axis)


def tile(A: Any, reps: Any) -> Tensor:  # noqa: N803
    return A.tile(as_shape(reps))


_TAKEN = {"edge", "reflect", "symmetric", "wrap"}
_OF_ENDS: dict[Any, Any] = {
    "maximum": np.max, "minimum": np.min, "mean": np.mean, "median": np.median, "linear_ramp": None,
}  # fmt: skip


def _pad_pairs(widths: Any, ndim: int) -> list[list[Any]]:
    """Before and after, for each dimension."""
    if isinstance(widths, dict):
        given: dict[int, Any] = widths
        found = [given.get(i, given.get(i - ndim, 0)) for i in range(ndim)]
        widths = [np.broadcast_to(each, 2) for each in found]
    return np.broadcast_to(np.asarray(widths, object), (ndim, 2)).tolist()


def _pad_end(x: Tensor, axis: int, last: bool, width: int, mode: str, given: Any) -> Tensor:
    """What is put before the first or behind the `last` elements of `x`: a statistic of as many of
    them as are `given`, or a ramp from the edge to the value `given`."""
    n = x.shape[axis]
    count = 1 if mode == "linear_ramp" else n if given is None else min(given, n)
    near = x.narrow(axis, n - count if last else 0, count)
    if mode == "linear_ramp":
        near = floating(near)
        shares = np.arange(width)[:: -1 if last else 1] / width
        found = given + (near - given) * shares.reshape((-1,) + (1,) * (x.ndim - 1 - axis))
    else:
        found = np.repeat(_OF_ENDS[mode](near, axis=axis, keepdims=True), width, axis=axis)
    if x.dtype.kind in "iu":
        found = (np.floor if mode == "linear_ramp" else np.rint)(found)
    return found.to(x.dtype)


def _pad_odd(x: Tensor, axis: int, before: int, after: int, symmetric: bool) -> Tensor:
    """`x` mirrored in the points at its ends, or half a place beyond them if `symmetric`: each turn
    there and back adds twice the difference of the ends."""
    n = x.shape[axis]
    period = 2 * max(n - 1 + symmetric, 1)
    turns, places = np.divmod(np.arange(-before, n + after), period)
    back = places >= n
    places = np.where(back, np.minimum(period - symmetric - places, n - 1), places)
    first, last, taken = (np.take(x, i, axis) for i in ([0], [n - 1], places))
    shape = (-1,) + (1,) * (x.ndim - 1 - axis)
    turns, back = turns.reshape(shape), back.reshape(shape)
    found = np.where(back, 2 * last - taken, taken) + 2 * turns * (last - first)
    return tensor(found).to(x.dtype)


def pad(array: Tensor, pad_width: Any, mode: Any = "constant", **kwargs: Any) -> Tensor:
    if mode in _TAKEN:
        # Each padded element is a copy of one of the array: NumPy pads the elements' numbers.
        numbers = np.arange(array.numel()).reshape(array.shape)
        found = np.pad(numbers, pad_width, mode, **kwargs)
        if kwargs.get("reflect_type", "even") == "even":
            return array.reshape(-1)[found]
        for axis, (before, after) in enumerate(_pad_pairs(pad_width, array.ndim)):
            array = _pad_odd(array, axis, before, after, mode == "symmetric")
        return array
    elif mode in _OF_ENDS:
        np.pad(np.zeros(array.shape), pad_width, mode, **kwargs)  # checks the arguments
        name, usual = ("end_values", 0) if mode == "linear_ramp" else ("stat_length", None)
        values = _pad_pairs(kwargs.get(name, usual), array.ndim)
        for axis, pair in enumerate(_pad_pairs(pad_width, array.ndim)):
            before, after = [
                _pad_end(array, axis, bool(side), pair[side], mode, values[axis][side])
                for side in (0, 1)
            ]
            array = ops.cat([before, array, after], axis)
        return array
    elif mode == "empty":
        mode = "constant"
    pairs: Any = _pad_pairs(pad_width, array.ndim)
    if callable(mode):  # which writes into each vector
        array = pad(array, pad_width)
        for axis, pair in enumerate(pairs):
            rows = array.movedim(axis, -1)
            for place in np.ndindex(rows.shape[:-1]):
                mode(rows[place], tuple(pair), axis, kwargs)
        return array
    if np.min(pairs, initial=0) < 0:
        raise ValueError("np.pad: pad_width cannot be negative")
    value = kwargs.pop("constant_values", 0)
    if mode != "constant" or kwargs:
        raise ValueError(f"np.pad: mode {mode!r} does not take the arguments {sorted(kwargs)}")
    if isinstance(value, (Tensor, list, tuple, np.ndarray)) or isinstance(pad_width, dict):
        ends = tensor(value).to(array.dtype).expand((array.ndim, 2)).reshape(-1)
        marks = array.numel() + np.arange(2 * array.ndim).reshape((-1, 2))
        numbers = np.arange(array.numel()).reshape(array.shape)
        flat = ops.cat([array.reshape(-1), ends])
        return flat[np.pad(numbers, pad_width, constant_values=marks.tolist())]
    return array.constant_pad_nd([n for pair in reversed(pairs) for n in pair], value)


column_stack = _make_stack("column_stack")
dsplit = _make_split(2)
dstack = _make_stack("dstack")
hsplit = _make_split(1)
hstack = _make_stack("hstack")
row_stack = _make_stack("vstack")
vsplit = _make_split(0)
vstack = _make_stack("vstack")
