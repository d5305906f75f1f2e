"""New histories for tensors whose memory has been written: in-place operations and their views.

A write into a view makes a new value of the base, of which the written part came from somewhere
else: `CopySlices`. The other views then are views of that new value.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from autograd.array.duck import beside
from autograd.array.strides import READ_ONLY, REPEATS, Window, repeats, window_of
from autograd.base.escapes import NotForBatchesError
from autograd.base.grad_mode import MODE, enable_grad, is_grad_enabled
from autograd.core import version_counter as clock
from autograd.core.aliases import (
    View,
    live_views,
    move_identity,
    overlap,
    replay,
    steps_to,
    view_of,
)
from autograd.core.captures import check_captured
from autograd.core.engine_inputs import edge_of
from autograd.core.node import Node, Output, accumulate_grad_of
from autograd.core.observers import observe_node
from autograd.core.protocol import TensorSubclass, find_handler, innermost, on_parts
from autograd.core.tensor import LEAF, Tensor, from_array

LEAF_WRITTEN = "a leaf Variable that requires grad is being used in an in-place operation."
VIEW_OF_LEAF_WRITTEN = (
    "a view of a leaf Variable that requires grad is being used in an in-place operation."
)
_IN_A_MODE = (
    "Given that this use case is ambiguous and error-prone, it is forbidden. You can clarify your "
    "code by moving both the view and the inplace either both inside the {} block (if you "
    "don't want the inplace to be tracked) or both outside (if you want the inplace to be tracked)."
)
_MANY = (
    "This view is the output of a function that returns multiple views. Such functions do not "
    "allow the output views to be modified inplace. You should replace the inplace operation by an "
    "out-of-place one."
)
_FUNCTION = (
    "This view was created inside a custom Function (or because an input was returned as-is) and "
    "the autograd logic to handle view+inplace would override the custom backward associated with "
    "the custom Function, leading to incorrect gradients. This behavior is forbidden. You can fix "
    "this by cloning the output of the custom Function."
)
_DIRECTLY = "is being modified inplace"
_ELSEWHERE = "its base or another view of its base has been modified inplace"


class CopySlices(Node):
    """A base after a write into a view of it: the old base, the view's part replaced by new values.

    The gradient of the old base is that of the new one with zeros in the window; that of the
    written values is what lies in the window.
    """

    __slots__ = ()
    operation = "copy_slices"
    formulas = {  # noqa: RUF012  (a class variable of Node)
        "base": "grad with zeros in the window",
        "values": "the window of grad",
    }
    arg_names = ("window", "steps")

    def on_arrays(self, saved: Any, grad: Any, needs: Any) -> Any:
        base, view = self.args[0].laid_out(grad)
        values = None if needs[1] is None else view.copy()
        if needs[0] is None:
            return None, values
        view[...] = 0
        return base, values

    def on_tensors(self, saved: Any, grad: Any, needs: Any) -> Any:
        window, steps = self.args
        if not window.owned and any(op.name == "as_strided" for op, _, _ in steps):
            raise RuntimeError(
                "CopySlices: the second derivative of a write into a view made by as_strided needs "
                "a base that is contiguous and owns its memory; clone() the base first"
            )
        values = None if needs[1] is None else replay(laid_out(grad, window), steps)
        if needs[0] is None:
            return None, values
        base = laid_out(grad, window)
        part = replay(base, steps)
        if not part.numel():
            return base, values
        if not _shares(part, base):
            raise NotForBatchesError(
                "CopySlices: the gradient of a write into a view is not known for samples of a "
                "batch where the view's base does not lie in memory in one piece; clone() it first"
            )
        store(part, from_array(beside(innermost(part)._data, np.zeros(part.shape, part.dtype))))
        return base, values


def _shares(part: Tensor, base: Tensor) -> bool:
    """Whether `part`, made of `base` by views, lies in its memory."""
    return np.may_share_memory(innermost(part)._data, innermost(base)._data)


def laid_out(tensor: Tensor, window: Window) -> Tensor:
    """A clone of `tensor` in the memory layout of the window's base, so that its steps give
    views."""
    clone: Tensor = tensor.clone()
    inner = innermost(clone)
    if inner.ndim == tensor.ndim:
        inner._data = window.laid_out(inner._data)[0]
    else:  # batched tensors
        inner._data = np.ascontiguousarray(inner._data)
    return clone


def check_writable(tensor: Tensor) -> None:
    """Raises RuntimeError if `tensor` cannot be written by an operation that is recorded.

    These are leaves that require grad and their views, views made under `no_grad`, and views that
    were made several at once.
    """
    if tensor._fn is LEAF:
        raise RuntimeError(LEAF_WRITTEN)
    view = view_of(tensor)
    if MODE.marks:
        check_captured(tensor if view is None else view.root)
    if view is None:
        return
    if view.origin is not None:
        raise RuntimeError(_refusal(tensor, view, _DIRECTLY))
    root_fn = view.root._fn
    if root_fn is LEAF or (root_fn is None and tensor._fn is not None):  # None: it was detached
        raise RuntimeError(VIEW_OF_LEAF_WRITTEN)


def unlock(tensor: Tensor, array: np.ndarray) -> None:
    """Makes `array`, that of `tensor` or of a part of it, writable though NumPy will not write it.

    Arrays that were expanded are read-only, and so are their parts, in which no element repeats.
    Raises RuntimeError for memory that repeats, or that is read-only itself.
    """
    if repeats(array):
        raise RuntimeError(REPEATS)
    _make_writable(tensor, array)


def _make_writable(tensor: Tensor, array: np.ndarray) -> None:
    view = view_of(tensor)
    if view is None or not view.root._data.flags.writeable:
        raise RuntimeError(READ_ONLY)
    array.flags.writeable = True


@contextmanager
def unlocked(tensor: Tensor) -> Iterator[None]:
    """A context in which NumPy writes the array of `tensor`, though its memory repeats.

    Raises RuntimeError for memory that is read-only itself.
    """
    array = tensor._data
    if array.flags.writeable:
        yield
        return
    _make_writable(tensor, array)
    try:
        yield
    finally:
        array.flags.writeable = False


def has_history(tensor: Tensor) -> bool:
    """Whether a write into `tensor` changes a history: its own, that of what it is a view of, or
    those that other views have kept when that was detached."""
    if tensor._fn is not None:
        return True
    alias = getattr(tensor, "_alias", None)
    if alias.__class__ is View:
        if alias.root._fn is not None:
            return True
        alias = getattr(alias.root, "_alias", None)
    return alias is not None and alias.detached


def _refusal(tensor: Tensor, view: View, written: str) -> str:
    """Why the view `tensor` and its memory written do not go together."""
    if view.origin in ("many", "function"):
        node = tensor.grad_fn
        name = (
            view.step[0].name
            if node is None
            else node.name().removesuffix("0").removesuffix("Backward")
        )
        nr = tensor.output_nr if view.step[2] is None else view.step[2]
        reason = _MANY if view.origin == "many" else _FUNCTION
        return f"Output {nr} of {name} is a view and {written}. {reason}"
    inference = view.origin == "inference"
    made = "inference" if inference else "no_grad"
    now = "in normal mode" if inference else "with grad mode enabled"
    reason = _MANY if view.origin == "both" else _IN_A_MODE.format(f"{made}{'_mode' * inference}")
    return f"A view was created in {made} mode and {written} {now}. {reason}"


class Forbidden(Tensor):
    """A view that must not be used any more, since its base has been written.

    A tensor becomes one by changing its class; then its history can no longer be read, but still
    its values.
    """

    __slots__ = ()

    @property
    def _fn(self) -> Any:
        raise RuntimeError(self._state)

    @_fn.setter
    def _fn(self, value: Any) -> None:
        raise RuntimeError(self._state)

    @property
    def requires_grad(self) -> bool:
        """True, as that of the base."""
        return True

    @requires_grad.setter
    def requires_grad(self, value: bool) -> None:
        if not value:
            raise RuntimeError(self._state)

    def tolist(self) -> Any:
        """The values as (nested lists of) Python numbers."""
        return self.detach().tolist()

    def __repr__(self) -> str:
        return f"{repr(self.detach())[:-1]}, grad_fn=<Invalid>)"


def store(target: Tensor, result: Tensor) -> None:
    """Writes `result`, of the same shape and dtype, into the memory of `target`, whose history
    becomes that of `result` if operations are recorded. `target` must be writable
    (`check_writable`)."""
    if target.__class__ is not Tensor or result.__class__ is not Tensor:
        handler = find_handler("store", (target, result))
        if handler is not None:
            handler(target, result)
            return
    if not target._data.flags.writeable:
        unlock(target, target._data)
    np.copyto(target._data, result._data)
    target._settle_version()
    clock.record_write(target._data, 3)
    if (result._fn is not None or has_history(target)) and is_grad_enabled():
        rebase(target, edge_of(result))


def rebase(tensor: Tensor, edge: Any) -> None:
    """Gives `tensor`, whose memory has just been written, the history `edge`; if it is a view, its
    base. All views that show some of the memory become views of the new value."""
    view = view_of(tensor)
    if view is None:
        renew(tensor, accumulate_grad_of(edge) if isinstance(edge, Tensor) else edge)
        if getattr(tensor, "_alias", None) is not None:
            refresh(tensor, tensor)
        return
    root = view.root
    if edge is None and root._fn is None:  # views had a history when it was detached
        refresh(root, tensor)
        return
    window = window_of(root._data, tensor._data)
    node = CopySlices()
    if MODE.altered:
        observe_node(node)
    node.stamp = clock.next_stamp()
    node.hooks = None
    node.edges = (edge_of(root), edge)
    node.saved = ()
    node.args = (window, steps_to(tensor))
    renew(root, node)
    refresh(root, tensor)


def renew(tensor: Tensor, fn: Any) -> None:
    """Gives `tensor` the history `fn`. If it retains its gradient, that of the new value is meant
    from now on; hooks stay with the old value."""
    old = tensor._fn
    node: Any = old.node if old.__class__ is Output else old
    retains = getattr(node, "hooks", None) is not None and tensor.retains_grad
    tensor._fn = fn
    if retains:
        node.hooks.release(tensor)
        if fn is not None:
            tensor.retain_grad()


def refresh(root: Tensor, written: Tensor) -> None:
    """The views of `root` that show memory of `written`, that one included, become views of what
    `root` is now."""
    for view in live_views(root, written._data):
        if view.__class__ is Forbidden or view._fn is LEAF:
            continue
        if not overlap(view._data, written._data):
            continue
        record = view_of(view)
        assert record is not None
        if record.origin is not None:
            message = _refusal(view, record, _ELSEWHERE)
            view.__class__ = Forbidden
            view._state = message
            continue
        with enable_grad():
            if _is_strided(record):
                again = replay_from_root(view)
            else:
                again = replay(shallow_copy(record.parent), [record.step])
        renew(view, again._fn)


def _is_strided(record: View) -> bool:
    """Whether the view may show memory of the root that its parent does not."""
    return record.step[0].name == "as_strided"


def replay_from_root(tensor: Tensor) -> Tensor:
    """The view `tensor` made anew of what its root is now: by its strides at once if some step was
    so, since what lies between need not show all of its memory."""
    root = view_of(tensor).root  # type: ignore[union-attr]
    steps = steps_to(tensor)
    data = tensor._data
    op = next((op for op, _, _ in steps if op.name == "as_strided"), None)
    plain = root.__class__ is tensor.__class__ is Tensor and root._data.dtype == data.dtype
    if op is None or not plain or min(data.strides, default=0) < 0:
        return replay(shallow_copy(root), steps)
    strides = [step // data.itemsize for step in data.strides]
    return op.call((shallow_copy(root), data.shape, strides, tensor.storage_offset()))


def shallow_copy(tensor: Tensor) -> Tensor:
    """A tensor of the same memory and history that has no aliases; of what stands for more than its
    array, one that stands for the same."""
    return on_parts(_shallow_copy, tensor)


def _shallow_copy(tensor: Any) -> Tensor:
    if not isinstance(tensor, TensorSubclass) or tensor.store is None:
        return from_array(tensor._data, edge_or_fn(tensor))
    copy: Any = type(tensor)()
    copy._state, copy._fn, copy._grad = tensor._state, edge_or_fn(tensor), None
    return copy


def unhooked(tensor: Tensor) -> Tensor:
    """What a recorded write into `tensor` computes from: itself, or a stand-in if it is a view.

    Hooks of a view belong to the value that it had, of which a write into it is no use: the
    gradient goes from what was written to the base, past the view and those that it is made of.
    """
    view = view_of(tensor)
    if view is None or tensor._fn is None:
        return tensor
    shown = tensor
    while not _has_hooks(shown._fn) and not _is_strided(view):
        shown = view.parent
        view = view_of(shown)
        if view is None:
            return tensor
    with enable_grad():
        return from_array(tensor._data, replay_from_root(tensor)._fn)


def _has_hooks(fn: Any) -> bool:
    node = fn.node if fn.__class__ is Output else fn
    return getattr(node, "hooks", None) is not None


def edge_or_fn(tensor: Tensor) -> Any:
    """What stands for the history of `tensor` in another tensor that is not that leaf itself."""
    return accumulate_grad_of(tensor) if tensor._fn is LEAF else tensor._fn


def swap_out(tensor: Tensor) -> Tensor:
    """A new tensor that takes the place of `tensor` among its aliases, before `tensor` shows other
    memory or another shape."""
    old = shallow_copy(tensor)
    move_identity(tensor, old)
    return old
