"""In-place operations: the out-of-place row, and its result written into the memory of `self`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.array.strides import REPEATS, repeats
from autograd.base.dtypes import scalar_type
from autograd.base.errors import wrong_type
from autograd.base.grad_mode import MODE, enable_grad, is_grad_enabled
from autograd.base.registry import registry
from autograd.core import version_counter as clock
from autograd.core.aliases import live_views, register_view, view_of
from autograd.core.dispatch import OPERATIONS, PYTHON_NUMBERS, Operation, check_number
from autograd.core.node import Node
from autograd.core.protocol import TensorSubclass
from autograd.core.saved_tensor_hooks import hooks_hold, packed_later
from autograd.core.tensor import LEAF, Tensor, from_array
from autograd.kernels.large import NATIVE
from autograd.views.rebase import (
    check_writable,
    has_history,
    rebase,
    renew,
    shallow_copy,
    store,
    swap_out,
    unhooked,
    unlock,
)


def in_place(op: Operation, into: Callable[..., Any], self: Tensor, *args: Any) -> Tensor:
    """Writes the result of `op` into the memory of `self`; returns `self`.

    into: the same computation on arrays, which writes into the first. Raises RuntimeError, before
    anything is written, if the operation is recorded and `self` is a leaf that requires grad, a
    view of one, or a view that cannot be written (`autograd.views.rebase.check_writable`), and if
    the result has another shape or a dtype that `self` cannot hold.
    """
    special = self.__class__ is not Tensor and _is_special(op, self)
    if MODE.settle is not None and not special:
        MODE.settle(None, op, self, *args)
    fn = self._fn
    target = self._data
    if not special and not target.flags.writeable:
        unlock(self, target)
    # With arguments of its own shape and dtype, the ufunc itself writes into the array.
    fits = not special and (target.base is None or not repeats(target))
    differentiable = fn is not None
    arrays = []
    for x in args:
        cls = x.__class__
        if cls is Tensor:
            if x._fn is not None:
                differentiable = True
            x = x._data
            if x.dtype is not target.dtype or (x.ndim and x.shape != target.shape):
                fits = False
        elif cls is not float and cls is not int and cls is not bool and x is not None:
            fits = False
            if isinstance(x, Tensor):
                special = special or (isinstance(x, TensorSubclass) and x.store is not None)
                differentiable = differentiable or x._fn is not None
        arrays.append(x)
    if MODE.as_pytorch and registry[op.name].numbers:
        for i in op.tensors:
            if i and isinstance(args[i - 1], PYTHON_NUMBERS):
                check_number(op, i, (self, *args), target.dtype)
    if special:
        return _store_result(op, self, args)
    if not differentiable:  # unless what shares the memory is
        differentiable = has_history(self)
    recorded = differentiable and (not MODE.altered or is_grad_enabled())
    if recorded and target.dtype.kind in "fc":
        return _recorded(op, self, args)
    if fits and (args or target.dtype.kind != "c" or MODE.settle is None):
        try:
            if target.size < NATIVE.least or not NATIVE.written(op, target, *arrays):
                into(target, *arrays)
        # A result that `target` cannot hold, or a kernel that takes no plain numbers.
        except (TypeError, AttributeError, ValueError, OverflowError):
            fits = False
    else:
        fits = False
    if not fits:
        result = op.call((from_array(target), *args))
        if not isinstance(result, Tensor):
            return result  # of an operand's own operator: ``x *= value`` is ``x = x * value``
        _check_kind(op, target.dtype, result.dtype)
        check_write(target, result._data)
        np.copyto(target, result._data, casting="unsafe")
    self._settle_version()
    clock.record_write(target, 3)
    return self


def _is_special(op: Operation, self: Any) -> bool:
    """Whether `self` is of a class that operations are not written for; raises for no Tensor."""
    if not isinstance(self, Tensor):
        raise wrong_type(f"{op.name}_", "input", "Tensor", self)
    if not isinstance(self, TensorSubclass):
        return False
    self.check_write()
    return self.store is not None


def _check_kind(op: Operation, target: Any, result: Any) -> None:
    """Raises RuntimeError where PyTorch writes no results of another dtype: what is real of complex
    numbers, and what a row computes in a dtype of its own."""
    if MODE.settle is None or op.kind != "pointwise" or target == result:
        return
    if target.kind == "c" and result.kind == "f" and not op.lists and len(op.tensors) == 1:
        raise RuntimeError(f"In-place {op.name} is not supported for complex tensors.")
    if registry[op.name].dtypes == ("own",):
        raise RuntimeError(
            f"the base given to {op.name}_ has dtype {scalar_type(target)} but the operation's "
            f"result requires dtype {scalar_type(result)}"
        )


def check_write(target: Any, data: Any) -> None:
    """Raises RuntimeError unless `data` can be written into `target`."""
    if data.shape != target.shape:
        raise RuntimeError(
            f"output with shape {list(target.shape)} doesn't match the broadcast shape "
            f"{list(data.shape)}"
        )
    check_cast(data.dtype, target.dtype)
    if isinstance(target, np.ndarray) and repeats(target):  # else it is no memory of its own
        raise RuntimeError(REPEATS)


_RANKS = {kind: rank for rank, kinds in enumerate(("b", "iu", "f", "c")) for kind in kinds}


def check_cast(found: Any, wanted: Any) -> None:
    """Raises RuntimeError unless results of the dtype `found` can be written as `wanted`: integers
    as any others, as in PyTorch."""
    if _RANKS[found.kind] > _RANKS[wanted.kind]:
        raise RuntimeError(
            f"result type {scalar_type(found)} can't be cast to the desired output type "
            f"{scalar_type(wanted)}"
        )


def _recorded(op: Operation, self: Tensor, args: tuple[Any, ...]) -> Tensor:
    check_writable(self)
    if not hooks_hold():
        return _computed(op, self, args)
    with packed_later():
        return _computed(op, self, args)


def _computed(op: Operation, self: Tensor, args: tuple[Any, ...]) -> Tensor:
    result = op.call((unhooked(self), *args))
    if not isinstance(result, Tensor):
        return result  # as in `in_place`
    target, data = self._data, result._data
    _check_kind(op, target.dtype, data.dtype)
    check_write(target, data)
    node = result._fn
    if not isinstance(node, Node):
        return settled(self, result, args)
    if result.dtype != self.dtype:
        _own_memory(node, target, None)
        return settled(self, result, args)
    replaced = _own_memory(node, target, data)
    np.copyto(target, data)
    self._settle_version()
    clock.record_write(target, 3)
    if replaced:  # what it saved of the target is the result of this write
        node.stamp = clock.next_stamp()
    rebase(self, node)
    return self


def _own_memory(node: Node, target: np.ndarray, data: np.ndarray | None) -> bool:
    """Prepare what `node` saved for `data`, the result, being written to `target`: old values that
    the formulas read are copied, and the target serves for the result (with None, the result stays
    an array of its own). Whether it does, and nothing else that was saved is in its memory."""
    if not node.saved:
        return False
    result_saved = False
    clean = True
    saved = list(node.saved)
    for i, (array, edge) in enumerate(zip(saved, node.saved_edges, strict=True)):
        if data is not None and array is data:
            saved[i] = target
            result_saved = True
        elif array is target and edge == 0:
            saved[i] = array.copy()
        elif isinstance(array, tuple):
            clean = clean and not any(np.may_share_memory(x, target) for x in array)
        elif isinstance(array, np.ndarray) and np.may_share_memory(array, target):
            clean = False
    node.saved = tuple(saved)
    return result_saved and clean


def settled(self: Tensor, result: Tensor, args: tuple[Any, ...]) -> Tensor:
    """Stores a recorded result in `self`; returns `self`. If it has no history, as that of a
    comparison, all that it was made of gets a zero gradient.

    Raises RuntimeError if the dtype of `self` cannot hold it.
    """
    check_cast(result.dtype, self.dtype)
    if result._fn is None:
        copy = OPERATIONS["copy"].call
        for x in (*args, self):
            if isinstance(x, Tensor) and x._fn is not None:
                result = copy(((x.real if x.is_complex() else x).expand(self.shape), result))
    if result.dtype != self.dtype:
        result = result.to(self.dtype)
    store(self, result)
    return self


def _store_result(op: Operation, self: Tensor, args: tuple[Any, ...]) -> Tensor:
    """`in_place` for tensors that operations are not written for, such as dual ones."""
    if is_grad_enabled() and has_history(self):
        check_writable(self)
    result = op.call((copy_if_recording(self), *args))
    if isinstance(result, (np.ndarray, np.generic)):  # of a traced value without a derivative
        result = from_array(np.asarray(result))
    check_write(self._data, result._data)
    return settled(self, result, args)


def view_in_place(op: Operation, self: Tensor, *args: Any) -> Tensor:
    """Lets `self` show its memory as the view that `op` makes of it; returns `self`.

    No data is written, though it counts as a write. Raises RuntimeError if the operation is
    recorded and `self` cannot be written (`autograd.views.rebase.check_writable`).
    """
    if isinstance(self, TensorSubclass) and _is_special(op, self):
        self.show_view(op.call((self, *args)))
        return self
    if has_history(self) and is_grad_enabled():
        check_writable(self)
    seen = view_of(self) is not None or any(True for _ in live_views(self))
    old = swap_out(self) if seen else shallow_copy(self)
    # A result keeps its history in any mode: its gradient must get back the old shape.
    with enable_grad():
        result = op.call((old, *args))
    self._data = result._data
    self._alias = None
    view = view_of(result)
    if seen and view is not None:
        register_view(self, view.parent, view.step, view.origin)
    if self._fn is not LEAF:
        renew(self, result._fn)
    clock.add_version(self._data, 1)
    return self


def copy_if_recording(target: Tensor) -> Tensor:
    """What to compute from if the result goes to the memory of `target`: where operations are
    recorded, a copy with the same history, since nodes may save it."""
    if not is_grad_enabled():
        return target
    if target.__class__ is not Tensor:
        return target.clone()
    return from_array(target._data.copy(), target._fn)


def overwrite(target: Tensor, source: Tensor, result: Tensor) -> Tensor:
    """Writes `result`, computed from `source`, into the memory of `target`; returns `target`.

    Nothing is written where the result is the source itself. Raises RuntimeError for a result of a
    dtype that the target does not hold.
    """
    if result is source:
        return target
    check_cast(result.dtype, target.dtype)
    return target.copy_(result)
