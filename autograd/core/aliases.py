"""Tensors that share memory: which is a view of which, made by which operation.

A view refers to the tensor that it was made of, and to the base of all (`Tensor._base`); the base
refers weakly to all its views, however deep. So a recorded write into any of them can give the
others their new history (`autograd.views.rebase`), and nothing keeps a view alive.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from autograd.array.strides import bounds_of
from autograd.base.grad_mode import MODE, is_grad_enabled
from autograd.base.locks import lock

if TYPE_CHECKING:
    from autograd.core.dispatch import Operation
    from autograd.core.tensor import Tensor

_FEW = 32  # entries of views that may have died are not looked through below this number
_purging = lock()
_NO_BOUNDS = np.empty((0, 2), np.uintp)
_new_tuple = tuple.__new__
_reference = weakref.ref

Step = tuple["Operation", tuple[Any, ...], int | None]
"""An operation that makes a view, its further arguments, and which of several outputs it is."""


class View(NamedTuple):
    """What a tensor knows that is a view.

    root    the tensor that is no view, at the start
    parent  the tensor that it is a view of
    step    how to make it from the parent
    origin  None, or why a recorded write into it is refused: "no_grad" (it was made while nothing
            was recorded), "inference" (the same in inference mode), "many" (it is one of several
            views that were made at once), "both", "function" (it is an output of a custom function)
    """

    root: Tensor
    parent: Tensor
    step: Step
    origin: str | None


class Views:
    """Of a tensor that is no view: weak references to its views, in the order of their making.

    bounds says between which addresses the first of them lie, a row for each, so that a write into
    one of thousands need not look at all others; it is completed when it is asked for.
    detached: whether the tensor has lost its history, while views may have kept theirs.
    """

    __slots__ = ("bounds", "detached", "limit", "references")

    def __init__(self) -> None:
        self.detached = False
        self.references: list[weakref.ref[Tensor]] = []
        self.limit = _FEW
        self.bounds = _NO_BOUNDS

    def near(self, array: np.ndarray) -> list[weakref.ref[Tensor]]:
        """The references to views that may have elements in common with `array`."""
        references = self.references
        if len(references) <= 2 * _FEW:
            return list(references)
        with _purging:
            new = [_bounds(reference()) for reference in references[len(self.bounds) :]]
            if new:
                self.bounds = np.concatenate([self.bounds, np.array(new, np.uintp)])
            low, high = bounds_of(array)
            found = np.flatnonzero((self.bounds[:, 0] < high) & (self.bounds[:, 1] > low))
            return [references[i] for i in found]

    def purge(self) -> None:
        """Drop the views that have died."""
        references = self.references
        with _purging:  # one by one from the end, so that what others append meanwhile stays
            self.bounds = self.bounds[:0]  # first, for a process that is forked meanwhile
            for i in reversed(range(len(references))):
                if references[i]() is None:
                    del references[i]
            self.limit = 2 * len(references) + _FEW


def view_of(tensor: Tensor) -> View | None:
    """What `tensor` knows as a view; None if it is none."""
    alias = getattr(tensor, "_alias", None)
    return alias if alias.__class__ is View else None


def _bounds(view: Tensor | None) -> tuple[int, int]:
    return (0, 0) if view is None else bounds_of(view._data)


def live_views(root: Tensor, near: np.ndarray | None = None) -> Iterator[Tensor]:
    """The views of `root` that somebody holds, parents before what was made of them.

    near: leave out those that have no elements in common with this array, as far as that is easy.
    """
    views = getattr(root, "_alias", None)
    if views.__class__ is not Views:
        return
    for reference in list(views.references) if near is None else views.near(near):
        view = reference()
        if view is not None and (record := view_of(view)) is not None and record.root is root:
            yield view


def shares_memory(view: np.ndarray, array: np.ndarray) -> bool:
    """Whether `view`, which was made of `array`, shows its memory and is no copy."""
    if view is array:
        return True
    base = view.base
    while base is not None:
        if base is array or base is array.base:
            return True
        base = getattr(base, "base", None)  # what as_strided makes has a base with a base
    return False


def track_view(view: Tensor, of: Tensor, op: Operation, *args: Any) -> None:
    """Note that `view`, which `op` made of the tensor `of` and `args`, shares its memory, if it
    does."""
    array, data = of._data, view._data
    base = data.base
    if base is None or (base is not array and base is not array.base):
        if not shares_memory(data, array):
            return
        if data is array:  # an array that owns its memory is no view's (see autograd.views.inplace)
            view._data = array.view()
    register_view(view, of, (op, args, None))


def track_views(views: Sequence[Tensor], of: Tensor, op: Operation, *args: Any) -> None:
    """The same for several views that were made at once."""
    for i, view in enumerate(views):
        if shares_memory(view._data, of._data):
            register_view(view, of, (op, args, i), "many")
            if MODE.marks:
                view.__class__ = of.__class__  # it was marked as no view
                MODE.mark(view)


def register_view(view: Tensor, of: Tensor, step: Step, origin: str | None = None) -> None:
    """Note that `view` is a view of the tensor `of`."""
    if MODE.altered and not is_grad_enabled():
        origin = "both" if origin else "no_grad"
    alias = getattr(of, "_alias", None)
    root = of
    if alias.__class__ is View:
        root = alias.root
        origin = origin or alias.origin
        alias = getattr(root, "_alias", None)
    if alias is None:
        alias = root._alias = Views()
    view._alias = _new_tuple(View, (root, of, step, origin))  # half as long as View(...)
    references = alias.references
    references.append(_reference(view))
    if len(references) > alias.limit:
        alias.purge()


def steps_to(tensor: Tensor) -> list[Step]:
    """The steps that lead to a view from its root."""
    steps = []
    view = view_of(tensor)
    while view is not None:
        steps.append(view.step)
        view = view_of(view.parent)
    steps.reverse()
    return steps


def replay(tensor: Any, steps: Sequence[Step]) -> Any:
    """What the `steps` make of `tensor`."""
    for op, args, nr in steps:
        tensor = op.call((tensor, *args))
        if nr is not None:
            tensor = tensor[nr]
    return tensor


def move_identity(tensor: Tensor, stand_in: Tensor) -> None:
    """Let `stand_in`, which shows the same memory, take the place of `tensor` among its aliases."""
    alias = getattr(tensor, "_alias", None)
    if alias is None:
        return
    root = alias.root if alias.__class__ is View else tensor
    for view in live_views(root):
        old = view._alias
        view._alias = View(
            stand_in if old.root is tensor else old.root,
            stand_in if old.parent is tensor else old.parent,
            old.step,
            old.origin,
        )
    stand_in._alias = alias
    if alias.__class__ is View:  # among the others where it was: before what was made of it
        with _purging:
            references = root._alias.references
            i = next(i for i, reference in enumerate(references) if reference() is tensor)
            references[i] = _reference(stand_in)
    tensor._alias = None


def overlap(a: np.ndarray, b: np.ndarray) -> bool:
    """Whether two arrays may have elements in common; sometimes true where they have none."""
    return bool(np.may_share_memory(a, b))
