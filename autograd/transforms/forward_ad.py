"""Forward mode by dual numbers, with the interface of torch.autograd.forward_ad.

A dual tensor carries a primal and a tangent. An operation on dual tensors runs on the primals, and
its tangent comes from the row's JVP, which the generator derived, or, where a row has none, from
its reverse formula transposed: the cotangent map u -> J^T u is linear, and the cotangent map of
*that* is v -> J v.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any, NamedTuple

import numpy as np

from autograd.array.strides import window_of
from autograd.base.escapes import COPY, note_exit, refuse_tracked
from autograd.base.grad_mode import MODE, is_grad_enabled
from autograd.base.levels import next_level
from autograd.base.ops import batches, duals
from autograd.core import version_counter as clock
from autograd.core.aliases import (
    live_views,
    move_identity,
    overlap,
    register_view,
    replay,
    steps_to,
    view_of,
)
from autograd.core.captures import check_captured
from autograd.core.dispatch import NUMBERS, SHORTCUTS, Operation, number
from autograd.core.runtime import zero_like
from autograd.core.tensor import Tensor
from autograd.core.wrapper import WrapperTensor
from autograd.views.rebase import check_writable, laid_out, shallow_copy, store

__all__ = [
    "UnpackedDualTensor", "dual_level", "enter_dual_level", "exit_dual_level", "make_dual",
    "unpack_dual",
]  # fmt: skip


class _Levels(threading.local):
    open: tuple[int, ...] = ()
    off: tuple[int, ...] = ()  # those at which results have no tangents


_levels = _Levels()


class UnpackedDualTensor(NamedTuple):
    """What `unpack_dual` gives: the primal, and the tangent or None."""

    primal: Tensor
    tangent: Tensor | None


class DualTensor(WrapperTensor):
    """A primal and its tangent at one level; the inner levels are within these two.

    It keeps them in `_state`, so that a plain Tensor into which a dual one is written can become
    one. Memory and history are the primal's.
    """

    __slots__ = ()

    primal = property(lambda self: self._state[0])
    tangent = property(lambda self: self._state[1])
    level = property(lambda self: self._state[2])

    @staticmethod
    def of(primal: Tensor, tangent: Tensor, level: int) -> Tensor:
        """A dual tensor; of batched tensors, a batched dual tensor."""
        if MODE.batches and not (primal.__class__ is tangent.__class__ is Tensor):
            sample = batches.make_batched_dual(primal, tangent, level)
            if sample is not None:
                return sample
        dual = DualTensor()
        dual._state = (primal, tangent, level)
        return dual

    def parts(self) -> tuple[Tensor, ...]:
        return self.primal, self.tangent

    def rebuild(self, change: Callable[[Tensor], Tensor]) -> Tensor:
        return DualTensor.of(change(self.primal), self.tangent, self.level)

    def operate(self, op: Operation, args: Sequence[Any]) -> Any:
        return _operate(op, args, self.level)

    def store(self, target: Tensor, result: Tensor) -> None:
        _store(target, result, self.level)

    def show_view(self, view: Tensor) -> None:
        if view is not self:
            if self.primal._fn is not None and is_grad_enabled():
                check_writable(self.primal)
            move_identity(self, DualTensor.of(*self._state))
            self._state = view._state
            record = view_of(view)
            if record is not None:
                register_view(self, record.parent, record.step, record.origin)
            clock.add_version(self._data, 1)

    def gradients(self, *args: Any) -> Any:
        return grad_of_duals(self.level, *args)

    def call_function(self, function: Any, args: Any, kwargs: Any) -> Any:
        return duals.call_on_duals(function, args, kwargs)

    def __repr__(self) -> str:
        text, at = repr(self.primal), len("tensor(")
        tangent = repr(self.tangent)
        multiline = "\n" in text or "\n" in tangent
        return f"{text[:-1]}{',' + chr(10) + ' ' * at if multiline else ', '}tangent={tangent})"

    def detach(self) -> Tensor:
        """The primal without history, nor tangent."""
        note_exit("detach()")
        return self.primal.detach()

    def detach_(self) -> Tensor:
        """Makes this the primal without history, nor tangent, in place; see `Tensor.detach_`."""
        super().detach_()
        primal = self.primal.detach()
        self.__class__ = primal.__class__
        if primal.__class__ is Tensor:
            self._data, self._fn = primal._data, None
        else:
            self._state = primal._state
        return self

    def __deepcopy__(self, memo: Any = None) -> Tensor:
        refuse_tracked(self, COPY)
        raise RuntimeError(
            "a DualTensor belongs to the transform that made it and cannot be copied or pickled"
        )

    __copy__ = __deepcopy__

    def _is_recorded(self) -> bool:
        return self.level in _levels.open or any(x._is_recorded() for x in self.parts())


def enter_dual_level() -> int:
    """Opens a level at which dual tensors carry tangents; `dual_level` does so for a block. Under
    `autograd.torch` it raises RuntimeError where one is open, as PyTorch's does."""
    if MODE.as_pytorch and _levels.open:
        raise RuntimeError("Nested forward mode AD is not supported at the moment")
    return open_level()


def open_level() -> int:
    """Opens a level within any others, as transforms do."""
    level = next_level()
    _levels.open = (*_levels.open, level)
    return level


def exit_dual_level(*, level: int | None = None) -> None:
    """Closes a level, by default the innermost one.

    Raises RuntimeError if it is not the innermost that is open.
    """
    innermost = _levels.open[-1] if _levels.open else None
    if innermost is None or level not in (None, innermost):
        raise RuntimeError(
            "Trying to exit a forward AD level that was not the last one that was created: "
            f"{'none' if level is None else level} of {list(_levels.open)}. This is not supported."
        )
    _levels.open = _levels.open[:-1]


def dual_level() -> AbstractContextManager[int]:
    """The scope in which dual tensors carry tangents."""
    return scope(enter_dual_level)


@contextmanager
def scope(enter: Callable[[], int] = open_level) -> Iterator[int]:
    """`dual_level` for transforms, which nest under `autograd.torch`, too."""
    level = enter()
    try:
        yield level
    finally:
        _levels.open = tuple(each for each in _levels.open if each != level)


@contextmanager
def _set_fwd_grad_enabled(mode: bool) -> Iterator[None]:
    """A block in which, unless `mode`, results have no tangents at the levels that are open."""
    before = set_levels_off(() if mode else None)
    try:
        yield
    finally:
        set_levels_off(before)


def set_levels_off(levels: tuple[int, ...] | None = None) -> tuple[int, ...]:
    """Makes `levels`, by default those that are open, the ones at which results other than views
    have no tangents; returns which these were before."""
    before, _levels.off = _levels.off, _levels.open if levels is None else levels
    return before


def current_level() -> int:
    """The number of the innermost level that is open, from 0; -1 if there is none."""
    return len(_levels.open) - 1


def make_dual(tensor: Tensor, tangent: Tensor, *, level: int | None = None) -> Tensor:
    """`tensor` with a `tangent` of the same shape and dtype, at `level` or the innermost one.

    Raises RuntimeError outside of `dual_level`, for what is dual at that level already and for a
    tangent of another shape, ValueError for a dtype that has no derivative or a tangent of another.
    """
    if level is None:
        if not _levels.open:
            raise RuntimeError(
                "Trying to create a dual Tensor for forward AD but no level exists, make sure to "
                "enter_dual_level() first."
            )
        level = _levels.open[-1]
    if tensor.dtype.kind not in "fc":
        raise ValueError(
            f"Expected primal to be floating point or complex, but got: {tensor.dtype}"
        )
    check_shape(tensor, tangent)
    if tangent.dtype.kind not in "fc":
        raise ValueError(
            f"Expected tangent to be floating point or complex, but got: {tangent.dtype}"
        )
    if tangent.dtype != tensor.dtype:
        raise ValueError(f"Expected tangent of dtype {tensor.dtype}, but got dtype {tangent.dtype}")
    for given, what in (
        (tensor, "Making a dual Tensor based on a Tensor that already has"),
        (tangent, "Setting a forward grad that itself has"),
    ):
        if given.__class__ is not Tensor and _split(given, level)[1] is not None:
            raise RuntimeError(
                f"{what} a forward gradient at the same level {level} is not supported."
            )
    return DualTensor.of(tensor, tangent, level)


def check_shape(primal: Tensor, tangent: Tensor) -> None:
    """Raises RuntimeError unless both have one shape."""
    if tangent.shape != primal.shape:
        raise RuntimeError(
            "Trying to set a forward gradient that has a different size than that of the original "
            f"Tensor, this is not supported. Tensor is of size {list(primal.shape)} while the "
            f"given forward gradient is of size {list(tangent.shape)}."
        )


def unpack_dual(tensor: Tensor, *, level: int | None = None) -> UnpackedDualTensor:
    """The primal and the tangent of `tensor` at `level` or the innermost one; None for the tangent
    of one that has none."""
    if level is None:
        level = _levels.open[-1] if _levels.open else 0
    return UnpackedDualTensor(*_split(tensor, level))


def grad_of_duals(
    level: int,
    outputs: Sequence[Tensor],
    inputs: Sequence[Tensor],
    grad_outputs: Any,
    retain_graph: bool,
    create_graph: bool,
    allow_unused: bool,
) -> tuple[Tensor | None, ...]:
    """`autograd.grad` where outputs are dual: the gradients are dual too (forward over reverse).

    The tangent of J(x)^T u along t is d/dx <u, J(x) t>, since second derivatives commute: the
    gradient of the outputs' tangents.
    """
    from autograd.core.engine import grad

    pairs = [_split(x, level) for x in outputs]
    if not isinstance(grad_outputs, (list, tuple)):
        grad_outputs = [grad_outputs] * len(outputs)
    seeds = [_split(u, level) for u in grad_outputs]
    leaves = [_split(x, level)[0] for x in inputs]
    primals = [primal for primal, _ in pairs]
    cotangents = [u for u, _ in seeds]
    found = grad(primals, leaves, cotangents, True, create_graph, allow_unused=allow_unused)
    terms = [
        (tangent, u)
        for (_, tangent), (u, _) in zip(pairs, seeds, strict=True)
        if tangent is not None and tangent._fn is not None
    ]
    terms += [
        (primal, du)
        for primal, (_, du) in zip(primals, seeds, strict=True)
        if du is not None and primal._fn is not None
    ]
    moving: Sequence[Tensor | None] = [None] * len(leaves)
    if terms:
        ys, us = map(list, zip(*terms, strict=True))
        moving = grad(ys, leaves, us, retain_graph, create_graph, allow_unused=True)
    return tuple(
        g if g is None or dg is None else DualTensor.of(g, dg, level)
        for g, dg in zip(found, moving, strict=True)
    )


def _operate(op: Operation, args: Sequence[Any], level: int) -> Any:
    """`op` on arguments some of which are dual at `level`."""
    primals = list(args)
    tangents: dict[int, Any] = {}
    for i in op.tensors:
        x = primals[i]
        if x.__class__ is DualTensor and x._state[2] == level:
            primals[i], tangents[i], _ = x._state
    for i in op.lists:
        pairs = [_split(x, level) for x in args[i]]
        primals[i], tangents[i] = [p for p, _ in pairs], [t for _, t in pairs]
    if MODE.batches:
        batch = batches.batch_of(op, primals)
        if batch:
            return batches.operate_on_batched_duals(op, args, level, batch)
    result = op.call(primals)
    given = [tangents.get(i) for i in op.edges]
    if not _differentiable(result) or not any(map(_some, given)):
        return result
    if level in _levels.off and not _is_view(result):
        return result
    if op.jvp is not None:
        tangent = op.jvp(result, *primals, *given)
    else:
        try:
            tangent = duals.transposed(op, primals, tangents, result)
        except NotImplementedError as error:
            raise NotImplementedError(
                f"Trying to use forward AD with {op.name} that does not support it because it has "
                "not been implemented yet."
            ) from error
    if not isinstance(result, tuple):
        return _dual(result, tangent, level, op, args, None)
    return type(result)([
        _dual(x, t, level, op, args, i)
        for i, (x, t) in enumerate(zip(result, tangent, strict=True))
    ])  # fmt: skip


def _shortcut(op: Operation, args: Sequence[Any]) -> Any:
    """A call whose first argument is dual, if the others are dual at its level, plain, or numbers
    beside it."""
    first = args[0]
    level = first._state[2]
    if op.lists:
        return NotImplemented
    for i in op.tensors:
        x = args[i]
        cls = x.__class__
        if cls is Tensor or (cls is DualTensor and x._state[2] == level):
            continue
        if x is None and i in op.optional:
            continue
        if cls not in NUMBERS or x == 0 or len(op.tensors) != 2:
            return NotImplemented
        args = [*args[:i], number(x, cls, first._data.dtype), *args[i + 1 :]]
    return _operate(op, args, level)


SHORTCUTS[DualTensor] = _shortcut


def _dual(
    result: Tensor, tangent: Any, level: int, op: Operation, args: Sequence[Any], nr: int | None
) -> Tensor:
    """A result with its tangent, a view of the first argument where its primal is a view."""
    if tangent is None or result._data.dtype.kind not in "fc":
        return result
    dual = DualTensor.of(result, tangent, level)
    view = view_of(result)
    if view is not None and isinstance(dual, DualTensor) and isinstance(args[0], DualTensor):
        register_view(dual, args[0], (op, tuple(args[1:]), nr), view.origin)
    return dual


def _store(target: Tensor, result: Tensor, level: int) -> None:
    """Writes `result` into `target`, one of which is dual at `level`: the primal into the primal,
    and the tangent of the base and of its other views follows."""
    primal, tangent = _split(result, level)
    if level in _levels.off:
        return store(_split(target, level)[0], primal)
    if tangent is None:
        tangent = zero_like(primal)
    seen = view_of(target)
    base: Any = target if seen is None else seen.root
    if not (isinstance(base, DualTensor) and base.level == level):
        _make_dual_in_place(base, level)
    assert isinstance(target, DualTensor)
    store(target.primal, primal)
    target._state = (target.primal, tangent, level)
    if target is not base:
        steps = steps_to(target)
        if MODE.batches:  # the tangent may have a value per sample where that of the base has one
            base._state = (base.primal, batches.lift_as(base.tangent, tangent), level)
        moved = _laid_out(base, target)
        store(replay(moved, steps), tangent)
        base._state = (base.primal, moved, level)
    for view in live_views(base):
        if (
            view is not target
            and isinstance(view, DualTensor)
            and overlap(view._data, target._data)
        ):
            record = view_of(view)
            assert record is not None
            assert isinstance(record.parent, DualTensor)
            view._state = (view.primal, replay(record.parent.tangent, [record.step]), level)


def _laid_out(base: Any, target: Tensor) -> Tensor:
    """A clone of the tangent of `base`, in which its view `target` has the place that it has in the
    primal."""
    if isinstance(base._data, np.ndarray):
        return laid_out(base.tangent, window_of(base._data, target._data))
    return base.tangent.clone()  # while a function is traced there is no memory


def _make_dual_in_place(base: Tensor, level: int) -> None:
    """Makes `base` and all its views dual at `level`, with tangents of zero. Raises as
    `check_captured`."""
    check_captured(base)
    primal = shallow_copy(base)
    views = list(live_views(base))
    states = [(base, primal, zero_like(primal))]
    for tensor, value, tangent in states:
        tensor.__class__ = DualTensor
        tensor._state = (value, tangent, level)
        if not views:
            continue
        view = views.pop(0)
        parent: Any = view_of(view).parent  # type: ignore[union-attr]
        step = [view_of(view).step]  # type: ignore[union-attr]
        states.append((view, replay(parent.primal, step), replay(parent.tangent, step)))


def _split(value: Any, level: int) -> tuple[Any, Any]:
    if isinstance(value, DualTensor):
        return (value.primal, value.tangent) if value.level == level else (value, None)
    if MODE.batches and isinstance(value, Tensor):
        return batches.split_batched_dual(value, level)
    return value, None


def _some(tangent: Any) -> bool:
    """Whether there is a tangent; of a list of tensors, whether one of them has one."""
    if tangent.__class__ is list:
        return any(t is not None for t in tangent)
    return tangent is not None


def _is_view(result: Any) -> bool:
    """Whether an output, of several the first, is a view."""
    first = result[0] if isinstance(result, tuple | list) else result
    return isinstance(first, Tensor) and view_of(first) is not None


def _differentiable(result: Any) -> bool:
    if isinstance(result, Tensor):
        return result._data.dtype.kind in "fc"
    outputs = result if isinstance(result, tuple) else ()
    return any(isinstance(x, Tensor) and x.dtype.kind in "fc" for x in outputs)
