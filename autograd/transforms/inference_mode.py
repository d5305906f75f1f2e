"""Inference mode: nothing is recorded, and results are marked so that none is recorded later.

While a thread is in the mode, `MODE.born` makes its new tensors `InferenceTensor`s.
Generated functions know plain Tensors only and hand these to `autograd.core.dispatch.dispatch`,
where the rules are applied. Who makes a tensor that is not recorded asks `MODE.marks` for it.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any, Self, overload

import numpy as np

from autograd.array.duck_array import leaves
from autograd.base.context_decorator import ScopeDecorator
from autograd.base.errors import wrong_type
from autograd.base.grad_mode import MODE, _local, _set, in_inference
from autograd.base.locks import Shared
from autograd.core.aliases import view_of
from autograd.core.captures import note_birth
from autograd.core.dispatch import SHORTCUTS, Operation
from autograd.core.node import Node, Output, accumulate_grad_of
from autograd.core.protocol import TensorSubclass
from autograd.core.tensor import LEAF, Tensor
from autograd.core.version_counter import next_stamp
from autograd.transforms.forward_ad import set_levels_off

_SAVED = (
    "Inference tensors cannot be saved for backward. Please do not use Tensors created in "
    "inference mode in computation tracked by autograd. To work around this, you can make a clone "
    "to get a normal tensor and use it in autograd, or use `no_grad()` instead of "
    "`inference_mode()`."
)
_WRITTEN = (
    "Inplace update to inference tensor outside InferenceMode is not allowed. You can make a "
    "clone to get a normal tensor before doing inplace update."
)


class InferenceTensor(TensorSubclass):
    """A Tensor that was made in inference mode. Outside it may be read, but neither be written
    nor saved for a backward pass."""

    __slots__ = ()

    copied_as = Tensor

    @property
    def requires_grad(self) -> bool:
        """Whether gradients are computed for this tensor."""
        return self._fn is not None

    @requires_grad.setter
    def requires_grad(self, value: bool) -> None:
        if value and not _local.inference:
            raise RuntimeError(
                "Setting requires_grad=True on inference tensor outside InferenceMode is not "
                "allowed."
            )
        Tensor.requires_grad.fset(self, value)  # type: ignore[attr-defined]

    @property
    def _version(self) -> int:
        raise RuntimeError("Inference tensors do not track version counter.")

    def is_inference(self) -> bool:
        """True: it was made in inference mode."""
        return True

    def detach(self) -> Tensor:
        """A tensor of the same memory that does not require grad."""
        return _marked(super().detach())

    def check_write(self) -> None:
        """Raises RuntimeError unless this is inference mode."""
        if not _local.inference:
            raise RuntimeError(_WRITTEN)

    def __setitem__(self, index: Any, value: Any) -> None:
        self.check_write()
        super().__setitem__(index, value)

    def operate(self, op: Operation, args: Sequence[Any]) -> Any:
        return _operate(op, args)


class inference_mode(ScopeDecorator):  # noqa: N801  (PyTorch's name)
    """Operations inside are not recorded, as in `no_grad`, and their results never will be.

    mode: True, or False for a block of normal mode inside of inference mode. A tensor that was
    made inside (``is_inference()``) is refused outside, with RuntimeError, where it would be
    written in place, saved for a backward pass or made to require grad; a clone of it is normal.
    Also a decorator, with parentheses or without. `enable_grad` has no effect inside, and forward
    mode passes no tangents on, but of views.

    >>> import autograd as ag
    >>> x = ag.tensor(1.0, requires_grad=True)
    >>> with ag.inference_mode():
    ...     y = x * 2
    >>> y.requires_grad, y.is_inference()
    (False, True)
    """

    mode: bool
    # What held before the blocks entered with this object: (outer ones, inference, recording,
    # levels without tangents).
    _previous: Any = None

    @overload
    def __new__(cls, mode: bool = True) -> Self: ...
    @overload
    def __new__(cls, mode: Callable[..., Any]) -> Any: ...
    def __new__(cls, mode: Any = True) -> Any:
        if isinstance(mode, bool):
            instance = super().__new__(cls)
            instance.mode = mode
            return instance
        if not callable(mode):
            raise wrong_type("inference_mode", "mode", "bool", mode)
        return cls()(mode)

    def __enter__(self) -> None:
        if self.mode:
            _blocks.__enter__()
        inference = in_inference(self.mode)
        off = set_levels_off(None if self.mode else ())
        self._previous = (self._previous, inference, _set(not self.mode), off)

    def __exit__(self, *exc_info: object) -> None:
        self._previous, inference, recording, off = self._previous
        set_levels_off(off)
        in_inference(inference)
        _set(recording)
        if self.mode:
            _blocks.__exit__()

    def _fresh(self) -> inference_mode:
        return inference_mode(self.mode)


def _mark(tensor: Tensor) -> Tensor:
    """A new tensor as its maker returns it: an InferenceTensor if this thread is in the mode and it
    is no view of a normal one."""
    if not _local.inference:
        return note_birth(tensor)
    view = view_of(tensor)
    if view is None or view.root.__class__ is InferenceTensor:
        return _marked(tensor)
    tensor._alias = view._replace(origin="inference")
    return tensor


MODE.born = _mark
_blocks = Shared(*(functools.partial(MODE.set_marks, "inference", on) for on in (True, False)))


_SIMPLE = frozenset({Tensor, int, float, bool, str, slice, tuple, np.dtype, type(None), type(...)})


def _shortcut(op: Operation, args: Sequence[Any]) -> Any:
    """The call in inference mode, if all arguments are tensors, numbers and the like."""
    if not _local.inference:
        return NotImplemented
    values = []
    for x in args:
        cls = x.__class__
        if cls is InferenceTensor:
            alias = Tensor()
            alias._data = x._data
            alias._fn = None
            values.append(alias)
        elif cls in _SIMPLE:
            values.append(x)
        else:
            return NotImplemented
    result = op.call(values) if op.keywords else op.function(*values)
    if result.__class__ is Tensor:  # an argument itself, or a view of one
        return next((x for x, v in zip(args, values, strict=True) if v is result), _marked(result))
    if isinstance(result, tuple):
        for each in result:
            _marked(each)
    return result


SHORTCUTS[InferenceTensor] = _shortcut


def _operate(op: Operation, args: Sequence[Any]) -> Any:
    """`op` on arguments some of which are inference tensors, in inference mode or outside."""
    aliases: dict[int, tuple[Tensor, Tensor]] = {}  # id of the alias -> (alias, tensor)
    before = next_stamp()
    result = op.call([_plain(x, aliases) for x in args])
    outputs = result if isinstance(result, tuple) else (result,)
    if not _local.inference:
        for out in outputs:
            if isinstance(out, Tensor):
                _check_saved(out, before, [alias._data for alias, _ in aliases.values()])
    found = [_known(out, aliases) for out in outputs]
    if not isinstance(result, tuple):
        return found[0]
    return result if all(a is b for a, b in zip(found, result, strict=True)) else tuple(found)


def _plain(x: Any, aliases: dict[int, tuple[Tensor, Tensor]]) -> Any:
    """An argument with plain Tensors, which are added to `aliases`, for inference tensors."""
    if isinstance(x, (list, tuple)):
        return type(x)(_plain(each, aliases) for each in x) if type(x) in (list, tuple) else x
    if x.__class__ is not InferenceTensor:
        return x
    alias = Tensor()
    alias._data = x._data
    alias._fn = accumulate_grad_of(x) if x._fn is LEAF else x._fn
    alias._grad = None
    aliases[id(alias)] = (alias, x)
    return alias


def _known(out: Any, aliases: dict[int, tuple[Tensor, Tensor]]) -> Any:
    """An output as the caller gets it: an argument as itself, a view of one marked as it is."""
    if id(out) in aliases:
        return aliases[id(out)][1]
    view = out.__class__ is Tensor and out._fn is None and out._data.base is not None
    if view and any(np.may_share_memory(out._data, a._data) for a, _ in aliases.values()):
        return _marked(out)
    return out


def _marked(tensor: Tensor) -> Tensor:
    if tensor.__class__ is Tensor:
        tensor.__class__ = InferenceTensor
    return tensor


def _check_saved(out: Tensor, before: int, arrays: list[np.ndarray]) -> None:
    """Raises RuntimeError if a node later than the stamp `before` has saved one of `arrays`."""
    todo = [out.grad_fn]
    seen: set[Any] = set()
    while todo:
        node = todo.pop()
        if node is None or node.stamp > before or node in seen:
            continue
        seen.add(node)
        if any(value is array for value in leaves(node.saved or ()) for array in arrays):
            raise RuntimeError(_SAVED)
        for edge in node.edges:
            end = edge.node if isinstance(edge, Output) else edge
            if isinstance(end, Node):
                todo.append(end)
