"""NumPy's functions that write into an array: into a Tensor, as an operation in place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.base.ops import ops
from autograd.core.protocol import innermost
from autograd.core.tensor import Tensor
from autograd.numpy_api.functions.arguments import check_cast, has_history, plain, tensor, truths

__all__ = ["apart", "copyto", "fill_diagonal", "place", "put", "put_along_axis", "putmask"]


def apart(args: Any, outs: Sequence[Tensor]) -> Any:
    """Nested arguments of a recorded call, with a clone for each Tensor in whose memory its result
    will be written: what is saved of it for the gradient is the clone's."""
    return _apart(args, outs) if has_history((args, *outs)) else args


def _apart(value: Any, outs: Sequence[Tensor]) -> Any:
    if isinstance(value, Tensor):
        shared = any(np.may_share_memory(innermost(value)._data, innermost(y)._data) for y in outs)
        return value.clone() if shared else value
    if value.__class__ is dict:
        return {key: _apart(each, outs) for key, each in value.items()}
    if value.__class__ in (list, tuple):
        return value.__class__([_apart(each, outs) for each in value])
    return value


def target(name: str, a: Any) -> Tensor:
    if not isinstance(a, Tensor):
        raise TypeError(
            f"np.{name}: the array that is written must be a Tensor for the gradient of what is "
            "written to be known; make it one: a = ag.tensor(a)"
        )
    return a


def write(a: Tensor, places: Any, values: Any, accumulate: bool = False) -> None:
    """Puts values at places that are counted through all dimensions of `a`."""
    places = np.asarray(places)
    values = np.broadcast_to(tensor(values).to(a.dtype), places.shape)
    a.put_(tensor(places), values, accumulate=accumulate)


def places_in(a: Tensor) -> np.ndarray:
    """The place of each element."""
    return np.arange(a.numel()).reshape(a.shape)


def _repeated(values: Any, order: Any) -> Tensor:
    """The elements of `values` in the given order, again from the first after the last."""
    flat = tensor(values).reshape(-1)
    return flat[np.asarray(order) % len(flat)]


def copyto(dst: Any, src: Any, casting: str = "same_kind", where: Any = True) -> None:
    dst, src = target("copyto", dst), tensor(src)
    check_cast(src, dst.dtype, casting)
    dst.copy_(src if where is True else ops.where(truths(where), src.to(dst.dtype), dst))


def put(a: Any, ind: Any, v: Any, mode: str = "raise") -> None:
    a = target("put", a)
    places = np.take(np.arange(a.numel()), plain(ind), mode=mode).reshape(-1)  # type: ignore[call-overload]
    if len(places) and np.size(v):
        write(a, places, _repeated(v, range(len(places))))


def putmask(a: Any, mask: Any, values: Any) -> None:
    a, places = target("putmask", a), np.flatnonzero(plain(mask))
    if np.size(mask) != a.numel():
        raise ValueError("putmask: mask and data must be the same size")
    if len(places) and np.size(values):
        write(a, places, _repeated(values, places))


def place(arr: Any, mask: Any, vals: Any) -> None:
    arr, places = target("place", arr), np.flatnonzero(plain(mask))
    if len(places):
        if not np.size(vals):
            raise ValueError("Cannot insert from an empty array!")
        write(arr, places, _repeated(vals, range(len(places))))


def fill_diagonal(a: Any, val: Any, wrap: bool = False) -> None:
    a = target("fill_diagonal", a)
    is_diagonal = np.zeros(a.shape, bool)
    np.fill_diagonal(is_diagonal, True, wrap)
    place(a, is_diagonal, val)


def put_along_axis(arr: Any, indices: Any, values: Any, axis: int | None = -1) -> None:
    arr = target("put_along_axis", arr)
    write(arr, np.take_along_axis(places_in(arr), plain(indices), axis), values)
