"""Rows that pick elements at given places, or put them there."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from autograd.array.axes import check_axis
from autograd.base.escapes import NotForBatchesError
from autograd.core.protocol import innermost
from autograd.core.runtime import zero_tensor
from autograd.core.tensor import Tensor, from_array
from autograd.transforms.batching.call import Call
from autograd.transforms.batching.tensor import split

__all__ = [
    "at_places", "looked_up", "put_at_subscript", "put_flat", "subscript_adjoint", "subscripted",
]  # fmt: skip


# ---- subscripts ----------------------------------------------------------------------------------


class _Subscript(NamedTuple):
    """A subscript taken apart: what slices it first, and then which elements are picked.

    basic  slices and None, with a whole dimension in the place of each list of places
    axes   the dimensions of what `basic` gives that are indexed by places
    places for each of them an array; those that differ from sample to sample have the batch first
    many   whether any of them does
    rank   how many dimensions the places of one sample have
    at     where these dimensions stand in the result
    """

    basic: tuple[Any, ...]
    axes: tuple[int, ...]
    places: tuple[np.ndarray, ...]
    many: bool
    rank: int
    at: int


def subscripted(call: Call) -> Any:
    """What a subscript picks from each sample; the places may differ from sample to sample."""
    x, index = call.args
    parts = index if isinstance(index, tuple) else (index,)
    if call.many[0] and not any(isinstance(p, (np.ndarray, Tensor, bool)) for p in parts):
        return call.op.call((x, (slice(None), *parts)))
    found = _taken_apart(parts, call.shape(0), call.level)
    x = x[(slice(None), *found.basic)] if call.many[0] else x[found.basic]
    lead = int(call.many[0])
    axes = [a + lead for a in found.axes]
    if lead and not found.many and axes and axes == list(range(axes[0], axes[0] + len(axes))):
        # In place, so that what is picked lies in memory as that of one sample does.
        whole: list[Any] = [slice(None)] * x.ndim
        whole[axes[0] : axes[-1] + 1] = found.places
        return x[tuple(whole)]
    rest = [a for a in range(lead, x.ndim) if a not in axes]
    x = x.permute((*range(lead), *axes, *rest))
    places = _places(found, call.size if lead else None)
    y = x[places]
    if not lead and not found.many:
        return y.expand((call.size, *y.shape))
    return _moved(y, 1, found.rank, found.at + 1)


def subscript_adjoint(call: Call) -> Any:
    """Values added to zeros where a subscript picks elements of each sample."""
    grad, sizes, index = call.args
    parts = index if isinstance(index, tuple) else (index,)
    if call.many[0] and not any(isinstance(p, (np.ndarray, Tensor, bool)) for p in parts):
        return call.op.call((grad, (call.size, *sizes), (slice(None), *parts)))
    zeros = zero_tensor((call.size, *sizes), grad.dtype)
    return put_at(zeros, _taken_apart(parts, sizes, call.level), call, 0, True)


def put_at_subscript(call: Call) -> Any:
    """Each sample with its values at places that may differ from sample to sample; None among them
    is a whole dimension."""
    call.spread(0)
    x, index, _, accumulate = call.args
    parts = index if isinstance(index, (tuple, list)) else (index,)
    parts = tuple([slice(None) if part is None else part for part in parts])
    return put_at(x, _taken_apart(parts, call.shape(0), call.level), call, 2, accumulate)


def put_at(x: Tensor, found: _Subscript, call: Call, given: int, accumulate: bool) -> Tensor:
    """Samples `x` with argument `given` of a call put at a subscript, or added there."""
    call.spread(given)
    numbers = from_array(np.arange(math.prod(x.shape[1:])).reshape(x.shape[1:]))
    rows = numbers[found.basic]
    rest = [a for a in range(rows.ndim) if a not in found.axes]
    rows = rows.permute((*found.axes, *rest))
    flat = rows[_places(found, None)]
    start = int(found.many)
    flat = _moved(flat, start, found.rank, found.at + start)
    shape = flat.shape[start:]
    if call.rank(given) > len(shape):
        raise RuntimeError(
            f"shape mismatch: value tensor of shape {list(call.shape(given))} cannot be broadcast "
            f"to indexing result of shape {list(shape)}"
        )
    call.widen(given, len(shape))
    values = call.args[given].expand((call.size, *shape)).reshape((call.size, math.prod(shape)))
    return _put_flat(x, flat.reshape((*flat.shape[:start], -1)), values, accumulate)


def split_subscript(index: Any, rank: int, level: int) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """A subscript of `rank` dimensions as two, the second of what the first gives: slices and None;
    and places, with a whole dimension for each of the others.

    Raises NotForBatchesError and IndexError as the subscript does.
    """
    parts = index if isinstance(index, tuple) else (index,)
    basic: list[Any] = []
    places: list[Any] = []
    for value, _, part in _filled(parts, rank, level):
        if value is None or isinstance(value, slice):
            basic.append(value)
            places.append(slice(None))
        else:
            basic.extend([slice(None)] * _width(value))
            places.append(np.asarray(part) if isinstance(part, list) else part)
    return tuple(basic), tuple(places)


def _filled(parts: Sequence[Any], rank: int, level: int) -> list[tuple[Any, bool, Any]]:
    """The parts of a subscript: the value, whether it differs from sample to sample, and the part
    as it was given; slices where nothing is said of a dimension."""
    values = [(*_value(part, level), part) for part in parts]
    used = sum(_width(value) for value, _, _ in values)
    if used > rank:
        raise IndexError(f"too many indices for tensor of dimension {rank} (got {used})")
    at = next((i for i, each in enumerate(values) if each[0] is Ellipsis), len(values))
    whole = slice(None)
    values[at : at + 1] = [(whole, False, whole)] * (rank - used)
    return values


def _check_mask(mask: Any, shape: tuple[int, ...], dim: int) -> None:
    for i, n in enumerate(mask.shape):
        if n != shape[dim + i]:
            raise IndexError(
                f"The shape of the mask {list(mask.shape)} at index {dim + i} does not match the "
                f"shape of the indexed tensor {list(shape)} at index {dim + i}"
            )


def _taken_apart(parts: Sequence[Any], shape: tuple[int, ...], level: int) -> _Subscript:
    """Raises NotForBatchesError for masks that differ from sample to sample, IndexError for too
    many indices and for masks of other sizes than the dimensions of `shape`."""
    basic: list[Any] = []
    axes: list[int] = []
    places: list[tuple[np.ndarray, bool]] = []
    slots: list[int] = []  # where in the subscript places stand
    dim = 0
    for value, many, _ in _filled(parts, len(shape), level):
        dim += _width(value)
        if value is None or isinstance(value, slice):
            basic.append(value)
        else:
            if getattr(value, "dtype", None) == np.bool_:
                _check_mask(value, shape, dim - value.ndim)
            for array in _as_places(value, many):
                slots.append(len(basic))
                axes.append(len(basic))
                places.append((array, many))
                basic.append(slice(None))
    width = max([a.ndim - m for a, m in places], default=0)
    adjacent = not slots or slots == list(range(slots[0], slots[0] + len(slots)))
    return _Subscript(
        basic=tuple(basic),
        axes=tuple(axes),
        places=tuple(
            a.reshape((a.shape[0], *(1,) * (width + 1 - a.ndim), *a.shape[1:])) if m else a
            for a, m in places
        ),
        many=any(m for _, m in places),
        rank=width,
        at=slots[0] if slots and adjacent else 0,
    )


def _value(part: Any, level: int) -> tuple[Any, bool]:
    """A part of a subscript, arrays for Tensors but those of an outer batch, and whether it differs
    from sample to sample."""
    value, many = split(part, level)
    if value.__class__ is Tensor:
        value = value._data
    if isinstance(value, list):
        value = np.asarray(value)
    if many and value.dtype.kind == "b":
        raise NotForBatchesError(
            "vmap: It looks like you're attempting to use a mask that differs from sample to "
            "sample as a subscript: the result would have a shape that depends on the data. We do "
            "not support batching operators that can support dynamic shape. Use `where` instead."
        )
    return value, many


def _width(value: Any) -> int:
    """How many dimensions a part of a subscript takes."""
    if value is None or value is Ellipsis:
        return 0
    return value.ndim if isinstance(value, np.ndarray) and value.dtype.kind == "b" else 1


def _as_places(value: Any, many: bool) -> list[Any]:
    if isinstance(value, bool):
        value = np.asarray(value)
    if isinstance(value, np.ndarray) and value.dtype.kind == "b":
        return list(value.nonzero())
    return [value if isinstance(value, Tensor) else np.asarray(value)]


def _places(found: _Subscript, size: int | None) -> tuple[np.ndarray, ...]:
    """The places as a subscript of the dimensions that they index; with `size` for a batch."""
    if size is None:
        return found.places
    samples = np.arange(size).reshape((size,) + (1,) * found.rank)
    return (samples, *found.places)


def _moved(x: Tensor, start: int, count: int, to: int) -> Tensor:
    """The `count` dimensions from `start` on, moved to `to`."""
    if not count or start == to:
        return x
    return x.movedim(tuple(range(start, start + count)), tuple(range(to, to + count)))


# ---- places counted through a dimension, or all of them ------------------------------------------


def _numbers(places: Any) -> Any:
    """Places that are known as an array, so that no operation is seen; those of an outer batch as
    they are."""
    return places._data if places.__class__ is Tensor else places


def _as_tensor(places: Any) -> Tensor:
    return places if isinstance(places, Tensor) else from_array(places)


def _put_flat(x: Tensor, places: Any, values: Tensor, accumulate: bool) -> Tensor:
    """Samples `x` with `values` (batch, n) at flat `places`, (n) or (batch, n)."""
    size, count = x.shape[0], math.prod(x.shape[1:])
    whole = _numbers(places) + np.arange(size)[:, None] * count
    return x.put(_as_tensor(whole), values, accumulate)


def put_flat(call: Call) -> Any:
    """At places counted through each sample."""
    call.spread(0, 2)
    x, index, source, accumulate = call.args
    count = math.prod(x.shape[1:])
    flat = _numbers(index).reshape((call.size, -1) if call.many[1] else (-1,))
    if call.rank(2) == 0:  # one value for all places
        source = source.reshape((call.size, 1)).expand((call.size, flat.shape[-1]))
    if _is_beyond(flat, count):
        raise IndexError(f"index out of range: put_ got one for {count} elements")
    return _put_flat(x, flat % max(count, 1), source.reshape((call.size, -1)), accumulate)


def at_places(call: Call) -> Any:
    """Slices picked, put or added at places along a dimension.

    With one list of places for all samples, one dimension further on; with a list for each, the
    batch and the dimension become one.
    """
    others = [i for i in call.given() if i != 2]
    call.spread(*others)
    rank = call.rank(0)
    for i in others:
        call.widen(i, max(rank, 1))
    dim = check_axis(call.args[1], rank) + 1
    call.args[1] = dim
    result = _with_own_places(call, dim) if call.many[2] else call.run()
    return result if rank else result.reshape((call.size,))


def _with_own_places(call: Call, dim: int) -> Tensor:
    x = call.args[0].movedim(dim, 1)
    size, length, rest = x.shape[0], x.shape[1], x.shape[2:]
    places = _numbers(call.args[2])
    places = places.reshape((size, math.prod(places.shape) // max(size, 1)))
    if _is_beyond(places, length):
        raise IndexError(f"{call.op.name}(): index out of range in self")
    places = places % max(length, 1) + np.arange(size)[:, None] * length
    flat = _as_tensor(places.reshape(-1))
    args = [x.reshape((size * length, *rest)), 0, flat, *call.args[3:]]
    if len(args) > 3 and isinstance(args[3], Tensor):
        args[3] = args[3].movedim(dim, 1).reshape((flat.numel(), *rest))
    result = call.op.call(args)
    count = length if len(args) > 3 else places.shape[1]
    return result.reshape((size, count, *rest)).movedim(1, dim)


def _is_beyond(places: Any, count: int) -> bool:
    """Whether one of the places, of whatever sample, is none of `count`."""
    found = innermost(places)._data if isinstance(places, Tensor) else places
    return bool(found.size and (found.min() < -count or found.max() >= count))


def looked_up(call: Call) -> Any:
    """Rows of one table for all samples, or of a table for each, which are put in one."""
    if not call.many[0]:
        return call.run()
    call.spread(1)
    weight, indices, padding, *others = call.args
    size, rows = weight.shape[:2]
    if padding >= 0:  # the rows there are many, and get no gradient: here they are one
        beside = weight.movedim(0, 1).reshape((rows, -1))
        beside = call.op.call((beside, from_array(np.arange(rows)), padding))
        weight, padding = beside.reshape((rows, size, -1)).movedim(1, 0), -1
    starts = (np.arange(size) * rows).reshape((size,) + (1,) * (indices.ndim - 1))
    table = weight.reshape((size * rows, *weight.shape[2:]))
    return call.op.call((table, _as_tensor(_numbers(indices) + starts), padding, *others))
