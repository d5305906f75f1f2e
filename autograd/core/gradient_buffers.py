"""Whose memory a gradient is: what may be written or handed out without a copy.

On CPython the number of references to an array tells whether anybody else can see it.
"""

from __future__ import annotations

from heapq import heappush
from sys import getrefcount
from typing import Any

import numpy as np
from numpy import ndarray

from autograd.array.duck import Duck
from autograd.array.memory import in_order
from autograd.array.unbroadcast import restore
from autograd.base.grad_mode import MODE, enable_grad
from autograd.base.locks import rlock
from autograd.core import version_counter as clock
from autograd.core.node import Output
from autograd.core.tensor import Tensor, from_array
from autograd.core.watched_leaves import LARGE_GRAD, watch
from autograd.kernels.large import NATIVE

LARGE = 1 << 13
"""Buffers of so many elements and more are worth adding to in place."""

_accumulate_lock = rlock()


def add(buffer: Any, g: Any) -> Any:
    """`buffer` + `g`; in place if `buffer` is only known to the caller's dict and frame."""
    if (
        buffer.__class__ is g.__class__ is ndarray
        and references(buffer) <= _REFERENCES_IN_LOOP
        and buffer.base is None
        and buffer.dtype == g.dtype
        and buffer.shape == g.shape
    ):
        return _add_to(buffer, g)
    return buffer + g


def _add_to(buffer: ndarray, g: Any) -> ndarray:
    """`buffer`, to which `g` was added."""
    large = buffer.nbytes >= LARGE_GRAD and g.__class__ is ndarray and g.dtype is buffer.dtype
    if not (large and g.shape == buffer.shape and NATIVE.added(buffer, g)):
        np.add(buffer, g, out=buffer)
    return buffer


def deliver(
    edge: Any, g: Any, pending: dict[Any, Any], leaves: dict[Any, Any], queue: list[Any]
) -> None:
    """Adds `g` to what the target of `edge` has received; nodes new to `pending` are queued."""
    many = isinstance(edge, Output)
    node = edge.node if many else edge
    leaf = node if isinstance(node, Tensor) else node._leaf
    if leaf is not None:
        leaves[leaf] = leaves[leaf] + g if leaf in leaves else g
        return
    if node not in pending:
        heappush(queue, (node.stamp, node))
        pending[node] = {} if many else g
        if not many:
            return
    if many:
        buffers = pending[node]
        buffers[edge.nr] = buffers[edge.nr] + g if edge.nr in buffers else g
    else:
        pending[node] = pending[node] + g


def references(array: Any) -> int:
    """How many references there are to `array`, those of the frames on the way here included."""
    return getrefcount(array)


def _calibrate_loop() -> int:
    """What `references` says in `_add` of an array that only `_run` and its dict refer to."""

    def add(buffer: Any) -> int:
        return references(buffer)

    pending = {None: np.empty(0)}
    old = pending[None]
    return add(old)


def _calibrate_own() -> int:
    """What `references` says in `_own` of an array that only its caller refers to."""

    def own(g: Any) -> int:
        return references(g)

    def caller(g: Any) -> int:
        return own(g)

    return caller(np.empty(0))


def _calibrate_base() -> int:
    """What `references` says in `_is_only_view` of an array known to one view and its caller."""

    def is_only_view(base: Any) -> int:
        return references(base)

    view = np.empty(1).reshape(1, 1)
    base = view.base
    return is_only_view(base)


_REFERENCES_IN_LOOP = _calibrate_loop()
_REFERENCES_IN_OWN = _calibrate_own()
_REFERENCES_OF_BASE = _calibrate_base()


def accumulate(tensor: Tensor, g: Any) -> None:
    """``tensor.grad += g``, where `g` is an array or, in a recorded pass, a Tensor.

    An existing ``.grad`` keeps its identity unless the pass is recorded. A new one never shares
    memory with anything else: `g` is taken over only if no one else refers to it. A tensor that
    requires grad no longer is left alone.
    """
    if tensor._fn is None:
        return
    data = tensor._data
    if g.dtype is not data.dtype or g.shape != data.shape:
        g = restore(g, data.shape, data.dtype)
    with _accumulate_lock:
        old = getattr(tensor, "_grad", None)
        if isinstance(g, Tensor):
            with enable_grad():
                tensor._grad = g.clone() if old is None else old + g
        elif old is None:
            made = Tensor()
            made._data = array = owned_copy(g)
            made._fn = made._grad = None
            tensor._grad = MODE.mark(made) if MODE.marks else made
            if array.nbytes >= LARGE_GRAD:
                watch(tensor)
        elif (array := old._data).flags.writeable and g.__class__ is not Duck:
            _add_to(array, g)
            if array.base is None and getrefcount(array) <= clock.ALONE:
                clock.count_private_write(old)
            else:
                clock.record_write(array)
        else:
            tensor._grad = from_array(old._data + g)


def accumulate_anew(tensor: Tensor, g: Any) -> None:
    """As `accumulate`, but who holds the old ``.grad`` keeps it as it was."""
    with _accumulate_lock:
        old = getattr(tensor, "_grad", None)
        tensor._grad = None
        if old is not None:
            g = (old if isinstance(g, Tensor) else old._data) + g
        accumulate(tensor, g)


def owned_copy(g: Any) -> np.ndarray:
    """`g` if no one else refers to it (the callers' frames do) or to all of the array that it is a
    view of, else a contiguous copy."""
    if (
        g.__class__ is ndarray
        and references(g) <= _REFERENCES_IN_OWN
        and ((base := g.base) is None or _is_only_view(base, g.size))
        and (flags := g.flags).c_contiguous
        and flags.writeable
    ):
        return g
    if g.__class__ is Duck:
        return g.copy()
    if g.nbytes < LARGE_GRAD:
        return np.array(g, order="C", copy=True)
    found = NATIVE.copied(g)
    return in_order(g) if found is None else found


def _is_only_view(base: Any, size: int) -> bool:
    """Whether `base`, which the caller holds once and a view of it once, is wholly that view's."""
    return (
        base.__class__ is ndarray
        and base.base is None
        and base.size == size
        and references(base) <= _REFERENCES_OF_BASE
    )


def as_like(g: Any, like: Any) -> Any:
    """`g` with the dtype and shape of `like`."""
    if g.dtype is not like.dtype or g.shape != like.shape:
        return restore(g, like.shape, like.dtype)
    return g
