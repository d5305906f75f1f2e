"""Writes into traced tensors: a new value for what is written, and for all that shares its memory.

Values of a trace never change. A write gives the tensor a new value; if it is a view, what it is a
view of gets one too, with the new elements in their place, and all other views are made anew of
that. Which tensors are views of which is known as outside of a trace (`autograd.core.aliases`);
where that depends on how arrays lie in memory, as for reshape(), writes are refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.base.grad_mode import _set, is_grad_enabled
from autograd.base.kinds import Kind
from autograd.compile.ir.targets import Reshape, Transpose
from autograd.compile.lowering.moves import find_move, is_sure
from autograd.compile.tracing.errors import refuse, refuse_written
from autograd.core.aliases import View, live_views, register_view, replay, view_of
from autograd.core.dispatch import Operation
from autograd.core.forwards import is_subscript
from autograd.core.tensor import LEAF, Tensor
from autograd.views.inplace import check_write
from autograd.views.rebase import store
from autograd.views.setitem import check_real

_MANY = "many"
"""The origin (`autograd.core.aliases.View`) of views that were made at once."""

_OUT_OF_PLACE = "Write y = y + 1 instead of y += 1, or clone() first what is written"


def note_views(op: Operation, args: Sequence[Any], result: Any) -> None:
    """Notes that `result`, a Tensor or several, is a view of the first argument, if it may be."""
    if op.kind == Kind.VIEW or (op.kind == Kind.GATHER and is_subscript(op) and is_basic(args[1])):
        many = not isinstance(result, Tensor)
        for i, each in enumerate(result if many else [result]):
            step = (op, tuple(args[1:]), i if many else None)
            register_view(each, args[0], step, _MANY if many else None)


def is_basic(index: Any) -> bool:
    """Whether a subscript makes a view: it holds neither arrays nor bools."""
    parts = index if isinstance(index, tuple) else (index,)
    return all(part is None or part is Ellipsis or part.__class__ in (int, slice) for part in parts)


def write(tensor: Any, result: Tensor) -> None:
    """Lets `tensor`, what it is a view of and all other views show the value `result`.

    Raises TraceError for what is not the function's own and for views that cannot be told from
    copies; RuntimeError, as in-place operations do, for a `result` that does not fit.
    """
    view = view_of(tensor)
    root = tensor if view is None else view.root
    _check_shared(root, view)
    check_write(tensor, result)
    new = result if result.dtype == tensor.dtype else result.to(tensor.dtype)
    at = tensor
    while (view := view_of(at)) is not None:
        new = _put_back(view, new)
        at = view.parent
    root._state = new._state
    if is_grad_enabled():  # else it keeps its history, as outside of a trace
        root._fn = new._fn
    for each in live_views(root):
        record = view_of(each)
        assert record is not None
        mode = _set(is_grad_enabled() and record.origin is None)
        try:
            again = replay(record.parent, [record.step])
            each._state = again._state
            if mode:
                each._fn = again._fn
        finally:
            _set(mode)


def assign(tensor: Any, index: Any, value: Any) -> None:
    """``tensor[index] = value``, of any dtype, which broadcasts; traced, or a dual number of such.

    Raises as `write`; TraceError for a mask with a value of more than one element.
    """
    check_real(tensor, value)
    if value.dtype != tensor.dtype:
        value = value.to(tensor.dtype)
    if is_basic(index):
        view = view_of(value)
        if view is not None and view.parent is tensor:
            op, args, _ = view.step
            if is_subscript(op) and args == (index,):
                return  # the end of x[0] += 1, which is written already
        part = tensor[index]
        while value.ndim > part.ndim and value.shape[0] == 1:
            value = value[0]
        store(part, value if value.shape == part.shape else value.expand(part.shape))
    elif isinstance(index, Tensor) and index.dtype.kind == "b":
        if value.numel() != 1:
            refuse(
                "the elements of a value are assigned where a mask is true, whose places depend on "
                "values",
                "Use where() with a value of the shape of the tensor",
            )
        mask = index.reshape((*index.shape, *[1] * (tensor.ndim - index.ndim)))
        store(tensor, value.reshape(()).where(mask, tensor))
    else:
        store(tensor, _put(tensor, _parts(index, tensor.ndim), value))


def _put(tensor: Any, parts: tuple[Any, ...], value: Any) -> Any:
    """`tensor` with `value` at a subscript without `...`."""
    if any(part is None for part in parts):
        refuse(
            "elements are assigned with None in a subscript that holds arrays",
            "Leave it out, and give the value the shape without it",
        )
    return tensor.index_put(parts, value, False)


def _parts(index: Any, ndim: int) -> tuple[Any, ...]:
    """A subscript as a tuple of parts without `...`."""
    parts = index if isinstance(index, tuple) else (index,)
    parts = tuple(np.asarray(part) if isinstance(part, list) else part for part in parts)
    taken = sum(
        part.ndim if getattr(part, "dtype", None) == np.bool_ else 1
        for part in parts
        if part is not None and part is not Ellipsis
    )
    found: list[Any] = []
    for part in parts:
        found += [slice(None)] * (ndim - taken) if part is Ellipsis else [part]
    return tuple(found)


def _check_shared(root: Any, view: View | None) -> None:
    """Refuses a write into `root`, through `view` if there is one."""
    value = root._state[0]
    if value.step is None and value.array is None:
        refuse_written()
    if root._fn is LEAF and is_grad_enabled():
        refuse("a leaf that requires grad is written in place", _OUT_OF_PLACE)
    if view is not None and view.origin == "no_grad" and is_grad_enabled():
        refuse("a view that was made without history is written in place", _OUT_OF_PLACE)
    for record in (view, *map(view_of, live_views(root))):
        if record is not None and _is_unsure(record):
            refuse(
                f"a tensor is written in place with what {record.step[0].name}() made of it, which "
                "is a view or a copy, as it lies in memory",
                _OUT_OF_PLACE,
            )


def _is_unsure(record: View | None) -> bool:
    """Whether a view, or one that it is made of, is one of several or may as well be a copy."""
    while record is not None:
        op, args, _ = record.step
        if record.origin in (_MANY, "both"):
            return True
        parent = record.parent
        if not is_subscript(op) and not is_sure(op, parent.shape, parent.dtype, args):
            return True
        record = view_of(parent)
    return False


def _put_back(view: View, new: Tensor) -> Tensor:
    """What the parent of a view is when the view is `new`."""
    op, args, _ = view.step
    parent: Any = view.parent
    value: Any = new
    if is_subscript(op):
        parts = tuple(part for part in _parts(args[0], parent.ndim) if part is not None)
        shape = np.broadcast_to(0, parent.shape)[parts].shape
        return _put(parent, parts, value.reshape(shape))
    move = find_move(op, parent.shape, parent.dtype, args)
    target = None if move is None else move.target
    if isinstance(target, Transpose):
        return value.permute(np.argsort(target.axes).tolist())
    if isinstance(target, Reshape):
        return value.reshape(parent.shape)
    places = None if move is None else move.places.reshape(-1)
    if places is None or len(np.unique(places)) != len(places):
        refuse(f"a view made by {op.name}() is written in place", _OUT_OF_PLACE)
    return _put(parent.reshape(-1), (places,), value.reshape(-1)).reshape(parent.shape)
